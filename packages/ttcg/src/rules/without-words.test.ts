import { createGame, fingerprint, randomFrom } from '@cardscape/kernel';
import { walk } from '@cardscape/kernel/testing';
import { describe, expect, it } from 'vitest';
import { checkDeck } from '../decks/legality.ts';
import { builtIn } from '../testing/built-in.ts';
import { crowdedPosition, stockOf } from '../testing/directed.ts';
import { cardBook, nameOf } from './book/book.ts';
import { deckKeys } from './book/deck-keys.ts';
import { EDITIONS, type EditionName } from './book/editions.ts';
import { SEPARATOR } from './book/program.ts';
import type { Question } from './position/question.ts';
import type { TtcgState } from './position/state.ts';
import { type TtcgOptions, ttcgRules } from './ttcg.ts';

const set = builtIn.cardSet;
const rules = ttcgRules(cardBook(set));
const game = createGame(rules);
/** The same game, told in other words. */
const reworded = createGame({
  ...rules,
  prompt: () => 'Was nun?',
  label: () => 'Dies.',
  narrate: () => ['Etwas geschieht.'],
  ending: () => 'genug gespielt',
});

const editions = Object.keys(EDITIONS) as EditionName[];

function optionsFor(edition: EditionName): TtcgOptions {
  const [one = [], two = one] = builtIn.decks
    .filter((deck) => checkDeck(deck, set, EDITIONS[edition]).length === 0)
    .map(deckKeys);
  return { edition, decks: [one, two] };
}

describe.each(editions)('positions of edition %s', (edition) => {
  it('are the same in whatever words the game is told', () => {
    for (const seed of ['one', 'two']) {
      const { state } = game.setup(optionsFor(edition), seed);
      let other = reworded.setup(optionsFor(edition), seed).state;
      expect(fingerprint(other)).toBe(fingerprint(state));
      for (const { choice, after } of walk(game, state, randomFrom(seed))) {
        other = reworded.decide(other, choice).state;
        expect(fingerprint(other)).toBe(fingerprint(after.state));
      }
    }
  });

  it('keep no words: only kinds, names of zones and designs', () => {
    const random = randomFrom(`words ${edition}`);
    const stock = stockOf(set, edition);
    const strange = new Set<string>();
    const asked = new Set<Question['ask']>();
    const look = (state: TtcgState) => {
      if (state.question) asked.add(state.question.ask);
      for (const text of textsIn(state)) if (!isKnown(text)) strange.add(text);
    };
    for (const seed of ['one', 'two', 'three'])
      for (const { after } of walk(game, game.setup(optionsFor(edition), seed).state, random))
        look(after.state);
    // Crowded tables ask more, and of more kinds.
    for (let place = 0; place < stock.designs.length; place += 7) {
      const star = stock.designs[place];
      if (!star) continue;
      let left = 40;
      for (const { after } of walk(game, crowdedPosition(stock, star, random), random)) {
        look(after.state);
        if (--left === 0) break;
      }
    }
    expect([...strange]).toEqual([]);
    expect([...asked]).toEqual(expect.arrayContaining(['cards', 'whether', 'place']));
  });
});

/** Every text of some data. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** Parts of a turn, as the language of effects calls them: the only kinds of more than one word. */
const PARTS = ['draw phase', 'main phase', 'battle phase'];

/** Is this a kind, or the name of a zone or a design, alone or in the key of an act? */
function isKnown(text: string): boolean {
  return (
    /^[\w.-]*$/.test(text) ||
    PARTS.includes(text) ||
    set.find(nameOf(text)) !== undefined ||
    (text.includes(SEPARATOR) && set.find(text.split(SEPARATOR)[0] ?? '') !== undefined)
  );
}

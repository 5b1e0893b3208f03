import { randomFrom, randomPicks } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { builtIn } from '../../testing/built-in.ts';
import { isOffered, scene } from '../../testing/scene.ts';
import { deckFaults, deckKeys } from '../../tools.ts';
import { cardBook } from '../book/book.ts';
import { EDITIONS, type EditionName } from '../book/editions.ts';
import { allActive, sheetOf } from '../position/duel.ts';
import { effectLink } from '../position/link.ts';
import { openDuel } from '../position/open-duel.ts';
import { scopeOf } from '../position/scope.ts';
import { foresee } from './foresee.ts';

const { game } = builtIn;
const book = cardBook(builtIn.cardSet);

it.each(Object.keys(EDITIONS) as EditionName[])(
  'what is foreseen of a payment is what comes of trying it (%s)',
  (edition) => {
    const decks = builtIn.decks
      .filter((deck) => deckFaults(builtIn, deck, edition).length === 0)
      .map(deckKeys);
    const random = randomFrom(`foresee ${edition}`);
    const foreseen = { every: 0, some: 0, none: 0 };
    for (let run = 0; run < 12; run++) {
      const pair = [decks[run % decks.length], decks[(run * 5 + 2) % decks.length]] as const;
      const options = { edition, decks: [pair[0] ?? [], pair[1] ?? []] as const };
      const { state } = game.setup(options, `foresee ${run}`);
      for (let step = 0; step < 150; step++) {
        const decision = game.decision(state);
        if (decision.ask !== 'pick') break;
        const duel = openDuel(book, state);
        for (const id of allActive(duel))
          for (const effect of [0, 1] as const) {
            const program = sheetOf(duel, id).programs[effect];
            if (!program.first.entangled || state.question) continue;
            const link = effectLink(duel, id, effect);
            for (const eyes of [link.seat, 'public'] as const) {
              const told = foresee(duel, scopeOf(link), program, eyes);
              if (told === undefined) continue;
              foreseen[told]++;
              expect(duel.tryPaying(duel, link, eyes), program.key).toBe(told !== 'none');
            }
          }
        game.advance(state, decision, randomPicks(decision, random));
      }
    }
    expect(foreseen.every + foreseen.some + foreseen.none).toBeGreaterThan(20);
  },
);

describe('what only trying can tell is not foreseen', () => {
  const text = 'Destroy one unit you control to destroy one rank 1 enemy unit.';
  const noFoe = { opponent: { units: [] } };

  it('where nothing is left to destroy, it is not offered', () => {
    expect(isOffered(text, { you: { units: ['Ember'] } })).toBe(true);
    expect(isOffered(text, { you: { units: ['Ember'] }, ...noFoe })).toBe(false);
  });

  it('a payment with the last points ends the game, and nothing comes after it', () => {
    expect(isOffered(text, { you: { units: ['Ember'], points: 1 }, ...noFoe })).toBe(true);
  });

  it('a payment may be replaced: who does that is asked, and nobody knows before', () => {
    const cards = {
      Ward: {
        type: 'spell',
        effects: ['If a unit would be destroyed, you may draw one card instead.'],
      },
    } as const;
    expect(isOffered(text, { you: { units: ['Ember'] }, cards, ...noFoe })).toBe(true);
  });

  it('what is equipped to the unit that is paid with goes with it', () => {
    const cards = {
      Ember: { effects: ['Equip this card to one other unit you control.'] },
    } as const;
    const on = { cards, you: { units: ['Ember', 'Drake'] }, ...noFoe };
    const at = scene('Destroy one unit you control to destroy one rank 1 unit.', on);
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(true);
    at.use('Ember').pass();
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
  });
});

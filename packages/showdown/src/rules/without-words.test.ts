import { createGame, fingerprint, type Game, randomFrom, randomPicks } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { starPosition } from '../fuzz/star-position.ts';
import { coreBook } from '../testing/built-in.ts';
import { hero, mob, table } from '../testing/sketches.ts';
import { buildPosition } from '../trial/build-position.ts';
import { ZONE_NAMES } from './position/slots.ts';
import type { ShowdownState } from './position/state.ts';
import { showdown, showdownRules } from './showdown.ts';
import { proceed } from './turn/proceed.ts';

const MATCHES = 24;
const STEPS = 50;

const book = coreBook();

type Play = Pick<Game<ShowdownState>, 'decision' | 'advance'>;

/** Random choices from crowded positions, with every position on the way. */
function* walked(game: Play, number: number): Generator<ShowdownState> {
  const random = randomFrom(`words ${number}`);
  const star = book.sheets[(number * 7) % book.sheets.length];
  if (!star) throw new Error('the book is empty');
  const state = buildPosition(book, starPosition(book, star.design, number, random));
  proceed(book, state, undefined);
  yield state;
  for (let step = 0; step < STEPS; step++) {
    const decision = game.decision(state);
    if (decision.ask === 'over') return;
    game.advance(state, decision, randomPicks(decision, random));
    yield state;
  }
}

const numbers = Array.from({ length: MATCHES }, (_, number) => number);
const hashesOf = (game: Play) =>
  numbers.map((number) => Array.from(walked(game, number), (state) => fingerprint(state)));

describe('a position', () => {
  it('is the same whatever words are made of it', () => {
    const other = createGame({
      ...showdownRules(book),
      prompt: () => 'Frage?',
      label: () => 'Antwort',
      narrate: () => ['Es war einmal.'],
      ending: () => 'Ende',
    });
    expect(hashesOf(other)).toEqual(hashesOf(showdown(book)));
  });

  it('is the same whatever a script calls its questions', () => {
    const asking = (text: string, yes: string) =>
      table({
        phase: 'actions',
        cards: {
          Hero: hero(200, [`makePrompt(player, true, "${text}", "", 0, 0, "${yes}", "No")`]),
          Hare: mob(),
        },
        you: { character: 'Hero' },
        foe: { hand: ['Hare'] },
      });
    const [plainly, politely] = [asking('Now?', 'Yes'), asking('Would you?', 'Gladly')];
    expect(plainly.choices).not.toEqual(politely.choices);
    expect(fingerprint(plainly.state)).toBe(fingerprint(politely.state));
    for (const match of [plainly, politely]) expect(match.choose('No').asked).toBe('levelUp');
    expect(fingerprint(plainly.state)).toBe(fingerprint(politely.state));
  });

  it('is the same however much was told on the way to a question', () => {
    const asking = table({
      phase: 'actions',
      cards: {
        Hero: hero(200, ['makePrompt(player, true, "Now?", "", 0, 0, "Yes", "No")']),
        Hare: mob(),
      },
      you: { character: 'Hero' },
      foe: { hand: ['Hare'] },
    });
    const { state } = asking;
    const step = state.step as NonNullable<typeof state.step>;
    const other = {
      ...state,
      step: { ...step, words: { ...step.words, told: step.words.told + 3 } },
    };
    expect(step.words.told).toBeGreaterThan(0);
    expect(fingerprint(other)).toBe(fingerprint(state));
    expect(asking.choose('No').asked).toBe('levelUp');
  });

  it('is the same whatever numbers scripts show on cards', () => {
    const showing = (size: number) =>
      table({
        phase: 'start',
        cards: {
          Hero: hero(),
          Clerk: mob(
            20,
            40,
            `function onStartTurn(player)
              editCardRegister(getSourceCARD(), 1, 0, 7, 0)
            end
            function renderCardRegister(player)
              displayCardRegister(getSourceCARD(), 1, 0, ${size}, 3)
            end`,
          ),
        },
        you: { character: 'Hero', mobs: ['Clerk'] },
      });
    const [small, large] = [showing(8), showing(24)];
    expect(small.state.words.shown).toMatchObject([{ value: 7, size: 8 }]);
    expect(large.state.words).not.toEqual(small.state.words);
    expect(fingerprint(large.state)).toBe(fingerprint(small.state));
  });

  it('holds no words but those of scripts', () => {
    const known = new Set([
      ...book.sheets.map(({ design }) => design.name),
      ...ZONE_NAMES,
      ...book.elements,
    ]);
    const found = new Set<string>();
    const kinds = new Set<string>();
    for (const number of numbers)
      for (const state of walked(showdown(book), number)) {
        if (state.step) kinds.add(state.step.question.kind);
        for (const text of textsIn(state)) if (!known.has(text) && !isKind(text)) found.add(text);
      }
    expect([...found]).toEqual([]);
    // So many kinds of questions have been looked at.
    expect(kinds.size).toBeGreaterThan(12);
  });
});

/** A kind is one word, such as `levelUp`. */
const isKind = (text: string) => /^[a-z]+[a-zA-Z]*$/.test(text) || GEAR.has(text);

/** What the info line of gear says; a play that is for gear alone asks for these. */
const GEAR = new Set(['Weapon', 'Armor', 'Shield']);

/** All texts of plain data, keys that are no fields among them; what scripts say is left out. */
function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data;
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (key === 'words') continue;
    if (key.includes(' ')) yield key;
    yield* textsIn(value);
  }
}

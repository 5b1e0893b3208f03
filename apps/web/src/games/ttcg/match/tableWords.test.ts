import type { Option } from '@cardscape/kernel';
import type { TtcgView } from '@cardscape/ttcg';
import { builtIn } from '@cardscape/ttcg/testing';
import { describe, expect, it } from 'vitest';
import { cardsIn, originsIn } from '../../../table/board/travels.ts';
import { arrowsOf } from '../table/arrows.ts';
import { aimWords, menuOf } from '../table/menu.ts';
import { seenIn, slotParts } from '../table/seen.ts';
import { travels } from '../table/travels.ts';
import { asks, fieldCard, link, side, view } from '../testing/views.ts';
import { endWords, messageFor } from './messages.ts';
import { asksForHidden, asksInWords, placeWords } from './questions.ts';

const names = ['You', 'Normal bot'] as const;
const position = view({
  players: [
    side({
      hand: [{ card: 1, design: 'Kindling Fox|2' }],
      units: [[fieldCard(3, 'Flint Squire')], [], [], [], []],
      discard: [{ card: 6, design: 'Coffin Crab' }],
    }),
    side({ units: [[fieldCard(4, 'Coffin Crab')], [], [], [], []] }),
  ],
});
const seen = seenIn(position);
const idle = {
  chosen: [],
  picked: undefined,
  goals: { slots: new Map() },
  brief: false,
  told: false,
  nameOf: () => 'Flint Squire',
};

describe('the message line', () => {
  it('says what is expected, and counts what is chosen', () => {
    const many = asks('choose', [], { min: 2, max: 2, prompt: 'Discard two cards.' });
    expect(messageFor(many, names, position, { ...idle, chosen: [1] })).toEqual({
      whose: 'Your move',
      yours: true,
      expected: 'Discard two cards. 1 of 2 chosen.',
    });
  });

  it('asks where a card goes once it is taken up', () => {
    const picked = { card: 1, faceDown: false, menu: false };
    const goals = { slots: new Map([['unit01', { act: 'play' }]]) };
    expect(messageFor(asks('main', []), names, position, { ...idle, picked, goals }).expected).toBe(
      'Where does Flint Squire go? Pick a marked place.',
    );
  });

  it('names what waits for an answer', () => {
    const attack = link(1, 4, {
      kind: 'attack',
      source: { card: 4, design: 'Coffin Crab' },
      targets: [{ card: 3, design: 'Flint Squire' }],
    });
    const answered = messageFor(asks('respond', []), names, { ...position, chain: [attack] }, idle);
    expect(answered.whose).toBe('Your answer');
    expect(answered.expected).toBe(
      'Normal bot attacks with Coffin Crab on Flint Squire. Answer, or pass.',
    );
  });

  it('does not repeat what is told beside it', () => {
    const answered = messageFor(
      asks('respond', []),
      names,
      { ...position, chain: [link(1, 4)] },
      { ...idle, told: true },
    );
    expect(answered.expected).toBe('Answer, or pass.');
  });

  it('says what the main phase offers, and nothing that it does not', () => {
    const play = { act: 'play', card: 1 };
    const use = { act: 'use', card: 3, effect: 0 };
    const [battle, end] = [{ act: 'battle' }, { act: 'end' }];
    const says = (options: Option[], more = {}) =>
      messageFor(asks('main', options), names, position, { ...idle, ...more }).expected;
    expect(says([play, use, battle, end])).toBe('Play up to 2 cards, use effects, then battle.');
    expect(says([play, use, battle, end], { brief: true })).toBe(
      'Play up to 2 cards, then battle.',
    );
    expect(says([use, end])).toBe('Use effects, then end your turn.');
    expect(says([battle, end])).toBe('Battle, or end your turn.');
    expect(says([end])).toBe('End your turn.');
  });

  it('says when nothing can attack, or nothing is there', () => {
    const says = (where: TtcgView) =>
      messageFor(asks('battle', [{ act: 'end' }]), names, where, idle).expected;
    expect(says(position)).toBe('None of your units can attack. End your turn.');
    expect(says(view())).toBe('You have no units. End your turn.');
  });

  it('says how it ended', () => {
    const won = { ask: 'over', winner: 1, reason: 'points' } as const;
    const last = { ...position, players: [side({ points: -1 }), side({ points: 12 })] as const };
    expect(endWords(won, names, last)).toEqual({
      title: 'Normal bot wins the match, 12 points to −1',
      intro: 'It took 3 turns.',
    });
  });
});

describe('the menu of a card', () => {
  const print = builtIn.print('Kindling Fox');
  if (!print) throw new Error('There is no Kindling Fox.');
  const asked = asks('main', [{ act: 'use', card: 3, effect: 1 }]);

  it('offers what can be used, and says of the rest what it does, then why it cannot be used', () => {
    const lines = menuOf(asked, 3, print, false, () => 'It is tapped.');
    expect(lines.map(({ legal, does, why }) => [legal, does, why])).toEqual([
      [false, print.lines[0]?.text, 'It is tapped.'],
      [true, print.lines[1]?.text, undefined],
    ]);
  });

  it('offers only to turn up what lies face down', () => {
    expect(menuOf(asked, 3, print, true, () => undefined).map(({ option }) => option.act)).toEqual([
      'flip',
    ]);
  });

  it('offers a direct attack', () => {
    const direct = { act: 'attack', card: 3, target: { is: 'seat', seat: 1 } } as const;
    const lines = menuOf(asks('battle', [direct]), 3, print, false, () => 'Not now.');
    expect(lines.at(-1)).toMatchObject({ option: direct, verb: 'Attack directly', legal: true });
  });

  it('says that a card can be aimed', () => {
    expect(aimWords(asked, 3)).toBeUndefined();
    expect(
      aimWords(asks('battle', [{ act: 'attack', card: 3, target: { is: 'card', card: 4 } }]), 3),
    ).toMatch(/^Attack/);
  });
});

describe('questions', () => {
  it('are answered in words, on the table, or from cards that must be shown first', () => {
    expect(asksInWords(asks('mulligan', [{ act: 'keep' }]))).toBe(true);
    const onTable = asks('choose', [
      { act: 'choose', card: 1 },
      { act: 'choose', card: 4 },
    ]);
    expect(asksForHidden(onTable, seen)).toBe(false);
    const discarded = asks('choose', [{ act: 'choose', card: 6 }]);
    expect(asksForHidden(discarded, seen)).toBe(true);
    const faceDown = asks('choose', [
      { act: 'choose', target: { is: 'hidden', zone: 'unit12', place: 0 } },
    ]);
    expect(asksForHidden(faceDown, seen)).toBe(false);
    const unknown = asks('choose', [
      { act: 'choose', target: { is: 'hidden', zone: 'deck0', place: 0 } },
    ]);
    expect(asksForHidden(unknown, seen)).toBe(true);
  });

  it('say where a card lies', () => {
    expect(placeWords(seen.get(6), 0, seen)).toBe('Your discard');
    expect(placeWords(seen.get(4), 0, seen)).toBe('Their field');
  });
});

describe('a card under another', () => {
  const stack = [fieldCard(3, 'Flint Squire'), fieldCard(5, 'Coffin Crab', { active: false })];
  const stacked = seenIn(view({ players: [side({ units: [stack, [], [], [], []] }), side()] }));

  it('is shown before it is chosen, with the card above it named', () => {
    expect(asksForHidden(asks('choose', [{ act: 'choose', card: 5 }]), stacked)).toBe(true);
    expect(placeWords(stacked.get(5), 0, stacked)).toBe('Under Flint Squire');
  });
});

describe('arrows', () => {
  const waits = { standing: 'waits' } as const;

  it('point from an attacker to what it meets, or to the points', () => {
    const meets = {
      ...link(1, 4, { kind: 'attack', targets: [{ card: 3, design: '' }] }),
      ...waits,
    };
    expect(arrowsOf([meets], seen)).toEqual([{ from: 'card-4', to: 'card-3', tone: 'harm' }]);
    const direct = { ...link(1, 4, { kind: 'attack' }), ...waits };
    expect(arrowsOf([direct], seen)).toEqual([{ from: 'card-4', to: 'points-0', tone: 'harm' }]);
  });

  it('leave out what was countered, and the targets of what does not happen next', () => {
    const aimed = { ...link(0, 3, { targets: [{ card: 4, design: '' }] }), ...waits };
    expect(arrowsOf([{ ...aimed, countered: true }], seen)).toEqual([]);
    expect(arrowsOf([aimed, { ...link(1, 4), ...waits }], seen)).toEqual([]);
  });
});

describe('places', () => {
  it('are read from their names', () => {
    expect(slotParts('spell14')).toEqual({ row: 'spell', seat: 1, column: 4 });
    expect(slotParts('hand0')).toBeUndefined();
  });

  it('tell where a card came from', () => {
    const origins = originsIn(travels, [
      { type: 'drew', seat: 0, count: 1, cards: [{ card: 7, design: '' }] },
      { type: 'moved', seat: 1, subject: { card: 8, design: '' }, from: 'discard', to: 'hand' },
    ]);
    expect(Object.fromEntries(origins)).toEqual({ 'card-7': 'deck-0', 'card-8': 'discard-1' });
  });

  it('mark both sides of a battle', () => {
    const battle = {
      type: 'battle',
      attacker: { card: 3, design: '' },
      attack: 1,
      defender: { card: 4, design: '' },
      defense: 2,
    } as const;
    expect(cardsIn(travels.marked(battle))).toEqual([3, 4]);
  });
});

import type { Option, Seat } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { type Sketch, type Table, type TableSketch, table } from '../../testing/table.ts';
import { cardTarget, seatTarget, zoneTarget } from '../position/targets.ts';

const cards: Readonly<Record<string, Sketch>> = {
  Fox: { effects: ['Draw two cards.', { style: 'counter', text: 'Counter an attack.' }] },
  Wolf: { rank: 2 },
  Ox: { type: 'earth' },
  Charm: { type: 'spell' },
  Hunter: { effects: ['Destroy one dragon unit.', 'Discard two cards to gain 1 point.'] },
  Watcher: { effects: [{ style: 'passive', text: 'Whenever you draw a card, gain 1 point.' }] },
  Sleeper: { effects: [{ style: 'dormant', text: 'Draw a card.' }] },
  Shy: {
    effects: [{ style: 'passive', text: 'This card cannot be attacked by fire units.' }],
  },
  Pacifist: { effects: [{ style: 'passive', text: 'This card cannot attack.' }] },
  Storm: { effects: [{ style: 'overload', text: 'Draw a card.' }] },
  Miser: { effects: ["Gain points equal to half of this card's rank."] },
  Herder: {
    effects: [
      { style: 'continuous', text: 'All fairy units you control gain 100 attack.' },
      { style: 'continuous', text: 'One fairy unit you control gains 100 attack.' },
    ],
  },
};

function why(
  sketch: Omit<TableSketch, 'cards'>,
  { name, onName, ...option }: Option & { name?: string; onName?: string },
  seat: Seat = 0,
): string | undefined {
  const at: Table = table({ cards, ...sketch });
  return at.game.explain(at.state, seat, {
    ...option,
    ...(name !== undefined && { card: at.card(name) }),
    ...(onName !== undefined && { target: { is: 'card', card: at.card(onName) } }),
  });
}

describe('what can be done needs no reason', () => {
  it('an option, whole or in part', () => {
    const sketch = { you: { hand: ['Fox'] } };
    expect(why(sketch, { act: 'play', name: 'Fox', target: zoneTarget('unit02') })).toBeUndefined();
    expect(why(sketch, { act: 'play', name: 'Fox' })).toBeUndefined();
    expect(why(sketch, { act: 'end' })).toBeUndefined();
  });
});

describe('an effect that would do nothing', () => {
  const use = { act: 'use', effect: 0 } as const;

  it('is not used where its number comes to 0', () => {
    expect(why({ you: { units: ['Miser'] } }, { ...use, name: 'Miser' })).toBe(
      "There is nothing to do: gain points equal to half this card's rank comes to 0 points.",
    );
  });

  it('may be at work for all cards that come later, but not for one that is not there', () => {
    const sketch = { you: { units: ['Herder'] } };
    expect(why(sketch, { ...use, name: 'Herder' })).toBeUndefined();
    expect(why(sketch, { ...use, name: 'Herder', effect: 1 })).toContain('cannot be done now');
  });
});

describe('why a card cannot be played', () => {
  const play = (name: string, at?: number): Option & { name: string } => ({
    act: 'play',
    name,
    ...(at !== undefined && { target: zoneTarget(`unit0${at}`) }),
  });

  it.each<[string, Omit<TableSketch, 'cards'>, ReturnType<typeof play>, string]>([
    [
      'R-T6: a higher rank has nothing to lie on',
      { you: { hand: ['Wolf'], units: ['Ox'] } },
      play('Wolf'),
      'Wolf needs a fire unit of rank 1 to rank up.',
    ],
    [
      'the row is full',
      { you: { hand: ['Fox'], units: ['Ox', 'Ox', 'Ox', 'Ox', 'Ox'] } },
      play('Fox'),
      'All five columns of your unit row are taken.',
    ],
    [
      'the column is taken',
      { you: { hand: ['Fox'], units: ['Ox'] } },
      play('Fox', 0),
      'Column 1 is taken.',
    ],
    [
      'the column is of another type',
      { you: { hand: ['Wolf'], units: ['Ox', 'Fox'] } },
      play('Wolf', 0),
      'Wolf cannot rank up Ox.',
    ],
    [
      'the row is that of the spells',
      { you: { hand: ['Fox'] } },
      { ...play('Fox'), target: zoneTarget('spell00') },
      'This card goes to your unit row.',
    ],
    [
      'it is battle',
      { stage: 'battle', you: { hand: ['Fox'] } },
      play('Fox'),
      'Cards are played in your main phase.',
    ],
    [
      'it lies elsewhere',
      { you: { units: ['Fox'] } },
      play('Fox'),
      'Only cards in your hand can be played.',
    ],
  ])('%s', (_, sketch, option, reason) => {
    expect(why(sketch, option)).toBe(reason);
  });

  it('two have been played (2.2.4)', () => {
    const at = table({ cards, you: { hand: ['Fox', 'Ox', 'Charm'] } });
    at.play('Fox', 0).play('Ox', 1);
    expect(at.game.explain(at.state, 0, { act: 'play', card: at.card('Charm') })).toBe(
      'You have played 2 cards in this turn: no more.',
    );
  });

  it("it is the opponent's turn", () => {
    expect(why({ active: 1, you: { hand: ['Fox'] } }, play('Fox'))).toBe(
      "It is your opponent's turn.",
    );
  });
});

describe('why a unit cannot attack', () => {
  const fight = { stage: 'battle', you: { units: ['Fox'] } } as const;

  it('units of the opponent stand in the way (2.2.7)', () => {
    const sketch = { ...fight, opponent: { units: ['Ox'] } };
    expect(why(sketch, { act: 'attack', name: 'Ox' })).toContain('Only your own units');
    const at = table({ cards, ...sketch });
    expect(at.can({ act: 'attack', name: 'Fox', on: undefined })).toBe(false);
    expect(why(sketch, { act: 'attack', name: 'Fox', target: seatTarget(1) })).toBe(
      "Your opponent's units are in the way.",
    );
  });

  it('it has attacked', () => {
    const at = table({ cards, ...fight, opponent: { units: ['Ox'] } });
    at.attack('Fox', 'Ox');
    const attack = { act: 'attack', card: at.card('Fox') };
    for (const option of [attack, { ...attack, target: cardTarget(at.card('Ox')) }])
      expect(at.game.explain(at.state, 0, option)).toBe('This unit has attacked in this turn.');
  });

  it('that unit cannot be attacked by it', () => {
    const sketch = { ...fight, opponent: { units: ['Shy', 'Ox'] } };
    expect(why(sketch, { act: 'attack', name: 'Fox', onName: 'Shy' })).toBe(
      'An effect keeps this unit from attacking that one.',
    );
  });

  it('it is not battle yet', () => {
    expect(why({ you: { units: ['Fox'] } }, { act: 'attack', name: 'Fox' })).toBe(
      'Go to battle first.',
    );
  });

  it('what keeps it from attacking is said before battle, too', () => {
    expect(why({ you: { units: ['Pacifist'] } }, { act: 'attack', name: 'Pacifist' })).toBe(
      'An effect keeps this unit from attacking.',
    );
  });
});

describe('why an effect cannot be used', () => {
  const use = (name: string, effect = 0) => ({ act: 'use', name, effect });

  it.each<[string, Omit<TableSketch, 'cards'>, ReturnType<typeof use>, string]>([
    [
      'its card is tapped',
      { you: { units: [{ stack: ['Fox'], tapped: 2 }] } },
      use('Fox'),
      'This card is tapped.',
    ],
    [
      'a counter answers',
      { you: { units: ['Fox'] } },
      use('Fox', 1),
      'A counter effect is used in answer to something.',
    ],
    [
      'it has no target',
      { you: { units: ['Hunter'] } },
      use('Hunter'),
      'This cannot be done now: destroy one dragon unit.',
    ],
    [
      'it cannot be paid for',
      { you: { units: ['Hunter'] } },
      use('Hunter', 1),
      'Its cost cannot be paid: discard two cards.',
    ],
    [
      'passive',
      { you: { units: ['Watcher'] } },
      use('Watcher'),
      'A passive effect works by itself.',
    ],
    [
      'dormant',
      { you: { units: ['Sleeper'] } },
      use('Sleeper'),
      'A dormant effect is used while its card has been tapped since an earlier turn.',
    ],
    [
      'overload',
      { you: { units: ['Storm'] } },
      use('Storm'),
      'An overload effect costs a card of your hand: you have none to discard.',
    ],
    [
      'it is not on the field',
      { you: { hand: ['Fox'] } },
      use('Fox'),
      'Play it first: effects are used on the field.',
    ],
    [
      "it is the opponent's",
      { opponent: { units: ['Fox'] } },
      use('Fox'),
      'Only effects of your own cards can be used.',
    ],
    [
      'another card lies on it',
      { you: { units: [{ stack: ['Wolf', 'Fox'] }] } },
      use('Fox'),
      'Another card lies on top of it.',
    ],
  ])('%s', (_, sketch, option, reason) => {
    expect(why(sketch, option)).toBe(reason);
  });

  it('says why neither effect can be used if none is named', () => {
    expect(why({ you: { units: ['Hunter'] } }, { act: 'use', name: 'Hunter' })).toMatch(
      /^The first effect: This cannot .* The second: Its cost /,
    );
  });
});

it('a turn is not ended before a unit has attacked that must', () => {
  const at = table({
    cards: { ...cards, Fury: { effects: [{ style: 'passive', text: 'This card must attack.' }] } },
    stage: 'battle',
    you: { units: ['Fury', 'Fox'] },
  });
  expect(at.game.explain(at.state, 0, { act: 'end' })).toBe(
    'Fury must attack before you end your turn.',
  );
});

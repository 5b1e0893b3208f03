import type { Option, PickDecision } from '@cardscape/kernel';
import type { ShowdownView } from '@cardscape/showdown';
import { describe, expect, it } from 'vitest';
import { canCarry, type Ground, goalsOf, letGo, TABLE } from './carrying.ts';
import { attackOn } from './picking.ts';

const types = {
  Hero: 'char',
  Mole: 'mob',
  Giant: 'boss',
  Blade: 'equip',
  Trick: 'action',
  Moor: 'field',
} as const;

const side = (slots: Readonly<Record<number, number>>, hand: readonly [number, string][] = []) => ({
  slots: Array.from({ length: 16 }, (_, slot) => (slot in slots ? { card: slots[slot] } : null)),
  hand: hand.map(([card, design]) => ({ card, design })),
});

/** One's hero, two mobs and a field, against a hero, a mob and an equipment. */
const view = {
  players: [
    side({ 0: 1, 1: 2, 3: 3, 15: 4 }, [
      [10, 'Mole'],
      [11, 'Blade'],
      [12, 'Trick'],
      [13, 'Moor'],
      [14, 'Giant'],
    ]),
    side({ 0: 21, 2: 22, 8: 23 }),
  ],
} as unknown as ShowdownView;
const ground: Ground = {
  view,
  near: 0,
  attacker: undefined,
  typeOf: (design) => types[design as keyof typeof types],
};

function asked(kind: string, options: readonly Option[]): PickDecision {
  return { ask: 'pick', seat: 0, kind, options, min: 0, max: 1, ordered: false };
}

const all = (act: string) =>
  asked(
    act,
    [10, 11, 12, 13, 14].map((card) => ({ act, card })),
  );
const places = (question: PickDecision, card: number, more: Partial<Ground> = {}) => [
  ...goalsOf(question, card, { ...ground, ...more }).keys(),
];

describe('where a card can be carried', () => {
  it('is the free places of its row for a mob and for equipment', () => {
    const free = [2, 4, 5, 6, 7].map((slot) => `slot-0-${slot}`);
    expect(places(all('play'), 10)).toEqual(free);
    expect(places(all('play'), 14)).toEqual(free);
    expect(places(all('play'), 11)).toHaveLength(7);
  });

  it('is its row where that is full, since something there makes room', () => {
    const full = side({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7 }, [[10, 'Mole']]);
    const crowded = { ...view, players: [full, view.players[1]] } as unknown as ShowdownView;
    expect(places(all('play'), 10, { view: crowded })).toHaveLength(7);
  });

  it('is the place of the old field for a field, and all the table for a rapid action', () => {
    expect(places(all('play'), 13)).toEqual(['slot-0-15']);
    expect(places(all('play'), 12)).toEqual([TABLE]);
  });

  it('is the character to level up, and the graveyard to discard', () => {
    expect(places(all('levelUp'), 12)).toEqual(['character-0']);
    expect(places(all('discard'), 12)).toEqual(['grave-0']);
  });

  it('is what a mob can attack', () => {
    const attack = asked('attack', [attackOn(2, 21), attackOn(2, 22), attackOn(3, 22)]);
    expect(places(attack, 2)).toEqual(['character-1', 'slot-1-2']);
    expect(places(attack, 3)).toEqual(['slot-1-2']);
    expect(places(attack, 4)).toEqual([]);
  });

  it('is what an ordered attack can be aimed at, for the card that makes it', () => {
    const target = asked('target', [{ act: 'target', card: 23 }]);
    expect(places(target, 1, { attacker: 1 })).toEqual(['slot-1-8']);
    expect(places(target, 2, { attacker: 1 })).toEqual([]);
  });

  it('is nowhere for what cannot be played, and while other things are asked', () => {
    expect(places(asked('play', [{ act: 'play', card: 10 }]), 11)).toEqual([]);
    expect(places(asked('coin', [{ act: 'coin', card: 10 }]), 10)).toEqual([]);
  });
});

describe('what can be carried', () => {
  it('is every card of the hand that answers a question, if only to be told why not', () => {
    const play = asked('play', [{ act: 'play', card: 10 }]);
    expect([10, 11, 2].map((card) => canCarry(play, card, ground))).toEqual([true, true, false]);
    expect(canCarry(undefined, 10, ground)).toBe(false);
  });

  it('is of the table only what can attack', () => {
    const attack = asked('attack', [attackOn(2, 21), { act: 'pass' }]);
    expect([2, 3, 10, 21].map((card) => canCarry(attack, card, ground))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a card that is let go', () => {
  const attack = asked('attack', [attackOn(2, 21)]);

  it('answers where it can go; a rapid action anywhere on the table', () => {
    expect(letGo(all('play'), 10, 'slot-0-4', ground)).toEqual({
      option: { act: 'play', card: 10 },
    });
    expect(letGo(all('play'), 12, 'slot-1-8', ground)).toEqual({
      option: { act: 'play', card: 12 },
    });
    expect(letGo(attack, 2, 'character-1', ground)).toEqual({ option: attackOn(2, 21) });
  });

  it('is left to the rules to refuse where it is against them', () => {
    const play = asked('play', [{ act: 'play', card: 10 }]);
    expect(letGo(play, 11, 'slot-0-9', ground)).toEqual({ option: { act: 'play', card: 11 } });
    expect(letGo(attack, 2, 'slot-1-8', ground)).toEqual({ option: attackOn(2, 23) });
  });

  it('is put back with a word where it is only the wrong place', () => {
    const refused = (question: PickDecision, card: number, place: string) => {
      const meant = letGo(question, card, place, ground);
      return 'refused' in meant ? meant.refused : undefined;
    };
    expect(refused(all('play'), 10, 'slot-0-3')).toMatch(/^A mob goes to a free place/);
    expect(refused(all('play'), 11, 'slot-0-4')).toMatch(/^Equipment goes/);
    expect(refused(all('play'), 13, TABLE)).toMatch(/^A field goes/);
    expect(refused(all('levelUp'), 10, 'character-1')).toMatch(/over your character/);
    expect(refused(all('discard'), 10, 'slot-0-3')).toMatch(/over your graveyard/);
    expect(refused(attack, 2, 'slot-1-5')).toMatch(/what it is to attack/);
  });
});

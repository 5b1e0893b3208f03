import { describe, expect, it } from 'vitest';
import { action, equip, fn, hero, mob, table } from '../../testing/sketches.ts';
import { explain } from './explain.ts';

const PLAY = 'playCard(player, "Play a card", "ELEM_ANY", "PLAY_MOB | PLAY_ACTION", 40)';

const cards = {
  Sage: hero(200, [PLAY]),
  Root: mob(10, 10),
  Low: mob(10, 10, '', { level: 10 }),
  High: mob(10, 10, '', { level: 60 }),
  Ember: mob(10, 10, '', { element: 'FIRE', level: 10 }),
  Blade: equip(),
  Trick: action('', { level: 10 }),
  Warden: mob(10, 10, fn('onTryPlayMob', 'updateGameValue(0, 0)')),
};

const hand = ['Low', 'High', 'Ember', 'Blade', 'Trick'];

/** Why a card of the hand cannot be played, in a position where mobs and rapid actions up to 40 can. */
function whyNot(name: string, more: { mobs?: string[] } = {}) {
  const match = table({
    phase: 'actions',
    cards,
    you: { character: 'Sage', level: 90, build: ['Root'], hand, ...more },
  });
  expect(match.asked).toBe('play');
  const before = JSON.stringify(match.state);
  const words = explain(match.book, match.state, 0, { act: 'play', card: match.card(name) });
  expect(JSON.stringify(match.state)).toBe(before);
  match.decline();
  return words;
}

describe('why a card cannot be played', () => {
  it('is nothing if it can', () => {
    expect(whyNot('Low')).toBeUndefined();
  });

  it('is its level, its element or its kind', () => {
    expect(whyNot('High')).toBe('Its level is 60; this play allows 40.');
    expect(whyNot('Ember')).toBe('You have not learned Fire.');
    expect(whyNot('Blade')).toBe('Only mobs or rapid actions can be played now.');
  });

  it('is that all slots are taken', () => {
    const mobs = Array.from({ length: 7 }, () => 'Root');
    expect(whyNot('Low', { mobs })).toBe('Your mob slots are full.');
  });

  it('is the card that forbids it', () => {
    expect(whyNot('Low', { mobs: ['Warden'] })).toBe('Forbidden by Warden.');
  });

  it('is that it does not lie in the hand', () => {
    expect(whyNot('Warden', { mobs: ['Warden'] })).toBe('You play a card of your hand.');
  });
});

describe('why a mob cannot attack', () => {
  const position = {
    phase: 'attacks' as const,
    cards: { Wolf: mob(30), Bear: mob(30), Hare: mob(10, 60), Coat: equip() },
    you: { mobs: ['Wolf', 'Bear'] },
    foe: { mobs: ['Hare'], equips: ['Coat'] },
  };

  it('is that it has attacked, or that it is not a mob of yours', () => {
    const match = table(position).attack('Wolf', 'Hare');
    const why = (name: string) =>
      explain(match.book, match.state, 0, { act: 'attack', card: match.card(name) });
    expect(['Wolf', 'Bear', 'Hare'].map(why)).toEqual([
      'It has attacked this turn.',
      undefined,
      'Only mobs of yours attack now.',
    ]);
  });

  it('is what stands before its target, or whose that is', () => {
    const match = table(position);
    const why = (on: string) =>
      explain(match.book, match.state, 0, {
        act: 'attack',
        card: match.card('Wolf'),
        target: { is: 'card', card: match.card(on) },
      });
    expect(['Hare', 'Coat', 'Bear'].map(why)).toEqual([
      undefined,
      'Mobs stand before the equipment.',
      'An attack is aimed at a card on the other side of the table.',
    ]);
  });
});

describe('an ability that can do nothing', () => {
  it('says so to the player, and to others only that nothing is played', () => {
    const match = table({
      phase: 'actions',
      cards,
      you: { character: 'Sage', level: 90, build: ['Root'], hand: ['High'] },
    });
    expect(match.told('unplayed')).toEqual([
      { type: 'unplayed', seat: 0, none: false, secrets: [{ to: [0], shows: { none: true } }] },
    ]);
  });

  it('says the same to others if the player declines', () => {
    const match = table({
      phase: 'actions',
      cards,
      you: { character: 'Sage', level: 90, build: ['Root'], hand: ['Low'] },
    }).decline();
    expect(match.told('unplayed')).toEqual([
      { type: 'unplayed', seat: 0, none: false, secrets: [{ to: [0], shows: { none: false } }] },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { equip, fn, hero, mob, table } from '../../testing/sketches.ts';
import { previewAttack, previewOrdered } from './preview.ts';

const position = {
  phase: 'attacks' as const,
  cards: {
    Wolf: mob(30, 40),
    Hare: mob(10, 60),
    Blade: equip(fn('onEquipBuff', 'return 20')),
    Ring: equip(fn('onEquipBuff', 'return 10')),
    Coat: equip(fn('onEquipBlockDamage', 'return 10')),
  },
  you: { mobs: ['Wolf'], equips: ['Blade', 'Ring'] },
  foe: { mobs: ['Hare'], equips: ['Coat'] },
};

function preview(target: string, gear?: readonly string[], more = {}) {
  const match = table({ ...position, ...more });
  const before = JSON.stringify(match.state);
  const cards = gear?.map((name) => match.card(name));
  const seen = previewAttack(
    match.book,
    match.state,
    0,
    match.card('Wolf'),
    match.card(target),
    cards,
  );
  expect(JSON.stringify(match.state)).toBe(before);
  return seen;
}

describe('an attack that is only thought of', () => {
  it('adds up what all equipment gives, less what is blocked', () => {
    const { base, bonuses, block, damage, left } = preview('Hare');
    expect([base, block, damage, left]).toEqual([30, 10, 50, 10]);
    expect(bonuses.map(({ design, amount, used }) => [design, amount, used])).toEqual([
      ['Blade', 20, true],
      ['Ring', 10, true],
    ]);
  });

  it('leaves out the equipment that is not to take part, and still names it', () => {
    const { bonuses, damage } = preview('Hare', ['Ring']);
    expect(damage).toBe(30);
    expect(bonuses.map(({ used }) => used)).toEqual([false, true]);
  });

  it('is blocked by the mobs before a character', () => {
    expect(preview('Rival', []).damage).toBe(10);
  });

  it('does no more than the target has left', () => {
    const hurt = { foe: { mobs: [{ card: 'Hare', hp: 20 }] } };
    expect(preview('Hare', undefined, hurt)).toMatchObject({ damage: 20, left: 0 });
  });
});

describe('the attack that a question is about', () => {
  const attackFor40 = 'attack(player, mine(0), 40)';
  const asked = () =>
    table({
      ...position,
      phase: 'actions',
      cards: { ...position.cards, Sage: hero(200, [attackFor40]) },
      you: { character: 'Sage', level: 90, equips: ['Blade'] },
    });

  it('is worked out for each target, with the equipment that takes part', () => {
    const match = asked();
    expect(match.asked).toBe('target');
    const { book, state } = match;
    const [hare, blade] = [match.card('Hare'), match.card('Blade')];
    expect(previewOrdered(book, state, hare)).toMatchObject({ base: 40, block: 10, damage: 50 });
    expect(previewOrdered(book, state, hare, [])?.damage).toBe(30);
    expect(previewOrdered(book, state, hare, [blade])?.left).toBe(10);
    match.decline();
  });

  it('is still known when the equipment is asked for, but only for its target', () => {
    const match = asked().choose('Hare');
    expect(match.asked).toBe('gear');
    expect(previewOrdered(match.book, match.state, match.card('Hare'), [])?.damage).toBe(30);
    expect(previewOrdered(match.book, match.state, match.card('Rival'))).toBeUndefined();
    match.decline();
  });

  it('is none while another question is open', () => {
    const match = table(position);
    expect(previewOrdered(match.book, match.state, match.card('Hare'))).toBeUndefined();
  });
});

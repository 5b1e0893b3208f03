import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../testing/table.ts';

/** A unit with a text, another of its player, and two of the opponent; the unit is weaker than Brute alone. */
function field(text: string, active: 0 | 1 = 0, bare = false): Table {
  const effects = [{ style: 'passive', text }] as const;
  return table({
    stage: 'battle',
    active,
    turn: 6,
    cards: {
      Wolf: { attack: 300, defense: 300, effects },
      Mate: { attack: 300, defense: 300, subtypes: ['dragon'] },
      Weak: { type: 'light', attack: 100, defense: 100 },
      Brute: { type: 'water', rank: 2, attack: 900, defense: 900 },
    },
    you: { units: ['Wolf', 'Mate'] },
    opponent: { units: bare ? [] : ['Weak', 'Brute'] },
  });
}

/** The points of both before anything is lost, and what a text gives: seven. */
const MARKED = 27;

describe('R-T240: a unit battles when it attacks a unit or is attacked', () => {
  const text = 'Whenever this card battles, you gain 7 points.';

  it('as the attacker, and as the attacked', () => {
    expect(field(text).attack('Wolf', 'Weak').pass().points()).toBe(MARKED);
    expect(field(text, 1).attack('Weak', 'Wolf').pass().points()).toBe(MARKED);
  });

  it('not where others do, and not in a direct attack', () => {
    expect(field(text).attack('Mate', 'Weak').pass().points()).toBe(20);
    expect(field(text, 1).attack('Weak', 'Mate').pass().points()).toBe(20);
    const direct = field(text, 0, true).attack('Wolf').pass();
    expect([direct.points(), direct.points(1)]).toEqual([20, 19]);
  });

  it('with units of a kind', () => {
    const light = 'Whenever this card battles a light unit, you gain 7 points.';
    expect(field(light).attack('Wolf', 'Weak').pass().points()).toBe(MARKED);
    expect(field(light, 1).attack('Weak', 'Wolf').pass().points()).toBe(MARKED);
    expect(field(light, 1).attack('Brute', 'Wolf').pass().points()).toBe(19);
  });

  it('and "that unit" is the other one, whichever of them attacks', () => {
    const foe = 'Whenever this card battles, the other unit loses 700 attack and 700 defense.';
    const attacks = field(foe).attack('Wolf', 'Brute').pass();
    expect([attacks.units(0), attacks.units(1)]).toEqual([['Wolf', 'Mate'], ['Weak']]);
    const attacked = field(foe, 1).attack('Brute', 'Wolf').pass();
    expect([attacked.units(0), attacked.units(1)]).toEqual([['Wolf', 'Mate'], ['Weak']]);
    expect(field(foe).attack('Mate', 'Brute').pass().seen('Brute').attack).toBe(900);
  });

  it('one that defends is attacked', () => {
    const defends = 'Whenever this card defends, you gain 7 points.';
    expect(field(defends, 1).attack('Weak', 'Wolf').pass().points()).toBe(MARKED);
    expect(field(defends).attack('Wolf', 'Weak').pass().points()).toBe(20);
  });

  it('"until the end of the battle" is until this attack is over', () => {
    const until = 'Whenever this card battles, it gains 100 attack until the end of the battle.';
    const at = field(until).attack('Wolf', 'Weak').pass();
    expect(at.seen('Wolf').attack).toBe(300);
  });
});

describe('A unit that is attacked and survives', () => {
  const text = 'Whenever this card is attacked and survives, you gain 7 points.';

  it('is there when the attack is over', () => {
    expect(field(text, 1).attack('Weak', 'Wolf').pass().points()).toBe(MARKED);
    // Destroyed, it costs its rank.
    expect(field(text, 1).attack('Brute', 'Wolf').pass().points()).toBe(19);
    expect(field(text, 1).attack('Weak', 'Mate').pass().points()).toBe(20);
    expect(field(text).attack('Wolf', 'Weak').pass().points()).toBe(20);
  });

  it('survives a battle on either side of it', () => {
    const either = 'Whenever this card survives a battle, you gain 7 points.';
    expect(field(either, 1).attack('Weak', 'Wolf').pass().points()).toBe(MARKED);
    expect(field(either).attack('Wolf', 'Weak').pass().points()).toBe(MARKED);
    expect(field(either).attack('Wolf', 'Brute').pass().points()).toBe(19);
  });

  it('"attacks and is not destroyed" is the same of an attacker', () => {
    const attacks = 'Whenever one of your units attacks and is not destroyed, you gain 7 points.';
    expect(field(attacks).attack('Mate', 'Weak').pass().points()).toBe(MARKED);
    expect(field(attacks).attack('Mate', 'Brute').pass().points()).toBe(19);
  });
});

describe('This card or another', () => {
  const text = 'Whenever this card or another dragon you control attacks, you gain 7 points.';

  it('is set off by either, once', () => {
    expect(field(text).attack('Wolf', 'Weak').pass().points()).toBe(MARKED);
    expect(field(text).attack('Mate', 'Weak').pass().points()).toBe(MARKED);
    expect(field(text, 1).attack('Weak', 'Mate').pass().points()).toBe(20);
  });

  it('is what "it" means', () => {
    const it = 'Whenever this card or another dragon you control attacks, it gains 700 attack.';
    const at = field(it).attack('Mate', 'Brute').pass();
    expect([at.seen('Mate').attack, at.seen('Wolf').attack]).toEqual([1000, 300]);
  });

  it('is kept from what would happen to either', () => {
    const saved =
      'If this card or another dragon you control would be destroyed, you gain 7 points instead.';
    expect(field(saved).attack('Mate', 'Brute').pass().points()).toBe(MARKED);
    expect(field(saved).attack('Wolf', 'Brute').pass().points()).toBe(MARKED);
  });

  it('may be whichever player', () => {
    const either = 'Whenever you or your opponent loses points, you gain 7 points.';
    expect(field(either).attack('Wolf', 'Weak').pass().points()).toBe(MARKED);
  });
});

it('The controller of the unit that is attacked is the other player', () => {
  const text = "Whenever this card attacks a unit, the defending unit's controller loses 3 points.";
  const at = field(text).attack('Wolf', 'Weak').pass();
  expect([at.points(), at.points(1)]).toEqual([20, 16]);
});

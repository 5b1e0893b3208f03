import { describe, expect, it } from 'vitest';
import { type Sketch, table } from '../testing/table.ts';

const QUIET = { style: 'latent', text: 'When this card is untapped, shuffle your deck.' } as const;
const unit = (attack: number, defense: number, rank = 1): Sketch => ({
  attack,
  defense,
  rank,
  effects: [QUIET, QUIET],
});
const spell = (attack: number, defense: number): Sketch => ({
  ...unit(attack, defense),
  type: 'spell',
});
const cards = {
  Cub: unit(300, 200),
  Guard: unit(100, 305),
  Warrior: unit(750, 750, 3),
  Sword: spell(20, 0),
  Shield: spell(0, 20),
  Chains: spell(-10, -10),
  Blank: spell(0, 0),
};
const TIERS = ['common', 'uncommon', 'rare', 'ultra', 'mythic', 'primal'] as const;

/** The numbers of a unit on the field, alone in its column or with a spell below it. */
function numbers(
  name: string,
  below: string | null = null,
  edition: '0.059' | '2025-03-06' = '0.059',
) {
  const game = table({ edition, cards, you: { units: [name], spells: [below] } });
  const { attack, defense } = game.seen(name);
  return [attack, defense];
}

const keyed = (name: string, tier: number) => (tier === 0 ? name : `${name}|${tier}`);

describe('4.6 rarity tiers in play (0.059)', () => {
  it.each(TIERS.map((name, tier) => [name, tier] as const))(
    '4.6 %s: a unit has its boost, in halves (R-T14)',
    (_, tier) => {
      expect(numbers(keyed('Cub', tier))).toEqual([300 + 5 * tier, 200 + 5 * tier]);
      expect(numbers(keyed('Warrior', tier))).toEqual([750 + 5 * tier, 750 + 5 * tier]);
    },
  );

  it.each(TIERS.map((name, tier) => [name, tier] as const))(
    '4.6 %s: a spell adds its bonus of the tier to the unit above it, all to the higher one (R-T15)',
    (_, tier) => {
      expect(numbers('Cub', keyed('Sword', tier))).toEqual([320 + 5 * tier, 200]);
      expect(numbers('Cub', keyed('Shield', tier))).toEqual([300, 220 + 5 * tier]);
    },
  );

  it('R-T15: between equals it is split in steps of 5, an odd one to defense', () => {
    const bonus = [0, 1, 2, 3, 4, 5].map((tier) => numbers('Cub', keyed('Chains', tier)));
    expect(bonus).toEqual([
      [290, 190],
      [290, 195],
      [295, 195],
      [295, 200],
      [300, 200],
      [300, 205],
    ]);
    expect(numbers('Cub', keyed('Blank', 5))).toEqual([310, 215]);
  });

  it('a rarer unit wins a battle that the common one draws', () => {
    const fight = (mine: string) => {
      const game = table({
        cards,
        stage: 'battle',
        you: { units: [mine] },
        opponent: { units: ['Guard'] },
      });
      return game.attack(mine, 'Guard').units(1);
    };
    expect(fight('Cub|5')).toEqual([]);
    expect(fight('Cub|1')).toEqual(['Guard']);
  });

  it('a destroyed unit costs its rank, whatever its tier', () => {
    const game = table({
      cards,
      stage: 'battle',
      you: { units: ['Cub|5'] },
      opponent: { units: ['Guard'] },
    });
    game.attack('Cub|5', 'Guard');
    expect(game.points(1)).toBe(19);
  });

  it('the older editions have neither boosts nor bonuses', () => {
    expect(numbers('Cub|5', 'Sword|5', '2025-03-06')).toEqual([300, 200]);
  });
});

describe('R-T5: the bonus of a spell (0.059)', () => {
  it('applies to the active unit of the same column of the same player only', () => {
    const game = table({
      cards,
      you: { units: ['Cub', 'Guard'], spells: ['Sword'] },
      opponent: { units: ['Warrior'] },
    });
    expect(game.seen('Cub').attack).toBe(320);
    expect(game.seen('Guard').attack).toBe(100);
    expect(game.seen('Warrior').attack).toBe(750);
  });

  it('comes from the active spell of the column, used or not', () => {
    const more = { ...cards, Blade: { ...spell(40, 0), rank: 2 } };
    const spells = [{ stack: ['Blade', 'Sword'], tapped: 2 }];
    const game = table({ cards: more, you: { units: ['Cub'], spells } });
    expect(game.seen('Cub').attack).toBe(340);
  });

  it('does not reach what the active unit covers', () => {
    const more = { ...cards, Chief: unit(500, 500, 2) };
    const units = [{ stack: ['Chief', 'Cub'] }];
    const game = table({ cards: more, you: { units, spells: ['Sword'] } });
    expect(game.seen('Chief').attack).toBe(520);
    expect(game.seen('Cub').attack).toBe(300);
  });

  it('goes with the spell', () => {
    const more = { ...cards, Smith: { effects: ['Destroy one spell.', QUIET] } } as const;
    const game = table({ cards: more, you: { units: ['Cub', 'Smith'], spells: ['Sword'] } });
    game.use('Smith');
    expect(game.seen('Cub').attack).toBe(300);
  });
});

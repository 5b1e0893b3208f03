import { counted } from '@cardscape/kernel';
import type { Ailment, SeenUnit } from '@cardscape/showdown';

const words: Readonly<Record<Ailment, string>> = {
  stun: 'Stunned',
  silence: 'Silenced',
  hijack: 'Hijacked',
  away: 'Away',
};

type Bonus = SeenUnit['bonuses'][number];
type BonusPart = 'attack' | 'hp' | 'block';

const partWords: Readonly<Record<BonusPart, string>> = {
  attack: 'attack',
  hp: 'HP',
  block: 'block',
};
const bonusParts = Object.keys(partWords) as BonusPart[];

/** Something that is in force on a deployed card. */
export interface UnitMark {
  readonly kind: Ailment | 'dot' | 'bonus' | 'malus';
  /** What is drawn for it. */
  readonly sign: Ailment | 'dot' | BonusPart | 'effect';
  /** What it is, in full. */
  readonly words: string;
  /** The number that goes with its sign. */
  readonly figure: string;
}

/** Everything that is in force on a deployed card. */
export function unitMarks({ ailments, dots, bonuses }: SeenUnit): UnitMark[] {
  const ill = Object.entries(ailments).map(([kind, turns]) => ({
    kind: kind as Ailment,
    sign: kind as Ailment,
    words: `${words[kind as Ailment]}: ${counted(turns, 'turn')}`,
    figure: String(turns),
  }));
  const burning = dots.map(({ damage, turns }) => ({
    kind: 'dot' as const,
    sign: 'dot' as const,
    words: `${damage} damage a turn: ${counted(turns, 'turn')}`,
    figure: String(damage),
  }));
  return [...ill, ...burning, ...bonuses.flatMap(bonusMarks)];
}

/** A mark for each part of a bonus: attack and HP are not one number. */
function bonusMarks(bonus: Bonus): UnitMark[] {
  const parts = bonusParts.filter((part) => bonus[part] !== 0);
  if (parts.length === 0)
    return [{ kind: 'bonus', sign: 'effect', words: `An effect from ${bonus.from}`, figure: '' }];
  return parts.map((part) => ({
    kind: bonus[part] < 0 ? 'malus' : 'bonus',
    sign: part,
    words: `${signed(bonus[part])} ${partWords[part]} from ${bonus.from}`,
    figure: signed(bonus[part]),
  }));
}

/** A number with its sign, and a true minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

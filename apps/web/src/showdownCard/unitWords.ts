import { counted } from '@cardscape/kernel';
import type { Ailment, SeenUnit } from '@cardscape/showdown';

const words: Readonly<Record<Ailment, string>> = {
  stun: 'Stunned',
  silence: 'Silenced',
  hijack: 'Hijacked',
  away: 'Away',
};

/** Something that is in force on a deployed card. */
export interface UnitMark {
  readonly kind: Ailment | 'dot' | 'bonus' | 'malus';
  /** What it is, in full. */
  readonly words: string;
  /** The number that goes with its sign. */
  readonly figure: string;
}

/** Everything that is in force on a deployed card. */
export function unitMarks({ ailments, dots, bonuses }: SeenUnit): UnitMark[] {
  const ill = Object.entries(ailments).map(([kind, turns]) => ({
    kind: kind as Ailment,
    words: `${words[kind as Ailment]}: ${counted(turns, 'turn')}`,
    figure: String(turns),
  }));
  const burning = dots.map(({ damage, turns }) => ({
    kind: 'dot' as const,
    words: `${damage} damage a turn: ${counted(turns, 'turn')}`,
    figure: String(damage),
  }));
  const helped = bonuses.map((bonus) => {
    const sum = bonus.attack + bonus.hp + bonus.block;
    return {
      kind: sum < 0 ? ('malus' as const) : ('bonus' as const),
      words: `${bonusWords(bonus)} from ${bonus.from}`,
      figure: signed(sum),
    };
  });
  return [...ill, ...burning, ...helped];
}

function bonusWords({ attack, hp, block }: SeenUnit['bonuses'][number]): string {
  const parts = [
    attack !== 0 && `${signed(attack)} attack`,
    hp !== 0 && `${signed(hp)} HP`,
    block !== 0 && `${signed(block)} block`,
  ].filter(Boolean);
  return parts.join(', ') || 'An effect';
}

/** A number with its sign, and a true minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

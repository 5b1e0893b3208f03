import { takeApart } from './clauses.ts';
import type { Line } from './look.ts';
import { BATTLE_OBSERVERS } from './observe-battle.ts';
import { CHAIN_OBSERVERS } from './observe-chain.ts';
import { FIELD_OBSERVERS } from './observe-field.ts';
import { FIGHT_OBSERVERS } from './observe-fight.ts';
import { LIMIT_OBSERVERS } from './observe-limits.ts';
import { PILE_OBSERVERS } from './observe-piles.ts';
import { RULE_OBSERVERS } from './observe-rules.ts';
import { VALUE_OBSERVERS } from './observe-values.ts';
import type { Observer } from './seeing.ts';

/** Something that a text says will happen, and how that is told. */
export interface Claim {
  readonly clause: string;
  /** Nothing where no way is known to see it. */
  readonly isSeen?: (line: Line) => boolean;
}

const OBSERVERS = [
  ...CHAIN_OBSERVERS,
  ...FIGHT_OBSERVERS,
  ...LIMIT_OBSERVERS,
  ...BATTLE_OBSERVERS,
  ...RULE_OBSERVERS,
  ...VALUE_OBSERVERS,
  ...PILE_OBSERVERS,
  ...FIELD_OBSERVERS,
];

/** What a text claims, by its own words: for each way in which it can go. */
export function claimsOf(text: string): Claim[][] {
  const words = text.toLowerCase();
  return takeApart(text).ways.map((clauses) => clauses.map((clause) => claimOf(clause, words)));
}

function claimOf(clause: string, words: string): Claim {
  for (const [pattern, observer] of OBSERVERS) {
    const match = pattern.exec(clause);
    if (match) return { clause, isSeen: (line) => (observer as Observer)(line, match, words) };
  }
  return { clause };
}

import { actsPhrase } from '../print/print.ts';
import type { Act, Effect, EffectType } from '../tree/tree.ts';
import { everyAct, type Node, nodesIn } from '../tree/walk.ts';

/** Why an effect cannot work as it is written. */
export interface Complaint {
  /** In plain words: what it says, and what is wrong with that. */
  readonly reason: string;
}

/** An effect that is being checked, and what was found wrong with it so far. */
export class Case {
  readonly effect: Effect;
  readonly type: EffectType;
  readonly complaints: Complaint[] = [];
  /** All its acts in reading order. */
  readonly acts: readonly Act[];
  /** Every object of its tree: walked once for all checks. */
  readonly nodes: readonly Node[];

  constructor(effect: Effect, type: EffectType) {
    this.effect = effect;
    this.type = type;
    this.acts = everyAct(effect);
    this.nodes = nodesIn(effect);
  }

  /** Notes what is wrong; twice the same is noted once. */
  complain(reason: string): void {
    if (this.complaints.every((other) => other.reason !== reason)) this.complaints.push({ reason });
  }

  /** Notes what is wrong with an act. */
  complainOf(act: Act, why: string): void {
    this.complain(about(act, why));
  }
}

/** What is wrong with an act, which is quoted. */
export const about = (act: Act, why: string): string =>
  `"${actsPhrase([act], { several: false })}": ${why}.`;

/** One thing that is checked, and the words without which there is nothing to check. */
export interface Check {
  readonly check: (checked: Case) => void;
  /** Names of fields, or what stands in them; absent: whatever the effect says. */
  readonly about?: readonly string[];
}

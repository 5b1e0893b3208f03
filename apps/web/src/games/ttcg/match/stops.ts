import type { Option, PickDecision, Picks, Seat } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import type { TtcgPrint, TtcgView } from '@cardscape/ttcg';
import { kept } from '../../../look/browser/storage.ts';
import type { Printer } from '../card/ttcgPrint.ts';
import { seenIn } from '../table/seen.ts';

/** The phases at which one can stop. */
export const phases = ['draw', 'main', 'battle', 'end'] as const;

/** One of the four phases. */
export type Phase = (typeof phases)[number];

/** When a person wants to be asked whether they answer. */
export interface Stops {
  /** What of the opponent's they are asked about. */
  readonly answer: 'anything' | 'attacks' | 'never';
  /** Whether they are asked about their own plays, attacks and effects, too. */
  readonly own: boolean;
  /** The phases in which they are asked though nothing waits for an answer. */
  readonly mine: readonly Phase[];
  readonly theirs: readonly Phase[];
}

/** As it is before anyone has set anything. */
export const usualStops: Stops = { answer: 'anything', own: false, mine: [], theirs: ['end'] };

const stopsSchema: z.ZodMiniType<Stops> = z.object({
  answer: z.enum(['anything', 'attacks', 'never']),
  own: z.boolean(),
  mine: z.array(z.enum(phases)),
  theirs: z.array(z.enum(phases)),
});

/** The stops of this person. */
export const keptStops = kept('ttcg/stops', 1, usualStops, stopsSchema);

/** The pass that is given for a person, if they need not or do not want to be asked. */
export function settledPass(
  decision: PickDecision,
  view: TtcgView,
  stops: Stops,
  print: Printer,
): Picks | undefined {
  if (decision.kind !== 'respond') return undefined;
  const pass = decision.options.findIndex(({ act }) => act === 'pass');
  if (pass < 0) return undefined;
  const others = decision.options.filter(({ act }) => act !== 'pass');
  if (others.length === 0) return [pass];
  return wants(decision.seat, others, view, stops, print) ? undefined : [pass];
}

function wants(
  seat: Seat,
  options: readonly Option[],
  view: TtcgView,
  stops: Stops,
  print: Printer,
): boolean {
  const top = view.chain.at(-1);
  if (top) {
    if (top.seat === seat) return stops.own;
    return stops.answer === 'anything' || (stops.answer === 'attacks' && top.kind === 'attack');
  }
  const stage = phases.find((phase) => phase === view.stage);
  const chosen = view.active === seat ? stops.mine : stops.theirs;
  if (stage && chosen.includes(stage)) return true;
  // What only answers would be lost for good: it is offered wherever anything is.
  return stops.answer === 'anything' && options.some((option) => onlyAnswers(option, view, print));
}

function onlyAnswers({ card, effect }: Option, view: TtcgView, print: Printer): boolean {
  const seen = card === undefined ? undefined : seenIn(view).get(card);
  const found = seen && (print(seen.design) as TtcgPrint | undefined);
  return found?.facts.effectTypes[(effect ?? 0) as 0 | 1] === 'counter';
}

/** Sets or lifts the stop at a phase. */
export function withStop(
  stops: Stops,
  whose: 'mine' | 'theirs',
  phase: Phase,
  stop: boolean,
): Stops {
  const rest = stops[whose].filter((each) => each !== phase);
  return { ...stops, [whose]: stop ? [...rest, phase] : rest };
}

import type { Act, Action, Duration } from './tree.ts';

/** The acts that can last. */
type Lasting = Extract<Action, { for?: Duration }>;

const LASTING: ReadonlySet<string> = new Set<Lasting['do']>([
  'stat',
  'turnStats',
  'invertBonus',
  'swap',
  'type',
  'subtype',
  'copyStats',
  'forbid',
  'bar',
  'immune',
  'control',
  'extraPlays',
  'extraAttacks',
  'allow',
  'lure',
  'compel',
  'limitPlays',
  'openHand',
  'openDraws',
  'scalePoints',
  'ward',
]);

/** Whether an act can have a duration and has none yet. */
export function canLast(act: Act): act is Lasting {
  return LASTING.has(act.do) && !('for' in act);
}

/** Gives the acts from an index on that can last, and do not say how long, a duration. */
export function lengthen(acts: Act[], from: number, duration: Duration): void {
  for (let i = from; i < acts.length; i++) {
    const act = acts[i];
    if (act && canLast(act)) acts[i] = { ...act, for: duration };
  }
}

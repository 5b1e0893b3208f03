import type { Act, Amount } from './tree.ts';

/** What is counted: "for each spell". */
export type Each = Extract<Amount, { times: number }>['each'];

/** The act with its number multiplied; nothing if it has none. */
export function ratedAct(act: Act, each: Each): Act | undefined {
  if ('amount' in act && typeof act.amount === 'number') {
    return { ...act, amount: { times: act.amount, each } };
  }
  if ((act.do === 'stat' || act.do === 'points') && 'amount' in act.change) {
    const { op, amount } = act.change;
    if (typeof amount === 'number')
      return { ...act, change: { op, amount: { times: amount, each } } };
  }
  return undefined;
}

/** A "for each" after the last of several changes of the same cards multiplies them all. */
export function rateAll(acts: Act[], from: number): void {
  const last = acts.at(-1);
  if (last?.do !== 'stat' || !('amount' in last.change)) return;
  const { amount } = last.change;
  if (typeof amount === 'number' || !('each' in amount)) return;
  for (let i = from; i < acts.length; i++) {
    const act = acts[i];
    if (act?.do === 'stat') acts[i] = ratedAct(act, amount.each) ?? act;
  }
}

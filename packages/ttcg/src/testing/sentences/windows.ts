import { type Option, type PickDecision, type Seat, sameOption } from '@cardscape/kernel';
import type { TtcgState } from '../../rules/position/state.ts';
import type { Look, Offer, Offers } from './look.ts';

/** What a player could answer with, by what there was to answer: the last time that it came up. */
export type Windows = Map<string, Window>;

interface Window {
  readonly seat: Seat;
  readonly stage: string;
  readonly active: Seat;
  readonly options: readonly Option[];
}

const NOTHING = 'nothing';

/** Remembers what can be answered with here. */
export function remember(
  windows: Windows,
  { stage, active, chain }: TtcgState,
  { seat, options }: PickDecision,
): void {
  const top = chain.at(-1);
  const said = top ? `${top.kind} of ${top.card.card}, effect ${top.effect}` : NOTHING;
  const uses = options.filter(({ act }) => act === 'use');
  windows.set(`${seat} in ${stage} of ${active} to ${said}`, {
    seat,
    stage,
    active,
    options: uses,
  });
}

/**
 * What could be answered with only with the text, and only without it. Phases come either way (`comes`), unless
 * the text itself was used on the way; what is on the chain may not be asked about again once it was answered,
 * so there only what both have come to counts.
 */
export function answersBetween(
  without: Windows,
  withIt: Windows,
  isOwn: (option: Option) => boolean,
  comes: boolean,
  look: Look,
): Offers {
  const only = (here: Windows, there: Windows): Offer[] =>
    [...here].flatMap(([key, { seat, stage, active, options }]) => {
      const others = there.get(key)?.options ?? (comes && key.endsWith(NOTHING) ? [] : undefined);
      if (!others) return [];
      return options
        .filter((option) => !isOwn(option) && !others.some((other) => sameOption(option, other)))
        .map(({ act, card, effect }) => ({
          act,
          seat,
          card,
          effect,
          stage,
          active,
          on: undefined,
        }));
    });
  return { refused: only(without, withIt), added: only(withIt, without), look };
}

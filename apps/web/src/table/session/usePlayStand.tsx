import type { Consultation, Option, Picks } from '@cardscape/kernel';
import { useCallback, useMemo } from 'react';
import { PHONE, useMedia } from '../../look/browser/useMedia.ts';
import type { AnyGameTable, PlayStand } from '../gameTable.ts';
import { linesBefore, logOf } from '../log/log.ts';
import type { TableHands } from '../picking/turn.ts';
import { labelOf } from '../screen/labelOf.ts';
import { nearSeat } from '../screen/messages.ts';
import { namesFor } from '../set-up/seats.ts';
import type { MatchSession } from './session.ts';
import type { Shown } from './sessionParts.ts';
import { useAnswers } from './useAnswers.ts';

type AnyShown = Shown<unknown, { readonly type: string }>;

/** What the person at the screen answers with. While something is told or another is called nobody is asked. */
function useHands(session: MatchSession, shown: AnyShown): TableHands {
  const { telling, handOver, parting, moment } = shown;
  const isNobodys = telling || parting || handOver !== undefined;
  const decision = isNobodys ? undefined : shown.decision;
  const explain = useCallback((option: Option) => session.explain(option), [session]);
  const consult = useCallback((question: Consultation) => session.consult(question), [session]);
  const reason = useAnswers(explain, moment);
  const consulted = useAnswers(consult, moment);
  return useMemo(
    () => ({
      decision,
      onChoose: (picks: Picks) => session.choose(picks),
      explain,
      reason,
      consulted,
      label: (option) => labelOf(decision, option),
    }),
    [session, decision, explain, reason, consulted],
  );
}

/** The table of a session as it stands at this moment, for whoever is at the screen. */
export function usePlayStand(
  table: AnyGameTable,
  session: MatchSession,
  shown: AnyShown,
  lesson: PlayStand<unknown, never>['lesson'],
): PlayStand<unknown, { readonly type: string }> {
  const { view, viewer, events, over, moment, telling, handOver, decision } = shown;
  const small = useMedia(PHONE);
  const names = useMemo(() => namesFor(session.plans), [session]);
  const { print } = session.opened;
  const near = nearSeat(viewer, handOver);
  const hands = useHands(session, shown);
  const match = useMemo(
    () => ({
      plans: session.plans,
      opened: session.opened,
      start: session.table.start,
      story: () => session.story(),
    }),
    [session],
  );
  const impacts = useMemo(() => table.impactsOf?.(events, near), [table, events, near]);
  const large = useCallback((name: string) => table.large(name, print, view), [table, print, view]);
  const skip = useCallback(() => session.skip(), [session]);
  // Asked for by whoever shows it: a long match is not told anew at every moment for nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows with the moment
  const log = useMemo(() => {
    let lines: ReturnType<typeof logOf> | undefined;
    return () => {
      lines ??= linesBefore(
        logOf(session.story()),
        telling ? shown.step : Number.POSITIVE_INFINITY,
      );
      return lines;
    };
  }, [session, viewer, moment, telling]);
  const covered = handOver !== undefined;
  return {
    view,
    near,
    names,
    events,
    over,
    moment,
    still: false,
    impacts,
    print,
    match,
    decision,
    hands,
    telling,
    covered,
    ended: decision.ask === 'over' && !telling,
    small,
    person: `${near} ${covered}`,
    log,
    large,
    skip,
    ...(lesson && { lesson }),
  };
}

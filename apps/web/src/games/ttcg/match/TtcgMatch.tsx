import { type Option, plain } from '@cardscape/kernel';
import { EDITIONS, nameOf } from '@cardscape/ttcg/tools';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useMedia } from '../../../look/browser/useMedia.ts';
import { MessageLine } from '../../../look/feedback/MessageLine.tsx';
import { useShortcuts } from '../../../look/keyboard/keys.tsx';
import type { EndDeeds } from '../../../table/ending/EndDeeds.tsx';
import { LogPanel } from '../../../table/log/LogPanel.tsx';
import { linesBefore, logOf, sentencesOf } from '../../../table/log/log.ts';
import { ToldLine } from '../../../table/log/ToldLine.tsx';
import { ChoicePanel } from '../../../table/screen/ChoicePanel.tsx';
import { HandOver } from '../../../table/screen/HandOver.tsx';
import { labelOf } from '../../../table/screen/labelOf.ts';
import { MatchMenu } from '../../../table/screen/MatchMenu.tsx';
import { nearSeat } from '../../../table/screen/messages.ts';
import { useMeanwhile } from '../../../table/screen/useMeanwhile.ts';
import { useStillPage } from '../../../table/screen/useStillPage.ts';
import { useAnswers } from '../../../table/session/useAnswers.ts';
import { useSession } from '../../../table/session/useSession.ts';
import { namesFor } from '../../../table/set-up/seats.ts';
import { largeCard } from '../reading/largeCard.tsx';
import { lookedAt } from '../reading/lookedAt.ts';
import { seenIn } from '../table/seen.ts';
import { TtcgTableOf } from '../table/TtcgTable.tsx';
import type { TableHands } from '../table/tableTypes.ts';
import type { TtcgSession } from './game.ts';
import { LineDeeds } from './LineDeeds.tsx';
import { MatchEnd } from './MatchEnd.tsx';
import { messageFor } from './messages.ts';
import { type PlainDeed, plainDeeds } from './plainDeeds.ts';
import { RecentLog } from './RecentLog.tsx';
import { StopsDialog } from './StopsDialog.tsx';
import { keptStops, type Stops } from './stops.ts';
import { toldEvents } from './toldEvents.ts';
import { useHurry } from './useHurry.ts';
import { useTableSounds } from './useTableSounds.ts';
import { useTurn } from './useTurn.ts';
import '../../../table/screen/tableMatch.css';
import './TtcgMatch.css';

/** A match being played: the table, what is expected, and what has happened. */
export function TtcgMatch({
  session,
  end,
  coach,
  wanted,
}: {
  session: TtcgSession;
  /** The ways on from its end; without them there is no end screen. */
  end?: EndDeeds | undefined;
  /** What stands beside the table all the time, in the place of the log. */
  coach?: ReactNode;
  /** The deed that the coach asks for; `null` if it asks for something else than these. */
  wanted?: PlainDeed | null | undefined;
}) {
  const shown = useSession(session);
  const meanwhile = useMeanwhile();
  const brief = useMedia('(max-width: 52rem)');
  const { view, viewer, events, telling, handOver } = shown;
  const [panel, setPanel] = useState<'log' | 'choices' | 'stops'>();
  const [stops, setStops] = useState(() => keptStops.read());
  const names = useMemo(() => namesFor(session.plans), [session]);
  const { print } = session.opened;
  const { bonuses } = EDITIONS[view.edition];
  const large = useCallback(
    (name: string) => largeCard({ print, bonuses }, name),
    [print, bonuses],
  );
  const near = nearSeat(viewer, handOver);
  // While something is being told nobody is asked; a click goes on instead.
  const asking = !telling && handOver === undefined;
  const decision = asking ? shown.decision : undefined;
  const explain = useCallback((option: Option) => session.explain(option), [session]);
  const reason = useAnswers(explain, shown.moment);
  const hands = useMemo<TableHands>(
    () => ({
      decision,
      onChoose: (picks) => session.choose(picks),
      explain,
      reason,
      label: (option) => labelOf(decision, option),
    }),
    [session, decision, explain, reason],
  );
  const ground = useMemo(() => ({ seen: seenIn(view) }), [view]);
  const turn = useTurn(hands, ground, near);
  const { asked } = turn;
  const hurry = useHurry(turn, shown.moment, () => session.skip());
  const toggle = (which: 'log' | 'choices' | 'stops') =>
    setPanel((before) => (before === which ? undefined : which));
  const undo = () =>
    shown.canUndo
      ? session.undo()
      : turn.refuse('You have not chosen anything here yet.', 'message');
  useShortcuts([
    ...plainDeeds.map(({ act, words, key }) => ({
      keys: key,
      does: words,
      run: () => turn.act({ act }),
    })),
    { keys: 'c', does: 'Confirm the chosen cards', run: turn.confirm },
    {
      keys: 'f',
      does: 'Turn the card you hold over',
      run: () => turn.turnFace(!turn.picked?.faceDown),
    },
    { keys: 'u', does: 'Undo', run: undo },
    { keys: 's', does: 'Choose where you stop', run: () => toggle('stops') },
    { keys: 'l', does: 'Show or hide the log', run: () => toggle('log') },
    { keys: 'o', does: 'List all choices', run: () => asked && toggle('choices') },
    // The space bar belongs to the button that has the ring, unless something is being told.
    {
      keys: ' ',
      does: 'Go on at once, while something is told',
      rests: !telling,
      run: () => session.skip(),
    },
  ]);
  useTableSounds(events);
  useStillPage(true);

  const changeStops = (next: Stops) => {
    keptStops.write(next);
    setStops(next);
  };
  // Once it is over the line needs its room for the ways on; the log tells the rest.
  const over = shown.decision.ask === 'over' && !telling;
  const told = over ? [] : sentencesOf(toldEvents(shown.told));
  const message = telling
    ? meanwhile
    : messageFor(shown.decision, names, view, {
        ...turn,
        brief,
        told: events.some(({ type }) => type === 'announced'),
        nameOf: (card) => nameOf(ground.seen.get(card)?.design ?? 'the card'),
      });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows with the moment
  const log = useMemo(() => logOf(session.story()), [session, viewer, shown.moment]);
  // What is still being told is not yet behind us.
  const past = telling ? linesBefore(log, shown.step) : log;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click only hurries what is shown anyway
    // biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same
    <div
      className="table-match table-match--whole ttcg-match"
      onClickCapture={telling ? hurry : undefined}
      onClick={telling ? () => session.skip() : undefined}
    >
      <TtcgTableOf
        view={view}
        print={print}
        near={near}
        names={names}
        events={events}
        over={shown.over}
        moment={shown.moment}
        ended={over}
        turn={turn}
        stops={stops}
        onStops={() => setPanel('stops')}
        looked={asked?.kind === 'decide' ? lookedAt(session.story(), near) : undefined}
        aside={coach === undefined && <RecentLog lines={past} card={large} />}
        coach={coach}
      >
        <MessageLine
          whose={message.whose}
          yours={message.yours}
          actions={
            <>
              <LineDeeds shown={shown} turn={turn} end={end} wanted={wanted} onUndo={undo} />
              <MatchMenu
                record={() => session.record}
                rules="/play/ttcg/tutorial"
                onChoices={asked ? () => setPanel('choices') : undefined}
                onLog={() => toggle('log')}
                onConcede={shown.decision.ask === 'over' ? undefined : () => session.concede(near)}
              />
            </>
          }
        >
          {message.expected}
          <ToldLine key={shown.moment} sentences={told} card={large} />
        </MessageLine>
      </TtcgTableOf>
      {handOver !== undefined && (
        <HandOver
          name={names[handOver]}
          told={told.map(plain).join(' ')}
          onArrive={() => session.arrive()}
        />
      )}
      {panel === 'log' && (
        <LogPanel
          lines={log}
          headings={['turn', 'phase']}
          card={large}
          onClose={() => setPanel(undefined)}
        />
      )}
      {panel === 'stops' && (
        <StopsDialog stops={stops} onChange={changeStops} onClose={() => setPanel(undefined)} />
      )}
      {panel === 'choices' && asked && (
        <ChoicePanel
          question={asked}
          label={hands.label}
          onChoose={(picks) => {
            setPanel(undefined);
            session.choose(picks);
          }}
          onClose={() => setPanel(undefined)}
        />
      )}
      {shown.decision.ask === 'over' && !telling && end && (
        <MatchEnd
          session={session}
          outcome={shown.decision}
          view={view}
          names={names}
          deeds={end}
        />
      )}
    </div>
  );
}

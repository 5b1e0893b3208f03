import { plain } from '@cardscape/kernel';
import type { KolymaEvent } from '@cardscape/kolyma';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Card } from '../../../look/card/Card.tsx';
import { NumberCard } from '../../../look/card/NumberCard.tsx';
import { MessageLine } from '../../../look/feedback/MessageLine.tsx';
import { useShortcuts } from '../../../look/keyboard/keys.tsx';
import type { EndDeeds } from '../../../table/ending/EndDeeds.tsx';
import { LogPanel } from '../../../table/log/LogPanel.tsx';
import { logOf, toldOf } from '../../../table/log/log.ts';
import { Told } from '../../../table/log/Told.tsx';
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
import { type CardPrints, printsBy } from '../prints.ts';
import { KolymaTableOf } from '../table/KolymaTable.tsx';
import { Spotlight } from '../table/Spotlight.tsx';
import type { KolymaSession } from './game.ts';
import { LineDeeds } from './LineDeeds.tsx';
import { MatchEnd } from './MatchEnd.tsx';
import { messageFor } from './messages.ts';
import { RoundEnd } from './RoundEnd.tsx';
import { useTableSounds } from './useTableSounds.ts';
import { useTurn } from './useTurn.ts';
import './KolymaMatch.css';

/** Does the message line tell this event? Turns and dealt cards are seen well enough. */
function isTold(event: KolymaEvent): boolean {
  if (event.type === 'draw') return event.cause !== 'deal';
  return event.type !== 'turn' && event.type !== 'round over';
}

/** A card by its name, large: for names in sentences. */
function largeCard(prints: CardPrints, name: string): ReactNode {
  return prints.isNumber(name) ? (
    <NumberCard {...prints.number(name)} name={name} size="large" />
  ) : (
    <Card {...prints.special(name)} size="large" />
  );
}

/** A match being played: the table, what is expected, and what has happened. */
export function KolymaMatch({
  session,
  whole = true,
  end,
}: {
  session: KolymaSession;
  /** Whether the match is all of the page, so that the page's margins give way to it. */
  whole?: boolean;
  /** What to do once the match is over. */
  end: EndDeeds;
}) {
  const shown = useSession(session);
  const meanwhile = useMeanwhile();
  const { view, viewer, events, telling, handOver } = shown;
  const [panel, setPanel] = useState<'log' | 'choices'>();
  const names = useMemo(() => namesFor(session.plans), [session]);
  const { print } = session.opened;
  const prints = useMemo(() => printsBy(print), [print]);
  const large = useCallback((name: string) => largeCard(prints, name), [prints]);
  const near = nearSeat(viewer, handOver);
  // While something is being told nobody is asked; a click goes on instead.
  const decision = telling ? undefined : shown.decision;
  const handlers = useMemo(
    () => ({
      onChoose: (picks: readonly number[]) => session.choose(picks),
      explain: (option: { act: string; card?: number }) => session.explain(option),
    }),
    [session],
  );
  const reason = useAnswers(handlers.explain, shown.moment);
  const turn = useTurn({ decision, ...handlers });
  const { asked } = turn;
  const pass = () => turn.act({ act: 'pass' });
  const undo = () =>
    shown.canUndo ? session.undo() : turn.refuse('You have not chosen anything here yet.');
  useShortcuts([
    { keys: 'n', does: 'Pass the turn', run: pass },
    { keys: 'c', does: 'Confirm the chosen cards', run: turn.confirm },
    { keys: 'u', does: 'Undo', run: undo },
    { keys: 'l', does: 'Show or hide the log', run: () => toggle('log') },
    { keys: 'o', does: 'List all choices', run: () => asked && toggle('choices') },
    // The space bar belongs to the button that has the ring, unless something is being told.
    ...(telling ? [{ keys: ' ', does: 'Go on at once', run: () => session.skip() }] : []),
  ]);
  const toggle = (which: 'log' | 'choices') =>
    setPanel((before) => (before === which ? undefined : which));
  useTableSounds(events);
  useStillPage(whole);

  const told = toldOf(shown.told.filter(({ event }) => isTold(event)));
  const message = telling ? meanwhile : messageFor(shown.decision, names, view, turn.chosen.length);
  const played = telling ? events.find((event) => event.type === 'play') : undefined;
  const ended = telling ? events.find((event) => event.type === 'round over') : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click only hurries what is shown anyway
    // biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same
    <div
      className={`kolyma-match ${whole ? 'kolyma-match--whole' : ''}`}
      onClick={telling ? () => session.skip() : undefined}
    >
      <KolymaTableOf
        view={view}
        print={print}
        near={near}
        names={names}
        events={events}
        moment={shown.moment}
        turn={turn}
        reason={reason}
        {...handlers}
      >
        <MessageLine
          whose={message.whose}
          yours={message.yours}
          actions={
            <>
              <LineDeeds shown={shown} turn={turn} end={end} onPass={pass} onUndo={undo} />
              <MatchMenu
                record={() => session.record}
                rules="/play/kolyma/rules"
                onChoices={asked ? () => setPanel('choices') : undefined}
                onLog={() => toggle('log')}
                onConcede={shown.decision.ask === 'over' ? undefined : () => session.concede(near)}
              />
            </>
          }
        >
          {message.expected}
          <span className="kolyma-match__told" data-told>
            <Told words={told} card={large} />
          </span>
        </MessageLine>
      </KolymaTableOf>
      {played && <Spotlight card={prints.special(played.design)} who={names[played.seat]} />}
      {ended && (
        <RoundEnd
          round={ended.round}
          result={ended.result}
          near={near}
          names={names}
          wins={[view.players[0].wins, view.players[1].wins]}
          onGoOn={() => session.skip()}
        />
      )}
      {handOver !== undefined && (
        <HandOver name={names[handOver]} told={plain(told)} onArrive={() => session.arrive()} />
      )}
      {panel === 'log' && (
        <LogPanel
          lines={logOf(session.story())}
          headings={['round', 'turn']}
          card={large}
          onClose={() => setPanel(undefined)}
        />
      )}
      {panel === 'choices' && asked && (
        <ChoicePanel
          decision={asked}
          labels={asked.options.map((option) => labelOf(shown.decision, option))}
          onChoose={(picks) => {
            setPanel(undefined);
            session.choose(picks);
          }}
          onClose={() => setPanel(undefined)}
        />
      )}
      {shown.decision.ask === 'over' && !telling && (
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

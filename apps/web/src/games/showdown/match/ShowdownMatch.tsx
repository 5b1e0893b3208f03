import { type CardId, plain, type Seat } from '@cardscape/kernel';
import type { ShowdownEvent, ShowdownView } from '@cardscape/showdown';
import { EQUIP_SLOTS } from '@cardscape/showdown/tools';
import { useCallback, useMemo, useState } from 'react';
import { saveFile } from '../../../look/browser/saveFile.ts';
import { useMedia } from '../../../look/browser/useMedia.ts';
import { Button } from '../../../look/control/Button.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { MessageLine } from '../../../look/feedback/MessageLine.tsx';
import { useToast } from '../../../look/feedback/Toast.tsx';
import { useShortcuts } from '../../../look/keyboard/keys.tsx';
import type { EndDeeds } from '../../../table/ending/EndDeeds.tsx';
import { linesBefore, logOf, toldOf } from '../../../table/log/log.ts';
import { Told } from '../../../table/log/Told.tsx';
import { ChoicePanel } from '../../../table/screen/ChoicePanel.tsx';
import { HandOver } from '../../../table/screen/HandOver.tsx';
import { labelOf } from '../../../table/screen/labelOf.ts';
import { MatchMenu } from '../../../table/screen/MatchMenu.tsx';
import { nearSeat } from '../../../table/screen/messages.ts';
import { useHoldHint } from '../../../table/screen/useHoldHint.ts';
import { useMeanwhile } from '../../../table/screen/useMeanwhile.ts';
import { useStillPage } from '../../../table/screen/useStillPage.ts';
import { useSession } from '../../../table/session/useSession.ts';
import { namesFor } from '../../../table/set-up/seats.ts';
import { ShowdownCard } from '../card/ShowdownCard.tsx';
import { pictureOf } from '../own/customPictures.ts';
import { useSeatProfiles } from '../profiles/useSeatProfiles.ts';
import { ShowdownTableOf } from '../table/ShowdownTable.tsx';
import { SideTabs, type TabKey, tabKeys } from '../table/SideTabs.tsx';
import { cardsOf, type ShowdownSession } from './game.ts';
import { LineDeeds } from './LineDeeds.tsx';
import { MatchEnd } from './MatchEnd.tsx';
import { messageFor, sentence } from './messages.ts';
import { noneWords } from './picking.ts';
import { SavesDialog } from './SavesDialog.tsx';
import { turnFile } from './snapshots.ts';
import { useTableSounds } from './useTableSounds.ts';
import { type TableHands, type Turn, useTurn } from './useTurn.ts';
import '../../../table/screen/tableMatch.css';
import { type Consulted, useConsulted } from '../table/useConsulted.ts';
import './ShowdownMatch.css';

/** Does the message line tell this event? Phases are seen well enough. */
function isTold({ type }: ShowdownEvent): boolean {
  return type !== 'phase' && type !== 'effect' && type !== 'shuffled' && type !== 'damaged';
}

/** A match being played: the table, what is expected, and what has happened. */
export function ShowdownMatch({
  session,
  end,
  onSession,
}: {
  session: ShowdownSession;
  /** The ways on from its end; without them there is no end screen. */
  end?: EndDeeds | undefined;
  /** Goes on with another session: one that was saved, or an earlier turn of this one. */
  onSession: (session: ShowdownSession) => void;
}) {
  const shown = useSession(session);
  const meanwhile = useMeanwhile();
  const say = useToast();
  const profiles = useSeatProfiles(session);
  const { view, viewer, events, telling, handOver } = shown;
  const { start } = session.table;
  const { print, sprites } = cardsOf(session);
  const [panel, setPanel] = useState<'choices' | 'saves' | 'tabs'>();
  const [tab, setTab] = useState<TabKey>('build');
  const small = useMedia('(max-width: 52rem)');
  const names = useMemo(() => namesFor(session.plans), [session]);
  const near = nearSeat(viewer, handOver);
  const asking = !telling && handOver === undefined;
  const decision = asking ? shown.decision : undefined;
  const consulted = useConsulted(session, shown.moment);
  const hands = useMemo<TableHands>(() => {
    const offered = new Map(
      consulted({ about: 'offered' })?.map(({ card, design }) => [card, design]),
    );
    return {
      decision,
      onChoose: (picks) => session.choose(picks),
      label: (option) => labelOf(decision, option),
      matter: consulted({ about: 'matter' }) ?? null,
      designOf: (card) => offered.get(card),
      explain: (option) => session.explain(option),
    };
  }, [session, decision, consulted]);
  const turn = useTurn(hands, view, near);
  const large = useCallback(
    (name: string) => {
      const printed = print(name);
      return printed && <ShowdownCard print={printed} picture={pictureOf(printed)} />;
    },
    [print],
  );
  const preview = usePreview(consulted, turn, view, near);
  const outlook = useCallback((of: Seat) => consulted({ about: 'outlook', of }) ?? [], [consulted]);
  const closePanel = () => setPanel(undefined);
  const openTab = (key: TabKey) => {
    setTab(key);
    if (small) setPanel('tabs');
  };
  const undo = () =>
    shown.canUndo
      ? session.undo()
      : turn.refuse('You have not chosen anything here yet.', 'message');
  useShortcuts([
    ...tabKeys.map((key, place) => ({
      keys: `F${place + 1}`,
      does: ['Show the Build tab', 'Show the Match Log', 'Show the Info tab'][place] ?? '',
      run: () => openTab(key),
    })),
    { keys: 'e', does: 'Decline, or end your turn', run: turn.decline },
    { keys: 'c', does: 'Confirm what you have chosen', run: turn.confirm },
    { keys: 'u', does: 'Undo', run: undo },
    { keys: 's', does: 'Save, load, go back', run: () => setPanel('saves') },
    { keys: 'o', does: 'List all choices', run: () => turn.asked && setPanel('choices') },
    // The space bar belongs to the button that has the ring, unless something is being told.
    ...(telling ? [{ keys: ' ', does: 'Go on at once', run: () => session.skip() }] : []),
  ]);
  useTableSounds(events);
  useStillPage(true);
  useHoldHint();

  const attacker = view.players[near].slots.find((unit) => unit?.card === turn.attacker)?.design;
  const begun = { way: turn.way, attacker, chosen: turn.chosen.length };
  // Beside the ways on there is room for how it ended, and the log tells the rest.
  const isLast = shown.decision.ask === 'over' && !telling;
  const news = shown.told.filter(({ event }) => (isLast ? event.type === 'over' : isTold(event)));
  const told = toldOf(news);
  const message = telling ? meanwhile : messageFor(shown.decision, names, view, begun);
  const isLogOpen = tab === 'log' && (!small || panel === 'tabs');
  // It is told from the start of the match: only to those who read it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows with the moment
  const log = useMemo(
    () => (isLogOpen ? logOf(session.story()) : []),
    [session, viewer, isLogOpen, shown.moment],
  );
  // What is still being told is not yet behind us.
  const past = telling ? linesBefore(log, shown.step) : log;
  const deeds = (
    <>
      <Button aria-disabled={!shown.canUndo} onClick={undo}>
        Undo <kbd>U</kbd>
      </Button>
      <Button onClick={() => setPanel('saves')}>Saves</Button>
      <MatchMenu
        record={() => session.record}
        rules="/play/showdown/rules"
        onChoices={turn.asked ? () => setPanel('choices') : undefined}
        onLog={() => openTab('log')}
        more={[
          {
            words: 'Save the start of this turn as a file',
            onSelect: () => {
              const { name, text } = turnFile(session);
              saveFile(name, text);
              say('The start of this turn is saved as a file. Open it where a match is set up.');
            },
          },
        ]}
        onConcede={shown.decision.ask === 'over' ? undefined : () => session.concede(near)}
      />
    </>
  );
  const tabs = (
    <SideTabs
      tab={tab}
      onTab={setTab}
      outlook={outlook}
      view={view}
      near={near}
      names={names}
      log={past}
      card={large}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click only hurries what is shown anyway
    // biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same
    <div
      className="table-match table-match--whole showdown-match"
      onClick={telling ? () => session.skip() : undefined}
    >
      <ShowdownTableOf
        view={view}
        print={print}
        sprites={sprites}
        near={near}
        names={names}
        profiles={profiles}
        events={events}
        moment={shown.moment}
        seed={start.seed}
        turn={turn}
        preview={preview}
        covered={handOver !== undefined}
        aside={
          small ? undefined : (
            <>
              <p className="showdown-match__deeds">{deeds}</p>
              {tabs}
            </>
          )
        }
      >
        <MessageLine
          whose={message.whose}
          yours={message.yours}
          actions={
            <>
              <div className="showdown-match__asked">
                <LineDeeds decision={shown.decision} telling={telling} turn={turn} end={end} />
              </div>
              {small && (
                <div className="showdown-match__always">
                  <Button onClick={() => setPanel('tabs')}>Details</Button>
                  {deeds}
                </div>
              )}
            </>
          }
        >
          {message.expected}
          <span className="table-match__told">
            <Told words={told} card={large} />
          </span>
        </MessageLine>
      </ShowdownTableOf>
      {handOver !== undefined && (
        <HandOver name={names[handOver]} told={plain(told)} onArrive={() => session.arrive()} />
      )}
      {panel === 'choices' && turn.asked && (
        <ChoicePanel
          question={{ ...turn.asked, prompt: sentence(turn.asked.prompt) }}
          label={hands.label}
          none={noneWords(turn.asked)}
          onChoose={(picks) => {
            closePanel();
            session.choose(picks);
          }}
          onClose={closePanel}
        />
      )}
      {panel === 'saves' && (
        <SavesDialog session={session} names={names} onSession={onSession} onClose={closePanel} />
      )}
      {panel === 'tabs' && small && (
        <Dialog open title="About the match" onClose={closePanel}>
          {tabs}
        </Dialog>
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

/** What the attack that is thought of, or whose equipment is being chosen, would do to a card. */
function usePreview(consulted: Consulted, turn: Turn, view: ShowdownView, near: Seat) {
  const { attacker, aim, leftOut } = turn;
  return useCallback(
    (target: CardId) => {
      if (!aim?.targets.has(target)) return undefined;
      const { slots } = view.players[near];
      const gear = EQUIP_SLOTS.flatMap((slot) => slots[slot]?.card ?? []);
      const used = gear.filter((card) => !leftOut.has(card));
      return attacker === undefined
        ? consulted({ about: 'ordered', target, gear: used })
        : consulted({ about: 'attack', attacker, target, gear: used });
    },
    [consulted, aim, attacker, leftOut, view, near],
  );
}

import { plain } from '@cardscape/kernel';
import { lazy, Suspense } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { useShortcuts } from '../../look/keyboard/keys.tsx';
import { readFocused } from '../../look/keyboard/readFocused.ts';
import { cardAt } from '../anchors.ts';
import type { EndDeeds } from '../ending/EndDeeds.tsx';
import type { AnyGameTable, Deed, PlayStand } from '../gameTable.ts';
import { logOf, sentencesOf } from '../log/log.ts';
import { ToldLine } from '../log/ToldLine.tsx';
import { NumberChoice } from '../picking/NumberChoice.tsx';
import { numberDeeds } from '../picking/numbers.ts';
import { useOf } from '../picking/useOf.ts';
import type { SaveDeeds } from '../saves/SavesDialog.tsx';
import type { MatchSession } from '../session/session.ts';
import { usePlayStand } from '../session/usePlayStand.tsx';
import { useSession } from '../session/useSession.ts';
import { HandOver } from './HandOver.tsx';
import { MatchLine } from './MatchLine.tsx';
import { forYouAlone, messageOf } from './messages.ts';
import { NotKeptNote } from './NotKeptNote.tsx';
import { Spotlight } from './Spotlight.tsx';
import { SureDialog } from './SureDialog.tsx';
import { useHoldHint } from './useHoldHint.ts';
import { useHurry } from './useHurry.ts';
import { useMeanwhile } from './useMeanwhile.ts';
import { useStillPage } from './useStillPage.ts';
import { useTableSounds } from './useTableSounds.ts';
import './tableMatch.css';

type Panel = 'log' | 'choices' | 'saves' | undefined;

// The table comes first; what few moments of a match need is loaded when it is opened.
const MatchMenu = lazy(() =>
  import('./MatchMenu.tsx').then((module) => ({ default: module.MatchMenu })),
);
const ChoicePanel = lazy(() =>
  import('./ChoicePanel.tsx').then((module) => ({ default: module.ChoicePanel })),
);
const LogPanel = lazy(() =>
  import('../log/LogPanel.tsx').then((module) => ({ default: module.LogPanel })),
);
const MatchEnd = lazy(() =>
  import('../ending/MatchEnd.tsx').then((module) => ({ default: module.MatchEnd })),
);
const SavesDialog = lazy(() =>
  import('../saves/SavesDialog.tsx').then((module) => ({ default: module.SavesDialog })),
);

/** A match being played, of any game: its table, what is expected, and what has happened. */
export function MatchScreen({
  table,
  session,
  whole = true,
  end,
  saves,
  onNewest,
  lesson,
}: {
  table: AnyGameTable;
  session: MatchSession;
  /** Whether the match is all of the page, so that the page's margins give way to it. */
  whole?: boolean;
  /** The ways on from its end; without them there is no end screen. */
  end?: EndDeeds | undefined;
  /** Where saves lead; a match that is not kept has none. */
  saves?: SaveDeeds | undefined;
  /** Goes on with what another tab has made of the match. */
  onNewest?: (() => void) | undefined;
  /** In a lesson: what stands beside the table, and what is asked for. */
  lesson?: PlayStand<unknown, never>['lesson'];
}) {
  const shown = useSession(session);
  const meanwhile = useMeanwhile();
  const stand = usePlayStand(table, session, shown, lesson);
  const { near, names, telling, ended, moment, person, large, skip, hands } = stand;
  const play = table.usePlay(stand);
  const { turn } = play;
  const [panel, setPanel] = useOf<Panel>(person, undefined);
  const hurry = useHurry(turn, { moment, person, skip });
  const question = turn.asked ?? turn.number;
  const toggle = (which: Panel) => setPanel((before) => (before === which ? undefined : which));
  const undo = () =>
    shown.canUndo ? session.undo() : turn.refuse('You have not chosen anything here yet.');
  const choices = () =>
    question ? toggle('choices') : turn.refuse('There is nothing to choose just now.');
  const deeds: readonly Deed[] = shown.parting
    ? [{ key: 'c', words: 'Done, hand over', button: 'primary', run: () => session.leave() }]
    : turn.number
      ? numberDeeds(turn)
      : play.deeds;
  useShortcuts([
    ...[...deeds, ...(play.always ?? [])].map(
      ({ key, words, does = words, rests = false, run }) => ({
        keys: key,
        does,
        rests,
        run,
      }),
    ),
    { keys: 'u', does: 'Undo', run: undo },
    { keys: 'l', does: 'Show or hide the log', run: () => toggle('log') },
    { keys: 'o', does: 'List all choices', run: choices },
    ...(saves ? [{ keys: 's', does: 'Save, load, go back', run: () => toggle('saves') }] : []),
    { keys: 'i', does: 'Read the card that has the ring', run: () => readCard(play.read) },
    // The space bar belongs to the button that has the ring, unless something is being told.
    { keys: ' ', does: 'Go on at once, while something is told', rests: !telling, run: skip },
  ]);
  useTableSounds(table, stand, shown.decision);
  useStillPage(whole);
  // A lesson has the place where it is said.
  useHoldHint(whole && lesson === undefined);

  const expected = () =>
    messageOf(stand.decision, names, {
      waiting: table.waiting ?? {},
      asked: play.asks,
      title: (outcome) => table.endWords(outcome, names, stand.view).title,
    });
  const told = sentencesOf(table.news(shown.told, ended));
  const line = (
    <MatchLine
      notice={
        shown.notKept && <NotKeptNote key={shown.notKept} why={shown.notKept} onNewest={onNewest} />
      }
      message={shown.parting ? forYouAlone : telling ? meanwhile : expected()}
      deeds={deeds}
      number={
        turn.number && (
          <NumberChoice
            question={turn.number}
            amount={turn.amount}
            onAmount={turn.setAmount}
            onChoose={turn.confirm}
          />
        )
      }
      own={play.always}
      end={ended ? end : undefined}
      always={
        <>
          <Button aria-disabled={!shown.canUndo} onClick={undo}>
            Undo <kbd>U</kbd>
          </Button>
          {saves && !stand.small && (
            <Button onClick={() => toggle('saves')}>
              Saves <kbd>S</kbd>
            </Button>
          )}
          <Suspense fallback={<Button disabled>More</Button>}>
            <MatchMenu
              onSaves={saves && stand.small ? () => toggle('saves') : undefined}
              record={() => session.record}
              position={() => session.table.position}
              rules={table.rules}
              onChoices={question ? choices : undefined}
              onLog={() => toggle('log')}
              onConcede={
                stand.covered || shown.decision.ask === 'over'
                  ? undefined
                  : () => session.concede(near)
              }
            />
          </Suspense>
        </>
      }
    >
      <ToldLine key={moment} sentences={told} card={large} onAll={() => setPanel(() => 'log')} />
    </MatchLine>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click only hurries what is shown anyway
    // biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same
    <div
      className={`table-match ${whole ? 'table-match--whole' : ''} ${table.game}-match`}
      onClickCapture={telling ? hurry : undefined}
      onClick={telling ? skip : undefined}
    >
      <div className="table-match__table" inert={stand.covered}>
        {play.draw(line)}
        <Spotlight table={table} stand={stand} />
        {play.over}
      </div>
      {turn.doubted && <SureDialog words={hands.label(turn.doubted)} onDecide={turn.decide} />}
      {shown.handOver !== undefined && (
        <HandOver
          name={names[shown.handOver]}
          told={told.map(plain).join(' ')}
          onArrive={() => session.arrive()}
        />
      )}
      <Suspense>
        {panel === 'log' && (
          <LogPanel
            lines={logOf(session.story())}
            headings={table.headings}
            card={large}
            onClose={() => setPanel(() => undefined)}
          />
        )}
        {panel === 'choices' && question && (
          <ChoicePanel
            question={question}
            label={hands.label}
            none={play.none}
            onChoose={(picks) => {
              setPanel(() => undefined);
              session.choose(picks);
            }}
            onClose={() => setPanel(() => undefined)}
          />
        )}
        {panel === 'saves' && saves && (
          <SavesDialog
            table={table}
            session={session}
            names={names}
            deeds={saves}
            onClose={() => setPanel(() => undefined)}
          />
        )}
        {ended && shown.decision.ask === 'over' && end && (
          <MatchEnd
            table={table}
            session={session}
            stand={stand}
            outcome={shown.decision}
            deeds={end}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Reads the card that has the ring, in the game's own way or large. */
function readCard(read: ((card: number) => void) | undefined): void {
  const card = cardAt(document.activeElement?.getAttribute('data-anchor'));
  if (card === undefined) return;
  if (read) read(card);
  else readFocused();
}

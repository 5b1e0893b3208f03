import type { Viewer as Looker, Seat } from '@cardscape/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { namedSides } from '../../table/matches/matchWords.ts';
import type { Replay } from '../opening/loadReplay.ts';
import { linesOf } from '../playback/logLines.ts';
import { playersFor } from '../playback/lookers.ts';
import { isCutShort, marksOf, partAfter, partBefore, partsOf } from '../playback/marks.ts';
import {
  type Frame,
  framesOf,
  readingTime,
  seenIn,
  sentencesOf,
  stepBeside,
} from '../playback/playback.ts';
import { usePlayback } from '../playback/usePlayback.ts';
import { DrawnStep } from './DrawnStep.tsx';
import { ReplayDeeds } from './ReplayDeeds.tsx';
import { ReplayKeys } from './ReplayKeys.tsx';
import { StepLog } from './StepLog.tsx';
import { Timeline } from './Timeline.tsx';
import { Transport } from './Transport.tsx';
import { useNotes } from './useNotes.ts';
import './Viewer.css';

/** A match being watched: the table, the timeline, and what happened. */
export function Viewer({
  replay: given,
  from,
  onStep,
  onClose,
}: {
  replay: Replay;
  /** The step to open at. */
  from: number;
  /** Told which step is shown, once one rests there. */
  onStep: (step: number) => void;
  /** Leaves this match for another. */
  onClose: () => void;
}) {
  const [looker, setLooker] = useState<Looker>('hands');
  const [onCard, setOnCard] = useState(false);
  const [scrubbing, setScrubbing] = useState(false);
  const [notes, setNotes] = useNotes(given.record);
  const replay = useMemo(() => ({ ...given, record: { ...given.record, notes } }), [given, notes]);
  const { table, match } = replay;
  const last = match.length - 1;
  const frames = useMemo(() => framesOf(given), [given]);
  const marks = useMemo(() => marksOf(replay), [replay]);
  const parts = useMemo(() => partsOf(given), [given]);
  const lines = useMemo(() => linesOf(replay, looker), [replay, looker]);
  const playback = usePlayback(frames, from, (frame) =>
    readingTime(sentencesOf(given, frame, 'table'), frame.step),
  );
  const { at, playing, speed, go, toggle, setSpeed } = playback;
  const frame = frames[playback.frame] as Frame;
  const leapt = useLeap(at);
  useRest(at, onStep);
  const place = useStartInSight();
  const near = looker === 1 ? 1 : 0;
  const seen = useMemo(() => seenIn(given, frame, looker), [given, frame, looker]);
  // While it runs each picture tells its own part; at rest the whole step is told.
  const caption =
    playing || frame.over === 'before'
      ? sentencesOf(given, frame, looker)
      : (lines[at]?.sentences.map(({ words }) => words) ?? []);
  const ways = {
    back: () => go(stepBeside(frames, at, -1)),
    // A step that is still being told is shown whole first.
    forward: () => go(frame.over === 'before' ? at : stepBeside(frames, at, 1)),
    partBack: () => go(partBefore(parts, at)),
    partForward: () => go(partAfter(parts, at, last)),
    toggle,
  };
  return (
    <div className={`replay-viewer ${scrubbing ? 'replay-viewer--scrubbing' : ''}`}>
      <ReplayKeys part={table.part} ways={ways} onCard={onCard} onGo={go} last={last} />
      <div className="replay-viewer__stage">
        {match.notice && (
          <p
            className={`replay-viewer__notice ${isCutShort(match) ? 'replay-viewer__notice--fault' : ''}`}
            role="alert"
          >
            {match.notice}
          </p>
        )}
        <h1 className="replay-viewer__title">
          <span className="sr-only">Replay: </span>
          <Side of={0} replay={given} /> <span>against</span> <Side of={1} replay={given} />
        </h1>
        <section
          ref={place}
          className="replay-viewer__table"
          aria-label="Table"
          onFocus={({ target }) => setOnCard(target.matches('[data-anchor^="card-"]'))}
          onBlur={() => setOnCard(false)}
        >
          <DrawnStep
            moment={`${playback.frame} ${looker}`}
            isKept={match.isKept}
            draw={() => (
              <table.Watched
                {...seen}
                over={frame.over}
                near={near}
                names={playersFor(given.record, looker)}
                moment={playback.frame}
                still={scrubbing || leapt}
                impacts={table.impactsOf?.(seen.events, near)}
                print={match.print}
                inWords={() => match.opened?.tableText(seen.view, given.record.names)}
                isKept={match.isKept}
              />
            )}
          />
        </section>
        <ReplayDeeds
          replay={replay}
          at={at}
          looker={looker}
          onLook={setLooker}
          onNotes={setNotes}
          onAsk={() => go(at)}
          onClose={onClose}
        />
        <StepLog lines={lines} at={at} onGo={go} />
      </div>
      <section className="replay-viewer__dock" aria-label="Timeline">
        <Caption sentences={caption} />
        <p className="replay-viewer__count figures">
          Step <strong>{at}</strong> of {last}
        </p>
        <Transport
          part={table.part}
          playing={playing}
          atStart={at === 0}
          atEnd={at === last}
          speed={speed}
          ways={ways}
          onSpeed={setSpeed}
        />
        <Timeline
          parts={parts}
          marks={marks}
          last={last}
          at={at}
          told={(step) => lines[step]?.sentences[0]?.words ?? ''}
          onGo={go}
          onScrub={setScrubbing}
        />
      </section>
    </div>
  );
}

/** A player of the title: their name, and what they play. */
function Side({ of: seat, replay: { match, record } }: { of: Seat; replay: Replay }) {
  const name = record.names?.[seat];
  const side = match.sides[seat];
  if (name === undefined) return side;
  return namedSides(match.sides) ? `${name}, ${side}` : name;
}

/** Was this step just leapt to? Then nothing travels, and arrows find every card in its place. */
function useLeap(at: number): boolean {
  const [settled, setSettled] = useState(at);
  useEffect(() => setSettled(at), [at]);
  return Math.abs(at - settled) > 1;
}

/** On a small screen the page begins with the table: the less of its lower end lies under the timeline. */
function useStartInSight() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (matchMedia('(max-width: 52rem), (max-height: 30rem)').matches)
      place.current?.scrollIntoView({ behavior: 'instant' });
  }, []);
  return place;
}

/** Tells of a step once one has rested there; browsers let an address change a few times a second only. */
function useRest(at: number, onStep: (step: number) => void): void {
  useEffect(() => {
    const timer = setTimeout(() => onStep(at), 200);
    return () => clearTimeout(timer);
  }, [at, onStep]);
}

/** What is happening now: the deed first, what follows from it after. */
function Caption({ sentences: [deed, ...rest] }: { sentences: readonly string[] }) {
  return (
    <p className="replay-viewer__caption" aria-live="polite">
      <strong>{deed}</strong> {rest.join(' ')}
    </p>
  );
}

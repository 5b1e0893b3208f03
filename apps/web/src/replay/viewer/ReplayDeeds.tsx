import type { Viewer as Looker, Note } from '@cardscape/kernel';
import { useState } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { Select } from '../../look/control/Field.tsx';
import type { Replay } from '../opening/loadReplay.ts';
import { lookersOf } from '../playback/lookers.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { PlayOnDialog } from './PlayOnDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import './ReplayDeeds.css';

/** Who looks on, and what can be done with the match. */
export function ReplayDeeds({
  replay,
  at,
  looker,
  onLook,
  onNotes,
  onAsk,
  onClose,
}: {
  replay: Replay;
  at: number;
  looker: Looker;
  onLook: (looker: Looker) => void;
  onNotes: (notes: readonly Note[]) => void;
  /** Called before a question about this step is asked: it must not run away. */
  onAsk: () => void;
  onClose: () => void;
}) {
  const [asking, setAsking] = useState<'share' | 'play on' | 'note'>();
  const { table, match, record } = replay;
  // Where it is known that it cannot be, the question still says why.
  const canPlayOn = match.cannotPlayOn === undefined && match.asked(at) !== undefined;
  const done = () => setAsking(undefined);
  const ask = (what: typeof asking) => {
    onAsk();
    setAsking(what);
  };
  return (
    <div className="replay-deeds">
      <Select
        label="Look as"
        value={String(looker)}
        onChange={({ target }) => {
          const chosen = lookersOf(replay).find(({ viewer }) => String(viewer) === target.value);
          if (chosen) onLook(chosen.viewer);
        }}
      >
        {lookersOf(replay).map(({ viewer, name }) => (
          <option key={viewer} value={String(viewer)}>
            {name}
          </option>
        ))}
      </Select>
      <div className="replay-deeds__buttons">
        <Button
          className="replay-deeds__main"
          tone={canPlayOn ? 'primary' : 'quiet'}
          onClick={() => ask('play on')}
        >
          Play on from here
        </Button>
        <Button onClick={() => ask('share')}>Share</Button>
        <Button onClick={() => ask('note')}>Note</Button>
        <Button onClick={onClose}>Open another</Button>
      </div>
      {asking === 'share' && <ShareDialog replay={replay} at={at} onClose={done} />}
      {asking === 'play on' && (
        <PlayOnDialog replay={replay} table={table} at={at} onClose={done} />
      )}
      {asking === 'note' && (
        <NoteDialog
          match={`${record.seed} ${record.start}`}
          notes={record.notes ?? []}
          at={at}
          onNotes={onNotes}
          onClose={done}
        />
      )}
    </div>
  );
}

import type { DragEvent } from 'react';
import { Skeleton } from '../look/feedback/Skeleton.tsx';
import { Contours } from '../look/paper/Contours.tsx';
import { OpenPanel } from './opening/OpenPanel.tsx';
import { readFile } from './opening/readFile.ts';
import { useOpenReplay } from './opening/useOpenReplay.ts';
import type { ReplayGames } from './replayGames.ts';
import { Viewer } from './viewer/Viewer.tsx';
import './ReplayPage.css';

/** Watch a match again, step by step. */
export function ReplayPage({ id, games }: { id: string | undefined; games: ReplayGames }) {
  const { opened, open, keepStep, choose } = useOpenReplay(games, id);
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void open(readFile(file));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is also a button
    <div className="replay" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {opened.is === 'open' && (
        <Viewer
          key={opened.turn}
          replay={opened.replay}
          from={opened.from}
          onStep={keepStep}
          onClose={choose}
        />
      )}
      {opened.is === 'loading' && (
        <>
          <h1>Replay</h1>
          <Skeleton shape="cards" count={6} />
        </>
      )}
      {opened.is === 'choosing' && (
        <>
          <Contours seed="replay" />
          <OpenPanel games={games} problem={opened.problem} onOpen={open} />
        </>
      )}
    </div>
  );
}

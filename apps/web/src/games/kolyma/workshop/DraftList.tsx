import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import { isSound } from './assess.ts';
import css from './DraftList.module.css';
import { blankDraft, type Draft, type DraftKind } from './draft.ts';
import type { Workshop } from './workshop.ts';
import { add, open } from './workshopStore.ts';

const shelves: readonly { kind: DraftKind; title: string; noun: string }[] = [
  { kind: 'special', title: 'Special cards', noun: 'card' },
  { kind: 'number', title: 'Number cards', noun: 'number' },
  { kind: 'character', title: 'Characters', noun: 'character' },
];

/** Everything you have made, and the ways to get more. */
export function DraftList({
  workshop,
  onOpenFiles,
  onBrowse,
  onSaveAll,
}: {
  workshop: Workshop;
  onOpenFiles: (files: Iterable<File>) => void;
  /** Choose a built-in card to start from. */
  onBrowse: () => void;
  onSaveAll: () => void;
}) {
  const { drafts } = workshop;
  return (
    <nav className={css.draftList} aria-label="Your cards">
      {shelves.map(({ kind, title, noun }) => (
        <section key={kind} className={css.shelf}>
          <header>
            <h2>{title}</h2>
            <button type="button" className={css.new} onClick={() => add([blankDraft(kind)])}>
              New<span className="sr-only"> {noun}</span>
            </button>
          </header>
          <Shelf drafts={drafts.filter((draft) => draft.kind === kind)} workshop={workshop} />
        </section>
      ))}
      <div className={css.deeds}>
        <Button onClick={onBrowse}>Start from a built-in card</Button>
        <FileButton onFiles={onOpenFiles} />
        <Button disabled={drafts.length === 0} onClick={onSaveAll}>
          Save all as a file
        </Button>
      </div>
    </nav>
  );
}

function Shelf({ drafts, workshop }: { drafts: readonly Draft[]; workshop: Workshop }) {
  if (drafts.length === 0) return <p className={css.none}>None yet.</p>;
  return (
    <ul>
      {drafts.map((draft) => (
        <li key={draft.id}>
          <button
            type="button"
            className={css.draft}
            aria-current={draft.id === workshop.open ? 'true' : undefined}
            onClick={() => open(draft.id)}
          >
            <span>{draft.name || 'No name'}</span>
            {!isSound(draft, workshop.drafts) && <small>not finished</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Opens files from the device. */
export function FileButton({
  words = 'Open card files',
  onFiles,
}: {
  words?: string;
  onFiles: (files: Iterable<File>) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    target.value = ''; // The same file can be opened again.
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>{words}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        aria-label={words}
        onChange={onChange}
      />
    </>
  );
}

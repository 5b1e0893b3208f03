import { counted } from '@cardscape/kernel';
import { type DragEvent, useState } from 'react';
import { saveFile } from '../../../look/browser/saveFile.ts';
import { Button } from '../../../look/control/Button.tsx';
import { useToast } from '../../../look/feedback/Toast.tsx';
import { UndoNote } from '../../../look/feedback/UndoNote.tsx';
import { useShortcuts } from '../../../look/keyboard/keys.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { Panel } from '../../../look/paper/Panel.tsx';
import { deckTroubles, isSound } from './assess.ts';
import { BuiltInDialog } from './BuiltInDialog.tsx';
import { DraftEditor } from './DraftEditor.tsx';
import { DraftList } from './DraftList.tsx';
import { blankDraft, fileText } from './draft.ts';
import { type Opened, openFiles } from './files.ts';
import { Problems } from './Problems.tsx';
import { openDraft } from './workshop.ts';
import { add, currentWorkshop, undo, useWorkshop } from './workshopStore.ts';
import '../../../look/paper/page.css';
import problems from './Problems.module.css';
import css from './Workshop.module.css';

/** The card workshop: everything you have made, and the draft that is open. */
export function Workshop() {
  const { workshop, canUndo, note } = useWorkshop();
  const [browsing, setBrowsing] = useState(false);
  const [opened, setOpened] = useState<Opened & { lacking: readonly string[] }>();
  const say = useToast();
  const draft = openDraft(workshop);

  const take = async (files: Iterable<File>) => {
    const result = await openFiles(files);
    add(result.drafts);
    const lacking = decksLacking(result.drafts.length);
    const clean = result.errors.length === 0 && lacking.length === 0;
    setOpened(clean ? undefined : { ...result, lacking });
    if (clean) say(`Opened ${counted(result.drafts.length, 'card')}.`);
  };
  const saveAll = () => {
    const sound = workshop.drafts.filter((each) => isSound(each, workshop.drafts));
    const left = workshop.drafts.length - sound.length;
    if (sound.length > 0) saveFile('my-cards.json', fileText(sound));
    const rest = left > 0 ? ` ${counted(left, 'draft')} not finished and left out.` : '';
    say(sound.length > 0 ? `Saved ${counted(sound.length, 'card')}.${rest}` : 'Finish one first.');
  };
  useShortcuts([
    { keys: 'n', does: 'Make a new card', run: () => add([blankDraft('special')]) },
    { keys: 'Ctrl+z', does: 'Undo the last change', run: undo },
  ]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be opened by a button as well
    <div
      className={`page ${css.workshop}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void take([...event.dataTransfer.files]);
      }}
    >
      <Contours seed="workshop" />
      <header className={css.head}>
        <h1>Card workshop</h1>
        <Button disabled={!canUndo} onClick={undo}>
          Undo
        </Button>
      </header>
      {opened && <OpenedReport opened={opened} onClose={() => setOpened(undefined)} />}
      <div className={css.sheet}>
        <DraftList
          workshop={workshop}
          onOpenFiles={(files) => void take(files)}
          onBrowse={() => setBrowsing(true)}
          onSaveAll={saveAll}
        />
        {draft ? (
          <DraftEditor draft={draft} drafts={workshop.drafts} />
        ) : (
          <FirstSteps onBrowse={() => setBrowsing(true)} />
        )}
      </div>
      {browsing && (
        <BuiltInDialog
          onClose={() => setBrowsing(false)}
          onTake={(copy) => {
            add([copy]);
            setBrowsing(false);
          }}
        />
      )}
      <UndoNote note={note} onUndo={undo} />
    </div>
  );
}

function FirstSteps({ onBrowse }: { onBrowse: () => void }) {
  return (
    <Panel title="Make your first card">
      <p>
        A special card is a list of keywords. You are offered only what may come next, you read at
        once what the card does, and you can play it in any position before you keep it.
      </p>
      <p>Your cards stay in this browser. Save them as files to keep them anywhere else.</p>
      <div className={css.first}>
        <Button tone="primary" onClick={() => add([blankDraft('special')])}>
          Make a card
        </Button>
        <Button onClick={onBrowse}>Start from a built-in card</Button>
      </div>
    </Panel>
  );
}

/** What the decks of the last drafts name that is not there. */
function decksLacking(count: number): string[] {
  const { drafts } = currentWorkshop();
  return drafts
    .slice(drafts.length - count)
    .flatMap((draft) => deckTroubles(draft, drafts).map((said) => `${draft.name}: ${said}`));
}

function OpenedReport({
  opened: { drafts, errors, lacking },
  onClose,
}: {
  opened: Opened & { lacking: readonly string[] };
  onClose: () => void;
}) {
  const good =
    drafts.length === 0 ? 'Nothing was opened.' : `${counted(drafts.length, 'card')} opened.`;
  return (
    <Panel
      title={`${counted(errors.length + lacking.length, 'error')} in your files`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <p role="alert">
        {good} {errors.length > 0 && 'Correct these places and open the file again:'}
      </p>
      <Problems errors={errors} />
      {lacking.length > 0 && (
        <ul className={problems.problems}>
          {lacking.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

import type { Problem } from '@cardscape/kernel';
import { Link } from '@tanstack/react-router';
import { fileNameFor, saveFile } from '../../../look/browser/saveFile.ts';
import { Button, buttonClass } from '../../../look/control/Button.tsx';
import { Field } from '../../../look/control/Field.tsx';
import { assess, isSound, nameTrouble, setTroubles } from './assess.ts';
import { type Draft, fileText, kindNames } from './draft.ts';
import { CharacterEditor, CharacterPreview } from './editors/CharacterEditor.tsx';
import { NumberEditor, NumberPreview } from './editors/NumberEditor.tsx';
import { SpecialEditor } from './editors/SpecialEditor.tsx';
import { SpecialPreview } from './editors/SpecialPreview.tsx';
import { errorWords } from './sentence/errorWords.ts';
import { TryPanel } from './try/TryPanel.tsx';
import css from './Workshop.module.css';
import { changeDraft, namesOf, removeDraft } from './workshop.ts';
import { setWith } from './workshopSet.ts';
import { add, change } from './workshopStore.ts';

/** The open draft: its deeds, its editor, its preview, and for a special card the trial. */
export function DraftEditor({ draft, drafts }: { draft: Draft; drafts: readonly Draft[] }) {
  const { entry } = assess(draft);
  const set = setWith(drafts);
  const onChange = (next: Draft, tag?: string) =>
    change(
      (workshop) => changeDraft(workshop, next),
      tag === undefined ? {} : { tag: `${draft.id} ${tag}` },
    );
  return (
    <div className={css.draftEditor}>
      <header className={css.draftEditorHead}>
        <Field
          label="Name"
          maxLength={60}
          value={draft.name}
          error={troubleWithName(draft, drafts)}
          onChange={(event) => onChange({ ...draft, name: event.target.value }, 'name')}
        />
        <Deeds draft={draft} drafts={drafts} />
      </header>
      <div className={css.draftEditorBench}>
        <div className={css.draftEditorForm}>
          {draft.kind === 'special' && <SpecialEditor draft={draft} onChange={onChange} />}
          {draft.kind === 'number' && (
            <NumberEditor key={draft.id} draft={draft} onChange={onChange} />
          )}
          {draft.kind === 'character' && (
            <CharacterEditor
              key={draft.id}
              draft={draft}
              set={set}
              own={namesOf(drafts, 'special')}
              onChange={onChange}
            />
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <aside className={css.draftEditorPreview} aria-label="Preview" tabIndex={0}>
          {draft.kind === 'special' && <SpecialPreview draft={draft} />}
          {draft.kind === 'number' && <NumberPreview draft={draft} />}
          {draft.kind === 'character' && <CharacterPreview draft={draft} set={set} />}
        </aside>
      </div>
      {draft.kind === 'special' && (
        <TryPanel
          key={draft.id}
          set={set}
          card={entry?.kind === 'special' ? entry.card : undefined}
        />
      )}
    </div>
  );
}

function Deeds({ draft, drafts }: { draft: Draft; drafts: readonly Draft[] }) {
  const sound = isSound(draft, drafts);
  const called = `"${draft.name}"`;
  return (
    <div className={css.draftEditorDeeds}>
      <Button
        tone={draft.kind === 'character' ? 'quiet' : 'primary'}
        disabled={!sound}
        title={sound ? undefined : whatIsMissing(draft, drafts)}
        onClick={() => saveFile(fileNameFor(draft.name), fileText([draft]))}
      >
        Save the file
      </Button>
      {draft.kind === 'character' && sound && (
        <Link
          to="/play/kolyma"
          search={{ character: draft.name }}
          className={buttonClass('primary')}
        >
          Play with this character
        </Link>
      )}
      <Button onClick={() => add([draft])}>Duplicate</Button>
      <Button
        tone="danger"
        onClick={() =>
          change((workshop) => removeDraft(workshop, draft.id), { note: `Deleted ${called}.` })
        }
      >
        Delete
      </Button>
      {!sound && <p className={css.draftEditorMissing}>{whatIsMissing(draft, drafts)}</p>}
    </div>
  );
}

function whatIsMissing(draft: Draft, drafts: readonly Draft[]): string {
  const [error] = assess(draft).errors;
  const trouble = error ? pointTo(error) : setTroubles(draft, drafts)[0];
  return `This ${kindNames[draft.kind]} is not finished. ${trouble ?? ''}`;
}

/** What is wrong with a list is told where the list is. */
function pointTo(error: Problem): string {
  const inLists = error.part === 'keywords' || error.part === 'values';
  return inLists ? 'Look at its keywords.' : errorWords(error);
}

function troubleWithName(draft: Draft, drafts: readonly Draft[]): string | undefined {
  if (draft.name.trim() === '') return 'Give it a name of 1 to 60 characters.';
  return nameTrouble(draft, drafts);
}

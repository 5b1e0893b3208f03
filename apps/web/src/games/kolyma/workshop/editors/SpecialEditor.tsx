import { useId, useMemo, useState } from 'react';
import { Tabs } from '../../../../look/control/Tabs.tsx';
import { Panel } from '../../../../look/paper/Panel.tsx';
import { assess } from '../assess.ts';
import type { SpecialDraft } from '../draft.ts';
import { SentenceEditor } from '../sentence/SentenceEditor.tsx';
import { TextMode } from '../sentence/TextMode.tsx';
import css from '../Workshop.module.css';
import { ArtPicker } from './ArtPicker.tsx';

/** Changes a draft; changes with the same tag are undone together. */
export type ChangeDraft<Draft> = (draft: Draft, tag?: string) => void;

/** The editor of a special card: its name, words and picture, and its keywords. */
export function SpecialEditor({
  draft,
  onChange,
}: {
  draft: SpecialDraft;
  onChange: ChangeDraft<SpecialDraft>;
}) {
  const [mode, setMode] = useState('chips');
  // The builder works on the last right lists, whatever is being typed.
  const built = useMemo(() => withoutText(draft), [draft]);
  const text = useId();
  return (
    <>
      <Panel title="Keywords">
        <Tabs
          label="How to write the keywords"
          value={mode}
          onChange={setMode}
          tabs={[
            {
              key: 'chips',
              name: 'Build',
              content: (
                <>
                  {draft.typed && (
                    <p role="status">
                      Your text is not right yet and waits under Text. These are the last lists that
                      were; to change them here gives the text up.
                    </p>
                  )}
                  <SentenceEditor
                    key={draft.id}
                    tokens={draft.tokens}
                    errors={assess(built).errors}
                    onChange={(tokens, tag) => onChange({ ...built, tokens }, tag)}
                  />
                </>
              ),
            },
            {
              key: 'text',
              name: 'Text',
              content: (
                <TextMode
                  key={draft.id}
                  tokens={draft.tokens}
                  unread={draft.typed}
                  onRead={(tokens) => onChange({ ...built, tokens }, 'typed')}
                  onUnread={(typed) => onChange({ ...draft, typed }, 'typed')}
                />
              ),
            },
          ]}
        />
      </Panel>
      <Panel title="Words and picture">
        <div className={css.formRow}>
          <ArtPicker art={draft.art} onChange={(art) => onChange({ ...draft, art }, 'art')} />
        </div>
        <div className={`field ${css.fieldWide}`}>
          <label className="field__label" htmlFor={text}>
            Words on the card
          </label>
          <textarea
            id={text}
            className="field__control"
            rows={2}
            maxLength={400}
            placeholder="Leave this empty to print what the program does."
            value={draft.text}
            onChange={(event) => onChange({ ...draft, text: event.target.value }, 'text')}
          />
        </div>
      </Panel>
    </>
  );
}

function withoutText({ typed: _, ...draft }: SpecialDraft): SpecialDraft {
  return draft;
}

import { specialPrint } from '@cardscape/kolyma/tools';
import { useMemo } from 'react';
import { Card } from '../../../../look/card/Card.tsx';
import { faceOf } from '../../../../look/card/faceOf.ts';
import { Panel } from '../../../../look/paper/Panel.tsx';
import { assess } from '../assess.ts';
import type { SpecialDraft } from '../draft.ts';
import { ending } from '../sentence/offers.ts';
import { Steps } from '../sentence/Steps.tsx';
import { Warnings } from '../Warnings.tsx';
import css from './Preview.module.css';

/** A special card as it will be printed, and what its program says. */
export function SpecialPreview({ draft }: { draft: SpecialDraft }) {
  const { entry, warnings } = assess(draft);
  const rest = useMemo(() => (entry ? [] : ending(draft.tokens)), [entry, draft.tokens]);
  const finished = useMemo(() => wouldBe(draft, rest ?? []), [draft, rest]);
  const { name, text, art } = draft;
  const print =
    entry?.kind === 'special'
      ? specialPrint(entry.card)
      : specialPrint({ name: name || ' ', text, art });
  return (
    <div className={css.preview}>
      <div className={css.card}>
        <Card {...faceOf(print)} size="large" />
      </div>
      <Panel title="What it does">
        {finished && draft.tokens.length > 0 ? (
          <>
            {!entry && rest && rest.length > 0 && (
              <p className={css.unfinished}>
                Not finished. With <code>{rest.map(({ keyword }) => keyword).join(' ')}</code> added
                it would do this:
              </p>
            )}
            <details open={!entry || text !== ''}>
              <summary>In words</summary>
              <p className={css.english} data-testid="english">
                {finished.english}
              </p>
            </details>
            <h3>Step by step</h3>
            <Steps program={finished.program} />
          </>
        ) : (
          <p className={css.unfinished}>
            {draft.tokens.length === 0
              ? 'Choose a keyword, and you read here what the card does.'
              : 'The list does not fit together. Look for the marked keyword.'}
          </p>
        )}
        <Warnings warnings={warnings} />
      </Panel>
    </div>
  );
}

/** The card the draft would be with these tokens behind it. */
function wouldBe(draft: SpecialDraft, rest: NonNullable<ReturnType<typeof ending>>) {
  const { entry } = assess({ ...draft, name: 'Draft', tokens: [...draft.tokens, ...rest] });
  return entry?.kind === 'special' ? entry.card : undefined;
}

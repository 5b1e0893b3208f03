import { Button } from '../../../../look/control/Button.tsx';
import inks from './groups.module.css';
import { keywordWords } from './keywordWords.ts';
import { replacementsAt } from './offers.ts';
import css from './SentenceEditor.module.css';
import { type KeywordName, keywordNamed } from './sentence.ts';

/** What a keyword of the list means, and what can be done with it. */
export function TokenMenu({
  keywords,
  index,
  onReplace,
  onInsert,
  onRemove,
  onRemoveFrom,
}: {
  keywords: readonly KeywordName[];
  index: number;
  onReplace: (keyword: KeywordName) => void;
  onInsert: () => void;
  onRemove: () => void;
  onRemoveFrom: () => void;
}) {
  const name = keywords[index];
  const others = replacementsAt(keywords, index);
  const last = index === keywords.length - 1;
  if (!name) return null;
  return (
    <section className={css.tokenMenu} aria-label={`Change ${name}`}>
      <p>
        <code>{name}</code> {keywordNamed(name)?.description}
      </p>
      {others.length > 0 && (
        <div className={css.tokenMenuRow}>
          <span>Replace with</span>
          {others.map((other) => (
            <button
              key={other}
              type="button"
              className={`${css.token} ${css.tokenOffer} ${inks[keywordNamed(other)?.group ?? 'effect']}`}
              onClick={() => onReplace(other)}
            >
              <span className={css.tokenWord}>
                {keywordWords(other) ?? ''} <code>{other}</code>
              </span>
            </button>
          ))}
        </div>
      )}
      <div className={css.tokenMenuRow}>
        <Button onClick={onInsert}>Insert before it</Button>
        <Button onClick={onRemove}>Remove it</Button>
        {!last && (
          <Button tone="danger" onClick={onRemoveFrom}>
            Remove from here on
          </Button>
        )}
      </div>
    </section>
  );
}

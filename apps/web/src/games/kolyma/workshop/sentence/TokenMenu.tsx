import { Button } from '../../../../look/control/Button.tsx';
import { replacementsAt } from './offers.ts';
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
    <section className="token-menu" aria-label={`Change ${name}`}>
      <p>
        <code>{name}</code> {keywordNamed(name)?.description}
      </p>
      {others.length > 0 && (
        <div className="token-menu__row">
          <span>Replace with</span>
          {others.map((other) => (
            <button
              key={other}
              type="button"
              className={`token token--offer keyword--${keywordNamed(other)?.group}`}
              onClick={() => onReplace(other)}
            >
              <span className="token__word">{other}</span>
            </button>
          ))}
        </div>
      )}
      <div className="token-menu__row">
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

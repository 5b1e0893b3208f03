import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import inks from './groups.module.css';
import css from './KeywordPicker.module.css';
import { keywordWords } from './keywordWords.ts';
import { filtered, grouped } from './offers.ts';
import type { KeywordName } from './sentence.ts';

/** What the keys do while nothing is typed in the filter. */
export interface EmptyKeys {
  removeLast(): void;
  move(step: -1 | 1): void;
  /** A digit or a minus: the value before the cursor is meant. */
  typeValue(): void;
}

/** The keywords that may come next, to be clicked or typed. */
export function KeywordPicker({
  offers,
  control,
  onTake,
  emptyKeys,
}: {
  offers: readonly KeywordName[];
  control: Ref<HTMLInputElement>;
  onTake: (keyword: KeywordName) => void;
  emptyKeys: EmptyKeys;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const matching = filtered(offers, typed);
  const groups = grouped(matching);
  const ordered = groups.flatMap(({ keywords }) => keywords.map(({ name }) => name));
  const marked = typed ? matching[active] : ordered[active];
  const optionId = (name: string) => `${id}-${name}`;

  const take = (keyword: KeywordName) => {
    setTyped('');
    setActive(0);
    onTake(keyword);
  };
  const step = (by: -1 | 1) => {
    const count = Math.max(1, ordered.length);
    const next = (active + by + count) % count;
    setActive(next);
    const name = (typed ? matching : ordered)[next];
    if (name) document.getElementById(optionId(name))?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => marked && take(marked),
    ...(typed === ''
      ? {
          Backspace: emptyKeys.removeLast,
          ArrowLeft: () => emptyKeys.move(-1),
          ArrowRight: () => emptyKeys.move(1),
        }
      : { Escape: () => setTyped('') }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const deed = keys[event.key];
    if (deed) {
      event.preventDefault();
      deed();
    } else if (typed === '' && /^[\d-]$/.test(event.key)) {
      emptyKeys.typeValue(); // The key itself then lands in the value's field.
    }
  };

  return (
    <div className={css.keywordPicker}>
      <input
        ref={control}
        className="field__control"
        role="combobox"
        aria-label="Next keyword"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={marked && optionId(marked)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="Type to find a keyword, Enter to take it"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label="Keywords that may come next">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
          <div key={group.name} role="group" aria-label={group.name} className={css.keywordGroup}>
            <span className={css.keywordGroupName} aria-hidden="true">
              {group.name}
            </span>
            {group.keywords.map(({ name, group: part, description }) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the filter keeps the focus
              // biome-ignore lint/a11y/useKeyWithClickEvents: the filter has the keys
              <div
                key={name}
                id={optionId(name)}
                role="option"
                aria-selected={name === marked}
                className={`${css.keywordOption} ${inks[part]}`}
                onClick={() => take(name)}
              >
                <code>{name}</code>
                <strong>{keywordWords(name)}</strong>
                <span>{description}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {ordered.length === 0 && (
        <p className={css.none}>
          {typed ? 'No keyword that may come next has these letters.' : 'Nothing fits here.'}
        </p>
      )}
    </div>
  );
}

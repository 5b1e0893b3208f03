import { type ReactNode, useId, useState } from 'react';
import { errorWords } from './errorWords.ts';
import type { Token } from './sentence.ts';
import css from './TextMode.module.css';
import { asText, pastedCard, readLists, type TypedLists } from './textLists.ts';

/**
 * The two lists as text: to type, or to paste from a file. They are read as they are typed; the
 * card has them as soon as they are right, and keeps the text until then.
 */
export function TextMode({
  tokens,
  unread,
  onRead,
  onUnread,
}: {
  tokens: readonly Token[];
  /** What was typed and is not right yet. */
  unread: TypedLists | undefined;
  onRead: (tokens: readonly Token[]) => void;
  onUnread: (typed: TypedLists) => void;
}) {
  const [typed, setTyped] = useState<TypedLists>(() => asText(tokens));
  // The card may have changed meanwhile, by an undo say: then its lists are shown, not what was typed.
  const shown = unread ?? (isTextOf(typed, tokens) ? typed : asText(tokens));
  const { words, errors } = readLists(shown);
  const change = (part: Partial<TypedLists>) => {
    const next = { ...shown, ...part };
    const lists = pastedCard(next.keywords) ?? next;
    const read = readLists(lists).tokens;
    setTyped(lists);
    if (read) onRead(read);
    else onUnread(lists);
  };
  const told = (list: 'keywords' | 'values') =>
    errors.filter(({ part }) => part === list).map(errorWords);
  const wrong = errors.find(({ part }) => part === 'keywords')?.position;
  return (
    <div className={css.textMode}>
      <p>Spaces, commas and line breaks all separate. A whole card file can be pasted as well.</p>
      <TextList
        label="Keywords"
        rows={6}
        value={shown.keywords}
        errors={told('keywords')}
        onChange={(keywords) => change({ keywords })}
      >
        {wrong !== undefined && <WrongWord words={words} wrong={wrong} />}
      </TextList>
      <TextList
        label="Values"
        rows={2}
        value={shown.values}
        errors={told('values')}
        onChange={(values) => change({ values })}
      />
      <p role="status">
        {errors.length === 0
          ? 'The card has these lists.'
          : 'The card is not finished. Your text is kept until it is right.'}
      </p>
    </div>
  );
}

function isTextOf(typed: TypedLists, tokens: readonly Token[]): boolean {
  return JSON.stringify(readLists(typed).tokens) === JSON.stringify(tokens);
}

/** The word that is wrong, among its neighbours. */
function WrongWord({ words, wrong }: { words: readonly string[]; wrong: number }) {
  return (
    <p className={css.words} aria-hidden="true">
      {words.slice(Math.max(0, wrong - 3), wrong).map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand there twice
        <code key={at}>{word} </code>
      ))}
      <code className={css.wrong}>{words[wrong] ?? 'nothing'}</code>
      {words.slice(wrong + 1, wrong + 3).map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand there twice
        <code key={at}> {word}</code>
      ))}
    </p>
  );
}

function TextList({
  label,
  rows,
  value,
  errors,
  onChange,
  children,
}: {
  label: string;
  rows: number;
  value: string;
  errors: readonly string[];
  onChange: (value: string) => void;
  /** Points at what is wrong. */
  children?: ReactNode;
}) {
  const id = useId();
  const wrong = errors.length > 0;
  return (
    <div className={`field ${css.list} ${wrong ? 'field--wrong' : ''}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="field__control"
        rows={rows}
        spellCheck={false}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-note` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-note`} aria-live="polite">
        {errors.map((error) => (
          <p key={error} className="field__note">
            {error}
          </p>
        ))}
      </div>
      {children}
    </div>
  );
}

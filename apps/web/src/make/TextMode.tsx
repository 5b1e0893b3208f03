import { useId, useState } from 'react';
import { Button } from '../look/Button.tsx';
import { Problems } from './Problems.tsx';
import { listsOf, type Token } from './sentence.ts';
import { pastedCard, readLists, type TypedLists } from './textLists.ts';
import './TextMode.css';

/** The two lists as text: to type, or to paste from a file. */
export function TextMode({
  tokens,
  onChange,
}: {
  tokens: readonly Token[];
  onChange: (tokens: readonly Token[]) => void;
}) {
  const [typed, setTyped] = useState<TypedLists>(() => asText(tokens));
  const { words, errors, tokens: read } = readLists(typed);
  const wrong = errors.find(({ where }) => where === 'keywords')?.position;
  const change = (next: TypedLists) => setTyped(pastedCard(next.keywords) ?? next);
  const same = read !== undefined && JSON.stringify(read) === JSON.stringify(tokens);
  return (
    <div className="text-mode">
      <p>Spaces, commas and line breaks all separate. A whole card file can be pasted as well.</p>
      <TextList
        label="Keywords"
        rows={6}
        value={typed.keywords}
        onChange={(keywords) => change({ ...typed, keywords })}
      />
      <TextList
        label="Values"
        rows={2}
        value={typed.values}
        onChange={(values) => change({ ...typed, values })}
      />
      {wrong !== undefined && (
        <p className="text-mode__words" aria-hidden="true">
          {words.slice(Math.max(0, wrong - 3), wrong).map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand there twice
            <code key={at}>{word} </code>
          ))}
          <code className="text-mode__wrong">{words[wrong] ?? 'nothing'}</code>
          {words.slice(wrong + 1, wrong + 3).map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand there twice
            <code key={at}> {word}</code>
          ))}
        </p>
      )}
      <Problems errors={errors} placed={false} />
      <Button
        tone={read && !same ? 'primary' : 'quiet'}
        disabled={!read || same}
        onClick={() => read && onChange(read)}
      >
        {same ? 'The card has these lists' : 'Use these lists'}
      </Button>
    </div>
  );
}

function asText(tokens: readonly Token[]): TypedLists {
  const { keywords, values } = listsOf(tokens);
  return { keywords: keywords.join('\n'), values: values.map((value) => value ?? '?').join(', ') };
}

function TextList({
  label,
  rows,
  value,
  onChange,
}: {
  label: string;
  rows: number;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field text-mode__list">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="field__control"
        rows={rows}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

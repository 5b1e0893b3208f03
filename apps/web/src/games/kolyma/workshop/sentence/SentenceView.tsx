import { type CSSProperties, Fragment, type ReactNode, type RefCallback } from 'react';
import inks from './groups.module.css';
import { keywordWords } from './keywordWords.ts';
import { linesOf, type PlacedToken } from './lines.ts';
import type { Wish } from './offers.ts';
import css from './SentenceEditor.module.css';
import { keywordNamed, type Sentence } from './sentence.ts';
import { ValueField } from './ValueField.tsx';

interface SentenceViewProps {
  sentence: Sentence;
  wishes: readonly (Wish | undefined)[];
  /** The tokens that something is wrong with. */
  wrong: readonly (number | undefined)[];
  chosen: number | undefined;
  /** What can be done with the chosen token; stands right under it. */
  menu: ReactNode;
  onChoose: (index: number) => void;
  onValue: (index: number, value: number | null) => void;
  onValueDone: () => void;
  valueRef: (index: number) => RefCallback<HTMLElement>;
}

/** The list as chips, one line for each command, condition and path. */
export function SentenceView(props: SentenceViewProps) {
  const { tokens, cursor } = props.sentence;
  if (tokens.length === 0) {
    return (
      <p className={`${css.sentence} ${css.sentenceEmpty}`}>
        <Caret /> Your card has no keywords yet. Choose the first one below.
      </p>
    );
  }
  return (
    <ol className={css.sentence} aria-label="Keywords of the card">
      {linesOf(tokens).map((line) => (
        <li
          key={line.tokens[0]?.index}
          className={css.sentenceLine}
          style={{ '--depth': line.depth } as CSSProperties}
        >
          {line.tokens.map((placed) => (
            <Fragment key={placed.index}>
              {cursor === placed.index && <Caret />}
              <TokenChip {...props} {...placed} />
            </Fragment>
          ))}
          {cursor === tokens.length && line.tokens.at(-1)?.index === cursor - 1 && <Caret />}
          {line.tokens.some(({ index }) => index === props.chosen) && props.menu}
        </li>
      ))}
    </ol>
  );
}

/** Where the next keyword goes. */
function Caret() {
  return <span className={css.sentenceCaret} aria-hidden="true" />;
}

function TokenChip({
  token,
  index,
  wishes,
  wrong,
  chosen,
  onChoose,
  onValue,
  onValueDone,
  valueRef,
}: PlacedToken & SentenceViewProps) {
  const { keyword, value } = token;
  const states = [
    inks[keywordNamed(keyword)?.group ?? 'effect'],
    wrong.includes(index) && css.tokenWrong,
    chosen === index && css.tokenChosen,
  ];
  return (
    <span className={[css.token, ...states].filter(Boolean).join(' ')}>
      <button
        type="button"
        className={css.tokenWord}
        aria-expanded={chosen === index}
        onClick={() => onChoose(index)}
      >
        {keywordWords(keyword) ?? ''} <code>{keyword}</code>
        {wrong.includes(index) && <span className="sr-only">, does not fit here</span>}
      </button>
      {value !== undefined && (
        <ValueField
          value={value}
          wish={wishes[index] ?? { meaning: 'a whole number' }}
          control={valueRef(index)}
          onChange={(next) => onValue(index, next)}
          onDone={onValueDone}
        />
      )}
    </span>
  );
}

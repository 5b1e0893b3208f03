import type { Problem } from '@cardscape/kernel';
import { next } from '@cardscape/kolyma/tools';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../look/control/Button.tsx';
import { tokenAt } from '../assess.ts';
import { KeywordPicker } from './KeywordPicker.tsx';
import { freshToken, isUnread, wishesOf } from './offers.ts';
import css from './SentenceEditor.module.css';
import { SentenceStatus } from './SentenceStatus.tsx';
import { SentenceView } from './SentenceView.tsx';
import {
  insert,
  type KeywordName,
  moveTo,
  removeAt,
  removeFrom,
  removeLast,
  replaceAt,
  type Sentence,
  setValue,
  type Token,
} from './sentence.ts';
import { TokenMenu } from './TokenMenu.tsx';

/** Builds a keyword list: only what may come next is offered, and each value is asked for in place. */
export function SentenceEditor({
  tokens,
  errors,
  onChange,
}: {
  tokens: readonly Token[];
  errors: readonly Problem[];
  /** The tag groups the changes that are undone together. */
  onChange: (tokens: readonly Token[], tag?: string) => void;
}) {
  // Without a place of its own the cursor stands at the end, however long the list becomes.
  const [cursor, setCursor] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const [asked, setAsked] = useState<number>();
  const picker = useRef<HTMLInputElement>(null);
  const values = useRef(new Map<number, HTMLElement>());
  const place = Math.min(cursor ?? tokens.length, tokens.length);
  const sentence: Sentence = { tokens, cursor: place };
  const { keywords, wishes } = useMemo(() => {
    const list = tokens.map(({ keyword }) => keyword);
    return { keywords: list, wishes: wishesOf(list) };
  }, [tokens]);
  const before = useMemo(() => keywords.slice(0, place), [keywords, place]);
  const offers = useMemo(() => next(before), [before]);
  const fault = errors.find(({ part }) => part === 'keywords')?.position ?? tokens.length;

  useEffect(() => {
    if (asked === undefined) return;
    values.current.get(asked)?.focus();
    setAsked(undefined);
  }, [asked]);

  const go = (next: Sentence, tag?: string) => {
    setCursor(next.cursor === next.tokens.length ? undefined : next.cursor);
    setChosen(undefined);
    if (next.tokens !== tokens) onChange(next.tokens, tag);
  };
  const take = (keyword: KeywordName) => {
    const token = freshToken(before, keyword);
    go(insert(sentence, token));
    const wish = wishesOf([...before, keyword]).at(-1);
    if (token.value !== undefined && !isUnread(wish)) setAsked(place);
    else picker.current?.focus({ preventScroll: true });
  };
  const toPicker = () => picker.current?.focus();

  return (
    <div className={css.sentenceEditor}>
      <SentenceView
        sentence={sentence}
        wishes={wishes}
        wrong={errors.map((error) => tokenAt(error, tokens))}
        chosen={chosen}
        onChoose={(index) => setChosen(index === chosen ? undefined : index)}
        onValue={(index, value) => onChange(setValue(sentence, index, value).tokens, `v${index}`)}
        onValueDone={toPicker}
        menu={
          chosen !== undefined && (
            <TokenMenu
              keywords={keywords}
              index={chosen}
              onReplace={(keyword) => go(replaceAt(sentence, chosen, keyword))}
              onInsert={() => {
                go(moveTo(sentence, chosen));
                toPicker();
              }}
              onRemove={() => go(removeAt(sentence, chosen))}
              onRemoveFrom={() => go(removeFrom(sentence, chosen))}
            />
          )
        }
        valueRef={(index) => (element) => {
          if (element) values.current.set(index, element);
          else values.current.delete(index);
        }}
      />
      <SentenceStatus sentence={sentence} offers={offers} errors={errors}>
        {place !== fault && (
          <Button onClick={() => go(moveTo(sentence, fault))}>
            {fault < tokens.length ? 'Go to the marked keyword' : 'Go to the end'}
          </Button>
        )}
        {place > 0 && (
          <Button onClick={() => go(removeLast(sentence))}>Remove the last keyword</Button>
        )}
      </SentenceStatus>
      <KeywordPicker
        offers={offers.keywords}
        control={picker}
        onTake={take}
        emptyKeys={{
          removeLast: () => go(removeLast(sentence)),
          move: (step) => go(moveTo(sentence, place + step)),
          typeValue: () => values.current.get(place - 1)?.focus(),
        }}
      />
    </div>
  );
}

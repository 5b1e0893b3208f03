import type { CardId } from '@cardscape/kernel';
import { useEffect, useState } from 'react';
import type { TableHands } from '../../../table/picking/turn.ts';
import { type Idle, idleWords } from './idle.ts';
import css from './WhyIdle.module.css';

/** Why a card cannot act now, in a line, once that is known; nothing if it can. */
export function WhyIdle({
  idle,
  card,
  explain,
}: {
  idle: Idle;
  card: CardId;
  explain: TableHands['explain'];
}) {
  const { blunt, rests } = idle;
  const [words, setWords] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void idleWords({ blunt, rests }, card, explain).then((found) => isShown && setWords(found));
    return () => {
      isShown = false;
    };
  }, [blunt, rests, card, explain]);
  return words === undefined ? null : <p className={css.why}>{words}</p>;
}

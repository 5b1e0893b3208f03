import { copyData, type Picks } from '@cardscape/kernel';
import { Asked } from '../rules/asking/ask.ts';
import type { CardBook } from '../rules/book/book.ts';
import { fireAloud, inEvent } from '../rules/pointcuts/fire.ts';
import { openDuel } from '../rules/turn/proceed.ts';
import { buildPosition } from '../trial/build-position.ts';
import type { SavedPosition } from '../trial/position.ts';
import { Listener } from './listener.ts';
import type { MeaningLine } from './meaning-line.ts';

/** So many questions are answered, each with the first option. */
const MOST_QUESTIONS = 20;

/** Calls a function of a card in a position, without anything that would set it off. */
export function callDirectly(
  book: CardBook,
  name: string,
  pointcut: string,
  position: SavedPosition,
): Pick<MeaningLine, 'changed' | 'errors'> | undefined {
  const start = buildPosition(book, position);
  const id = start.table.cards.findIndex(({ design }) => design === name);
  if (id < 0) return undefined;
  const listener = new Listener(book, name);
  const answers: Picks[] = [];
  try {
    while (answers.length < MOST_QUESTIONS) {
      const duel = openDuel(book, copyData(start), [], answers, null);
      try {
        inEvent(duel, { pointers: [id], target: id }, () => fireAloud(duel, id, pointcut));
        break;
      } catch (thrown) {
        if (!(thrown instanceof Asked)) throw thrown;
        answers.push([0]);
      }
    }
  } finally {
    listener.release();
  }
  const call = listener.take().find((one) => one.pointcut === pointcut);
  return call && { changed: call.changed, errors: [...(listener.errors.get(pointcut) ?? [])] };
}

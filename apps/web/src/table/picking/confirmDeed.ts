import type { Deed } from '../gameTable.ts';
import type { TableTurn } from './turn.ts';

/** Answering with what is chosen, where more than a pick is needed for that. */
export function confirmDeed({ asked, chosen, confirm }: TableTurn, isOffered: boolean): Deed {
  const enough = asked !== undefined && chosen.length >= asked.min;
  const isNone = enough && chosen.length === 0;
  return {
    key: 'c',
    name: 'confirm',
    words: isNone ? 'Choose none' : 'Confirm',
    does: 'Confirm what you have chosen',
    button: isOffered && asked ? (enough ? (isNone ? 'quiet' : 'primary') : 'off') : undefined,
    run: confirm,
  };
}

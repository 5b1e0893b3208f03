import { capital, counted, namesFor, opponentOf, resolveRef, type Seat } from '@cardscape/kernel';
import type { Act } from '../language/tree/tree.ts';
import { type CardBook, nameOf } from '../rules/book/book.ts';
import type { Lasting, TtcgState } from '../rules/position/state.ts';
import { sidesFor } from '../rules/words/sides.ts';
import { actsSentence, asWorkedOut, saysOf } from '../rules/words/wording.ts';

const NAMES = namesFor('table');

/**
 * What of a match its position does not say, in words: what effects have brought about for a time, or put off. It is
 * made of references to cards and texts as they were, which nobody could write by hand.
 */
export function leftOutOf(book: CardBook, state: TtcgState): string[] {
  const waiting = [...state.delayed, ...state.watches].map(({ link: { design, effect } }) => {
    const { name, effects } = book.sheet(design).design;
    return `Of ${name} this is still to come: "${effects[effect as 0 | 1]?.text ?? ''}"`;
  });
  const turns = state.extra?.turns ?? [];
  return [
    ...state.lasting.flatMap((lasting) => lastingWords(book, state, lasting)),
    ...waiting,
    ...([0, 1] as const).flatMap((seat) => {
      const extra = turns.filter((one) => one === seat).length;
      return extra === 0 ? [] : [`${playerName(seat)} takes ${counted(extra, 'extra turn')}.`];
    }),
  ];
}

function lastingWords(
  book: CardBook,
  { table }: TtcgState,
  { act: key, cards, seat, source, n, sets }: Lasting,
): string[] {
  const act = asWorkedOut(book.act(key), n, sets);
  const sides = sidesFor(seat, 'table');
  const from = `(${nameOf(table.cards[source.card]?.design ?? '')})`;
  const said = (whose: string, isOne: boolean) => {
    const says = saysOf(act, { ...(sides && { sides }), of: isOne ? 'it' : 'both' });
    return `${whose} ${says} ${from}.`;
  };
  if (cards.length > 0) {
    const there = cards.filter((card) => resolveRef(table, card) !== undefined);
    const names = there.map(({ card }) => nameOf(table.cards[card]?.design ?? ''));
    return names.length === 0 ? [] : [said(names.join(' and '), names.length === 1)];
  }
  const who = whoIn(act);
  if (who === undefined) return [`${actsSentence([act], sides).replace(/\.$/, '')} ${from}.`];
  if (who === 'both') return [said('Both players', false)];
  return [said(playerName(who === 'you' ? seat : opponentOf(seat)), true)];
}

function whoIn(act: Act): 'you' | 'opponent' | 'both' | undefined {
  const who = 'who' in act ? act.who : undefined;
  return who === 'you' || who === 'opponent' || who === 'both' ? who : undefined;
}

const playerName = (seat: Seat): string => capital(NAMES.whom(seat));

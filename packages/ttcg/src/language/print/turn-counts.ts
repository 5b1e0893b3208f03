import type { Action } from '../tree/tree.ts';
import { amountOfThings } from './amounts.ts';
import { type Clause, cardsAsSubject, PLAYERS, player } from './clauses.ts';
import { anyOf, filterPhrase, type Speech } from './filter.ts';
import { counted, inWords, joined } from './words.ts';

type Of<Do extends Action['do']> = Extract<Action, { do: Do }>;
type Counted = Of<'extraPlays' | 'limitPlays' | 'extraAttacks' | 'attackTimes'>;

/** What is counted by the turn: plays and attacks. */
export function inTurns(action: Counted, speech: Speech): Clause {
  switch (action.do) {
    case 'extraPlays': {
      const kind = action.kind && `of ${anyOf(action.kind, 'anywhere', speech)}`;
      const plays = amountOfThings(action.amount, 'extra play', speech, kind);
      const rest = ` ${joined(plays, inEachTurn(action))}`;
      return { subject: player(action.who, speech), verb: 'get', rest };
    }
    case 'limitPlays':
      return limitsPlays(action, speech);
    case 'extraAttacks': {
      const subject = cardsAsSubject(action.cards, speech);
      const attacks = amountOfThings(action.amount, 'extra attack', speech);
      return { subject, verb: 'get', rest: ` ${joined(attacks, inEachTurn(action))}` };
    }
    case 'attackTimes': {
      const subject = cardsAsSubject(action.cards, speech);
      const often = action.n === 2 ? 'twice' : `${inWords(action.n)} times`;
      const rest = ` ${joined(often, inEachTurn(action))}`;
      return { subject, verb: 'attack', rest, allowed: true };
    }
  }
}

const inEachTurn = ({ eachTurn }: { readonly eachTurn?: true }) => eachTurn && 'each turn';

/** "can play up to three cards", "cannot play more than one card"; without a time, in each turn. */
function limitsPlays(action: Of<'limitPlays'>, speech: Speech): Clause {
  const subject = action.who === 'both' ? PLAYERS : player(action.who, speech);
  const { n, kind } = action;
  const some = kind
    ? `${inWords(n)} ${filterPhrase(kind, { slot: 'anywhere', many: n !== 1 }, speech)}`
    : counted(n, 'card');
  const cards = joined(some, !action.for && 'each turn');
  return action.to === 'at least'
    ? { subject, verb: 'play', rest: ` up to ${cards}`, allowed: true }
    : { subject, verb: 'play', denied: 'playing', rest: ` more than ${cards}` };
}

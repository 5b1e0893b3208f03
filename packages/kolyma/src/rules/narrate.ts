import {
  type CardMention,
  capital,
  counted,
  namesFor,
  opponentOf,
  type PlayerNames,
  type Seat,
  type SeenCard,
  type Viewer,
  type Words,
} from '@cardscape/kernel';
import type { CardType } from '../language/tree.ts';
import type { KolymaEvent } from './events.ts';
import { signed } from './signed.ts';
import type { RoundReason } from './state.ts';

const ROUND_END: Record<RoundReason, string> = {
  closer: 'closer to the target',
  over: 'the other total is over the target',
  'both over': 'both totals are over the target',
  equal: 'the totals are equal',
};

/** An event told to a viewer, from the form that viewer may see. */
export function narrate(event: KolymaEvent, viewer: Viewer, names?: PlayerNames): Words {
  const { who, whom, whose, does } = namesFor(viewer, names);
  const has = (seat: Seat) => (seat === viewer ? 'have' : 'has');
  switch (event.type) {
    case 'round':
      return [
        `Round ${event.round}. The target is ${event.target}. ${does(event.first, 'begin')}.`,
      ];
    case 'turn':
      return [`Turn ${event.turn}: ${whom(event.seat)}.`];
    case 'draw': {
      const verb = event.cause === 'deal' ? 'get' : 'draw';
      return [`${does(event.seat, verb)} `, ...listCards(event.cards, event.of), '.'];
    }
    case 'play':
      return [`${does(event.seat, 'play')} `, mention(event), '.'];
    case 'flip':
      return [`${does(event.seat, 'flip')} `, mention(event), ` to ${signed(event.value)}.`];
    case 'discard':
      return [`${does(event.seat, event.cause)} `, ...listCards(event.cards, event.of), '.'];
    case 'transfer':
      return [
        `${does(event.from, 'give')} ${whom(event.to)} `,
        ...listCards(event.cards, event.of),
        '.',
      ];
    case 'add':
      return [
        `${capital(whose(event.seat))} total changes by ${signed(event.amount)} to ${event.total}.`,
      ];
    case 'check':
      return [event.held ? 'The condition holds.' : 'The condition does not hold.'];
    case 'pass':
      return [`${does(event.seat, 'pass')}.`];
    case 'round over': {
      const { winner, totals, reason } = event.result;
      const scorer = winner === null ? 'Nobody scores' : does(winner, 'score');
      const own = viewer === 1 ? 1 : 0;
      const other = opponentOf(own);
      return [
        `Round ${event.round} is over. ${who(own)} ${has(own)} ${totals[own]}, ${whom(other)} ${has(other)} ${totals[other]}. ${scorer}: ${ROUND_END[reason]}.`,
      ];
    }
  }
}

function mention({ card, design }: { card: number; design: string }): CardMention {
  return { card, name: design };
}

/** Named cards one by one, hidden ones as a count. */
function listCards(cards: readonly SeenCard[], type: CardType): Words {
  const named = cards.filter((card) => 'card' in card).map(mention);
  const hidden = cards.length - named.length;
  const parts: (string | CardMention)[] = [...named];
  if (hidden > 0) parts.push(counted(hidden, `${type} card`));
  return parts.flatMap((part, index) =>
    index === 0 ? [part] : [index === parts.length - 1 ? ' and ' : ', ', part],
  );
}

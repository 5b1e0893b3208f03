import type { Act, Acting, CardFilter, Would } from '../tree/tree.ts';
import { anyOf, noneOf, oneOf, type Speech } from './filter.ts';
import { sideOf } from './sides.ts';
import { joined } from './words.ts';

/** "normal effects of spells your opponent controls that would destroy a unit". */
export const effectsOf = (card: CardFilter, speech: Speech): string =>
  joined(
    card.acting?.style,
    'effects',
    !isAnyActing(card) && `of ${anyOf(card, 'anywhere', speech)}`,
    card.acting && actingPhrase(card.acting, speech),
  );

/** "counter effects": of any card. */
const isAnyActing = ({ noun, acting, ...more }: CardFilter): boolean =>
  acting !== undefined && noun === 'card' && Object.keys(more).length === 0;

/** "the normal effect of a spell that would destroy a unit". */
export const effectOf = (card: CardFilter, speech: Speech): string =>
  joined(styledEffect(card, speech, false), card.acting && actingPhrase(card.acting, speech));

/** "the normal effect of a spell"; of none, if no such effect is meant. */
export const styledEffect = (card: CardFilter, speech: Speech, none: boolean): string =>
  joined(
    'the',
    card.acting?.style,
    `effect of ${(none ? noneOf : oneOf)(card, 'anywhere', speech)}`,
  );

/** "that would destroy a unit", "in response to the effect of a spell". */
export function actingPhrase({ would, answering }: Acting, speech: Speech): string {
  return joined(
    would && `that would ${wouldPhrase(would, speech)}`,
    answering && `in response to ${effectOf(answering, speech)}`,
  );
}

function wouldPhrase(would: Would, speech: Speech): string {
  switch (would.does) {
    case 'send':
      return `${would.to === 'hand' ? 'return' : 'send'} ${worked(would.card, speech)} to the ${PILES[would.to]}`;
    case 'change':
      return `change the ${would.stat} of ${worked(would.card, speech)}`;
    case 'equip':
      return `equip a card to ${worked(would.card, speech)}`;
    case 'prevent':
      return `prevent an ${would.what}`;
    case 'draw':
    case 'discard':
    case 'mill':
    case 'search':
    case 'gain points':
    case 'lose points':
    case 'skip a phase':
    case 'skip a turn': {
      const whom = would.who ? sideOf(would.who, speech).words : 'a player';
      return `make ${whom} ${would.does}`;
    }
    default:
      return `${would.does} ${worked(would.card, speech)}`;
  }
}

const PILES = { hand: 'hand', deck: 'deck', discard: 'discard pile' } as const;

const worked = (card: 'this' | CardFilter, speech: Speech): string =>
  card === 'this' ? 'this card' : oneOf(card, 'anywhere', speech);

/** "all other effects in the chain", "all normal effects of cards your opponent controls in the chain". */
export const allInChain = ({ of, targeting }: Countering, speech: Speech): string =>
  joined(
    of ? `all ${effectsOf(of, speech)}` : 'all other effects',
    targeting && `that target ${worked(targeting, speech)}`,
    'in the chain',
  );

type Countering = Extract<Act, { do: 'counter' }>;

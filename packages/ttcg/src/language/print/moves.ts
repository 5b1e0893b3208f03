import type { Action, Cards, Whose } from '../tree/tree.ts';
import { areSeveral, cardsObject, isMany } from './cards.ts';
import { possessive, type Speech } from './filter.ts';

/**
 * The verb of a move and what follows it. English has a verb for each way: cards are returned to a
 * hand but added from a deck, shuffled into a deck or put on top of it, sent to the discard pile,
 * placed under a card.
 */
export function movePhrase(
  { cards, to }: Extract<Action, { do: 'move' }>,
  speech: Speech,
): [verb: string, rest: string] {
  const slot = to.zone === 'under' ? 'placeUnder' : 'field';
  const added = isFromDeck(cards, speech);
  const object = cardsObject(cards, { slot, out: true }, speech);
  const several = cards.the === 'pick' ? isMany(cards.count) : areSeveral(cards, speech);
  switch (to.zone) {
    case 'hand':
      return [added ? 'add' : 'return', `${object} to ${zoneOf('hand', to.whose)}`];
    case 'deck':
      if (!to.at) return ['shuffle', `${object} into ${zoneOf('deck', to.whose)}`];
      return [
        'put',
        `${object} on ${to.at === 'top' ? 'top' : 'the bottom'} of ${zoneOf('deck', to.whose)}`,
      ];
    case 'discard':
      return ['send', `${object} to the discard pile`];
    case 'under':
      return ['place', `${object} under ${cardsObject(to.card, { slot: 'field' }, speech)}`];
  }

  function zoneOf(zone: 'hand' | 'deck', whose: Whose | undefined): string {
    if (whose) return `${possessive(whose, speech)} ${zone}`;
    return several ? `their owners' ${zone}s` : `its owner's ${zone}`;
  }
}

function isFromDeck(cards: Cards, speech: Speech): boolean {
  const known = speech.found === true;
  if (cards.the === 'that' || cards.the === 'rest') return known;
  if (cards.the === 'pick') {
    return cards.card.place === 'deck' || (cards.card.place === 'that' && known);
  }
  return cards.the === 'top' || cards.the === 'bottom';
}

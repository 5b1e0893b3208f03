import { FOE, type PointcutFamily, play, run, YOU } from './family.ts';

/** A family for each pile that a card leaves or enters. */
const pileFamily = (
  happens: string,
  when: PointcutFamily['when'],
  card: string,
  from: string,
  to: string,
) => ({
  happens,
  when,
  target: card,
  pointers: [card],
  hears: {
    ...(from && {
      [`onTakeFrom${from}`]: card,
      [`onTakeCardFrom${from}`]: YOU,
      [`onOpponentTakeCardFrom${from}`]: FOE,
    }),
    ...(to && {
      [`onPutInto${to}`]: card,
      [`onPutCardInto${to}`]: YOU,
      [`onOpponentPutCardInto${to}`]: FOE,
    }),
  },
});

/** Cards that move, are shown and chosen. */
export const CARDS_FAMILIES: readonly PointcutFamily[] = [
  pileFamily('a card is played from the hand', play('Letter'), 'Letter', 'Hand', ''),
  pileFamily('a card goes from deck to hand', run('drawCard(player)'), 'Top', 'Deck', 'Hand'),
  pileFamily(
    'a card leaves the graveyard',
    run('recoverTopCard(player, "DECK_HAND")'),
    'Bone',
    'Graveyard',
    '',
  ),
  pileFamily(
    'a card is discarded to the graveyard',
    run('discardCard(player)', 'Letter'),
    'Letter',
    '',
    'Graveyard',
  ),
  pileFamily(
    'a card comes into the deck',
    run(
      'moveCards(player, getPlayerDeck(player, "DECK_HAND"), getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_TOP", 1)',
    ),
    'Letter',
    '',
    'Deck',
  ),
  {
    happens: 'a player is about to draw',
    when: run('drawCard(player)'),
    hears: { onInterceptDrawCard: YOU, onOpponentInterceptDrawCard: FOE },
  },
  {
    happens: 'a player draws',
    when: run('drawCard(player)'),
    target: 'Top',
    pointers: ['Top'],
    hears: { onDraw: 'Top', onDrawCard: YOU, onOpponentDrawCard: FOE },
  },
  {
    happens: 'a player discards',
    when: run('discardCard(player)', 'Letter'),
    target: 'Letter',
    pointers: ['Letter'],
    hears: { onDiscard: 'Letter', onDiscardCard: YOU, onOpponentDiscardCard: FOE },
  },
  {
    happens: 'a player discards by chance',
    when: run('discardCardRandom(player)'),
    ground: { you: { hand: ['Letter'] } },
    target: 'Letter',
    pointers: ['Letter'],
    hears: {
      onRandomDiscard: 'Letter',
      onRandomDiscardCard: YOU,
      onOpponentRandomDiscardCard: FOE,
    },
  },
  {
    happens: 'a card is revealed',
    when: run('revealCard(player, "Look", top("DECK_DECK"))'),
    target: 'Top',
    pointers: ['Top'],
    hears: { onReveal: 'Top', onRevealCard: YOU, onOpponentRevealCard: FOE },
  },
  {
    happens: 'a player looks at a card',
    when: run('peekNextCard(player)'),
    target: 'Top',
    pointers: ['Top'],
    hears: { onPeek: 'Top', onPeekCard: YOU, onOpponentPeekCard: FOE },
  },
  {
    happens: 'a card is recovered',
    when: run('recoverTopCard(player, "DECK_HAND")'),
    target: 'Bone',
    pointers: ['Bone'],
    hears: { onRecover: 'Bone', onRecoverCard: YOU, onOpponentRecoverCard: FOE },
  },
  {
    happens: 'a card is chosen from a list',
    when: run(
      'menuCards(player, getListFromDeck(getPlayerDeck(player, "DECK_HAND")), "Choose", "CARDLIST_PEEK")',
      'Letter',
    ),
    target: 'Letter',
    pointers: ['Letter'],
    hears: { onSelectMenu: 'Letter', onSelectMenuCard: YOU, onOpponentSelectMenuCard: FOE },
  },
  {
    happens: 'cards are put in order',
    when: run('pickCardOrder(player, getListFromDeck(getPlayerDeck(player, "DECK_DECK")))', [
      'Last',
      'Next',
      'Top',
    ]),
    hears: { onPickCardOrder: YOU, onOpponentPickCardOrder: FOE },
  },
];

import type { RuleCases } from './rule-case.ts';
import { gives, makes } from './rule-case.ts';

const DECK = 'getPlayerDeck(player, "DECK_DECK")';
const HAND = 'getPlayerDeck(player, "DECK_HAND")';
const GRAVE = 'getPlayerDeck(player, "DECK_GRAV")';
const ALL = '0, 0, "ZTCG_DONTCARE", "TYPE_ANY", "ELEM_ANY", ""';

/** Decks, hands, graveyards and lists. */
export const PILE_CASES = {
  getPlayerDeck: [
    gives(`getListLength(getListFromDeck(${HAND}))`, '4'),
    gives('getListLength(getListFromDeck(getPlayerDeck(not player, 0)))', '1'),
    gives('getPlayerDeck(player, "DECK_CARD")', '0'),
  ],
  hasCardOnDeck: [
    gives(`hasCardOnDeck(getCardIdFromCARD(top("DECK_GRAV")), ${GRAVE})`, 'true'),
    gives(`hasCardOnDeck(getCardIdFromCARD(top("DECK_GRAV")), ${DECK})`, 'false'),
  ],
  shuffleDeck: [
    makes(`shuffleDeck(${DECK})`, `getListLength(getListFromDeck(${DECK}))`, '3'),
    makes('shuffleDeck(player, "DECK_DECK")', `getListLength(getListFromDeck(${DECK}))`, '3'),
  ],
  discardRandomCardFromDeck: [
    makes(
      `say(discardRandomCardFromDeck(player, getPlayerDeck(not player, "DECK_DECK")))`,
      'top("DECK_GRAV", false)',
      'Flint',
    ),
  ].map((one) => ({ ...one, says: ['true', 'Flint'] })),
  takeTargetCardFromDeck: [
    makes(
      `local taken = takeTargetCardFromDeck(player, top("DECK_DECK"), ${DECK})`,
      'getCARD(taken), top("DECK_DECK")',
      'Top Next',
    ),
    makes(
      `local taken = takeTargetCardFromDeck(top("DECK_DECK"), ${DECK})`,
      'getCARD(taken)',
      'Top',
    ),
    gives(`getListLength(takeTargetCardFromDeck(player, mine(1), ${DECK}))`, '0'),
  ],
  takeCardsFromDeck: [
    gives(`getListLength(takeCardsFromDeck(player, ${DECK}, 2))`, '2'),
    gives(`getListLength(takeCardsFromDeck(${DECK}, 9))`, '3'),
  ],
  moveCards: [
    makes(
      `say(moveCards(player, ${DECK}, ${HAND}, "TAKE_NEXT", "PUT_BOTTOM", 2))`,
      `getListLength(getListFromDeck(${HAND}))`,
      '6',
    ),
    makes(
      `say(moveCards(${DECK}, ${GRAVE}, "TAKE_NEXT", "PUT_TOP", 2))`,
      'top("DECK_GRAV")',
      'Top',
    ),
    makes(
      `say(moveCards(player, ${GRAVE}, ${DECK}, "TAKE_BYNAME", "PUT_TOP", getCardIdFromCARD(top("DECK_GRAV"))))`,
      'top("DECK_DECK")',
      'Bone',
    ),
    makes(
      `say(moveCards(player, ${GRAVE}, ${DECK}, "TAKE_CARDID", "PUT_TOP", top("DECK_GRAV")))`,
      'top("DECK_DECK")',
      'Bone',
    ),
  ].map((one, place) => ({ ...one, says: [place < 2 ? '2' : '1', ...one.says] })),
  createList: [gives('getListLength(createList())', '0')],
  getListFromDeck: [
    makes(`local list, count = getListFromDeck(${DECK})`, 'getCARD(list), count', 'Top 3'),
    makes(`local list = getListFromDeck(${DECK}) drawCard(player)`, 'getListLength(list)', '2'),
  ],
  makeListFromCharacterActions: [
    makes(
      'local list, count = makeListFromCharacterActions(player, false, false)',
      'getCARD(list), count',
      'Hero 3',
    ),
    makes(
      'local list, count = makeListFromCharacterActions(player, true, true)',
      'getCARD(list), count',
      'Sprout 2',
    ),
  ],
  getListLength: [
    gives(`getListLength(getListFromDeck(${HAND}))`, '4'),
    gives('getListLength(0)', '0'),
  ],
  isEmptyList: [
    gives('isEmptyList(createList())', 'true'),
    gives(`isEmptyList(getListFromDeck(${HAND}))`, 'false'),
  ],
  appendLists: [
    makes(
      `local both = appendLists(getListFromDeck(${HAND}), getListFromDeck(${GRAVE}))`,
      `getListLength(both), getListLength(getListFromDeck(${HAND}))`,
      '6 4',
    ),
    makes(
      `local tree = makeListCardsUnder(player, mine(0))
       local both = appendLists(tree, getListFromDeck(${HAND})) destroyList(tree)`,
      'getListLength(both), getListLength(tree), both == tree',
      '6 0 false',
    ),
  ],
  shuffleList: [
    makes(
      `local list = takeCardsFromDeck(player, ${DECK}, 3) shuffleList(list)`,
      'getListLength(list)',
      '3',
    ),
    makes(
      `local list = takeCardsFromDeck(player, ${DECK}, 3) shuffleList(player, list)`,
      'getListLength(list)',
      '3',
    ),
  ],
  destroyList: [
    makes(
      `local list = getListFromDeck(${HAND}) destroyList(list)`,
      'getListLength(list), isEmptyList(list)',
      '0 true',
    ),
  ],
  makeFilteredList: [
    makes(
      `local list, any = makeFilteredList(player, getListFromDeck(${GRAVE}), 0, 0, 30, "TYPE_MOB", "ELEM_ANY", "")`,
      'getCARD(list), getListLength(list), any',
      'Bone 1 true',
    ),
    makes(
      `local list, any = makeFilteredList(player, getListFromDeck(${GRAVE}), 3, 0, 99, "TYPE_ANY", "ELEM_ANY", "")`,
      'getListLength(list), any',
      '0 false',
    ),
  ],
  makeFilteredTableList: [
    makes(
      `local list, any = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", "")`,
      'getListLength(list), any',
      '2 true',
    ),
    makes(
      `local list = makeFilteredTableList(player, "ANY_PLAYER", 0, 0, 99, "TYPE_MOB | TYPE_JRB", "ELEM_DARK", "")`,
      'getListLength(list)',
      '2',
    ),
    makes(
      `local list = makeFilteredTableList(player, "ANY_PLAYER", ${ALL.replace('""', '"Beast"')})`,
      'getListLength(list)',
      '2',
    ),
    makes(
      `local list = makeFilteredTableList(player, "ANY_PLAYER", ${ALL.replace('""', '"beast"')})`,
      'getListLength(list)',
      '0',
    ),
    makes(
      'applyAway(player, theirs(1), 1) local list = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", "")',
      'getListLength(list)',
      '1',
    ),
  ],
  menuCards: [
    gives(`menuCards(player, getListFromDeck(${HAND}), "Which?", "CARDLIST_PEEK")`, 'Dart', 'Dart'),
    gives(`menuCards(player, getListFromDeck(${HAND}), "Which?", "CARDLIST_PEEK")`, '0', []),
    gives(
      'menuCards(not player, getListFromDeck(getPlayerDeck(player, "DECK_HAND")), "Which?", "CARDLIST_HIDE")',
      'Dart',
      'Card 2',
    ),
  ],
  pickCardOrder: [
    makes(`pickCardOrder(player, getListFromDeck(${DECK}))`, 'top("DECK_DECK")', 'Last', [
      'Last',
      'Top',
      'Next',
    ]),
  ],
  discardRandomCardFromList: [
    makes(
      `local list = takeCardsFromDeck(player, ${DECK}, 1) local gone, rest = discardRandomCardFromList(player, list)`,
      'gone, getListLength(rest), top("DECK_GRAV")',
      'true 0 Top',
    ),
  ],
  takeNextCardsFromList: [
    makes(
      `local list = takeCardsFromDeck(player, ${DECK}, 3) local rest, first = takeNextCardsFromList(list, 1)`,
      'getListLength(rest), getCARD(first)',
      '2 Top',
    ),
  ],
  takeTargetCardFromList: [
    makes(
      `local list = takeCardsFromDeck(player, ${DECK}, 2) local rest, found = takeTargetCardFromList(list, list)`,
      'getCARD(rest), found',
      'Next true',
    ),
  ],
  takeCardsFromList: [
    makes(
      'local all = makeFilteredTableList(player, "ANY_PLAYER", 0, 0, 99, "TYPE_ANYMOB") local own = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, 99, "TYPE_ANYMOB") local rest, count = takeCardsFromList(own, all)',
      'getListLength(rest), count',
      '2 2',
    ),
  ],
  takeTargetCardFromListToDeck: [
    makes(
      `local list = takeCardsFromDeck(player, ${DECK}, 2) list = takeTargetCardFromListToDeck(player, ${DECK}, list, list, "DECK_TOP")`,
      'top("DECK_DECK"), getListLength(list)',
      'Top 1',
    ),
    makes(
      `local list = takeCardsFromDeck(player, ${DECK}, 2) takeTargetCardFromListToDeck(${DECK}, list, list, "DECK_BOTTOM")`,
      'top("DECK_DECK"), getListLength(list)',
      'Last 1',
    ),
  ],
  moveCardsFromListToDeck: [
    makes(
      `local list = takeCardsFromDeck(player, ${GRAVE}, 2) local rest, moved = moveCardsFromListToDeck(player, list, ${DECK}, "TAKE_NEXT", "PUT_TOP", 2)`,
      'top("DECK_DECK"), getListLength(rest), moved',
      'Bone 0 2',
    ),
    makes(
      `local list = takeCardsFromDeck(${GRAVE}, 2) local rest, moved = moveCardsFromListToDeck(list, ${DECK}, "TAKE_NEXT", "PUT_BOTTOM", 1)`,
      'getListLength(rest), moved',
      '1 1',
    ),
  ],
} as const satisfies Partial<RuleCases>;

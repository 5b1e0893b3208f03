import type { FunctionTable } from '../function.ts';
import { FILTER } from '../parameters.ts';

/** Decks: the hand, deck and graveyard of a player. */
export const DECK_FUNCTIONS = {
  getPlayerDeck: {
    does: 'Gives the hand, the deck or the graveyard of a player.',
    takes: ['player, ZTCG_DECKTYPE pile'],
    gives: 'deck',
    example: [
      'local deck = getPlayerDeck(player, "DECK_DECK")',
      'local hand = getPlayerDeck(player, "DECK_HAND")',
      'moveCards(player, deck, hand, "TAKE_NEXT", "PUT_BOTTOM", 1)',
    ],
  },
  hasCardOnDeck: {
    does: 'Says whether a pile holds a copy of the card with this id.',
    takes: ['int cardId, deck'],
    gives: 'bool found',
    example: [
      'local id = getCardIdFromCARD(getSourceCARD())',
      'if hasCardOnDeck(id, getPlayerDeck(player, "DECK_GRAV")) then drawCard(player) end',
    ],
  },
  shuffleDeck: {
    does: 'Shuffles a pile.',
    takes: ['deck', 'player, ZTCG_DECKTYPE pile'],
    example: [
      'shuffleDeck(getPlayerDeck(player, "DECK_DECK"))',
      'shuffleDeck(not player, "DECK_DECK")',
    ],
  },
  discardRandomCardFromDeck: {
    does: "Sends a random card of a player's pile to the graveyard, and says whether there was one.",
    takes: ['player, deck'],
    gives: 'bool discarded',
    example: 'discardRandomCardFromDeck(not player, getPlayerDeck(not player, "DECK_HAND"))',
  },
  takeTargetCardFromDeck: {
    does: 'Takes one card out of a pile and gives it as a list; an empty list if it is not there.',
    takes: ['player, target card, deck', 'target card, deck'],
    gives: 'list taken',
    example: [
      'local deck = getPlayerDeck(player, "DECK_DECK")',
      'local chosen = menuCards(player, getListFromDeck(deck), "Take a card", "CARDLIST_PEEK")',
      'local taken = takeTargetCardFromDeck(player, chosen, deck)',
      'moveCardsFromListToDeck(player, taken, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)',
    ],
  },
  takeCardsFromDeck: {
    does: 'Takes cards from the top of a pile and gives them as a list; fewer if it runs out.',
    takes: ['player, deck, int count', 'deck, int count'],
    gives: 'list taken',
    example: [
      'local deck = getPlayerDeck(player, "DECK_DECK")',
      'local top = takeCardsFromDeck(player, deck, 3)',
      'pickCardOrder(player, top)',
      'moveCardsFromListToDeck(player, top, deck, "TAKE_NEXT", "PUT_TOP", 3)',
    ],
  },
  moveCards: {
    does: 'Moves cards from one pile to another and counts them. The value is a card id, a card or a number of cards, as the first flag says.',
    takes: [
      'player, deck from, deck to, ZTCG_DECKMOVE take, ZTCG_DECKMOVE put, wild value',
      'deck from, deck to, ZTCG_DECKMOVE take, ZTCG_DECKMOVE put, wild value',
    ],
    gives: 'int moved',
    example: [
      'local deck = getPlayerDeck(not player, "DECK_DECK")',
      'local grave = getPlayerDeck(not player, "DECK_GRAV")',
      'moveCards(player, deck, grave, "TAKE_NEXT", "PUT_TOP", 2)',
    ],
  },
} as const satisfies FunctionTable;

/** Lists: cards in an order, made and kept by a script. */
export const LIST_FUNCTIONS = {
  createList: {
    does: 'Makes an empty list.',
    takes: [''],
    gives: 'list made',
    example: [
      'local list = createList()',
      'if isEmptyList(list) then drawCard(player) end',
      'destroyList(list)',
    ],
  },
  getListFromDeck: {
    does: 'Gives the cards of a pile as a list, and how many there are.',
    takes: ['deck'],
    gives: 'list cards, int count',
    example: [
      'local cards, count = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))',
      'if count > 0 then menuCards(not player, cards, "Look at the hand", "CARDLIST_PEEK") end',
    ],
  },
  makeListFromCharacterActions: {
    does: "Lists the cards whose abilities a player's character can use, and counts them; the character itself or the skipped ones can be passed over.",
    takes: ['player, bool passCharacter, bool passSkipped'],
    gives: 'list cards, int count',
    example: [
      'local cards, count = makeListFromCharacterActions(not player, true, true)',
      'if count > 2 then drawCard(player) end',
    ],
  },
  getListLength: {
    does: 'Counts the cards of a list.',
    takes: ['list'],
    gives: 'int length',
    example: [
      'local hand = getListFromDeck(getPlayerDeck(not player, "DECK_HAND"))',
      'if getListLength(hand) > 4 then discardCard(not player) end',
    ],
  },
  isEmptyList: {
    does: 'Says whether a list has no card.',
    takes: ['list'],
    gives: 'bool empty',
    example: [
      'local grave = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))',
      'if isEmptyList(grave) then drawCard(player) end',
    ],
  },
  appendLists: {
    does: 'Gives a new list: the cards of the first and behind them those of the second. Both stay as they are.',
    takes: ['list first, list second'],
    gives: 'list both',
    example: [
      'local cards = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))',
      'local others = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))',
      'cards = appendLists(cards, others)',
      'menuCards(player, cards, "Hand and graveyard", "CARDLIST_PEEK")',
    ],
  },
  shuffleList: {
    does: 'Shuffles a list.',
    takes: ['list', 'player, list'],
    example: [
      'local top = takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), 4)',
      'shuffleList(top)',
      'moveCardsFromListToDeck(player, top, getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_BOTTOM", 4)',
    ],
  },
  destroyList: {
    does: 'Says that a list is not needed any more. Lists that are forgotten do no harm.',
    takes: ['list'],
    example: [
      'local mobs = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, 40, "TYPE_MOB", "ELEM_ANY", "")',
      'if getListLength(mobs) == 0 then drawCard(player) end',
      'destroyList(mobs)',
    ],
  },
  makeFilteredList: {
    does: 'Copies those cards of a list that pass a filter, and says whether there are any.',
    takes: [`player, list, ${FILTER}`],
    gives: 'list made, bool notEmpty',
    example: [
      'local grave = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))',
      'local mobs, any = makeFilteredList(player, grave, 0, 0, 30, "TYPE_MOB | TYPE_JRB", "ELEM_ANY", "")',
      'if any then recoverDestroyedCard(player, getCARD(menuCards(player, mobs, "Recover a mob", "CARDLIST_PEEK"))) end',
    ],
  },
  makeFilteredTableList: {
    does: 'Lists the deployed cards that pass a filter, and says whether there are any.',
    takes: [`player, ZTCG_PLAYERMODE whose, ${FILTER}`],
    gives: 'list made, bool notEmpty',
    example: [
      'local mobs, any = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, 50, "TYPE_ANYMOB", "ELEM_FIRE", "")',
      'if any then applyStun(player, getCARD(menuCards(player, mobs, "Stun a mob", "CARDLIST_PEEK")), 1) end',
    ],
  },
  menuCards: {
    does: 'Lets a player choose a card of a list; 0 if they decline.',
    takes: ['player, list, string message, ZTCG_PEEK shown'],
    gives: 'target chosen',
    example: [
      'local hand = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))',
      'local chosen = menuCards(player, hand, "Show a card", "CARDLIST_PEEK")',
      'if chosen ~= 0 then revealCard(player, "Shown", getCARD(chosen)) end',
    ],
  },
  pickCardOrder: {
    does: 'Lets a player put the cards of a list in order, the first on top.',
    takes: ['player, list'],
    example: [
      'local deck = getPlayerDeck(player, "DECK_DECK")',
      'local top = takeCardsFromDeck(player, deck, 2)',
      'pickCardOrder(player, top)',
      'moveCardsFromListToDeck(player, top, deck, "TAKE_NEXT", "PUT_TOP", 2)',
    ],
  },
  discardRandomCardFromList: {
    does: 'Sends a random card of a list to the graveyard of its owner; says whether there was one, and gives the list.',
    takes: ['player, list'],
    gives: 'bool discarded, list',
    example: [
      'local top = takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), 2)',
      'local gone, rest = discardRandomCardFromList(player, top)',
      'if gone then moveCardsFromListToDeck(player, rest, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1) end',
    ],
  },
  takeNextCardsFromList: {
    does: 'Takes cards from the front of a list; gives what is left and what was taken.',
    takes: ['list from, int count'],
    gives: 'list from, list taken',
    example: [
      'local cards = takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), 3)',
      'local rest, first = takeNextCardsFromList(cards, 1)',
      'moveCardsFromListToDeck(player, first, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)',
      'moveCardsFromListToDeck(player, rest, getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_TOP", 2)',
    ],
  },
  takeTargetCardFromList: {
    does: 'Takes one card out of a list; gives what is left, and says whether it was there.',
    takes: ['target card, list from'],
    gives: 'list from, bool found',
    example: [
      'local hand = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))',
      'local kept = menuCards(player, hand, "Keep which card?", "CARDLIST_PEEK")',
      'local others, found = takeTargetCardFromList(kept, hand)',
      'if found then displayMessageOnScreen(player, "Others: " .. getListLength(others), 1000) end',
    ],
  },
  takeCardsFromList: {
    does: 'Takes all cards of the first list out of the second; gives what is left and how many went.',
    takes: ['list toTake, list from'],
    gives: 'list from, int removed',
    example: [
      'local all = makeFilteredTableList(player, "ANY_PLAYER", 0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", "")',
      'local mine = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", "")',
      'local theirs, removed = takeCardsFromList(mine, all)',
      'if getListLength(theirs) > removed then drawCard(player) end',
    ],
  },
  takeTargetCardFromListToDeck: {
    does: 'Takes one card out of a list and puts it on top of a pile or at its bottom; gives the list.',
    takes: [
      'player, deck, list from, target card, ZTCG_DECKORIENT end',
      'deck, list from, target card, ZTCG_DECKORIENT end',
    ],
    gives: 'list from',
    example: [
      'local deck = getPlayerDeck(player, "DECK_DECK")',
      'local top = takeCardsFromDeck(player, deck, 2)',
      'local low = menuCards(player, top, "Which goes to the bottom?", "CARDLIST_PEEK")',
      'top = takeTargetCardFromListToDeck(player, deck, top, low, "DECK_BOTTOM")',
      'moveCardsFromListToDeck(player, top, deck, "TAKE_NEXT", "PUT_TOP", 2)',
    ],
  },
  moveCardsFromListToDeck: {
    does: 'Moves cards of a list to a pile; gives what is left of the list and how many moved. The value is as in `moveCards`.',
    takes: [
      'player, list from, deck to, ZTCG_DECKMOVE take, ZTCG_DECKMOVE put, wild value',
      'list from, deck to, ZTCG_DECKMOVE take, ZTCG_DECKMOVE put, wild value',
    ],
    gives: 'list from, int moved',
    example: [
      'local cards = takeCardsFromDeck(player, getPlayerDeck(player, "DECK_GRAV"), 2)',
      'local rest, moved = moveCardsFromListToDeck(player, cards, getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_BOTTOM", 2)',
      'if moved == 2 then drawCard(player) end',
    ],
  },
} as const satisfies FunctionTable;

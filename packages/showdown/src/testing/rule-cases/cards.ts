import type { Still } from '../still.ts';
import type { RuleCases } from './rule-case.ts';
import { gives, makes, shows } from './rule-case.ts';

const PLACES =
  'getTableCardCoordinates("ONLY_ADVSRY", 0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", "", player)';

/** Cards that hear as if they were deployed, for whom, and until when. */
const waiting = (scene: Still) =>
  scene.state.inserted.map(({ card, seat, kind }) => [scene.nameOf(card), seat, kind]);
/** What the fields still block this turn. */
const fieldHolds = (scene: Still) => scene.state.players.map((player) => player.fieldHolds);

/** Cards, what is printed on them, what lies under them, registers, flags and the table. */
export const CARD_CASES = {
  getCARD: [
    gives('getCARD(getListFromDeck(getPlayerDeck(player, "DECK_HAND")))', 'Letter'),
    gives('getCARD(0)', '0'),
  ],
  makeTargetFromCARD: [gives('makeTargetFromCARD(mine(1)) == mine(1)', 'true')],
  getOnBoardCARD: [
    gives('getOnBoardCARD(player, "SLOT_PLAYERMOB1")', 'Wisp'),
    gives('getOnBoardCARD(player, "SLOT_ADVSRYMOB1")', 'Bat'),
    gives('getOnBoardCARD(not player, 1)', 'Bat'),
    gives('getOnBoardCARD(player, "SLOT_PLAYERMOB" .. 0)', '0'),
    gives('getOnBoardCARD(player, "SLOT_PLAYERMOB7")', '0'),
  ],
  getSourceCARD: [gives('getSourceCARD()', 'Probe')],
  getTargetCARD: [gives('getTargetCARD()', '0')],
  isNullCARD: [gives('isNullCARD(mine(7))', 'true'), gives('isNullCARD(mine(1))', 'false')],
  isSameCARD: [
    gives('isSameCARD(mine(1), getOnBoardCARD(player, 1))', 'true'),
    gives('isSameCARD(mine(1), mine(2))', 'false'),
  ],
  isInfoCARD: [
    gives('isInfoCARD(mine(1), "Beast")', 'true'),
    gives('isInfoCARD(mine(1), "beast")', 'false'),
  ],
  isBossCARD: [gives('isBossCARD(theirs(2))', 'true'), gives('isBossCARD(theirs(1))', 'false')],
  getSlotIdFromCARD: [
    gives('getSlotIdFromCARD(player, mine(2))', '2'),
    gives('getSlotIdFromCARD(player, theirs(2))', '-1'),
    gives('getSlotIdFromCARD(not player, theirs(2))', '2'),
    gives('getSlotIdFromCARD(player, top("DECK_HAND"))', '-1'),
  ],
  takeCardFromTable: [
    makes(
      'local list, any = takeCardFromTable(player, "SLOT_ADVSRYMOB1")',
      'getCARD(list), any, isNullCARD(theirs(1))',
      'Bat true true',
    ),
    makes(
      'local list, any = takeCardFromTable(player, "SLOT_ADVSRYCHAR")',
      'getListLength(list), any',
      '0 false',
    ),
  ],
  getBaseLevelFromCARD: [gives('getBaseLevelFromCARD(mine(2))', '20')],
  getCurrentLevelFromCARD: [
    gives('getCurrentLevelFromCARD(player, mine(0))', '20'),
    gives('getCurrentLevelFromCARD(mine(2))', '20'),
  ],
  getBaseHpFromCARD: [gives('getBaseHpFromCARD(mine(2))', '60')],
  getMaxHpFromCARD: [makes('increaseMaxHP(mine(2), 10)', 'getMaxHpFromCARD(mine(2))', '70')],
  getHpFromCARD: [gives('getHpFromCARD(mine(0))', '100')],
  getBaseAttackFromCARD: [gives('getBaseAttackFromCARD(mine(2))', '30')],
  getRarityFromCARD: [gives('getRarityFromCARD(mine(1)), getRarityFromCARD(mine(2))', '3 7')],
  getNameFromCARD: [gives('getNameFromCARD(mine(1))', 'Wisp')],
  getTypeFromCARD: [
    gives(
      'getTypeFromCARD(mine(0)), getTypeFromCARD(mine(1)), getTypeFromCARD(mine(8)), getTypeFromCARD(mine(15)), getTypeFromCARD(theirs(2))',
      '4 0 1 3 5',
    ),
  ],
  getElementFromCARD: [gives('getElementFromCARD(mine(1)), getElementFromCARD(mine(2))', '0 4')],
  getCardIdFromCARD: [gives('getCardIdFromCARD(mine(1)) == getCardIdFromCARD(mine(2))', 'false')],
  getCardInfoFromCARD: [gives('getCardInfoFromCARD(mine(1))', 'Earth - Mob - Beast')],
  getTableCardCoordinates: [gives(`getListLength(${PLACES})`, '2')],
  destroyTableCardCoordinatesList: [
    makes(
      `local list = ${PLACES} destroyTableCardCoordinatesList(list)`,
      'getListLength(list)',
      '0',
    ),
  ],
  selectGameTableCardFromCoordinatesList: [
    gives(`selectGameTableCardFromCoordinatesList("Which?", ${PLACES}, player)`, 'Ogre', 'Ogre'),
    gives(`selectGameTableCardFromCoordinatesList("Which?", ${PLACES}, player)`, '0', []),
  ],
  putCardUnder: [
    makes(
      'putCardUnder(mine(1), takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), 1))',
      'getCARD(getCardUnder(mine(1), 0))',
      'Top',
    ),
    makes(
      'putCardUnder(mine(1), theirs(1))',
      'getCARD(getCardUnder(mine(1), 0)), isNullCARD(theirs(1))',
      'Bat true',
    ),
    // What is left of the list comes back, so that scripts can go on until it is empty.
    makes(
      'local list = takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), 3) while not isEmptyList(list) do list = putCardUnder(mine(1), list) end',
      'getCARD(getCardUnder(mine(1), 2)), countCardsUnder(player, mine(1)), getListLength(list)',
      'Last 3 0',
    ),
    gives(
      'getListLength(putCardUnder(mine(1), getListFromDeck(getPlayerDeck(player, "DECK_HAND"))))',
      '3',
    ),
    gives('getListLength(putCardUnder(mine(1), theirs(1)))', '0'),
    // A character goes under nothing, and is passed over.
    makes(
      'local list = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, "ZTCG_MAXVALUE", "TYPE_CHAR | TYPE_EQP", "ELEM_ANY", "") while not isEmptyList(list) do list = putCardUnder(mine(1), list) end',
      'countCardsUnder(player, mine(1)), getCARD(getCardUnder(mine(1), 0))',
      '1 Blade',
    ),
    makes(
      'local list = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))',
      'isEmptyList(putCardUnder(nil, list)), isEmptyList(putCardUnder(mine(1), createList()))',
      'true true',
    ),
  ],
  takeCardUnder: [
    makes(
      'local list = takeCardUnder(mine(0), getCardUnder(mine(0), 1))',
      'getCARD(list), countCardsUnder(player, mine(0))',
      'Root 1',
    ),
  ],
  returnCardsUnderToDeck: [
    makes('returnCardsUnderToDeck(player, mine(0))', 'countCardsUnder(player, mine(0))', '0'),
  ],
  removeCardsUnder: [
    makes(
      'local list = removeCardsUnder(mine(0))',
      'getListLength(list), countCardsUnder(player, mine(0))',
      '2 0',
    ),
  ],
  getCardUnder: [gives('getCARD(getCardUnder(mine(0), 0)), getCardUnder(mine(0), 9)', 'Sprout 0')],
  countCardsUnder: [
    gives('countCardsUnder(player, mine(0)), countCardsUnder(player, mine(1))', '2 0'),
  ],
  makeListCardsUnder: [gives('getListLength(makeListCardsUnder(player, mine(0)))', '2')],
  editCardRegister: [
    makes(
      'editCardRegister(mine(1), 5, 2, 30, 4, "onDraw")',
      'getCardRegister(mine(1), 5, 2)',
      '30 4',
    ),
  ],
  increaseCardRegister: [
    makes(
      'increaseCardRegister(mine(1), 5, 2, 30, 4, "onDraw") increaseCardRegister(mine(1), 5, 2, -10, 1)',
      'getCardRegister(mine(1), 5, 2)',
      '20 1',
    ),
  ],
  getCardRegister: [
    gives('getCardRegister(mine(1), 5, 0)', '0 0'),
    makes('editCardRegister(mine(1), 5, 8, 30, 4, "x")', 'getCardRegister(mine(1), 5, 8)', '0 0'),
  ],
  // What it shows lasts until the end of a step: see the flags of colours, and renderCardRegister.
  displayCardRegister: [makes('displayCardRegister(mine(1), 5, 0, 20, "COLOR_RED")', '1', '1')],
  setFieldRegister: [
    shows('setFieldRegister(not player, 5)', fieldHolds, [null, 5]),
    shows('setFieldRegister(player, "3")', fieldHolds, [3, null]),
  ],
  hasFlag: [
    gives(
      'hasFlag("IS_PLAYER", "ZTCG_PLAYERTYPE"), hasFlag("ZTCG_PLAYERTYPE", "IS_ADVERSARY"), hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC")',
      'true false false',
    ),
  ],
  hasSharedFlags: [
    gives(
      'hasSharedFlags("TYPE_MOB | TYPE_EQP", "TYPE_EQP"), hasSharedFlags("TYPE_MOB", "TYPE_EQP")',
      'true false',
    ),
  ],
  hasSharedFlagsCARD: [
    gives(
      'hasSharedFlagsCARD(mine(2), "FLAG_ELEM", "ELEM_DARK | ELEM_FIRE"), hasSharedFlagsCARD(mine(2), "FLAG_TYPE", "TYPE_EQP")',
      'true false',
    ),
  ],
  decodeZtcgFlag: [
    gives('decodeZtcgFlag("ELEM_LIGHT"), decodeZtcgFlag("TYPE_EQP | TYPE_FLD")', '5 1'),
  ],
  insertCardNextAction: [shows('insertCardNextAction(player)', waiting, [['Probe', 0, 'next']])],
  insertCardTurnAction: [
    shows('insertCardTurnAction(not player)', waiting, [['Probe', 1, 'turn']]),
  ],
  getCardPointer: [gives('getCardPointer(0), getCardPointer(9)', '0 0')],
  setCardPointer: [
    makes(
      'setCardPointer(2, mine(1)) setCardPointer(7, mine(1))',
      'getCardPointer(2), getCardPointer(7)',
      'Wisp 0',
    ),
  ],
  getGameValue: [gives('getGameValue(0), getGameValue(-1)', '0 0')],
  updateGameValue: [
    makes(
      'updateGameValue(0, true) updateGameValue(1, "ATKRES_FIXED_SLOT") updateGameValue(2, 7)',
      'getGameValue(0), getGameValue(1), getGameValue(2)',
      '1 3 7',
    ),
  ],
  getMobsOnTable: [
    gives(
      'getMobsOnTable(player, "ONLY_PLAYER"), getMobsOnTable(player, "ONLY_ADVSRV"), getMobsOnTable(player, "ANY_PLAYER")',
      '2 2 4',
    ),
    makes(
      'applyAway(player, theirs(1), 1)',
      'getMobsOnTable(player, "ONLY_ADVSRY"), getOnBoardCARD(player, "SLOT_ADVSRYMOB1")',
      '1 Bat',
    ),
  ],
  getEquipsOnTable: [gives('getEquipsOnTable(player, "ANY_PLAYER")', '2')],
  isFieldOnPlayerTable: [gives('isFieldOnPlayerTable(player)', 'true')],
  isBossOnPlayerTable: [
    gives('isBossOnPlayerTable(player), isBossOnPlayerTable(not player)', 'false true'),
  ],
  isPetOnPlayerTable: [
    gives('isPetOnPlayerTable(player), isPetOnPlayerTable(not player)', 'true false'),
  ],
  playerHasCardIdDeployed: [
    gives('playerHasCardIdDeployed(player, getCardIdFromCARD(mine(1)))', 'true'),
    makes(
      'applySilence(player, mine(1), 1)',
      'playerHasCardIdDeployed(player, getCardIdFromCARD(mine(1)))',
      'false',
    ),
  ],
  playerCountCardIdDeployed: [
    gives('playerCountCardIdDeployed(player, getCardIdFromCARD(mine(1)))', '1'),
  ],
  nextFreeMobSlot: [gives('nextFreeMobSlot(player)', '3')],
  nextFreeEquipSlot: [gives('nextFreeEquipSlot(player)', '9')],
  getPlayerAttributes: [
    gives(
      'getPlayerAttributes(player, "ELEM_EARTH"), getPlayerAttributes(player, "ELEMENT_FIRE")',
      '2 0',
    ),
  ],
  matchRequirements: [
    gives(
      'matchRequirements(player, 20, 2, "ELEM_EARTH"), matchRequirements(player, 30, 2, "ELEM_EARTH"), matchRequirements(player, 0, 1, "ELEM_EARTH | ELEM_FIRE")',
      'true false false',
    ),
  ],
  hasCharacterActions: [
    gives(
      'hasCharacterActions(player, true), hasCharacterActions(not player, true), hasCharacterActions(not player, false)',
      'true false true',
    ),
  ],
  refreshScreen: [makes('refreshScreen()', '1', '1')],
  refreshBoard: [makes('refreshBoard(player)', '1', '1')],
  displayMessageOnScreen: [
    { lua: 'displayMessageOnScreen(player, "Hello", 1000)', says: ['Hello'] },
  ],
  makePrompt: [
    gives(
      'makePrompt(player, true, "Well?", "%s has %d", mine(1), 40, "So", "Not so")',
      'true',
      'So',
    ),
    gives('makePrompt(player, "Well?", "%d", 1, 0, "So", "Not so")', 'false', 'Not so'),
  ],
  selectCardType: [gives('selectCardType(player, "TYPE_MOB | TYPE_EQP")', '1', 'Equipment')],
} as const satisfies Partial<RuleCases>;

import type { Still } from '../still.ts';
import type { RuleCases } from './rule-case.ts';
import { gives, makes, shows } from './rule-case.ts';

const ANY = '0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", ""';
const HIT = '"STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER"';
const lost = (slot: number) => `getMaxHpFromCARD(theirs(${slot})) - getHpFromCARD(theirs(${slot}))`;
/** The attack of a mob cannot be asked for; an attack tells it. */
const strikes = `attack(player, mine(1), 20, "ATKRES_FIXED_SLOT", "ATKSRC_MOB", 2, ${HIT})`;

/** The abilities that were used. */
const used = (scene: Still) => scene.told('ability').map(({ text }) => text);
const repeats = (scene: Still) =>
  scene.state.players[0].repeats.map(({ card, count }) => [scene.nameOf(card), count]);
/** Who gives your first mob how many attacks. */
const extraAttacks = (scene: Still) =>
  scene.unit('Wisp').attackers.map(({ source, count }) => [scene.nameOf(source), count]);

/** Plays, chance, levels, turns, attacks and sums. */
export const DEED_CASES = {
  playCard: [
    gives(
      'playCard(player, "Play", "ELEM_ANY", "PLAY_MOB | PLAY_ACTION", 60), mine(3)',
      'true Letter',
      'Letter',
    ),
    gives('playCard(player, "Play", "PLAY_EQUIP", 60), mine(9)', 'true Helmet', 'Helmet'),
    gives('playCard(player, "Play", "ELEM_FIRE", "PLAY_MOB", 60)', 'false'),
  ],
  summon: [
    gives('summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 10), mine(3)', 'true Letter', 'Letter'),
    gives('summon(player, "PLAY_NORMALSUMMON", 10), mine(3)', 'true Letter', 'Letter'),
    gives('summon(player, "PLAY_NORMALSUMMON", 10), mine(3)', 'false 0', []),
    gives('summon(player, "PLAY_SCOUTSUMMON", 90)', 'false'),
    makes(
      'moveCards(player, getPlayerDeck(player, "DECK_DECK"), getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1) summon(player, "PLAY_SCOUTSUMMON", 90)',
      'mine(3)',
      '0',
    ),
    makes(
      'moveCards(player, getPlayerDeck(player, "DECK_DECK"), getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1) summon(player, "PLAY_SCOUTSUMMON", "ELEM_ANY", 90)',
      'mine(3)',
      'Top',
    ),
  ],
  equip: [
    gives('equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 10), mine(9)', 'true Helmet', 'Helmet'),
    gives('equip(player, "PLAY_GEARUPEQUIP", 10), mine(9)', 'true Helmet', 'Helmet'),
  ],
  action: [
    gives('action(player, 0, "ELEM_ANY", 10)', 'true', 'Dart'),
    gives('action(player, nil, 10)', 'true', 'Dart'),
    gives(
      'action(getCARD(takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), 1)))',
      'false',
    ),
  ],
  locate: [
    gives('locate(player, "PLAY_NORMALFIELD", "ELEM_ANY"), mine(15)', 'true Bog', 'Bog'),
    gives('locate(player, "PLAY_FIRSTCARDFIELD"), mine(15)', 'false Meadow'),
    gives('locate(player, "PLAY_SCOUTFIELD", "ELEM_ANY"), mine(15)', 'true Bog'),
  ],
  scoutMob: [
    gives('scoutMob(player, "SCOUT_NORMAL", "ELEM_ANY"), mine(3)', 'true 0'),
    gives('scoutMob(player), mine(3)', 'true 0'),
    makes(
      'incrementPlayerLevel(player, 10) scoutMob(player, "SCOUT_SUMMON", "ELEM_ANY")',
      'mine(3)',
      'Top',
    ),
  ],
  drawCard: [gives('drawCard(player)', 'true')],
  discardCard: [gives('discardCard(player)', 'Letter', 'Letter')],
  discardCardRandom: [
    makes(
      'discardRandomHandCard(player)',
      'getListLength(getListFromDeck(getPlayerDeck(player, "DECK_HAND")))',
      '3',
    ),
  ],
  peekNextCard: [gives('peekNextCard(player)', 'Top')],
  revealCard: [
    shows(
      'revealCard(player, "Look", mine(1)) revealCard(player, "Next")',
      (scene) => scene.told('revealed').map((told) => told.why === 'effect' && told.words),
      ['Look', 'Next'],
    ),
  ],
  recoverCard: [
    makes(
      'recoverCard(player, "DECK_HAND", "RECOVER_EQP", "GREATER", 40)',
      'top("DECK_GRAV")',
      'Bone',
      'Ash',
    ),
    makes(
      'recoverCard(player, "DECK_DECK", "RECOVER_MOB | RECOVER_FLD", "LESSER", 40)',
      'top("DECK_GRAV")',
      'Ash',
      'Bone',
    ),
    makes(
      'recoverCard(player, "DECK_HAND", "RECOVER_ANY", "LESSER", 10)',
      'top("DECK_GRAV")',
      'Bone',
    ),
    makes(
      'recoverCard(player, "DECK_HAND", "RECOVER_TOP", "LESSER", 90)',
      'top("DECK_GRAV")',
      'Ash',
      'Bone',
    ),
  ],
  recoverTopCard: [makes('recoverTopCard(player, "DECK_HAND")', 'top("DECK_GRAV")', 'Ash')],
  recoverDestroyedCard: [
    makes('recoverDestroyedCard(player, top("DECK_GRAV"))', 'top("DECK_GRAV")', 'Ash'),
  ],
  amaze: [
    gives('amaze(player), top("DECK_DECK")', 'true Next', 'Top'),
    gives('amaze(player), top("DECK_DECK")', 'false Top', 'Wisp'),
  ],
  throwCoin: [
    makes('local won = throwCoin(player)', 'won == true or won == false', 'true', 'Tails'),
  ],
  throwDie: [
    makes('local won, face = throwDie(player, 1, 6)', 'won, face >= 1 and face <= 6', 'true true'),
    gives('throwDie(player, 2, 1)', 'false 1'),
  ],
  playRps: [gives('playRps(player)', 'true', 'Rock', 'Rock', 'Paper', 'Rock')],
  playClash: [
    gives(
      'playClash(player), top("DECK_DECK")',
      'false Next',
      'Put it at the bottom',
      'Leave it on top',
    ),
  ],
  levelUp: [
    makes(
      'levelUp(player)',
      'getCurrentLevelFromCARD(mine(0)), countCardsUnder(player, mine(0))',
      '30 3',
      'Level up with Dart',
    ),
  ],
  levelUpScout: [
    makes(
      'levelUpScout(player, true)',
      'getCurrentLevelFromCARD(mine(0)), getHpFromCARD(mine(0)), getCARD(getCardUnder(mine(0), 2))',
      '30 100 Bog',
    ),
    makes('levelUpScout(player)', 'getHpFromCARD(mine(0))', '120'),
  ],
  incrementPlayerLevel: [
    makes('incrementPlayerLevel(player, 30)', 'getCurrentLevelFromCARD(mine(0))', '50'),
  ],
  isLevelUpTurn: [
    makes(
      'say(isLevelUpTurn(player)) levelUpScout(player, false)',
      'isLevelUpTurn(player)',
      'true',
    ),
  ].map((one) => ({ ...one, says: ['false', 'true'] })),
  swapCharacterActions: [
    makes(
      'swapCharacterActions(player, getCARD(getCardUnder(mine(0), 0)), getCARD(getCardUnder(mine(0), 1)))',
      'getCARD(getCardUnder(mine(0), 0))',
      'Root',
    ),
  ],
  applyCharacterAction: [
    gives(
      'applyCharacterAction(player, mine(0), "CALL_CHAR_ACTION1"), applyCharacterAction(player, 0, "CALL_ACTION")',
      'false false',
    ),
  ],
  destroyCharacterAction: [
    gives(
      'destroyCharacterAction(player, getCARD(getCardUnder(mine(0), 0)), true), top("DECK_GRAV")',
      'true Sprout',
    ),
    gives(
      'destroyCharacterAction(not player, getCARD(getCardUnder(mine(0), 0))), destroyCharacterAction(player, mine(1))',
      'true false',
    ),
  ],
  skipOpponentCharacterAction: [
    makes(
      'skipOpponentCharacterAction(not player, true)',
      'getListLength(makeListFromCharacterActions(player, true, true))',
      '1',
    ),
  ],
  characterActions: [
    shows('characterActions(player)', used, ['idle', 'idle', 'idle', 'idle']),
    shows('characterActions(not player)', used, ['idle', 'idle', 'idle']),
  ],
  monsterAttacks: [
    makes('monsterAttacks(player)', lost(1), '20', 'Wisp attacks Bat', 'End your turn'),
  ],
  doRepeatCharacterAction: [
    shows('doRepeatCharacterAction(player, true, 3)', repeats, [['Sprout', 3]]),
  ],
  doRepeatCharacterActionTrigger: [
    shows('doRepeatCharacterActionTrigger(player, true, 2)', used, ['idle', 'idle']),
  ],
  finishTurn: [shows('finishTurn(player)', ({ state }) => state.finishing, true)],
  doubleTurn: [
    shows(
      'doubleTurn(player)',
      ({ state }) => state.players.map(({ moreTurns }) => moreTurns),
      [1, 0],
    ),
  ],
  attack: [
    gives(`attack(player, mine(1), 10, "ATKRES_NIL", "ATKSRC_MOB", 0, ${HIT})`, 'true Bat', 'Bat'),
    gives(`attack(player, mine(1), 10, "ATKRES_NIL", "ATKSRC_MOB", 0, ${HIT})`, 'false 0', []),
    gives(
      'attack(player, mine(1), 10, "ATKRES_FIXED_SLOT", "ATKSRC_MOB", "SLOT_MOB2", "ENABLE_PREVENT", "IS_STARTER")',
      'true Ogre',
    ),
    gives(
      `attack(player, mine(1), 10, "ATKRES_FIXED_SLOT", "ATKSRC_MOB", "SLOT_ADVSRYMOB2", ${HIT})`,
      'true Ogre',
    ),
    gives(
      `attack(player, mine(1), 10, "ATKRES_FIXED_SLOT", "ATKSRC_MOB", "SLOT_MOB" .. 0, ${HIT})`,
      'false 0',
    ),
    gives(`attack(player, mine(1), 10, "ATKRES_NO_TARGET", "ATKSRC_MOB", 0, ${HIT})`, 'false 0'),
    gives(
      `attack(player, 0, 10, "ATKRES_DONT_HIT_MOBS", "ATKSRC_NIL", 0, ${HIT})`,
      'true Rival',
      'Rival',
    ),
  ],
  attackGlobal: [
    makes(
      `say(attackGlobal("GLOBAL_HITMOBS", player, mine(1), 10, "ATKSRC_MOB", ${HIT}, "USE_FILTER", ${ANY.replace('99', '20')}))`,
      `${lost(1)}, ${lost(2)}, ${lost(0)}`,
      '10 0 0',
    ),
  ].map((one) => ({ ...one, says: ['true', ...one.says] })),
  lastAttackKilled: [
    makes(
      `attack(player, mine(1), 90, "ATKRES_FIXED_SLOT", "ATKSRC_MOB", 1, ${HIT}) say(lastAttackKilled(player)) attack(player, mine(1), 90, "ATKRES_NIL", "ATKSRC_MOB", 0, ${HIT})`,
      'lastAttackKilled(player)',
      'false',
      [],
    ),
  ].map((one) => ({ ...one, says: ['true', 'false'] })),
  addExtraMobAttack: [
    shows('addExtraMobAttack(mine(1), mine(2), 3)', extraAttacks, [['Imp', 3]]),
    shows(
      'addExtraMobAttack(mine(1), mine(2), 3) addExtraMobAttack(mine(1), mine(2), 2)',
      extraAttacks,
      [['Imp', 2]],
    ),
  ],
  removeExtraMobAttack: [
    shows(
      'addExtraMobAttack(mine(1), mine(1), 3) addExtraMobAttack(mine(1), mine(2), 2) removeExtraMobAttack(mine(1), mine(1))',
      extraAttacks,
      [['Imp', 2]],
    ),
  ],
  increaseNextAttackDamage: [
    makes(`increaseNextAttackDamage(player, 10) ${strikes} ${strikes}`, lost(2), '50'),
  ],
  increaseDamageMultiplierByPercent: [
    makes(`increaseDamageMultiplierByPercent(mine(1), 50) ${strikes}`, lost(2), '30'),
  ],
  mobReaver: [
    makes('say(mobReaver(player, mine(1), 10, "ANY_PLAYER"))', lost(2), '40', 'Ogre'),
  ].map((one) => ({ ...one, says: ['true', '40'] })),
  equipReaver: [
    makes('say(equipReaver(player, mine(1), 10, "ONLY_PLAYER"))', lost(2), '10', 'Ogre'),
  ].map((one) => ({ ...one, says: ['true', '10'] })),
  destroyMonster: [
    gives('destroyMonster(player), theirs(1)', 'Bat 0', 'Bat'),
    gives('destroyMonster(player)', '0', []),
  ],
  destroyEquipment: [
    gives('destroyEquipment(player), theirs(8)', 'Shield 0', 'Shield'),
    gives('destroyEquipment(player)', '0', []),
  ],
  destroyCard: [
    makes('destroyCard(player, "SLOT_ADVSRYMOB1")', 'theirs(1)', '0'),
    makes('destroySelf(player, "SLOT_PLAYEREQP1")', 'mine(8)', '0'),
    makes('destroyCard(player, "SLOT_ADVSRYCHAR")', 'theirs(0)', 'Rival'),
  ],
  getRoundedMax: [gives('getRoundedMax(12, 38, 5)', '40')],
  getRoundedMid: [gives('getRoundedMid(12, 38, 5)', '10')],
  getRoundedUp: [gives('getRoundedUp(31), getRoundedUp(30)', '40 30')],
  getRoundedNearest: [gives('getRoundedNearest(34), getRoundedNearest(35)', '30 40')],
  getMinimum: [gives('getMinimum(3, 5)', '3')],
  getMaximum: [gives('getMaximum(3, 5)', '5')],
  getClamp: [gives('getClamp(9, 1, 5), getClamp(0, 1, 5)', '5 1')],
} as const satisfies Partial<RuleCases>;

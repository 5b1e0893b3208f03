import type { FunctionTable } from '../function.ts';
import { FILTER } from '../parameters.ts';

/** Attacking and destroying. */
export const ATTACK_FUNCTIONS = {
  attack: {
    does: "Makes an attack; says whether it was made and gives the card attacked. The slot counts for attacks that are fixed on one: numbers 0 to 7, SLOT_CHAR and SLOT_MOBn are the opponent's, SLOT_PLAYERMOBn is the player's own.",
    takes: [
      'player, card attacker, int damage, ZTCG_ATKRES limits, ZTCG_ATKSRC source, ZTCG_TABLESLOTID/ZTCG_FIXEDTARGET slot, ZTCG_TRUESTRIKE strike, ZTCG_PREVENT prevent, ZTCG_COUNTER counter',
      'player, card attacker, int damage, ZTCG_ATKRES limits, ZTCG_ATKSRC source, ZTCG_TABLESLOTID/ZTCG_FIXEDTARGET slot, ZTCG_PREVENT prevent, ZTCG_COUNTER counter',
    ],
    gives: 'bool made, card attacked',
    example: [
      'local made, mob = attack(player, getSourceCARD(), 40, "ATKRES_DONT_HIT_CHAR", "ATKSRC_ACT", "ZTCG_DONTCARE", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")',
      'if made and not lastAttackKilled(player) then applyStun(player, mob, 1) end',
    ],
  },
  attackGlobal: {
    does: "Attacks the opponent's character, all their mobs or both, those that pass the filter and do not evade it; says whether any attack was made.",
    takes: [
      `ZTCG_GLOBALMODE* whom, player, card attacker, int damage, ZTCG_ATKSRC source, ZTCG_TRUESTRIKE strike, ZTCG_PREVENT prevent, ZTCG_COUNTER counter, ZTCG_FILTER filter, ${FILTER}`,
    ],
    gives: 'bool made',
    example:
      'attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 30, "ATKSRC_ACT", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")',
  },
  lastAttackKilled: {
    does: 'Says whether the last attack of a player destroyed a card.',
    takes: ['player'],
    gives: 'bool killed',
    example: [
      'attack(player, getSourceCARD(), 60, "ATKRES_NIL", "ATKSRC_ACT", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")',
      'if lastAttackKilled(player) then drawCard(player) end',
    ],
  },
  addExtraMobAttack: {
    does: 'Sets how many attacks a mob has in a turn in all; one source counts once.',
    takes: ['card, card source, int attacks'],
    at: 'onThinkMob',
    example: ['local me = getSourceCARD()', 'addExtraMobAttack(me, me, 2)'],
  },
  removeExtraMobAttack: {
    does: 'Takes back the attacks that a source gave a mob.',
    takes: ['card, card source'],
    at: 'onReceiveStun',
    example: ['local me = getSourceCARD()', 'removeExtraMobAttack(me, me)'],
  },
  increaseNextAttackDamage: {
    does: "Adds damage to a player's next attack.",
    takes: ['player, int bonus'],
    example: 'increaseNextAttackDamage(player, 30)',
  },
  increaseDamageMultiplierByPercent: {
    does: 'Raises the damage of a card by so many percent until the next turn, rounded to the nearest ten.',
    takes: ['card, int percent'],
    at: 'onStartTurn',
    example: 'increaseDamageMultiplierByPercent(getSourceCARD(), 50)',
  },
  mobReaver: {
    does: 'Attacks with a damage for each deployed mob; says whether the attack was made.',
    takes: ['player, card attacker, int each, ZTCG_PLAYERMODE whose'],
    gives: 'bool made',
    example: 'mobReaver(player, getSourceCARD(), 10, "ANY_PLAYER")',
  },
  equipReaver: {
    does: 'Attacks with a damage for each deployed piece of equipment; says whether the attack was made.',
    takes: ['player, card attacker, int each, ZTCG_PLAYERMODE whose'],
    gives: 'bool made',
    example: 'equipReaver(player, getSourceCARD(), 20, "ONLY_PLAYER")',
  },
  destroyMonster: {
    does: "Lets a player destroy one of the opponent's mobs that is no Jr. Boss or Boss, or decline; gives the mob.",
    takes: ['player'],
    gives: 'card destroyed',
    example: 'if isNullCARD(destroyMonster(player)) then drawCard(player) end',
  },
  destroyEquipment: {
    does: "Lets a player destroy a piece of the opponent's equipment, or decline; gives it.",
    takes: ['player'],
    gives: 'card destroyed',
    example: 'destroyEquipment(player)',
  },
  destroyCard: {
    does: 'Destroys the card in a slot, seen from a player.',
    takes: ['player, ZTCG_TABLESLOTID slot'],
    aliases: ['destroySelf'],
    at: 'onEndTurn',
    example: 'destroyCard(player, getSlotIdFromCARD(player, getSourceCARD()))',
  },
} as const satisfies FunctionTable;

/** Sums in tens. */
export const MATH_FUNCTIONS = {
  getRoundedMax: {
    does: 'Gives the largest of three numbers, rounded to tens.',
    takes: ['int first, int second, int third'],
    gives: 'int result',
    example: 'increaseNextAttackDamage(player, getRoundedMax(12, 27, 31))',
  },
  getRoundedMid: {
    does: 'Gives the middle one of three numbers, rounded to tens.',
    takes: ['int first, int second, int third'],
    gives: 'int result',
    example: 'increaseNextAttackDamage(player, getRoundedMid(12, 27, 31))',
  },
  getRoundedUp: {
    does: 'Rounds a number up to tens.',
    takes: ['int value'],
    gives: 'int result',
    example: [
      'local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")',
      'refreshHP(player, char, getRoundedUp(getHpFromCARD(char) / 4))',
    ],
  },
  getRoundedNearest: {
    does: 'Rounds a number to the nearest ten.',
    takes: ['int value'],
    gives: 'int result',
    at: 'onReceiveAttackAndSurvived',
    example: 'refreshHP(player, getSourceCARD(), getRoundedNearest(getGameValue(0) / 2))',
  },
  getMinimum: {
    does: 'Gives the smaller of two numbers.',
    takes: ['int first, int second'],
    gives: 'int result',
    example:
      'increaseNextAttackDamage(player, getMinimum(50, 10 * getMobsOnTable(player, "ANY_PLAYER")))',
  },
  getMaximum: {
    does: 'Gives the larger of two numbers.',
    takes: ['int first, int second'],
    gives: 'int result',
    at: 'onCalcDefense',
    example: 'updateGameValue(0, getMaximum(getGameValue(0), 20))',
  },
  getClamp: {
    does: 'Gives a number, kept between a least and a most.',
    takes: ['int value, int least, int most'],
    gives: 'int result',
    example:
      'increaseNextAttackDamage(player, getClamp(10 * getEquipsOnTable(player, "ANY_PLAYER"), 10, 40))',
  },
} as const satisfies FunctionTable;

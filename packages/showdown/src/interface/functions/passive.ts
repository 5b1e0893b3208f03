import type { FunctionTable } from '../function.ts';
import { FILTER } from '../parameters.ts';

/** Buffs, auras and other effects that last. */
export const LASTING_FUNCTIONS = {
  insertTimedAura: {
    does: 'Gives a player a mark with a card id for some turns. What it does is up to scripts that count it.',
    takes: ['player, int cardId, int turns'],
    example: 'insertTimedAura(player, getCardIdFromCARD(getSourceCARD()), 3)',
  },
  countTimedAura: {
    does: 'Counts the marks with a card id that a player has.',
    takes: ['player, int cardId'],
    gives: 'int count',
    example: [
      'local id = getCardIdFromCARD(getSourceCARD())',
      'if countTimedAura(player, id) > 0 then drawCard(player) end',
    ],
  },
  newBuff: {
    does: 'Changes attack, HP and block of a card for some turns. One source has one buff on a card: a new one replaces it.',
    takes: ['card, card source, int attack, int hp, int block, int turns'],
    example: [
      'local mob = getOnBoardCARD(player, "SLOT_PLAYERMOB1")',
      'newBuff(mob, getSourceCARD(), 20, 0, 10, 2)',
    ],
  },
  updateBuff: {
    does: 'Adds to the buff that a source has on a card; nothing happens if there is none.',
    takes: ['card, card source, int attack, int hp, int block'],
    at: 'onStartTurn',
    example: ['local me = getSourceCARD()', 'updateBuff(me, me, 10, 0, 0)'],
  },
  removeBuff: {
    does: 'Ends the buff that a source has on a card; without a source, the one with exactly these numbers.',
    takes: ['card, card source, int? attack, int? hp, int? block'],
    at: 'onOpponentEndTurn',
    example: ['local me = getSourceCARD()', 'removeBuff(me, me, 20, 0, 10)'],
  },
  incrementBuffEffect: {
    does: 'Until the end of the turn, what this source gives counts as often as this was said: once after the first time. Unless it gave it with newBuff, its applyBuffs runs at once.',
    takes: ['player, card source'],
    at: 'onPlayEquipment',
    example: 'incrementBuffEffect(player, getSourceCARD())',
  },
  applyTargetBonus: {
    does: 'Gives one card attack, HP and block if it passes a filter.',
    takes: [`player, card, card source, int attack, int hp, int block, ${FILTER}`],
    at: 'applyBuffs',
    example:
      'applyTargetBonus(player, getOnBoardCARD(player, "SLOT_PLAYERMOB1"), getSourceCARD(), 10, 0, 0, 0, 0, 50, "TYPE_ANYMOB", "ELEM_WIND", "")',
    beside: {
      undoBuffs:
        'removeTargetBonus(player, getOnBoardCARD(player, "SLOT_PLAYERMOB1"), getSourceCARD(), 10, 0, 0, 0, 0, 50, "TYPE_ANYMOB", "ELEM_WIND", "")',
    },
  },
  removeTargetBonus: {
    does: 'Takes back what `applyTargetBonus` gave; the source decides, whatever the numbers.',
    takes: [`player, card, card source, int? attack, int? hp, int? block, ${FILTER}`],
    at: 'undoBuffs',
    example:
      'removeTargetBonus(player, getOnBoardCARD(player, "SLOT_PLAYERMOB1"), getSourceCARD(), 10, 0, 0, 0, 0, 50, "TYPE_ANYMOB", "ELEM_WIND", "")',
    beside: {
      applyBuffs:
        'applyTargetBonus(player, getOnBoardCARD(player, "SLOT_PLAYERMOB1"), getSourceCARD(), 10, 0, 0, 0, 0, 50, "TYPE_ANYMOB", "ELEM_WIND", "")',
    },
  },
  applyAuraBonus: {
    does: 'Gives attack, HP and block to all deployed cards of the sides it is for that pass a filter.',
    takes: [
      `player, ZTCG_AURAMODE whose, ZTCG_BUFFMODE whom, card source, int attack, int hp, int block, ${FILTER}`,
      `player, ZTCG_AURAMODE whose, card source, int attack, int hp, int block, ${FILTER}`,
    ],
    at: 'applyBuffs',
    example:
      'applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_OTHER", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_EARTH", "")',
    beside: {
      undoBuffs:
        'removeAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_EARTH", "")',
    },
  },
  removeAuraBonus: {
    does: 'Takes back what `applyAuraBonus` gave; the source decides, whatever the numbers.',
    takes: [
      `player, ZTCG_AURAMODE whose, card source, int? attack, int? hp, int? block, ${FILTER}`,
      `player, ZTCG_AURAMODE whose, ZTCG_BUFFMODE whom, card source, int? attack, int? hp, int? block, ${FILTER}`,
    ],
    at: 'undoBuffs',
    example:
      'removeAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_EARTH", "")',
    beside: {
      applyBuffs:
        'applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_OTHER", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_EARTH", "")',
    },
  },
  hasBlockAura: {
    does: 'Says whether a source keeps a card stunned, silenced, hijacked or away.',
    takes: ['card target, ZTCG_BLOCKAURA condition, card source'],
    gives: 'bool has',
    at: 'onStartTurn',
    example: [
      'local mob = getOnBoardCARD(player, "SLOT_ADVSRYMOB1")',
      'if hasBlockAura(mob, "AURA_STUN", getSourceCARD()) then drawCard(player) end',
    ],
  },
  applyBlockAura: {
    does: 'Keeps a card stunned, silenced, hijacked or away: as long as its applyBlocks says so, or, given elsewhere, until the source is destroyed or the card leaves the table.',
    takes: ['card target, ZTCG_BLOCKAURA condition, card source'],
    at: 'applyBlocks',
    example:
      'applyBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_SILENCE", getSourceCARD())',
    beside: {
      undoBlocks:
        'removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_SILENCE", getSourceCARD())',
    },
  },
  removeBlockAura: {
    does: 'Ends what `applyBlockAura` did.',
    takes: ['card target, ZTCG_BLOCKAURA condition, card source'],
    at: 'undoBlocks',
    example:
      'removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_SILENCE", getSourceCARD())',
    beside: {
      applyBlocks:
        'applyBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_SILENCE", getSourceCARD())',
    },
  },
  preventDamage: {
    does: 'Lets a player prevent a number of attacks until the end of the turn; one source counts once.',
    takes: ['player, card source, ZTCG_PREVENTTYPE whose, int count'],
    example: 'preventDamage(player, getSourceCARD(), "PREVENT_CHARONLY", 2)',
  },
  hpDrainPrevent: {
    does: 'Offers a player to take damage with their character instead of a card taking its damage, and says whether they did. It is meant for `onCheckPreventAttack`.',
    takes: ['player, int ownDamage, card target, int targetDamage'],
    gives: 'bool taken',
    at: 'onCheckPreventAttack',
    example: 'return hpDrainPrevent(player, 10, getCardPointer(1), getGameValue(0))',
  },
  sendPlayerAway: {
    does: 'Sends the character of one side away for some turns: it cannot be touched and cannot attack. The card is the source.',
    takes: ['player, card source, ZTCG_PLAYERTYPE who, int turns'],
    example: 'sendPlayerAway(player, getSourceCARD(), "IS_PLAYER", 1)',
  },
} as const satisfies FunctionTable;

/** Conditions of deployed cards. */
export const STATUS_FUNCTIONS = {
  isStunned: {
    does: 'Gives how many turns a card stays stunned; 0 if it is not.',
    takes: ['card'],
    gives: 'int turns',
    at: 'onStartTurn',
    example: 'if isStunned(getSourceCARD()) > 0 then drawCard(player) end',
  },
  isHijacked: {
    does: 'Gives how many turns a card stays hijacked; 0 if it is not.',
    takes: ['card'],
    gives: 'int turns',
    at: 'onEndTurn',
    example: 'if isHijacked(getSourceCARD()) > 0 then refreshHP(player, getSourceCARD(), 20) end',
  },
  isSilenced: {
    does: 'Gives how many turns a card stays silenced; 0 if it is not.',
    takes: ['card'],
    gives: 'int turns',
    example: [
      'local mob = getOnBoardCARD(player, "SLOT_ADVSRYMOB1")',
      'if isSilenced(mob) == 0 then applySilence(player, mob, 1) end',
    ],
  },
  isAway: {
    does: 'Gives how many turns a card stays away; 0 if it is not.',
    takes: ['card'],
    gives: 'int turns',
    example: 'if isAway(getOnBoardCARD(player, "SLOT_ADVSRYCHAR")) > 0 then drawCard(player) end',
  },
  applyStun: {
    does: "Stuns a card: it does not attack. Turns are those of the card's controller.",
    takes: ['player, card, int turns'],
    at: 'onExecuteAttack',
    example: 'applyStun(player, getTargetCARD(), 1)',
  },
  applyHijack: {
    does: 'Hijacks a card: it works for the other side for some turns.',
    takes: ['player, card, int turns'],
    example: 'applyHijack(player, getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), 1)',
  },
  applySilence: {
    does: 'Silences a card: its functions do not run for some turns.',
    takes: ['player, card, int turns'],
    at: 'onReceiveAttackAndSurvived',
    example: 'applySilence(player, getCardPointer(0), 2)',
  },
  applyAway: {
    does: 'Sends a card away for some turns: it keeps its slot, and nothing finds it in lists or counts.',
    takes: ['player, card, int turns'],
    at: 'onReceiveAttackAndSurvived',
    example: 'applyAway(player, getSourceCARD(), 1)',
  },
  applyDOT: {
    does: 'Makes a card take fixed damage for some turns; one source counts once.',
    takes: ['player, card target, card source, int damage, int turns'],
    at: 'onExecuteAttack',
    example: 'applyDOT(player, getTargetCARD(), getSourceCARD(), 10, 3)',
  },
  applyGlobalDOT: {
    does: "Makes the opponent's cards that are meant take fixed damage for some turns.",
    takes: [
      `ZTCG_GLOBALMODE* whom, player, card source, int damage, int turns, ZTCG_FILTER filter, ${FILTER}`,
    ],
    example:
      'applyGlobalDOT("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, getSourceCARD(), 10, 2, "USE_FILTER", 0, 0, 40, "TYPE_ANY", "ELEM_ANY", "")',
  },
  applyGlobalSilence: {
    does: "Silences all mobs of the opponent until the player's next turn.",
    takes: ['player'],
    example: 'applyGlobalSilence(player)',
  },
  applyGlobalStun: {
    does: "Stuns all mobs of the opponent until the player's next turn.",
    takes: ['player'],
    example: 'applyGlobalStun(player)',
  },
  turnSummon: {
    does: 'Allows or forbids a player to play mobs in their next turn.',
    takes: ['player, bool allowed'],
    example: 'turnSummon(not player, false)',
  },
  turnEquip: {
    does: 'Allows or forbids a player to play equipment in their next turn.',
    takes: ['player, bool allowed'],
    example: 'turnEquip(not player, false)',
  },
  turnAction: {
    does: 'Allows or forbids a player to play rapid actions in their next turn.',
    takes: ['player, bool allowed'],
    example: 'turnAction(not player, false)',
  },
  turnLocate: {
    does: 'Allows or forbids a player to play fields in their next turn.',
    takes: ['player, bool allowed'],
    example: 'turnLocate(not player, false)',
  },
  newCardLevelDrop: {
    does: 'Lowers the level of a card for some turns; one source counts once.',
    takes: ['card, card source, int drop, int turns'],
    at: 'onDraw',
    example: 'newCardLevelDrop(getSourceCARD(), getSourceCARD(), 20, 2)',
  },
  removeCardLevelDrop: {
    does: 'Ends the level drop that a source gave a card.',
    takes: ['card, card source'],
    at: 'onReactivateCardLevelDrop',
    example: 'removeCardLevelDrop(getSourceCARD(), getSourceCARD())',
  },
  getCardLevelDrop: {
    does: 'Gives by how much the level of a card is lowered.',
    takes: ['card'],
    gives: 'int drop',
    at: 'onReactivateCardLevelDrop',
    example: [
      'local me = getSourceCARD()',
      'if getCardLevelDrop(me) == 0 then newCardLevelDrop(me, me, 10, 1) end',
    ],
  },
  editCardHP: {
    does: 'Sets the HP of a card.',
    takes: ['card, int hp'],
    at: 'onThinkMob',
    example: 'editCardHP(getSourceCARD(), 10)',
  },
  refreshHP: {
    does: 'Heals a card, up to the most HP it can have, and says whether it did.',
    takes: ['player, card, int hp'],
    gives: 'bool healed',
    example: 'refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 40)',
  },
  increaseMaxHP: {
    does: 'Raises the most HP a card can have, and says whether it did.',
    takes: ['card, int hp'],
    gives: 'bool raised',
    example: 'increaseMaxHP(getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)',
  },
} as const satisfies FunctionTable;

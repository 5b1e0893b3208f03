import { type PointcutTable, writable } from '../pointcut.ts';

const EVERY_CHANGE = { version: 'both', where: 'under', asks: 'never' } as const;
const HEALING = { values: ['the HP healed'], target: 'the healed card' } as const;
const TO_HEAL = { values: [writable('the HP to heal')], target: 'the card to heal' };
const STUNNED = { target: 'the stunned card' } as const;
const HIJACKED = { target: 'the hijacked card' } as const;
const AWAY = { target: 'the card sent away' } as const;
const SILENCED = { target: 'the silenced card' } as const;

/** What is in force: taken off before every change of table or levels, and put on again after it. */
export const FORCE_EVENTS = {
  undoBlocks: {
    ...EVERY_CHANGE,
    fires: 'The table or a level is about to change: take off what `applyBlocks` put on.',
    example:
      'removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_STUN", getSourceCARD())',
    beside: {
      applyBlocks:
        'applyBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_STUN", getSourceCARD())',
    },
  },
  applyBlocks: {
    ...EVERY_CHANGE,
    fires: 'The table or a level has changed: put conditions on cards.',
    example:
      'applyBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_STUN", getSourceCARD())',
    beside: {
      undoBlocks:
        'removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_STUN", getSourceCARD())',
    },
  },
  undoBuffs: {
    ...EVERY_CHANGE,
    fires: 'The table or a level is about to change: take off what `applyBuffs` put on.',
    example:
      'removeAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")',
    beside: {
      applyBuffs:
        'applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_ANY", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")',
    },
  },
  applyBuffs: {
    ...EVERY_CHANGE,
    fires: 'The table or a level has changed: put auras on cards.',
    example:
      'applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_ANY", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")',
    beside: {
      undoBuffs:
        'removeAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")',
    },
  },
  renderCardRegister: {
    version: 'self',
    where: 'table',
    asks: 'never',
    fires: 'The card is drawn on the screen and can show a register.',
    example:
      'displayCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 20, "COLOR_WHITE")',
  },
} as const satisfies PointcutTable;

/** Healing. */
export const HEALING_EVENTS = {
  onInterceptRefreshCard: {
    ...TO_HEAL,
    version: 'own',
    fires: 'A card of this side is about to be healed.',
    example: 'updateGameValue(0, getGameValue(0) + 10)',
  },
  onInterceptOpponentRefreshCard: {
    ...TO_HEAL,
    version: 'opposing',
    fires: 'A card of the other side is about to be healed.',
    example: 'updateGameValue(0, getGameValue(0) // 2)',
  },
  onRefresh: {
    ...HEALING,
    version: 'self',
    fires: 'This card has been healed.',
    example: 'if getGameValue(0) >= 20 then drawCard(player) end',
  },
  onRefreshCard: {
    ...HEALING,
    version: 'own',
    fires: 'A card of this side has been healed.',
    example: 'newBuff(getTargetCARD(), getSourceCARD(), 10, 0, 0, 1)',
  },
  onOpponentRefreshCard: {
    ...HEALING,
    version: 'opposing',
    fires: 'A card of the other side has been healed.',
    example: 'applyDOT(player, getTargetCARD(), getSourceCARD(), 10, 1)',
  },
} as const satisfies PointcutTable;

/** Conditions. */
export const CONDITION_EVENTS = {
  onReceiveStun: {
    ...STUNNED,
    version: 'self',
    fires: 'This card has been stunned.',
    example: 'refreshHP(player, getSourceCARD(), 20)',
  },
  onReceiveStunCard: {
    ...STUNNED,
    version: 'own',
    fires: 'A card of this side has been stunned.',
    example: 'drawCard(player)',
  },
  onOpponentReceiveStunCard: {
    ...STUNNED,
    version: 'opposing',
    fires: 'A card of the other side has been stunned.',
    example: 'increaseNextAttackDamage(player, 20)',
  },
  onReceiveHijack: {
    ...HIJACKED,
    version: 'self',
    fires: 'This card has been hijacked.',
    example: 'newBuff(getSourceCARD(), getSourceCARD(), -20, 0, 0, 1)',
  },
  onReceiveHijackCard: {
    ...HIJACKED,
    version: 'own',
    fires: 'A card of this side has been hijacked.',
    example: 'applyStun(player, getTargetCARD(), 1)',
  },
  onOpponentReceiveHijackCard: {
    ...HIJACKED,
    version: 'opposing',
    fires: 'A card of the other side has been hijacked.',
    example: 'newBuff(getTargetCARD(), getSourceCARD(), 20, 0, 0, 1)',
  },
  onReceiveAway: {
    ...AWAY,
    version: 'self',
    fires: 'This card has been sent away.',
    example:
      'editCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 1, 0, "onStartTurn")',
  },
  onReceiveAwayCard: {
    ...AWAY,
    version: 'own',
    fires: 'A card of this side has been sent away.',
    example: 'preventDamage(player, getSourceCARD(), "PREVENT_CHARONLY", 1)',
  },
  onOpponentReceiveAwayCard: {
    ...AWAY,
    version: 'opposing',
    fires: 'A card of the other side has been sent away.',
    example: 'drawCard(player)',
  },
  onReceiveSilence: {
    ...SILENCED,
    version: 'self',
    fires: 'This card has been silenced; this one function still runs.',
    example: 'drawCard(player)',
  },
  onReceiveSilenceCard: {
    ...SILENCED,
    version: 'own',
    fires: 'A card of this side has been silenced.',
    example: 'newBuff(getTargetCARD(), getSourceCARD(), 10, 10, 0, 1)',
  },
  onOpponentReceiveSilenceCard: {
    ...SILENCED,
    version: 'opposing',
    fires: 'A card of the other side has been silenced.',
    example: 'applyDOT(player, getTargetCARD(), getSourceCARD(), 10, 2)',
  },
} as const satisfies PointcutTable;

/** The life of an effect on the screen; these stand in sprite descriptors and have no player. */
export const SPRITE_EVENTS = {
  onEffectStart: {
    version: 'self',
    asks: 'never',
    fires: 'The effect begins.',
    example: ['setEffectDuration(40)', 'setEffectTint(255, 255, 255, 255)'],
  },
  onEffectUpdate: {
    version: 'self',
    asks: 'never',
    fires: 'A frame goes by.',
    example: ['local r, g, b, a = getEffectTint()', 'setEffectTint(r, g, b, math.max(0, a - 6))'],
  },
  onEffectFinish: {
    version: 'self',
    asks: 'never',
    fires: 'The effect is over.',
    example: [
      'local x, y = getEffectPosition()',
      'setNewEffectPosition(x, y)',
      'createEffect("spark")',
    ],
  },
} as const satisfies PointcutTable;

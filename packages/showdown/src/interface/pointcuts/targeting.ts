import { amount, IN_ATTACK, type PointcutTable, writable, yes } from '../pointcut.ts';

const UNTOUCHABLE = yes('this card cannot be chosen as the target');
const SHELTERED = yes('the card cannot be chosen as the target');
const SPARED = yes('the attacker cannot choose that card');

/** Choosing the target of an attack, and preventing it. */
export const TARGETING = {
  preventTargetCancel: {
    ...IN_ATTACK,
    version: 'self',
    of: 'target',
    fires: 'The card has been chosen as the target of an attack.',
    returns: yes('the attack is called off'),
    example: 'return getCurrentLevelFromCARD(player, getCardPointer(0)) < 20',
  },
  preventTargetCharacter: {
    ...IN_ATTACK,
    version: 'self',
    of: 'target',
    fires: 'An attack looks for targets and comes to this character.',
    returns: UNTOUCHABLE,
    example: 'return getMobsOnTable(player, "ONLY_PLAYER") > 3',
  },
  preventTargetMob: {
    ...IN_ATTACK,
    version: 'self',
    of: 'target',
    fires: 'An attack looks for targets and comes to this mob.',
    returns: UNTOUCHABLE,
    example: 'return hasFlag("ATKSRC_ACT", "ZTCG_ATKSRC")',
  },
  preventTargetEquip: {
    ...IN_ATTACK,
    version: 'self',
    of: 'target',
    fires: 'An attack on equipment looks for targets and comes to this one.',
    returns: UNTOUCHABLE,
    example: 'return getEquipsOnTable(player, "ONLY_PLAYER") > 1',
  },
  preventIntercomeTargetCharacter: {
    ...IN_ATTACK,
    version: 'own',
    of: 'target',
    fires: 'An attack looks for targets and comes to the character of this side.',
    returns: SHELTERED,
    example: 'return isStunned(getSourceCARD()) == 0',
  },
  preventIntercomeTargetMob: {
    ...IN_ATTACK,
    version: 'own',
    of: 'target',
    fires: 'An attack looks for targets and comes to a mob of this side.',
    returns: SHELTERED,
    example: 'return getBaseLevelFromCARD(getTargetCARD()) <= 20',
  },
  preventIntercomeTargetEquip: {
    ...IN_ATTACK,
    version: 'own',
    of: 'target',
    fires: 'An attack on equipment looks for targets and comes to a piece of this side.',
    returns: SHELTERED,
    example: 'return isInfoCARD(getTargetCARD(), "Shield")',
  },
  preventSelfTargetCharacter: {
    ...IN_ATTACK,
    version: 'self',
    of: 'attacker',
    fires: 'This card is to attack, and comes to the character as a target.',
    returns: SPARED,
    example: 'return getMobsOnTable(player, "ONLY_ADVSRY") > 0',
  },
  preventSelfTargetMob: {
    ...IN_ATTACK,
    version: 'self',
    of: 'attacker',
    fires: 'This card is to attack, and comes to a mob as a target.',
    returns: SPARED,
    example: 'return isBossCARD(getTargetCARD())',
  },
  preventSelfTargetEquip: {
    ...IN_ATTACK,
    version: 'self',
    of: 'attacker',
    fires: 'This card is to attack, and comes to a piece of equipment as a target.',
    returns: SPARED,
    example: 'return getBaseLevelFromCARD(getTargetCARD()) > 60',
  },
  onGetTargeted: {
    ...IN_ATTACK,
    version: 'self',
    of: 'target',
    fires: 'The card is looked at as a target, in a preview or for a real attack.',
    example:
      'if hasFlag("APPLY_ATTACK", "ZTCG_ATTACKSTATE") then refreshHP(player, getSourceCARD(), 10) end',
  },
  onCheckPreventAttack: {
    ...IN_ATTACK,
    version: 'own',
    of: 'target',
    fires: 'An attack that can be prevented is about to do its damage.',
    returns: yes('the attack is prevented'),
    values: ['the damage'],
    example:
      'return makePrompt(player, true, "Prevent the attack?", "It does %d damage.", getGameValue(0), 0, "Prevent", "Take it")',
  },
} as const satisfies PointcutTable;

const ATTACK_SUM = [
  writable('the damage so far'),
  writable('the bonus so far'),
  '1 for a real attack, 0 for a preview',
  writable('the multiplier in percent'),
];

const DEFENSE_SUM = [writable('the block so far'), '-1 for a real attack'];

const EQUIPMENT_SUM = [
  'the damage so far',
  'the bonus so far',
  '1 for a real attack, 0 for a preview',
  'the damage at first',
];

/** Working out the damage of an attack. */
export const CALCULATION = {
  onCalcAttack: {
    ...IN_ATTACK,
    version: 'self',
    of: 'attacker',
    fires: 'The damage of this card is worked out.',
    returns: yes('nothing else raises the damage'),
    values: ATTACK_SUM,
    example: 'updateGameValue(1, getGameValue(1) + 10 * getMobsOnTable(player, "ONLY_PLAYER"))',
  },
  onCalcAttackCard: {
    ...IN_ATTACK,
    version: 'own',
    of: 'attacker',
    fires: 'The damage of a card of this side is worked out.',
    returns: yes('nothing else raises the damage'),
    values: ATTACK_SUM,
    example: [
      'if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then',
      '  updateGameValue(1, getGameValue(1) + 10)',
      'end',
    ],
  },
  onOpponentCalcAttackCard: {
    ...IN_ATTACK,
    version: 'opposing',
    of: 'attacker',
    fires: 'The damage of a card of the other side is worked out.',
    returns: yes('nothing else raises the damage'),
    values: ATTACK_SUM,
    example: 'return hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC")',
  },
  onCalcDefense: {
    ...IN_ATTACK,
    version: 'self',
    of: 'target',
    fires: 'The block of this card is worked out.',
    returns: yes('nothing else is blocked'),
    values: DEFENSE_SUM,
    example: 'updateGameValue(0, getGameValue(0) + 20)',
  },
  onCalcDefenseCard: {
    ...IN_ATTACK,
    version: 'own',
    of: 'target',
    fires: 'The block of a card of this side is worked out.',
    returns: yes('nothing else is blocked'),
    values: DEFENSE_SUM,
    example: [
      'if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") then',
      '  updateGameValue(0, getGameValue(0) + 10)',
      'end',
    ],
  },
  onOpponentCalcDefenseCard: {
    ...IN_ATTACK,
    version: 'opposing',
    of: 'target',
    fires: 'The block of a card of the other side is worked out.',
    returns: yes('nothing else is blocked'),
    values: DEFENSE_SUM,
    example: 'updateGameValue(0, getMaximum(0, getGameValue(0) - 10))',
  },
  onEquipBuff: {
    ...IN_ATTACK,
    version: 'own',
    of: 'attacker',
    only: 'equipment',
    fires: 'An attack of this side asks its equipment for damage.',
    returns: amount('the damage added'),
    values: EQUIPMENT_SUM,
    example: ['if isInfoCARD(getCardPointer(0), "Beast") then return 20 end', 'return 0'],
  },
  onEquipRefreshCharges: {
    version: 'own',
    only: 'equipment',
    fires: 'The turn begins and the equipment gets its charges back.',
    returns: amount('the charges for this turn'),
    asks: 'never',
    example: 'return 2',
  },
  onEquipBuffWithCharge: {
    ...IN_ATTACK,
    version: 'own',
    of: 'attacker',
    only: 'equipment',
    fires:
      'An attack of this side asks equipment that has a charge left for damage; using it costs the charge.',
    returns: amount('the damage added'),
    values: EQUIPMENT_SUM,
    example: ['if hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC") then return 30 end', 'return 0'],
  },
  onEquipBlockDamage: {
    ...IN_ATTACK,
    version: 'own',
    of: 'target',
    only: 'equipment',
    fires: 'An attack on this side asks its equipment for block.',
    returns: amount('the damage blocked'),
    values: ['the block so far', '-1 for a real attack'],
    example: ['if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") then return 10 end', 'return 0'],
  },
  onBlockResultDamage: {
    ...IN_ATTACK,
    version: 'own',
    of: 'target',
    fires: 'The damage of an attack on this side stands and can be replaced.',
    returns: amount('the damage instead, if not 0'),
    values: ['the damage that would be done', 'the damage of the attack', 'the block'],
    example: ['if getGameValue(0) > 50 then return 50 end', 'return 0'],
  },
  onOpponentBlockResultDamage: {
    ...IN_ATTACK,
    version: 'opposing',
    of: 'target',
    fires: 'The damage of an attack by this side stands and can be replaced.',
    returns: amount('the damage instead, if not 0'),
    values: ['the damage that would be done', 'the damage of the attack', 'the block'],
    example: ['if getGameValue(0) < 20 then return 20 end', 'return 0'],
  },
} as const satisfies PointcutTable;

import type { PlayKind } from '../../rules/position/position.ts';
import type { Still } from '../still.ts';
import type { RuleCases } from './rule-case.ts';
import { gives, makes, shows } from './rule-case.ts';

const ANY = '0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", ""';
const HIT = '"STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER"';
const lost = (slot: number) => `getMaxHpFromCARD(theirs(${slot})) - getHpFromCARD(theirs(${slot}))`;
/** The attack of a mob cannot be asked for; an attack tells it. */
const strikes = `attack(player, mine(1), 20, "ATKRES_FIXED_SLOT", "ATKSRC_MOB", 2, ${HIT})`;

/** Cards with damage over turns on them: how much, and for how many turns. */
const poisoned = (scene: Still) =>
  ([0, 1] as const).flatMap((seat) =>
    scene
      .deployed(seat)
      .flatMap((name) => scene.unit(name).dots.map(({ damage, turns }) => [name, damage, turns])),
  );
/** What a player may not play in their next turn. */
const barred = (scene: Still) => scene.state.players.map(({ barredNext }) => barredNext);
const forbids = (rule: string, kind: PlayKind) => [
  shows(`${rule}(player, false)`, barred, [[kind], []]),
  shows(`${rule}(not player, false) ${rule}(not player, false)`, barred, [[], [kind]]),
  shows(`${rule}(player, false) ${rule}(player, true)`, barred, [[], []]),
];

/** Bonuses, auras, conditions, HP and levels of cards. */
export const CONDITION_CASES = {
  insertTimedAura: [
    makes(
      'insertTimedAura(player, 3, 2) insertTimedAura(player, 3, 1)',
      'countTimedAura(player, 3), countTimedAura(not player, 3)',
      '2 0',
    ),
  ],
  countTimedAura: [gives('countTimedAura(player, 3)', '0')],
  newBuff: [
    makes(
      'newBuff(mine(1), mine(2), 10, 20, 0, 1) newBuff(mine(1), mine(2), 10, 30, 0, 1)',
      'getMaxHpFromCARD(mine(1))',
      '70',
    ),
    makes(`newBuff(mine(1), mine(2), 10, 0, 0, 1) ${strikes}`, lost(2), '30'),
  ],
  updateBuff: [
    makes(
      'updateBuff(mine(1), mine(2), 0, 10, 0) newBuff(mine(1), mine(2), 0, 10, 0, 1) updateBuff(mine(1), mine(2), 0, 5, 0)',
      'getMaxHpFromCARD(mine(1))',
      '55',
    ),
  ],
  removeBuff: [
    makes(
      'newBuff(mine(1), mine(2), 0, 10, 0, 1) removeBuff(mine(1), mine(2), 9, 9, 9)',
      'getMaxHpFromCARD(mine(1))',
      '40',
    ),
    makes(
      'newBuff(mine(1), mine(2), 1, 10, 0, 1) removeBuff(mine(1), 0, 0, 10, 0) say(getMaxHpFromCARD(mine(1))) removeBuff(mine(1), nil, 1, 10, 0)',
      'getMaxHpFromCARD(mine(1))',
      '40',
    ),
  ].map((one, place) => (place === 1 ? { ...one, says: ['50', '40'] } : one)),
  incrementBuffEffect: [
    makes(
      'newBuff(mine(1), mine(2), 0, 10, 0, 1) incrementBuffEffect(player, mine(2))',
      'getMaxHpFromCARD(mine(1))',
      '50',
    ),
    makes(
      'newBuff(mine(1), mine(2), 0, 10, 0, 1) incrementBuffEffect(player, mine(2)) incrementBuffEffect(player, mine(2))',
      'getMaxHpFromCARD(mine(1))',
      '60',
    ),
  ],
  applyTargetBonus: [
    makes(
      `applyTargetBonus(player, mine(1), mine(2), 0, 10, 0, ${ANY})`,
      'getMaxHpFromCARD(mine(1))',
      '50',
    ),
    makes(
      'applyTargetBonus(player, mine(1), mine(2), 0, 10, 0, 0, 0, 5, "TYPE_ANYMOB", "ELEM_ANY", "")',
      'getMaxHpFromCARD(mine(1))',
      '40',
    ),
  ],
  removeTargetBonus: [
    makes(
      `applyTargetBonus(player, mine(1), mine(2), 0, 10, 0, ${ANY}) removeTargetBonus(player, mine(1), mine(2), 0, 99, 0, ${ANY})`,
      'getMaxHpFromCARD(mine(1))',
      '40',
    ),
  ],
  applyAuraBonus: [
    makes(
      `applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_OTHER", mine(2), 0, 10, 0, ${ANY})`,
      'getMaxHpFromCARD(mine(1)), getMaxHpFromCARD(mine(2)), getMaxHpFromCARD(theirs(1))',
      '50 60 40',
    ),
    makes(
      `applyAuraBonus(player, "GLOBAURA_BOTH_PLAYERS", mine(2), 0, 10, 0, ${ANY})`,
      'getMaxHpFromCARD(mine(1)), getMaxHpFromCARD(mine(2)), getMaxHpFromCARD(theirs(1))',
      '50 70 50',
    ),
    makes(
      `applyAuraBonus(player, "GLOBALAURA_PASS_PLAYER", "BUFF_ANY", mine(2), 0, 10, 0, ${ANY})`,
      'getMaxHpFromCARD(mine(1)), getMaxHpFromCARD(theirs(1))',
      '40 50',
    ),
  ],
  removeAuraBonus: [
    makes(
      `applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_ANY", mine(2), 0, 10, 0, ${ANY}) removeAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", mine(2), 0, 77, 0, ${ANY})`,
      'getMaxHpFromCARD(mine(1))',
      '40',
    ),
  ],
  hasBlockAura: [gives('hasBlockAura(theirs(1), "AURA_STUN", mine(1))', 'false')],
  applyBlockAura: [
    makes(
      'applyBlockAura(theirs(1), "AURA_STUN", mine(1))',
      'hasBlockAura(theirs(1), "AURA_STUN", mine(1)), isStunned(theirs(1))',
      'true 1',
    ),
  ],
  removeBlockAura: [
    makes(
      'applyBlockAura(theirs(1), "AURA_AWAY", mine(1)) removeBlockAura(theirs(1), "AURA_AWAY", mine(1))',
      'isAway(theirs(1))',
      '0',
    ),
  ],
  preventDamage: [
    makes(
      `preventDamage(not player, mine(1), "PREVENT_ANY", 1) say(${strikes})`,
      lost(2),
      '0',
      'Prevent',
    ),
  ].map((one) => ({ ...one, says: ['false Ogre', '0'] })),
  hpDrainPrevent: [
    makes(
      'say(hpDrainPrevent(player, 10, mine(1), 30))',
      'getHpFromCARD(mine(0))',
      '90',
      'Take it',
    ),
    makes(
      'say(hpDrainPrevent(player, 10, mine(1), 30))',
      'getHpFromCARD(mine(0))',
      '100',
      'Let it happen',
    ),
  ].map((one, place) => ({ ...one, says: [place === 0 ? 'true' : 'false', ...one.says] })),
  sendPlayerAway: [
    makes(
      'sendPlayerAway(player, mine(1), "IS_PLAYER", 2)',
      'isAway(mine(0)), isAway(mine(1))',
      '2 0',
    ),
  ],
  isStunned: [
    gives(
      'isStunned(mine(1)) and 1 or 2, isStunned(mine(1)) > 0, isStunned(mine(1)) == 0',
      '2 false true',
    ),
    makes(
      'applyGlobalStun(player)',
      'isStunned(theirs(1)), isStunned(theirs(0)), isStunned(mine(1))',
      '1 0 0',
    ),
  ],
  isHijacked: [gives('isHijacked(mine(1)), isHijacked(nil)', '0 0')],
  isSilenced: [
    makes('applyGlobalSilence(player)', 'isSilenced(theirs(2)), isSilenced(mine(1))', '1 0'),
  ],
  isAway: [gives('not isAway(mine(1))', 'true')],
  applyStun: [makes('applyStun(player, theirs(1), 2)', 'isStunned(theirs(1))', '2')],
  applyHijack: [
    makes('applyHijack(player, theirs(1), 2)', 'mine(3), isHijacked(mine(3))', 'Bat 2'),
  ],
  applySilence: [makes('applySilence(player, theirs(1), 2)', 'isSilenced(theirs(1))', '2')],
  applyAway: [makes('applyAway(player, theirs(1), 2)', 'isAway(theirs(1))', '2')],
  applyDOT: [
    shows('applyDOT(player, theirs(1), mine(1), 10, 2)', poisoned, [['Bat', 10, 2]]),
    shows(
      'applyDOT(player, theirs(1), mine(1), 10, 2) applyDOT(player, theirs(1), mine(1), 20, 1)',
      poisoned,
      [['Bat', 20, 1]],
    ),
  ],
  applyGlobalDOT: [
    shows(
      `applyGlobalDOT("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, mine(1), 10, 2, "NO_FILTER", ${ANY})`,
      poisoned,
      [
        ['Rival', 10, 2],
        ['Bat', 10, 2],
        ['Ogre', 10, 2],
      ],
    ),
    shows(
      `applyGlobalDOT("GLOBAL_HITMOBS", player, mine(1), 10, 2, "USE_FILTER", ${ANY.replace('99', '20')})`,
      poisoned,
      [['Bat', 10, 2]],
    ),
  ],
  applyGlobalSilence: [makes('applyGlobalSilence(not player)', 'isSilenced(mine(1))', '1')],
  applyGlobalStun: [makes('applyGlobalStun(not player)', 'isStunned(mine(2))', '1')],
  turnSummon: forbids('turnSummon', 'mob'),
  turnEquip: forbids('turnEquip', 'equip'),
  turnAction: forbids('turnAction', 'action'),
  turnLocate: forbids('turnLocate', 'field'),
  newCardLevelDrop: [
    makes('newCardLevelDrop(mine(2), mine(1), 5, 1)', 'getCurrentLevelFromCARD(mine(2))', '15'),
  ],
  removeCardLevelDrop: [
    makes(
      'newCardLevelDrop(mine(2), mine(1), 5, 1) removeCardLevelDrop(mine(2), mine(1))',
      'getCurrentLevelFromCARD(mine(2))',
      '20',
    ),
  ],
  getCardLevelDrop: [
    makes('newCardLevelDrop(mine(2), mine(1), 5, 1)', 'getCardLevelDrop(mine(2))', '5'),
  ],
  editCardHP: [
    makes(
      'editCardHP(mine(1), 15) editCardHP(mine(2), 900)',
      'getHpFromCARD(mine(1)), getHpFromCARD(mine(2))',
      '15 60',
    ),
  ],
  refreshHP: [
    makes(
      'say(refreshHP(player, mine(0), 30), refreshHP(player, mine(1), 30))',
      'getHpFromCARD(mine(0))',
      '130',
    ),
  ].map((one) => ({ ...one, says: ['true false', '130'] })),
  increaseMaxHP: [
    makes(
      'say(increaseMaxHP(mine(1), 20), increaseMaxHP(0, 20))',
      'getHpFromCARD(mine(1)), getMaxHpFromCARD(mine(1))',
      '40 60',
    ),
  ].map((one) => ({ ...one, says: ['true false', '40 60'] })),
} as const satisfies Partial<RuleCases>;

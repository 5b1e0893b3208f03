import { previewAttack } from '../../rules/outlook/preview.ts';
import { fn } from '../sketch.ts';
import type { Still } from '../still.ts';
import { FULL } from './cards.ts';
import { type FlagCase, gives, offers, says } from './flag-case.ts';

const ANY = '0, 0, 20, "TYPE_ANYMOB", "ELEM_ANY", ""';
const HIT = '"STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER"';
const lost = (slot: number) => `getMaxHpFromCARD(theirs(${slot})) - getHpFromCARD(theirs(${slot}))`;
/** An attack of your first mob for 20. */
const strike = (limit: string, slot: number | string, how = HIT, source = 'ATKSRC_MOB') =>
  `attack(player, mine(1), 20, "${limit}", "${source}", ${slot}, ${how})`;
/** The same for a mob that attacks for 10 more: what is fixed stays as it is. */
const raised = (limit: string, slot: number) =>
  `newBuff(mine(1), mine(2), 10, 0, 0, 1) ${strike(limit, slot)} say(${lost(2)})`;
/** What a card says of a flag when a pointcut reaches it. */
const asked = (pointcut: string, flag: string, context: string) =>
  fn(pointcut, `say(hasFlag("${flag}", "${context}"))`);

const SOURCES = ['MOB', 'CHA', 'ACT', 'EQP', 'NIL'].map((kind) => {
  const flag = `ATKSRC_${kind}`;
  const other = kind === 'MOB' ? 'ATKSRC_CHA' : 'ATKSRC_MOB';
  const attacks = `${strike('ATKRES_FIXED_SLOT', 2, HIT, flag)} ${strike('ATKRES_FIXED_SLOT', 2, HIT, other)}`;
  const functions = { Ogre: asked('onReceiveAttack', flag, 'ZTCG_ATKSRC') };
  return [flag, says(attacks, ['true', 'false'], { functions })];
});

/** What an attack comes from, what it may hit, and how. */
const ATTACKS: Readonly<Record<string, FlagCase>> = {
  ...Object.fromEntries(SOURCES),
  ATKRES_NIL: offers(strike('ATKRES_NIL', 0), ['Bat', 'Ogre', 'Rival']),
  ATKRES_DONT_HIT_CHAR: offers(strike('ATKRES_DONT_HIT_CHAR', 0), ['Bat', 'Ogre']),
  ATKRES_DONT_HIT_MOBS: offers(strike('ATKRES_DONT_HIT_MOBS', 0), ['Rival']),
  ATKRES_FIXED_SLOT: says(raised('ATKRES_FIXED_SLOT', 2), ['30']),
  ATKRES_FIXED_SLOT_DAMAGE: says(raised('ATKRES_FIXED_SLOT_DAMAGE', 2), ['20']),
  ATKRES_FIXED_DAMAGE: says(raised('ATKRES_FIXED_DAMAGE', 0), ['20'], { replies: ['Ogre'] }),
  ATKRES_NO_TARGET: gives(strike('ATKRES_NO_TARGET', 2), 'false 0'),
  ...Object.fromEntries(
    ['CHAR', 'MOB1', 'MOB2', 'MOB3', 'MOB4', 'MOB5', 'MOB6', 'MOB7'].map((place, slot) => {
      const flag = `SLOT_${place}`;
      const lua = `local made, hit = ${strike('ATKRES_FIXED_SLOT', `"${flag}"`)} say(made, getSlotIdFromCARD(not player, hit))`;
      return [flag, says(lua, [`true ${slot}`], { ground: FULL })];
    }),
  ),
  STRIKE_NORMAL: gives(strike('ATKRES_FIXED_SLOT', 2), 'false 0', {
    functions: { Ogre: fn('preventTargetMob', 'return true') },
  }),
  STRIKE_TRUE: gives(
    strike('ATKRES_FIXED_SLOT', 2, '"STRIKE_TRUE", "ENABLE_PREVENT", "IS_STARTER"'),
    'true Ogre',
    { functions: { Ogre: fn('preventTargetMob', 'return true') } },
  ),
  ENABLE_PREVENT: gives(strike('ATKRES_FIXED_SLOT', 2), 'false Ogre', {
    functions: { Ogre: fn('onCheckPreventAttack', 'return true') },
  }),
  DISABLE_PREVENT: gives(
    strike('ATKRES_FIXED_SLOT', 2, '"STRIKE_NORMAL", "DISABLE_PREVENT", "IS_STARTER"'),
    'true Ogre',
    { functions: { Ogre: fn('onCheckPreventAttack', 'return true') } },
  ),
  IS_STARTER: says(strike('ATKRES_FIXED_SLOT', 2), ['back'], {
    functions: { Ogre: fn('onApplyCounterAttack', 'say("back")') },
  }),
  IS_COUNTER: says(
    strike('ATKRES_FIXED_SLOT', 2, '"STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER"'),
    [],
    { functions: { Ogre: fn('onApplyCounterAttack', 'say("back")') } },
  ),
};

const everyone = (whom: string, filter: string) =>
  `attackGlobal("${whom}", player, mine(1), 40, "ATKSRC_MOB", ${HIT}, "${filter}", ${ANY})
say(theirs(1), ${lost(2)}, ${lost(0)} > 0)`;
const boon = (kind: string) =>
  `preventDamage(not player, mine(1), "${kind}", 1) ${strike('ATKRES_FIXED_SLOT', 2)} say(${lost(2)})`;

/** Attacks on many, what wards them off, and what those concerned are told. */
const REACH: Readonly<Record<string, FlagCase>> = {
  GLOBAL_HITCHAR: says(everyone('GLOBAL_HITCHAR', 'NO_FILTER'), ['Bat 0 true']),
  GLOBAL_HITMOBS: says(everyone('GLOBAL_HITMOBS', 'NO_FILTER'), ['0 40 false']),
  NO_FILTER: says(everyone('GLOBAL_HITMOBS', 'NO_FILTER'), ['0 40 false']),
  USE_FILTER: says(everyone('GLOBAL_HITMOBS', 'USE_FILTER'), ['0 0 false']),
  PREVENT_ANY: says(boon('PREVENT_ANY'), ['0'], { replies: ['Prevent'] }),
  PREVENT_CHARONLY: says(boon('PREVENT_CHARONLY'), ['20']),
  ATTACKED_CHAR: says(
    `${strike('ATKRES_FIXED_SLOT', 0)} ${strike('ATKRES_FIXED_SLOT', 2)}`,
    ['true', 'false'],
    { functions: { Wisp: asked('onExecuteAttack', 'ATTACKED_CHAR', 'ZTCG_TARGETTYPE') } },
  ),
  ATTACKED_MOB: says(
    `${strike('ATKRES_FIXED_SLOT', 0)} ${strike('ATKRES_FIXED_SLOT', 2)}`,
    ['false', 'true'],
    { functions: { Wisp: asked('onExecuteAttack', 'ATTACKED_MOB', 'ZTCG_TARGETTYPE') } },
  ),
  IS_DESTROYED: says(
    'destroyCard(player, "SLOT_ADVSRYMOB1") discardCard(player)',
    ['true', 'false'],
    {
      replies: ['Letter'],
      functions: {
        Bat: asked('onMoveToDiscardPile', 'IS_DESTROYED', 'ZTCG_REMOVETYPE'),
        Letter: asked('onMoveToDiscardPile', 'IS_DESTROYED', 'ZTCG_REMOVETYPE'),
      },
    },
  ),
  IS_DISCARDED: says(
    'destroyCard(player, "SLOT_ADVSRYMOB1") discardCard(player)',
    ['false', 'true'],
    {
      replies: ['Letter'],
      functions: {
        Bat: asked('onMoveToDiscardPile', 'IS_DISCARDED', 'ZTCG_REMOVETYPE'),
        Letter: asked('onMoveToDiscardPile', 'IS_DISCARDED', 'ZTCG_REMOVETYPE'),
      },
    },
  ),
};

/** A mob that attacks for 5 more where a flag is set. */
const where = (flag: string, context: string) => ({
  Imp: fn('onCalcAttack', `if hasFlag("${flag}", "${context}") then updateGameValue(1, 5) end`),
});
/** What the screen says an attack would do, and what it then does. */
const thoughtAndMade = (scene: Still) => {
  const [imp, ogre] = [scene.card('Imp'), scene.card('Ogre')];
  const { damage } = previewAttack(scene.book, scene.state, 0, imp, ogre);
  return [damage, scene.hp('Ogre') - scene.attack('Imp', 'Ogre').hp('Ogre')];
};
const box = (kind: string, source: string) =>
  says(
    `${strike('ATKRES_FIXED_SLOT', 2, HIT, source)} ${strike('ATKRES_FIXED_SLOT', 2, HIT, 'ATKSRC_NIL')}`,
    ['true', 'false'],
    { functions: { Wisp: asked('onStartAttack', `SBOX_${kind}`, 'ZTCG_SBOXTYPE') } },
  );

/** Attacks as they are seen before they are made. */
const SEEN: Readonly<Record<string, FlagCase>> = {
  THINK_ATTACK: {
    shows: 'a preview, and the attack',
    functions: where('THINK_ATTACK', 'ZTCG_ATTACKSTATE'),
    when: thoughtAndMade,
    result: [35, 30],
  },
  APPLY_ATTACK: {
    shows: 'a preview, and the attack',
    functions: where('APPLY_ATTACK', 'ZTCG_ATTACKSTATE'),
    when: thoughtAndMade,
    result: [30, 35],
  },
  SBOX_MOB: box('MOB', 'ATKSRC_MOB'),
  SBOX_CHAR: box('CHAR', 'ATKSRC_CHA'),
  SBOX_EQUIP: box('EQUIP', 'ATKSRC_EQP'),
};

/** What the flags about attacks do. */
export const ATTACK_FLAG_CASES = { ...ATTACKS, ...REACH, ...SEEN };

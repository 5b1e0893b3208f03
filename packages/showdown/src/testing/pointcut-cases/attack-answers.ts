import type { PositionSketch } from '../position.ts';
import { fn } from '../sketch.ts';
import type { Still } from '../still.ts';
import { type AnswerCase, yes } from './answer.ts';

const NO_MOBS: PositionSketch = { foe: { mobs: [] } };
const targets = (scene: Still) => scene.targets('Imp');
const hits = (on: string) => (scene: Still) => scene.maxHp(on) - scene.attack('Imp', on).hp(on);
const onlyOf = (name: string, pointcut: string) =>
  fn(pointcut, `return getNameFromCARD(getTargetCARD()) == "${name}"`);

const TARGETS: readonly AnswerCase[] = [
  {
    pointcut: 'preventTargetMob',
    says: 'keeps attacks off this mob',
    functions: { Bat: yes('preventTargetMob') },
    when: targets,
    result: ['Ogre', 'Rival'],
  },
  {
    pointcut: 'preventTargetCharacter',
    says: 'keeps attacks off this character',
    functions: { Rival: yes('preventTargetCharacter') },
    when: targets,
    result: ['Bat', 'Ogre'],
  },
  {
    pointcut: 'preventTargetEquip',
    says: 'keeps attacks off this equipment',
    functions: { Shield: yes('preventTargetEquip') },
    ground: NO_MOBS,
    when: targets,
    result: ['Rival'],
  },
  {
    pointcut: 'preventIntercomeTargetMob',
    says: 'keeps attacks off a mob of its side',
    functions: { Ogre: onlyOf('Bat', 'preventIntercomeTargetMob') },
    when: targets,
    result: ['Ogre', 'Rival'],
  },
  {
    pointcut: 'preventIntercomeTargetCharacter',
    says: 'keeps attacks off its character',
    functions: { Ogre: yes('preventIntercomeTargetCharacter') },
    when: targets,
    result: ['Bat', 'Ogre'],
  },
  {
    pointcut: 'preventIntercomeTargetEquip',
    says: 'keeps attacks off equipment of its side',
    functions: { Mire: onlyOf('Shield', 'preventIntercomeTargetEquip') },
    ground: NO_MOBS,
    when: targets,
    result: ['Rival'],
  },
  {
    pointcut: 'preventSelfTargetMob',
    says: 'keeps the attacker itself from a mob',
    functions: { Imp: onlyOf('Ogre', 'preventSelfTargetMob') },
    when: targets,
    result: ['Bat', 'Rival'],
  },
  {
    pointcut: 'preventSelfTargetCharacter',
    says: 'keeps the attacker itself from the character',
    functions: { Imp: yes('preventSelfTargetCharacter') },
    when: targets,
    result: ['Bat', 'Ogre'],
  },
  {
    pointcut: 'preventSelfTargetEquip',
    says: 'keeps the attacker itself from equipment',
    functions: { Imp: yes('preventSelfTargetEquip') },
    ground: NO_MOBS,
    when: targets,
    result: ['Rival'],
  },
  {
    pointcut: 'preventTargetMob',
    says: 'is asked in a preview, with the attack in its pointers',
    functions: {
      Bat: fn(
        'preventTargetMob',
        'return hasFlag("THINK_ATTACK", "ZTCG_ATTACKSTATE") and getNameFromCARD(getCardPointer(0)) == "Imp" and getNameFromCARD(getCardPointer(1)) == "Bat"',
      ),
    },
    when: targets,
    result: ['Ogre', 'Rival'],
  },
  {
    pointcut: 'preventTargetCancel',
    says: 'calls the attack off',
    functions: { Bat: yes('preventTargetCancel') },
    when: hits('Bat'),
    result: 0,
  },
  {
    pointcut: 'onCheckPreventAttack',
    says: 'prevents the attack',
    functions: { Ogre: yes('onCheckPreventAttack') },
    when: hits('Bat'),
    result: 0,
  },
];

const SUMS: readonly AnswerCase[] = [
  {
    pointcut: 'onCalcAttack',
    says: 'writes damage, bonus and percent',
    functions: {
      Imp: fn(
        'onCalcAttack',
        'updateGameValue(0, 10) updateGameValue(1, 5) updateGameValue(3, 200)',
      ),
    },
    when: hits('Bat'),
    result: 30,
  },
  {
    pointcut: 'onCalcAttackCard',
    says: 'keeps all else from raising the damage',
    functions: { Wisp: yes('onCalcAttackCard'), Blade: fn('onEquipBuff', 'return 10') },
    when: hits('Bat'),
    result: 30,
  },
  {
    pointcut: 'onOpponentCalcAttackCard',
    says: 'writes the bonus of an attack on its side',
    functions: { Ogre: fn('onOpponentCalcAttackCard', 'updateGameValue(1, -20)') },
    when: hits('Bat'),
    result: 10,
  },
  {
    pointcut: 'onCalcDefense',
    says: 'writes the block',
    functions: { Bat: fn('onCalcDefense', 'updateGameValue(0, 20)') },
    when: hits('Bat'),
    result: 10,
  },
  {
    pointcut: 'onCalcDefenseCard',
    says: 'keeps anything from being blocked',
    functions: { Ogre: yes('onCalcDefenseCard') },
    when: hits('Rival'),
    result: 30,
  },
  {
    pointcut: 'onOpponentCalcDefenseCard',
    says: 'writes the block of the other side',
    functions: { Wisp: fn('onOpponentCalcDefenseCard', 'updateGameValue(0, 0)') },
    when: hits('Rival'),
    result: 30,
  },
  {
    pointcut: 'onEquipBlockDamage',
    says: 'gives the amount that is blocked',
    functions: { Shield: fn('onEquipBlockDamage', 'return 10') },
    when: hits('Bat'),
    result: 20,
  },
  {
    pointcut: 'onEquipBuff',
    says: 'gives an amount that the attacker may add',
    functions: { Blade: fn('onEquipBuff', 'return 10') },
    when: (scene) => 100 - scene.attack('Imp', 'Ogre', [['Blade: +10']]).hp('Ogre'),
    result: 40,
  },
  {
    pointcut: 'onEquipBuff',
    says: 'gives an amount that the attacker may leave',
    functions: { Blade: fn('onEquipBuff', 'return 10') },
    when: (scene) => 100 - scene.attack('Imp', 'Ogre', [[]]).hp('Ogre'),
    result: 30,
  },
  {
    pointcut: 'onEquipBuffWithCharge',
    says: 'spends a charge each time it is used, and then is not offered',
    functions: {
      Helmet: `${fn('onEquipRefreshCharges', 'return 1')} ${fn('onEquipBuffWithCharge', 'return 20')}`,
    },
    when: (scene) =>
      100 -
      scene
        .play('Helmet')
        .attack('Imp', 'Ogre', [['Helmet: +20']])
        .attack('Wisp', 'Ogre')
        .hp('Ogre'),
    result: 70,
  },
  {
    pointcut: 'onBlockResultDamage',
    says: 'gives the damage instead',
    functions: { Ogre: fn('onBlockResultDamage', 'return 5') },
    when: hits('Bat'),
    result: 5,
  },
  {
    pointcut: 'onOpponentBlockResultDamage',
    says: 'gives the damage instead, for the attacker',
    functions: { Wisp: fn('onOpponentBlockResultDamage', 'return 40') },
    when: hits('Ogre'),
    result: 40,
  },
];

const COURSE: readonly AnswerCase[] = [
  {
    pointcut: 'onStartAttack',
    says: 'makes an attack that cannot be prevented',
    functions: {
      Wisp: fn('onStartAttack', 'updateGameValue(0, false)'),
      Ogre: yes('onCheckPreventAttack'),
    },
    when: hits('Bat'),
    result: 30,
  },
  {
    pointcut: 'onOpponentStartAttack',
    says: 'writes that there is nothing to hit, and that there is no counterattack',
    functions: { Ogre: fn('onOpponentStartAttack', 'updateGameValue(2, "ATKRES_NO_TARGET")') },
    when: hits('Bat'),
    result: 0,
  },
  {
    pointcut: 'onOpponentStartAttack',
    says: 'forbids counterattacks',
    functions: {
      Wisp: fn('onStartAttack', 'updateGameValue(1, 0)'),
      Ogre: fn('onApplyCounterAttack', 'say("back")'),
    },
    when: (scene) => scene.attack('Imp', 'Ogre').said,
    result: [],
  },
  {
    pointcut: 'onInterceptAttack',
    says: 'turns the attack on another card by its pointer',
    functions: { Ogre: fn('onInterceptAttack', 'setCardPointer(1, getSourceCARD())') },
    when: (scene) => [scene.attack('Imp', 'Bat').hp('Bat'), scene.hp('Ogre')],
    result: [40, 70],
  },
  {
    pointcut: 'onLaunchAttack',
    says: 'changes attacker and target by their slots',
    functions: {
      Imp: fn('onExecuteAttack', 'say("Imp")'),
      Wisp: `${fn('onLaunchAttack', 'updateGameValue(0, 2) updateGameValue(1, 1)')}
             ${fn('onExecuteAttack', 'say("Wisp", getTargetCARD())')}`,
    },
    when: (scene) => scene.attack('Imp', 'Bat').said,
    result: ['Wisp Ogre'],
  },
  {
    pointcut: 'onExecuteAttackAndInterceptDestroyed',
    says: 'saves what it would destroy',
    functions: { Imp: fn('onExecuteAttackAndInterceptDestroyed', 'updateGameValue(0, 0)') },
    ground: { foe: { mobs: [{ card: 'Bat', hp: 10 }] } },
    when: (scene) => [scene.attack('Imp', 'Bat').mobs(1), scene.hp('Bat')],
    result: [['Bat'], 10],
  },
  {
    pointcut: 'onReceiveAttackAndInterceptDestroyed',
    says: 'saves itself',
    functions: { Bat: fn('onReceiveAttackAndInterceptDestroyed', 'updateGameValue(0, 0)') },
    when: (scene) => scene.run('destroyCard(player, "SLOT_ADVSRYMOB1")').mobs(1),
    result: ['Bat', 'Ogre'],
  },
  {
    pointcut: 'onInterceptRefreshCard',
    says: 'writes how much is healed',
    functions: { Wisp: fn('onInterceptRefreshCard', 'updateGameValue(0, 50)') },
    when: (scene) => scene.run('refreshHP(player, mine(0), 20)').hp('Hero'),
    result: 150,
  },
  {
    pointcut: 'onInterceptOpponentRefreshCard',
    says: 'writes how much the other side is healed',
    functions: { Bat: fn('onInterceptOpponentRefreshCard', 'updateGameValue(0, 0)') },
    when: (scene) => scene.run('say(refreshHP(player, mine(0), 20))').said,
    result: ['false'],
  },
  {
    pointcut: 'onCalcNextAttack',
    says: 'takes part in the next attack, and is done when it says so',
    functions: {
      Dart: `${fn('onInitAction', 'insertCardNextAction(player)')}
             ${fn('onCalcNextAttack', 'updateGameValue(1, getGameValue(1) + 10) return true')}
             ${fn('onExecuteNextAttack', 'say("next") return true')}`,
    },
    when: (scene) => [
      scene.play('Dart').attack('Imp', 'Ogre').attack('Imp', 'Ogre').hp('Ogre'),
      scene.said,
    ],
    result: [30, ['next']],
  },
  {
    pointcut: 'onExecuteNextAttack',
    says: 'runs only for an attack that onCalcNextAttack agreed to, and waits on if it says no',
    functions: {
      Dart: `${fn('onInitAction', 'insertCardNextAction(player)')}
             ${fn('onCalcNextAttack', 'return getNameFromCARD(getCardPointer(0)) == "Wisp"')}
             ${fn('onExecuteNextAttack', 'say("next") return 0')}`,
    },
    when: (scene) =>
      scene.play('Dart').attack('Imp', 'Ogre').attack('Wisp', 'Ogre').attack('Wisp', 'Ogre').said,
    result: ['next', 'next'],
  },
];

/** Answers about targets, sums and the course of an attack. */
export const ATTACK_ANSWERS: readonly AnswerCase[] = [...TARGETS, ...SUMS, ...COURSE];

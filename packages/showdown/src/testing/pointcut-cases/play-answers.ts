import { fn } from '../sketch.ts';
import type { Still } from '../still.ts';
import { type AnswerCase, yes } from './answer.ts';

/** Answers about plays, abilities and what equipment shows. */
export const PLAY_ANSWERS: readonly AnswerCase[] = [
  ...(['Mob', 'Equipment', 'Action', 'Field'] as const).flatMap((kind): AnswerCase[] => {
    const card = { Mob: 'Letter', Equipment: 'Helmet', Action: 'Dart', Field: 'Bog' }[kind];
    const played = (scene: Still) => scene.play(card).told('played').length;
    const forbid = (pointcut: string) => fn(pointcut, 'updateGameValue(0, 0)');
    return [
      {
        pointcut: `onTryPlay${kind}`,
        says: 'forbids a play of its side',
        functions: { Wisp: forbid(`onTryPlay${kind}`) },
        when: played,
        result: 0,
      },
      {
        pointcut: `onOpponentTryPlay${kind}`,
        says: 'forbids a play of the other side',
        functions: { Bat: forbid(`onOpponentTryPlay${kind}`) },
        when: played,
        result: 0,
      },
      {
        pointcut: `onInterceptPlay${kind}`,
        says: 'stops a play of its side: the card is spent',
        functions: { Wisp: forbid(`onInterceptPlay${kind}`) },
        when: (scene) => [played(scene), scene.grave()[0]],
        result: [0, card],
      },
      {
        pointcut: `onInterceptOpponentPlay${kind}`,
        says: 'stops a play of the other side',
        functions: { Bat: forbid(`onInterceptOpponentPlay${kind}`) },
        when: (scene) => [played(scene), scene.grave()[0]],
        result: [0, card],
      },
    ];
  }),
  {
    pointcut: 'onTryPlay',
    says: 'forbids its own play while options are listed',
    functions: {
      Letter: fn(
        'onTryPlay',
        'if hasFlag("IS_TRY_PREPARE", "ZTCG_TRYPLAY") then updateGameValue(0, 0) end',
      ),
    },
    when: (scene) => scene.run('say(summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 60))').said,
    result: ['false'],
  },
  {
    pointcut: 'onInterceptCharacterAction',
    says: 'replaces the ability',
    functions: {
      Hero: fn('onActivateCharacterAction1', 'say("mine")'),
      Wisp: fn('onInterceptCharacterAction', 'say("instead") return 1'),
    },
    when: (scene) => scene.run('applyCharacterAction(player, mine(0), "CALL_CHAR_ACTION1")').said,
    result: ['instead'],
  },
  {
    pointcut: 'onOpponentInterceptCharacterAction',
    says: 'replaces an ability of the other side',
    functions: {
      Hero: fn('onActivateCharacterAction1', 'say("mine")'),
      Bat: yes('onOpponentInterceptCharacterAction'),
    },
    when: (scene) => scene.run('applyCharacterAction(player, mine(0), "CALL_CHAR_ACTION1")').said,
    result: [],
  },
  {
    pointcut: 'doRepeatLevelActionTrigger',
    says: 'is heard by the whole side, and says how often a one-shot is done',
    functions: {
      Wisp: fn('doRepeatLevelActionTrigger', 'return 3'),
      Root: fn('onLevelActionTrigger', 'say("once")'),
    },
    ground: { you: { build: [], hand: ['Root'] } },
    when: (scene) => scene.run('levelUp(player)', ['Level up with Root']).said,
    result: ['once', 'once', 'once'],
  },
  {
    pointcut: 'onEquipRefreshCharges',
    says: 'gives the charges for the turn',
    functions: { Helmet: fn('onEquipRefreshCharges', 'return 3') },
    when: (scene) => scene.play('Helmet').unit('Helmet').charges,
    result: 3,
  },
  {
    pointcut: 'renderCardRegister',
    says: 'shows a register on its card',
    functions: {
      Wisp: fn(
        'renderCardRegister',
        'displayCardRegister(getSourceCARD(), 7, 0, 20, "COLOR_GOLD")',
      ),
    },
    when: (scene) =>
      scene
        .run('editCardRegister(mine(1), 7, 0, 12, 0, "onDraw")')
        .state.words.shown.map(({ value, size, color }) => [value, size, color]),
    result: [[12, 20, 3]],
  },
];

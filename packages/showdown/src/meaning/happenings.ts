import type { Phase } from '../rules/position/position.ts';
import type { Errand } from './errands.ts';

/** Whose turn something happens in: of the card's player, or of the opponent. */
export type Whose = 'you' | 'foe';

/** A kind of target that attacks are aimed at. */
export type Aim = 'mob' | 'weak mob' | 'character' | 'equip';

/** What is played: the card itself, or another one of a type. */
export type Played = 'star' | 'mob' | 'equip' | 'action' | 'field';

/** Something that can be brought about in a match, and the pointcuts that are heard of it. */
export interface Happening {
  /** In words, for people. */
  readonly when: string;
  readonly sets: RegExp;
  readonly by: Whose;
  readonly phase: Phase;
  readonly errands?: readonly Errand[];
  readonly plays?: Played;
  readonly levelsUp?: 'star' | 'other';
  /** What attacks are aimed at; without it nobody attacks. */
  readonly aim?: Aim;
  /** The player who acts has no mobs but the card; or the one who is acted on. */
  readonly bare?: Whose;
  /** The card, or the character aimed at, is about to fall. */
  readonly frail?: 'star' | 'character';
  /** The other side stops what is played. */
  readonly stopped?: boolean;
}

const BOTH: readonly Whose[] = ['you', 'foe'];
/** What somebody does, in words: `draw a card` becomes `the opponent draws a card`. */
const who = (by: Whose, deed: string) =>
  by === 'you' ? `you ${deed}` : `the opponent ${deed.replace(/^\w+/, '$&s')}`;

/** The pointcuts of an own event, or of the opponent's. */
const heard = (by: Whose, own: string, foe: string) => new RegExp(by === 'you' ? own : foe);

const TURNS: readonly Happening[] = BOTH.map((by) => ({
  when: by === 'you' ? 'your turn goes by' : "the opponent's turn goes by",
  sets: heard(
    by,
    '^(onPrepareStartTurn|onStartTurn|onReactivate|onEquipRefreshCharges|onStartCharacterActions|onInterceptCharacterAction|after(Apply)?CharacterAction|afterLevelUp|onActivateMobEffect|onEndTurn|onRecover(Mob)?Stats|renderCardRegister)',
    '^(onOpponent(PrepareStartTurn|StartTurn|Reactivate|StartCharacterActions|InterceptCharacterAction|EndTurn)|afterOpponent|onActivateMobEffect|onRecover(Mob)?Stats)',
  ),
  by,
  phase: 'start',
  levelsUp: 'other',
}));

/** Mobs are whole again at the start of a turn: what heals them later needs one that is under way. */
const TURN_ENDS: readonly Happening[] = BOTH.map((by) => ({
  when: by === 'you' ? 'your turn ends' : "the opponent's turn ends",
  sets: heard(
    by,
    '^(afterCharacterActions|onActivateMobEffect|onRecoverMobStats|onEndTurn)$',
    '^(afterOpponentCharacterActions|onActivateMobEffect|onRecoverMobStats|onOpponentEndTurn)$',
  ),
  by,
  phase: 'actions',
}));

const LEVELS: readonly Happening[] = [
  ...BOTH.map(
    (by): Happening => ({
      when: who(by, 'level up'),
      sets: heard(by, '^(onLevelUp|afterLevelUp|doRepeatLevel)', '^(on|after)OpponentLevelUp'),
      by,
      phase: 'level',
      levelsUp: 'other',
    }),
  ),
  {
    when: 'you level up with it',
    sets: /^onLevelActionTrigger$/,
    by: 'you',
    phase: 'level',
    levelsUp: 'star',
  },
  {
    when: 'you use it',
    sets: /^onActivateCharacterAction\d?$/,
    by: 'you',
    phase: 'actions',
  },
];

const NAMES = { mob: 'Mob', equip: 'Equipment', action: 'Action', field: 'Field' } as const;
const A_CARD = {
  mob: 'a mob',
  equip: 'equipment',
  action: 'a rapid action',
  field: 'a field',
} as const;

const PLAYS: readonly Happening[] = [
  {
    when: 'you play it',
    sets: /^(onTryPlay|onInit\w+|onThink\w+|afterThink\w+|onTakeFromHand)$/,
    by: 'you',
    phase: 'actions',
    errands: ['play'],
    plays: 'star',
  },
  ...BOTH.flatMap((by) =>
    (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((plays): Happening[] => {
      const name = NAMES[plays];
      const stopped = name === 'Equipment' ? 'Equip' : name;
      const play = { by, phase: 'actions', errands: ['play'], plays } as const;
      return [
        {
          ...play,
          when: who(by, `play ${A_CARD[plays]}`),
          sets: heard(
            by,
            `^(onTryPlay${name}|onInterceptPlay${name}|onPlay${name}|onPlayCard\\w*)$`,
            `^(onOpponentTryPlay${name}|onInterceptOpponentPlay${name}|onOpponentPlay${name}|onOpponentPlayCard\\w*)$`,
          ),
        },
        {
          ...play,
          when: who(by, `play ${A_CARD[plays]}, which is stopped`),
          sets: heard(by, `^onPlay${stopped}Cancel$`, `^onOpponentPlay${stopped}Cancel$`),
          stopped: true,
        },
      ];
    }),
  ),
];

const CALCULATION =
  'onCalc\\w+|onEquip(Buff|BuffWithCharge|BlockDamage)|on(Opponent)?BlockResult\\w+';
const COURSE =
  'prevent\\w+|onGetTargeted|on(Opponent)?StartAttack|onLaunchAttack|onInterceptAttack|onCheckPreventAttack|onExecute\\w+|onReceive\\w*Attack\\w*|onApplyCounterAttack|onOpponentCalc\\w+';
const FALLS =
  'on\\w*Destroy\\w*|on\\w*DiscardPile|onPutIntoGraveyard|on(Opponent)?PutCardIntoGraveyard';
const ATTACKS_HEARD = new RegExp(`^(${CALCULATION}|${COURSE}|${FALLS})$`);
const AIMS: Readonly<Record<Aim, string>> = {
  mob: 'mobs',
  'weak mob': 'mobs about to fall',
  character: 'the character',
  equip: 'equipment',
};

const ATTACKS: readonly Happening[] = [
  // Without a character that would be quicker.
  ...BOTH.map(
    (by): Happening => ({
      when: who(by, 'attack with mobs what is about to fall'),
      sets: new RegExp(`^(onExecute\\w+|onReceive\\w*Attack\\w*|${FALLS})$`),
      by,
      phase: 'attacks',
      aim: 'weak mob',
    }),
  ),
  ...BOTH.flatMap((by) =>
    (Object.keys(AIMS) as Aim[]).map(
      (aim): Happening => ({
        when: who(by, `attack ${AIMS[aim]}`),
        sets: ATTACKS_HEARD,
        by,
        phase: 'actions',
        errands: ['strike', 'spell'],
        aim,
        ...((aim === 'character' || aim === 'equip') && { bare: by === 'you' ? 'foe' : 'you' }),
      }),
    ),
  ),
  {
    when: 'the opponent attacks it, and it falls',
    sets: ATTACKS_HEARD,
    by: 'foe',
    phase: 'attacks',
    aim: 'mob',
    frail: 'star',
    bare: 'you',
  },
  ...BOTH.map(
    (by): Happening => ({
      when: who(by, 'attack a character that is about to fall with rapid actions'),
      sets: ATTACKS_HEARD,
      by,
      phase: 'actions',
      errands: ['spell'],
      aim: 'character',
      frail: 'character',
      bare: by === 'you' ? 'foe' : 'you',
    }),
  ),
  ...BOTH.map(
    (by): Happening => ({
      when: who(by, 'attack a character that is about to fall'),
      sets: /^(onAttack\w+Destroyed|onReceive\w*|onExecute\w*)$/,
      by,
      phase: 'attacks',
      aim: 'character',
      frail: 'character',
      bare: by === 'you' ? 'foe' : 'you',
    }),
  ),
  ...BOTH.map(
    (by): Happening => ({
      when: who(by, 'attack a character that is about to fall by a rapid action'),
      sets: /^on(Opponent)?StartAttack$/,
      by,
      phase: 'actions',
      errands: ['spell'],
      aim: 'character',
      frail: 'character',
    }),
  ),
];

/** Errands with what they are called and who hears of them, by their own player and by the other. */
const BROUGHT_ABOUT: readonly (readonly [Errand, verb: string, own: string, foe: string])[] = [
  ['heal', 'heal cards', '^onInterceptRefreshCard$|^onRefresh', '^on\\w*OpponentRefreshCard'],
  ['level', 'gain a level', '^(apply|undo)B', '^(apply|undo)B'],
  [
    'draw',
    'draw a card',
    '^on(InterceptDrawCard|Draw|DrawCard|TakeFromDeck|TakeCardFromDeck|PutIntoHand|PutCardIntoHand)$',
    '^onOpponent(InterceptDrawCard|DrawCard|TakeCardFromDeck|PutCardIntoHand)$',
  ],
  [
    'discard',
    'discard a card',
    '^on(Discard|DiscardCard|PutIntoGraveyard|PutCardIntoGraveyard|MoveToDiscardPile|CardMovedToDiscardPile|TakeFromHand|TakeCardFromHand)$',
    '^onOpponent(DiscardCard|PutCardIntoGraveyard|CardMovedToDiscardPile|TakeCardFromHand)$',
  ],
  ['lose', 'discard by chance', '^onRandomDiscard', '^onOpponentRandomDiscard'],
  ['rob', 'make the other discard', '^onOpponentRandomDiscard', '^on(Random)?Discard'],
  ['peek', 'look at a card', '^onPeek', '^onOpponentPeek'],
  ['reveal', 'show a card', '^onReveal', '^onOpponentReveal'],
  [
    'recover',
    'recover a card',
    '^on(Recover|RecoverCard|TakeFromGraveyard|TakeCardFromGraveyard|PutIntoHand|PutCardIntoHand)$',
    '^onOpponent(RecoverCard|TakeCardFromGraveyard|PutCardIntoHand)$',
  ],
  [
    'putBack',
    'put a card back',
    '^on(PutIntoDeck|PutCardIntoDeck|TakeFromHand|TakeCardFromHand)$',
    '^onOpponent(PutCardIntoDeck|TakeCardFromHand)$',
  ],
  [
    'mill',
    'put a card of the deck into the graveyard',
    '^on(TakeFromDeck|PutIntoGraveyard|PutCardIntoGraveyard|MoveToDiscardPile)$',
    '^onOpponentPutCardIntoGraveyard$',
  ],
  [
    'bury',
    'put a card of the hand into the graveyard',
    '^on(PutIntoGraveyard|PutCardIntoGraveyard|MoveToDiscardPile)$',
    '^onOpponentPutCardIntoGraveyard$',
  ],
  [
    'unearth',
    'put a card of the graveyard back',
    '^on(TakeFromGraveyard|PutIntoDeck|PutCardIntoDeck)$',
    '^onOpponent(TakeCardFromGraveyard|PutCardIntoDeck)$',
  ],
  ['choose', 'choose a card', '^onSelectMenu', '^onOpponentSelectMenu'],
  ['order', 'order cards', '^onPickCardOrder', '^onOpponentPickCardOrder'],
  ['coin', 'call coins', '^onThrowCoin$', '^onOpponentThrowCoin$'],
  ['fixedCoin', 'throw coins', '^onThrowCoinFixed$', '^onOpponentThrowCoinFixed$'],
  ['die', 'throw dice', '^onThrowDie$', '^onOpponentThrowDie$'],
  ['rps', 'play rock, paper, scissors', '^onPlayRps$', '^onPlayRps$'],
  ['prompt', 'answer a prompt', '^onPrompt$', '^onOpponentPrompt$'],
  ['stun', 'stun cards', '^onOpponentReceiveStun', '^onReceiveStun'],
  ['silence', 'silence cards', '^onOpponentReceiveSilence', '^onReceiveSilence'],
  ['hijack', 'hijack cards', '^onOpponentReceiveHijack', '^on(Opponent)?ReceiveHijack'],
  ['away', 'send cards away', '^onOpponentReceiveAway', '^onReceiveAway'],
  // Behind mobs, equipment is reached only by what strikes a certain slot.
  [
    'pinpoint',
    'attack a certain equipment',
    '^preventSelfTargetEquip$',
    '^prevent(Intercome)?TargetEquip$',
  ],
  ['destroyMobs', 'destroy mobs', `^(${FALLS})$`, `^(${FALLS})$`],
  ['destroyEquips', 'destroy equipment', `^(${FALLS})$`, `^(${FALLS})$`],
  ['destroyField', 'destroy a field', `^(${FALLS})$`, `^(${FALLS})$`],
];

const ERRANDS_DONE: readonly Happening[] = BROUGHT_ABOUT.flatMap(([errand, deed, own, foe]) =>
  BOTH.map((by) => ({
    when: who(by, deed),
    sets: heard(by, own, foe),
    by,
    phase: 'actions',
    errands: [errand],
  })),
);

/** All that can be brought about. */
export const HAPPENINGS: readonly Happening[] = [
  ...LEVELS,
  ...PLAYS,
  ...TURNS,
  ...TURN_ENDS,
  ...ATTACKS,
  ...ERRANDS_DONE,
];

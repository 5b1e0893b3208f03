import type { CardDesign, CardType } from '../cards/card.ts';
import type { Pointcut } from '../interface/index.ts';
import { type FileFinding, warning } from './finding.ts';
import type { ScriptFacts } from './script-facts.ts';

const MOBS: readonly CardType[] = ['mob', 'jrboss', 'boss'];

/** The types that a pointcut of the card itself is for, by what its name ends with. */
const PLAYED_AS: Readonly<Record<string, readonly CardType[]>> = {
  Mob: MOBS,
  Equipment: ['equip'],
  Action: ['action'],
  Field: ['field'],
};

const TARGETED_AS: Readonly<Record<string, readonly CardType[]>> = {
  preventTargetCharacter: ['char'],
  preventTargetMob: MOBS,
  preventTargetEquip: ['equip'],
  onGetTargeted: MOBS,
};

/** Moments in the life of a card that can lie in a hand, deck or graveyard: characters cannot. */
const PILES =
  /^(onTryPlay|onDraw|onDiscard|onRandomDiscard|onReveal|onPeek|onRecover|onMoveToDiscardPile|onTakeFrom\w+|onPutInto\w+)$/;
const CONDITIONS = /^(onRefresh|onReceive(Stun|Hijack|Away|Silence)|renderCardRegister)$/;
const INSERTS = /^insertCard(Turn|Next)Action$/;

/** Pointcuts that can never come for this card. */
export function momentFindings(facts: ScriptFacts, design: CardDesign): FileFinding[] {
  const inserted = isInserted(facts);
  return facts.functions.flatMap((one) => {
    const why = one.pointcut && whyNever(one.pointcut, design, inserted);
    if (!why) return [];
    const [reason, fix] = why;
    return [warning(one, 'never-fires', `${one.name} never runs: ${reason}.`, fix)];
  });
}

/** Does the script put its card among those that hear, wherever it lies? */
export function isInserted({ mentions }: ScriptFacts): boolean {
  return mentions.some(({ use, name }) => use === 'called' && INSERTS.test(name));
}

type Why = readonly [reason: string, fix: string];

function whyNever(pointcut: Pointcut, design: CardDesign, inserted: boolean): Why | undefined {
  const { name, where, only } = pointcut;
  const { type } = design;
  const isCharacter = type === 'char';
  if (name.startsWith('onEffect')) return ['it is for sprites', 'Move it to a ZTCG_SPRITE.'];
  const played = /^(?:onInit|onThink|afterThink)(Mob|Equipment|Action|Field)$/.exec(name)?.[1];
  const types = played ? PLAYED_AS[played] : TARGETED_AS[name];
  if (types && !types.includes(type)) return otherType(pointcut, types, type);
  if (/^onActivateCharacterAction\d$/.test(name) && !isCharacter)
    return ['only characters have numbered abilities', 'Name it onActivateCharacterAction.'];
  if (name === 'onActivateCharacterAction' || name === 'onLevelActionTrigger')
    return whyNoLevelUp(name, design);
  if (only === 'equipment' && type !== 'equip') return otherType(pointcut, ['equip'], type);
  if (only === 'mobs' && !MOBS.includes(type) && !inserted) return otherType(pointcut, MOBS, type);
  if (isCharacter && (PILES.test(name) || ['hand', 'deck', 'graveyard'].includes(where)))
    return ['a character stands on the table from start to end', 'Use a pointcut of the table.'];
  if (isCharacter && name === 'onReceiveHijack')
    return ['characters cannot be hijacked', 'Leave it out.'];
  if (/^on(Calc|Execute)NextAttack$/.test(name) && !inserted)
    return ['the card is never inserted', 'Call insertCardNextAction or insertCardTurnAction.'];
  return whyNotOnTable(pointcut, type, inserted);
}

function whyNoLevelUp(name: string, { type, levelUp }: CardDesign): Why | undefined {
  if (type === 'char') return ['characters have numbered abilities', 'Number it, from 1 to 3.'];
  if (!levelUp) return ['the card has no LVL_ACTION', 'Give it a LVL_ACTION with its text.'];
  const isOneShot = levelUp.level === 'one-shot';
  if (name === 'onLevelActionTrigger' && !isOneShot)
    return [
      'the LVL_ACTION is no one-shot',
      'Give it the LEVEL ZTCG_MAXVALUE, or name it onActivateCharacterAction.',
    ];
  if (name === 'onActivateCharacterAction' && isOneShot)
    return ['the LVL_ACTION is a one-shot', 'Name it onLevelActionTrigger.'];
  return undefined;
}

/** What happens to deployed cards does not happen to rapid actions, nor attacks to fields. */
function whyNotOnTable(pointcut: Pointcut, type: CardType, inserted: boolean): Why | undefined {
  const { name, version, where, of } = pointcut;
  const isTarget = version === 'self' && of === 'target';
  if (isTarget && (type === 'field' || type === 'action'))
    return ['fields and rapid actions are never attacked', 'Use the form for the whole side.'];
  if (type !== 'action' || inserted) return undefined;
  const needsTable = (version !== 'self' && where === 'table') || CONDITIONS.test(name);
  if (!needsTable || name === 'doRepeatLevelActionTrigger') return undefined;
  return [
    'a rapid action is not deployed',
    'Call insertCardTurnAction when it is played, or use onThinkAction.',
  ];
}

const WORDS: Readonly<Record<CardType, string>> = {
  mob: 'a mob',
  equip: 'an equipment',
  action: 'a rapid action',
  field: 'a field',
  char: 'a character',
  jrboss: 'a Jr. Boss',
  boss: 'a Boss',
};

/** What the functions for being played end with, by type. */
const ENDINGS: Readonly<Partial<Record<CardType, string>>> = {
  mob: 'Mob',
  jrboss: 'Mob',
  boss: 'Mob',
  equip: 'Equipment',
  action: 'Action',
  field: 'Field',
};

function otherType({ name }: Pointcut, types: readonly CardType[], type: CardType): Why {
  const needed = types.length > 1 ? 'a mob, Jr. Boss or Boss' : WORDS[types[0] ?? type];
  const ending = ENDINGS[type];
  const right = ending && name.replace(/(Mob|Equipment|Action|Field)$/, ending);
  const isPlay = /^(onInit|onThink|afterThink)/.test(name) && right;
  return [
    `it is for ${needed}, and this card is ${WORDS[type]}`,
    isPlay ? `Name it ${right}.` : 'Use a pointcut for this type of card.',
  ];
}

import { below } from '@cardscape/kernel';
import {
  createEnvironment,
  type Environment,
  type HostCode,
  type LuaResult,
  type LuaValue,
  spendSteps,
} from '@cardscape/lua';
import {
  FUNCTIONS,
  matchSignature,
  type Parameter,
  type RuleName,
  SCRIPT_CONSTANTS,
  type ScriptFunction,
} from '../../interface/index.ts';
import { STATE } from '../attack/attack-codes.ts';
import type { CardBook } from '../book/book.ts';
import { type Stage, stageOf } from '../pointcuts/stage.ts';
import { type Duel, sheetOf } from '../position/duel.ts';
import { ATTACK_RULES } from './attacks.ts';
import { BONUS_RULES } from './bonuses.ts';
import { CARD_RULES } from './cards.ts';
import { CHANCE_RULES } from './chance.ts';
import { CHARACTER_RULES } from './character.ts';
import { CONDITION_RULES } from './conditions.ts';
import { decoderOf, encode, noneOf } from './decode.ts';
import { EFFECT_RULES } from './effects.ts';
import { HAND_RULES } from './hands.ts';
import { ASKING, LOOKS_ONLY, SHOWING } from './looks-only.ts';
import { NUMBER_RULES } from './numbers.ts';
import { PILE_RULES } from './piles.ts';
import { PLAY_RULES } from './plays.ts';
import { REGISTER_RULES } from './registers.ts';
import { SCREEN_RULES } from './screen.ts';
import { TABLE_RULES } from './table.ts';
import { UNDER_RULES } from './under.ts';

/** A rule: it works on the match with arguments that have been read as its signature says. */
type Rule = (duel: Duel, ...args: never[]) => unknown;

/** Every atomic rule that a card can call. */
const RULES: Readonly<Record<RuleName, Rule>> = {
  ...PILE_RULES,
  ...CARD_RULES,
  ...UNDER_RULES,
  ...REGISTER_RULES,
  ...TABLE_RULES,
  ...SCREEN_RULES,
  ...BONUS_RULES,
  ...CONDITION_RULES,
  ...PLAY_RULES,
  ...HAND_RULES,
  ...CHANCE_RULES,
  ...CHARACTER_RULES,
  ...ATTACK_RULES,
  ...NUMBER_RULES,
  ...EFFECT_RULES,
};

/** What the scripts of a book's cards can call and see. */
export function environmentFor(book: CardBook): Environment {
  const stage = stageOf(book);
  const functions: Record<string, HostCode> = {};
  for (const known of FUNCTIONS) {
    const rule = (RULES as Readonly<Record<string, Rule | undefined>>)[known.name];
    // No effect runs where a card's script does: what is for one does nothing there.
    const code = rule ? hostCode(stage, known, rule) : () => known.gives.map(noneOf);
    for (const name of [known.name, ...known.aliases]) functions[name] = code;
  }
  return createEnvironment(functions, SCRIPT_CONSTANTS, {
    print: (line) => tellPrinted(book, stage, line),
    random: (bound) => (stage.duel ? below(stage.duel.state.random, bound) : 0),
  });
}

/** Tells whoever listens to the book; what is only looked at ahead has not come about. */
function tellPrinted({ print }: CardBook, { duel }: Stage, line: string): void {
  if (!print || !duel || duel.source === null || duel.preview) return;
  print({ card: sheetOf(duel, duel.source).design.name, line });
}

/** What a rule counts for in the steps of a script: looking is cheap, searching and acting are not. */
const STEPS = { looks: 10, works: 150, settles: 30 };

/** Whoever takes a filter goes through many cards. */
const isFilter = ({ name }: Parameter) => name === 'maxLevel';

function hostCode(stage: Stage, known: ScriptFunction, rule: Rule): HostCode {
  const decoders = known.layout.map(decoderOf);
  const { gives } = known;
  const acts = !LOOKS_ONLY.has(known.name);
  const waits = ASKING.has(known.name) || (acts && !SHOWING.has(known.name));
  const steps = acts || known.layout.some(isFilter) ? STEPS.works : STEPS.looks;
  const nothing = gives.map(noneOf);
  const run = rule as (duel: Duel, ...args: unknown[]) => unknown;
  return (...given: LuaValue[]): LuaResult => {
    const { duel } = stage;
    if (!duel) return nothing;
    // Standing effects are worked out again and again, and what they do sets nothing off.
    spendSteps(duel.meter, duel.settling ? Math.min(steps, STEPS.settles) : steps);
    // A preview changes nothing; only standing effects can be worked out in one.
    if (acts && duel.preview && !duel.settling) return nothing;
    if (waits && isUnaware(duel)) return nothing;
    const args = matchSignature(known, given);
    const read: unknown[] = [];
    for (const decode of decoders) read.push(decode(duel, args[read.length]));
    return encode(duel, gives, run(duel, ...read));
  };
}

/**
 * Is an attack thought of, and the function has not asked whether it is made? Such a function is called
 * once more when the attack is made; it asks and acts then alone (R-S28).
 */
function isUnaware({ event, source, settling }: Duel): boolean {
  return event.flags.ZTCG_ATTACKSTATE === STATE.think && event.aware !== source && !settling;
}

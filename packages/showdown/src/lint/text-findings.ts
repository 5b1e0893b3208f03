import type { CardDesign, LevelAction } from '../cards/card.ts';
import type { ParsedFile } from '../cards/parse-file.ts';
import type { Spot } from '../cards/problem.ts';
import type { Block } from '../cards/tree.ts';
import { type FileFinding, warning } from './finding.ts';
import { isInserted } from './moment-findings.ts';
import type { ScriptFacts, TopFunction } from './script-facts.ts';

const LEVEL_UP = /^(onActivateCharacterAction|onLevelActionTrigger)$/;
const REPEATS = 'doRepeatLevelActionTrigger';
const NUMBERED = /^onActivateCharacterAction\d$/;

/** Texts that no function could do, and functions that no text speaks of. */
export function textFindings(
  facts: ScriptFacts | undefined,
  design: CardDesign,
  parsed: ParsedFile,
): FileFinding[] {
  const running = facts?.functions.filter(({ pointcut, isEmpty }) => pointcut && !isEmpty) ?? [];
  const inserted = facts !== undefined && isInserted(facts);
  return design.type === 'char'
    ? characterFindings(running, design, parsed)
    : [
        ...matchFindings(running, design, parsed, inserted),
        ...levelUpFindings(running, design, parsed),
      ];
}

function characterFindings(
  running: readonly TopFunction[],
  { abilities }: CardDesign,
  parsed: ParsedFile,
): FileFinding[] {
  const isLasting = running.some(({ pointcut }) => pointcut && !NUMBERED.test(pointcut.name));
  return abilities.flatMap(({ text }, index) => {
    const name = `onActivateCharacterAction${index + 1}`;
    const own = running.find(({ pointcut }) => pointcut?.name === name);
    if (hasWords(text) && !own && !isLasting)
      return [silentText(actionSpot(parsed, index), `Ability ${index + 1}`, name)];
    return own && !hasWords(text) ? [untold(own, `the TEXT of ability ${index + 1}`)] : [];
  });
}

/** What the card does in the match: its text, or the abilities of a boss. */
function matchFindings(
  running: readonly TopFunction[],
  design: CardDesign,
  parsed: ParsedFile,
  inserted: boolean,
): FileFinding[] {
  const { type, text, abilities, levelUp, block } = design;
  const told = hasWords(text) || abilities.some((ability) => hasWords(ability.text));
  // A card repeats its own one-shot, or those of others that it stands beside.
  const repeatsOwn = levelUp?.level === 'one-shot';
  const match = running.filter(
    ({ pointcut }) =>
      pointcut && !LEVEL_UP.test(pointcut.name) && !(repeatsOwn && pointcut.name === REPEATS),
  );
  const [first] = match;
  if (told && !first) {
    // What a field blocks needs no function.
    if (type === 'field' && block > 0 && /block|damage/i.test(text)) return [];
    const spot = hasWords(text) ? valueSpot(parsed, 'TEXT') : actionSpot(parsed, 0);
    return [silentText(spot, 'The match text', 'a pointcut such as onThinkMob or onStartTurn')];
  }
  if (told || !first) return [];
  // A level-up effect can work by functions that also hear from under the character.
  const serves = hasWords(levelUp?.text ?? '');
  const alone = match.find(
    ({ pointcut }) => !(serves && (inserted || pointcut?.where === 'under')),
  );
  return alone ? [untold(alone, 'TEXT')] : [];
}

function levelUpFindings(
  running: readonly TopFunction[],
  { levelUp }: CardDesign,
  parsed: ParsedFile,
): FileFinding[] {
  if (!levelUp) return [];
  const name = functionFor(levelUp);
  const own = running.find(({ pointcut }) => pointcut?.name === name);
  if (own) return hasWords(levelUp.text) ? [] : [untold(own, 'the TEXT of LVL_ACTION')];
  const fromUnder = running.some(({ pointcut }) => pointcut?.where === 'under');
  if (!hasWords(levelUp.text) || (fromUnder && levelUp.level !== 'one-shot')) return [];
  return [silentText(actionSpot(parsed, 'last'), 'The level-up text', name)];
}

function functionFor({ level }: LevelAction): string {
  return level === 'one-shot' ? 'onLevelActionTrigger' : 'onActivateCharacterAction';
}

function silentText(spot: Spot, what: string, needed: string): FileFinding {
  return warning(
    spot,
    'text-without-rule',
    `${what} says something that no function of the card could do.`,
    `Write ${/ /.test(needed) ? needed : `the function ${needed}`}, or empty the text.`,
  );
}

function untold(one: TopFunction, key: string): FileFinding {
  return warning(
    one,
    'rule-without-text',
    `${one.name} does something that the card does not tell: ${key} is empty.`,
    `Say in ${key} what it does.`,
  );
}

/** Has a text any letters? */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}

function allBlocks(block: Block): Block[] {
  return block.blocks.flatMap((inner) => [inner, ...allBlocks(inner)]);
}

function actionSpot({ content, report }: ParsedFile, index: number | 'last'): Spot {
  const actions = content
    ? allBlocks(content).filter(({ name }) => /^LVL_ACTION$/i.test(name))
    : [];
  const block = index === 'last' ? actions.at(-1) : actions[index];
  return report.spot(block?.at ?? 0);
}

/** The first key of that name that is not a level action's. */
function valueSpot({ content, report }: ParsedFile, key: string): Spot {
  const blocks = content
    ? allBlocks(content).filter(({ name }) => !/^LVL_ACTION$/i.test(name))
    : [];
  const pairs = blocks.flatMap((block) => block.pairs);
  return report.spot(pairs.find((pair) => pair.key.text.trim().toUpperCase() === key)?.key.at ?? 0);
}

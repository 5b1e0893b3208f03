import { faultText } from '@cardscape/lua';
import type { CardDesign, LoadedCard } from '../cards/index.ts';
import { POINTCUT_NAMES, pointcutNamed } from '../interface/index.ts';
import { functionFindings } from '../lint/function-findings.ts';
import { isInserted, momentFindings } from '../lint/moment-findings.ts';
import { factsOf } from '../lint/script-facts.ts';
import type { CardBook } from '../rules/book/book.ts';
import type { MeaningLine } from './meaning-line.ts';

const NUMBERED = /^onActivateCharacterAction(\d)$/;
const LEVEL_UP = /^(onActivateCharacterAction|onLevelActionTrigger)$/;

/** The words that a card has for a function; all of its match texts where several may be meant. */
export function textFor({ design, script }: LoadedCard, pointcut: string): string {
  const { text, abilities, levelUp } = design;
  const number = NUMBERED.exec(pointcut)?.[1];
  if (number !== undefined) return abilities[Number(number) - 1]?.text ?? '';
  if (LEVEL_UP.test(pointcut)) return levelUp?.text ?? '';
  const match = [text, ...abilities.map((ability) => ability.text)].filter(hasWords).join(' ');
  if (match !== '' || !levelUp || !script) return match;
  // What works from under the character, or repeats what is done there, is told there.
  const serves =
    pointcutNamed(pointcut)?.where === 'under' ||
    pointcut === 'doRepeatLevelActionTrigger' ||
    isInserted(factsOf(script.chunk));
  return serves ? levelUp.text : '';
}

/** Has a text any letters? */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Why a function was not set off. */
export function whyUnheard({ design, script }: LoadedCard, pointcut: string): string {
  const facts = script && factsOf(script.chunk);
  const written = facts?.functions.find((one) => one.pointcut?.name === pointcut)?.name;
  const never = facts
    ? momentFindings(facts, design).find(({ message }) => message.startsWith(`${written} `))
    : undefined;
  if (never) return never.message;
  return `It did not come about that: ${pointcutNamed(pointcut)?.fires ?? ''}`;
}

/** A line for each function that is no pointcut and that nothing calls, and for texts without any. */
export function silentLines(
  book: CardBook,
  card: LoadedCard,
  lines: readonly MeaningLine[],
): MeaningLine[] {
  const { file, design, script } = card;
  const silent = { file, card: design.name, fired: [], changed: [], errors: [] } as const;
  const broken = book.faults.find(({ card: name }) => name === design.name);
  if (broken)
    return [
      {
        ...silent,
        pointcut: '',
        text: textFor(card, ''),
        errors: [faultText(broken.fault)],
        missing: 'The script fails as it is loaded: none of its functions is ever heard.',
      },
    ];
  const unused = script ? functionFindings(factsOf(script.chunk), POINTCUT_NAMES) : [];
  return [
    ...unused.map(({ message, fix }) => ({
      ...silent,
      // Every such finding begins with the name of the function.
      pointcut: message.split(' ', 1)[0] ?? '',
      text: textFor(card, ''),
      missing: `${message} ${fix}`,
    })),
    // A function that is misspelt was to do it.
    ...(unused.length > 0 ? [] : textsWithout(design, lines)).map((text) => ({
      ...silent,
      pointcut: '',
      text,
      missing: 'No function of the card does what this text says.',
    })),
  ];
}

/** The texts of a card that none of its functions is for. */
function textsWithout(design: CardDesign, lines: readonly MeaningLine[]): string[] {
  const { type, text, abilities, levelUp, block } = design;
  const has = (pattern: RegExp) => lines.some(({ pointcut }) => pattern.test(pointcut));
  const lasting = lines.some(
    ({ pointcut }) => !NUMBERED.test(pointcut) && !LEVEL_UP.test(pointcut),
  );
  const learned = levelUp && !has(LEVEL_UP) && !lasting ? [levelUp.text] : [];
  if (type === 'char')
    return abilities
      .filter((_, at) => !lasting && !has(new RegExp(`^onActivateCharacterAction${at + 1}$`)))
      .map((ability) => ability.text)
      .filter(hasWords);
  // What a field blocks needs no function.
  const isBlock = type === 'field' && block > 0 && /block|damage/i.test(text);
  const match = [text, ...abilities.map((ability) => ability.text)];
  return [...(lasting || isBlock ? [] : match), ...learned].filter(hasWords);
}

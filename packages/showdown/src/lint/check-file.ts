import type { Problem } from '@cardscape/kernel';
import type { LuaValue } from '@cardscape/lua';
import { SPRITE_BLOCK } from '../cards/block-rules.ts';
import type { CardDesign } from '../cards/card.ts';
import { elementsOf } from '../cards/elements.ts';
import { type ParsedFile, parseFile, piecesOf, spotOfValue } from '../cards/parse-file.ts';
import { cardIn } from '../cards/read-descriptor.ts';
import { spriteIn } from '../cards/read-sprite.ts';
import type { DescriptorScript } from '../cards/script.ts';
import {
  EFFECT_FUNCTION_NAMES,
  elementSet,
  functionNamed,
  POINTCUT_NAMES,
  SPRITE_POINTCUT_NAMES,
} from '../interface/index.ts';
import { environmentFor } from '../rules/api/environment.ts';
import type { LoadFault } from '../rules/book/book.ts';
import { openBook } from '../rules/book/open-book.ts';
import { plainCards, wholeElements } from '../trial/plain-cards.ts';
import { balanceFindings } from './balance-findings.ts';
import { callFindings } from './call-findings.ts';
import { type FileFinding, withFix } from './finding.ts';
import { functionFindings } from './function-findings.ts';
import { lostValues } from './lost-values.ts';
import { momentFindings } from './moment-findings.ts';
import { type Names, nameFindings } from './name-findings.ts';
import { playerFindings } from './player-findings.ts';
import { factsOf } from './script-facts.ts';
import { textFindings } from './text-findings.ts';

/** What the check of a descriptor came to. */
export interface CheckedFile {
  readonly file: string;
  /** The name of the card or sprite, if it can be read. */
  readonly name?: string;
  readonly kind: 'card' | 'sprite';
  /** What is printed on it, if it is a card that loads. */
  readonly design?: CardDesign;
  /** Where its name stands. */
  readonly nameAt: { readonly line: number; readonly column: number };
  readonly ok: boolean;
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Checks a descriptor: the file itself, its script, and whether text and script agree. */
export function checkDescriptor(
  text: string,
  file: string,
  elements: readonly string[] = [],
): CheckedFile {
  const parsed = parseFile(text, file);
  const isSprite = parsed.content?.blocks[0]?.name.toUpperCase() === SPRITE_BLOCK;
  return isSprite ? checkSprite(parsed, file) : checkCard(parsed, file, elements);
}

function checkCard(parsed: ParsedFile, file: string, elements: readonly string[]): CheckedFile {
  const { design, script, problems } = cardIn(parsed);
  const findings: FileFinding[] = problems.map(withFix);
  const inSet = wholeElements([...new Set([...elements, ...elementsOf(design ? [design] : [])])]);
  if (problems.some(({ code }) => code === 'script'))
    findings.push(...soundFindings(parsed, script, inSet));
  else if (design) findings.push(...cardFindings(parsed, design, script, inSet));
  else if (script) findings.push(...nameFindings(factsOf(script.chunk), cardNames()));
  return {
    file,
    ...(design && { name: design.name, design }),
    kind: 'card',
    nameAt: spotOfValue(parsed, 'NAME'),
    ...sorted(file, findings),
  };
}

/** What can be said of a script while some of it cannot be read: the rest may make up for anything. */
function soundFindings(
  { content }: ParsedFile,
  script: DescriptorScript | undefined,
  elements: readonly string[],
): FileFinding[] {
  if (!script || !content) return [];
  const facts = factsOf(script.chunk);
  const written = piecesOf(content).map(({ name }) => name);
  return [
    ...nameFindings(facts, cardNames(), written),
    ...callFindings(script.chunk, elementSet(elements)),
    ...playerFindings(facts),
  ];
}

function cardFindings(
  parsed: ParsedFile,
  design: CardDesign,
  script: DescriptorScript | undefined,
  elements: readonly string[],
): FileFinding[] {
  if (!script) return textFindings(undefined, design, parsed);
  const { chunk } = script;
  const facts = factsOf(chunk);
  const openTable = () => openBook([{ design, chunk }, ...plainCards(elements)], elements);
  return [
    ...nameFindings(facts, cardNames()),
    ...lostValues(facts),
    ...playerFindings(facts),
    ...callFindings(chunk, elementSet(elements)),
    ...functionFindings(facts, POINTCUT_NAMES),
    ...momentFindings(facts, design),
    ...openTable().faults.map(loadFinding),
    ...balanceFindings(openTable, facts, design),
    ...textFindings(facts, design, parsed),
  ];
}

/** A script that fails before any of its functions is called: none of them is ever heard. */
function loadFinding({ fault: { line, column, message: said } }: LoadFault): FileFinding {
  return {
    line: Math.max(1, line),
    column: Math.max(1, column),
    severity: 'error',
    code: 'script-fails',
    expected: [],
    message: `The script fails as it is loaded: ${said}`,
    fix: 'Call functions of the game inside the functions of the card only.',
  };
}

function checkSprite(parsed: ParsedFile, file: string): CheckedFile {
  const { sprite, script, problems } = spriteIn(parsed);
  const findings: FileFinding[] = problems.map(withFix);
  if (script) {
    const facts = factsOf(script.chunk);
    findings.push(
      ...nameFindings(facts, spriteNames()),
      ...callFindings(script.chunk, elementSet([])),
      ...functionFindings(facts, SPRITE_POINTCUT_NAMES),
    );
  }
  const nameAt = spotOfValue(parsed, 'SPR_NAME');
  return {
    file,
    ...(sprite && { name: sprite.name }),
    kind: 'sprite',
    nameAt,
    ...sorted(file, findings),
  };
}

function sorted(
  file: string,
  findings: readonly FileFinding[],
): Pick<CheckedFile, 'ok' | 'errors' | 'warnings'> {
  const inOrder = findings
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map((finding) => ({ ...finding, file }));
  const errors = inOrder.filter(({ severity }) => severity === 'error');
  return {
    ok: errors.length === 0,
    errors,
    warnings: inOrder.filter(({ severity }) => severity === 'warning'),
  };
}

let namesOfCards: Names | undefined;

/** What the scripts of cards can name to some purpose: there is no running effect for them. */
function cardNames(): Names {
  if (!namesOfCards) {
    const { values, libraries } = environmentFor(openBook([], []));
    const useful = [...values].filter(
      ([name]) => functionNamed(name)?.group !== 'The running effect',
    );
    namesOfCards = { values: new Map(useful), libraries, of: 'card' };
  }
  return namesOfCards;
}

/** What the scripts of sprites can name. */
function spriteNames(): Names {
  const { values, libraries } = cardNames();
  const own = new Map<string, LuaValue>(
    [...values].filter(
      ([name]) => !functionNamed(name) || functionNamed(name)?.group === 'Numbers',
    ),
  );
  for (const name of EFFECT_FUNCTION_NAMES)
    for (const spelling of [name, ...(functionNamed(name)?.aliases ?? [])])
      own.set(spelling, undefined);
  return { values: own, libraries, of: 'sprite' };
}

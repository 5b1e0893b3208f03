import {
  type Chunk,
  type Environment,
  first,
  freshMeter,
  isScriptFault,
  LuaScript,
  type PlacedFault,
  placedFault,
} from '@cardscape/lua';
import { elementFlag, elementSet, pointcutNamed } from '../../interface/index.ts';
import { environmentFor } from '../api/environment.ts';
import type { CardBook, LoadFault, Playable, PointcutFunction, Sheet } from './book.ts';
import { designNumber } from './design-number.ts';

/** Opens the book of a set. */
export function openBook(cards: readonly Playable[], elements: readonly string[]): CardBook {
  const flags = elementSet(elements);
  const numberOf = (element: string) => flags.numbers.get(elementFlag(element)) ?? -1;
  const byName = new Map<string, Sheet>();
  const byNumber = new Map<number, Sheet>();
  const sheets: Sheet[] = [];
  const faults: LoadFault[] = [];
  const book: CardBook = {
    elements,
    flags,
    elementNumbers: elements.map(numberOf),
    sheets,
    sheet(name) {
      const found = byName.get(name);
      if (!found) throw new RangeError(`there is no card named ${name}`);
      return found;
    },
    numbered: (number) => byNumber.get(number),
    has: (name) => byName.has(name),
    faults,
    report: null,
    print: null,
  };
  const environment = environmentFor(book);
  for (const { design, chunk } of cards) {
    const fail = (fault: PlacedFault) => faults.push({ card: design.name, fault });
    const script = chunk && load(environment, chunk, fail);
    const sheet = {
      design,
      number: freeNumber(design.name, byNumber),
      element: numberOf(design.element),
      hears: script ? functionsOf(script) : NO_FUNCTIONS,
      chunk,
    };
    sheets.push(sheet);
    byName.set(design.name, sheet);
    byNumber.set(sheet.number, sheet);
  }
  return book;
}

/** The number of a design; of two names with one number, the second design has the next. */
function freeNumber(name: string, taken: ReadonlyMap<number, Sheet>): number {
  let number = designNumber(name);
  while (taken.has(number)) number++;
  return number;
}

const NO_FUNCTIONS: ReadonlyMap<string, PointcutFunction> = new Map();

/** A script whose top level fails has no functions (R-S7). */
function load(
  environment: Environment,
  chunk: Chunk,
  fail: (fault: PlacedFault) => void,
): LuaScript | undefined {
  try {
    return new LuaScript(environment, [chunk], freshMeter());
  } catch (error) {
    if (!isScriptFault(error)) throw error;
    fail(placedFault(error));
    return undefined;
  }
}

/** A function that can only say no: what says nothing says yes (R-S22). */
function unlessDenied(call: PointcutFunction): PointcutFunction {
  return (player, meter) => {
    const answer = call(player, meter);
    return first(answer) === undefined ? true : answer;
  };
}

/** The functions of a script under the names that pointcuts have now, whichever spelling it uses. */
function functionsOf(script: LuaScript): Map<string, PointcutFunction> {
  const found = new Map<string, PointcutFunction>();
  for (const name of script.functions) {
    const pointcut = pointcutNamed(name);
    if (!pointcut) continue;
    const call: PointcutFunction = (player, meter) => script.call(name, [player], meter);
    found.set(pointcut.name, pointcut.returns?.kind === 'no' ? unlessDenied(call) : call);
  }
  return found;
}

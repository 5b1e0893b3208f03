import type { Spot } from '../cards/problem.ts';
import { type FileFinding, warning } from './finding.ts';
import { reachOf, type ScriptFacts, type TopFunction } from './script-facts.ts';
import { type VariableUse, variableUses } from './variable-uses.ts';

type FoundUse = VariableUse & { readonly by: TopFunction };

/** A function that the match calls, and what comes to be done with variables of the file, by name. */
interface Call {
  readonly root: TopFunction;
  readonly uses: ReadonlyMap<string, readonly FoundUse[]>;
}

/** Values that one call sets and another would need: each call of a card's function starts afresh. */
export function lostValues(facts: ScriptFacts): FileFinding[] {
  const usesOf = new Map(
    facts.functions.map((by) => [by, variableUses(facts, by).map((use) => ({ ...use, by }))]),
  );
  const roots = facts.functions.filter(({ pointcut }) => pointcut);
  const calls = roots.map((root): Call => {
    const uses = [...reachOf(facts, root)].flatMap((by) => usesOf.get(by) ?? []);
    return { root, uses: byName(uses) };
  });
  const changes = [...usesOf.values()].flat().filter(({ does }) => does !== 'read');
  return [...byName(changes)].flatMap(([name, [first]]) => {
    const at = lostUpdate(facts, calls, name) ?? unseenChange(calls, name);
    if (!at || !first) return [];
    const found = facts.setOutside.has(name) ? 'has its value from the top of the file' : 'is nil';
    return [lost(facts.spot(at.node), name, first.by.name, found)];
  });
}

function byName(uses: readonly FoundUse[]): Map<string, FoundUse[]> {
  const named = new Map<string, FoundUse[]>();
  for (const use of uses) {
    const same = named.get(use.name);
    if (same) same.push(use);
    else named.set(use.name, [use]);
  }
  return named;
}

/** Where a variable is reckoned on from a value that it never has: `kills = (kills or 0) + 1`. */
function lostUpdate(
  { setOutside }: ScriptFacts,
  calls: readonly Call[],
  name: string,
): VariableUse | undefined {
  const updates = calls.flatMap((call) => onlyUpdate(call, name) ?? []);
  const [first] = updates;
  if (!setOutside.has(name) || updates.length > 1) return first?.use;
  // By itself, a function may reckon on from a number of the file; with a constant it would not.
  return first?.use.isConstant && first.isDirect ? first.use : undefined;
}

/** The one update of a variable in a call that does not set it itself. */
function onlyUpdate(
  { root, uses }: Call,
  name: string,
): { readonly use: VariableUse; readonly isDirect: boolean } | undefined {
  const own = uses.get(name) ?? [];
  const updates = own.filter(({ does }) => does === 'update');
  const [use] = updates;
  if (!use || updates.length > 1 || use.repeats || own.some(({ does }) => does === 'set'))
    return undefined;
  const isDirect = use.by === root;
  // A function that is called several times adds up within one call.
  const isRepeated = (uses.get(use.by.name)?.length ?? 0) > 1;
  return !isDirect && isRepeated ? undefined : { use, isDirect };
}

/** Where a call reads what only another one changes. */
function unseenChange(calls: readonly Call[], name: string): VariableUse | undefined {
  for (const { uses } of calls) {
    const own = uses.get(name);
    if (own?.every(({ does }) => does === 'read')) return own[0];
  }
  return undefined;
}

function lost(at: Spot, name: string, setter: string, found: string): FileFinding {
  return warning(
    at,
    'lost-value',
    `${name} is set in ${setter}, but each call of a function starts afresh: here it ${found}.`,
    'Note the number on the card: editCardRegister or increaseCardRegister write a register of the card, getCardRegister reads it.',
  );
}

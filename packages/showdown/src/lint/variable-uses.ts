import type { Expression, Identifier } from '@cardscape/lua';
import type { ScriptFacts, TopFunction } from './script-facts.ts';
import { walk } from './walk.ts';

/** What a function does with a variable of the whole file. */
export interface VariableUse {
  readonly name: string;
  /** `set` afresh, `update`d from its own value, given a value if it has none, or read. */
  readonly does: 'set' | 'update' | 'default' | 'read';
  readonly node: Identifier;
  /** In a loop or a function inside. */
  readonly repeats: boolean;
  /** Of an update: nothing else goes into it. */
  readonly isConstant: boolean;
}

/** What a function at the top of a script does with the variables of the file. */
export function variableUses(facts: ScriptFacts, { node }: TopFunction): VariableUse[] {
  const uses: VariableUse[] = [];
  const targets = new Set<unknown>();
  walk(node.body, (part, repeats) => {
    if (part.type === 'AssignmentStatement')
      for (const [place, target] of part.variables.entries()) {
        if (target.type !== 'Identifier' || !facts.isOfFile(target)) continue;
        targets.add(target);
        uses.push({ ...assignment(facts, target, part.init[place]), node: target, repeats });
      }
    else if (part.type === 'Identifier' && facts.isOfFile(part) && !targets.has(part))
      uses.push({ name: part.name, does: 'read', node: part, repeats, isConstant: false });
  });
  return uses;
}

function assignment(
  facts: ScriptFacts,
  { name }: Identifier,
  value: Expression | undefined,
): Pick<VariableUse, 'name' | 'does' | 'isConstant'> {
  let readsItself = false;
  let readsOthers = false;
  walk(value, (part) => {
    if (part.type !== 'Identifier') return;
    if (part.name === name && facts.isOfFile(part)) readsItself = true;
    else readsOthers = true;
  });
  if (!readsItself) return { name, does: 'set', isConstant: !readsOthers };
  const does = value?.type === 'LogicalExpression' ? 'default' : 'update';
  return { name, does, isConstant: !readsOthers };
}

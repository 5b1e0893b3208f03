import type { Node } from '@cardscape/lua';
import { RULE_NAMES } from '../interface/index.ts';
import { type FileFinding, warning } from './finding.ts';
import type { ScriptFacts, TopFunction } from './script-facts.ts';
import { walk } from './walk.ts';

/** Players that are taken for objects, `player:draw()`: they are true or false, and the script stops. */
export function playerFindings(facts: ScriptFacts): FileFinding[] {
  return facts.functions.flatMap((one) => {
    const [name] = one.parameters;
    if (!one.pointcut || name === undefined) return [];
    const found: FileFinding[] = [];
    let isReplaced = false;
    walk(one.node.body, (node) => {
      if (node.type === 'AssignmentStatement')
        isReplaced ||= node.variables.some((target) => isPlayer(facts, one, target));
      const wrong = wrongUse(facts, one, node);
      if (wrong) found.push(warning(facts.spot(node), 'indexed-player', ...told(name, wrong)));
    });
    return isReplaced ? [] : found;
  });
}

interface WrongUse {
  /** What the player is asked for, if it has a name. */
  readonly field?: string;
  readonly does: 'has no fields' | 'is no function';
}

function wrongUse(facts: ScriptFacts, one: TopFunction, node: Node): WrongUse | undefined {
  if (!('base' in node) || !isPlayer(facts, one, node.base)) return undefined;
  if (node.type === 'MemberExpression')
    return { field: node.identifier.name, does: 'has no fields' };
  return { does: node.type === 'IndexExpression' ? 'has no fields' : 'is no function' };
}

function isPlayer(facts: ScriptFacts, one: TopFunction, node: Node): boolean {
  return node.type === 'Identifier' && facts.isParameter(node, one, 0);
}

/** Shorter names say too little of which function is meant. */
const LEAST_LETTERS = 4;

function told(name: string, { field, does }: WrongUse): [message: string, fix: string] {
  const message = `${name} stands for a player: it is true or false and ${does}; the script stops here.`;
  const wanted = field && field.length >= LEAST_LETTERS ? field.toLowerCase() : undefined;
  const likely = RULE_NAMES.filter((each) => wanted && each.toLowerCase().startsWith(wanted));
  const right = likely.toSorted((a, b) => a.length - b.length)[0] ?? 'drawCard';
  return [message, `Call a function with the player, such as ${right}(${name}).`];
}

import type { Node } from '@cardscape/lua';

const LOOPS = /^(?:For\w+|While|Repeat)Statement$/;

/** Visits a part of a script and all in it, from the outside in; `repeats` in what may run several times. */
export function walk(
  part: unknown,
  visit: (node: Node, repeats: boolean) => void,
  repeats = false,
): void {
  if (Array.isArray(part)) {
    for (const each of part) walk(each, visit, repeats);
    return;
  }
  if (!isNode(part)) return;
  visit(part, repeats);
  const within = repeats || LOOPS.test(part.type) || part.type === 'FunctionDeclaration';
  for (const inner of Object.values(part)) walk(inner, visit, within);
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part;
}

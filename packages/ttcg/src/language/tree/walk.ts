import type { Act, Effect } from './tree.ts';

/** An object somewhere in a tree. */
export type Node = Readonly<Record<string, unknown>>;

/** Told of a field of an object somewhere in a tree. */
type See = (key: string, value: unknown, node: Node) => void;

/** Shows every field of every object in a part of a tree; an object before those inside it. */
export function visit(part: unknown, see: See): void {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) {
    for (const item of part) if (typeof item === 'object') visit(item, see);
    return;
  }
  const node = part as Node;
  for (const key in node) {
    const inner = node[key];
    see(key, inner, node);
    if (typeof inner === 'object') visit(inner, see);
  }
}

/** Every object in a part of a tree; one before those inside it. */
export function nodesIn(part: unknown): Node[] {
  const found: Node[] = [];
  collect(part, found);
  return found;
}

function collect(part: unknown, found: Node[]): void {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) {
    for (const item of part) collect(item, found);
    return;
  }
  const node = part as Node;
  found.push(node);
  for (const key in node) collect(node[key], found);
}

/** Whether an object somewhere in a part of a tree has a field of the name. */
export function hasField(part: unknown, name: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) {
    for (const item of part) if (hasField(item, name)) return true;
    return false;
  }
  const node = part as Node;
  for (const key in node) if (key === name || hasField(node[key], name)) return true;
  return false;
}

/** Every act of an effect in reading order: costs, acts, and those inside a choice. */
export function everyAct({ sentences }: Effect): Act[] {
  const all: Act[] = [];
  for (const { cost, acts } of sentences) {
    if (cost) addActs(all, cost);
    addActs(all, acts);
  }
  return all;
}

function addActs(all: Act[], acts: readonly Act[]): void {
  for (const act of acts) {
    all.push(act);
    if (act.do === 'choose') for (const option of act.from) addActs(all, option);
  }
}

import { shorten } from '../english/wording.ts';
import type { JsonNode, Position } from './json.ts';
import type { Place } from './problem.ts';

/** One step into a JSON value: a key or an index. */
export type Step = string | number;

/** A value of a file and the way to it from the top. */
export interface Source {
  file: string;
  node: JsonNode;
  path: Step[];
}

/** Where the value at the end of the steps stands; what is missing stands where it would belong. */
export function placeOf(source: Source, ...steps: Step[]): Place {
  const { line, column } = positionOf(source.node, steps);
  return { file: source.file, line, column, path: pathText([...source.path, ...steps]) };
}

/** Where the key of a member stands. */
export function placeOfKey(source: Source, key: string): Place {
  const members = source.node.kind === 'object' ? source.node.members : [];
  const { line, column } = members.find((member) => member.key === key)?.keyAt ?? source.node.at;
  return { file: source.file, line, column, path: pathText([...source.path, key]) };
}

/** The value at the end of the steps, if there is one. */
export function nodeAt(node: JsonNode, steps: readonly Step[]): JsonNode | undefined {
  return steps.reduce<JsonNode | undefined>(
    (inner, step) => (inner ? child(inner, step) : undefined),
    node,
  );
}

/** The part of a value at the end of the steps, if there is one. */
export function innerOf({ file, node, path }: Source, ...steps: Step[]): Source | undefined {
  const inner = nodeAt(node, steps);
  return inner && { file, node: inner, path: [...path, ...steps] };
}

function positionOf(node: JsonNode, steps: readonly Step[]): Position {
  const [step, ...rest] = steps;
  if (step === undefined) return node.at;
  const inner = child(node, step);
  if (inner) return positionOf(inner, rest);
  return node.kind === 'array' ? node.end : node.at;
}

function child(node: JsonNode, step: Step): JsonNode | undefined {
  if (node.kind === 'array' && typeof step === 'number') return node.items[step];
  if (node.kind !== 'object') return undefined;
  return node.members.find((member) => member.key === step)?.value;
}

/** The steps as they are usually written: `[2].keywords[7]`. */
export function pathText(steps: readonly Step[]): string {
  return steps
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      return index === 0 ? shorten(step) : `.${shorten(step)}`;
    })
    .join('');
}

/** What stands in the file, in a few words. */
export function describeNode(node: JsonNode | undefined): string {
  if (!node) return 'nothing';
  if (node.kind === 'object') return 'an object';
  if (node.kind === 'array') return node.items.length === 0 ? 'an empty list' : 'a list';
  if (typeof node.value !== 'string') return shorten(node.written);
  const written = JSON.stringify(node.value);
  if (shorten(written) === written) return written;
  return `a text of ${node.value.length} characters`;
}

/** The value without its places. */
export function plainValue(node: JsonNode): unknown {
  if (node.kind === 'plain') return node.value;
  if (node.kind === 'array') return node.items.map(plainValue);
  return Object.fromEntries(node.members.map(({ key, value }) => [key, plainValue(value)]));
}

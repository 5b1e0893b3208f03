import { expecting, type Problem, problemAt, quoted } from '@cardscape/kernel';
import { describeNode, type JsonNode, nodeAt, readJson, type Step } from '@cardscape/kernel/json';
import { keysIn, membersOfFirstList } from './json-text.ts';

/** What is wrong in data that was read from a file, and the way to it. */
export interface Complaint {
  readonly steps: readonly Step[];
  /** The key at the end of the steps is what is wrong, and not its value. */
  readonly isKey?: boolean;
  readonly expected: readonly string[];
  /** What is wrong in words, if there is more to say than what stands there. */
  readonly clause?: string;
}

/** More complaints than these help nobody. */
export const MOST_COMPLAINTS = 20;

/** The kernel reads no longer text with places; of a longer one it reads the member in question. */
const LONGEST_WHOLE = 1_000_000;

/** Complaints with the places where they stand in their file. */
export function placed(text: string, file: string, complaints: readonly Complaint[]): Problem[] {
  // What is too deep, or has a key twice, has no places to be told.
  const unread = text.length <= LONGEST_WHOLE ? problemOf(text, file) : undefined;
  if (unread) return [unread];
  return complaints.map((complaint) => {
    const { node, steps, line, column } = partOf(text, file, complaint.steps);
    const at = positionOf(node, steps, complaint.isKey ?? false);
    const place = {
      file,
      line: at.line + line - 1,
      column: at.line === 1 ? at.column + column - 1 : at.column,
      path: pathText(complaint.steps),
    };
    const last = complaint.steps.at(-1);
    const found = complaint.isKey ? quoted(String(last)) : describeNode(nodeAt(node, steps));
    const clause = complaint.clause ?? clauseOf(complaint.steps, found);
    const { message } = expecting(clause, ...complaint.expected);
    return problemAt(place, { code: 'shape', found, expected: complaint.expected, message });
  });
}

/** Why a text is no JSON, or has a key twice; nothing if neither can be found. */
export function jsonProblem(text: string, file: string): Problem | undefined {
  if (text.length <= LONGEST_WHOLE) return problemOf(text, file);
  for (const piece of membersOfFirstList(text)) {
    const problem = problemOf(piece.text, file);
    if (problem)
      return {
        ...problem,
        line: problem.line + piece.line - 1,
        column: problem.line === 1 ? problem.column + piece.column - 1 : problem.column,
      };
  }
  return undefined;
}

/** A key that stands twice in an object of a text that is JSON, if more keys stand there than have been looked at. */
export function keyTwice(text: string, file: string, looked: number): Problem | undefined {
  return keysIn(text) === looked ? undefined : jsonProblem(text, file);
}

function problemOf(text: string, file: string): Problem | undefined {
  const read = readJson(text, file);
  return 'problem' in read ? read.problem : undefined;
}

interface Part {
  readonly node: JsonNode;
  readonly steps: readonly Step[];
  readonly line: number;
  readonly column: number;
}

const NO_NODE: JsonNode = { kind: 'plain', at: { line: 1, column: 1 }, value: null, written: '' };

/** The part of a file that has to be read to find a place in it. */
function partOf(text: string, file: string, steps: readonly Step[]): Part {
  if (text.length <= LONGEST_WHOLE) return { node: nodeOf(text, file), steps, line: 1, column: 1 };
  const [, member, ...inner] = steps;
  let number = 0;
  if (typeof member === 'number')
    for (const piece of membersOfFirstList(text))
      if (number++ === member)
        return {
          node: nodeOf(piece.text, file),
          steps: inner,
          line: piece.line,
          column: piece.column,
        };
  return { node: NO_NODE, steps: [], line: 1, column: 1 };
}

function nodeOf(text: string, file: string): JsonNode {
  const read = readJson(text, file);
  return 'source' in read ? read.source.node : NO_NODE;
}

function positionOf(node: JsonNode, steps: readonly Step[], isKey: boolean) {
  const last = steps.at(-1);
  const holder = nodeAt(node, steps.slice(0, -1));
  if (isKey && holder?.kind === 'object') {
    const member = holder.members.find(({ key }) => key === last);
    if (member) return member.keyAt;
  }
  // What is missing stands where it would belong.
  return (nodeAt(node, steps) ?? holder ?? node).at;
}

function clauseOf(steps: readonly Step[], found: string): string {
  const [last] = steps.slice(-1);
  if (last === undefined) return `Found ${found}`;
  const name = typeof last === 'number' ? pathText(steps) : `"${last}"`;
  return found === 'nothing' ? `${name} is missing` : `${name} is ${found}`;
}

function pathText(steps: readonly Step[]): string {
  return steps
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`))
    .join('');
}

import { type Problem, problemAt } from '@cardscape/kernel';
import type { JsonNode, Source } from '@cardscape/kernel/json';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseAllDocuments,
  type Scalar,
} from 'yaml';

type Place = { line: number; column: number };

/** Lists within lists within lists: a rules file has no more. */
const DEEPEST = 12;
/** Names for parts of the file (`*name`) could make it grow without end. */
const MOST_NODES = 200_000;

/** What keeps a text from being read, and where. */
class Unreadable extends Error {
  readonly at: Place;

  constructor(at: Place, message: string) {
    super(message);
    this.at = at;
  }
}

/** Reads YAML, of which JSON is a part, as values that know where they stand. Numbers and the like are texts, as they are written. */
export function readYaml(
  text: string,
  file: string,
): { readonly source: Source } | { readonly problem: Problem } {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, uniqueKeys: true });
  const [document] = 'empty' in documents ? [] : documents;
  if (!document?.contents)
    return { problem: notYaml(file, START, 'There is nothing in this file.') };
  const [error] = document.errors;
  if (error) return { problem: notYaml(file, linePlace(error.linePos?.[0]), messageOf(error)) };
  try {
    if (documents.length > 1) {
      const at = lines.linePos(documents[1]?.range[0] ?? 0);
      throw new Unreadable(linePlace(at), 'A second document begins here; expected one alone.');
    }
    const node = new Reader(document, lines).node(document.contents as ParsedNode, 0);
    return { source: { file, node, path: [] } };
  } catch (fault) {
    if (!(fault instanceof Unreadable)) throw fault;
    return { problem: notYaml(file, fault.at, fault.message) };
  }
}

const START: Place = { line: 1, column: 1 };

/** Makes nodes of a document. */
class Reader {
  private readonly document: Document.Parsed;
  private readonly lines: LineCounter;
  private made = 0;

  constructor(document: Document.Parsed, lines: LineCounter) {
    this.document = document;
    this.lines = lines;
  }

  node(given: ParsedNode | null, depth: number): JsonNode {
    const at = this.placeOf(given);
    if (++this.made > MOST_NODES || depth > DEEPEST)
      throw new Unreadable(at, 'This file repeats itself too often, or too deep.');
    if (isAlias(given)) return this.alias(given, at, depth);
    if (isMap(given)) {
      const members = given.items.map(({ key, value }) => {
        const keyAt = this.placeOf(key);
        if (!isScalar(key)) throw new Unreadable(keyAt, 'Expected a name in front of the colon.');
        return {
          key: writtenAs(key),
          keyAt,
          value: value ? this.node(value, depth + 1) : nothing(keyAt),
        };
      });
      return { kind: 'object', at, members };
    }
    if (isSeq(given)) {
      const items = given.items.map((item) => this.node(item, depth + 1));
      const end = this.lines.linePos(given.range[1]);
      return { kind: 'array', at, items, end: { line: end.line, column: end.col } };
    }
    if (!isScalar(given) || given.value === null) return nothing(at);
    return { kind: 'plain', at, value: writtenAs(given), written: String(given.source) };
  }

  private alias(given: ParsedNode, at: Place, depth: number): JsonNode {
    const meant = isAlias(given) ? given.resolve(this.document) : undefined;
    if (!meant) throw new Unreadable(at, 'Nothing before this has that name.');
    return { ...this.node(meant as ParsedNode, depth + 1), at };
  }

  private placeOf(given: ParsedNode | null): Place {
    return linePlace(this.lines.linePos(given?.range[0] ?? 0));
  }
}

/** 01 stays 01. */
function writtenAs({ value, source }: Scalar): string {
  return typeof value === 'string' ? value : String(source ?? value);
}

function nothing(at: Place): JsonNode {
  return { kind: 'plain', at, value: null, written: 'nothing' };
}

function linePlace(place: { line: number; col: number } | undefined): Place {
  return place ? { line: Math.max(1, place.line), column: Math.max(1, place.col) } : START;
}

/** The first line of it: the others draw the place. */
function messageOf({ message }: Error): string {
  const [first = ''] = message.split('\n');
  return `This is not YAML: ${first.replace(/ at line \d+, column \d+:?$/, '').replace(/[.:]?$/, '.')}`;
}

function notYaml(file: string, at: Place, message: string): Problem {
  return problemAt(
    { file, ...at },
    { code: 'yaml', found: 'something else', expected: [], message },
  );
}

import {
  type Chunk,
  type FunctionDeclaration,
  type GlobalMention,
  type Identifier,
  inFile,
  type Node,
} from '@cardscape/lua';
import type { Spot } from '../cards/problem.ts';
import { type Pointcut, pointcutNamed } from '../interface/index.ts';

/** A function that stands at the top of a script. */
export interface TopFunction extends Spot {
  /** Empty for one that is never given a name. */
  readonly name: string;
  readonly isLocal: boolean;
  readonly isEmpty: boolean;
  readonly node: FunctionDeclaration;
  readonly parameters: readonly string[];
  readonly pointcut: Pointcut | undefined;
  /** The global names inside of it. */
  readonly mentions: readonly GlobalMention[];
  /** Names of other functions of the top that are used inside of it. */
  readonly uses: ReadonlySet<string>;
}

/** What can be known of a script without running it. */
export interface ScriptFacts {
  readonly functions: readonly TopFunction[];
  /** The global names outside of functions. */
  readonly outside: readonly GlobalMention[];
  readonly mentions: readonly GlobalMention[];
  /** Variables that have a value before any function is called. */
  readonly setOutside: ReadonlySet<string>;
  /** Whether a name stands for a variable of the whole file, global or local. */
  isOfFile(node: Identifier): boolean;
  /** Whether a name stands for a parameter of a function at the top. */
  isParameter(node: Identifier, of: TopFunction, place: number): boolean;
  spot(node: Node): Spot;
  place(mention: GlobalMention): Spot;
}

/** Takes a script apart by the functions at its top. */
export function factsOf(chunk: Chunk): ScriptFacts {
  const { resolution, place } = chunk;
  const { main, globals, references, variables } = resolution;
  const spot = (node: Node): Spot => {
    const { line, column } = node.loc?.start ?? { line: 1, column: 0 };
    return inFile(place, line, column);
  };
  const tops = [...resolution.functions].filter(([, scope]) => scope.parent === main);
  const globalNames = new Map(
    globals.flatMap((one) => (one.defines ? [[one.defines, one.name]] : [])),
  );
  const localNames = new Set(
    [...variables.values()].flatMap(({ name, owner }) => (owner === main ? [name] : [])),
  );
  const functions = tops.map(([node]): TopFunction => {
    const isLocal = node.isLocal;
    const name = globalNames.get(node) ?? localName(node) ?? '';
    const inside = globals.filter((one) => isInside(one.node, node));
    const captured = [...references].flatMap(([identifier, reference]) =>
      reference.kind !== 'global' && isInside(identifier, node) && localNames.has(identifier.name)
        ? [identifier.name]
        : [],
    );
    return {
      name,
      isLocal,
      isEmpty: node.body.length === 0,
      node,
      parameters: node.parameters.flatMap((one) => (one.type === 'Identifier' ? [one.name] : [])),
      pointcut: isLocal ? undefined : pointcutNamed(name),
      ...spot(node),
      mentions: inside,
      uses: new Set([...inside.map((one) => one.name), ...captured]),
    };
  });
  const outside = globals.filter(({ inFunction }) => !inFunction);
  return {
    functions,
    outside,
    mentions: globals,
    setOutside: new Set([
      ...outside.flatMap((one) => (one.use === 'assigned' ? [one.name] : [])),
      ...localNames,
    ]),
    isOfFile: (node) => {
      const reference = references.get(node);
      if (!reference || reference.kind === 'global') return reference !== undefined;
      return reference.variable.owner === main;
    },
    isParameter: (node, of, index) => {
      const reference = references.get(node);
      if (!reference || reference.kind === 'global') return false;
      return reference.variable === resolution.functions.get(of.node)?.parameters[index];
    },
    spot,
    place: (mention) => spot(mention.node),
  };
}

/** The functions that can come to run when this one does, itself included. */
export function reachOf({ functions }: ScriptFacts, from: TopFunction): Set<TopFunction> {
  const reached = new Set<TopFunction>([from]);
  for (const one of reached)
    for (const other of functions)
      if (other.name === '' || one.uses.has(other.name)) reached.add(other);
  return reached;
}

function localName({ identifier }: FunctionDeclaration): string | undefined {
  return identifier?.type === 'Identifier' ? identifier.name : undefined;
}

interface Ranged {
  readonly range?: readonly [number, number];
}

function isInside(inner: object, outer: object): boolean {
  const [start, end] = (inner as Ranged).range ?? [0, 0];
  const [from, to] = (outer as Ranged).range ?? [0, 0];
  // The name of a function stands within its range, but is not inside of it.
  const { identifier } = outer as FunctionDeclaration;
  return inner !== identifier && start >= from && end <= to;
}

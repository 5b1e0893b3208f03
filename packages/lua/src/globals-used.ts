import type { Chunk } from './compile.ts';
import { inFile } from './syntax/parse.ts';
import { argumentsOf, isOpenExpression } from './syntax/resolve.ts';
import type { Position } from './trace.ts';

/** A global name in a source. */
export interface GlobalUse extends Position {
  readonly name: string;
  readonly use: 'read' | 'called' | 'assigned';
  /** Of a call: how many arguments are written; of an assigned function: how many it takes. */
  readonly arguments: number | undefined;
  /** Whether there may be more arguments, from a call or `...` at the end. */
  readonly open: boolean;
  /** The field that is read: `math` with `floor`. */
  readonly field: string | undefined;
}

/** Every global name a chunk reads, calls or assigns, in the order of the source. */
export function globalsUsed(chunk: Chunk): GlobalUse[] {
  const uses = chunk.resolution.globals.map(({ name, use, node, call, defines, field }) => {
    const { line, column } = node.loc?.start ?? { line: 1, column: 0 };
    const given = call ? argumentsOf(call) : [];
    const parameters = defines?.parameters.filter(({ type }) => type === 'Identifier');
    const lastIsOpen = isOpenExpression(given.at(-1), chunk.bracketed);
    return {
      ...inFile(chunk.place, line, column),
      name,
      use,
      arguments: call ? given.length - (lastIsOpen ? 1 : 0) : parameters?.length,
      open:
        lastIsOpen || (defines !== undefined && parameters?.length !== defines.parameters.length),
      field,
    };
  });
  return uses.sort((a, b) => a.line - b.line || a.column - b.column);
}

import { type KeywordName, keywordNamed, type Token } from './sentence.ts';

/** A token with its place in the list. */
export interface PlacedToken {
  readonly token: Token;
  readonly index: number;
}

/** Tokens that are read in one go, as far in as the paths they stand in. */
export interface SentenceLine {
  readonly depth: number;
  readonly tokens: readonly PlacedToken[];
}

type Path = 'SUCCESS_PATH' | 'FAILURE_PATH';

/** Cuts a keyword list into lines: one for each command, condition and path. */
export function linesOf(tokens: readonly Token[]): SentenceLine[] {
  const lines: { depth: number; tokens: PlacedToken[] }[] = [];
  // The paths that each open conditional still lacks; the innermost is last (R-K4).
  const open: Set<Path>[] = [];
  let depth = 0;
  tokens.forEach((token, index) => {
    const { keyword } = token;
    if (isPath(keyword)) {
      while (open.length > 0 && !open.at(-1)?.has(keyword)) open.pop();
      open.at(-1)?.delete(keyword);
      lines.push({ depth: Math.max(0, open.length - 1), tokens: [] });
      depth = open.length;
    } else if (startsLine(keyword, tokens[index - 1]?.keyword)) {
      lines.push({ depth, tokens: [] });
    }
    lines.at(-1)?.tokens.push({ token, index });
    if (keyword === 'EFFECT_CONDITIONAL') {
      open.push(new Set<Path>(['SUCCESS_PATH', 'FAILURE_PATH']));
      depth = open.length;
    }
  });
  return lines;
}

function isPath(keyword: KeywordName): keyword is Path {
  return keyword === 'SUCCESS_PATH' || keyword === 'FAILURE_PATH';
}

function startsLine(keyword: KeywordName, before: KeywordName | undefined): boolean {
  if (before === undefined || before === 'END_COMMAND') return true;
  const group = keywordNamed(keyword)?.group;
  return group === 'effect' || group === 'condition';
}

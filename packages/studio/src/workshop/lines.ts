import { sorted } from '../effects/refine.ts';

/** The lines of a text that say something, without the blanks around them. */
export function linesIn(text: string): string[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Lines as a file has them: each with its end. */
export function asLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** The lines of a text in the order of their code points, without the empty ones. */
export function sortedLines(text: string): string[] {
  return sorted(linesIn(text));
}

/** A text without the lines that it has had before; the others stay as they are. */
export function withoutRepeats(text: string): { readonly text: string; readonly removed: number } {
  const lines = text.match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? [];
  const known = new Set<string>();
  const kept = lines.filter((line) => {
    const said = line.replace(/[\r\n]+$/, '');
    return !known.has(said) && known.add(said);
  });
  return { text: kept.join(''), removed: lines.length - kept.length };
}

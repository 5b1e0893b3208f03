/** A word, a part of one, or a mark of a text, in small letters. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** "isn't" is read as "is not". */
const DENIED = /^(is|are|was|were|has|have)n['’]t$/;

/** Words after which "'s" is "is"; after "it" it may also be a slip for "its". */
const STANDS_FOR_IS: ReadonlySet<string> = new Set(['that', 'there']);

/** Adds a word that hyphens or apostrophes tie together: in pieces, its possessive as "'s". */
export function addTied(pieces: Piece[], word: string, start: number): void {
  let at = start;
  for (const part of word.split('-')) {
    const denied = DENIED.exec(part)?.[1];
    if (denied) {
      const cut = at + denied.length;
      pieces.push({ text: denied, start: at, end: cut });
      pieces.push({ text: 'not', start: at, end: at + part.length });
      at += part.length + 1;
      continue;
    }
    const bare = part.replace(/['’]s$|(?<=s)['’]$/, '');
    pieces.push({ text: bare.replace('’', "'"), start: at, end: at + bare.length });
    const text = STANDS_FOR_IS.has(bare) ? 'is' : "'s";
    if (bare !== part) pieces.push({ text, start: at + bare.length, end: at + part.length });
    at += part.length + 1;
  }
}

/** The pieces that a word of the lexicon is read in. */
export function inPieces(word: string): string[] {
  if (!/^[a-z]/.test(word)) return [word];
  const pieces: Piece[] = [];
  addTied(pieces, word, 0);
  return pieces.map(({ text }) => text);
}

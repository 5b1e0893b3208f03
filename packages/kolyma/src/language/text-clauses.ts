/** A word, number or mark of a card's text, in lower case and without possessive endings. */
export interface Word {
  text: string;
  /** The number it stands for, with the sign it is written with. */
  number?: number;
}

/** A part of a sentence that says one thing. */
export interface Clause {
  words: Word[];
  /** Whether it says when something happens, not what. */
  condition: boolean;
}

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const JOINTS = new Set(['and', 'then', 'but', 'or', 'otherwise', 'else', 'instead']);
const SENTENCE_ENDS = new Set(['.', '!', '?', ';']);
const CONDITION_STARTS = new Set(['if', 'when', 'whenever', 'while', 'unless', 'once', 'after']);
const CONDITION_ENDS = new Set([',', ':', 'then', ...SENTENCE_ENDS]);
const MARK = /^[^\p{L}\p{N}+-]$/u;

/** Splits a text into words, numbers and marks. */
function words(text: string): Word[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replaceAll('−', '-');
  const pieces = plain.match(/(?<!\w)[+-]?\d+|\p{L}[\p{L}'-]*|[^\s]/gu) ?? [];
  return pieces.map((piece) => {
    const stem = piece.split("'")[0] || piece;
    const spelt = NUMBER_WORDS.indexOf(stem);
    const number = spelt >= 0 ? spelt : Number.parseInt(piece, 10);
    return Number.isNaN(number) ? { text: stem } : { text: piece, number };
  });
}

/** Splits a text into clauses, at marks and at words such as "and" and "then". */
export function clauses(text: string): Clause[] {
  const found: Clause[] = [];
  let current: Word[] = [];
  let condition = false;
  const close = () => {
    if (current.length > 0) found.push({ words: current, condition });
    current = [];
  };
  const all = words(text);
  for (const [place, word] of all.entries()) {
    const border = JOINTS.has(word.text) || MARK.test(word.text);
    const opens = CONDITION_STARTS.has(word.text);
    if (border || opens) close();
    if (CONDITION_ENDS.has(word.text) && !goesOn(all, place)) condition = false;
    if (opens) condition = true;
    if (!border) current.push(word);
  }
  close();
  return found;
}

/** "If you have a card, your opponent has none and ...": does another condition follow the comma? */
function goesOn(all: readonly Word[], place: number): boolean {
  if (all[place]?.text !== ',') return false;
  const next = all.slice(place + 1).map(({ text }) => text);
  const subject = next.indexOf('you') === 0 ? 1 : next.indexOf('opponent') + 1;
  return subject > 0 && subject <= 2 && HAVING.has(next[subject] ?? '');
}

const HAVING = new Set(['has', 'have']);

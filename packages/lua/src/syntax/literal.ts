const LONG = /^\[(=*)\[(?:\r\n|\n\r|\n|\r)?([\s\S]*)\]\1\]$/;
const ESCAPE = /\\(?:z\s*|x([\da-fA-F]{2})|u\{([\da-fA-F]+)\}|(\d{1,3})|(\r\n|\n\r|[\s\S]))/g;

const LETTERS: Record<string, string> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** The text of a string literal, given as it stands in the source. */
export function stringText(raw: string): string {
  const long = LONG.exec(raw);
  if (long) return (long[2] ?? '').replace(/\r\n|\n\r|\r/g, '\n');
  return raw.slice(1, -1).replace(ESCAPE, escaped);
}

function escaped(
  _: string,
  hex?: string,
  point?: string,
  decimal?: string,
  other?: string,
): string {
  if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
  if (point !== undefined) return String.fromCodePoint(Number.parseInt(point, 16));
  if (decimal !== undefined) return String.fromCharCode(Number(decimal));
  if (other === undefined) return '';
  if (/[\r\n]/.test(other)) return '\n';
  return LETTERS[other] ?? other;
}

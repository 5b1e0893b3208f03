const WORDS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

const INTEGER = /^[+-]?\d+$/;

/** A value with an offset added: integers only; anything else stays as it is. */
export function addTo(value: string, offset: bigint): string {
  return offset !== 0n && INTEGER.test(value) ? String(BigInt(value) + offset) : value;
}

/** The same, where number words count too. */
export function countOn(value: string, offset: bigint): string {
  const place = WORDS.indexOf(value.toLowerCase());
  if (place < 0) return addTo(value, offset);
  const sum = BigInt(place) + offset;
  const word = WORDS[Number(sum)];
  if (word === undefined) return String(sum);
  const capital = value.charAt(0) !== value.charAt(0).toLowerCase();
  return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

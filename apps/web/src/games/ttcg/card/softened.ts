/** Words shorter than this fit on every tile. */
const longWord = 10;
/** So many letters stay together at either end. */
const least = 3;

/** A name whose long words may be parted with a hyphen, near their middle and before a syllable. */
export function softened(name: string): string {
  return name.replace(/[a-z]+/gi, (word) => (word.length < longWord ? word : parted(word)));
}

function parted(word: string): string {
  const middle = word.length / 2;
  const places = [...word.matchAll(/(?<=.)[^aeiouy](?=[aeiouy])/gi)]
    .map(({ index }) => index)
    .filter((at) => at >= least && word.length - at >= least)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const [at] = places;
  return at === undefined ? word : `${word.slice(0, at)}\u00ad${word.slice(at)}`;
}

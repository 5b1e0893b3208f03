/** Things, each with the words in names that speak of it. */
type WordsOfThings = readonly (readonly [thing: string, words: string])[];

/** What a spell's picture shows if one of these words is in its name, the first that fits. */
const spells: WordsOfThings = [
  ['spyglass', 'sextant survey telescope'],
  ['mirror', 'mirror mirrors parallax'],
  ['jewel', 'lens charm tooth jewel amber'],
  ['rope', 'chain knot cord'],
  ['trap', 'tripwire snare trap'],
  ['bridge', 'watershed switchback bridge'],
  ['book', 'archive almanac edition table atlas'],
  ['ledger', 'notebook contract ledger'],
  ['orb', 'battery storm confluence circle'],
  ['boat', 'detour drift reckoning boat'],
  ['sled', 'rations creepers sled'],
  ['boots', 'boots turn'],
  ['campfire', 'flare burn scorched fire'],
  ['candle', 'candle match'],
  ['lantern', 'lamp'],
  ['tent', 'cloak expedition camp'],
  ['compass', 'compass compasses declination'],
  ['flask', 'bottled spring'],
  ['hourglass', 'sand quicksand hourglass'],
  ['clock', 'clockwork clock season'],
  ['bell', 'bell'],
  ['gate', 'gate border'],
  ['crown', 'coronation crown'],
  ['sword', 'lance sword blade'],
  ['shield', 'shield'],
  ['pickaxe', 'excavation scree crack'],
  ['skull', 'grave skull'],
  ['mask', 'false forged mask'],
  ['runestone', 'rune signpost stone'],
  ['hammer', 'parts stake'],
  ['knife', 'whetstone knife'],
  ['feather', 'glider ink erasure'],
  ['cards', 'prayer card sheet'],
  ['map', 'map contour relief latitude'],
  ['letter', 'postcard packet stamp'],
  ['scroll', 'permit deed treaty order'],
  ['wand', 'bone wand'],
  ['drum', 'whistle drum'],
  ['dice', 'pebble lucky dice'],
  ['chest', 'moss chest'],
  ['scales', 'weight scales triangulation'],
  ['key', 'key'],
];

/** The same for what is worn and wielded. */
const gear: WordsOfThings = [
  ['shield', 'shield aegis buckler'],
  ['sword', 'blade sword lance crossbow bow boathook'],
  ['hammer', 'maul hammer pump bellows'],
  ['pickaxe', 'pick spade'],
  ['wand', 'staff rod'],
  ['rope', 'line chain satchel'],
  ['helmet', 'armor mail coat cloak gloves helm'],
  ['lantern', 'lantern lamp'],
  ['compass', 'compass'],
  ['spyglass', 'glass sunglass'],
  ['flask', 'chalice flask'],
  ['dice', 'dice knucklebones'],
  ['crown', 'crown'],
  ['jewel', 'ring jewel'],
  ['mask', 'mask'],
  ['book', 'almanac book'],
  ['ledger', 'ledger'],
];

/** What a name can speak of, by what kind of thing it is; the first list that has a word decides. */
export const namedThings = { spell: [spells], gear: [gear, spells] } as const;

/** The thing that a name speaks of; undefined lets the picture choose by the name. */
export function namedThing(name: string, kind: keyof typeof namedThings): string | undefined {
  const words = new Set(name.toLowerCase().match(/[a-z]+/g));
  const known = namedThings[kind].flat();
  return known.find(([, speaking]) => speaking.split(' ').some((word) => words.has(word)))?.[0];
}

/** What a spell's picture shows if one of these words is in its name, the first that fits. */
const thingsByWord: readonly (readonly [thing: string, words: string])[] = [
  ['spyglass', 'sextant lens parallax telescope scope survey'],
  ['rope', 'chain tripwire knot wire line lines cord'],
  ['book', 'notebook archive almanac edition table atlas'],
  ['map', 'map sheet drift contour relief latitude shading erasure'],
  ['letter', 'postcard card packet order mail'],
  ['scroll', 'permit deed treaty contract rubbing revocation correction names'],
  ['boots', 'boots creepers turn path switchback detour'],
  ['campfire', 'match flare burn fire'],
  ['lantern', 'lamp expedition light'],
  ['candle', 'candle'],
  ['orb', 'circle pebble confluence storm front'],
  ['compass', 'lodestone compass compasses declination magnetic reckoning'],
  ['flask', 'bottled spring watershed jar milk battery'],
  ['hourglass', 'hourglass sand quicksand'],
  ['clock', 'clockwork clock season'],
  ['bell', 'bell'],
  ['gate', 'gate border hall'],
  ['crown', 'coronation crown'],
  ['mirror', 'mirror mirrors'],
  ['sword', 'lance sword blade'],
  ['shield', 'shield'],
  ['pickaxe', 'excavation quarry scree crack'],
  ['runestone', 'marker stone rune stake signpost summit'],
  ['hammer', 'parts whetstone work'],
  ['feather', 'glider ink feather'],
  ['tent', 'cloak rations camp'],
  ['knife', 'tooth knife'],
  ['wand', 'whistle wand'],
  ['key', 'key'],
  ['jewel', 'moss amber jewel charm'],
  ['scales', 'weight scales triangulation'],
];

/** The thing in a spell's picture; undefined lets the picture choose by the name. */
export function spellThing(name: string): string | undefined {
  const words = new Set(name.toLowerCase().match(/[a-z]+/g));
  return thingsByWord.find(([, known]) => known.split(' ').some((word) => words.has(word)))?.[0];
}

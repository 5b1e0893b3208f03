/** What the picture of an equipment shows if one of these words is in its name, the first that fits. */
const thingsByWord: readonly (readonly [thing: string, words: string])[] = [
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

/** The thing in an equipment's picture; undefined lets the picture choose by the name. */
export function gearThing(name: string): string | undefined {
  const words = new Set(name.toLowerCase().match(/[a-z]+/g));
  return thingsByWord.find(([, known]) => known.split(' ').some((word) => words.has(word)))?.[0];
}

import { seaKinds } from './aquatic.ts';
import { birdKinds } from './avian.ts';
import { beastKinds } from './beast.ts';
import { plantKinds } from './botanic.ts';
import { crawlerKinds } from './crawlers.ts';
import type { Figure, FigureDrawing } from './figure.ts';
import { insectKinds } from './insect.ts';
import { machineKinds } from './machine.ts';
import { reptileKinds } from './reptile.ts';
import { figureDrawings } from './table.ts';
import { deadKinds } from './undead.ts';

const { spider, crab, frog, snail, wasp } = crawlerKinds;

/** What can be seen on a card of each subtype that has several kinds. */
const kinds: Partial<Record<Figure, Readonly<Record<string, FigureDrawing | undefined>>>> = {
  beast: { ...beastKinds, snail, frog },
  avian: birdKinds,
  aquatic: { ...seaKinds, crab, frog, snail },
  botanic: plantKinds,
  insect: { ...insectKinds, spider, wasp },
  machine: machineKinds,
  reptile: { ...reptileKinds, frog },
  undead: { ...deadKinds, ...beastKinds, crab, snake: reptileKinds.snake },
};

/** The words in names that tell what is to be seen. */
const wordsByKind: Readonly<Record<string, string>> = {
  wolf: 'wolf wolfmoss hound pup fox dog jackal terrier',
  stag: 'stag hart fawn deer elk doe',
  bear: 'bear cub badger mole auditor',
  boar: 'boar hog pig hedgeling',
  lion: 'lion cat lynx panther',
  ram: 'ram sheep',
  bull: 'bull ox cow bison calf',
  goat: 'goat ibex',
  horse: 'horse filly mare farrier pony',
  hare: 'hare rabbit',
  mouse: 'mouse rat vole otter ferret',
  wading: 'heron crane stork guillemot finch ibis pelican',
  perched: 'crow raven rook wren gull pigeon owl choir sparrow',
  soaring: 'falcon harrier lammergeier swift eagle hawk kestrel albatross roc phoenix',
  fish: 'fish sprat carp minnow skipper perch',
  shark: 'shark whale surveyor',
  octopus: 'octopus squid clerk pearls',
  seaSerpent: 'eel leviathan siren reef',
  treant: 'oak tree treeline heartwood kelp bramble',
  snapper: 'lily thistle flower rose burr acorn',
  mushroom: 'mushroom fungus puffball mycel',
  beetle: 'beetle ant mite leafcutter hive',
  moth: 'moth butterfly mayfly herald',
  mantis: 'mantis locust',
  scorpion: 'scorpion',
  spider: 'spider widow webs',
  wasp: 'wasp bee comb honeycomb hornet pepperwing torchfly',
  crab: 'crab lobster',
  frog: 'frog toad',
  snail: 'snail slug',
  colossus: 'golem titan colossus overseer regent engine',
  walker: 'walker drone sentinel theodolite buoy lead',
  snake: 'snake adder serpent rattler viper',
  lizard: 'lizard gecko skink newt salamander crocodile basilisk',
  turtle: 'tortoise turtle thornback',
  skeleton: 'bone skeleton scarecrow tinker',
  reaper: 'lich reaper hollow empress',
  risen: 'mummy drowned coffin',
};

const kindByWord = new Map(
  Object.entries(wordsByKind).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind] as const),
  ),
);

/** The drawing that a name asks for, if one of its words, the last first, says what is to be seen. */
export function drawingNamed(name: string, figure: Figure): FigureDrawing | undefined {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  for (const word of words.reverse()) {
    const drawing = kinds[figure]?.[kindByWord.get(word) ?? ''];
    if (drawing) return drawing;
  }
  return undefined;
}

/** Which of a card's subtypes its picture shows: the one that its name speaks of, or the first. */
export function figureOf(name: string, subtypes: readonly string[]): Figure | undefined {
  const known = subtypes.filter(isFigure);
  return known.find((subtype) => drawingNamed(name, subtype)) ?? known[0];
}

function isFigure(subtype: string): subtype is Exclude<Figure, 'object'> {
  return Object.hasOwn(figureDrawings, subtype) && subtype !== 'portrait';
}

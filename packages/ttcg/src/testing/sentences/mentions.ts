import type { UnitType } from '../../language/tree/tree.ts';

export const TYPES: readonly UnitType[] = [
  ...(['water', 'fire', 'earth', 'air'] as const),
  ...(['nature', 'electric', 'light', 'dark'] as const),
];

export const SUBTYPES = [
  ...['avian', 'dragon', 'beast', 'elemental', 'aquatic', 'warrior', 'spellcaster', 'machine'],
  ...['ghost', 'insect', 'reptile', 'fairy', 'undead', 'botanic'],
];

/** Words for subtypes that are not among those of the set, or are written otherwise (R-T192). */
const NAMED: Readonly<Record<string, string>> = {
  flying: 'flying',
  humanoid: 'humanoid',
  'spell-caster': 'spellcaster',
};

/** What a text says of cards, told by its words alone. */
export interface Mentions {
  readonly types: readonly UnitType[];
  readonly subtypes: readonly string[];
  /** Ranks of units, or of any card, that would fit what it says. */
  readonly ranks: readonly number[];
  readonly spellRanks: readonly number[];
  /** Subtypes that it does not name. */
  readonly otherSubtypes: readonly string[];
  /** Does it speak of equip cards, wherever they lie? */
  readonly equips: boolean;
}

/** The types, subtypes and ranks that a text names. */
export function mentionsOf(text: string): Mentions {
  const words = withoutNew(text.toLowerCase());
  const has = (word: string) => new RegExp(`\\b${word}(s|es)?\\b`).test(words);
  const old = Object.keys(NAMED).filter((word) => words.includes(word));
  const spelled = words.replaceAll('fairies', 'fairy').replaceAll('spell-caster', '');
  return {
    types: TYPES.filter((type) => has(type)),
    subtypes: [
      ...SUBTYPES.filter((one) => new RegExp(`\\b${one}s?\\b`).test(spelled)),
      ...old.map((word) => NAMED[word] as string),
    ],
    equips: /equip card/.test(words),
    otherSubtypes: SUBTYPES.filter((one) => !text.toLowerCase().includes(one.slice(0, -1))),
    ...ranksIn(words),
  };
}

/** What a card is to become, it is not yet. */
function withoutNew(words: string): string {
  return words
    .replace(/(change the type of .*? to) \w+/, '$1')
    .replace(/(also treated as|becomes an?) \w+( units?)?/, '$1')
    .replace(/is also an? \w+/, '');
}

const RANK =
  /(?:rank|level)(?: of| is)?(?: exactly)? (\d)(?: (?:to|or) (\d))?(?: or (lower|higher))?((?: [a-z]+){0,2})/g;

function ranksIn(words: string): Pick<Mentions, 'ranks' | 'spellRanks'> {
  const ranks = new Set<number>();
  const spellRanks = new Set<number>();
  for (const [, from, to, way, after = ''] of words.matchAll(RANK)) {
    const first = Number(from);
    const isSpell = /\bspells?\b/.test(after) && !/\bunits?\b/.test(after);
    const highest = isSpell ? 3 : 5;
    const last = way === 'lower' ? first - 1 : way === 'higher' ? first + 1 : Number(to ?? first);
    for (const rank of [first, last])
      if (rank >= 1 && rank <= highest) (isSpell ? spellRanks : ranks).add(rank);
  }
  if (/higher rank/.test(words)) for (const rank of [4, 5]) ranks.add(rank);
  if (/lower rank/.test(words)) for (const rank of [1, 2]) ranks.add(rank);
  // What is played on the field at a higher rank is played on what it ranks up.
  if (/rank up|level up|promote|ranked up|\bplay|to your side of the field/.test(words))
    for (const wanted of [ranks, spellRanks])
      for (const rank of [...wanted]) if (rank > 1) wanted.add(rank - 1);
  return { ranks: [...ranks], spellRanks: [...spellRanks] };
}

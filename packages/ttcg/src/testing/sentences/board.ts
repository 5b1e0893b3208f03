import type { UnitType } from '../../language/tree/tree.ts';
import type { Position, PositionPlayer, PositionStack } from '../../trial/position.ts';
import { type DOES, nameOfPart, type Part, STAR } from './cast.ts';
import { type Mentions, mentionsOf, SUBTYPES, TYPES } from './mentions.ts';

/** Where the star is. */
export type Home = 'field' | 'hand' | 'discard' | 'deck' | 'under';

/** How a board differs from the usual, crowded one. */
export interface Variant {
  readonly name: string;
  readonly home?: Home;
  /** The star was tapped in an earlier turn. */
  readonly tapped?: boolean;
  /** What the helpers of each player do, in place of the usual. */
  readonly yours?: Helpers;
  readonly theirs?: Helpers;
  /** How many units each player has besides the star. */
  readonly units?: number;
  readonly enemies?: number;
  readonly hands?: readonly [number, number];
  readonly points?: readonly [number, number];
  readonly decks?: readonly [number, number];
  /** All units are tapped, or all are untapped. */
  readonly all?: 'tapped' | 'untapped';
  /** Nothing lies below any unit. */
  readonly noSpells?: boolean;
  /** Of the star; and of all units. */
  readonly strength?: number;
  readonly strengths?: number;
  /** A last enemy that nothing can stand up to. */
  readonly giant?: boolean;
  /** No unit is unlike what the text names; all are of one type. */
  readonly alike?: boolean;
  readonly starRank?: number;
  /** Ranks of the units, in place of those that the text names. */
  readonly ranks?: readonly number[];
  /** So many cards of the decks are turned from the top to the bottom. */
  readonly turned?: number;
  /** Your deck has another star. */
  readonly twin?: boolean;
  /** All cards of your hand, instead of the usual ones. */
  readonly hand?: readonly Part[];
  /** The second unit of each side is not of the subtypes that the text names. */
  readonly mixed?: boolean;
  readonly discards?: readonly [number, number];
  /** Hands begin with units of the named subtypes, but of a type that is not named. */
  readonly strangers?: boolean;
  /** The type of your first unit, of rank 1: one that cards are to become. */
  readonly footing?: UnitType;
  /** The star lies at an end of its row. */
  readonly column?: number;
  /** The bonus of all spells but the star. */
  readonly bonus?: number;
  /** Nothing lies across from the star. */
  readonly open?: boolean;
  /** Each player has a unit of the other one. */
  readonly lent?: boolean;
  /** Your units are all untapped. */
  readonly ready?: boolean;
  /** No two of your units are of one type. */
  readonly varied?: boolean;
  /** All spells but the star are tapped. */
  readonly spent?: boolean;
  /** What the first unit of each hand does. */
  readonly held?: Does;
  /** What a unit in each discard pile does. */
  readonly buried?: Does;
  /** The rank of the spell below the star. */
  readonly below?: number;
}

type Does = keyof typeof DOES;

interface Helpers {
  readonly units?: readonly Does[];
  readonly spells?: readonly Does[];
}

const USUAL: Required<Helpers> = {
  units: ['harms', 'mills', 'finds', 'robs', 'moves'],
  spells: ['destroys', 'returns', 'draws', 'equips', 'mends'],
};

/** The star, as the text would have it: what is spoken of beside it is like it. */
export function starPart(text: string, on: 'unit' | 'spell', variant: Variant): Part {
  if (on === 'spell') {
    const next = /rank up this card with a rank (\d)/i.exec(text)?.[1];
    return {
      type: 'spell',
      rank: next === undefined ? 2 : Number(next) - 1,
      ...(variant.strength !== undefined && { strength: variant.strength }),
    };
  }
  const { types, subtypes } = mentionsOf(text);
  return {
    type: types[0] ?? 'fire',
    subtypes: subtypes.length > 0 ? subtypes.slice(0, 2) : usualSubtypes(mentionsOf(text), 0),
    rank: variant.starRank ?? 3,
    ...(variant.strength !== undefined && { strength: variant.strength }),
  };
}

/** A position made for a text: most cards in it are such as the text speaks of. */
export function boardFor(text: string, on: 'unit' | 'spell', variant: Variant): Position {
  const mentions = mentionsOf(text);
  const said = variant.ranks ? { ...mentions, ranks: variant.ranks } : mentions;
  const star = starPart(text, on, variant);
  return {
    turn: 7,
    active: 0,
    seed: variant.name,
    players: [side(said, star, on, variant, 0), side(said, star, on, variant, 1)],
  };
}

/** Where the star lies on the field, unless a board has it elsewhere. */
export const STAR_COLUMN = 2;

function side(
  said: Mentions,
  star: Part,
  on: 'unit' | 'spell',
  variant: Variant,
  seat: 0 | 1,
): PositionPlayer {
  const { home = 'field', tapped = false } = variant;
  const helpers = { ...USUAL, ...(seat === 0 ? variant.yours : variant.theirs) };
  const isHere = seat === 0 && (home === 'field' || home === 'under');
  const starRow = isHere ? on : undefined;
  const units = unitRow(said, star, helpers.units, variant, seat, starRow === 'unit');
  const spells = variant.noSpells
    ? [null, null, null, null, null]
    : spellRow(said, helpers.spells, seat, starRow === 'spell', units[1] !== null, variant);
  if (seat === 0 && variant.below) spells[STAR_COLUMN] = { stack: spellStack(variant.below) };
  if (isHere) {
    const row = on === 'unit' ? units : spells;
    const foundation = on === 'unit' ? under(star) : star.rank === 2 ? [spell(1)] : [];
    const cover = on === 'unit' ? unit(star.type, star.subtypes ?? [], 4) : spell(3);
    const stack = home === 'under' ? [cover, STAR, ...foundation] : [STAR, ...foundation];
    const { column = STAR_COLUMN } = variant;
    if (column !== STAR_COLUMN) row[STAR_COLUMN] = row[column] ?? null;
    row[column] = { stack, ...(tapped && home === 'field' && { tapped: true as const }) };
  }
  const at = (place: Home) => (seat === 0 && home === place ? [STAR] : []);
  const hand = seat === 0 && variant.hand ? variant.hand.map(nameOfPart) : handOf(said, star);
  if (variant.held)
    hand.unshift(nameOfPart({ ...likelyUnit(said, star, 0), rank: 1, does: variant.held }));
  if (variant.strangers) hand.unshift(...strangersOf(said));
  const hands = variant.hands?.[seat] ?? hand.length;
  const deck = turned(deckOf(said, star), variant.turned ?? 0);
  const discard = [...buriedIn(said, star, variant), ...discardOf(said, star)];
  return {
    points: variant.points?.[seat] ?? 20,
    hand: [...at('hand'), ...hand.slice(0, hands)],
    deck: [
      ...at('deck'),
      ...(seat === 0 && variant.twin ? [STAR] : []),
      ...deck.slice(0, variant.decks?.[seat] ?? deck.length),
    ],
    discard: [...at('discard'), ...discard.slice(0, variant.discards?.[seat] ?? discard.length)],
    units,
    spells,
  };
}

const turned = (cards: readonly string[], by: number) => [
  ...cards.slice(by),
  ...cards.slice(0, by),
];

type Row = (PositionStack | null)[];

/** Units such as the text speaks of, and last of all one that it does not. */
function unitRow(
  said: Mentions,
  star: Part,
  does: readonly Does[],
  variant: Variant,
  seat: 0 | 1,
  hasStar: boolean,
): Row {
  const columns = hasStar || variant.open ? [1, 3, 0, 4] : [2, 1, 3, 0];
  const count = (seat === 0 ? variant.units : variant.enemies) ?? 3 + seat;
  const row: Row = [null, null, null, null, null];
  for (const [place, column] of [...columns, 4].slice(0, count).entries()) {
    const isOdd = !variant.alike && !variant.varied && (place === 3 || (place === 2 && seat === 0));
    const part: Part = {
      ...(isOdd ? oddUnit(said) : likelyUnit(said, star, place)),
      ...(variant.alike && said.types.length === 0 && star.type !== 'spell' && { type: star.type }),
      ...(variant.home === 'hand' && place === 0 && isUnit(star) && below(star)),
      ...(variant.footing && place === 0 && seat === 0 && { type: variant.footing, rank: 1 }),
      ...(variant.mixed && place === 1 && { subtypes: oddUnit(said).subtypes ?? [] }),
      ...(variant.mixed && place === 0 && seat === 1 && { type: oddUnit(said).type }),
      ...(variant.varied && { type: TYPES[place + 2] ?? 'dark' }),
      ...(variant.strengths !== undefined && { strength: variant.strengths }),
      ...(variant.giant && seat === 1 && place === 3 && { strength: 3000 }),
      // The second unit is tapped: what is most wanted is done by others.
      does: does[([0, 3, 1, 2, 4][place] ?? 0) % does.length] ?? 'nothing',
    };
    const isTapped = variant.all
      ? variant.all === 'tapped'
      : place === 1 && !(variant.ready && seat === 0);
    row[column] = {
      stack: [nameOfPart(part), ...under(part)],
      ...(isTapped && {
        tapped: true,
        ...(part.does === 'continuous' && { works: 0 }),
        ...(part.does === 'echo' && { echoes: [0] }),
      }),
      ...(variant.lent && place === 0 && { owner: seat === 0 ? (1 as const) : (0 as const) }),
    };
  }
  return row;
}

const isUnit = ({ type }: Part): boolean => type !== 'spell';

/** What a card is played upon. */
function below({ type, subtypes = [], rank = 1 }: Part): Part {
  return { type, subtypes, rank: Math.max(1, rank - 1) };
}

/** Subtypes that the text does not name: one, and more for later units. */
function usualSubtypes({ otherSubtypes }: Mentions, place: number): readonly string[] {
  return otherSubtypes.slice(0, place + 1);
}

const TYPE_ROUND: readonly UnitType[] = ['light', 'dark', 'fire', 'water', 'earth'];

function likelyUnit(said: Mentions, star: Part, place: number): Part {
  const { types, subtypes, ranks } = said;
  const starType = star.type === 'spell' ? 'fire' : star.type;
  const round = types.length > 0 ? types : [starType, ...TYPE_ROUND];
  const rank = ranks.length > 0 ? ranks[place % ranks.length] : ([1, 2, 3][place % 3] as number);
  return {
    type: round[place % round.length] ?? 'fire',
    subtypes: subtypes.length > 0 ? subtypes : usualSubtypes(said, place),
    rank: rank ?? 1,
  };
}

/** A unit that fits nothing the text names. */
function oddUnit({ types, subtypes, ranks }: Mentions): Part {
  return {
    type: TYPES.find((type) => !types.includes(type)) ?? 'water',
    subtypes: [SUBTYPES.find((one) => !subtypes.includes(one)) ?? 'avian'],
    rank: [1, 2, 3, 4, 5].find((rank) => !ranks.includes(rank)) ?? 1,
  };
}

/** Units that could not be ranked up onto what the text names: of no such type, or of each that it names. */
function strangersOf(said: Mentions): string[] {
  const types = [oddUnit(said).type, ...(said.types.length > 1 ? said.types : [])];
  const next = said.ranks.map((rank) => rank + 1).filter((rank) => rank <= 5);
  return types.flatMap((type) =>
    [...new Set([2, 3, ...next])].map((rank) => unit(type, said.subtypes, rank)),
  );
}

function spellRow(
  { spellRanks, ranks }: Mentions,
  does: readonly Does[],
  seat: 0 | 1,
  hasStar: boolean,
  isEquipped: boolean,
  { bonus, spent }: Variant,
): Row {
  const wanted = spellRanks.length > 0 ? spellRanks : ranks.filter((rank) => rank <= 3);
  const round = wanted.length > 0 ? [...wanted].sort() : [1, 2, 1];
  const columns = hasStar ? [1, 0, 4] : [1, 2, 3, 0];
  const row: Row = [null, null, null, null, null];
  for (const [place, column] of columns.entries()) {
    const rank = round[place % round.length] ?? 1;
    const helper = does[place % does.length] ?? 'nothing';
    row[column] = {
      stack: spellStack(rank, helper, bonus),
      ...((spent || place === columns.length - 1) && { tapped: true as const }),
      ...(helper === 'equips' &&
        isEquipped && {
          tapped: true,
          works: 0,
          equippedTo: { seat, column: 2 },
        }),
    };
  }
  return row;
}

/** A spell upon those that it was ranked up from. */
function spellStack(rank: number, does?: Does, bonus?: number): string[] {
  return [
    spell(rank, does, bonus),
    ...Array.from({ length: rank - 1 }, (_, low) => spell(rank - 1 - low)),
  ];
}

/** What lies under a unit: its type, one rank lower each. */
function under({ type, subtypes = [], rank = 1 }: Part): string[] {
  return Array.from({ length: rank - 1 }, (_, low) => unit(type, subtypes, rank - 1 - low));
}

function unit(type: Part['type'], subtypes: readonly string[], rank: number): string {
  return nameOfPart({ type, subtypes, rank });
}

function spell(rank: number, does: Does = 'nothing', strength?: number): string {
  return nameOfPart({ type: 'spell', rank, does, ...(strength !== undefined && { strength }) });
}

/** Cards that the text speaks of, for piles: each rank that it names, and rank 1. */
function likely(said: Mentions, star: Part): string[] {
  const { types, subtypes, ranks } = said;
  const own = star.type === 'spell' ? 'fire' : star.type;
  const kinds = subtypes.length > 0 ? subtypes : usualSubtypes(said, 0);
  const all = [...new Set([...ranks, 1])];
  return [
    ...(said.equips ? [spell(1, 'equips')] : []),
    ...all.flatMap((rank) =>
      (types.length > 0 ? types : [own]).map((type) => unit(type, kinds, rank)),
    ),
  ];
}

function handOf(said: Mentions, star: Part): string[] {
  const own = star.type === 'spell' ? 'fire' : star.type;
  const subtypes = star.subtypes ?? ['dragon'];
  const ups = [0, 1].map((place) => {
    const { type, subtypes: kinds = [], rank = 1 } = likelyUnit(said, star, place);
    return unit(type, kinds, Math.min(5, rank + 1));
  });
  const spells = [...new Set([...said.spellRanks, 1, 2])].map((rank) => spell(rank));
  return [
    ...likely(said, star),
    ...ups,
    ...spells,
    unit(own, subtypes, 4),
    spell(3),
    unit(own, subtypes, 5),
  ].slice(0, 10);
}

function deckOf(said: Mentions, star: Part): string[] {
  const own = star.type === 'spell' ? 'fire' : star.type;
  const subtypes = star.subtypes ?? ['dragon'];
  const spells = [...new Set([...said.spellRanks, 1, 2, 3])].map((rank) => spell(rank));
  const round = [
    ...likely(said, star),
    ...spells,
    ...[4, 2, 3, 5].map((rank) => unit(own, subtypes, rank)),
    ...['light', 'dark', 'water'].map((type) => unit(type as UnitType, SUBTYPES.slice(1, 3), 1)),
    ...[2, 3, 4].map((rank) => nameOfPart({ ...likelyUnit(said, star, 0), rank })),
  ];
  return [...round, ...round].slice(0, 24);
}

/** A unit that does something, where a text speaks of effects of those in a discard pile. */
function buriedIn(said: Mentions, star: Part, { buried }: Variant): string[] {
  return buried ? [nameOfPart({ ...likelyUnit(said, star, 0), rank: 1, does: buried })] : [];
}

function discardOf(said: Mentions, star: Part): string[] {
  const wanted = likely(said, star);
  return [...wanted, ...wanted, ...deckOf(said, star).slice(0, 9)];
}

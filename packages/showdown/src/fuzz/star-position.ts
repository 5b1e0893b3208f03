import { below, type Decision, type Picks, type Random, randomPicks } from '@cardscape/kernel';
import type { CardDesign, CardType } from '../cards/index.ts';
import type { CardBook, Sheet } from '../rules/book/book.ts';
import { playKindOfSheet } from '../rules/position/duel.ts';
import type { PlayKind } from '../rules/position/position.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import type { SavedPosition, SavedSide } from '../trial/position.ts';

/** Where a card can be that has something to show. */
const PLACES = ['hand', 'table', 'build', 'level', 'foe', 'piles'] as const;

type StarPlace = (typeof PLACES)[number];

/** Enough for every ability of a set, and to play every card. */
const LEVEL = 120;
const LEARNED = 4;
const HAND = 4;
const DECK = 12;
const MOST_MOBS = 5;
const MOST_EQUIPS = 3;

/**
 * A crowded position in the middle of a match that brings a card to work: in the hand and payable, on
 * the table, under the character, about to be learned, against its player, or in a pile; in turn.
 */
export function starPosition(
  book: CardBook,
  star: CardDesign,
  turn: number,
  random: Random,
): SavedPosition {
  const place = PLACES[turn % PLACES.length] as StarPlace;
  const stopped = stoppedPlay(book, star);
  const side = (mine: boolean) => {
    const crowded = crowdedSide(book, mine ? star : undefined, random);
    if (!stopped) return crowded;
    return stopped.mine === mine
      ? withHand(book, crowded, stopped.kind, random)
      : withStopper(book, crowded, stopped.kind, mine && isLarge(star), random);
  };
  const own = withStar(side(true), star, place);
  const foe = side(false);
  const swapped = place === 'foe';
  return {
    seed: `star ${below(random, 2 ** 31)}`,
    turn: 9 + below(random, 6),
    active: 0,
    phase: place === 'level' || place === 'piles' || swapped ? 'start' : 'actions',
    players: swapped ? [foe, own] : [own, foe],
  };
}

/** A player's side with cards of all kinds, drawn from the book. */
function crowdedSide(book: CardBook, star: CardDesign | undefined, random: Random): SavedSide {
  const draw = (fits: (design: CardDesign) => boolean): string => {
    const fitting = book.sheets.filter(({ design }) => fits(design));
    return fitting[below(random, fitting.length)]?.design.name as string;
  };
  const ofType = (type: CardType) => (design: CardDesign) => design.type === type;
  const many = (count: number, fits: (design: CardDesign) => boolean) =>
    Array.from({ length: count }, () => draw(fits));
  const inDeck = ({ type }: CardDesign) => type !== 'char';
  const element = star?.element ?? book.elements[below(random, book.elements.length)];
  const build = [
    ...many(LEARNED, (design) => inDeck(design) && design.element === element),
    ...book.elements.flatMap((other) =>
      many(1, (design) => inDeck(design) && design.element === other),
    ),
  ];
  const hp = 40 + 20 * below(random, 18);
  const boss = below(random, 4) === 0 && !(star && isLarge(star));
  return {
    character: draw(ofType('char')),
    hp,
    maxHp: hp + 20 * below(random, 6),
    level: LEVEL,
    build,
    mobs: [
      ...many(below(random, MOST_MOBS + 1), ofType('mob')),
      ...(boss ? [draw((design) => isLarge(design))] : []),
    ],
    equips: many(below(random, MOST_EQUIPS + 1), ofType('equip')),
    ...(below(random, 2) === 0 && { field: draw(ofType('field')) }),
    hand: many(HAND, inDeck),
    deck: many(DECK, inDeck),
    graveyard: many(HAND, inDeck),
  };
}

/** A play that must be stopped for a card to hear of it: its kind, and whether its own player's. */
interface StoppedPlay {
  readonly kind: PlayKind;
  readonly mine: boolean;
}

const STOPPED = /^on(Opponent)?Play(Mob|Equip|Action|Field)Cancel$/;

function stoppedPlay(book: CardBook, star: CardDesign): StoppedPlay | undefined {
  for (const pointcut of book.sheet(star.name).hears.keys()) {
    const found = STOPPED.exec(pointcut);
    if (found) return { kind: found[2]?.toLowerCase() as PlayKind, mine: !found[1] };
  }
  return undefined;
}

/** A side with more cards of a kind to play. */
function withHand(book: CardBook, side: SavedSide, kind: PlayKind, random: Random): SavedSide {
  const fitting = book.sheets.filter((sheet) => playKindOfSheet(sheet) === kind);
  return {
    ...side,
    hand: [...drawn(fitting, random), ...drawn(fitting, random), ...(side.hand ?? [])],
  };
}

/** A side with a card that can stop the opponent's plays of a kind; no boss beside one that stands `alone`. */
function withStopper(
  book: CardBook,
  side: SavedSide,
  kind: PlayKind,
  alone: boolean,
  random: Random,
): SavedSide {
  const name = kind === 'equip' ? 'Equipment' : `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
  const stoppers = book.sheets.filter(
    ({ hears, design }) =>
      hears.has(`onInterceptOpponentPlay${name}`) && !(alone && isLarge(design)),
  );
  const [stopper] = drawn(stoppers, random);
  if (stopper === undefined) return side;
  const { type } = book.sheet(stopper).design;
  if (type === 'equip') return { ...side, equips: [stopper, ...(side.equips ?? [])] };
  if (type === 'field') return { ...side, field: stopper };
  // A second Jr. Boss or Boss would be one too many.
  const mobs = side.mobs?.filter((slot) => !isLarge(book.sheet(String(slot)).design)) ?? [];
  return { ...side, mobs: [stopper, ...mobs] };
}

function drawn(sheets: readonly Sheet[], random: Random): string[] {
  const sheet = sheets[below(random, Math.max(1, sheets.length))];
  return sheet ? [sheet.design.name] : [];
}

const isLarge = ({ type }: CardDesign) => type === 'jrboss' || type === 'boss';

function withStar(side: SavedSide, star: CardDesign, place: StarPlace): SavedSide {
  const { name, type } = star;
  if (type === 'char') return { ...side, character: name };
  const { hand = [], build = [], mobs = [], equips = [], deck = [], graveyard = [] } = side;
  const copy = [name, name];
  if (place === 'hand' || place === 'level') return { ...side, hand: [...copy, ...hand] };
  if (place === 'build') return { ...side, build: [...copy, ...build] };
  const piles = { ...side, hand: [name, ...hand], deck: [...copy, ...deck] };
  if (place === 'piles') return { ...piles, graveyard: [...copy, ...graveyard] };
  if (type === 'equip') return { ...side, equips: [name, ...equips] };
  if (type === 'field') return { ...side, field: name };
  if (type === 'action') return { ...side, hand: [...copy, ...hand] };
  return { ...side, mobs: [name, ...mobs] };
}

/** Random answers that choose a card of a design wherever it is offered, mostly. */
export function starPicks(
  state: ShowdownState,
  decision: Decision,
  star: string,
  random: Random,
): Picks {
  if (decision.ask !== 'pick' || decision.max < 1 || below(random, 5) === 0)
    return randomPicks(decision, random);
  const isStar = (card: number | undefined) =>
    card !== undefined && state.table.cards[card]?.design === star;
  const places = decision.options.flatMap(({ card, target }, place) =>
    isStar(card) || (target?.is === 'card' && isStar(target.card)) ? [place] : [],
  );
  const wanted = places[below(random, Math.max(1, places.length))];
  if (wanted === undefined || decision.min > 1) return randomPicks(decision, random);
  return [wanted];
}

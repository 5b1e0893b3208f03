import {
  addCard,
  below,
  type CardId,
  type Decision,
  type Picks,
  type Random,
  randomPicks,
  SEATS,
  SEES,
  type Seat,
  showCard,
} from '@cardscape/kernel';
import { isLegalIn } from '../decks/legality.ts';
import { EDITIONS, type EditionName } from '../rules/book/editions.ts';
import { freshOnField, type TtcgState } from '../rules/position/state.ts';
import { COLUMNS, deckOf, discardOf, handOf, ROWS } from '../rules/position/zones.ts';
import { unopened } from '../rules/ttcg.ts';
import type { CardSet } from '../set/card-set.ts';
import type { Design } from '../set/design.ts';

/** Designs of an edition, to build positions from. */
export interface Stock {
  readonly edition: EditionName;
  readonly designs: readonly Design[];
}

/** What of a set can be played in an edition. */
export function stockOf(set: CardSet, edition: EditionName): Stock {
  return { edition, designs: set.designs.filter((design) => isLegalIn(design, EDITIONS[edition])) };
}

/**
 * A crowded position in the middle of a game, made to bring a card to work: it lies on the field, and
 * another copy is in its player's hand, on a table full of other cards.
 */
export function crowdedPosition(stock: Stock, star: Design, random: Random): TtcgState {
  const state = unopened(
    { edition: stock.edition, decks: [[], []] },
    `crowd ${below(random, 1e9)}`,
  );
  state.stage = 'main';
  state.step = 1;
  state.turn = 6 + below(random, 10);
  state.active = below(random, 3) === 0 ? 1 : 0;
  for (const player of state.players) {
    player.settled = true;
    player.points = 12 + below(random, 12);
  }
  for (const seat of SEATS) fillSide(state, stock, seat, seat === 0 ? star : undefined, random);
  return state;
}

function fillSide(
  state: TtcgState,
  stock: Stock,
  seat: Seat,
  star: Design | undefined,
  random: Random,
): void {
  const anyDesign = () => stock.designs[below(random, stock.designs.length)] as Design;
  const put = (name: string, zone: string) => {
    const id = addCard(state.table, { design: name, owner: seat, back: 'ttcg', zone });
    state.field.push(null);
    return id;
  };
  const lay = (design: Design, column: number) => {
    const zone = ROWS[design.type === 'spell' ? 'spell' : 'unit'][seat][column] as string;
    const stack = [design, ...foundation(stock, design, random)];
    stack.forEach((card, depth) => {
      const id = put(card.name, zone);
      const tapped = depth === 0 && card !== star && below(random, 3) === 0 ? state.turn - 1 : 0;
      state.field[id] = { ...freshOnField(state.turn - 1, false), tapped };
      showCard(state.table, id, SEES.all);
    });
  };
  const row = (kind: 'unit' | 'spell') => {
    const columns = Array.from({ length: COLUMNS }, (_, column) => column).sort(
      () => below(random, 3) - 1,
    );
    const full = 2 + below(random, 3);
    for (const column of columns.slice(0, full)) {
      const fitting = stock.designs.filter(({ type }) => (type === 'spell') === (kind === 'spell'));
      lay(fitting[below(random, fitting.length)] as Design, column);
    }
    return columns.slice(full);
  };
  const free = { unit: row('unit'), spell: row('spell') };
  if (star) {
    const kind = star.type === 'spell' ? 'spell' : 'unit';
    lay(star, free[kind][0] ?? 0);
    put(star.name, handOf(seat));
    const [base] = foundation(stock, star, random);
    const second = free[kind][1];
    if (base && second !== undefined) lay(base, second);
    if (below(random, 2) === 0) put(star.name, deckOf(seat));
  }
  for (let i = 0; i < 5; i++) put(anyDesign().name, handOf(seat));
  for (let i = 0; i < 8; i++) put(anyDesign().name, discardOf(seat));
  for (let i = 0; i < 25; i++) put(anyDesign().name, deckOf(seat));
}

/** The cards under a card: its type, one rank lower each. */
function foundation(stock: Stock, { type, rank }: Design, random: Random): Design[] {
  const cards: Design[] = [];
  for (let lower = rank - 1; lower >= 1; lower--) {
    const fitting = stock.designs.filter((one) => one.type === type && one.rank === lower);
    const card = fitting[below(random, fitting.length)];
    if (card) cards.push(card);
  }
  return cards;
}

/** A random answer that likes to use, play and attack with the star. */
export function starPicks(
  state: TtcgState,
  decision: Decision,
  star: string,
  random: Random,
): Picks {
  if (decision.ask !== 'pick' || below(random, 4) === 0) return randomPicks(decision, random);
  const liked = decision.options.flatMap((option, place) =>
    likes(state, option.act, option.card, star) ? [place] : [],
  );
  if (liked.length === 0 || decision.min > 1) {
    const battle = decision.options.findIndex(({ act }) => act === 'battle');
    return battle >= 0 && below(random, 2) === 0 ? [battle] : randomPicks(decision, random);
  }
  return [liked[below(random, liked.length)] as number];
}

/**
 * A random answer that keeps the star where it lies and fights with everything else: what happens by
 * itself needs a card that has not been used up.
 */
export function patientPicks(
  state: TtcgState,
  decision: Decision,
  star: string,
  random: Random,
): Picks {
  if (decision.ask !== 'pick' || decision.min !== 1 || decision.max !== 1)
    return randomPicks(decision, random);
  const places = decision.options.flatMap(({ act, card }, place) =>
    act === 'use' && likes(state, act, card, star) ? [] : [place],
  );
  const fights = places.filter((place) => {
    const act = decision.options[place]?.act;
    return act === 'attack' || act === 'battle';
  });
  const from = fights.length > 0 ? fights : places;
  return from.length === 0
    ? randomPicks(decision, random)
    : [from[below(random, from.length)] as number];
}

const STAR_ACTS = ['use', 'play', 'set', 'attack', 'flip'];

function likes({ table }: TtcgState, act: string, card: CardId | undefined, star: string): boolean {
  return card !== undefined && STAR_ACTS.includes(act) && table.cards[card]?.design === star;
}

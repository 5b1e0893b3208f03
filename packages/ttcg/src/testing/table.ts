import {
  addCard,
  type CardId,
  cardOf,
  type Option,
  SEES,
  type Seat,
  seatSight,
  showCard,
  zoneOf,
} from '@cardscape/kernel';
import { Bench } from '@cardscape/kernel/testing/bench';
import { effectTypeOf } from '../language/effect-type.ts';
import { parseEffect } from '../language/parse.ts';
import type { Effect, EffectType } from '../language/tree/tree.ts';
import { cardBook } from '../rules/book/book.ts';
import { EDITIONS, type EditionName } from '../rules/book/editions.ts';
import type { TtcgEvent } from '../rules/events.ts';
import { openDuel } from '../rules/position/open-duel.ts';
import { freshOnField, type TtcgState } from '../rules/position/state.ts';
import { deckOf, discardOf, handOf, ROWS } from '../rules/position/zones.ts';
import { type TtcgOptions, ttcgOf, unopened } from '../rules/ttcg.ts';
import { proceed } from '../rules/turn/proceed.ts';
import type { FieldCardView, TtcgView } from '../rules/view.ts';
import { cardSet } from '../set/card-set.ts';
import type { Design } from '../set/design.ts';

/** What matters about a card of a test; the rest is filled in. */
export interface Sketch {
  readonly type?: Design['type'];
  readonly rank?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly subtypes?: readonly string[];
  /** One or two texts; `style: text` names the type. */
  readonly effects?: readonly (string | { readonly style: EffectType; readonly text: string })[];
}

const IDLE = { style: 'normal', text: 'Shuffle your deck.' } as const;

/** A design made from a sketch. */
export function design(name: string, sketch: Sketch = {}): Design {
  const type = sketch.type ?? 'fire';
  const rank = sketch.rank ?? 1;
  const [first = IDLE, second = IDLE] = sketch.effects ?? [];
  return {
    name,
    type,
    subtypes: sketch.subtypes ?? (type === 'spell' ? [] : ['beast']),
    rank,
    image: '',
    attack: sketch.attack ?? (type === 'spell' ? 0 : 250 * rank),
    defense: sketch.defense ?? (type === 'spell' ? 0 : 250 * rank),
    effects: [printed(first), printed(second)],
    serial: name,
    rarity: 0,
    translucency: 50,
    lore: '',
  };
}

function printed(given: string | { style: EffectType; text: string }) {
  const text = typeof given === 'string' ? given : given.text;
  const effect = parsed(text);
  const type = typeof given === 'string' ? effectTypeOf(effect) : given.style;
  return { text, type, named: typeof given !== 'string', effect };
}

/** The tree of a text; a test with a text that does not parse is a broken test. */
export function parsed(text: string): Effect {
  const known = PARSED.get(text);
  if (known) return known;
  const answer = parseEffect(text);
  if (!answer.ok) throw new Error(`"${text}": ${answer.error}`);
  PARSED.set(text, answer.effect);
  return answer.effect;
}

/** Reading takes longest in a test, and the same few texts are read for every table. */
const PARSED = new Map<string, Effect>();

/** A card on the field: its name, or a stack from the top with its state. */
export type Laid =
  | string
  | { readonly stack: readonly string[]; readonly tapped?: number; readonly faceDown?: number };

/** One side of a set-up position; columns without a card are null. */
export interface SideSketch {
  readonly points?: number;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly units?: readonly (Laid | null)[];
  readonly spells?: readonly (Laid | null)[];
}

/** A position set up for a test. */
export interface TableSketch {
  readonly edition?: EditionName;
  readonly cards: Readonly<Record<string, Sketch>>;
  readonly you?: SideSketch;
  readonly opponent?: SideSketch;
  readonly stage?: 'draw' | 'main' | 'battle' | 'end';
  readonly turn?: number;
  readonly active?: Seat;
}

/** A filler for decks: it does nothing. */
const FILLER = 'Filler';

/** A table on which a test plays; you are seat 0. A test that ends while something is asked fails. */
export class Table extends Bench<TtcgState, TtcgOptions, TtcgView, TtcgEvent> {
  /** The card of a name, the first one wherever it lies. */
  card(name: string, owner?: Seat): CardId {
    const id = this.state.table.cards.findIndex(
      (card) => card.design === name && (owner === undefined || card.owner === owner),
    );
    if (id < 0) throw new Error(`there is no ${name} on the table`);
    return id;
  }

  /** Can this be done now? */
  can(wanted: Wanted): boolean {
    return this.find(wanted) >= 0;
  }

  /** Does one thing. */
  do(wanted: Wanted): this {
    const place = this.find(wanted);
    if (place >= 0) return this.pick([place]);
    throw new Error(
      `${JSON.stringify(wanted)} is not possible. ${this.prompt} ${this.choices.join(' | ')}`,
    );
  }

  private find(wanted: Wanted): number {
    const { decision } = this;
    if (decision.ask !== 'pick') return -1;
    const { act, name, effect, at } = wanted;
    return decision.options.findIndex(
      (option) =>
        option.act === act &&
        (name === undefined || (option.card !== undefined && this.nameAt(option.card) === name)) &&
        (effect === undefined || option.effect === effect) &&
        (at === undefined || numberOf(option) === at) &&
        (!('on' in wanted) || isUpon(option, wanted.on)),
    );
  }

  private nameAt(id: CardId): string {
    return cardOf(this.state.table, id).design;
  }

  /** Chooses cards by name, in this order. */
  take(...names: string[]): this {
    const { decision } = this;
    const options = decision.ask === 'pick' ? decision.options : [];
    const picks: number[] = [];
    for (const name of names) {
      const place = options.findIndex(
        ({ card }, at) => card !== undefined && this.nameAt(card) === name && !picks.includes(at),
      );
      if (place < 0) throw new Error(`cannot take ${name}: ${this.choices.join(' | ')}`);
      picks.push(place);
    }
    return this.pick(picks);
  }

  /** Uses an effect of a card and lets it work, if nobody answers. */
  use(name: string, effect = 0): this {
    return this.do({ act: 'use', name, effect }).pass();
  }

  /** Plays a card in a column and lets it come to the field. */
  play(name: string, column: number): this {
    return this.do({ act: 'play', name, at: column }).pass();
  }

  /** Attacks a unit, or the player. */
  attack(name: string, on?: string): this {
    const target = on === undefined ? undefined : this.card(on);
    return this.do({ act: 'attack', name, on: target }).pass();
  }

  /** Lets every chance to answer go by. */
  pass(): this {
    while (this.asked === 'respond') this.do({ act: 'pass' });
    return this;
  }

  /** Ends the turn. */
  endTurn(): this {
    return this.pass().do({ act: 'end' }).pass();
  }

  /** What kind of question is open; nothing when the game is over. */
  get asked(): string | undefined {
    const decision = this.game.decision(this.state);
    return decision.ask === 'over' ? undefined : decision.kind;
  }

  /** Can the seat that decides choose these cards? */
  get takable(): string[] {
    const { decision } = this;
    if (decision.ask !== 'pick') return [];
    return decision.options
      .flatMap(({ card }) => (card === undefined ? [] : [this.nameAt(card)]))
      .sort();
  }

  private names(zone: string): string[] {
    return zoneOf(this.state.table, zone).cards.map((id) => this.nameAt(id));
  }

  hand(seat: Seat = 0): string[] {
    return this.names(handOf(seat)).sort();
  }

  /** From the top. */
  deck(seat: Seat = 0): string[] {
    return this.names(deckOf(seat));
  }

  discardPile(seat: Seat = 0): string[] {
    return this.names(discardOf(seat)).sort();
  }

  /** The stacks of a row by column, each from the top. */
  stacks(row: 'unit' | 'spell', seat: Seat = 0): string[][] {
    return ROWS[row][seat].map((zone) => this.names(zone));
  }

  /** The active units of a player. */
  units(seat: Seat = 0): string[] {
    return this.stacks('unit', seat).flatMap((stack) => stack.slice(0, 1));
  }

  spells(seat: Seat = 0): string[] {
    return this.stacks('spell', seat).flatMap((stack) => stack.slice(0, 1));
  }

  points(seat: Seat = 0): number {
    return this.state.players[seat].points;
  }

  /** How the game ended. */
  get outcome() {
    const decision = this.game.decision(this.state);
    return decision.ask === 'over' ? decision : undefined;
  }

  /** What the field shows of a card. */
  seen(name: string): FieldCardView {
    const { players } = this.game.view(this.state, 'hands');
    const all = players.flatMap(({ units, spells }) => [...units, ...spells].flat());
    const found = all.find((one) => 'design' in one && one.design === name);
    if (!found || !('card' in found)) throw new Error(`${name} is not on the field`);
    return found;
  }
}

/** What a test wants to be done. */
interface Wanted {
  readonly act: string;
  /** The card that does it, or that it is done with. */
  readonly name?: string;
  readonly effect?: number;
  /** The column, or the number of the answer, from 0. */
  readonly at?: number;
  /** The card that is attacked; the opponent if it says nothing. */
  readonly on?: CardId | undefined;
}

/** The column that an option is aimed at, or the number of the answer that it is. */
function numberOf({ target }: Option): number | undefined {
  if (target?.is === 'answer') return target.answer;
  return target?.is === 'zone' ? target.column : undefined;
}

function isUpon({ target }: Option, on: CardId | undefined): boolean {
  return on === undefined ? target?.is === 'seat' : target?.is === 'card' && target.card === on;
}

/** Kinds of decisions at which a test may end. */
const RESTING = ['main', 'battle', 'respond', 'mulligan'];

/** Sets up a table: the position plays on by itself until somebody decides. */
export function table(sketch: TableSketch): Table {
  const designs = [
    design(FILLER, { type: 'earth' }),
    ...Object.entries(sketch.cards).map(([name, one]) => design(name, one)),
  ];
  const book = cardBook(cardSet(designs));
  const edition = sketch.edition ?? '0.059';
  const state = unopened({ edition, decks: [[], []] }, 'test');
  state.stage = sketch.stage ?? 'main';
  state.step = state.stage === 'main' || state.stage === 'battle' ? 1 : 0;
  state.turn = sketch.turn ?? 5;
  state.active = sketch.active ?? 0;
  for (const player of state.players) player.settled = true;
  layOut(state, 0, sketch.you ?? {});
  layOut(state, 1, sketch.opponent ?? {});
  const events: TtcgEvent[] = [];
  proceed(openDuel(book, state, events));
  const made = new Table(ttcgOf(book), state, RESTING);
  made.events.push(...events);
  return made;
}

/** A game from its very beginning: two decks of fillers, the die rolled, the hands dealt. */
export function opened(edition: EditionName, seed = 'test', size = 50): Table {
  const game = ttcgOf(cardBook(cardSet([design(FILLER, { type: 'earth' })])));
  const deck = Array<string>(size).fill(FILLER);
  const { state, events } = game.setup({ edition, decks: [deck, deck] }, seed);
  const made = new Table(game, state, RESTING);
  made.events.push(...events);
  return made;
}

/** The editions, the oldest first. */
export const EVERY_EDITION = Object.keys(EDITIONS) as EditionName[];

function layOut(state: TtcgState, seat: Seat, side: SideSketch): void {
  const add = (name: string, zone: string) => {
    const id = addCard(state.table, { design: name, owner: seat, back: 'ttcg', zone });
    state.field.push(null);
    return id;
  };
  state.players[seat].points = side.points ?? 20;
  for (const name of side.hand ?? []) add(name, handOf(seat));
  for (const name of side.deck ?? Array<string>(6).fill(FILLER)) add(name, deckOf(seat));
  for (const name of side.discard ?? []) add(name, discardOf(seat));
  for (const row of ['unit', 'spell'] as const)
    side[`${row}s`]?.forEach((laid, column) => {
      if (laid === null) return;
      const {
        stack,
        tapped = 0,
        faceDown = 0,
      } = typeof laid === 'string' ? { stack: [laid] } : laid;
      stack.forEach((name, depth) => {
        const id = add(name, ROWS[row][seat][column] as string);
        const top = depth === 0;
        state.field[id] = {
          ...freshOnField(1, false),
          tapped: top ? tapped : 0,
          faceDown: top ? faceDown : 0,
        };
        showCard(state.table, id, top && faceDown > 0 ? seatSight(seat) : SEES.all);
      });
    });
}

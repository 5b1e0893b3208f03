import { below, type Random, randomFrom, randomPicks, shuffle, split } from '@cardscape/kernel';
import { elementsOf } from '../cards/elements.ts';
import { CLASS_ELEMENTS, STANDARD_ELEMENTS } from '../interface/index.ts';
import type { ShowdownOpened } from '../open/opened.ts';
import type { CardBook, Playable } from '../rules/book/book.ts';
import { openBook } from '../rules/book/open-book.ts';
import { playableOf } from '../rules/book/playable.ts';
import { type ShowdownGame, showdown } from '../rules/showdown.ts';
import { PLAIN, plainCards, plainName } from '../trial/plain-cards.ts';
import { type BrokenInvariant, FuzzNotes, type ScriptFailure } from './fuzz-notes.ts';

/** What to play. */
export interface FuzzPlan {
  readonly games: number;
  readonly seed: string;
  /** Told after each game how many are done. */
  readonly progress?: (done: number) => void;
}

/** What came of it. */
export interface CardFuzzReport {
  readonly games: number;
  readonly decisions: number;
  readonly cards: number;
  readonly failures: readonly ScriptFailure[];
  readonly invariants: readonly BrokenInvariant[];
}

/** How many cards a deck has. */
const DECK = 40;

/** Plays random legal matches with decks of the brought cards and collects what goes wrong. */
export function fuzzCards({ own }: Pick<ShowdownOpened, 'own'>, plan: FuzzPlan): CardFuzzReport {
  const cards = own.map(playableOf);
  const notes = new FuzzNotes(cards);
  const tables = cardSets(cards).map((set) => new FuzzTable(set, notes, plan.seed));
  let decisions = 0;
  for (let game = 0; game < plan.games && tables.length > 0; game++) {
    const table = tables[game % tables.length] as FuzzTable;
    decisions += table.play(`${plan.seed}/${game}`);
    plan.progress?.(game + 1);
  }
  return {
    games: tables.length > 0 ? plan.games : 0,
    decisions,
    cards: cards.length,
    failures: [...notes.failures.values()].sort((a, b) => b.count - a.count),
    invariants: [...notes.invariants.values()].sort((a, b) => b.count - a.count),
  };
}

/**
 * The card sets that cards belong to, by their elements: a folder may hold cards of the six elements and
 * of the five classes, which are not played together. Other elements join the only set there is.
 */
export function cardSets(cards: readonly Playable[]): Playable[][] {
  const of = (names: readonly string[]) =>
    cards.filter(({ design }) => names.includes(design.element));
  const six = of(STANDARD_ELEMENTS.names);
  const classes = of(CLASS_ELEMENTS.names);
  const others = cards.filter((card) => !six.includes(card) && !classes.includes(card));
  if (six.length === 0 || classes.length === 0) return cards.length > 0 ? [[...cards]] : [];
  return [six, classes, others].filter((set) => set.length > 0);
}

/** A book with the plain cards of its elements beside its own, and the game with it. */
class FuzzTable {
  readonly #book: CardBook;
  readonly #game: ShowdownGame;
  readonly #notes: FuzzNotes;
  readonly #characters: readonly string[];
  readonly #others: readonly string[];
  readonly #random: Random;
  #waiting: string[] = [];

  constructor(cards: readonly Playable[], notes: FuzzNotes, seed: string) {
    const designs = cards.map(({ design }) => design);
    const elements = elementsOf(designs);
    const names = new Set(designs.map(({ name }) => name));
    const plain = plainCards(elements).filter(({ design }) => !names.has(design.name));
    const named = (isCharacter: boolean) =>
      designs.flatMap(({ name, type }) => ((type === 'char') === isCharacter ? [name] : []));
    const own = named(true);
    const others = named(false);
    this.#book = openBook([...cards, ...plain], elements);
    this.#game = showdown(this.#book);
    this.#notes = notes;
    for (const { card, fault } of this.#book.faults)
      notes.failure({ card, pointcut: 'loading', fault }, seed, 0);
    this.#characters =
      own.length > 0 ? own : elements.map((one) => plainName(one, PLAIN.character));
    this.#others = others.length > 0 ? others : elements.map((one) => plainName(one, PLAIN.mob));
    this.#random = randomFrom(`${seed}/decks`);
  }

  /** Plays a match; gives how many decisions it had. */
  play(seed: string): number {
    const random = randomFrom(seed);
    const characters = [this.#character(), this.#character()] as const;
    const options = { characters, decks: [this.#deck(), this.#deck()] as const };
    let step = 0;
    this.#book.report = (fault) => this.#notes.failure(fault, seed, step);
    try {
      const { state } = this.#game.setup(options, seed);
      const picking = split(random, 'picks');
      for (;;) {
        for (const message of this.#game.faults(state)) this.#notes.invariant(message, seed, step);
        const decision = this.#game.decision(state);
        if (decision.ask === 'over') return step;
        this.#game.advance(state, decision, randomPicks(decision, picking));
        step++;
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#notes.invariant(`the match stopped: ${message}`, seed, step);
      return step;
    } finally {
      this.#book.report = null;
    }
  }

  #character(): string {
    return this.#characters[below(this.#random, this.#characters.length)] as string;
  }

  /** The next cards of a shuffled row of all, so that each comes to be played as often as the others. */
  #deck(): string[] {
    while (this.#waiting.length < DECK) {
      const more = [...this.#others];
      shuffle(this.#random, more);
      this.#waiting.push(...more);
    }
    return this.#waiting.splice(0, DECK);
  }
}

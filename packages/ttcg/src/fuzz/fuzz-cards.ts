import { below, type Random, randomFrom, randomPicks, shuffle, split } from '@cardscape/kernel';
import { DECK_SIZE, MOST_OF_A_NAME } from '../decks/legality.ts';
import type { TtcgOpened } from '../open/opened.ts';
import { DEFAULT_EDITION } from '../rules/book/editions.ts';
import type { TtcgEvent } from '../rules/events.ts';
import type { TtcgState } from '../rules/position/state.ts';
import type { CardSet } from '../set/card-set.ts';
import type { Design } from '../set/design.ts';
import { effectCounter, effectName, newTally } from './count-effects.ts';
import { crowdedPosition, patientPicks, type Stock, starPicks, stockOf } from './directed.ts';

/** What to play. */
export interface CardFuzzPlan {
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
  /** What must not be; the seed plays it again. */
  readonly problems: readonly CardFuzzProblem[];
  readonly effects: readonly FuzzedEffect[];
}

/** Something that must not be, and where. */
export interface CardFuzzProblem {
  readonly seed: string;
  readonly step: number;
  readonly message: string;
}

/** How often an effect was used, and how often something came of it. */
export interface FuzzedEffect {
  readonly card: string;
  readonly effect: 1 | 2;
  readonly text: string;
  readonly used: number;
  readonly changed: number;
}

/** Decisions in a game at most: whole ones with cards that only give points would hardly end. */
const MOST_STEPS = { whole: 600, crowd: 60 };
/** No more problems than this are collected: the first ones tell enough. */
const ENOUGH_PROBLEMS = 20;

/**
 * Plays random legal games with brought cards: whole ones with decks of them, and in turns with these some
 * that begin in the middle with one of the cards on the table, so that each comes to work.
 */
export function fuzzCards(
  opened: Pick<TtcgOpened, 'game' | 'cardSet' | 'designs'>,
  { games, seed, progress }: CardFuzzPlan,
): CardFuzzReport {
  const own = ownOf(opened);
  const table = new FuzzTable(opened, own);
  const problems: CardFuzzProblem[] = [];
  let [played, decisions] = [0, 0];
  while (own.length > 0 && played < games && problems.length < ENOUGH_PROBLEMS) {
    const name = `${seed}/${played}`;
    const { steps, fault } = table.play(name, played);
    if (fault !== undefined) problems.push({ seed: name, step: steps, message: fault });
    decisions += steps;
    played++;
    progress?.(played);
  }
  return { games: played, decisions, cards: own.length, problems, effects: table.effects() };
}

function ownOf({ cardSet, designs }: Pick<TtcgOpened, 'cardSet' | 'designs'>): Design[] {
  return designs().flatMap(({ id, own }) => (own ? (cardSet.find(id) ?? []) : []));
}

class FuzzTable {
  readonly #game: TtcgOpened['game'];
  readonly #own: readonly Design[];
  readonly #others: readonly Design[];
  readonly #stock: Stock;
  readonly #tally: ReturnType<typeof newTally>;
  readonly #count: ReturnType<typeof effectCounter>;
  #waiting: string[] = [];

  constructor({ game, cardSet }: { game: TtcgOpened['game']; cardSet: CardSet }, own: Design[]) {
    this.#game = game;
    this.#own = own;
    this.#others = cardSet.designs.filter((design) => !own.includes(design));
    this.#stock = stockOf(cardSet, DEFAULT_EDITION);
    this.#tally = newTally(own.map(({ name }) => name));
    this.#count = effectCounter(cardSet, this.#tally);
  }

  /** Plays the game of a number; says how many decisions it had, and what went wrong. */
  play(seed: string, number: number): { steps: number; fault?: string } {
    const random = randomFrom(seed);
    const star = this.#own[(number >> 1) % this.#own.length] as Design;
    let steps = 0;
    try {
      const whole = number % 2 === 0;
      const state = whole ? this.#dealt(seed, random) : crowdedPosition(this.#stock, star, random);
      const pick = number % 4 === 1 ? starPicks : patientPicks;
      for (const most = whole ? MOST_STEPS.whole : MOST_STEPS.crowd; steps < most; steps++) {
        const decision = this.#game.decision(state);
        if (decision.ask === 'over') return { steps };
        const picks = whole
          ? randomPicks(decision, random)
          : pick(state, decision, star.name, random);
        const events: TtcgEvent[] = [];
        this.#game.advance(state, decision, picks, events);
        this.#count(state, events);
        const [fault] = this.#game.faults(state);
        if (fault !== undefined) return { steps, fault };
      }
      return { steps };
    } catch (error) {
      return {
        steps,
        fault: `the game stopped: ${error instanceof Error ? error.message : error}`,
      };
    }
  }

  effects(): FuzzedEffect[] {
    const { used, changed } = this.#tally;
    return this.#own.flatMap(({ name, effects }) =>
      effects.map(({ text }, place) => {
        const key = effectName(name, place);
        const counts = { used: used[key] ?? 0, changed: changed[key] ?? 0 };
        return { card: name, effect: (place + 1) as 1 | 2, text, ...counts };
      }),
    );
  }

  #dealt(seed: string, random: Random): TtcgState {
    const drawing = split(random, 'decks');
    const decks = [this.#deck(drawing), this.#deck(drawing)] as const;
    return this.#game.setup({ edition: DEFAULT_EDITION, decks }, seed).state;
  }

  /** The next cards of a shuffled row of all, so that each is played as often as the others. */
  #deck(random: Random): string[] {
    const kinds = Math.ceil(DECK_SIZE.least / MOST_OF_A_NAME);
    if (this.#waiting.length < kinds) {
      const more = this.#own.map(({ name }) => name);
      shuffle(random, more);
      this.#waiting.push(...more.filter((name) => !this.#waiting.includes(name)));
    }
    const names = this.#waiting.splice(0, kinds);
    // A short list is filled up with built-in cards.
    const others = [...this.#others];
    while (names.length < kinds && others.length > 0)
      names.push((others.splice(below(random, others.length), 1)[0] as Design).name);
    return names.flatMap((name) => Array.from({ length: MOST_OF_A_NAME }, () => name));
  }
}

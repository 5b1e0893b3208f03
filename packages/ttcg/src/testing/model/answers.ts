import type { PlainCard } from './plain.ts';
import type { Asked } from './play.ts';

/** What was answered in the game, for a model to go on with: it says what should have been offered. */
export class Answers {
  readonly #asked: readonly Asked[];
  #next = 0;

  constructor(asked: readonly Asked[]) {
    this.#asked = asked;
  }

  /** The cards that were chosen among these; where nothing was asked, there was no choice. */
  choose(among: readonly PlainCard[], n = 1): PlainCard[] {
    const next = this.#asked[this.#next];
    const names = among.map(({ name }) => name).sort();
    if (next && 'offered' in next && [...next.offered].sort().join() === names.join()) {
      this.#next++;
      return next.picked.map((name) => among.find((card) => card.name === name) as PlainCard);
    }
    if (among.length <= n) return [...among];
    throw new Error(`asked ${JSON.stringify(next)} where ${names.join(', ')} should be offered`);
  }

  /** One card of these. */
  chooseOne(among: readonly PlainCard[]): PlainCard {
    return this.choose(among)[0] as PlainCard;
  }

  /** The column that was chosen among these. */
  column(free: readonly number[]): number {
    const next = this.#asked[this.#next];
    if (next && 'column' in next) {
      this.#next++;
      if (!free.includes(next.column)) throw new Error(`column ${next.column} is not free`);
      return next.column;
    }
    if (free.length === 1) return free[0] as number;
    throw new Error('a column should have been asked for');
  }

  /** The number of an answer. */
  answer(): number {
    const next = this.#asked[this.#next++];
    if (!next || !('answer' in next)) throw new Error('an answer should have been asked for');
    return next.answer;
  }

  get isDone(): boolean {
    return this.#next === this.#asked.length;
  }
}

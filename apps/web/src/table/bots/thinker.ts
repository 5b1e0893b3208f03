import type { OpenedGame, Picks } from '@cardscape/kernel';
import type { Bot, DistantBot } from '@cardscape/players';
import { botOf } from './bots.ts';
import type { Answer, Order, PlayedWith } from './messages.ts';

/** What thinks beside the page: a worker, or what stands for one in tests. */
export type Beside = Pick<Worker, 'postMessage' | 'addEventListener'>;

interface Waiting {
  readonly done: (picks: Picks) => void;
  readonly failed: (why: Error) => void;
}

/** Lets bots think beside the page, so that it can be used meanwhile; all matches of a visit share it. */
export class Thinker {
  readonly #begin: () => Beside;
  readonly #waiting = new Map<number, Waiting>();
  #beside: Beside | undefined;
  #matches = 0;
  #thoughts = 0;

  constructor(begin: () => Beside) {
    this.#begin = begin;
  }

  /** The bots of a match. `early` loads its game beside the page before a bot is asked. */
  match(
    played: PlayedWith,
    opened: OpenedGame,
    { early }: { readonly early: boolean },
  ): (bot: string) => DistantBot {
    const match = ++this.#matches;
    let isOpen = false;
    const open = () => {
      // What was seen of a match so far stays here: it is long, and nobody thinks about it.
      const { game, options, cards, position } = played;
      const told = { game, options, ...(cards && { cards }), position };
      if (!isOpen) this.#tell({ do: 'open', match, with: told });
      isOpen = true;
    };
    if (early) open();
    return (bot) => async (thinking) => {
      const { game: _, ...about } = thinking;
      try {
        open();
        return await this.#think({ do: 'think', match, bot, about });
      } catch {
        // What cannot be thought elsewhere is thought here: nobody is left waiting.
        return botOf(bot, opened)(thinking as Parameters<Bot>[0]);
      }
    };
  }

  #think(order: Omit<Extract<Order, { do: 'think' }>, 'thought'>): Promise<Picks> {
    const thought = ++this.#thoughts;
    return new Promise((done, failed) => {
      this.#waiting.set(thought, { done, failed });
      this.#tell({ ...order, thought });
    });
  }

  #tell(order: Order): void {
    this.#beside ??= this.#start();
    this.#beside.postMessage(order);
  }

  #start(): Beside {
    const beside = this.#begin();
    beside.addEventListener('message', (event) => this.#hear((event as MessageEvent<Answer>).data));
    beside.addEventListener('error', () => this.#failAll());
    return beside;
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.thought);
    this.#waiting.delete(answer.thought);
    if ('picks' in answer) waiting?.done(answer.picks);
    else waiting?.failed(new Error(answer.why));
  }

  /** It could not be loaded, or broke. */
  #failAll(): void {
    for (const { failed } of this.#waiting.values()) failed(new Error('It cannot think there.'));
    this.#waiting.clear();
  }
}

const shared = new Thinker(
  () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }),
);

/** The thinker of this browser; nothing where there is no thinking beside the page. */
export function browserThinker(): Thinker | undefined {
  return typeof Worker === 'undefined' ? undefined : shared;
}

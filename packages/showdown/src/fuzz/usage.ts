import { faultText } from '@cardscape/lua';
import type { CardDesign } from '../cards/index.ts';
import type { CardBook, PointcutFunction } from '../rules/book/book.ts';
import type { ShowdownEvent } from '../rules/events/events.ts';
import { stageOf } from '../rules/pointcuts/stage.ts';
import type { Duel } from '../rules/position/duel.ts';

/** How often each card came into play and each ability was used, by what is counted. */
export interface Usage {
  /**
   * `Name` for a card that was played or begins the match, `Name / ability 2` for what a character can
   * do, `Name / ability` for what a card gives as part of the build tree, `Name / onThinkMob` for each
   * function of a card.
   */
  readonly counts: Record<string, number>;
  /** `Name / onThinkMob changed`: how often a function did something; found out once. */
  readonly changes: Record<string, number>;
}

/** Counts what the cards of a book do. */
export class UsageCounter {
  readonly usage: Usage = { counts: {}, changes: {} };
  readonly #book: CardBook;
  readonly #called = new Set<string>();
  readonly #faults = new Set<string>();

  /** Listens to every function of the book's cards, and to those that fail. */
  constructor(book: CardBook) {
    this.#book = book;
    for (const { design, hears } of book.sheets) {
      for (const key of keysOf(design)) this.usage.counts[key] = 0;
      for (const [pointcut, run] of hears) {
        const key = `${design.name} / ${pointcut}`;
        this.usage.counts[key] = 0;
        this.usage.changes[`${key} changed`] = 0;
        (hears as Map<string, PointcutFunction>).set(pointcut, this.#listening(key, run));
      }
    }
    book.report = ({ card, pointcut, fault }) =>
      this.#faults.add(`the script of ${card} failed in ${pointcut}: ${faultText(fault)}`);
  }

  /** What one step has told is counted; gives the scripts that failed in it. */
  step(events: readonly ShowdownEvent[]): string[] {
    const { counts } = this.usage;
    const add = (key: string) => {
      counts[key] = (counts[key] ?? 0) + 1;
    };
    // A step is run again for every question in it: what it calls counts once.
    for (const key of this.#called) add(key);
    this.#called.clear();
    for (const event of events) for (const key of this.#keysIn(event)) add(key);
    const faults = [...this.#faults];
    this.#faults.clear();
    return faults;
  }

  /** A match begins with these characters. */
  begins(characters: readonly string[]): void {
    const { counts } = this.usage;
    for (const name of characters) counts[name] = (counts[name] ?? 0) + 1;
  }

  #keysIn(event: ShowdownEvent): string[] {
    if (event.type !== 'played' && event.type !== 'ability' && event.type !== 'levelUp') return [];
    if (!('design' in event.subject)) return [];
    const { name, levelUp, abilities } = this.#book.sheet(event.subject.design).design;
    if (event.type === 'played') return [name];
    if (event.type === 'levelUp') return levelUp?.level === 'one-shot' ? [`${name} / ability`] : [];
    const place = abilities.findIndex(({ text }) => text === event.text);
    return [place < 0 ? `${name} / ability` : `${name} / ability ${place + 1}`];
  }

  #listening(key: string, run: PointcutFunction): PointcutFunction {
    const { changes } = this.usage;
    const changed = `${key} changed`;
    return (player, meter) => {
      const { duel } = stageOf(this.#book);
      if (duel && (!duel.preview || AHEAD.test(key))) this.#called.add(key);
      if (!duel || changes[changed] !== 0) return run(player, meter);
      const before = digest(duel);
      let answered = true;
      try {
        const result = run(player, meter);
        answered = Array.isArray(result) ? Boolean(result[0]) : Boolean(result);
        return result;
      } finally {
        // What ends in a question has asked it.
        if (answered || digest(duel) !== before) changes[changed] = 1;
      }
    };
  }
}

/** What works while options are listed or the table is shown; all else counts only when it happens. */
const AHEAD = / \/ (prevent|renderCardRegister)/;

/** What a card is counted by, besides its functions. */
function keysOf({ name, type, abilities, levelUp }: CardDesign): string[] {
  const own = type === 'char' ? abilities.map((_, i) => `${name} / ability ${i + 1}`) : [];
  return [name, ...own, ...(levelUp ? [`${name} / ability`] : [])];
}

/** All that a function can change. */
function digest({ state, event, log }: Duel): string {
  const { step: _, ...position } = state;
  return JSON.stringify([position, event, log?.told]);
}

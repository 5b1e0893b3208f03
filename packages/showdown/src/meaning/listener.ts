import type { CardId } from '@cardscape/kernel';
import { faultText, first, type LuaValue } from '@cardscape/lua';
import { pointcutNamed, wholeNumber } from '../interface/index.ts';
import { Asked } from '../rules/asking/ask.ts';
import type { CardBook, PointcutFunction } from '../rules/book/book.ts';
import type { ShowdownEvent } from '../rules/events/events.ts';
import type { EventFrame } from '../rules/pointcuts/event-frame.ts';
import { stageOf } from '../rules/pointcuts/stage.ts';
import type { Duel } from '../rules/position/duel.ts';
import { changesBetween, grouped } from './changes.ts';
import { eventWords, isForShow } from './event-words.ts';
import { snapshot } from './snapshot.ts';
import { cardName, type Teller } from './teller.ts';

/** One call of a function of the card that is listened to. */
export interface HeardCall {
  readonly pointcut: string;
  /** What was different afterwards, in plain words. */
  readonly changed: readonly string[];
  /** What it only showed: messages, effects on the screen. */
  readonly showed: readonly string[];
}

/** So many calls of one function are looked at. */
const MOST_CALLS = 16;

/** Listens to the functions of one card of a book, and tells what each call of them has changed. */
export class Listener {
  readonly calls: HeardCall[] = [];
  readonly errors = new Map<string, Set<string>>();
  /** The function of the card that has asked the question that is open, if one has. */
  asking: string | null = null;
  readonly #book: CardBook;
  readonly #counts = new Map<string, number>();
  readonly #release: (() => void)[] = [];
  #running: Call | undefined;

  constructor(book: CardBook, name: string) {
    this.#book = book;
    const hears = book.sheet(name).hears as Map<string, PointcutFunction>;
    for (const [pointcut, run] of hears) {
      hears.set(pointcut, this.#listening(pointcut, run));
      this.#release.push(() => hears.set(pointcut, run));
    }
    book.report = ({ card, pointcut, fault }) => {
      if (card !== name) return;
      const known = this.errors.get(pointcut) ?? new Set();
      this.errors.set(pointcut, known.add(faultText(fault)));
    };
  }

  /** Leaves the book as it was. */
  release(): void {
    for (const restore of this.#release) restore();
    this.#book.report = null;
  }

  /** What has been heard so far, taken out. */
  take(): HeardCall[] {
    this.#counts.clear();
    return this.calls.splice(0);
  }

  #listening(pointcut: string, run: PointcutFunction): PointcutFunction {
    return (player, meter) => {
      const { duel } = stageOf(this.#book);
      const count = this.#counts.get(pointcut) ?? 0;
      if (!duel || duel.source === null || count >= MOST_CALLS) return run(player, meter);
      const outer = this.#running;
      const call = new Call(duel, duel.source, pointcut);
      this.#running = call;
      try {
        const answer = run(player, meter);
        this.#counts.set(pointcut, count + 1);
        const heard = call.ends(answer);
        this.calls.push(heard);
        outer?.leaveOut(heard);
        return answer;
      } catch (thrown) {
        if (thrown instanceof Asked) this.asking = pointcut;
        else this.calls.push(call.ends(undefined));
        throw thrown;
      } finally {
        this.#running = outer;
        call.leave();
      }
    };
  }
}

/** A call of a function, from its beginning to its end. */
class Call {
  readonly #teller: Teller;
  readonly #pointcut: string;
  readonly #before;
  readonly #frame: EventFrame;
  readonly #values: readonly number[];
  readonly #pointers: readonly (CardId | null)[];
  readonly #events: ShowdownEvent[] = [];
  readonly #others = new Set<string>();
  readonly leave: () => void;

  constructor(duel: Duel, source: CardId, pointcut: string) {
    this.#teller = { duel, source, seat: duel.sourceSeat };
    this.#pointcut = pointcut;
    this.#before = snapshot(duel);
    this.#frame = duel.event;
    this.#values = [...duel.event.values];
    this.#pointers = [...duel.event.pointers];
    this.leave = overhear(duel, this.#events);
  }

  /** What another function of the card did meanwhile is told of that one. */
  leaveOut({ changed }: HeardCall): void {
    for (const words of changed) this.#others.add(words);
  }

  ends(answer: LuaValue | readonly LuaValue[]): HeardCall {
    const told = this.#events.flatMap((event) =>
      eventWords(this.#teller, event).map((words) => ({ words, show: isForShow(event) })),
    );
    const words = (show: boolean) =>
      grouped(told.filter((one) => one.show === show).map((one) => one.words));
    return {
      pointcut: this.#pointcut,
      changed: [
        ...words(false),
        ...changesBetween(this.#teller, this.#before, snapshot(this.#teller.duel), this.#events),
        ...this.#written(),
        ...this.#answered(answer),
      ].filter((change) => !this.#others.has(change)),
      showed: words(true),
    };
  }

  /** What the function has written back to its event. */
  #written(): string[] {
    const { values = [], pointers = [] } = pointcutNamed(this.#pointcut) ?? {};
    const name = (id: CardId | null | undefined) =>
      id === null || id === undefined ? 'none' : cardName(this.#teller, id);
    const { values: now, pointers: cards } = this.#frame;
    return [
      ...this.#values.flatMap((value, at) =>
        value === now[at]
          ? []
          : [`${values[at]?.holds ?? `game value ${at}`}: ${value} to ${now[at]}`],
      ),
      ...this.#pointers.flatMap((id, at) =>
        id === cards[at]
          ? []
          : [`${pointers[at]?.holds ?? `card pointer ${at}`}: ${name(id)} to ${name(cards[at])}`],
      ),
    ];
  }

  #answered(answer: LuaValue | readonly LuaValue[]): string[] {
    const returns = pointcutNamed(this.#pointcut)?.returns;
    const given = wholeNumber(first(answer as LuaValue));
    if (!returns || given === 0) return [];
    if (returns.kind === 'amount') return [`answers ${given}: ${returns.means}`];
    return returns.kind === 'yes' ? [`answers yes: ${returns.means}`] : [];
  }
}

/** Notes what is told until the function given back is called. */
function overhear({ log }: Duel, events: ShowdownEvent[]): () => void {
  if (!log) return () => {};
  const push = log.push;
  log.push = (event) => {
    events.push(event);
    push.call(log, event);
  };
  return () => {
    log.push = push;
  };
}

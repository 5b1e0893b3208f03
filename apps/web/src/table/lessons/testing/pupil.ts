import { cardOf } from '@cardscape/kernel';
import type { MatchSession } from '../../session/session.ts';
import { type Lesson, type Lessons, stepsDone } from '../lesson.ts';
import { openLesson, viewsOf } from '../lessonSession.ts';

/** A deed as a player would name it: an act, a card, and what it is aimed at. */
export type Deed = readonly [act: string, card?: string, aim?: string | number];

/** Nobody waits in a test: what is put off happens as soon as it can. */
function atOnce() {
  const due: (() => void)[] = [];
  const later = (run: () => void) => {
    due.push(run);
    return () => void due.splice(due.indexOf(run), 1);
  };
  const settle = () => {
    for (let run = due.shift(); run; run = due.shift()) run();
  };
  return { later, settle };
}

/** Somebody who does a lesson, and what the coach would say of it. */
export class Pupil<View, Mark> {
  readonly session: MatchSession;
  readonly settle: () => void;
  readonly #of: Lessons<View, Mark>;
  readonly #lesson: Lesson<View, Mark>;

  constructor(of: Lessons<View, Mark>, lesson: Lesson<View, Mark>) {
    const { later, settle } = atOnce();
    this.#of = of;
    this.#lesson = lesson;
    this.settle = settle;
    this.session = openLesson(of, lesson, { later });
    this.session.enter();
    settle();
  }

  /** How many steps are done. */
  get done(): number {
    return stepsDone(this.#lesson, viewsOf<View>(this.session));
  }

  /** Does the coach say that this does not lead there? */
  get lost(): boolean {
    const { decision, view } = this.session.shown();
    const step = this.#lesson.steps[this.done];
    if (!step) return false;
    const seen = view as View;
    return (
      this.#lesson.lost?.(seen) === true ||
      this.#of.isOver(this.#lesson, seen) ||
      this.#of.isOffPath(step, decision, seen)
    );
  }

  /** Does a deed. */
  act([name, card, aim]: Deed): void {
    const { table } = this.session.table.position;
    const named = (id: number | undefined, wanted: string | undefined) =>
      wanted === undefined ||
      (id !== undefined && this.#of.nameOf(cardOf(table, id).design) === wanted);
    const { decision } = this.session.shown();
    if (decision.ask !== 'pick') throw new Error('Nothing is asked.');
    const place = decision.options.findIndex((option) => {
      if (option.act !== name || !named(option.card, card)) return false;
      const { target } = option;
      const column = target?.is === 'zone' ? target.column : undefined;
      return typeof aim === 'number'
        ? (option.effect ?? column) === aim
        : aim === undefined || named(target?.is === 'card' ? target.card : undefined, aim);
    });
    if (place < 0) throw new Error(`${name} ${card} ${aim} cannot be done.`);
    this.choose([place]);
  }

  /** Answers with these options. */
  choose(places: readonly number[]): void {
    this.session.choose(places);
    this.settle();
  }

  /** Answers with the first of whatever is asked, as long as it is of this kind. */
  answer(kind: string): void {
    for (
      let next = this.session.shown().decision;
      next.ask === 'pick' && next.kind === kind;
      next = this.session.shown().decision
    )
      this.choose(next.options.slice(0, next.min).map((_, at) => at));
  }
}

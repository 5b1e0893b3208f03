import { cardOf } from '@cardscape/kernel';
import type { TtcgView } from '@cardscape/ttcg';
import { nameOf } from '@cardscape/ttcg/tools';
import { describe, expect, it } from 'vitest';
import { piecesOf, stepsDone } from '../../../table/lessons/lesson.ts';
import { openLesson, viewsOf as seenBy } from '../../../table/lessons/lessonSession.ts';
import type { MatchSession } from '../../../table/session/session.ts';
import type { TtcgLesson } from './lesson.ts';
import { lessons } from './lessons.ts';
import { ttcgLessons } from './ttcgLessons.ts';

const { deedOf, isOffPath } = ttcgLessons;
const viewsOf = (session: MatchSession) => seenBy<TtcgView>(session);

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

function open(lesson: TtcgLesson): { session: MatchSession; settle: () => void } {
  const { later, settle } = atOnce();
  const session = openLesson(ttcgLessons, lesson, { later });
  session.enter();
  settle();
  return { session, settle };
}

/** A deed as a player would name it: an act, a card, what it is aimed at. */
type Deed = readonly [act: string, card?: string, aim?: string | number];

/** Does a deed, and chooses the first of whatever is asked then. */
function act({ session, settle }: ReturnType<typeof open>, [name, card, aim]: Deed): void {
  const { table } = session.table.position;
  const named = (id: number | undefined, wanted: string | undefined) =>
    wanted === undefined || (id !== undefined && nameOf(cardOf(table, id).design) === wanted);
  const { decision } = session.shown();
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
  session.choose([place]);
  settle();
  for (
    let next = session.shown().decision;
    next.ask === 'pick' && next.kind === 'choose';
    next = session.shown().decision
  ) {
    session.choose(next.options.slice(0, next.min).map((_, at) => at));
    settle();
  }
}

/** How each lesson is meant to be done. */
const solutions: Readonly<Record<string, readonly Deed[]>> = {
  units: [['play', 'Cairn Pup', 2], ['play', 'Kindling Fox', 3], ['end']],
  spells: [
    ['play', "Ranger's Whetstone", 2],
    ['use', "Ranger's Whetstone", 1],
  ],
  'rank-up': [
    ['play', 'Quarry Ram', 1],
    ['use', 'Quarry Ram', 1],
  ],
  tapping: [
    ['use', 'Bellows Imp', 1],
    ['use', 'Bellows Imp', 0],
  ],
  battle: [['battle'], ['attack', 'Coal Hauler', 'Pepperwing'], ['end']],
  direct: [
    ['attack', 'Quarry Ram'],
    ['attack', 'Coal Hauler'],
  ],
  answers: [['use', 'Lichen Bailiff', 1]],
  win: [['play', 'Quarry Ram', 1], ['use', 'Quarry Ram', 1], ['battle'], ['attack', 'Quarry Ram']],
};

/** Does the coach ask for what is not offered? */
function offPath(lesson: TtcgLesson, { session }: ReturnType<typeof open>): boolean {
  const { decision, view } = session.shown();
  const step = lesson.steps[stepsDone(lesson, viewsOf(session))];
  return step !== undefined && isOffPath(step, decision, view as TtcgView);
}

describe('a lesson', () => {
  it.each(lessons)('$title begins with nothing done', (lesson) => {
    expect(stepsDone(lesson, viewsOf(open(lesson).session))).toBe(0);
  });

  it.each(lessons)('$title is done step by step, as its solution says', (lesson) => {
    const table = open(lesson);
    const reached = new Set<number>();
    for (const deed of solutions[lesson.key] ?? []) {
      act(table, deed);
      const views = viewsOf(table.session);
      reached.add(stepsDone(lesson, views));
      const last = views.at(-1);
      expect(last && lesson.lost?.(last)).not.toBe(true);
    }
    expect(reached).toContain(lesson.steps.length);
    for (let step = 1; step < lesson.steps.length; step++) expect(reached).toContain(step);
  });

  it.each(lessons)('$title says in short sentences what to click', ({ steps, learned }) => {
    for (const { says, hint } of steps) {
      expect(says.length).toBeLessThan(175);
      expect(piecesOf(`${says} ${hint}`).some(({ click }) => click)).toBe(true);
    }
    expect(learned.length).toBeLessThan(160);
  });

  it('is lost when the card it is about is gone', () => {
    const lesson = lessons.find(({ key }) => key === 'answers') as TtcgLesson;
    const table = open(lesson);
    act(table, ['pass']);
    expect(lesson.lost?.(viewsOf(table.session).at(-1) as never)).toBe(true);
  });

  it('is not done by another effect that leads to the same numbers', () => {
    const lesson = lessons.find(({ key }) => key === 'spells') as TtcgLesson;
    const table = open(lesson);
    act(table, ['play', "Ranger's Whetstone", 2]);
    act(table, ['use', "Ranger's Whetstone", 0]);
    const views = viewsOf(table.session);
    expect(stepsDone(lesson, views)).toBe(1);
    expect(lesson.lost?.(views.at(-1) as never)).toBe(true);
  });

  it('asks for a button, for something on the table, or leaves it to you', () => {
    const asked = lessons.map(({ steps }) => steps.map(deedOf));
    expect(asked[0]).toEqual([null, null, 'end']);
    expect(asked.at(-1)).toEqual([undefined]);
  });

  it.each(lessons)('$title is never off its path while its solution is followed', (lesson) => {
    const table = open(lesson);
    for (const deed of solutions[lesson.key] ?? []) {
      expect(offPath(lesson, table)).toBe(false);
      act(table, deed);
    }
  });

  it.each([
    ['units', ['battle']],
    ['spells', ['battle']],
    ['rank-up', ['battle']],
  ] as const)('%s notices that what it asks for cannot be done any more', (key, deed) => {
    const lesson = lessons.find((each) => each.key === key) as TtcgLesson;
    const table = open(lesson);
    act(table, deed);
    expect(offPath(lesson, table)).toBe(true);
  });

  it('counts anew after a step is taken back', () => {
    const lesson = lessons[0] as TtcgLesson;
    const table = open(lesson);
    act(table, ['play', 'Cairn Pup', 2]);
    expect(stepsDone(lesson, viewsOf(table.session))).toBe(1);
    table.session.undo();
    table.settle();
    expect(stepsDone(lesson, viewsOf(table.session))).toBe(0);
  });
});

describe('a sentence', () => {
  it('has what is to be clicked between asterisks', () => {
    expect(piecesOf('Click *Cairn Pup*, now.')).toEqual([
      { text: 'Click ', click: false },
      { text: 'Cairn Pup', click: true },
      { text: ', now.', click: false },
    ]);
  });
});

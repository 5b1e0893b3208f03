import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../table/lessons/lesson.ts';
import { type Deed, Pupil } from '../../../table/lessons/testing/pupil.ts';
import { kolymaLessons } from './kolymaLessons.ts';
import type { KolymaLesson } from './lesson.ts';
import { lessons } from './lessons.ts';

const open = (lesson: KolymaLesson) => new Pupil(kolymaLessons, lesson);
const named = (key: string) => lessons.find((each) => each.key === key) as KolymaLesson;

/** How each lesson is meant to be done. */
const solutions: Readonly<Record<string, readonly Deed[]>> = {
  target: [['flip', 'Red -2'], ['pass']],
  special: [['play', 'Long Pace'], ['pass']],
  over: [['play', 'Ice Break'], ['pass']],
  change: [['swap', 'Blue -8'], ['pass']],
  choose: [['play', 'Tailings'], ['discard', 'Black -6'], ['pass']],
  win: [['play', 'Ice Break'], ['pass']],
};

describe('a lesson of Kolyma', () => {
  it.each(lessons)('$title is done step by step, and never off its path', (lesson) => {
    const pupil = open(lesson);
    expect(pupil.done).toBe(0);
    const reached = new Set<number>();
    for (const deed of solutions[lesson.key] ?? []) {
      expect(pupil.lost).toBe(false);
      pupil.act(deed);
      reached.add(pupil.done);
    }
    for (let step = 1; step <= lesson.steps.length; step++) expect(reached).toContain(step);
  });

  it.each(lessons)('$title says in short sentences what to click', ({ steps, learned }) => {
    for (const { says, hint } of steps) {
      expect(says.length).toBeLessThan(175);
      expect(piecesOf(`${says} ${hint}`).some(({ click }) => click)).toBe(true);
    }
    expect(learned.length).toBeLessThan(160);
  });

  it.each([
    ['target', ['flip', 'Green 6']],
    ['target', ['pass']],
    ['special', ['exchange', 'Long Pace']],
    ['special', ['play', 'Backsight']],
    ['over', ['pass']],
    ['change', ['flip', 'Blue -8']],
    ['choose', ['exchange', 'Tailings']],
    ['win', ['pass']],
  ] as const)(
    '%s notices that one has left its path by %j, and it can be taken back',
    (key, deed) => {
      const pupil = open(named(key));
      pupil.act(deed);
      expect(pupil.lost).toBe(true);
      pupil.session.undo();
      pupil.settle();
      expect(pupil.lost).toBe(false);
    },
  );

  it('ends in a won match', () => {
    const pupil = open(named('win'));
    for (const deed of solutions.win ?? []) pupil.act(deed);
    expect(pupil.session.shown().decision).toMatchObject({ ask: 'over', winner: 0 });
  });
});

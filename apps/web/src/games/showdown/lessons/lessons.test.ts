import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../table/lessons/lesson.ts';
import { type Deed, Pupil } from '../../../table/lessons/testing/pupil.ts';
import type { ShowdownLesson } from './lesson.ts';
import { lessons } from './lessons.ts';
import { showdownLessons } from './showdownLessons.ts';

const open = (lesson: ShowdownLesson) => new Pupil(showdownLessons, lesson);
const named = (key: string) => lessons.find((each) => each.key === key) as ShowdownLesson;

/** How each lesson is meant to be done. */
const solutions: Readonly<Record<string, readonly Deed[]>> = {
  'level-up': [
    ['levelUp', 'Cairn Sentry'],
    ['play', 'Scarp Hare'],
    ['attack', 'Scarp Hare', 'Maro Cinderline'],
  ],
  attacks: [
    ['attack', 'Slagback Lizard', 'Scarp Hare'],
    ['attack', 'Spark Newt', 'Tamsin Greywall'],
  ],
  abilities: [
    ['levelUp', 'Chert Blade'],
    ['target', 'Tamsin Greywall'],
    ['target', 'Tamsin Greywall'],
  ],
  equipment: [
    ['target', 'Tamsin Greywall'],
    ['gear', 'Chert Blade'],
  ],
  answers: [['drain']],
  win: [
    ['attack', 'Spark Newt', 'Scarp Hare'],
    ['attack', 'Heath Stag', 'Tamsin Greywall'],
    ['attack', 'Slagback Lizard', 'Tamsin Greywall'],
  ],
};

describe('a lesson of Showdown', () => {
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
    ['level-up', ['levelUp', 'Scarp Hare']],
    ['attacks', ['attack', 'Slagback Lizard', 'Tamsin Greywall']],
    ['abilities', ['levelUp', 'Year of the Eruption']],
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

  it('notices that the answer it asks for was not given', () => {
    const pupil = open(named('answers'));
    pupil.choose([1]);
    expect(pupil.lost).toBe(true);
  });

  it('notices that the equipment was left out', () => {
    const pupil = open(named('equipment'));
    pupil.act(['target', 'Tamsin Greywall']);
    pupil.choose([]);
    expect(pupil.lost).toBe(true);
  });

  it('ends in a won match', () => {
    const pupil = open(named('win'));
    for (const deed of solutions.win ?? []) pupil.act(deed);
    expect(pupil.session.shown().decision).toMatchObject({ ask: 'over', winner: 0 });
  });
});

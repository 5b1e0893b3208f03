import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../table/lessons/lesson.ts';
import { type Deed, Pupil } from '../../../table/lessons/testing/pupil.ts';
import type { TtcgLesson } from './lesson.ts';
import { lessons } from './lessons.ts';
import { ttcgLessons } from './ttcgLessons.ts';

const open = (lesson: TtcgLesson) => new Pupil(ttcgLessons, lesson);

/** Does a deed, and chooses the first of whatever is asked then. */
function act(pupil: ReturnType<typeof open>, deed: Deed): void {
  pupil.act(deed);
  pupil.answer('choose');
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

describe('a lesson', () => {
  it.each(lessons)('$title begins with nothing done', (lesson) => {
    expect(open(lesson).done).toBe(0);
  });

  it.each(lessons)('$title is done step by step, as its solution says', (lesson) => {
    const table = open(lesson);
    const reached = new Set<number>();
    for (const deed of solutions[lesson.key] ?? []) {
      act(table, deed);
      reached.add(table.done);
      expect(table.lost).toBe(false);
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
    expect(table.lost).toBe(true);
  });

  it('is not done by another effect that leads to the same numbers', () => {
    const lesson = lessons.find(({ key }) => key === 'spells') as TtcgLesson;
    const table = open(lesson);
    act(table, ['play', "Ranger's Whetstone", 2]);
    act(table, ['use', "Ranger's Whetstone", 0]);
    expect(table.done).toBe(1);
    expect(table.lost).toBe(true);
  });

  it('asks for a button, for something on the table, or leaves it to you', () => {
    const asked = lessons.map(({ steps }) => steps.map(ttcgLessons.deedOf));
    expect(asked[0]).toEqual([null, null, 'end']);
    expect(asked.at(-1)).toEqual([undefined]);
  });

  it.each(lessons)('$title is never off its path while its solution is followed', (lesson) => {
    const table = open(lesson);
    for (const deed of solutions[lesson.key] ?? []) {
      expect(table.lost).toBe(false);
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
    expect(table.lost).toBe(true);
  });

  it('counts anew after a step is taken back', () => {
    const lesson = lessons[0] as TtcgLesson;
    const table = open(lesson);
    act(table, ['play', 'Cairn Pup', 2]);
    expect(table.done).toBe(1);
    table.session.undo();
    table.settle();
    expect(table.done).toBe(0);
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

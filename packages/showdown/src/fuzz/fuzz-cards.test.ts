import { describe, expect, it } from 'vitest';
import { readDescriptor, templates } from '../cards/index.ts';
import { cardSets, fuzzCards } from './fuzz-cards.ts';
import { FuzzNotes } from './fuzz-notes.ts';

function read(text: string, file: string) {
  const { design, script } = readDescriptor(text, file);
  if (!design) throw new Error(`${file} is broken`);
  return { file, design, ...(script && { script, chunk: script.chunk }) };
}

function card(name: string, element: string, functions: string) {
  const text = `ZTCG_CARD { "NAME" "${name}" "IMAGE" "" "TYPE" "MOB" "ELEMENT" "${element}"
"RARITY" "RARITY_COMMON" "INFO" "x" "COST" "1"
TYPE_MOB { "LEVEL" "10" "ATTCK" "20" "HP" "40" "TEXT" "x" }
LVL_ACTION { "LEVEL" "10" "ATTRB" "1" "TEXT" "y" }
${functions} }`;
  return read(text, `${name}.lua`);
}

const fine = (name: string, element: string) =>
  card(name, element, 'function onThinkMob(player) drawCard(player) end');

describe('random matches with the cards of a folder', () => {
  it('go without an error with the templates', () => {
    const cards = templates().map(({ text, file }) => read(text, file));
    const told: number[] = [];
    const report = fuzzCards(
      { own: cards },
      { games: 2, seed: 'a', progress: (done) => told.push(done) },
    );
    expect(report).toMatchObject({ games: 2, cards: 7, failures: [], invariants: [] });
    expect(report.decisions).toBeGreaterThan(20);
    expect(told).toEqual([1, 2]);
  });

  it('collect a script error by card, pointcut and line, once', () => {
    const broken = card('Broken', 'EARTH', 'function onThinkMob(player)\n  local x = 1 + nil\nend');
    const { failures } = fuzzCards({ own: [broken] }, { games: 1, seed: 'a' });
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({
      card: 'Broken',
      pointcut: 'onThinkMob',
      file: 'Broken.lua',
      line: 6,
    });
    expect(failures[0]?.count).toBeGreaterThan(1);
  });

  it('end in spite of a script that does not', () => {
    const endless = card('Endless', 'FIRE', 'function onThinkMob(player) while true do end end');
    const { failures, invariants } = fuzzCards({ own: [endless] }, { games: 1, seed: 'a' });
    expect(failures.map(({ pointcut }) => pointcut)).toEqual(['onThinkMob']);
    expect(invariants).toEqual([]);
  });

  it('end with a card that attacks again whenever something falls', () => {
    const attack =
      'attack(player, getSourceCARD(), 200, "ATKRES_NIL", "ATKSRC_MOB", 0, "ENABLE_PREVENT", "IS_STARTER")';
    const reaver = card(
      'Reaver',
      'EARTH',
      `function onExecuteAttackAndDestroyed(player) ${attack} ${attack} end`,
    );
    const { failures, invariants } = fuzzCards({ own: [reaver] }, { games: 3, seed: 'a' });
    expect([...failures, ...invariants]).toEqual([]);
  });

  it('are the same with the same seed', () => {
    const cards = [fine('A', 'EARTH'), fine('B', 'FIRE')];
    const play = (seed: string) => fuzzCards({ own: cards }, { games: 2, seed }).decisions;
    expect(play('one')).toBe(play('one'));
    expect(play('one')).not.toBe(play('two'));
  });
});

describe('what went wrong in matches', () => {
  it.each([
    ['its own', { file: 'a.lua', line: 7, column: 3 }, { file: 'a.lua', line: 7, column: 3 }],
    ['none', { file: '', line: 0, column: 0 }, { file: 'Late.lua', line: 6, column: 10 }],
  ])('has a place in a file, by %s', (_, known, place) => {
    const late = card('Late', 'FIRE', '\nfunction onThinkMob(player) end');
    const notes = new FuzzNotes([late]);
    // What a message says is not looked at.
    const message = 'b.lua:9:9: no';
    const fault = { ...known, message };
    notes.failure({ card: 'Late', pointcut: 'onThinkMob', fault }, 'g', 3);
    expect([...notes.failures.values()]).toEqual([
      { card: 'Late', pointcut: 'onThinkMob', ...place, message, count: 1, game: 'g', step: 3 },
    ]);
  });

  it('is placed at the start of the functions where none is to blame', () => {
    const notes = new FuzzNotes([card('Late', 'FIRE', 'function onThinkMob(player) end')]);
    const fault = { file: '', line: 0, column: 0, message: 'no' };
    notes.failure({ card: 'Late', pointcut: 'loading', fault }, 'g', 0);
    expect([...notes.failures.values()][0]).toMatchObject({ file: 'Late.lua', line: 5, column: 1 });
  });
});

describe('the cards of a folder', () => {
  it('of the elements and of the classes are sets of their own', () => {
    const cards = [fine('A', 'EARTH'), fine('B', 'Thief'), fine('C', 'Metal')];
    expect(cardSets(cards).map((set) => set.map(({ design }) => design.name))).toEqual([
      ['A'],
      ['B'],
      ['C'],
    ]);
    expect(cardSets([fine('A', 'EARTH'), fine('C', 'Metal')])).toHaveLength(1);
    expect(cardSets([])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { readDescriptor } from '../cards/index.ts';
import { POINTCUT_NAMES } from '../interface/index.ts';
import { fn, lesson, mob, table } from '../testing/index.ts';
import { LIMIT, workOf } from '../testing/work.ts';

const HOSTILE: Readonly<Record<string, string>> = {
  'an endless loop': 'while true do end',
  'a growing text': 'local s = "x" while true do s = s .. s end',
  'a growing table': 'local t = {} while true do t[#t + 1] = {} end',
  'deep recursion': 'local function down(n) return down(n + 1) + 1 end down(1)',
  'reaching for globals': 'os.execute("true") io.open("x") require("fs") load("x")()',
  'prototype names': 'local t = {} t.__proto__.polluted = 1 constructor.constructor("x")()',
  'pcall around everything':
    'while true do pcall(function() pcall(function() while true do end end) drawCard(player) end) end',
  'lists without end': 'while true do makeFilteredTableList(player, "ANY_PLAYER", 0, 0, 99) end',
  'draws without end': 'while true do drawCard(player) end',
  'attacks without end':
    'while true do attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 0, "ATKSRC_MOB", "STRIKE_TRUE", "DISABLE_PREVENT", "IS_STARTER", "NO_FILTER") end',
  'changes without end': 'while true do incrementPlayerLevel(player, 1) end',
  'abilities without end':
    'while true do applyCharacterAction(player, getSourceCARD(), "CALL_ACTION") end',
  'registers without end':
    'local n = 0 while true do n = n + 1 editCardRegister(getSourceCARD(), n, 0, 1, 0) end',
};

const crowd = { mobs: ['Wisp', 'Wisp', 'Wisp', 'Wisp'], deck: Array<string>(30).fill('Wisp') };

describe('hostile scripts (R-S7)', () => {
  it.each(Object.entries(HOSTILE))('%s is stopped, and the match goes on', (_, body) => {
    const play = () =>
      table({
        cards: { Wisp: mob(), Foul: lesson(body) },
        phase: 'actions',
        you: { ...crowd, build: ['Foul'] },
        foe: crowd,
      });
    const match = play();
    expect(match.broken.length).toBeGreaterThan(0);
    expect(match.asked).toBe('attack');
    expect(workOf(play)).toBeLessThan(LIMIT);
  });

  it('a script that asks without end is stopped', () => {
    const match = table({
      cards: {
        Wisp: mob(),
        Foul: lesson('while true do makePrompt(player, "Again?", "", 0, 0) end'),
      },
      phase: 'actions',
      you: { ...crowd, build: ['Foul'] },
    });
    let questions = 0;
    for (; match.asked === 'prompt'; questions++) match.choose('Yes');
    expect(questions).toBeLessThan(200);
    expect(match.broken).toHaveLength(1);
  });

  it('an error in every pointcut does not keep a match from its end', () => {
    const broken = POINTCUT_NAMES.map((name) => fn(name, 'error("broken")')).join('\n');
    const play = () =>
      table({
        cards: { Foul: mob(60, 40, broken, { levelUp: 0 }) },
        you: { mobs: ['Foul'], hand: ['Foul'], deck: ['Foul'], build: ['Foul'] },
        foe: { hp: 60 },
      })
        .decline()
        .attack('Foul', 'Rival');
    const match = play();
    expect(match.outcome?.winner).toBe(0);
    expect(match.broken.length).toBeGreaterThan(20);
    expect(workOf(play)).toBeLessThan(LIMIT);
  });

  it('200 KB of code are refused, unread', () => {
    const lines = 'n = n + 1\n'.repeat(19_000);
    const text = `ZTCG_CARD {
      "NAME" "Foul" "IMAGE" "foul.png" "TYPE" "MOB" "ELEMENT" "EARTH" "RARITY" "RARITY_COMMON"
      "INFO" "Mob" "COST" "10" TYPE_MOB { "LEVEL" "0" "ATTCK" "10" "HP" "10" "TEXT" "Foul." }
      function onThinkMob(player) local n = 0 ${lines} end
    }`;
    const { problems } = readDescriptor(text, 'foul.lua');
    expect(problems.map(({ message }) => message)).toEqual([
      'The functions take 186 KB and were not read.',
    ]);
    expect(workOf(() => readDescriptor(text, 'foul.lua'))).toBeLessThan(LIMIT);
  });

  it('40 KB of code load, and are stopped like any other', () => {
    const long = `local n = 0\n${'n = n + 1\n'.repeat(4_000)}while true do end`;
    const match = table({
      cards: { Wisp: mob(), Foul: lesson(long) },
      phase: 'actions',
      you: { ...crowd, build: ['Foul'] },
    });
    expect(match.broken[0]).toContain('runs too long');
  });
});

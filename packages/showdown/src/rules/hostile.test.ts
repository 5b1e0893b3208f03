import { fingerprint, type Seat } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { readDescriptor } from '../cards/index.ts';
import { POINTCUT_NAMES } from '../interface/index.ts';
import {
  banner,
  crowd,
  HOSTILE,
  HOSTILE_HEARERS,
  HOSTILE_MENUS,
  positionBeside,
  positionWith,
} from '../testing/hostile-scripts.ts';
import { fn, lesson, mob, table } from '../testing/sketches.ts';
import type { Table } from '../testing/table.ts';
import { copyState } from './position/copy-state.ts';
import { faultsOf } from './position/faults.ts';
import { slotZone } from './position/slots.ts';
import { answer } from './turn/proceed.ts';

const deployedMobs = ({ state }: Table, seat: Seat) =>
  [...Array<number>(7)].map((_, at) => {
    const [card] = state.table.zones[slotZone(seat, at + 1)]?.cards ?? [];
    return card === undefined ? null : state.units[card];
  });

describe('hostile scripts (R-S7)', () => {
  it.each(Object.entries(HOSTILE))('%s is stopped, and the match goes on', (_, body) => {
    const match = table(positionWith(body));
    expect(match.broken.length).toBeGreaterThan(0);
    expect(match.asked).toBe('attack');
  });

  describe.each(Object.entries(HOSTILE_HEARERS))('%s: beside it', (_, lua) => {
    it.each([1, 14])('an honest ability is carried out whole, by %i of them too', (count) => {
      const match = table(positionBeside(lua, count));
      expect(match.asked).toBe('attack');
      expect(match.hand()).toEqual(['Wisp', 'Wisp', 'Wisp']);
      const wounds = deployedMobs(match, 1).map((unit) => unit?.damage);
      expect(wounds).toEqual(Array<number>(7).fill(10));
      expect(JSON.stringify(match.told('broken'))).not.toContain('Sage');
      expect(match.choices.filter((choice) => choice !== 'Pass').length).toBeGreaterThan(6);
    });

    it('the match comes out the same when it is played again, copied, or saved', () => {
      const first = table(positionBeside(lua, 14));
      const again = table(positionBeside(lua, 14));
      const { book, state } = first;
      const copies = [again.state, copyState(book, state), structuredClone(state)];
      for (const copy of copies) expect(fingerprint(copy)).toBe(fingerprint(state));
      const played = [state, ...copies].map((one) => {
        for (let turn = 0; turn < 3 && one.step; turn++) answer(book, one, [0], undefined);
        return fingerprint(one);
      });
      expect(new Set(played).size).toBe(1);
    });
  });

  it('a script that is stopped while options are listed is told of, noted, and asked no more', () => {
    const lua = fn('preventIntercomeTargetMob', 'while true do end');
    const match = table(positionBeside(lua, 14));
    expect(match.broken).toEqual([expect.stringMatching(/^preventIntercomeTargetMob: .*too long/)]);
    expect(match.state.stopped).toEqual(['Foul']);
    const calls: unknown[] = [];
    match.book.report = (fault) => calls.push(fault);
    match.attack('Foul', 'Foul');
    expect(calls).toEqual([]);
    expect(match.broken).toHaveLength(1);
  });

  it('an error while options are listed is told once (R-S7)', () => {
    const match = table(positionBeside(fn('preventIntercomeTargetMob', 'error("x")'), 1));
    expect(match.broken).toEqual([]);
    const many = table(positionBeside(fn('preventIntercomeTargetMob', 'error("x")'), 8));
    expect(many.broken).toEqual([expect.stringMatching(/^preventIntercomeTargetMob: .*: x$/)]);
    many.attack('Foul', 'Wisp');
    expect(many.broken).toHaveLength(1);
  });

  it('what others do when they hear of a change does not count for the script that made it', () => {
    const many = { mobs: Array<string>(7).fill('Wisp') };
    const changes =
      'for n = 1, 60 do applySilence(player, theirs(1 + n % 7), 1) end drawCard(player)';
    const cards = { Wisp: banner, Busy: lesson(changes) };
    const you = { ...many, build: ['Busy'], deck: ['Wisp'] };
    const match = table({ cards, phase: 'actions', you, foe: many });
    expect(match.broken).toEqual([]);
    expect(match.hand()).toEqual(['Wisp']);
  });

  it('when all who hear of it take too long together, they are stopped, not who set it off', () => {
    const busy = 'for n = 1, 20000 do local x = n end';
    const match = table({
      cards: {
        Wisp: mob(20, 40, fn('onReceiveSilenceCard', busy)),
        Sage: lesson('for n = 1, 7 do applySilence(player, mine(n), 1) end drawCard(player)'),
      },
      phase: 'actions',
      you: { mobs: Array<string>(7).fill('Wisp'), build: ['Sage'], deck: ['Wisp'] },
      foe: { mobs: Array<string>(7).fill('Wisp') },
    });
    expect(match.broken).toEqual([
      expect.stringMatching(/^onReceiveSilenceCard: The script takes too much/),
    ]);
    expect(match.hand()).toEqual(['Wisp']);
    expect(match.state.stopped).toEqual(['Wisp']);
  });

  it('numbers that are none do not come into the match', () => {
    const odd = 'increaseMaxHP(mine(0), 1/0) newBuff(mine(1), mine(0), 0/0, 1/0, -1/0, 2)';
    const cards = { Wisp: mob(), Foul: lesson(odd) };
    const { state, book } = table({
      cards,
      phase: 'actions',
      you: { mobs: ['Wisp'], build: ['Foul'] },
    });
    expect(faultsOf(book, state)).toEqual([]);
    expect(state.units.flatMap((unit) => unit?.buffs ?? [])).toHaveLength(1);
  });

  it.each([
    ['the same menu', 8],
    ['other menus', 40],
    ['menus between changes', 40],
  ])('%s without end: stopped after %i questions', (name, most) => {
    const asks = HOSTILE_MENUS[name] ?? '';
    const match = table({
      cards: { Wisp: mob(), Foul: lesson(asks), Sage: lesson('drawCard(player)') },
      phase: 'actions',
      you: { ...crowd, build: ['Foul', 'Foul', 'Sage'] },
    });
    let questions = 0;
    for (; match.asked === 'prompt'; questions++) match.choose('Yes');
    expect(questions).toBe(most);
    expect(match.broken).toEqual([expect.stringContaining('asks too much')]);
    expect(match.hand()).toEqual(['Wisp']);
  });

  it('a script that goes on without end after an answer is stopped at the answer', () => {
    const lua = fn(
      'onDrawCard',
      'makePrompt(player, "Well?", "", 0, 0) increaseMaxHP(mine(0), 50) while true do end',
    );
    const match = table(positionBeside(lua, 1));
    expect(match.asked).toBe('prompt');
    match.choose('Yes');
    expect(match.asked).toBe('attack');
    expect(match.hand()).toHaveLength(3);
    expect(match.maxHp('Hero')).toBe(200);
    expect(match.broken).toEqual([expect.stringContaining('too long')]);
  });

  it('an error in every pointcut does not keep a match from its end', () => {
    const broken = POINTCUT_NAMES.map((name) => fn(name, 'error("broken")')).join('\n');
    const match = table({
      cards: { Foul: mob(60, 40, broken, { levelUp: 0 }) },
      you: { mobs: ['Foul'], hand: ['Foul'], deck: ['Foul'], build: ['Foul'] },
      foe: { hp: 60 },
    })
      .decline()
      .attack('Foul', 'Rival');
    expect(match.outcome?.winner).toBe(0);
    expect(match.broken.length).toBeGreaterThan(20);
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
      'The functions have 95010 words and signs of Lua and were not read; expected at most 8000 words and signs of Lua.',
    ]);
  });

  it('250 KB of quotes are refused, unread', () => {
    for (const quotes of ['"', '\\"\n', '"\n\\', "'\\"]) {
      const { problems } = readDescriptor(quotes.repeat(250_000 / quotes.length), 'foul.lua');
      expect(problems.map(({ message }) => message)).toEqual([
        'The file has more than 10000 words and signs and was not read.',
      ]);
    }
  });

  it('15 KB of code load, and are stopped like any other', () => {
    const long = `local n = 0\n${'n = n + 1\n'.repeat(1_500)}while true do end`;
    const match = table({
      cards: { Wisp: mob(), Foul: lesson(long) },
      phase: 'actions',
      you: { ...crowd, build: ['Foul'] },
    });
    expect(match.broken[0]).toContain('runs too long');
  });
});

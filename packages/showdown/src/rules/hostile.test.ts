import { describe, expect, it } from 'vitest';
import { readDescriptor } from '../cards/index.ts';
import { POINTCUT_NAMES } from '../interface/index.ts';
import { banner, crowd, HOSTILE, positionWith } from '../testing/hostile-scripts.ts';
import { fn, lesson, mob, table } from '../testing/sketches.ts';
import { faultsOf } from './faults.ts';

describe('hostile scripts (R-S7)', () => {
  it.each(Object.entries(HOSTILE))('%s is stopped, and the match goes on', (_, body) => {
    const match = table(positionWith(body));
    expect(match.broken.length).toBeGreaterThan(0);
    expect(match.asked).toBe('attack');
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

  it('when all who hear of it take too long together, the script that set it off is stopped', () => {
    const busy = 'for n = 1, 40000 do local x = n end';
    const match = table({
      cards: {
        Wisp: mob(20, 40, fn('onReceiveSilenceCard', busy)),
        Foul: lesson('for n = 1, 7 do applySilence(player, mine(n), 1) end'),
      },
      phase: 'actions',
      you: { mobs: Array<string>(7).fill('Wisp'), build: ['Foul'] },
    });
    expect(match.broken).toEqual([
      expect.stringMatching(/^onActivateCharacterAction: Foul\.lua:.* sets off too much/),
    ]);
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
      'The functions have 95010 words and signs of Lua and were not read; expected at most 24000 words and signs of Lua.',
    ]);
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

import { describe, expect, it } from 'vitest';
import { readDescriptor } from '../cards/index.ts';
import type { CardBook } from '../rules/book/book.ts';
import { openBook } from '../rules/book/open-book.ts';
import { showdown } from '../rules/showdown.ts';
import { buildPosition } from './build-position.ts';
import { plainCards } from './plain-cards.ts';
import type { SavedPosition } from './position.ts';
import { readPosition } from './read-position.ts';
import { savePosition } from './save-position.ts';
import { showdownAt } from './showdown-at.ts';
import { RefusedChoice, tryCard } from './trial.ts';

const ELEMENTS = ['EARTH', 'FIRE'];

function bookWith(...functions: string[]): CardBook {
  const cards = functions.map((code, at) => {
    const text = `ZTCG_CARD { "NAME" "Card ${at}" "IMAGE" "" "TYPE" "MOB" "ELEMENT" "EARTH"
      "RARITY" "RARITY_COMMON" "INFO" "x" "COST" "1"
      TYPE_MOB { "LEVEL" "10" "ATTCK" "20" "HP" "40" "TEXT" "x" }
      LVL_ACTION { "LEVEL" "10" "ATTRB" "1" "TEXT" "y" } ${code} }`;
    const { design, script } = readDescriptor(text, `card${at}.lua`);
    if (!design) throw new Error('the test has a broken card');
    return { design, chunk: script?.chunk };
  });
  return openBook([...cards, ...plainCards(ELEMENTS)], ELEMENTS);
}

const types = (trial: ReturnType<typeof tryCard>) => trial.events.map(({ type }) => type);

describe('a trial', () => {
  it('plays the card from the hand, and its function runs', () => {
    const trial = tryCard(bookWith('function onThinkMob(p) drawCard(p) end'), 'Card 0', {});
    expect(types(trial)).toEqual(['played', 'drew']);
    expect(trial.after.players[0].mobs).toContainEqual({ card: 'Card 0', hp: 40, maxHp: 40 });
    expect(trial.after.players[0].deck?.length).toBe(
      (trial.before.players[0].deck?.length ?? 0) - 1,
    );
  });

  it('levels up with the card, then uses what it gave', () => {
    const book = bookWith('function onActivateCharacterAction(p) drawCard(p) end');
    const trial = tryCard(book, 'Card 0', { actions: ['level up', 'ability'] });
    expect(types(trial)).toEqual(['levelUp', 'ability', 'drew']);
    expect(trial.after.players[0].build).toContain('Card 0');
  });

  it('asks where a target is to be chosen, and goes on with the answer', () => {
    const book = bookWith('function onExecuteAttack(p) drawCard(p) end');
    const asked = tryCard(book, 'Card 0', { actions: ['attack'] });
    expect(asked.question?.labels).toContain('Card 0 attacks Earth Drifter');
    const trial = tryCard(book, 'Card 0', { actions: ['attack'], choices: [0] });
    expect(trial.question).toBeUndefined();
    expect(types(trial)).toContain('attack');
    expect(types(trial)).toContain('drew');
    expect(trial.answered).toBe(1);
  });

  it('plays the turn out, declining what every turn asks', () => {
    const book = bookWith('function onEndTurn(p) drawCard(p) end');
    const position = { players: [{ mobs: ['Card 0'], deck: ['Card 0'] }, {}] as const };
    const trial = tryCard(book, 'Card 0', { position, actions: ['turn'] });
    expect(trial.question).toBeUndefined();
    expect(trial.after).toMatchObject({ turn: 2, active: 1, phase: 'start' });
    expect(types(trial)).toContain('drew');
  });

  it('says why something could not be done', () => {
    const position = { players: [{ build: ['Card 0'], level: 0 }, {}] as const };
    const trial = tryCard(bookWith(''), 'Card 0', { position, actions: ['ability'] });
    expect(trial.refusals).toEqual([
      { action: 'ability', why: 'It needs level 10 and 1 of EARTH.' },
    ]);
  });

  const full = { players: [{ mobs: Array(7).fill('Earth Drifter') }, {}] } as const;
  const NO = 'updateGameValue(0, 0)';

  it.each([
    ['there is no room', '', '', full, 'All seven slots for mobs are taken.'],
    [
      'it forbids itself',
      `function onTryPlay(p) ${NO} end`,
      '',
      {},
      'Card 0 forbids it (onTryPlay).',
    ],
    [
      'another card forbids it',
      '',
      `function onTryPlayMob(p) ${NO} end`,
      { players: [{ mobs: ['Card 1'] }, {}] },
      'Card 1 forbids it (onTryPlayMob).',
    ],
    [
      'another card stops it',
      '',
      `function onInterceptOpponentPlayMob(p) ${NO} end`,
      { players: [{}, { mobs: ['Card 1'] }] },
      'Card 1 forbids it (onInterceptOpponentPlayMob).',
    ],
  ] as const)('says why a card could not be played: %s', (_, own, other, position, why) => {
    const plan = 'players' in position ? { position: position as SavedPosition } : {};
    const { refusals } = tryCard(bookWith(own, other), 'Card 0', plan);
    expect(refusals).toEqual([{ action: 'play', why: `Card 0 could not be played. ${why}` }]);
  });

  it.each([
    [
      'its level',
      { level: 0, build: ['Earth Drifter'] },
      /^It is of level 10 and the character of/,
    ],
    ['its element', { level: 10, build: [] }, /^No EARTH is learned: the build tree holds no card/],
    [
      'its kind',
      { level: 10, build: ['Earth Drifter'], barred: ['mob'] },
      /^Mobs may not be played this turn\.$/,
    ],
  ] as const)('plays what a match would not allow for %s, and says so', (_, side, why) => {
    const trial = tryCard(bookWith(''), 'Card 0', { position: { players: [side, {}] } });
    expect(trial.refusals).toEqual([]);
    expect(types(trial)).toEqual(['played']);
    expect(trial.hindrances).toEqual([{ action: 'play', why: expect.stringMatching(why) }]);
  });

  it('says nothing of a card that a match would allow', () => {
    expect(tryCard(bookWith(''), 'Card 0', {}).hindrances).toEqual([]);
  });

  it('tells who forbids what is only asked ahead, and plays it', () => {
    const code = `function onTryPlay(p) if hasFlag("IS_TRY_PREPARE", "ZTCG_TRYPLAY") then ${NO} end end`;
    const trial = tryCard(bookWith(code), 'Card 0', {});
    expect(trial.hindrances).toEqual([{ action: 'play', why: 'Card 0 forbids it (onTryPlay).' }]);
    expect(types(trial)).toContain('played');
  });

  it('keeps what scripts print, once for each time it comes about', () => {
    const code = 'function onThinkMob(p) print("a", 1) drawCard(p) print("b") end';
    const trial = tryCard(bookWith(code), 'Card 0', {});
    expect(trial.prints).toEqual([
      { card: 'Card 0', line: 'a\t1', after: 1 },
      { card: 'Card 0', line: 'b', after: 2 },
    ]);
    const asks =
      'function onExecuteAttack(p) print("hit") end function onThinkMob(p) print("in") local l = getTableCardCoordinates("ONLY_ADVSRY", 0, 0, 100, "TYPE_ANYMOB", "ELEM_ANY", "", p) selectGameTableCardFromCoordinatesList("Who?", l, p) end';
    const open = tryCard(bookWith(asks), 'Card 0', {
      position: { players: [{ level: 0 }, full.players[0]] },
    });
    expect(open.question?.prompt).toBe('Who?');
    expect(open.hindrances).toHaveLength(2);
    const asked = tryCard(bookWith(asks), 'Card 0', { choices: [0] });
    expect(asked.prints.map(({ line }) => line)).toEqual(['in']);
  });

  it('refuses a choice that fits no option, and says which', () => {
    const plan = { actions: ['attack'], choices: ['nobody'] } as const;
    expect(() => tryCard(bookWith(''), 'Card 0', plan)).toThrow(RefusedChoice);
    expect(() => tryCard(bookWith(''), 'Card 0', plan)).toThrow('No option is called "nobody".');
  });

  it('tells of a broken script and goes on', () => {
    const trial = tryCard(bookWith('function onThinkMob(p) error("no") end'), 'Card 0', {});
    expect(types(trial)).toEqual(['played', 'broken']);
  });
});

describe('a saved position', () => {
  const book = bookWith(
    'function applyBuffs(p) applyTargetBonus(p, getSourceCARD(), getSourceCARD(), 10, 20, 0, 0, 0, 100, "TYPE_ANY", "ELEM_ANY", "") end',
  );
  const position = {
    turn: 4,
    active: 1,
    phase: 'attacks',
    players: [
      {
        character: 'Fire Wayfarer',
        hp: 120,
        maxHp: 260,
        level: 30,
        build: ['Card 0', 'Earth Drifter'],
        mobs: [null, { card: 'Card 0', hp: 50, maxHp: 60, under: ['Fire Drifter'], stun: 2 }],
        equips: [{ card: 'Earth Walking Staff', hp: 5, maxHp: 25 }],
        field: { card: 'Earth Footpath' },
        hand: ['Card 0'],
        deck: ['Fire Drifter', 'Card 0'],
        graveyard: ['Earth Short Rest'],
      },
      {
        character: 'Earth Wayfarer',
        hp: 200,
        maxHp: 200,
        level: 0,
        build: [],
        mobs: [{ card: 'Earth Drifter', hp: 40, maxHp: 40, owner: 0, attacks: 1 }],
        equips: [],
        field: null,
        hand: [],
        deck: [],
        graveyard: [],
      },
    ],
  } as const;

  it('comes back as it was written, bonuses counted in', () => {
    const state = buildPosition(book, position);
    expect(savePosition(book, state)).toEqual(position);
    expect(
      showdown(book).faults({ ...state, outcome: { winner: 0, reason: 'character' } }),
    ).toEqual([]);
  });

  it('holds what befalls characters and mobs, and who did it', () => {
    const marks = {
      stun: 1,
      away: 2,
      awayBy: '1/mobs/0',
      dots: [{ source: '1/mobs/0', damage: 10, turns: 2 }],
    };
    const side = { ...position.players[0], ...marks };
    const mobs = [{ card: 'Earth Drifter', hp: 40, maxHp: 40, dots: [{ damage: 5, turns: 1 }] }];
    const state = buildPosition(book, { players: [side, { mobs }] });
    const saved = savePosition(book, state).players;
    expect(saved[0]).toMatchObject(marks);
    expect(saved[1].mobs).toEqual([
      { ...mobs[0], dots: [{ source: '1/mobs/0', damage: 5, turns: 1 }] },
    ]);
  });

  it('is read from a file, and then the same', () => {
    const read = readPosition(JSON.stringify(position), 'p.json', book);
    if (!read.ok) throw new Error(read.problems[0]?.message);
    expect(savePosition(book, buildPosition(book, read.read.position))).toEqual(position);
  });

  it('is played on from', () => {
    const { state } = showdownAt(book, { ...position, active: 0, phase: 'start' }).setup(
      undefined as never,
      's',
    );
    expect(state.active).toBe(0);
    expect(state.step?.question).toMatchObject({ kind: 'levelUp', seat: 0 });
  });

  it.each([
    ['{', '1:2', /./],
    ['{ "player": [] }', '1:3', /"player" is not known/],
    ['{ "players": [{ "hand": ["Card O"] }, {}] }', '1:26', /did you mean "Card 0"/],
    ['{ "players": [{ "mobs": ["Earth Footpath"] }, {}] }', '1:26', /is a field and cannot lie/],
    ['{ "players": [{ "mobs": [7] }, {}] }', '1:26', /expected the name of a card/],
    ['{ "drops": [7] }', '1:13', /expected { "card", "source", "by", "turns" }/],
    ['{ "players": [{ "hp": -1 }, {}] }', '1:23', /expected a whole number/],
    ['{ "players": [{}] }', '1:14', /two players/],
    ['{ "players": [{ "awayBy": "mob 1" }, {}] }', '1:27', /the place of a card, such as/],
    ['{ "players": [{ "awayBy": "1/mobs/0" }, {}] }', '1:27', /No card lies at "1\/mobs\/0"/],
    ['{ "acted": ["0/build/1"], "players": [{ "build": ["Card 0"] }, {}] }', '1:13', /No card/],
    ['{ "players": [{ "dots": [{ "damage": 1 }] }, {}] }', '1:26', /turns/],
    ['{ "do": ["dance"] }', '1:10', /"play", "level up"/],
  ])('says what is wrong with %s', (text, place, message) => {
    const read = readPosition(text, 'p.json', book);
    if (read.ok) throw new Error('it was read');
    const [first] = read.problems;
    expect(`${first?.line}:${first?.column}`).toBe(place);
    expect(first?.message).toMatch(message);
  });
});

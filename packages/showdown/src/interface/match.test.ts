import { LuaHandle, type LuaValue } from '@cardscape/lua';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScriptFunction } from './function.ts';
import { FUNCTIONS, type FunctionName, functionNamed } from './functions.ts';
import { callProblems, matchSignature } from './match.ts';

const card = new LuaHandle('card', 1);
const other = new LuaHandle('card', 2);
const list = new LuaHandle('list', 3);
const deck = new LuaHandle('deck', 4);

function named(name: FunctionName): ScriptFunction {
  const fn = functionNamed(name);
  if (!fn) throw new Error(`no function ${name}`);
  return fn;
}

/** The arguments of a call by the names of the layout, without the absent ones. */
function laid(name: FunctionName, ...args: LuaValue[]): Record<string, LuaValue> {
  const fn = named(name);
  const values = matchSignature(fn, args);
  const pairs = fn.layout.map((parameter, index) => [parameter.name, values[index]] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

describe('both generations of a signature', () => {
  it('summon: an element came before the level', () => {
    const old = { player: true, how: 'PLAY_NORMALSUMMON', level: 40 };
    expect(laid('summon', true, 'PLAY_NORMALSUMMON', 40)).toEqual(old);
    expect(laid('summon', true, 'PLAY_NORMALSUMMON', 'ZTCG_MAXVALUE')).toEqual({
      ...old,
      level: 'ZTCG_MAXVALUE',
    });
    const later = { ...old, elements: 'ELEM_ANY' };
    expect(laid('summon', true, 'PLAY_NORMALSUMMON', 'ELEM_ANY', 40)).toEqual(later);
    expect(laid('summon', true, 0, 6, 40)).toEqual({ ...later, how: 0, elements: 6 });
  });

  it('summon: an element without a level is still an element', () => {
    expect(laid('summon', true, 'PLAY_SCOUTSUMMON', 'ELEM_FIRE')).toEqual({
      player: true,
      how: 'PLAY_SCOUTSUMMON',
      elements: 'ELEM_FIRE',
    });
  });

  it('action: with a prompt, with a card, and a card alone', () => {
    expect(laid('action', true, undefined, 30)).toEqual({ player: true, level: 30 });
    expect(laid('action', true, card, 'ELEM_WATER', 30)).toEqual({
      player: true,
      use: card,
      elements: 'ELEM_WATER',
      level: 30,
    });
    expect(laid('action', card)).toEqual({ use: card });
    expect(laid('action', true)).toEqual({ player: true });
  });

  it('locate and equip', () => {
    expect(laid('locate', true, 'PLAY_NORMALFIELD')).toEqual({
      player: true,
      how: 'PLAY_NORMALFIELD',
    });
    expect(laid('equip', false, 'PLAY_GEARUPEQUIP', 50)).toEqual({
      player: false,
      how: 'PLAY_GEARUPEQUIP',
      level: 50,
    });
  });

  it('playCard: an element came between text and mode', () => {
    const old = { player: true, text: 'Play', kinds: 'PLAY_MOB', level: 20 };
    expect(laid('playCard', true, 'Play', 'PLAY_MOB', 20)).toEqual(old);
    expect(laid('playCard', true, 'Play', 'ELEM_ANY', 'PLAY_MOB', 20)).toEqual({
      ...old,
      elements: 'ELEM_ANY',
    });
  });

  it('makePrompt: whether it is yes or no came second', () => {
    const old = { player: true, text: 'A?', subtext: '%d', value1: 1, value2: 2, option1: 'B' };
    expect(laid('makePrompt', true, 'A?', '%d', 1, 2, 'B', 'C')).toEqual({ ...old, option2: 'C' });
    expect(laid('makePrompt', true, false, 'A?', '%d', 1, 2, 'B', 'C')).toEqual({
      ...old,
      yesNo: false,
      option2: 'C',
    });
    expect(laid('makePrompt', true, 'A?', '%d', 1, 2)).toEqual({ ...old, option1: undefined });
  });

  it('applyAuraBonus: the mode of the buff came third', () => {
    const old = {
      player: true,
      whose: 'GLOBAURA_BOTH_PLAYERS',
      source: card,
      attack: 10,
      hp: 0,
      block: 0,
      attributes: 0,
      minLevel: 0,
      maxLevel: 99,
      types: 'TYPE_MOB',
      elements: 'ELEM_ANY',
      text: 'Beast',
    };
    const tail: LuaValue[] = [card, 10, 0, 0, 0, 0, 99, 'TYPE_MOB', 'ELEM_ANY', 'Beast'];
    expect(laid('applyAuraBonus', true, 'GLOBAURA_BOTH_PLAYERS', ...tail)).toEqual(old);
    const later = laid('applyAuraBonus', true, 'GLOBAURA_BOTH_PLAYERS', 'BUFF_OTHER', ...tail);
    expect(later).toEqual({ ...old, whom: 'BUFF_OTHER' });
    const short = tail.slice(0, -1);
    expect(laid('applyAuraBonus', true, 'GLOBAURA_BOTH_PLAYERS', 'BUFF_OTHER', ...short)).toEqual({
      ...later,
      text: undefined,
    });
  });

  it('attack: eight arguments have no true strike', () => {
    const old = {
      player: true,
      attacker: card,
      damage: 30,
      limits: 'ATKRES_NIL',
      source: 'ATKSRC_MOB',
      slot: 0,
      prevent: 'ENABLE_PREVENT',
      counter: 'IS_STARTER',
    };
    const front: LuaValue[] = [true, card, 30, 'ATKRES_NIL', 'ATKSRC_MOB', 0];
    expect(laid('attack', ...front, 'ENABLE_PREVENT', 'IS_STARTER')).toEqual(old);
    expect(laid('attack', ...front, 'STRIKE_TRUE', 'ENABLE_PREVENT', 'IS_STARTER')).toEqual({
      ...old,
      strike: 'STRIKE_TRUE',
    });
  });

  it('a leading player came to the functions of piles', () => {
    expect(laid('takeCardsFromDeck', deck, 3)).toEqual({ deck, count: 3 });
    expect(laid('takeCardsFromDeck', true, deck, 3)).toEqual({ player: true, deck, count: 3 });
    const moved = { from: deck, to: deck, take: 'TAKE_NEXT', put: 'PUT_TOP', value: 1 };
    expect(laid('moveCards', deck, deck, 'TAKE_NEXT', 'PUT_TOP', 1)).toEqual(moved);
    expect(laid('moveCards', undefined, deck, deck, 'TAKE_NEXT', 'PUT_TOP', 1)).toEqual(moved);
    expect(laid('takeTargetCardFromDeck', card, deck)).toEqual({ card, deck });
  });

  it('shuffles, levels, scouts and destroyed abilities', () => {
    expect(laid('shuffleDeck', deck)).toEqual({ deck });
    expect(laid('shuffleDeck', true, 'DECK_DECK')).toEqual({ player: true, pile: 'DECK_DECK' });
    expect(laid('shuffleList', list)).toEqual({ list });
    expect(laid('shuffleList', false, list)).toEqual({ player: false, list });
    expect(laid('getCurrentLevelFromCARD', card)).toEqual({ card });
    expect(laid('getCurrentLevelFromCARD', true, card)).toEqual({ player: true, card });
    expect(laid('scoutMob', true)).toEqual({ player: true });
    expect(laid('destroyCharacterAction', true, card, false)).toEqual({
      player: true,
      card,
      own: false,
    });
  });
});

describe('a call', () => {
  it('may leave the leading player out', () => {
    expect(laid('countCardsUnder', card)).toEqual({ card });
    expect(laid('refreshHP', card, 20)).toEqual({ card, hp: 20 });
    expect(laid('applyDOT', card, other, 10, 2)).toEqual({
      target: card,
      source: other,
      damage: 10,
      turns: 2,
    });
  });

  it('keeps its places when a player is nil or a card is 0', () => {
    expect(laid('refreshHP', undefined, card, 20)).toEqual({ card, hp: 20 });
    expect(laid('refreshHP', true, 0, 20)).toEqual({ player: true, card: 0, hp: 20 });
  });

  it('is not copied where nothing moves', () => {
    const args = [true, card, 20];
    expect(matchSignature(named('refreshHP'), args)).toBe(args);
    const pointer = [1];
    expect(matchSignature(named('getCardPointer'), pointer)).toBe(pointer);
  });

  it('is never an error, whatever stands in it', () => {
    const value = fc.constantFrom<LuaValue>(
      undefined,
      true,
      0,
      1.5,
      '',
      'ZTCG_DONTCARE',
      'ELEM_ANY',
      '12',
      card,
      list,
      deck,
    );
    fc.assert(
      fc.property(fc.constantFrom(...FUNCTIONS), fc.array(value, { maxLength: 17 }), (fn, args) => {
        const placed = matchSignature(fn, args);
        const given = placed.filter((arg) => arg !== undefined);
        expect(given.every((arg) => args.includes(arg))).toBe(true);
      }),
    );
  });

  it('of the newest kind stays in its order, for every function', () => {
    for (const fn of FUNCTIONS) {
      const args = fn.signatures[0]?.parameters.map(({ kind }) => SAMPLES[kind]) ?? [];
      expect([fn.name, ...matchSignature(fn, args).slice(0, args.length)]).toEqual([
        fn.name,
        ...args,
      ]);
    }
  });

  it('says what does not fit', () => {
    expect(callProblems(named('drawCard'), ['boolean'])).toEqual([]);
    expect(callProblems(named('drawCard'), ['boolean', 'number'])).toEqual([
      { problem: 'surplus', argument: 1 },
    ]);
    expect(
      callProblems(named('newBuff'), ['card', 'card', 'string', 'number', 'number', 'number']),
    ).toMatchObject([{ problem: 'kind', argument: 2, expected: { name: 'attack', kind: 'int' } }]);
    expect(callProblems(named('applyStun'), ['boolean', 'card'])).toMatchObject([
      { problem: 'missing', argument: 2, expected: { name: 'turns' } },
    ]);
  });
});

const SAMPLES: Readonly<Record<string, LuaValue>> = {
  player: true,
  bool: false,
  card,
  target: new LuaHandle('target', 5),
  list,
  deck,
  coordlist: new LuaHandle('coordlist', 6),
  int: 7,
  number: 0.5,
  string: 'text',
  flag: 'FLAG',
  pointcut: 'onDraw',
  wild: 3,
};

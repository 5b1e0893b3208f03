import { LuaFloat } from '@cardscape/lua';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTEXTS, type ContextName, contextNamed, contextOfFlag } from './flags/contexts.ts';
import { CLASS_ELEMENTS, elementFlag, elementSet } from './flags/elements.ts';
import { MAX_VALUE, wholeNumber } from './flags/wildcards.ts';
import { anyFlagSet, askedFlags, attackedSlot, flagNumber, flagSet, lowestFlag } from './flags.ts';
import { TABLE_FLAGS } from './testing/table-names.ts';

const CLASSES = /^(Warrior|Magician|Bowman|Thief|Jobless)$/;

const rows = Object.entries(TABLE_FLAGS).flatMap(([title, flags]) => {
  return flags.map((row) => {
    const [flag = '', number] = row.split('=');
    const ofClasses = title.includes('(') || CLASSES.test(flag);
    const context = title.split(' ')[0] as ContextName;
    return { context, flag, number: Number(number), ofClasses };
  });
});

describe('the table of flags', () => {
  it.each(rows)('gives $flag of $context the number $number', (row) => {
    const elements = row.ofClasses ? CLASS_ELEMENTS : undefined;
    expect(flagNumber(row.context, row.flag, elements)).toBe(row.number);
  });

  it.each(CONTEXTS)('has no name or number twice in $name', ({ flags }) => {
    const names = flags.flatMap(({ name, spellings }) => [name, ...spellings]);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(flags.map(({ number }) => number)).size).toBe(flags.length);
  });

  it('has no flag in two contexts', () => {
    const names = CONTEXTS.flatMap(({ numbers }) => [...numbers.keys()]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['ZTCG_ELEMENT', 'ELEMENT_EARTH', 0],
    ['ZTCG_ELEMENT', 'ELEMENT_ANY', 6],
    ['ZTCG_AURAMODE', 'GLOBAURA_PASS_PLAYER', 1],
    ['ZTCG_AURAMODE', 'GLOBAURA_PASS_ADVSRV', 2],
    ['ZTCG_AURAMODE', 'GLOBAURA_BOTH_PLAYERS', 3],
    ['ZTCG_PLAYERTYPE', 'IS_ADVERSARY', 0],
    ['ZTCG_PLAYERMODE', 'ONLY_ADVSRV', 1],
    ['ZTCG_TYPE', 'TYPE_CHA', 4],
    ['ZTCG_LOCATEMODE', 'PLAY_FIRSTCARDFIELD', 3],
    ['ZTCG_DRAWMODE', 'DRAW_SOURCE', 1],
    ['ZTCG_DRAWMODE', 'DRAW_COMPLEX', 5],
    ['ZTCG_DRAWFLAG', 'FLIP_NONE', 0],
    ['ZTCG_DRAWBLEND', 'BLEND_ADD', 0],
    ['ZTCG_BLENDMODE', 'BLEND_INVERSE_DEST_COLOR', 7],
    ['ZTCG_FIXEDTARGET', 'SLOT_CHAR', 0],
    ['ZTCG_FIXEDTARGET', 'SLOT_MOB7', 7],
  ] as const)('reads %s %s as %i', (context, flag, number) => {
    expect(flagNumber(context, flag)).toBe(number);
    expect(contextOfFlag(flag)?.name).toBe(context);
  });

  it('knows the other names of contexts', () => {
    expect(contextNamed('ATK_RES')?.name).toBe('ZTCG_ATKRES');
    expect(contextNamed('ZTCG_GLOBALEFFECT')?.name).toBe('ZTCG_GLOBALMODE');
    expect(contextNamed('ZTCG_AURA_MODE')?.name).toBe('ZTCG_AURAMODE');
    expect(contextNamed('ZTCG_RECCOVERYTYPE')?.name).toBe('ZTCG_RECOVERTYPE');
  });
});

describe('a flag as a number', () => {
  it('is itself, also as a float', () => {
    expect(flagNumber('ZTCG_ATKRES', 3)).toBe(3);
    expect(flagNumber('ZTCG_ATKRES', new LuaFloat(3))).toBe(3);
    expect(flagNumber('ZTCG_TABLESLOTID', 31)).toBe(31);
  });

  it.each([undefined, '', 'ZTCG_NIL', 'ZTCG_DONTCARE', 'ZTCG_TABLESLOTID', true, 32, -1, 0.5])(
    'is none for %s',
    (value) => expect(flagNumber('ZTCG_TABLESLOTID', value)).toBeUndefined(),
  );

  it.each(['SLOT_PLAYERMOB0', 'SLOT_PLAYERMOB-1', 'SLOT_PLAYERMOB8', 'SLOT_PLAYERMOB'])(
    'is none for the built slot %s',
    (value) => expect(flagNumber('ZTCG_TABLESLOTID', value)).toBeUndefined(),
  );

  it('joins where numbers are meant to be joined, and is the lowest elsewhere', () => {
    expect(flagNumber('ZTCG_DRAWFLAG', 'FLIP_HORIZONTAL | FLIP_VERTICAL')).toBe(3);
    expect(flagNumber('ZTCG_PLAYERMODE', 'ONLY_PLAYER|ONLY_ADVSRY')).toBe(3);
    expect(flagNumber('ZTCG_TYPE', 'TYPE_BOS | TYPE_JRB')).toBe(5);
  });

  it('is found for `hasFlag` in either order, or without the context', () => {
    const asked = { context: 'ZTCG_ATKSRC', numbers: [2] };
    expect(askedFlags('ATKSRC_ACT', 'ZTCG_ATKSRC')).toEqual(asked);
    expect(askedFlags('ZTCG_ATKSRC', 'ATKSRC_ACT')).toEqual(asked);
    expect(askedFlags('ZTCG_ATKSRC', 2)).toEqual(asked);
    expect(askedFlags('ATKSRC_ACT', undefined)).toEqual(asked);
    expect(askedFlags('ZTCG_ATKSRC', 'ZTCG_ATKSRC')).toBeUndefined();
    expect(askedFlags('ATKRES_NIL', 'ZTCG_ATKSRC')).toBeUndefined();
  });

  it('several may be asked for, with the context and without', () => {
    const asked = { context: 'ZTCG_ATKSRC', numbers: [0, 2] };
    expect(askedFlags('ATKSRC_MOB | ATKSRC_ACT', 'ZTCG_ATKSRC')).toEqual(asked);
    expect(askedFlags('ZTCG_ATKSRC', 'ATKSRC_MOB|ATKSRC_ACT')).toEqual(asked);
    expect(askedFlags('ATKSRC_MOB | ATKSRC_ACT', undefined)).toEqual(asked);
  });

  it('of an attack is a slot of the opponent, unless the slot says otherwise', () => {
    expect(attackedSlot('SLOT_MOB3')).toBe(19);
    expect(attackedSlot(3)).toBe(19);
    expect(attackedSlot('SLOT_CHAR')).toBe(16);
    expect(attackedSlot('SLOT_ADVSRYMOB3')).toBe(19);
    expect(attackedSlot('SLOT_PLAYERMOB3')).toBe(3);
    expect(attackedSlot('SLOT_MOB0')).toBeUndefined();
  });
});

describe('joined flags', () => {
  it.each([
    'TYPE_MOB | TYPE_JRB',
    'TYPE_MOB|TYPE_JRB',
    'TYPE_JRB — TYPE_MOB',
    ' TYPE_JRB |TYPE_MOB ',
  ])('are a bit for each in "%s"', (text) => expect(flagSet('ZTCG_TYPE', text)).toBe(0b100001));

  it('for several stand for all they cover', () => {
    expect(flagSet('ZTCG_TYPE', 'TYPE_ANYMOB')).toBe(0b1100001);
    expect(flagSet('ZTCG_TYPE', 'TYPE_ANY')).toBe(0b1111111);
    expect(flagSet('ZTCG_ELEMENT', 'ELEM_ANY')).toBe(0b111111);
    expect(flagSet('ZTCG_RECOVERTYPE', 'RECOVER_ANY')).toBe(0b1111);
    expect(flagSet('ZTCG_TYPE', 'TYPE_ANYMOB | TYPE_EQP')).toBe(0b1100011);
  });

  it('take a number as the number of one flag, not as a mask', () => {
    expect(flagSet('ZTCG_TYPE', 0)).toBe(1);
    expect(flagSet('ZTCG_TYPE', 5)).toBe(0b100000);
    expect(flagSet('ZTCG_TYPE', 8)).toBe(0b1111111);
    expect(flagSet('ZTCG_ELEMENT', 6)).toBe(0b111111);
  });

  it('are nothing when none are given, and 0 when nothing known is', () => {
    for (const none of [undefined, '', 'ZTCG_NIL', 'ZTCG_DONTCARE'])
      expect(flagSet('ZTCG_TYPE', none)).toBeUndefined();
    for (const unknown of ['ZTCG_TYPE', 'TYPE_DRAGON', 77, true])
      expect(flagSet('ZTCG_TYPE', unknown)).toBe(0);
    expect(flagSet('ZTCG_TYPE', 'TYPE_DRAGON | TYPE_MOB')).toBe(1);
  });

  it('find their context by themselves, and their lowest number', () => {
    expect(anyFlagSet('ELEM_FIRE | ELEM_DARK')).toBe(0b10100);
    expect(anyFlagSet('TYPE_EQP')).toBe(0b10);
    expect(lowestFlag('ELEM_DARK | ELEM_FIRE')).toBe(2);
    expect(lowestFlag('TYPE_ANYMOB')).toBe(0);
    expect(lowestFlag(3)).toBe(3);
    expect(lowestFlag('nothing')).toBeUndefined();
  });

  it('have exactly the bits of their numbers, in any order and spelling', () => {
    const types = fc.uniqueArray(fc.constantFrom('MOB', 'EQP', 'ACT', 'FLD', 'CHAR', 'JRB', 'BOS'));
    const glue = fc.constantFrom('|', ' | ', '—', ' — ');
    fc.assert(
      fc.property(types, glue, (names, between) => {
        const flags = names.map((name) => `TYPE_${name}`);
        const bits = flags.map((flag) => 1 << (flagNumber('ZTCG_TYPE', flag) ?? -1));
        const mask = bits.reduce((sum, bit) => sum | bit, 0);
        expect(flagSet('ZTCG_TYPE', flags.join(between)) ?? 0).toBe(mask);
      }),
    );
  });

  it('stay bounded however many texts a script builds', () => {
    for (let n = 0; n < 5000; n++) flagSet('ZTCG_TYPE', `TYPE_MOB | ${n}`);
    expect(flagSet('ZTCG_TYPE', `TYPE_MOB${' '.repeat(100_000)}`)).toBe(0);
    expect(flagSet('ZTCG_TYPE', 'TYPE_MOB | 4999')).toBe(1);
  });
});

describe('the elements of a card set', () => {
  it('have flags of their own', () => {
    expect(flagNumber('ZTCG_ELEMENT', 'ELEM_MAGE', CLASS_ELEMENTS)).toBe(1);
    expect(flagNumber('ZTCG_ELEMENT', 'ELEM_MAGICIAN', CLASS_ELEMENTS)).toBe(1);
    expect(flagNumber('ZTCG_ELEMENT', 'ELEM_FIRE', CLASS_ELEMENTS)).toBeUndefined();
    expect(flagNumber('ZTCG_ELEMENT', 'ELEM_WARRIOR')).toBeUndefined();
    expect(flagSet('ZTCG_ELEMENT', 'ELEM_ANY', CLASS_ELEMENTS)).toBe(0b11111);
    expect(elementFlag('Magician')).toBe('ELEM_MAGE');
  });

  it('keep their usual numbers in a small set', () => {
    const small = elementSet(['WATER', 'FIRE']);
    expect(flagNumber('ZTCG_ELEMENT', 'ELEM_WATER', small)).toBe(3);
  });

  it('count from 0 in a set nobody knows, and in a mixed one', () => {
    const metals = elementSet(['Tin', 'White Gold', 'FIRE']);
    expect(flagNumber('ZTCG_ELEMENT', 'ELEM_WHITE_GOLD', metals)).toBe(1);
    expect(flagNumber('ZTCG_ELEMENT', 'ELEM_FIRE', metals)).toBe(2);
    expect(flagNumber('ZTCG_ELEMENT', 'ELEM_ANY', metals)).toBe(6);
    expect(flagSet('ZTCG_ELEMENT', 'ELEM_TIN | ELEM_FIRE', metals)).toBe(0b101);
    const eight = elementSet(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
    expect(flagSet('ZTCG_ELEMENT', 6, eight)).toBe(1 << 6);
    expect(flagSet('ZTCG_ELEMENT', 'ELEM_ANY', eight)).toBe(255);
  });
});

it('reads numbers, numerals and the unlimited number', () => {
  expect(wholeNumber(12)).toBe(12);
  expect(wholeNumber('40')).toBe(40);
  expect(wholeNumber('ZTCG_MAXVALUE')).toBe(MAX_VALUE);
  expect(wholeNumber('ZTCG_DONTCARE', 7)).toBe(7);
  expect(wholeNumber(undefined)).toBe(0);
});

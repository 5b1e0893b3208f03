import { describe, expect, it } from 'vitest';
import type { CardDesign } from './card.ts';
import { readDescriptor } from './read-descriptor.ts';

const HEAD = `ZTCG_CARD
{
  "NAME" "Moss Golem"
  "IMAGE" "moss_golem.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Golem"
  "COST" "120"
`;
const MOB = `${HEAD}
  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "20"
    "HP" "60"
    "TEXT" "It waits."
  }
}
`;
const ACTION = 'LVL_ACTION { "LEVEL" "10" "ATTRB" "1" "TEXT" "Draw a card." }';

/** A card of another type, with this block instead of the mob's. */
const card = (type: string, block: string, more = '') =>
  `${HEAD.replace('"MOB"', `"${type}"`)}\n  ${block}\n  ${more}\n}`;

function read(text: string) {
  return readDescriptor(text, 'card.lua');
}

function accepted(text: string): CardDesign {
  const { design, problems } = read(text);
  expect(problems).toEqual([]);
  return design ?? expect.fail('this should be a card');
}

/** What is said about a text, as `line:column severity code`. */
function said(text: string): string[] {
  return read(text).problems.map(
    ({ line, column, severity, code }) => `${line}:${column} ${severity} ${code}`,
  );
}

const messageOf = (text: string) => read(text).problems[0]?.message;

describe('a card (5.1.1)', () => {
  it('has a name, picture, type, element, rarity, info and cost', () => {
    expect(accepted(MOB)).toEqual({
      name: 'Moss Golem',
      type: 'mob',
      element: 'EARTH',
      rarity: 'common',
      info: 'Earth - Golem',
      cost: 120,
      image: 'moss_golem.png',
      level: 30,
      attack: 20,
      hp: 60,
      block: 0,
      text: 'It waits.',
      abilities: [],
      levelUp: null,
    });
  });

  it.each(['NAME', 'TYPE', 'ELEMENT', 'RARITY', 'INFO', 'COST'])('cannot be without %s', (key) => {
    const text = MOB.replace(new RegExp(`"${key}" .*`), '');
    expect(said(text)).toEqual(['1:1 error missing-key']);
    expect(read(text).design).toBeUndefined();
    expect(messageOf(text)).toContain(`"${key}"`);
  });

  it('is shown without a picture if it names none', () => {
    const text = MOB.replace(/"IMAGE" .*/, '');
    expect(said(text)).toEqual(['1:1 warning missing-image']);
    expect(read(text).design?.image).toBe('');
  });

  it('has each key once', () => {
    const text = MOB.replace('"INFO"', '"NAME" "Other"\n  "INFO"');
    expect(said(text)).toEqual(['8:3 error repeated-key']);
    expect(messageOf(text)).toContain('first in line 3');
  });

  it('names the key that was meant by an unknown one', () => {
    const text = MOB.replace('"RARITY"', '"RARTY"');
    expect(said(text)).toEqual(['1:1 error missing-key', '7:3 warning unknown-key']);
    expect(read(text).problems[1]?.expected).toEqual(['"RARITY"']);
  });

  it('passes over a key that belongs to another block', () => {
    expect(said(MOB.replace('"COST"', '"LEVEL" "3" "COST"'))).toEqual([
      '9:3 warning misplaced-key',
    ]);
  });

  it('costs a whole number', () => {
    for (const cost of ['much', '-1', '1.5', '', '1e3', '0x10', '9999999'])
      expect(said(MOB.replace('"120"', `"${cost}"`))).toEqual(['9:10 error wrong-value']);
    expect(accepted(MOB.replace('"120"', '" 7 "')).cost).toBe(7);
    expect(read(MOB.replace('"120"', '"1000001"')).problems[0]?.message).toMatch(
      /"1000001"; expected a whole number from 0 to 1000000/,
    );
  });

  it('has a name that is not empty', () => {
    expect(said(MOB.replace('Moss Golem', ' '))).toEqual(['3:10 error wrong-value']);
  });

  it('needs the block of its type', () => {
    const text = `${HEAD}}`;
    expect(said(text)).toEqual(['1:1 error missing-block']);
    expect(messageOf(text)).toContain('TYPE_MOB');
  });

  it('has the block of its type only once', () => {
    const text = MOB.replace(/\}\s*$/, 'TYPE_ACT { "TEXT" "" } }');
    expect(said(text)).toEqual(['18:1 error repeated-block']);
  });

  it('has no blocks that are not known', () => {
    const text = MOB.replace('TYPE_MOB', 'TYPE_MBO');
    expect(said(text)).toEqual(['1:1 error missing-block', '11:3 error unknown-block']);
    expect(read(text).problems[1]?.expected).toEqual(['TYPE_MOB']);
  });

  it('says the same type in TYPE and in its block', () => {
    expect(said(MOB.replace('"MOB"', '"BOSS"'))).toEqual(['5:10 error wrong-value']);
  });

  it('stands alone in its file', () => {
    expect(said(`${MOB}\n${MOB}`)).toEqual(['20:1 error repeated-block']);
    expect(said('')).toEqual(['1:1 error missing-block']);
    expect(said(`"COST" "1"\n${MOB}`)).toEqual(['1:1 error misplaced-key']);
    expect(said(MOB.replace('ZTCG_CARD', 'ZTCG_CRAD'))).toEqual(['1:1 error unknown-block']);
  });
});

describe('an action (5.1.2)', () => {
  const withAction = (action: string) => MOB.replace(/\}\s*$/, `${action}\n}`);

  it('beside the block of the type is the level-up effect', () => {
    const levelUp = { level: 10, attributes: 1, text: 'Draw a card.' };
    expect(accepted(withAction(ACTION)).levelUp).toEqual(levelUp);
  });

  it.each(['ZTCG_MAXVALUE', 'ZTCG_DONTCARE'])('of level %s is a one-shot', (level) => {
    const action = ACTION.replace('"10"', `"${level}"`).replace('"1"', '"ZTCG_DONTCARE"');
    expect(accepted(withAction(action)).levelUp).toMatchObject({
      level: 'one-shot',
      attributes: 0,
    });
  });

  it('needs nothing if level and attributes are missing or empty', () => {
    for (const action of [
      'LVL_ACTION { "TEXT" "x" }',
      'LVL_ACTION { "LEVEL" "" "ATTRB" "" "TEXT" "x" }',
    ])
      expect(accepted(withAction(action)).levelUp).toEqual({ level: 0, attributes: 0, text: 'x' });
  });

  it('has a text, a level and attributes, and nothing else', () => {
    expect(said(withAction('LVL_ACTION { "LEVEL" "1" }'))).toEqual(['18:1 error missing-key']);
    expect(said(withAction(ACTION.replace('"10"', '"ten"')))).toEqual(['18:22 error wrong-value']);
    expect(said(withAction(ACTION.replace('"1"', '"one"')))).toEqual(['18:35 error wrong-value']);
    expect(said(withAction(ACTION.replace('{', '{ "HP" "1"')))).toEqual([
      '18:14 warning misplaced-key',
    ]);
    expect(said(withAction(ACTION.replace('{', '{ TYPE_MOB {}')))).toEqual([
      '18:14 error misplaced-block',
    ]);
  });

  it('gives one level-up effect at most', () => {
    expect(said(withAction(`${ACTION}\n${ACTION}`))).toEqual(['19:1 error repeated-block']);
  });

  it('of a mob is its level-up effect even inside its block, with a warning', () => {
    const text = MOB.replace('"HP"', `${ACTION} "HP"`);
    expect(said(text)).toEqual(['15:5 warning misplaced-block']);
    expect(read(text).design?.levelUp?.level).toBe(10);
  });
});

describe('a character (5.1.3)', () => {
  const block = (count: number) => `TYPE_CHA { "HP" "200" ${`${ACTION}\n`.repeat(count)} }`;

  it('has HP and three actions', () => {
    const { hp, level, abilities, levelUp } = accepted(card('CHAR', block(3)));
    expect([hp, level, abilities.length, levelUp]).toEqual([200, 0, 3, null]);
    expect(accepted(card('CHAR', block(3).replace('TYPE_CHA', 'TYPE_CHAR'))).type).toBe('char');
  });

  it('has neither fewer nor more', () => {
    expect(said(card('CHAR', block(2)))).toEqual(['11:3 error missing-block']);
    expect(said(card('CHAR', block(4)))).toEqual(['14:1 error repeated-block']);
    expect(said(card('CHAR', block(3).replace('"HP" "200"', '')))).toEqual([
      '11:3 error missing-key',
    ]);
  });

  it('has its actions even beside its block, with a warning', () => {
    const text = card('CHAR', block(2), ACTION);
    expect(said(text)).toEqual(['14:3 warning misplaced-block']);
    expect(read(text).design?.abilities).toHaveLength(3);
  });
});

describe('a mob (5.1.4)', () => {
  it('has attack and HP; its level may be missing, and so may its text', () => {
    expect(accepted(card('MOB', 'TYPE_MOB { "ATTCK" "20" "HP" "60" }'))).toMatchObject({
      level: 0,
      text: '',
    });
    expect(said(card('MOB', 'TYPE_MOB { "HP" "60" }'))).toEqual(['11:3 error missing-key']);
    expect(said(card('MOB', 'TYPE_MOB { "ATTCK" "60" }'))).toEqual(['11:3 error missing-key']);
    expect(said(MOB.replace('"30"', '"ZTCG_MAXVALUE"'))).toEqual(['13:13 error wrong-value']);
  });

  it('is told what is called otherwise here', () => {
    const text = card('MOB', 'TYPE_MOB { "ATTACK" "20" "HP" "60" }');
    expect(read(text).problems[1]).toMatchObject({ code: 'unknown-key', expected: ['"ATTCK"'] });
  });
});

describe('equipment, rapid actions and fields (5.1.5 to 5.1.7)', () => {
  it('gives equipment 20 HP and half its level', () => {
    const block = (level: number) => `TYPE_EQP { "LEVEL" "${level}" "TEXT" "x" }`;
    expect(accepted(card('EQUIP', block(0))).hp).toBe(20);
    expect(accepted(card('EQUIP', block(35))).hp).toBe(37);
    expect(said(card('EQUIP', 'TYPE_EQP { "LEVEL" "1" }'))).toEqual(['11:3 error missing-key']);
  });

  it('reads level and text of rapid actions', () => {
    const text = card('ACTION', 'TYPE_ACT { "LEVEL" "35" "TEXT" "x" }');
    expect(accepted(text)).toMatchObject({ type: 'action', level: 35, text: 'x', hp: 0 });
    expect(said(card('ACTION', 'TYPE_ACT { "LEVEL" "1" }'))).toEqual(['11:3 error missing-key']);
  });

  it('reads text and block of fields', () => {
    const text = card('FIELD', 'TYPE_FLD { "BLOCK" "20" "TEXT" "x" }', ACTION);
    expect(accepted(text)).toMatchObject({ type: 'field', block: 20, text: 'x' });
    expect(accepted(card('FIELD', 'TYPE_FLD { "TEXT" "x" }')).block).toBe(0);
    expect(said(card('FIELD', 'TYPE_FLD { "BLOCK" "20" }'))).toEqual(['11:3 error missing-key']);
  });
});

describe.each([
  ['JRBOSS', 'TYPE_JRB', 'jrboss'],
  ['BOSS', 'TYPE_BOS', 'boss'],
])('a %s (5.1.8, 5.1.9)', (type, name, read) => {
  const block = (actions: number) =>
    `${name} { "LEVEL" "77" "ATTCK" "40" "HP" "120" ${`${ACTION}\n`.repeat(actions)} }`;

  it.each([0, 1, 2])('has %i match effects', (count) => {
    const { abilities, ...design } = accepted(card(type, block(count), ACTION));
    expect(design).toMatchObject({ type: read, level: 77, attack: 40, hp: 120 });
    expect(abilities).toHaveLength(count);
    expect(design.levelUp?.level).toBe(10);
  });

  it('has no third, and no text of its own', () => {
    expect(said(card(type, block(3)))).toEqual(['13:1 error repeated-block']);
    expect(said(card(type, block(1).replace('"HP"', '"TEXT" "x" "HP"')))).toHaveLength(1);
    expect(said(card(type, block(1).replace('"HP" "120"', '')))).toEqual([
      '11:3 error missing-key',
    ]);
  });
});

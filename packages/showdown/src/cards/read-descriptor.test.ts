import { describe, expect, it } from 'vitest';
import { readDescriptor } from './read-descriptor.ts';
import { templateOf } from './templates.ts';

const MOB = templateOf('mob');
const LAST_LINE = MOB.split('\n').length;

function said(text: string): string[] {
  return readDescriptor(text, 'card.lua').problems.map(
    ({ line, column, severity, code }) => `${line}:${column} ${severity} ${code}`,
  );
}

const plain = readDescriptor(MOB, 'card.lua');

/** The same card, however it is written. */
function expectSame(text: string): void {
  const { design, problems, script } = readDescriptor(text, 'card.lua');
  expect(problems).toEqual([]);
  expect(design).toEqual(plain.design);
  expect(script?.functions.map(({ name }) => name)).toEqual([
    'onThinkMob',
    'onActivateCharacterAction',
  ]);
}

describe('the same card is read', () => {
  it('with Windows, Unix and old line ends', () => {
    expectSame(MOB.replaceAll('\n', '\r\n'));
    expectSame(MOB.replaceAll('\n', '\r'));
  });

  it('without a final line end, with a byte order mark, with tabs', () => {
    expectSame(MOB.trimEnd());
    expectSame(`\uFEFF${MOB}`);
    expectSame(MOB.replaceAll('  ', '\t'));
  });

  it('with comments anywhere but inside quotes', () => {
    const between = MOB.replace('ZTCG_CARD', '-- first "x" {\nZTCG_CARD --[[ here\n} ]]')
      .replace('"NAME"', '"NAME"--name\n')
      .replace('TYPE_MOB\n', 'TYPE_MOB -- }\n')
      .replace('"HP"', '--[==[ "HP" "1" ]] ]==] "HP"');
    expectSame(`${between}-- last`);
  });

  it('in any order, with functions before the blocks', () => {
    const [name = '', image = '', ...rest] = MOB.split('\n').slice(2, 9);
    const reordered = MOB.replace([name, image, ...rest].join('\n'), [...rest, image].join('\n'));
    expectSame(reordered.replace(/\}\s*$/, `${name}\n}`));
    const [start = '', functions = ''] = MOB.split(/(?= {2}-- Runs when this card comes)/);
    const lua = functions.replace(/\}\s*$/, '');
    expectSame(start.replace('  "NAME"', `${lua}\n  "NAME"`).concat('}'));
  });

  it('in one line', () => {
    expectSame(MOB.replace(/--.*$/gm, '').replaceAll('\n', ' '));
  });
});

describe('texts', () => {
  const textOf = (written: string) => {
    const { design } = readDescriptor(MOB.replace(/"TEXT" ".*"/, `"TEXT" "${written}"`), 'x');
    return design?.text;
  };

  it.each([
    ['say \\"hi\\"', 'say "hi"'],
    ['no -- comment', 'no -- comment'],
    ['a { b } c', 'a { b } c'],
    ['one\\\\two', 'one\\two'],
    ['one\\ntwo', 'one\ntwo'],
    ['a \\d b', 'a \\d b'],
    ['Ünïcödé 火 🔥', 'Ünïcödé 火 🔥'],
    [' kept ', ' kept '],
    ['', ''],
  ])('%j', (written, text) => {
    expect(textOf(written)).toBe(text);
  });

  it('may go on in the next line, with a warning', () => {
    const broken = MOB.replace('When you play this card,', 'When you play\n      this card,');
    expect(said(broken)).toEqual(['16:12 warning unclosed']);
    expect(readDescriptor(broken, 'x').design).toEqual(plain.design);
  });

  it('may not be left open', () => {
    expect(said(MOB.replace('100"', '100'))).toEqual(['9:10 error unclosed']);
    expect(said(MOB.replace('"My Mob"', '"My Mob'))).toEqual(['3:10 error unclosed']);
  });
});

describe('what is nearly right is read with a warning', () => {
  it.each([
    ['a key without quotes', MOB.replace('"COST"', 'COST'), ['9:3 warning unquoted']],
    ['a value without quotes', MOB.replace('"100"', '100'), ['9:10 warning unquoted']],
    ['a word without quotes', MOB.replace('"EARTH"', 'EARTH'), ['6:13 warning unquoted']],
    ['a sign between key and value', MOB.replace('"COST"', '"COST" ='), ['9:10 warning stray']],
    ['a comma after a value', MOB.replace('"100"', '"100",'), ['9:15 warning stray']],
    ['a brace too many at the end', `${MOB}}`, [`${LAST_LINE}:1 warning stray`]],
    ['no last brace', MOB.replace(/\}\s*$/, ''), ['1:1 warning unclosed']],
  ])('%s', (_, text, problems) => {
    expect(said(text)).toEqual(problems);
    expect(readDescriptor(text, 'x').design).toEqual(plain.design);
  });

  it('functions that an unclosed block of the type has swallowed', () => {
    const boss = templateOf('boss');
    const text = boss.replace(/\n {2}\}\n/, '\n');
    const { design, script, problems } = readDescriptor(text, 'x');
    expect(problems.map(({ code }) => code)).toEqual(['unclosed', 'misplaced-script']);
    expect(design).toEqual(readDescriptor(boss, 'x').design);
    expect(script?.functions).toHaveLength(1);
  });

  it('functions after the last brace', () => {
    const text = `${MOB}function onEndTurn(player) end`;
    expect(said(text)).toEqual([`${LAST_LINE}:1 warning misplaced-script`]);
    expect(readDescriptor(text, 'x').script?.functions).toHaveLength(3);
  });
});

describe('what cannot be read is refused at its place', () => {
  it.each([
    ['a key without a value', MOB.replace('"100"', ''), ['9:3 error missing-value']],
    [
      'a value without a key',
      MOB.replace('"My Mob"', '"My Mob" "too"'),
      ['3:19 warning unknown-key'],
    ],
    ['a word alone', MOB.replace('"COST"', 'oops\n"COST"'), ['9:3 error stray']],
    [
      'curly quotes',
      MOB.replace('"EARTH"', '“EARTH”'),
      ['6:3 error missing-value', '6:13 error stray', '6:14 error stray', '6:19 error stray'],
    ],
    [
      'a block without a name',
      MOB.replace('TYPE_MOB', ''),
      ['1:1 error missing-block', '12:3 error unknown-block'],
    ],
    [
      'a block cut off',
      MOB.slice(0, MOB.indexOf('"TEXT"')),
      ['1:1 warning unclosed', '11:3 error unclosed'],
    ],
    [
      'a comment left open',
      MOB.replace('"COST"', '--[[ "COST"'),
      [
        '1:1 warning unclosed',
        '1:1 error missing-key',
        '1:1 error missing-block',
        '9:3 error unclosed',
      ],
    ],
  ])('%s', (_, text, problems) => {
    expect(said(text)).toEqual(problems);
  });

  it('a sprite', () => {
    expect(said('ZTCG_SPRITE { }')).toEqual(['1:1 error unknown-block']);
  });

  it('blocks 33 deep', () => {
    expect(said('A {\n'.repeat(40))).toEqual(['33:3 error too-deep']);
  });

  it('more than 256 KB, unread (R-S7)', () => {
    const full = `${MOB}${' '.repeat(256 * 1024 - MOB.length)}`;
    expect(said(full)).toEqual([]);
    expect(said(`${full} `)).toEqual(['1:1 error too-big']);
    expect(said(`${MOB}--${'é'.repeat(128 * 1024 - 100)}`)).toEqual(['1:1 error too-big']);
    expect(said(`${MOB}--${'火'.repeat(86 * 1024)}`)).toEqual(['1:1 error too-big']);
  });

  it('of very many problems the first hundred are shown', () => {
    const problems = said(MOB.replace('"COST"', `${'"X" "Y"\n'.repeat(300)}"COST"`));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toBe('109:1 warning more');
  });
});

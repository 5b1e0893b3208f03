import { describe, expect, it } from 'vitest';
import { solved, startLists } from '../solving.ts';
import { readLists } from './read-lists.ts';

const read = (...lines: string[]) => readLists(lines.join('\n'), 'lists.txt');

const firstProblem = (...lines: string[]) => {
  const found = read(...lines);
  return 'problems' in found ? found.problems[0] : expect.fail('this should have been refused');
};

const linesOf = (...lines: string[]) => {
  const found = read(...lines);
  return 'lists' in found ? found : expect.fail(JSON.stringify(found.problems));
};

const wantsOf = (name: string, ...lines: string[]) => {
  const { lists } = linesOf(...lines).lists;
  const list = lists.find((one) => one.name === name) ?? expect.fail(`no ${name}`);
  return Object.fromEntries(list.wants.map((want) => [lists[want.list]?.name, want.cost]));
};

const notesOf = (...lines: string[]) =>
  linesOf(...lines).notes.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('lists that cannot be read', () => {
  it.each<[string, string[], number, number, RegExp]>([
    ['an empty file', [''], 1, 1, /no list/],
    ['nothing but comments', ['# one', '# two'], 1, 1, /no list/],
    ['a user name that is not closed', ['(ann A : B'], 1, 1, /never closed/],
    ['no user name', ['() A : B'], 1, 2, /no user name/],
    ['no item', ['(ann)'], 1, 6, /the end of the line; expected the name of an item/],
    ['JSON that is no object', ['[{"people": []}]'], 1, 1, /a round that begins with \{/],
    ['a colon before the item', ['(ann) : B'], 1, 7, /":"; expected the name of an item/],
    ['a semicolon for an item', ['; A : B'], 1, 1, /";"/],
    ['two colons', ['(ann) A : B : C'], 1, 13, /':' once/],
    ['a user among the wants', ['(ann) A : (bob) B'], 1, 11, /"\("/],
    ['a bracket alone', ['(ann) A : B )'], 1, 13, /"\)"/],
    ['a comment behind a list', ['(ann) A : B # late'], 1, 13, /'#'; expected a comment in a line/],
    ['a comment for an item', ['(ann) # late'], 1, 7, /'#'; expected a comment in a line/],
    ['an official dummy', ['!BEGIN-OFFICIAL-NAMES', '%A'], 2, 1, /"%A"; expected the name/],
    ['an official name that is none', ['!BEGIN-OFFICIAL-NAMES', ' : A'], 2, 2, /the name of an/],
    [
      'options behind official names',
      ['!BEGIN-OFFICIAL-NAMES', '!END-OFFICIAL-NAMES', '#! CASE-SENSITIVE'],
      3,
      1,
      /behind official names/,
    ],
    ['an unknown mark', ['!BEGIN-NAMES'], 1, 1, /!BEGIN-OFFICIAL-NAMES/],
    ['official names without an end', ['!BEGIN-OFFICIAL-NAMES', 'A'], 1, 1, /without an end/],
    ['an end without a beginning', ['!END-OFFICIAL-NAMES'], 1, 1, /alone/],
    [
      'official names twice',
      ['!BEGIN-OFFICIAL-NAMES', '!END-OFFICIAL-NAMES', '!BEGIN-OFFICIAL-NAMES'],
      3,
      1,
      /again/,
    ],
    [
      'official names behind lists',
      ['(ann) A : B', '!BEGIN-OFFICIAL-NAMES', '!END-OFFICIAL-NAMES'],
      2,
      1,
      /behind lists/,
    ],
    ['options behind lists', ['(ann) A : B', '#! ALLOW-DUMMIES'], 2, 1, /behind lists/],
    ['a dummy that is not allowed', ['(ann) %A : B'], 1, 7, /ALLOW-DUMMIES/],
    ['a want of a dummy that is not allowed', ['(ann) A : %B'], 1, 11, /ALLOW-DUMMIES/],
    ['a dummy of nobody', ['#! ALLOW-DUMMIES', '%A : B'], 2, 1, /user name/],
    ['a dummy without a name', ['#! ALLOW-DUMMIES', '(ann) % : B'], 2, 7, /a name behind %/],
    ['a missing colon', ['#! REQUIRE-COLONS', '(ann) A B'], 2, 9, /REQUIRE-COLONS/],
    ['a line without an end', [`(ann) A : ${'B '.repeat(100_001)}`], 1, 1, /at most 100000 words/],
    ['a missing user name', ['#! REQUIRE-USERNAMES', 'A : B'], 2, 1, /REQUIRE-USERNAMES/],
    ['a step that is no number', ['#! BIG-STEP=x'], 1, 4, /"X"; expected a whole number/],
    [
      'two kinds of priorities',
      ['#! LINEAR-PRIORITIES SQUARE-PRIORITIES'],
      1,
      22,
      /one kind of priorities/,
    ],
    ['a priority that is no number', ['#! EXPLICIT-PRIORITIES', '(ann) A : B=x'], 2, 13, /"x"/],
    ['a priority without an item', ['#! EXPLICIT-PRIORITIES', '(ann) A : =3'], 2, 11, /before '='/],
  ])('says so of %s', (_, lines, line, column, message) => {
    const problem = firstProblem(...lines);
    expect(problem?.message).toMatch(message);
    expect(problem).toMatchObject({ file: 'lists.txt', line, column });
  });
});

describe('lists in the form of TradeMaximizer', () => {
  const B = '(bob) B : A';
  const C = '(cy) C :';

  it('take a colon or none, anywhere behind the item', () => {
    for (const form of ['A : B C', 'A: B C', 'A :B C', 'A B C'])
      expect(wantsOf('A', `(ann) ${form}`, B, C)).toEqual({ B: 0, C: 0 });
  });

  it('have names in upper case, unless case is said to matter', () => {
    expect(wantsOf('A', '(ann) a : b', '(bob) b :')).toEqual({ B: 0 });
    expect(linesOf('(Ann  Lee) a : b').lists.lists[0]?.owner).toBe('ANN LEE');
    const strict = ['#! CASE-SENSITIVE', '(ann) a : b B', '(bob) b :', '(bob) B :'];
    expect(wantsOf('a', ...strict)).toEqual({ b: 0, B: 0 });
  });

  it('pass over comments and blank lines, and end their lines in any way', () => {
    const found = readLists('# one\r\n\r\n(ann) A : B\r(bob) B : A', 'lists.txt');
    expect('lists' in found && found.lists.lists.length).toBe(2);
  });

  it('ignore a second list of an item, and say so', () => {
    expect(notesOf('(ann) A : B', B, '(ann) A : C', C)).toEqual([
      '3:7 A has a list in line 1; this one is ignored.',
    ]);
  });

  it('report wants that are not known, but not official ones without a list', () => {
    const names = ['!BEGIN-OFFICIAL-NAMES', 'A the first', 'B', 'D', '!END-OFFICIAL-NAMES'];
    expect(notesOf(...names, '(ann) A : B D Q', '(bob) B :')).toEqual([
      '6:15 Q is not known; the want is ignored.',
    ]);
  });

  it('ignore what people want and have already', () => {
    expect(notesOf('(ann) A : A X B B', '(ann) X :', B)).toEqual([
      '1:11 A stands in its own list; the want is ignored.',
      '1:13 X is an item of ANN already; the want is ignored.',
      '1:17 B stands twice in this list; the want is ignored.',
    ]);
  });

  it('note an option that is not known, and pass over those without a meaning here', () => {
    expect(notesOf('#! HIDE-LOOPS, ITERATIONS=20 FROBNICATE', B)[0]).toBe(
      '1:30 The option "FROBNICATE" is not known here and changes nothing.',
    );
  });

  it('count places by small and big steps, where priorities are asked for', () => {
    const wants = '(ann) A : B ; C';
    expect(wantsOf('A', wants, B, C)).toEqual({ B: 0, C: 0 });
    expect(wantsOf('A', '#! LINEAR-PRIORITIES', wants, B, C)).toEqual({ B: 1, C: 11 });
    expect(wantsOf('A', '#! TRIANGLE-PRIORITIES', wants, B, C)).toEqual({ B: 1, C: 66 });
    expect(wantsOf('A', '#! SQUARE-PRIORITIES BIG-STEP=3', wants, B, C)).toEqual({ B: 1, C: 25 });
    expect(wantsOf('A', '#! SCALED-PRIORITIES', '(ann) A : B C', B, C)).toEqual({
      B: 1,
      C: 1261,
    });
    const explicit = '(ann) A : B=7 C';
    expect(wantsOf('A', '#! EXPLICIT-PRIORITIES', explicit, B, C)).toEqual({ B: 7, C: 8 });
  });

  it('give no place to wants that are ignored, but one to official items without a list', () => {
    const names = ['!BEGIN-OFFICIAL-NAMES', 'A', 'B', 'C', 'D', '!END-OFFICIAL-NAMES'];
    const wants = '(ann) A : Q D ; A B B C';
    expect(wantsOf('A', '#! LINEAR-PRIORITIES', ...names, wants, B, C)).toEqual({ B: 11, C: 12 });
  });

  it('ignore lists of items that are not official, and say so', () => {
    const names = ['!BEGIN-OFFICIAL-NAMES', 'FOX', 'B', '!END-OFFICIAL-NAMES'];
    expect(notesOf(...names, '(ann) FXO : B', '(bob) B : FXO')).toEqual([
      '5:7 FXO is no official name; its list is ignored. Did you mean FOX?',
      '6:11 FXO is not known; the want is ignored.',
    ]);
  });

  it('have comments, options and marks behind spaces as well, and # within names', () => {
    const lines = [
      '  #! CASE-SENSITIVE',
      ' # (ann) Z : Z',
      '(ann) a#1 : #b !c',
      '(bob) #b :',
      '(cy) !c :',
    ];
    expect(wantsOf('a#1', ...lines)).toEqual({ '#b': 0, '!c': 0 });
    expect(notesOf(' #!  FROB', B)[0]).toMatch(/^1:6 /);
  });

  it('say what numbers behind items need', () => {
    expect(notesOf('(ann) A : B=3', B)[0]).toMatch(/B=3 is not known \(.* EXPLICIT-PRIORITIES\)/);
  });

  it('take an item without a user for nobody who is called like it', () => {
    const { lists, notes } = linesOf('A : B', '(A) B : A C', 'C : B', '(C) D : C');
    expect(notes).toEqual([]);
    expect(lists.lists.map(({ owner }) => owner)).toEqual(['A (item)', 'A', 'C (item)', 'C']);
    expect(solved(startLists(lists))).toMatchObject({ cards: 2, people: 2, proven: true });
  });

  it('run a dummy at most once, and only for its user', () => {
    const lines = [
      '#! ALLOW-DUMMIES',
      '(ann) A : %OR',
      '(ann) X : %OR',
      '(ann) %OR : B C',
      '(bob) B : A X %OR',
      '(cy) C : A X',
    ];
    const { lists, notes } = linesOf(...lines);
    expect(notes.map(({ message }) => message)).toEqual(['%OR is not known; the want is ignored.']);
    // Ann gives one of two items for one of two others: not both.
    expect(solved(startLists(lists))).toMatchObject({ cards: 2, people: 2, proven: true });
  });
});

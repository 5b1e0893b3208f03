import { fingerprint, type OpenRequest, problemLine, randomFrom } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { type LanternsOpened, lanternsModule } from './module.ts';
import { keptOf } from './rules/state.ts';
import { builtInSet } from './testing/built-in.ts';

function open(request: Partial<OpenRequest> = {}): LanternsOpened {
  const opening = lanternsModule.open({ set: builtInSet, ...request });
  if ('problems' in opening) throw new Error(opening.problems.map(problemLine).join('\n'));
  return opening.opened;
}

const refusal = (request: Partial<OpenRequest>) => {
  const opening = lanternsModule.open({ set: builtInSet, ...request });
  return 'problems' in opening ? opening.problems.map(problemLine) : [];
};

const mine = (...entries: unknown[]) => ({
  files: [{ path: 'mine.json', text: JSON.stringify(entries) }],
});

/** The built-in set with its text changed. */
const changedSet = (from: string | RegExp, to: string) => ({
  ...builtInSet,
  files: builtInSet.files.map(({ path, text }) => ({ path, text: text.replace(from, to) })),
});
const rebalanced = changedSet('"Paper Moon", "value": 7', '"Paper Moon", "value": 2');

describe('opening Lanterns', () => {
  it('needs nothing but the set', () => {
    const { set, options, cards, designs } = open();
    expect(set).toEqual({ id: 'lanterns-core', hash: builtInSet.hash });
    expect([options, cards]).toEqual([undefined, undefined]);
    expect(designs()).toHaveLength(12);
    expect(designs()[6]).toEqual({ id: 'Paper Moon', name: 'Paper Moon', rarity: 2, own: false });
  });

  it('takes cards and options, and keeps them for the record', () => {
    const cards = mine({ name: 'Kite Light', value: 9, rarity: 2 });
    const opened = open({ cards, options: { turns: 4 } });
    expect(opened).toMatchObject({ cards, options: { turns: 4 } });
    expect(opened.designs().filter(({ own }) => own)).toEqual([
      { id: 'Kite Light', name: 'Kite Light', rarity: 2, own: true },
    ]);
    const { state } = opened.game.setup({ turns: 4 }, 'own');
    expect(opened.takingPart(state)).toContain('Kite Light');
  });

  it('arranges a match of as many turns as were agreed on', () => {
    const { arrange, numbers = [] } = open();
    const arranged = (turns?: number) => {
      const found = arrange(turns === undefined ? {} : { numbers: { turns } }, randomFrom('any'));
      return 'problems' in found ? problemLine(found.problems[0]) : found.options;
    };
    expect(numbers).toMatchObject([{ name: 'turns', least: 2, most: 60, usual: 12 }]);
    expect([arranged(), arranged(20)]).toEqual([{ turns: 12 }, { turns: 20 }]);
    expect(arranged(61)).toContain('expected "turns", a whole number from 2 to 60');
  });

  it.each<[string, Partial<OpenRequest>, string]>([
    ['options', { options: { turns: 99 } }, 'options.turns: The options of Lanterns are'],
    [
      'cards',
      { cards: mine({ name: 'Kite', value: 13, rarity: 1 }) },
      'mine.json:1:25: "value" is 13; expected a whole number from 1 to 12.',
    ],
    [
      'a position',
      { position: {} },
      'position: A match of Lanterns begins at its start; expected no position.',
    ],
  ])('is refused with the place for wrong %s', (_, request, line) => {
    expect(refusal(request)).toEqual([expect.stringContaining(line)]);
  });
});

describe('a card that is re-balanced', () => {
  it('has another hash, and no other card has', () => {
    const [before, after] = [open(), open({ set: rebalanced })];
    const changed = before
      .designs()
      .filter(({ id }) => before.designHash(id) !== after.designHash(id));
    expect(changed.map(({ id }) => id)).toEqual(['Paper Moon']);
    expect(before.designHash('Kite Light')).toBeUndefined();
  });

  it('leaves its hash alone where only its rarity changes', () => {
    const rarer = open({ set: changedSet('"value": 7, "rarity": 2', '"value": 7, "rarity": 4') });
    expect(rarer.print('Paper Moon')?.rarity).toBe(4);
    expect(rarer.designHash('Paper Moon')).toBe(open().designHash('Paper Moon'));
  });

  it('does not change positions in which it did not count', () => {
    const first = (opened: LanternsOpened) => opened.game.setup({ turns: 4 }, 'x').state;
    expect(fingerprint(first(open({ set: rebalanced })))).toBe(fingerprint(first(open())));
  });
});

describe('the print of a lantern', () => {
  it('says all of it in plain data', () => {
    const print = open().print('Paper Moon');
    expect(print).toMatchObject({
      name: 'Paper Moon',
      kind: 'Lantern',
      lines: [{ text: 'Keep it face down: it counts 7 at the end.' }],
      corners: { topLeft: { of: 'value', value: 7 } },
      art: { shows: 'thing', words: ['lantern', 'Paper', 'Moon'] },
      facts: { value: 7 },
    });
    expect(JSON.parse(JSON.stringify(print))).toEqual(print);
    expect(open().print('Kite Light')).toBeUndefined();
  });
});

describe('a match from a few wishes', () => {
  const { arrange, game } = open();

  it('is a usual one', () => {
    expect(arrange({}, randomFrom('a'))).toEqual({ options: { turns: 12 } });
    expect(arrange({ sides: [undefined, undefined] }, randomFrom('a'))).toHaveProperty('options');
  });

  it('cannot have what there is not', () => {
    const path = 'deck.txt';
    const made = arrange({ sides: ['Moon', { path, text: '' }], variant: 'old' }, randomFrom('a'));
    expect('problems' in made ? made.problems.map(problemLine) : []).toEqual([
      'Moon: In Lanterns both play with the same cards: there is nothing to play as.',
      'deck.txt: In Lanterns both play with the same cards: there is nothing to play as.',
      'old: Lanterns has one form of the rules.',
    ]);
  });

  it('has a table in words, without what the viewer does not see', () => {
    const { state } = game.setup({ turns: 12 }, 'table');
    const { lines, hand, cards } = open().tableText(game.view(state, 1));
    expect(lines).toEqual([
      "12 turns left; it is your opponent's turn.",
      'You have kept nothing. Your score is 0.',
      'Your opponent holds 3 lanterns and has kept 0. The deck has 6 lanterns.',
    ]);
    const held = cards.map(({ name, lies }) => `${name} ${lies}`);
    expect(hand).toHaveLength(3);
    expect(held).toEqual(hand.map((line) => `${/^\d (.+) \(\d+\)$/.exec(line)?.[1]} in hand`));
  });

  it('has a table in words for those who look on, with the names of both', () => {
    const { state } = game.setup({ turns: 12 }, 'table');
    const { tableText } = open();
    const holds = 'holds 3 lanterns and has kept 0 lanterns.';
    expect(tableText(game.view(state, 'table'), ['Ada', 'Bo'])).toMatchObject({
      lines: [
        "12 turns left; it is Ada's turn.",
        `Ada ${holds} The score of Ada is not known.`,
        `Bo ${holds} The score of Bo is not known.`,
        'The deck has 6 lanterns.',
      ],
      hand: [],
    });
    const [, first] = tableText(game.view(state, 'hands')).lines;
    expect(first).toMatch(/^Player 1 holds 3 lanterns \(.+ \(\d+\), .+\) and has kept 0/);
    expect(first).toContain('The score of Player 1 is 0.');
  });

  it('has a table in words also with a lantern that is gone', () => {
    const { state } = game.setup({ turns: 12 }, 'table');
    const { zones, ...rest } = game.view(state, 0);
    const kept = { ...zones, [keptOf(0)]: [{ card: 1, design: 'Old Lamp' }] };
    expect(open().tableText({ ...rest, zones: kept }).lines[1]).toBe(
      'You have kept Old Lamp. Your score is 0.',
    );
  });
});

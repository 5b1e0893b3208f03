import { type BroughtCards, type OpenRequest, randomFrom } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { describe, expect, it } from 'vitest';
import { ttcgModule } from '../module.ts';
import { cardKey } from '../rules/book/book.ts';
import { deckKeys } from '../rules/book/deck-keys.ts';
import { builtIn, builtInFiles } from '../testing/built-in.ts';

const open = (request: Omit<OpenRequest, 'set'>) =>
  ttcgModule.open({ set: builtInFiles, ...request });

function opened(request: Omit<OpenRequest, 'set'>) {
  const opening = open(request);
  if ('problems' in opening) throw new Error(JSON.stringify(opening.problems));
  return opening.opened;
}

function problems(request: Omit<OpenRequest, 'set'>) {
  const opening = open(request);
  return 'problems' in opening ? opening.problems : [];
}

const [deck = []] = builtIn.decks.map(deckKeys);

describe('opening with options', () => {
  it('gives them back checked', () => {
    const options = { edition: '0.059', decks: [deck, ['Cairn Pup|5']] };
    expect(opened({ options }).options).toEqual(options);
  });

  it.each([
    [[], '', 'the options of a match in { }'],
    [{}, 'decks', 'a list of two decks'],
    [{ decks: [deck] }, 'decks', 'a list of two decks'],
    [{ decks: [deck, 'all'] }, 'decks[1]', 'a list of at most 500 names of cards'],
    [{ decks: [deck, [7]] }, 'decks[1][0]', 'the name of a card, or "Name|5" for one of a tier'],
    [
      { decks: [['Cairn Pup|9'], []] },
      'decks[0][0]',
      'the name of a card, or "Name|5" for one of a tier',
    ],
    [{ edition: '9', decks: [deck, deck] }, 'edition', 'an edition: 0.001, 2025-03-06, 0.059'],
    [{ decks: [deck, deck], deks: [] }, 'deks', '"decks"'],
  ])('refuses %j with the place', (options, path, expected) => {
    expect(problems({ options })).toMatchObject([{ file: 'options', path, expected: [expected] }]);
  });

  it('names the card that there is not, and the one that is like it', () => {
    expect(problems({ options: { decks: [['Cairn Pup', 'Cairn Pap'], []] } })).toMatchObject([
      {
        file: 'options',
        path: 'decks[0][1]',
        found: '"Cairn Pap"',
        message: 'There is no card named "Cairn Pap". Did you mean Cairn Pup?',
      },
    ]);
  });

  it('refuses what the edition does not have', () => {
    const air = builtIn.cardSet.designs.find(({ type }) => type === 'air')?.name ?? '';
    const [problem] = problems({ options: { edition: '0.001', decks: [[air], []] } });
    expect(problem).toMatchObject({ path: 'decks[0][0]', found: 'an air unit' });
  });
});

describe('opening with a position', () => {
  const position = {
    turn: 3,
    players: [{ hand: ['Cairn Pup'], points: 7 }, { units: [{ stack: ['Kindling Fox'] }] }],
  };
  const { game, position: kept } = opened({ options: { decks: [[], []] }, position });
  const match = new Match(game, { options: { decks: [[], []] }, seed: 'lesson' });

  it('begins as the position says', () => {
    const view = game.view(match.state, 0);
    expect(view.players[0].points).toBe(7);
    expect(view.players[1].units[0]).toMatchObject([{ design: 'Kindling Fox' }]);
    expect(view).toMatchObject({ turn: 3, stage: 'main', active: 0 });
  });

  it('goes on by the rules', () => {
    const { decision } = match;
    if (decision.ask !== 'pick') throw new Error('Nobody can act.');
    match.choose([decision.options.findIndex(({ act }) => act === 'play')]);
    expect(game.view(match.state, 0).players[0].hand).toHaveLength(0);
  });

  it('sets up a new table each time', () => {
    const other = new Match(game, match.start);
    expect(game.view(other.state, 0).players[0].hand).toHaveLength(1);
  });

  it('writes out the decks that it does not name, so that other sets mean the same', () => {
    expect(kept).toMatchObject({ edition: '0.059', players: [{ deck: expect.any(Array) }, {}] });
    const again = opened({ position: JSON.parse(JSON.stringify(kept)) });
    expect(again.position).toEqual(kept);
  });

  it.each([
    [7, '', 'a position in { }'],
    [{ turn: 0 }, 'turn', 'a whole number from 1 to 300'],
    [{ do: ['pass'] }, 'do', expect.anything()],
    [{ edition: '0.001' }, 'edition', '"0.059", as the options say'],
    [{ players: [{ points: 0 }, {}] }, 'players[0].points', expect.stringContaining('1000000')],
    [{ players: [{}, { hand: ['Cairn Pap'] }] }, 'players[1].hand[0]', '"Cairn Pup"'],
    [{ players: [{ hand: ['this'] }, {}] }, 'players[0].hand[0]', expect.anything()],
  ])('refuses %j with the place', (wrong, path, expected) => {
    const options = { edition: '0.059', decks: [[], []] };
    const [problem] = problems({ options, position: wrong });
    expect(problem).toMatchObject({ file: 'position', path });
    expect(problem?.expected[0]).toEqual(expected);
  });
});

const HEADER =
  'NAME;TYPE;SUBTYPES;LEVEL;IMAGE;ATTACK;DEFENSE;EFFECT1;EFFECT2;SERIAL;RARITY;TRANSLUCENCY;EFFECT1_STYLE;EFFECT2_STYLE';
const row = (name: string, more: { attack?: number; text?: string } = {}) => {
  const { attack = 100, text = 'Draw two cards.' } = more;
  return `${name};Fire;Beast;1;;${attack};${500 - attack};${text};Gain 4 points.;00000000000001;0;50;None;None`;
};
const list = (...rows: string[]) => ({
  path: 'mine/cards.csv',
  text: [HEADER, ...rows, ''].join('\n'),
});

describe('cards that someone brought', () => {
  const own = opened({ cards: { files: [list(row('Lamp Hare'))] } });

  it('join the built-in set', () => {
    expect(own.cardSet.designs).toHaveLength(builtIn.cardSet.designs.length + 1);
    expect(own.designs().filter((design) => design.own)).toEqual([
      { id: 'Lamp Hare', name: 'Lamp Hare', rarity: 0, own: true },
    ]);
    expect(own.print('Lamp Hare')?.lines[0]?.text).toBe('Draw two cards.');
    expect(own.decks).toEqual(builtIn.decks);
  });

  it('take the place of built-in cards of their names', () => {
    const files = [list(row('Cairn Pup'))];
    const changed = opened({ cards: { files } });
    expect(changed.cardSet.designs).toHaveLength(builtIn.cardSet.designs.length);
    expect(changed.print('Cairn Pup')?.facts.attack).toBe(100);
    expect(changed.designHash('Cairn Pup')).not.toBe(builtIn.designHash('Cairn Pup'));
    expect(changed.cards).toEqual({ files });
    expect(changed.problems).toMatchObject([
      { severity: 'warning', line: 2, column: 1, part: 'NAME', entry: 'Cairn Pup' },
    ]);
    expect(opened({ cards: { files, alone: true } }).problems).toEqual([]);
  });

  it('are played alone, with decks of their own', () => {
    const twins = { path: 'decks/twins.txt', text: '2 Lamp Hare\n' };
    const lore = { path: 'lore.csv', text: 'NAME;LORE\nLamp Hare;It glows.\n' };
    const cards: BroughtCards = { files: [list(row('Lamp Hare')), lore, twins], alone: true };
    const alone = opened({ cards, options: { decks: [['Lamp Hare'], []] } });
    expect(alone.designs().map(({ name }) => name)).toEqual(['Lamp Hare']);
    expect(alone.print('Lamp Hare')?.lore).toBe('It glows.');
    expect(alone.decks).toMatchObject([{ name: 'twins' }]);
    expect(problems({ cards, options: { decks: [['Cairn Pup'], []] } })).toHaveLength(1);
  });

  it.each([
    ['a cell', list(row('Lamp Hare', { attack: 1000 })), { line: 2, column: 30 }],
    ['a text', list(row('Lamp Hare', { text: 'Draw two cars.' })), { line: 2, column: 42 }],
    ['an empty file', { path: 'mine/cards.csv', text: '' }, { line: 1, column: 1 }],
    ['a file of another kind', { path: 'a.png', text: '' }, { file: 'a.png' }],
    ['lore alone', { path: 'l.csv', text: 'NAME;LORE\n' }, { file: 'l.csv' }],
  ])('are refused with the place where none can be used: %s', (_, file, place) => {
    const [problem] = problems({ cards: { files: [file] } });
    expect(problem).toMatchObject({ file: 'mine/cards.csv', severity: 'error', ...place });
  });

  it('are refused where there are two lists', () => {
    const files = [list(), { ...list(), path: 'more.csv' }];
    expect(problems({ cards: { files } })).toMatchObject([{ file: 'more.csv' }]);
  });

  it('are played but for those with an error, which are told', () => {
    const second = row('Lamp Toad', { text: 'Draw two cars.' }).replace(/0{13}1/, '00000000000002');
    const deck = { path: 'd.txt', text: '\n2 Lamp Toad' };
    const rest = opened({ cards: { files: [list(row('Lamp Hare'), second), deck] } });
    expect(rest.designs().filter(({ own }) => own)).toMatchObject([{ name: 'Lamp Hare' }]);
    expect(rest.decks).toEqual(builtIn.decks);
    expect(rest.problems).toMatchObject([
      { file: 'mine/cards.csv', line: 3, column: 42, entry: 'Lamp Toad' },
      { file: 'd.txt', line: 2, column: 3 },
    ]);
  });

  it('are played with warnings', () => {
    const odd = row('Lamp Hare').replace(';400;', ';410;');
    const strong = opened({ cards: { files: [list(odd)] } });
    expect(strong.problems).toMatchObject([{ severity: 'warning', part: 'ATTACK' }]);
    expect(strong.print('Lamp Hare')?.facts.defense).toBe(410);
  });

  it('need a card list to be played alone', () => {
    const files = [{ path: 'd.txt', text: '2 Cairn Pup' }];
    expect(problems({ cards: { files, alone: true } })).toMatchObject([{ file: 'd.txt' }]);
    expect(problems({ cards: { files: [], alone: true } })).toMatchObject([{ file: 'cards' }]);
  });
});

describe('what a record carries of brought cards (R-T122)', () => {
  const third = (name: string, text: string) =>
    row(name, { text }).replace(/0{13}1/, name.length.toString().padStart(14, '0'));
  const files = [
    list(
      row('Lamp Hare').replace('1;;100', '1;../images/hare.png;100'),
      third('Lamp Toad', 'Destroy one gloomling.'),
      third('Marsh Gloom', 'Draw three cards.').replace('Beast', 'Gloomling'),
    ),
    { path: 'lore.csv', text: 'NAME;LORE\nLamp Hare;It glows.\nMarsh Gloom;It does not.\n' },
    { path: 'twins.txt', text: '2 Lamp Hare\n' },
    { path: 'both.txt', text: '2 Lamp Hare\n2 Lamp Toad\n' },
  ];
  const whole = opened({ cards: { files } });

  it('is the designs that take part, without pictures, their lore, and decks of them alone', () => {
    const cards = whole.cardsOf?.(['Cairn Pup', 'Lamp Hare']);
    expect(cards?.files.map(({ path }) => path)).toEqual([
      'card_list.csv',
      'lore.csv',
      'twins.txt',
    ]);
    expect(JSON.stringify(cards)).not.toMatch(/Toad|Gloom|images/);
    const again = opened({ cards: cards as BroughtCards });
    expect(again.designHash('Lamp Hare')).toBe(whole.designHash('Lamp Hare'));
    expect(again.print('Lamp Hare')?.lore).toBe('It glows.');
    expect(again.problems).toEqual([]);
  });

  it('has the subtypes that their texts speak of, though no card of them takes part (R-T24)', () => {
    const cards = whole.cardsOf?.(['Lamp Toad']);
    expect(cards?.files.map(({ path }) => path)).toEqual(['card_list.csv', 'subtypes.csv']);
    const again = opened({ cards: cards as BroughtCards });
    expect(again.designHash('Lamp Toad')).toBe(whole.designHash('Lamp Toad'));
  });

  it('is nothing where none takes part', () => {
    expect(whole.cardsOf?.(['Cairn Pup'])).toBeUndefined();
    expect(builtIn.cardsOf?.(['Cairn Pup'])).toBeUndefined();
  });
});

describe('a set with a fault', () => {
  it('is a fault of ours', () => {
    const files = builtInFiles.files.filter(({ path }) => path !== 'cards/lore.csv');
    expect(() => ttcgModule.open({ set: { ...builtInFiles, files } })).toThrow('cards/lore.csv');
  });
});

describe('the opened game', () => {
  it('costs nothing to open again', () => {
    expect(opened({}).cardSet).toBe(builtIn.cardSet);
  });

  it('names the designs that take part, without their tiers', () => {
    const options = { decks: [['Cairn Pup|5', 'Cairn Pup'], ['Kindling Fox']] } as const;
    const { state } = builtIn.game.setup(options, 'part');
    expect(builtIn.takingPart(state)).toEqual(['Cairn Pup', 'Kindling Fox']);
  });

  it('says in which editions a deck can be played', () => {
    expect(builtIn.variants).toEqual(['0.059', '2025-03-06', '0.001']);
    const sides = builtIn.sides();
    expect(sides.map(({ name }) => name)).toEqual(builtIn.decks.map(({ name }) => name));
    expect(sides.every(({ variants }) => variants?.includes('0.059'))).toBe(true);
    expect(sides.some(({ variants }) => !variants?.includes('0.001'))).toBe(true);
  });

  it('knows built-in decks by their cards, in any order', () => {
    const [first] = builtIn.decks;
    const strange = Array.from({ length: 50 }, () => cardKey('Cairn Pup', 0));
    expect(builtIn.sideNames({ decks: [deck.toReversed(), strange] })).toEqual([
      first?.name,
      'Second deck',
    ]);
  });

  it('has bots judge a position and go on', () => {
    const { game, bots } = builtIn;
    const { state } = game.setup({ decks: [deck, deck] }, 'bots');
    expect(bots.evaluate(game.view(state, 0), 0)).toBeTypeOf('number');
    const asked = {
      ask: 'pick',
      seat: 0,
      kind: 'respond',
      min: 1,
      max: 1,
      ordered: false,
    } as const;
    const options = [{ act: 'use', card: 1 }, { act: 'pass' }];
    expect(bots.policy?.({ ...asked, options }, randomFrom('on'))).toEqual([1]);
  });
});

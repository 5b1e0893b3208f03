import { problemLine, randomFrom } from '@cardscape/kernel';
import { faultless, fuzz, leaksNothing, rollsBack, survivesJson } from '@cardscape/kernel/testing';
import { describe, expect, it } from 'vitest';
import { kolymaModule } from './module.ts';
import { builtInSet, openedKolyma } from './testing/built-in.ts';

const own = {
  name: 'Warm Stones',
  keywords: ['EFFECT_ADDVALUE', 'TARGET_PLAYER'],
  values: [3],
};
const broughtIn = (...entries: unknown[]) => ({
  files: [{ path: 'mine.json', text: JSON.stringify(entries) }],
});

/** What is said when Kolyma is opened with something wrong. */
function refusal(request: Partial<Parameters<typeof kolymaModule.open>[0]>) {
  const opening = kolymaModule.open({ set: builtInSet, ...request });
  return 'problems' in opening ? opening.problems : expect.fail('this should have been refused');
}

describe('the cards of a match', () => {
  it('are the built-in ones when it brings none, read once', () => {
    const { cardSet, set, cards, problems } = openedKolyma();
    expect(set).toEqual({ id: 'kolyma-core', hash: builtInSet.hash });
    expect(cards).toBeUndefined();
    expect(problems).toEqual([]);
    expect(openedKolyma().cardSet).toBe(cardSet);
  });

  it('are its own and the built-in ones', () => {
    const cards = broughtIn(own, { name: 'Ola', deck: ['Warm Stones', 'Short Pace'] });
    const opened = openedKolyma({ cards });
    expect(opened.cards).toBe(cards);
    expect(opened.cardSet.specials).toHaveLength(openedKolyma().cardSet.specials.length + 1);
    expect(opened.sides().map(({ name }) => name)).toContain('Ola');
    const ownNames = opened.designs().flatMap((design) => (design.own ? [design.name] : []));
    expect(ownNames).toEqual(['Warm Stones', 'Ola']);
  });

  it('may stand in for a built-in one of the same name', () => {
    const { cardSet } = openedKolyma({ cards: broughtIn({ ...own, name: 'Short Pace' }) });
    const [pace, ...others] = cardSet.specials.filter(({ name }) => name === 'Short Pace');
    expect(pace?.values).toEqual([3]);
    expect(others).toEqual([]);
  });

  it('are its own alone, if it says so', () => {
    const cards = { ...broughtIn(own, { name: 'Ola', deck: ['Warm Stones'] }), alone: true };
    const { cardSet } = openedKolyma({ cards });
    expect(cardSet.specials.map(({ name }) => name)).toEqual(['Warm Stones']);
    expect(cardSet.numbers).toEqual([]);
  });

  it('may be warned of and still be played', () => {
    const cards = broughtIn({ ...own, text: 'Draw two cards.' });
    const [warning] = openedKolyma({ cards }).problems;
    expect(warning).toMatchObject({ file: 'mine.json', severity: 'warning', entry: 'Warm Stones' });
  });

  it.each([
    [broughtIn({ ...own, values: [] }), 'mine.json:1:'],
    [broughtIn({ name: 'Ola', deck: ['Nothing Like It'] }), 'is not a card of this set'],
    [{ files: [{ path: 'mine.json', text: '[' }] }, 'The file ends too early'],
  ])('are refused when something is wrong with them: %j', (cards, words) => {
    expect(refusal({ cards }).map(problemLine).join('\n')).toContain(words);
  });

  it('are a fault of ours if the built-in set is broken', () => {
    const set = { ...builtInSet, files: [{ path: 'cards/a.json', text: '[]' }] };
    expect(() => kolymaModule.open({ set })).toThrow(
      'The set kolyma-core has errors.\ncards/a.json',
    );
  });
});

describe('the options of a match', () => {
  it('are checked and given back', () => {
    const options = { characters: ['Ilsa Plumbline', 'Bror Breakup'] };
    const opened = openedKolyma({ options });
    expect(opened.options).toEqual(options);
    expect(opened.options && opened.sideNames(opened.options)).toEqual(options.characters);
    expect(openedKolyma().options).toBeUndefined();
  });

  it.each([
    [3, '', '3', 'Found 3; expected options in { }.'],
    [null, '', 'null', 'Found null; expected options in { }.'],
    [
      {},
      'characters',
      'nothing',
      '"characters" is missing; expected a list of two characters by their names.',
    ],
    [
      { characters: ['Ilsa Plumbline', 4] },
      'characters[1]',
      '4',
      '"characters[1]" is 4; expected the name of a character.',
    ],
    [
      { characters: ['Ilsa Plumbline', 'Bror Brekup'] },
      'characters[1]',
      '"Bror Brekup"',
      'There is no character "Bror Brekup". Did you mean "Bror Breakup"?',
    ],
    [
      { characters: ['Ilsa Plumbline', 'Bror Breakup'], rounds: 5 },
      'rounds',
      '"rounds"',
      'The key "rounds" is not known here; expected "characters".',
    ],
  ])('are refused with their place: %j', (options, path, found, message) => {
    expect(refusal({ options })).toMatchObject([{ file: 'options', path, found, message }]);
  });
});

describe('a position that a match begins in', () => {
  const options = { characters: ['Ilsa Plumbline', 'Bror Breakup'] } as const;
  const position = {
    target: 14,
    players: [
      { numbers: [{ value: 5, class: 'red' }, 3], hand: ['Short Pace'], deck: ['Long Pace'] },
      { numbers: [-2], bonus: 4 },
    ],
  };

  it('is set up for the characters of the match, the seed deciding the rest', () => {
    const opened = openedKolyma({ options, position });
    const { state, events } = opened.game.setup(options, 'a');
    expect(events).toEqual([]);
    const { players, target, active } = opened.game.view(state, 0);
    expect([target, active]).toEqual([14, 0]);
    expect(players.map(({ total, character }) => [total, character])).toEqual([
      [8, 'Ilsa Plumbline'],
      [2, 'Bror Breakup'],
    ]);
    expect(opened.position).toBe(position);
    const file = { path: 'p.json', text: JSON.stringify(position) };
    expect(openedKolyma({ options, position: file }).position).toEqual(position);
    expect(opened.print('Plain -2')?.facts).toMatchObject({ type: 'number', value: -2 });
    expect(opened.game.setup(options, 'b').state.table).not.toEqual(state.table);
  });

  it('is played on from by the same rules', () => {
    const { game } = openedKolyma({ options, position });
    const checks = [faultless, survivesJson, rollsBack, leaksNothing];
    const plan = { games: 5, seed: 'position', options: () => options, checks, replays: true };
    expect(fuzz(game, plan).problems).toEqual([]);
  });

  it.each([
    [[], '', 'Found an empty list; expected a position in { }.'],
    [{ target: 'far' }, 'target', '"target" is "far"; expected a whole number.'],
    [
      { players: [{ hand: ['Shrot Pace'] }, {}] },
      'players[0].hand[0]',
      '"Shrot Pace" is not a known special card. Did you mean "Short Pace"?',
    ],
  ])('is refused with its place: %j', (given, path, message) => {
    expect(refusal({ options, position: given })).toMatchObject([
      { file: 'position', path, message },
    ]);
  });

  it('is told of together with wrong options', () => {
    const problems = refusal({ options: {}, position: [] });
    expect(problems.map(({ file }) => file)).toEqual(['options', 'position']);
  });
});

describe('what can be wished for', () => {
  const { arrange } = openedKolyma();
  const wish = (...sides: [string | undefined, string | undefined]) =>
    arrange({ sides }, randomFrom('abc/characters'));

  it('are characters by name, upper and lower case alike', () => {
    expect(wish('ilsa plumbline', ' Bror Breakup ')).toEqual({
      options: { characters: ['Ilsa Plumbline', 'Bror Breakup'] },
    });
  });

  it('is left to chance where nothing is wished, as it always was for a seed', () => {
    expect(arrange({}, randomFrom('abc/characters'))).toEqual(wish(undefined, undefined));
    expect(wish(undefined, undefined)).toEqual({
      options: { characters: ['Wick Silence', 'Tove Nightferry'] },
    });
    expect(wish(undefined, 'Bror Breakup')).toEqual({
      options: { characters: ['Ilsa Plumbline', 'Bror Breakup'] },
    });
  });

  it('is refused with what was probably meant', () => {
    expect(wish('Ilsa', 'Nobody')).toMatchObject({
      problems: [
        { file: 'Ilsa', part: 'file', expected: ['"Ilsa Plumbline"'] },
        { file: 'Nobody', part: 'file' },
      ],
    });
    const file = { path: 'side.txt', text: 'Ilsa Plumbline' };
    expect(arrange({ sides: [file, undefined] }, randomFrom(''))).toMatchObject({
      problems: [{ file: 'side.txt', expected: ['the name of a character'] }],
    });
  });
});

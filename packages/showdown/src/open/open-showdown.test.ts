import { digest, type Problem, problemLine, randomFrom, randomPicks } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { describe, expect, it } from 'vitest';
import { templateOf, templates } from '../cards/index.ts';
import { designNumber } from '../rules/book/design-number.ts';
import { builtInSet, opened } from '../testing/built-in.ts';
import { openShowdown } from './open-showdown.ts';

const MOB = { path: 'mine/mob.lua', text: templateOf('mob') };
const HERO = { path: 'mine/hero.lua', text: templateOf('char') };
const named = (name: string, path = `${name}.lua`) => ({
  path,
  text: templateOf('mob').replace('"My Mob"', `"${name}"`),
});

/** Names that make one number. */
const SAME_NUMBER = ['Old Onyx Rook King', 'Great Pale Viper Queen'] as const;

const core = opened();
const arranged = core.arrange({}, randomFrom('open'));
if (!('options' in arranged)) throw new Error('nothing is arranged');
const { options } = arranged;

function problemsOf(request: Partial<Parameters<typeof openShowdown>[0]>): readonly Problem[] {
  const opening = openShowdown({ set: builtInSet, ...request });
  return 'problems' in opening ? opening.problems : [];
}

const namesOf = ({ designs }: typeof core) => designs().map(({ name }) => name);

describe('opening Showdown', () => {
  it('gives the built-in set, and costs nothing the second time', () => {
    expect(core.set).toEqual({ id: builtInSet.id, hash: builtInSet.hash });
    expect(core.designs().length).toBeGreaterThan(100);
    expect(core.designs().every(({ own }) => !own)).toBe(true);
    expect(opened().book).toBe(core.book);
    expect(opened().print).toBe(core.print);
  });

  it('plays a match with as few cards as there are', () => {
    const { characters, decks } = options;
    const few = { characters, decks: [decks[0].slice(0, 2), []], first: 0 } as const;
    const { game } = opened({ options: few });
    const match = new Match(game, { options: few, seed: 'few' });
    const [near, far] = game.view(match.state, 0).players;
    expect([near.hand.length, near.deck, far.hand.length, far.deck]).toEqual([2, 0, 0, 0]);
    const random = randomFrom('few');
    for (let choices = 0; choices < 200; choices++) {
      const { decision } = match;
      if (decision.ask === 'over') break;
      match.choose(randomPicks(decision, random));
    }
    expect(match.state.turn).toBeGreaterThan(4);
  });

  it('checks the options', () => {
    expect(opened({ options }).options).toEqual(options);
    const { characters, decks } = options;
    const wrong = (given: unknown) =>
      problemsOf({ options: given }).map(
        ({ file, path, message }) => `${file} ${path}: ${message}`,
      );
    expect(wrong('both')).toEqual([expect.stringMatching(/^options : Found "both"; expected/)]);
    expect(wrong({ characters })).toEqual([
      'options decks: "decks" is missing; expected a list of two decks.',
    ]);
    expect(wrong({ characters: [characters[0], 3], decks })).toEqual([
      'options characters[1]: "characters[1]" is 3; expected the name of a character.',
    ]);
    expect(wrong({ ...options, first: 2 })).toEqual([
      expect.stringMatching(/^options first: "first" is 2; expected 0 for the first player/),
    ]);
    expect(wrong({ ...options, decks: [[], ['Hush Spider', 'Hush Spidr']] })).toEqual([
      'options decks[1][1]: There is no card "Hush Spidr"; expected a card that is no character. Did you mean Hush Spider?',
    ]);
    expect(wrong({ ...options, characters: ['Hush Spider', characters[1]] })).toEqual([
      'options characters[0]: The card "Hush Spider" cannot be played so; expected the name of a character.',
    ]);
    expect(wrong({ ...options, decks: [[characters[0]], []] })).toEqual([
      `options decks[0][0]: The card "${characters[0]}" cannot be played so; expected a card that is no character.`,
    ]);
    expect(wrong({ ...options, decks: [Array(401).fill('Hush Spider'), []] })).toEqual([
      expect.stringMatching(/^options decks\[0\]: .*at most 400/),
    ]);
  });

  it('checks a position, with its place if it is a file', () => {
    const [near, far] = options.characters;
    const players = [{ character: near, hand: ['Hush Spider'] }, { character: far }];
    const { game, position, arrange } = opened({ position: { turn: 7, players } });
    expect(position).toMatchObject({ turn: 7 });
    expect(arrange({}, randomFrom('x'))).toEqual({
      options: { characters: options.characters, decks: [[], []] },
    });
    expect(game.setup(options, 'seed').state.turn).toBe(7);
    expect(problemsOf({ position: { turn: 0, players } })).toMatchObject([
      { file: 'position', path: 'turn', found: '0' },
    ]);
    const text = JSON.stringify({ players: [{ ...players[0], hand: ['Nothing'] }, {}] }, null, 1);
    const [problem] = problemsOf({ position: { path: 'p.json', text } }) as [Problem];
    expect(problemLine(problem)).toBe('p.json:6:5: There is no card "Nothing".');
    expect(problemsOf({ position: 'here' })).toMatchObject([{ file: 'position' }]);
  });

  it('says of a position what keeps it from being set up', () => {
    expect(problemsOf({ position: { players: [{}, {}] } })).toMatchObject([
      {
        file: 'position',
        message: expect.stringMatching(/^This position cannot be set up: There is no card/),
      },
    ]);
  });
});

describe('cards that someone brought', () => {
  it('join the built-in set, and take the place of a card of their name', () => {
    const { find, own, builtIn, catalogue, designs } = opened({
      cards: { files: [MOB, named('Hush Spider')] },
    });
    expect(own.map(({ design }) => design.name)).toEqual(['My Mob', 'Hush Spider']);
    expect(find('Hush Spider')?.file).toBe('Hush Spider.lua');
    expect(builtIn).toBe(core.builtIn);
    expect(catalogue.designs).toHaveLength(core.catalogue.designs.length + 1);
    expect(designs().filter((design) => design.own)).toHaveLength(2);
  });

  it('alone leave the built-in set out; plain cards stand in for what is lacking', () => {
    const withoutHero = opened({ cards: { files: [MOB], alone: true } });
    expect(namesOf(withoutHero)).toEqual(['My Mob', 'Earth Wayfarer']);
    expect(withoutHero.sides()).toEqual([{ name: 'Earth Wayfarer' }]);
    expect(withoutHero.catalogue.designs.map(({ name }) => name)).toEqual(['My Mob']);
    const withoutOthers = opened({ cards: { files: [HERO], alone: true } });
    expect(namesOf(withoutOthers)).toContain('Earth Drifter');
    expect(namesOf(withoutOthers)).not.toContain('Earth Wayfarer');
    const nothing = opened({ cards: { files: [], alone: true } });
    expect(nothing.sides()).toEqual([{ name: 'Earth Wayfarer' }]);
    expect(namesOf(opened({ cards: { files: [MOB, HERO], alone: true } }))).toHaveLength(2);
  });

  it('of one name are numbered in the order of the files, and that is told', () => {
    const files = [named('Twin', 'b.lua'), named('Twin', 'a.lua')];
    const { own, problems } = opened({ cards: { files } });
    expect(own.map(({ file, design }) => `${file} ${design.name}`)).toEqual([
      'b.lua Twin',
      'a.lua Twin (2)',
    ]);
    expect(problems).toMatchObject([{ file: 'a.lua', code: 'repeated-name', severity: 'warning' }]);
  });

  it('that cannot be used are told with their place, and the rest plays', () => {
    const broken = { path: 'broken.lua', text: 'ZTCG_CARD\n{\n  "NAME" "Half a card"\n' };
    const { own, problems } = opened({ cards: { files: [broken, MOB] } });
    expect(own.map(({ file }) => file)).toEqual([MOB.path]);
    expect(
      problems.some(
        ({ file, line, severity }) => file === 'broken.lua' && line > 0 && severity === 'error',
      ),
    ).toBe(true);
    expect(problems.filter(({ code }) => code === 'missing-image')).toEqual([]);
  });

  it('are told of names that make the same number', () => {
    const [one, other] = SAME_NUMBER;
    expect(designNumber(one)).toBe(designNumber(other));
    const { problems, book } = opened({ cards: { files: [named(one), named(other)] } });
    expect(problems).toMatchObject([
      {
        file: `${other}.lua`,
        severity: 'warning',
        message: `Scripts know "${other}" by the same number as "${one}"; expected another name.`,
      },
    ]);
    expect(book.sheet(one).number).not.toBe(book.sheet(other).number);
  });
});

describe('a match by chance', () => {
  it('is the same for a seed, and led by whom is wished for', () => {
    const once = (wish?: string) =>
      core.arrange({ sides: [wish, undefined] }, randomFrom('s/decks'));
    expect(once()).toEqual(once());
    expect(once(' hush spider')).toMatchObject({
      problems: [
        {
          found: '" hush spider"',
          message: expect.stringMatching(/^There is no character " hush spider"; expected "/),
        },
      ],
    });
    const found = once(options.characters[0].toUpperCase());
    expect(found).toMatchObject({
      options: { characters: [options.characters[0], expect.anything()] },
    });
    if (!('options' in found)) throw new Error('not found');
    for (const deck of found.options.decks) expect(deck).toHaveLength(40);
    expect(opened({ options: found.options }).sideNames(found.options)).toEqual(
      found.options.characters,
    );
  });

  it('gives the decks that the terminal gave before there were modules', () => {
    const earth = templates().map(({ file, text }) => ({ path: file, text }));
    const wind = earth.map(({ path, text }) => ({
      path: `wind/${path}`,
      text: text.replaceAll('EARTH', 'WIND').replace('"My ', '"Windy '),
    }));
    const { arrange } = opened({ cards: { files: [...earth, ...wind], alone: true } });
    const found = arrange({}, randomFrom('a/decks'));
    expect('options' in found && digest(found.options)).toBe('20b555de6dcf7a07');
  });

  it('is led by nobody who is written down', () => {
    const wish = { path: 'deck.txt', text: '' };
    expect(core.arrange({ sides: [wish, undefined] }, randomFrom('s'))).toMatchObject({
      problems: [{ file: 'deck.txt' }],
    });
  });
});

describe('what a match is made of', () => {
  it('takes part: the characters and the cards of both decks, each with a hash', () => {
    const { state } = core.game.setup(options, 'parts');
    const taking = core.takingPart(state);
    expect(new Set(taking)).toEqual(new Set([...options.characters, ...options.decks.flat()]));
    for (const design of taking) expect(core.designHash(design)).toMatch(/^[0-9a-f]{16}$/);
    expect(core.designHash('Nobody')).toBeUndefined();
    expect(core.print('Nobody')).toBeUndefined();
  });

  /** The set with one file changed. */
  const changed = (name: string, change: (text: string) => string) => {
    const file = core.find(name)?.file;
    const files = builtInSet.files.map((one) =>
      one.path === file ? { ...one, text: change(one.text) } : one,
    );
    if (files.every((one, at) => one === builtInSet.files[at])) throw new Error('nothing changed');
    const opening = openShowdown({ set: { ...builtInSet, hash: 'other', files } });
    if (!('opened' in opening)) throw new Error('it cannot be opened');
    return opening.opened;
  };

  const differing = (other: typeof core) =>
    core.designs().flatMap(({ id }) => (other.designHash(id) === core.designHash(id) ? [] : [id]));

  it('a card that is re-balanced has another hash, and no other card has', () => {
    const other = changed('Hush Spider', (text) => text.replace(/"HP" "\d+"/, '"HP" "70"'));
    expect(differing(other)).toEqual(['Hush Spider']);
    const scripted = changed('Hush Spider', (text) =>
      text.replace(/end\s*\}\s*$/, ' drawCard(player) end }'),
    );
    expect(differing(scripted)).toEqual(['Hush Spider']);
  });

  it('its picture and its price are nothing to a match', () => {
    const other = changed('Hush Spider', (text) =>
      text.replace(/"COST" "\d+"/, '"COST" "7"').replace(/"IMAGE" "[^"]*"/, '"IMAGE" "x.png"'),
    );
    expect(differing(other)).toEqual([]);
  });

  /** A match of chance without some card. */
  const record = (game: typeof core.game, without: string) => {
    const decks = options.decks.map((deck) => deck.filter((name) => name !== without));
    const match = new Match(game, { options: { ...options, decks: decks as never }, seed: 'same' });
    const random = randomFrom('same');
    for (let step = 0; step < 60 && match.decision.ask !== 'over'; step++)
      match.choose(randomPicks(match.decision, random));
    return match.record;
  };

  it('positions of a match without it stay the same, also when cards are added', () => {
    const before = record(core.game, 'Hush Spider');
    const other = changed('Hush Spider', (text) => text.replace(/"HP" "\d+"/, '"HP" "70"'));
    expect(record(other.game, 'Hush Spider')).toEqual(before);
    const more = { path: 'cards/aa.lua', text: named('Aardvark').text };
    const opening = openShowdown({ set: { ...builtInSet, files: [more, ...builtInSet.files] } });
    if (!('opened' in opening)) throw new Error('it cannot be opened');
    expect(record(opening.opened.game, 'Hush Spider')).toEqual(before);
  });

  it('a fault in the built-in set is one of ours', () => {
    const files = [...builtInSet.files, { path: 'cards/broken.lua', text: 'ZTCG_CARD {' }];
    expect(() => openShowdown({ set: { ...builtInSet, files } })).toThrow(
      'built-in card set has errors',
    );
  });
});

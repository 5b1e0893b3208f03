import { readFile } from 'node:fs/promises';
import { madeUpRound, roundFile } from '@cardscape/exchange/testing';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const pair = {
  people: [
    { id: 'ada', spares: { fox: 1 }, wants: { owl: 1 }, limit: 1 },
    { id: '__proto__', spares: { owl: 1 }, wants: { fox: 1 }, limit: 1 },
  ],
};
const lists = '(ann) A : B Q\n(bob) B : A\n(cy) C : A\n';

async function solved(name: string, content: unknown, ...more: string[]) {
  const folder = await Folder.with({ [name]: content });
  const run = await folder.run(['exchange', 'solve', name, '--json', ...more]);
  await folder.write('result.json', run.out);
  return { folder, ...run };
}

describe('exchange solve', () => {
  it('prints one JSON document, and all else as trouble', async () => {
    const { code, out, err } = await solved('lists.txt', lists);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ form: 'lists', cards: 2, people: 2, proven: true });
    expect(err).toBe('lists.txt:1:13: warning: Q is not known; the want is ignored.\n');
  });

  it('says what is wrong with a file, and where', async () => {
    const { code, out, err } = await solved('r.json', '{"people": [{"id": 7}]}');
    expect(code).toBe(1);
    expect(err).toContain('r.json:1:13: error: "spares" is missing;');
    expect(JSON.parse(out).errors[0]).toMatchObject({ line: 1, column: 13 });
  });

  it('ends in time with the best found so far, and says that it is not proven', async () => {
    const shape = { copies: 4000, designs: 300, people: 300, wants: 40, isPopular: true };
    const round = roundFile(madeUpRound({ ...shape, seed: 'limit' }));
    const { folder, code, out, err } = await solved('r.json', round, '--limit-seconds', '0');
    const result = JSON.parse(out);
    expect(code).toBe(0);
    expect(result).toMatchObject({ proven: false });
    expect(err).toContain('not proven');
    expect(result.cards).toBeGreaterThan(0);
    const verdict = await folder.run(['exchange', 'verify', 'r.json', 'result.json']);
    expect(verdict.code).toBe(1);
    expect(verdict.out).toMatch(
      /^An exchange that can be made, and not proven to be the best: people \d+.*\nA better result exists: \d+ more on the level of \w+\./,
    );
  });

  it.each([
    ['x', 'x'],
    ['-1', '-1'],
    ['', 'nothing'],
  ])('refuses a limit of "%s"', async (limit, found) => {
    const { code, err } = await solved('r.json', pair, '--limit-seconds', limit);
    expect(code).toBe(1);
    expect(err).toContain(`Found ${found}; expected a number of seconds`);
  });

  it.each([
    ['nothing', ''],
    ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 0, 1, 2, 3])],
  ])('refuses %s', async (_, content) => {
    const { code, err } = await solved('odd', content);
    expect(code).toBe(1);
    expect(err).toMatch(/^odd/);
  });
});

/** Clears the screen, turns the direction of reading, begins another line, and is as bad in one sign. */
const WILD = '\u001b[2J\u202e\n\u009b2J';
const TAMED = '\\u001b[2J\\u202e\\u000a\\u009b2J';

describe('signs that steer a terminal, in a file of strangers', () => {
  it.each([
    [
      'w.json',
      {
        people: [
          { id: `ada${WILD}`, spares: { fox: 1 }, wants: { owl: 1 }, limit: 1 },
          { id: 'bo', spares: { owl: 1 }, wants: { fox: 1 }, limit: 1 },
        ],
      },
    ],
    ['w.txt', `(ann) A : B Q\u001b[2J\u009b\n(bob) B : A\n(ann) C\u001b[2J : B\n`],
  ])('are shown, and not obeyed (%s)', async (name, content) => {
    const { folder, out, err } = await solved(name, content);
    const result = JSON.parse(out);
    const person = result.rings[0][0].from;
    await folder.write('worse.json', { ...result, rings: [[result.rings[0][0]]] });
    const runs = [
      await folder.run(['exchange', 'solve', name]),
      await folder.run(['exchange', 'verify', name, 'worse.json']),
      await folder.run(['exchange', 'explain', name, 'result.json', person]),
      await folder.run(['exchange', 'explain', name, 'result.json', `x${WILD}`]),
    ];
    const all = [out, err, ...runs.flatMap((run) => [run.out, run.err])].join('');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(all).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(runs[3]?.err.split('\n')[0]).toContain(`x${TAMED}`);
    if (name === 'w.json') expect(runs[0]?.out).toContain(`ada${TAMED}`);
    if (name === 'w.json')
      expect([runs[0]?.out.split('\n').length, person]).toEqual([5, `ada${WILD}`]);
  });
});

describe('exchange verify', () => {
  it.each([
    ['r.json', pair, 'people 2, cards 2, waiting 0, wishes 0'],
    ['lists.txt', lists, 'cards 2, wishes 0'],
  ])('agrees with what was solved in %s', async (name, content, levels) => {
    const { folder } = await solved(name, content);
    const { code, out } = await folder.run(['exchange', 'verify', name, 'result.json']);
    expect(out).toBe(`Right, and proven to be the best: ${levels}.\n`);
    expect(code).toBe(0);
  });

  it.each<[string, (ring: { from: string; to: string; card: string }[]) => unknown, RegExp]>([
    [
      'not owned',
      ([one, two]) => [
        { ...one, from: 'CY', to: 'BOB' },
        { ...two, to: 'CY' },
      ],
      /"A", which is not theirs/,
    ],
    [
      'not wanted',
      ([one]) => [
        { ...one, to: 'CY' },
        { from: 'CY', to: 'ANN', card: 'C' },
      ],
      /ANN gets "C", which is on none/,
    ],
    ['not closed', ([one]) => [one], /Ring 1 is not closed/],
    ['given twice', ([one, two]) => [one, two, one, two], /"A" changes hands twice/],
    ['unknown', ([one, two]) => [{ ...one, card: 'Z' }, two], /"Z" is no item/],
  ])('refuses lists with a card that is %s', async (_, change, right) => {
    const { folder } = await solved('lists.txt', lists);
    const result = JSON.parse(await readFile(`${folder.path}/result.json`, 'utf8'));
    await folder.write('worse.json', { ...result, rings: [change(result.rings[0])] });
    const { code, out } = await folder.run(['exchange', 'verify', 'lists.txt', 'worse.json']);
    expect(out).toMatch(right);
    expect(code).toBe(1);
  });

  it('says by how much a result is too small', async () => {
    const { folder } = await solved('lists.txt', lists);
    const { prices, bound } = JSON.parse(await readFile(`${folder.path}/result.json`, 'utf8'));
    await folder.write('worse.json', { rings: [], prices, bound });
    const { code, out } = await folder.run(['exchange', 'verify', 'lists.txt', 'worse.json']);
    expect(out).toBe(
      'A better result exists: 2 more on the level of cards. Its rings have cards 0, wishes 0.\n',
    );
    expect(code).toBe(1);
  });

  /** What is said of a result after something in it has been changed. */
  async function changed(
    name: string,
    content: unknown,
    // biome-ignore lint/suspicious/noExplicitAny: the test takes results apart
    change: (result: any) => object,
  ) {
    const { folder } = await solved(name, content);
    const result = JSON.parse(await readFile(`${folder.path}/result.json`, 'utf8'));
    await folder.write('changed.json', change(result));
    return folder.run(['exchange', 'verify', name, 'changed.json']);
  }

  it('says of prices that prove nothing that they do not', async () => {
    const { code, out } = await changed('lists.txt', lists, ({ rings, prices }) => ({
      rings,
      prices: { lists: { ...prices.lists, C: { gets: [0, 0], gives: [0, 0] } } },
      bound: [3, 0],
    }));
    expect(out).toBe('The prices do not prove it: they allow [3,0], its rings have [2,0].\n');
    expect(code).toBe(1);
  });

  it('asks for no proof of a result that says that it is not proven', async () => {
    const { code, out } = await changed('r.json', pair, ({ rings }) => ({
      rings,
      proven: false,
    }));
    expect(out).toMatch(/^(An exchange that can be made, and not proven|.* that it is not proven)/);
    expect(code).toBe(1);
  });

  // biome-ignore lint/suspicious/noExplicitAny: the test takes results apart
  it.each<[string, string, (result: any) => object, RegExp]>([
    ['no prices', 'r.json', ({ prices, ...all }) => all, /"prices" is missing/],
    ['empty prices', 'r.json', (all) => ({ ...all, prices: {} }), /no price for "ada"/],
    ['empty prices', 'lists.txt', (all) => ({ ...all, prices: {} }), /no price for "A"/],
    [
      'no price for a design',
      'r.json',
      (all) => ({ ...all, prices: { ...all.prices, designs: {} } }),
      /no price for "fox"/,
    ],
    [
      'a price for somebody else',
      'r.json',
      ({ prices, ...all }) => ({
        ...all,
        prices: { ...prices, people: { ...prices.people, zed: prices.people.ada } },
      }),
      /price for "zed", which is not in the file/,
    ],
    [
      'prices of other levels',
      'r.json',
      ({ prices, ...all }) => ({
        ...all,
        prices: { ...prices, designs: { ...prices.designs, fox: [0, 0] } },
      }),
      /price for "fox" has not 4 levels/,
    ],
    [
      'half a pair of prices',
      'lists.txt',
      ({ prices, ...all }) => ({
        ...all,
        prices: { lists: { ...prices.lists, A: { gets: [0, 0] } } },
      }),
      /"gives" is missing/,
    ],
    [
      'no proof, as it says itself',
      'r.json',
      (all) => ({ ...all, proven: false }),
      /says that it is not proven; its prices prove it/,
    ],
    ['a proof of no truth value', 'r.json', (all) => ({ ...all, proven: 1 }), /"proven" is 1/],
    [
      'the other form',
      'r.json',
      (all) => ({ ...all, form: 'lists' }),
      /says form "lists"; .*"round"/,
    ],
    ['the other form', 'lists.txt', (all) => ({ ...all, form: 'round' }), /says form "round"/],
    ['a form of its own', 'r.json', (all) => ({ ...all, form: 'x' }), /"form" is "x"/],
    [
      'a ring of one',
      'r.json',
      (all) => ({ ...all, rings: [...all.rings, [{ from: 'ada', to: 'ada', card: 'fox' }]] }),
      /Ring 2 has one card alone/,
    ],
  ])('refuses a result with %s (%s)', async (_, name, change, right) => {
    const content = name === 'r.json' ? pair : lists;
    const { code, out, err } = await changed(name, content, change);
    expect(`${out}${err}`).toMatch(right);
    expect(code).toBe(1);
  });

  it('says nothing of a better result where the cards are too many', async () => {
    const { code, out } = await changed('r.json', pair, ({ rings, ...all }) => ({
      ...all,
      rings: [...rings, ...rings],
    }));
    expect(out).toContain('their limit is 1');
    expect(out).not.toMatch(/better|-\d/);
    expect(code).toBe(1);
  });

  it.each([
    ['no rings', '{}', /"rings" is missing/],
    ['rings that are no list', '{"rings": 1}', /expected a list of rings/],
    ['a ring that is no list', '{"rings": [1]}', /rings\[0\] is 1/],
    ['a step without a card', '{"rings": [[{"from": "a", "to": "b"}]]}', /"card" is missing/],
    ['half a price', '{"rings": [], "prices": {"designs": {"fox": [0.5]}}}', /"fox" is a list/],
    ['rings twice', '{"rings": [], "rings": [], "proven": false}', /rings/],
    ['no JSON', 'rings', /r\.json:1:1/],
  ])('refuses a result with %s', async (_, text, right) => {
    const folder = await Folder.with({ 'lists.txt': lists, 'r.json': text });
    const { code, err } = await folder.run(['exchange', 'verify', 'lists.txt', 'r.json']);
    expect(err).toMatch(right);
    expect(code).toBe(1);
  });
});

describe('exchange explain', () => {
  const explained = async (name: string, content: unknown, person: string) => {
    const { folder } = await solved(name, content);
    return folder.run(['exchange', 'explain', name, 'result.json', person]);
  };
  const given = (id: string, spare: string, want: string, more = {}) => ({
    id,
    spares: { [spare]: 1 },
    wants: { [want]: 1 },
    limit: 1,
    ...more,
  });

  it.each<[string, object, string]>([
    ['they get all they want', given('ada', 'fox', 'owl', { limit: 2 }), 'They get all they want.'],
    [
      'the limit is reached',
      given('ada', 'fox', 'owl', { wants: { owl: 1, elk: 1 } }),
      'Their limit is 1:',
    ],
    ['the limit is zero', given('ada', 'fox', 'owl', { limit: 0 }), 'Their limit is 0:'],
    ['nothing is wanted', given('ada', 'fox', 'owl', { wants: {} }), 'They want nothing.'],
    ['nothing is spared', given('ada', 'fox', 'owl', { spares: {} }), 'They have nothing to spare'],
    [
      'all is given',
      given('ada', 'fox', 'owl', { wants: { owl: 2 }, limit: 2 }),
      'They give all they spare',
    ],
    ['nobody wants it', given('ada', 'newt', 'owl'), 'Nobody wants what they spare: "newt".'],
    ['nobody has it', given('ada', 'fox', 'yak'), 'Nobody has "yak" to spare.'],
  ])('says so if %s', async (_, ada, words) => {
    const { code, out } = await explained(
      'r.json',
      { people: [ada, given('bo', 'owl', 'fox')] },
      'ada',
    );
    expect(out).toContain(words);
    expect(code).toBe(0);
  });

  it.each<[string, object, object, string]>([
    [
      'waited longer',
      { waited: 1 },
      { waited: 4 },
      'All copies of "owl" that change hands go to dee (4), who waited longer than ada (1).',
    ],
    [
      'wishes for it more',
      {},
      { order: ['owl'] },
      'but cards would go where they are wished for less',
    ],
    ['is as good', {}, {}, 'but that is worth just as much'],
  ])('says so if somebody else %s', async (_, ada, dee, words) => {
    const one = given('ada', 'fox', 'owl', ada);
    const people = [given('bo', 'owl', 'fox'), given('dee', 'fox', 'owl', dee), one];
    const names = {
      people: people.map((each) =>
        each === one && words.includes('just') ? { ...one, id: 'zed' } : each,
      ),
    };
    const { out } = await explained('r.json', names, words.includes('just') ? 'zed' : 'ada');
    expect(out).toContain(words);
  });

  it('says why items are kept', async () => {
    const three = '(ann) A : B C\n(bob) B : A\n(cy) C : A\n(cy) D : Q\n(bob) E : A';
    const { folder, out } = await solved('lists.txt', three);
    const [to] = JSON.parse(out).rings[0];
    const loser = to.to === 'BOB' ? 'CY' : 'BOB';
    const said = await folder.run(['exchange', 'explain', 'lists.txt', 'result.json', loser]);
    expect(said.out).toContain(`${loser} gets nothing.`);
    expect(said.out).toMatch(
      /[BC]: if it changed hands, "[BC]" would not, and the exchange would be worth just as much/,
    );
    expect(said.out).toMatch(/D: its list names nothing that anybody gives|E: nobody wants it/);
  });

  it('knows nobody else, and nothing of a wrong result', async () => {
    const { folder } = await solved('r.json', pair);
    const nobody = await folder.run(['exchange', 'explain', 'r.json', 'result.json', 'adda']);
    expect(nobody).toMatchObject({
      code: 1,
      err: 'There is nobody called "adda" in r.json. Did you mean ada?\n',
    });
    const proto = await folder.run(['exchange', 'explain', 'r.json', 'result.json', '__proto__']);
    expect(proto.out).toContain('__proto__ gets "fox" for "owl".');
    await folder.write('result.json', {
      rings: [[{ from: 'ada', to: 'ada', card: 'fox' }]],
      proven: false,
    });
    const wrong = await folder.run(['exchange', 'explain', 'r.json', 'result.json', 'ada']);
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.err).toContain('The result is wrong');
  });
});

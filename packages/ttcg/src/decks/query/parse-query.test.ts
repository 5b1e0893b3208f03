import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tier } from '../../set/design.ts';
import { aDesign, printed } from '../../testing/designs.ts';
import { parseQuery } from './parse-query.ts';

const hare = aDesign({ lore: 'It outran the fire.', serial: 'abc00000000001' });
const drake = aDesign({
  name: 'Cinder Drake',
  subtypes: ['dragon', 'avian'],
  rank: 3,
  attack: 1000,
  defense: 500,
  effects: [printed('Draw two cards.', 'echo'), printed('Destroy one unit.')],
});
const kelp = aDesign({
  name: 'Kelp Warden',
  type: 'water',
  subtypes: ['spell-caster'],
  rank: 2,
  attack: 350,
  defense: 650,
  effects: [printed('Gain 2 points.', 'latent'), printed('Tap one fire unit.', 'passive')],
});
const charm = aDesign({
  name: "Surveyor's Charm",
  type: 'spell',
  subtypes: [],
  attack: 10,
  defense: -5,
  effects: [printed('Draw a card.', 'counter'), printed('Equip this card to one unit.', 'equip')],
});
const kite = aDesign({
  name: 'Salt Kite',
  type: 'air',
  subtypes: ['avian'],
  attack: 250,
  defense: 250,
  effects: [printed('Untap all units.'), printed('Mill three cards.')],
});
const designs = [hare, drake, kelp, charm, kite];

function found(query: string, tier?: Tier): string[] {
  const parsed = parseQuery(query);
  if (!parsed.ok) throw new Error(parsed.error);
  return designs.filter((design) => parsed.test(design, tier)).map(({ name }) => name);
}

function english(query: string): string {
  const parsed = parseQuery(query);
  return parsed.ok ? parsed.english : parsed.error;
}

function refusal(query: string) {
  const parsed = parseQuery(query);
  if (parsed.ok) throw new Error(`understood as: ${parsed.english}`);
  return { ...parsed, word: query.slice(parsed.at.start, parsed.at.end) };
}

const HARE = 'Ash Hare';
const DRAKE = 'Cinder Drake';
const KELP = 'Kelp Warden';
const CHARM = "Surveyor's Charm";
const KITE = 'Salt Kite';

describe('bare words', () => {
  it('are looked for in name, effects, type and subtypes', () => {
    expect(found('hare')).toEqual([HARE]);
    expect(found('DRAW')).toEqual([HARE, DRAKE, CHARM]);
    expect(found('fire')).toEqual([HARE, DRAKE, KELP]);
    expect(found('avian')).toEqual([DRAKE, KITE]);
    expect(found('spell')).toEqual([KELP, CHARM]);
  });

  it('must all occur; a phrase in quotes as it is', () => {
    expect(found('draw two')).toEqual([DRAKE]);
    expect(found('one draw')).toEqual([HARE, DRAKE, CHARM]);
    expect(found('"one draw"')).toEqual([]);
    expect(found('“draw one”')).toEqual([HARE]);
    expect(found("surveyor's spell-caster")).toEqual([]);
  });

  it('none at all find everything', () => {
    expect(found('  ')).toHaveLength(designs.length);
    expect(english('')).toBe('All cards.');
  });
});

describe('keys', () => {
  it.each([
    ['t:fire', [HARE, DRAKE]],
    ['type:Spell', [CHARM]],
    ['s:dragon', [DRAKE]],
    ['subtype:spell-caster', [KELP]],
    ['r>=2', [DRAKE, KELP]],
    ['r:2', [KELP]],
    ['rank<3', [HARE, KELP, CHARM, KITE]],
    ['level=3', [DRAKE]],
    ['r != 1', [DRAKE, KELP]],
    ['atk>300', [DRAKE, KELP]],
    ['def<=200', [HARE]],
    ['bonus>0', [CHARM]],
    ['bonus>-5', [CHARM]],
    ['e:"draw"', [HARE, DRAKE, CHARM]],
    ['effect:"tap one fire"', [KELP]],
    ['et:latent', [KELP]],
    ['n:charm', [CHARM]],
    ['n="salt kite"', [KITE]],
    ['n=salt', []],
    ['k:spell', [CHARM]],
    ['k:unit r:1', [HARE, KITE]],
    ['lore:outran', [HARE]],
    ['serial:ABC', [HARE]],
    ['edition:0.001', [HARE, CHARM]],
    ['edition:2025-03-06', [HARE, KELP, CHARM, KITE]],
    ['t:fire|water', [HARE, DRAKE, KELP]],
    ['r:1|3 k:unit', [HARE, DRAKE, KITE]],
  ])('%s', (query, names) => {
    expect(found(query)).toEqual(names);
  });

  it('may stand on either side of a comparison, or in the middle', () => {
    expect(found('2<=r')).toEqual(found('r>=2'));
    expect(found('300<atk')).toEqual(found('atk>300'));
    expect(found('2=r')).toEqual(found('r=2'));
    expect(found('300<=atk<1000')).toEqual([HARE, KELP]);
    expect(found('1000>atk>=300')).toEqual([HARE, KELP]);
  });

  it('ask a unit for its attack and a spell for its bonus, as cards of their tier', () => {
    expect(found('atk<100')).toEqual([]);
    expect(found('-atk>=0')).toEqual([CHARM]);
    expect(found('bonus=5')).toEqual([CHARM]);
    expect(found('bonus=30', 5)).toEqual([CHARM]);
    expect(found('atk=325', 5)).toEqual([HARE]);
    expect(found('tier>=mythic', 5)).toHaveLength(designs.length);
    expect(found('rarity:0')).toHaveLength(designs.length);
  });
});

describe('putting together', () => {
  it('"or" binds less than standing side by side', () => {
    expect(found('t:fire r:1 or t:water')).toEqual([HARE, KELP]);
    expect(found('t:fire (r:1 or t:water)')).toEqual([HARE]);
    expect(found('t:fire AND r:1 OR t:air')).toEqual([HARE, KITE]);
  });

  it('"-" and "not" take what follows', () => {
    expect(found('-t:fire k:unit')).toEqual([KELP, KITE]);
    expect(found('not (t:fire or t:water)')).toEqual([CHARM, KITE]);
    expect(found('-draw')).toEqual([KELP, KITE]);
    expect(found('--t:air')).toEqual([KITE]);
  });
});

describe('the query in words', () => {
  it.each([
    [
      't:fire r>=2 e:"draw"',
      'Cards that are of type fire, have a rank of at least 2 and have "draw" in an effect.',
    ],
    ['fox or -t:fire|water', 'Cards that mention "fox" or are not of type fire or water.'],
    [
      'atk>300 (r:1 or r:5)',
      'Cards that have an attack above 300 and (have a rank of 1 or have a rank of 5).',
    ],
    ['-(r<2 k:unit)', 'Cards that do not have a rank below 2 or are not of the kind unit.'],
    ['n=Fox', 'Cards that have "Fox" as their name.'],
    ['edition:0.001', 'Cards that are legal in edition 0.001.'],
    ['1<r<4', 'Cards that have a rank above 1 and have a rank below 4.'],
  ])('%s', (query, words) => {
    expect(english(query)).toBe(words);
  });
});

describe('a query that cannot be understood', () => {
  it('names an unknown key and the nearest known one', () => {
    expect(refusal('fire tpye:fire')).toMatchObject({ word: 'tpye', nearest: 'type' });
    expect(refusal('1<rnk<3')).toMatchObject({ word: 'rnk', nearest: 'rank' });
    expect(refusal('"t":fire').word).toBe('"t"');
  });

  it('names an unknown word of a key and the nearest known one', () => {
    expect(refusal('t:fier')).toMatchObject({ word: 'fier', nearest: 'fire' });
    expect(refusal('et:eco')).toMatchObject({ word: 'eco', nearest: 'echo' });
    expect(refusal('edition:1').error).toContain('Known: 0.001, 2025-03-06, 0.059.');
    expect(refusal('tier:primel')).toMatchObject({ nearest: 'primal' });
  });

  it('says where a number is missing, or of no use', () => {
    expect(refusal('r>=two')).toMatchObject({ word: 'two' });
    expect(refusal('r>=two').error).toBe('rank is a whole number; "two" is none.');
    expect(refusal('n>fox').error).toBe('">" compares numbers, and name is none; write name:fox.');
  });

  it('says where it breaks off', () => {
    expect(refusal('t:').error).toBe(
      'The query ends too early; expected a word, a number or a "phrase".',
    );
    expect(refusal('(fire or water').error).toBe(
      'The query ends too early; expected a closing ")".',
    );
    expect(refusal('fire and').error).toContain('ends too early');
    expect(refusal('fire)')).toMatchObject({ word: ')' });
    expect(refusal('or fire')).toMatchObject({ word: 'or' });
    expect(refusal('e:"draw')).toMatchObject({
      error: 'This quote is never closed.',
      word: '"draw',
    });
  });

  it('is not too long', () => {
    expect(refusal('x'.repeat(501)).error).toBe('A query can have at most 500 characters.');
    expect(found(`${'('.repeat(240)}hare${')'.repeat(240)}`)).toEqual([HARE]);
    expect(found(`${'-'.repeat(490)}hare`)).toEqual([HARE]);
  });

  it('never throws', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(...'tr:<>=!|()-" “”2or', 'or ', 'type:', 'r>1 '),
    });
    fc.assert(fc.property(fc.oneof(nasty, fc.string()), (text) => void parseQuery(text)));
  });
});

/** A query tree of its own, written out in the syntax: what it finds must be what it says. */
type Tree = { leaf: string } | { not: Tree } | { op: 'and' | 'or'; left: Tree; right: Tree };

const LEAVES = ['t:fire', 'r>1', '3>r', 's:avian', 'draw', 'k:spell', '"one unit"', 'def<=500'];

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...LEAVES).map((leaf) => ({ leaf })),
    tie('tree').map((not) => ({ not })),
    fc.record({
      op: fc.constantFrom('and' as const, 'or' as const),
      left: tie('tree'),
      right: tie('tree'),
    }),
  ),
}));

const written = (query: Tree): string => {
  if ('leaf' in query) return query.leaf;
  if ('not' in query) return `-(${written(query.not)})`;
  const [left, right] = [query.left, query.right].map(written);
  return query.op === 'and' ? `(${left}) (${right})` : `(${left}) or (${right})`;
};

const expected = (query: Tree): string[] => {
  if ('leaf' in query) return found(query.leaf);
  const everything = designs.map(({ name }) => name);
  if ('not' in query) {
    const inside = expected(query.not);
    return everything.filter((name) => !inside.includes(name));
  }
  const [left = [], right = []] = [query.left, query.right].map(expected);
  return everything.filter((name) =>
    query.op === 'and'
      ? left.includes(name) && right.includes(name)
      : left.includes(name) || right.includes(name),
  );
};

it('and, or, not mean what they mean, however deep', () => {
  fc.assert(
    fc.property(tree, (query) => {
      const text = written(query);
      fc.pre(text.length <= 500);
      expect(found(text)).toEqual(expected(query));
    }),
  );
});

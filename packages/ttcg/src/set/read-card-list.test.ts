import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_COLUMNS, type CardColumn } from './columns.ts';
import { writeCsv } from './csv.ts';
import { readCardList } from './read-card-list.ts';
import { writeCardList } from './write-card-list.ts';

const FOX: Record<CardColumn, string> = {
  NAME: 'Ember Hare',
  TYPE: 'Fire',
  SUBTYPES: 'Beast',
  LEVEL: '1',
  IMAGE: '../images/units/fire/Ember_Hare.jpg',
  ATTACK: '360',
  DEFENSE: '140',
  EFFECT1: 'Draw one card.',
  EFFECT2: 'Destroy one unit.',
  SERIAL: 'a7626d4dd0045a',
  RARITY: '0',
  TRANSLUCENCY: '50',
  EFFECT1_STYLE: 'None',
  EFFECT2_STYLE: 'None',
};

const OWL: Partial<Record<CardColumn, string>> = {
  NAME: 'Moss Owl',
  SERIAL: '00000000000002',
  EFFECT1: 'Draw two cards.',
};

const CHARM: Partial<Record<CardColumn, string>> = {
  NAME: 'Charm',
  TYPE: 'Spell',
  SUBTYPES: '',
  ATTACK: '-10',
  DEFENSE: '+20',
  SERIAL: '00000000000003',
  EFFECT2: 'Destroy one spell.',
};

type Change = Partial<Record<CardColumn, string>>;

function listOf(...changes: Change[]): string {
  const rows = changes.map((change) => {
    const row = { ...FOX, ...change };
    return CARD_COLUMNS.map((column) => row[column]);
  });
  return writeCsv([CARD_COLUMNS, ...rows]);
}

const read = (...changes: Change[]) => readCardList(listOf(...changes), 'card_list.csv');

/** The one problem of a list with one card, which is then left out. */
function problem(change: Change) {
  const { designs, problems } = read(change);
  expect(designs).toEqual([]);
  expect(problems).toHaveLength(1);
  return problems[0];
}

describe('card_list.csv (6.5.3)', () => {
  it('makes a design of each line', () => {
    const { designs, problems } = read({}, CHARM);
    expect(problems).toEqual([]);
    expect(designs[0]).toMatchObject({
      name: 'Ember Hare',
      type: 'fire',
      subtypes: ['beast'],
      rank: 1,
      attack: 360,
      defense: 140,
      serial: 'a7626d4dd0045a',
      rarity: 0,
      translucency: 50,
      lore: '',
    });
    expect(designs[0]?.effects[0]).toMatchObject({
      text: 'Draw one card.',
      type: 'normal',
      named: false,
    });
    expect(designs[1]).toMatchObject({ type: 'spell', subtypes: [], attack: -10, defense: 20 });
  });

  it('may name several subtypes, and any word as one (R-T24)', () => {
    for (const SUBTYPES of ['Dragon, Gloomling', 'Dragon,Gloomling', 'Dragon Gloomling']) {
      const { designs, problems } = read({ SUBTYPES });
      expect(problems).toEqual([]);
      expect(designs[0]?.subtypes).toEqual(['dragon', 'gloomling']);
    }
  });

  it('lets effects speak of the subtypes of other lines (R-T24)', () => {
    const { problems } = read(
      { EFFECT1: 'Destroy one gloomling.' },
      { ...OWL, SUBTYPES: 'Gloomling' },
    );
    expect(problems).toEqual([]);
    expect(problem({ EFFECT1: 'Destroy one gloomling.' })?.part).toBe('EFFECT1');
  });

  it('may name the type of an effect, or leave it to the text (R-T22)', () => {
    const { designs, problems } = read({ EFFECT1_STYLE: 'Overload' });
    expect(problems).toEqual([]);
    expect(designs[0]?.effects[0]).toMatchObject({ type: 'overload', named: true });
  });
});

describe('a card with a problem', () => {
  it('is left out, and hides no other', () => {
    const { designs, problems } = read({ TYPE: 'Fyre' }, OWL);
    expect(designs.map(({ name }) => name)).toEqual(['Moss Owl']);
    expect(problems).toMatchObject([
      { file: 'card_list.csv', line: 2, column: 12, entry: 'Ember Hare', nearest: 'fire' },
    ]);
  });

  it('reports all that is wrong with it', () => {
    const { problems } = read({ TYPE: 'Fyre', RARITY: '6', SERIAL: '' });
    expect(problems.map(({ part }) => part).sort()).toEqual(['RARITY', 'SERIAL', 'TYPE']);
  });

  it.each<[CardColumn, string]>([
    ['NAME', ''],
    ['NAME', 'Fox (old)'],
    ['NAME', 'x'.repeat(61)],
    ['TYPE', ''],
    ['SUBTYPES', ''],
    ['SUBTYPES', 'Beast,'],
    ['SUBTYPES', 'Beast, beast'],
    ['SUBTYPES', 'Beast 2'],
    ['LEVEL', '0'],
    ['LEVEL', '6'],
    ['LEVEL', '1.5'],
    ['ATTACK', '-5'],
    ['ATTACK', 'many'],
    ['DEFENSE', '1e3'],
    ['SERIAL', 'a7626d4dd0045'],
    ['SERIAL', 'a7626d4dd0045x'],
    ['RARITY', '6'],
    ['RARITY', '-1'],
    ['TRANSLUCENCY', '101'],
    ['EFFECT1', ''],
    ['EFFECT1_STYLE', ''],
    ['EFFECT2_STYLE', 'Loud'],
  ])('is told of %s "%s"', (column, text) => {
    expect(problem({ [column]: text })).toMatchObject({ part: column, line: 2 });
  });

  it('has 500 for each rank in attack and defense together (R-T14)', () => {
    expect(problem({ ATTACK: '370' })?.message).toBe(
      'ATTACK is 370, and with DEFENSE 140 that makes 510; expected 500 in sum for a unit of rank 1.',
    );
    expect(read({ LEVEL: '5', ATTACK: '2000', DEFENSE: '500' }).problems).toEqual([]);
  });

  it('is a spell of rank 1 to 3 without subtypes, with a small bonus', () => {
    expect(problem({ ...CHARM, LEVEL: '4' })?.expected).toEqual(['a whole number from 1 to 3']);
    expect(problem({ ...CHARM, SUBTYPES: 'Beast' })?.expected).toEqual(['nothing, for a spell']);
    expect(problem({ ...CHARM, ATTACK: '35' })?.expected).toEqual([
      'a whole number from -30 to 30',
    ]);
    expect(read({ ...CHARM, SUBTYPES: 'None', LEVEL: '3' }).problems).toEqual([]);
  });

  it('says which style may have been meant', () => {
    expect(problem({ EFFECT1_STYLE: 'latnet' })).toMatchObject({ nearest: 'latent' });
  });
});

describe('an effect that does not compile (R-T18)', () => {
  it('is refused with the words that were not understood and where they stand', () => {
    const text = 'Destroy one glorp.';
    const list = listOf({ EFFECT1: text });
    const found = problem({ EFFECT1: text });
    expect(found?.found).toContain('glorp');
    expect(found?.message).toContain('glorp');
    const line = list.split('\n')[1] ?? '';
    expect(found?.column).toBe(line.indexOf('glorp') + 1);
  });

  it('knows the place also in a quoted field', () => {
    const text = 'Destroy one unit named "Ash"; glorp.';
    const line = listOf({ EFFECT1: text }).split('\n')[1] ?? '';
    expect(line).toContain('""Ash""');
    expect(problem({ EFFECT1: text })?.line).toBe(2);
  });

  it('or that makes no sense, is refused with the reason', () => {
    const found = problem({ EFFECT1: 'Tap one card in your hand.' });
    expect(found?.part).toBe('EFFECT1');
  });
});

describe('what may not occur twice', () => {
  it('is a name', () => {
    const { designs, problems } = read({}, { ...OWL, NAME: 'ember  hare' });
    expect(designs).toHaveLength(1);
    expect(problems).toMatchObject([{ part: 'NAME', line: 3, found: '"ember  hare" again' }]);
    expect(problems[0]?.expected[0]).toContain('line 2');
  });

  it('is a serial', () => {
    const { problems } = read({}, { ...OWL, SERIAL: 'A7626D4DD0045A' });
    expect(problems).toMatchObject([{ part: 'SERIAL', line: 3 }]);
  });

  it('is a pair of effects, in either order', () => {
    const { EFFECT1, EFFECT2 } = FOX;
    const { problems } = read({}, { ...OWL, EFFECT1: EFFECT2, EFFECT2: EFFECT1 });
    expect(problems).toMatchObject([{ part: 'EFFECT1', line: 3 }]);
    expect(read({}, { ...OWL, EFFECT2: 'Gain 1 point.' }).problems).toEqual([]);
  });
});

describe('writing a card list', () => {
  it('reads back as the same designs', () => {
    const texts = ['Draw one card.', 'Destroy one unit.', 'Gain 2 points.', 'Mill two cards.'];
    const unit = fc.record({
      type: fc.constantFrom('Fire', 'Water', 'Air'),
      rank: fc.integer({ min: 1, max: 5 }),
      part: fc.integer({ min: 0, max: 100 }),
      subtypes: fc.constantFrom('Beast', 'Dragon,Avian', 'Odd-one'),
      style: fc.constantFrom('None', 'Overload'),
      image: fc.constantFrom('', 'a;b "c".png'),
      effects: fc.constantFrom(...texts.flatMap((a) => texts.map((b) => [a, b]))),
    });
    const list = fc.uniqueArray(unit, {
      selector: ({ effects }) => [...effects].sort().join(),
      maxLength: 6,
    });
    fc.assert(
      fc.property(list, (units) => {
        const changes = units.map(
          ({ type, rank, part, subtypes, style, image, effects }, index) => ({
            NAME: `Card ${index}`,
            TYPE: type,
            SUBTYPES: subtypes,
            LEVEL: String(rank),
            IMAGE: image,
            ATTACK: String(rank * 5 * part),
            DEFENSE: String(rank * 5 * (100 - part)),
            EFFECT1: effects[0] ?? '',
            EFFECT2: effects[1] ?? '',
            EFFECT1_STYLE: style,
            SERIAL: String(index).padStart(14, '0'),
          }),
        );
        const { designs, problems } = read(...changes);
        expect(problems).toEqual([]);
        expect(readCardList(writeCardList(designs), 'again.csv')).toEqual({ designs, problems });
      }),
      { numRuns: 50 },
    );
  });
});

it('reading a card list never throws', () => {
  const cell = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom(...Object.values(FOX)));
  const row = fc.array(cell, { minLength: CARD_COLUMNS.length, maxLength: CARD_COLUMNS.length });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
      readCardList(writeCsv([CARD_COLUMNS, ...rows]), 'a.csv');
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void readCardList(text, 'a.csv')));
});

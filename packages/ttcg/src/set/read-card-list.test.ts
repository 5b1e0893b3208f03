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

describe('a list of the original tool', () => {
  const columns = CARD_COLUMNS.map((column) =>
    column === 'TRANSLUCENCY' ? 'TRANSPARENCY' : column,
  );
  const row = { ...FOX, SERIAL: 'Gk26z0PQ45aXyw', TRANSLUCENCY: '75' };

  it('calls its translucency otherwise, and has serials of letters and digits', () => {
    const text = writeCsv([columns, CARD_COLUMNS.map((column) => row[column])]);
    const { designs, problems } = readCardList(`\ufeff${text.replaceAll('\n', '\r\n')}`, 'a.csv');
    expect(problems).toEqual([]);
    expect(designs[0]).toMatchObject({
      serial: 'Gk26z0PQ45aXyw',
      translucency: 75,
      image: '../images/units/fire/Ember_Hare.jpg',
    });
  });

  it('may have its columns in any order, and leave out what is usual', () => {
    const kept = ['EFFECT2', 'EFFECT1', 'DEFENSE', 'ATTACK', 'LEVEL', 'SUBTYPES', 'TYPE', 'NAME'];
    const text = writeCsv([kept, kept.map((column) => row[column as CardColumn])]);
    const { designs, problems } = readCardList(text, 'a.csv');
    expect(problems).toEqual([]);
    expect(designs[0]).toMatchObject({ rarity: 0, translucency: 50, image: '' });
    expect(designs[0]?.serial).toMatch(/^[\da-f]{14}$/);
    const twice = readCardList(text + text.split('\n')[1], 'a.csv');
    expect(twice.problems.map(({ part }) => part)).toEqual(['NAME', 'EFFECT1']);
  });

  it('must have what cannot be guessed', () => {
    expect(readCardList('NAME\nFox\n', 'a.csv').problems.map(({ message }) => message)).toEqual([
      'The columns TYPE, SUBTYPES, LEVEL, ATTACK, DEFENSE, EFFECT1 and EFFECT2 are missing.',
    ]);
  });

  it('may break a text into lines; on the card it goes on', () => {
    const { designs, problems } = read({ EFFECT1: 'Draw one card,\nthen discard one card.' });
    expect(problems).toEqual([]);
    expect(designs[0]?.effects[0].text).toBe('Draw one card, then discard one card.');
    expect(problem({ EFFECT1: 'Draw one card,\nthen discard one glorp.' })).toMatchObject({
      line: 3,
      column: 18,
    });
  });
});

/** The one warning of a list with one card, which is played. */
function warning(change: Change) {
  const { designs, problems } = read(change);
  expect(designs).toHaveLength(1);
  expect(problems).toMatchObject([{ severity: 'warning', line: 2 }]);
  return { design: designs[0], ...problems[0] };
}

describe('a card that would not be printed (R-T120)', () => {
  it('has numbers that do not add up (R-T14)', () => {
    const words = (ATTACK: string, DEFENSE: string) => warning({ ATTACK, DEFENSE }).message;
    expect(words('300', '100')).toBe(
      'Attack 300 + defense 100 = 400; a rank 1 unit has 500: defense 200 would fit.',
    );
    expect(words('600', '140')).toContain('a rank 1 unit has 500: attack 360 would fit.');
    expect(words('600', '700')).toContain('attack 250 and defense 250 would fit.');
    expect(warning({ ATTACK: '370' }).design).toMatchObject({ attack: 370, defense: 140 });
    expect(read({ LEVEL: '5', ATTACK: '2000', DEFENSE: '500' }).problems).toEqual([]);
  });

  it('is a spell with a large bonus (R-T15)', () => {
    expect(warning({ ...CHARM, ATTACK: '35' }).message).toBe(
      'A spell adds -30 to 30 to attack; this one adds 35: 30 would fit.',
    );
    expect(read({ ...CHARM, ATTACK: '-30', DEFENSE: '30' }).problems).toEqual([]);
  });

  it('names a style that does not fit its text: it has the type of its words', () => {
    const found = warning({ EFFECT1_STYLE: 'Latent' });
    expect(found).toMatchObject({ part: 'EFFECT1_STYLE' });
    expect(found.message).toMatch(
      /^Latent does not fit the text: A latent effect waits for something.* Normal, .* would fit; it is played as Normal\.$/,
    );
    expect(found.expected).toContain('Overload');
    expect(found.expected).not.toContain('Counter');
    expect(found.design?.effects[0]).toMatchObject({ type: 'normal', named: false });
  });

  it('has a translucency that the tool does not know', () => {
    expect(warning({ TRANSLUCENCY: '55' }).expected).toEqual(['50', '60', '75', '100']);
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
    ['SERIAL', 'a7626d4dd0045-'],
    ['RARITY', '6'],
    ['RARITY', '-1'],
    ['TRANSLUCENCY', '101'],
    ['EFFECT1', ''],
    ['EFFECT1_STYLE', ''],
    ['EFFECT2_STYLE', 'Loud'],
  ])('is told of %s "%s"', (column, text) => {
    expect(problem({ [column]: text })).toMatchObject({ part: column, line: 2 });
  });

  it('is a spell of rank 1 to 3 without subtypes', () => {
    expect(problem({ ...CHARM, LEVEL: '4' })?.expected).toEqual(['a whole number from 1 to 3']);
    expect(problem({ ...CHARM, SUBTYPES: 'Beast' })?.expected).toEqual(['nothing, for a spell']);
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

  it('also on a card that cannot do what it says of itself', () => {
    const EFFECT1 = 'When this card attacks, draw one card.';
    expect(read({ EFFECT1 }).problems).toEqual([]);
    expect(problem({ ...CHARM, EFFECT1 })).toMatchObject({ part: 'EFFECT1' });
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

  it('is no pair of effects where there are none', () => {
    const none = { EFFECT1: '', EFFECT2: '' };
    const { problems } = read(none, { ...OWL, ...none });
    expect(problems.filter(({ severity }) => severity === 'warning')).toEqual([]);
    expect(problems.map(({ message }) => message).join()).not.toContain('the same two effects');
  });

  it('is a pair of effects, in either order: the card can be played all the same', () => {
    const { EFFECT1, EFFECT2 } = FOX;
    const { designs, problems } = read({}, { ...OWL, EFFECT1: EFFECT2, EFFECT2: EFFECT1 });
    expect(problems).toMatchObject([{ part: 'EFFECT1', line: 3, severity: 'warning' }]);
    expect(designs).toHaveLength(2);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfText, textOfBytes } from './bytes.ts';
import {
  cardNamed,
  cardSheet,
  cardTexts,
  sameInList,
  withCard,
  withLoreLine,
  withNewCard,
  withoutCard,
} from './card-sheet.ts';
import { readSheet, writeSheet } from './sheet.ts';

const field = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab;, "\té') }),
  fc
    .string({ unit: fc.constantFrom(...'ab;,\n\r"') })
    .map((text) => `"${text.replaceAll('"', '""')}"`),
  fc.constantFrom('True', '', ' x ', '"" ', '"a"b'),
);
const line = fc.array(field, { minLength: 1, maxLength: 4 });
const text = fc
  .record({
    mark: fc.constantFrom('', '\ufeff'),
    delimiter: fc.constantFrom(';', ','),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    lines: fc.array(
      fc.oneof({ weight: 5, arbitrary: line }, fc.constant(['']), fc.constant(['  '])),
      {
        maxLength: 6,
      },
    ),
    last: fc.boolean(),
  })
  .map(({ mark, delimiter, end, lines, last }) => {
    return mark + lines.map((one) => one.join(delimiter)).join(end) + (last ? end : '');
  });
const anything = fc.oneof(
  text,
  fc.string({ unit: fc.constantFrom(...'a;,"\n\r\ufeff ') }),
  fc.string(),
);

describe('a sheet', () => {
  it('is written back as it was read, whatever it is', () => {
    fc.assert(
      fc.property(anything, (one) => {
        expect(writeSheet(readSheet(one))).toBe(one);
      }),
      {
        numRuns: 3000,
      },
    );
  });

  it('is the same to the byte after an edit and its undoing', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), field, (one, row, column, say) => {
        const list = cardSheet(readSheet(one));
        fc.pre(list.cards.length > 0 && new Set(list.columns).size === list.columns.length);
        const card = row % list.cards.length;
        const name = list.columns[column % list.columns.length] ?? '';
        const before = cardTexts(list, card)[name] ?? '';
        const edited = withCard(list, card, { [name]: say.trim() }, {});
        const others = edited.sheet.rows.filter((_, at) => at !== list.cards[card]);
        expect(others).toEqual(list.sheet.rows.filter((_, at) => at !== list.cards[card]));
        expect(writeSheet(withCard(edited, card, { [name]: before }, {}).sheet)).toBe(one);
        const added = withNewCard(list, { [name]: say.trim() }, {});
        if (added.cards.length > list.cards.length)
          expect(writeSheet(withoutCard(added, list.cards.length).sheet)).toBe(one);
      }),
      { numRuns: 3000 },
    );
  });

  it('changes nothing but what is touched', () => {
    const list =
      '\ufeff"NAME";Lore ;  TRANSPARENCY;x\r\n\r\n Fox ;"a ""b"";";50;;\r\n"open;\r\nOwl;;75;1';
    const sheet = cardSheet(readSheet(list));
    expect(sheet.columns).toEqual(['NAME', 'LORE', 'TRANSLUCENCY', 'X']);
    expect(cardTexts(sheet, 0)).toEqual({ NAME: 'Fox', LORE: 'a "b";', TRANSLUCENCY: '50', X: '' });
    expect(cardNamed(sheet, 'oWL')).toBe(1);
    const edited = withCard(sheet, 1, { TRANSLUCENCY: '60', LORE: 'x;y' }, {});
    expect(writeSheet(edited.sheet)).toBe(list.replace('Owl;;75', 'Owl;"x;y";60'));
    const added = withNewCard(sheet, { NAME: 'Elk', TRANSLUCENCY: '50' }, {});
    expect(writeSheet(added.sheet)).toBe(`${list}\r\nElk;;50;\r\n`);
    const wider = withCard(sheet, 1, { RARITY: '2' }, { RARITY: '0' });
    expect(writeSheet(wider.sheet)).toBe(
      '\ufeff"NAME";Lore ;  TRANSPARENCY;x;RARITY\r\n\r\n Fox ;"a ""b"";";50;;0\r\n"open;\r\nOwl;;75;1;2',
    );
  });

  it('keeps every encoding that editors write, to the byte', () => {
    const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
    for (const encoding of encodings) {
      const mark = encoding.startsWith('utf-16') ? '\ufeff' : '';
      const bytes = bytesOfText({ text: `${mark}NAME;LORE\r\nCafé;–\r\n`, encoding });
      const read = bytes && textOfBytes(bytes);
      expect(read?.encoding).toBe(encoding);
      expect(read && bytesOfText(read)).toEqual(bytes);
    }
    expect(bytesOfText({ text: 'Ω', encoding: 'windows-1252' })).toBeUndefined();
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const read = textOfBytes(bytes);
        expect(read ? bytesOfText(read) : bytes).toEqual(bytes);
      }),
    );
  });
});

describe('a new card (6.5.2)', () => {
  const list = cardSheet(
    readSheet(
      'NAME;TYPE;EFFECT1;EFFECT2;SERIAL\nFox;Fire;Draw a card.;Gain 1 point.;a7626d4dd0045a\n',
    ),
  );
  const same = (texts: Record<string, string>) =>
    sameInList(list, texts).map(({ same: one }) => one);

  it('may not have a name, a whole row or a pair of effects that is there', () => {
    const other = { NAME: 'Owl', TYPE: 'Fire', EFFECT1: 'Draw a card.', EFFECT2: 'Lose 1 point.' };
    expect(same(other)).toEqual([]);
    expect(same({ ...other, NAME: ' fOX ' })).toEqual(['name']);
    expect(same({ ...other, EFFECT1: 'gain 1  point.', EFFECT2: 'Draw a card.' })).toEqual([
      'effects',
    ]);
    expect(same({ ...cardTexts(list, 0), SERIAL: 'K2345678923456' })).toEqual([
      'name',
      'row',
      'effects',
    ]);
    expect(sameInList(list, cardTexts(list, 0), 0)).toEqual([]);
  });

  it('has its story in a file beside the list', () => {
    const lore = (text: string, story: string) =>
      writeSheet(withLoreLine(text, 'Fox', story).sheet);
    expect(lore('', 'It ran; fast.')).toBe('NAME;LORE\nFox;"It ran; fast."\n');
    expect(lore('NAME;LORE\r\nfox;Old.\r\nOwl;Wise.\r\n', 'New.')).toBe(
      'NAME;LORE\r\nfox;New.\r\nOwl;Wise.\r\n',
    );
    expect(lore('NAME;LORE\nFox;Old.\nOwl;Wise.\n', '')).toBe('NAME;LORE\nOwl;Wise.\n');
  });
});

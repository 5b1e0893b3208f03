import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import type { AnalysedCard } from './analysed-card.ts';
import { languageWords } from './from-designs.ts';

const draw = { sentences: [{ acts: [{ do: 'draw', amount: 1 }] }] };
const drawTold = { sentences: [{ acts: [{ amount: 1, do: 'draw' }] }] };
const tap = { sentences: [{ acts: [{ do: 'rankUp', cards: { types: ['fire'] } }] }] };

const card = (
  name: string,
  change: Partial<AnalysedCard> & { texts?: string[] } = {},
): AnalysedCard => ({
  ...{ name, type: 'fire', subtypes: ['dragon'], rank: 1, copies: 1 },
  effects: (change.texts ?? ['Draw a card.']).map((text) => ({ text, tree: draw })),
  ...change,
});

const vocabulary = {
  types: ['fire', 'water', 'spell'],
  subtypes: ['dragon', 'fairy'],
  language: [],
};
const counts = (list: readonly { name: string; count: number }[]) =>
  Object.fromEntries(list.map(({ name, count }) => [name, count]));

describe('an analysis', () => {
  it('counts types, subtypes and ranks, each card as often as there are copies', () => {
    const found = analyse(
      [
        card('A', { copies: 3 }),
        card('B', { type: 'water', subtypes: ['fairy', 'newt'], rank: 2 }),
      ],
      vocabulary,
    );
    expect(found.cards).toBe(4);
    expect(counts(found.types)).toEqual({ fire: 3, water: 1, spell: 0 });
    expect(counts(found.subtypes)).toEqual({ dragon: 3, fairy: 1, newt: 1 });
    expect(found.ranks.map(({ count }) => count)).toEqual([3, 1, 0, 0, 0]);
  });

  it('finds what effects speak of as whole words, in whatever case and number', () => {
    const found = analyse(
      [
        card('A', { texts: ['Destroy a fireball.', 'FIRE units and Fairies gain.'] }),
        card('B', { type: 'water', texts: ['A fire-dragon, a spellcaster, two spells.'] }),
      ],
      vocabulary,
    );
    expect(counts(found.typeMentions)).toEqual({ fire: 2, water: 0, spell: 1 });
    expect(counts(found.subtypeMentions)).toEqual({ dragon: 1, fairy: 1 });
    const rows = found.typeByMention.counts.map((row) => row.map(({ count }) => count));
    expect(found.typeByMention.columns).toEqual(['fire', 'water', 'spell', 'dragon', 'fairy']);
    expect(rows).toEqual([
      [1, 0, 0, 0, 1],
      [1, 0, 1, 1, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect(found.subtypeMentionsByType.counts[1]?.map(({ cards }) => cards)).toEqual([['B'], []]);
  });

  it('counts families by the acts of trees, and groups equal trees', () => {
    const found = analyse(
      [
        card('A', {
          effects: [
            { text: 'Draw.', tree: draw },
            { text: 'Up.', tree: tap },
          ],
        }),
        card('B', { effects: [{ text: 'Draw one.', tree: drawTold }] }),
      ],
      vocabulary,
    );
    expect(counts(found.families)).toEqual({ draw: 2, 'rank up': 1 });
    expect(found.equalEffects).toEqual([{ text: 'Draw.', cards: ['A', 'B'] }]);
  });

  it('tells the words of the language that no card uses, whatever their form', () => {
    const language = languageWords([
      { words: ['draw'], token: 'Draw', value: 'base' },
      { words: ['draws'], token: 'Draw', value: 's' },
      { words: ['look', 'at'], token: 'Look', value: 'base' },
      { words: ['in', 'order', 'to'], token: 'To', value: '' },
      { words: [','], token: 'Comma', value: '' },
    ]);
    const found = analyse([card('A', { texts: ['It draws. At last, look.'] })], {
      ...vocabulary,
      language,
    });
    expect(found.unusedWords).toEqual(['look at', 'in order to']);
    expect(counts(found.words)).toEqual({ draw: 1, 'look at': 0, 'in order to': 0 });
  });

  it('puts the cards first that are most alike', () => {
    const found = analyse(
      [card('A'), card('B', { rank: 5, type: 'water', subtypes: [] }), card('C', { rank: 2 })],
      vocabulary,
    );
    expect(found.similarCards.map(({ cards }) => cards.join())).toEqual(['A,C', 'A,B', 'B,C']);
    const many = Array.from({ length: 900 }, (_, at) =>
      card(`N${at}`, { subtypes: [`s${at % 450}`], rank: 1 + (at % 5) }),
    );
    const alike = analyse(many, vocabulary).similarCards;
    expect(alike).toHaveLength(20);
    expect(alike.every(({ likeness }) => likeness === 1)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { table } from '../../testing/table.ts';

const cards = {
  Fox: { effects: ['Draw two cards.'] },
  Wolf: { rank: 2 },
  Ox: { type: 'earth' as const },
  Charm: { type: 'spell' as const },
};

describe('the label of an option', () => {
  it('says what is played where, and what is ranked up', () => {
    const { choices } = table({
      cards,
      you: { hand: ['Ox', 'Wolf'], units: ['Fox', 'Ox', 'Ox', 'Ox'] },
    });
    expect(choices).toContain('Play Ox in column 5');
    expect(choices).toContain('Rank up Fox with Wolf');
  });

  it('says the text of an effect, and how the turn goes on', () => {
    const { choices } = table({ cards, you: { units: ['Fox'] } });
    expect(choices).toContain('Use Fox: Draw two cards.');
    expect(choices.slice(-2)).toEqual(['To battle', 'End turn']);
  });

  it('says who attacks whom', () => {
    const met = table({
      cards,
      stage: 'battle',
      you: { units: ['Fox'] },
      opponent: { units: ['Ox'] },
    });
    expect(met.choices).toContain('Attack Ox with Fox');
    const free = table({ cards, stage: 'battle', you: { units: ['Fox'] } });
    expect(free.choices).toContain('Attack directly with Fox');
  });

  it('tells cards of one name apart by their sides and columns', () => {
    const { choices } = table({
      cards,
      stage: 'battle',
      you: { units: ['Fox'] },
      opponent: { units: [null, 'Fox', 'Fox'] },
    });
    expect(choices).toContain("Attack your opponent's Fox in column 3 with your Fox in column 1");
  });

  it('does not name a face-down card of the opponent', () => {
    const { choices } = table({
      cards,
      edition: '0.001',
      stage: 'battle',
      you: { units: ['Fox'] },
      opponent: { units: [null, { stack: ['Ox'], faceDown: 2 }] },
    });
    expect(choices).toContain('Attack the face-down unit in column 2 with Fox');
  });

  it('does not give away a face-down namesake of the opponent', () => {
    const { choices } = table({
      cards,
      edition: '0.001',
      stage: 'battle',
      you: { units: ['Fox'] },
      opponent: { units: [null, { stack: ['Fox'], faceDown: 2 }] },
    });
    expect(choices).toContain('Attack the face-down unit in column 2 with Fox');
  });

  it('sets cards face down where the edition has it', () => {
    const { choices } = table({ cards, edition: '0.001', you: { hand: ['Charm'] } });
    expect(choices).toContain('Set Charm face down in column 4');
  });
});

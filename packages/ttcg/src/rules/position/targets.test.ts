import type { Target } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { type Table, type TableSketch, table } from '../../testing/table.ts';

const cards = { Fox: {}, Ox: {}, Charm: { type: 'spell' } } as const;

/** What the options of one act are aimed at. */
function aims(at: Table, act: string): (Target | undefined)[] {
  const { decision } = at;
  return decision.ask === 'pick'
    ? decision.options.filter((option) => option.act === act).map(({ target }) => target)
    : [];
}

const position = (sketch: Omit<TableSketch, 'cards'>) => table({ cards, ...sketch });

describe('what an option is aimed at', () => {
  it('a play: a zone of the row of its card', () => {
    const units = ['Ox', null, 'Ox', 'Ox', 'Ox'];
    expect(aims(position({ you: { hand: ['Fox'], units } }), 'play')).toEqual([
      { is: 'zone', zone: 'unit01', column: 1 },
    ]);
    const spells = ['Charm', 'Charm', 'Charm', 'Charm'];
    expect(aims(position({ you: { hand: ['Charm'], spells } }), 'play')).toEqual([
      { is: 'zone', zone: 'spell04', column: 4 },
    ]);
  });

  it('an attack: a card, the place of one that lies face down, or the player', () => {
    const fight = { stage: 'battle', you: { units: ['Fox'] } } as const;
    const hidden = { stack: ['Ox'], faceDown: 3 };
    const at = position({ ...fight, opponent: { units: ['Ox', null, hidden] } });
    expect(aims(at, 'attack')).toEqual([
      { is: 'card', card: at.card('Ox') },
      { is: 'hidden', zone: 'unit12', place: 0 },
    ]);
    expect(aims(position(fight), 'attack')).toEqual([{ is: 'seat', seat: 1 }]);
  });

  it('an answer: its number', () => {
    const at = scene('Choose one: gain 1 point; or gain 2 points.').use('Source');
    expect(aims(at, 'say')).toEqual([
      { is: 'answer', answer: 0 },
      { is: 'answer', answer: 1 },
    ]);
    expect(at.choose('Gain 2 points.').points()).toBe(22);
  });
});

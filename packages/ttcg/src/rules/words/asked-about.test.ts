import { describe, expect, it } from 'vitest';
import { table } from '../../testing/table.ts';

const cards = {
  'Cairn Pup': {},
  'Old Warden': {
    effects: ['If another unit you control would be destroyed, you may destroy this card instead.'],
  },
  Fox: { effects: ['When another unit is destroyed, you may draw a card.'] },
  Axe: { type: 'spell', effects: ['Destroy one enemy unit.'] },
  Sage: { type: 'spell', effects: ['Choose one enemy unit. You may destroy it.'] },
} as const;

describe('a question names what it asks about', () => {
  it('what would happen to which card, and what is done instead', () => {
    const units = ['Cairn Pup', 'Old Warden'];
    const game = table({ cards, you: { spells: ['Axe'] }, opponent: { units } });
    game.do({ act: 'use', name: 'Axe', effect: 0 }).take('Cairn Pup').pass();
    expect(game.prompt).toBe(
      'Old Warden: Cairn Pup would be destroyed. Destroy this card instead?',
    );
    game.pick([0]).pass();
    expect(game.units(1)).toEqual(['Cairn Pup']);
  });

  it('what has set an effect off', () => {
    const units = ['Cairn Pup', 'Fox'];
    const game = table({ cards, you: { spells: ['Axe'] }, opponent: { units } });
    game.do({ act: 'use', name: 'Axe', effect: 0 }).take('Cairn Pup').pass();
    expect(game.prompt).toBe(
      'Cairn Pup was destroyed. Fox: When another unit is destroyed, you may draw a card.',
    );
    game.pick([1]).pass();
    expect(game.hand(1)).toEqual([]);
  });

  it('which card is meant by "it"', () => {
    const game = table({
      cards,
      you: { spells: ['Sage'] },
      opponent: { units: ['Cairn Pup', 'Fox'] },
    });
    game.do({ act: 'use', name: 'Sage', effect: 0 }).take('Fox').pass();
    expect(game.prompt).toBe('Do you want to do this: destroy it? It is Fox.');
    game.pick([1]).pass();
    expect(game.units(1)).toEqual(['Cairn Pup', 'Fox']);
  });
});

describe('an effect that could change nothing', () => {
  const texts = {
    Well: { type: 'spell', effects: ['Draw a card.', 'Draw two cards.'] },
    Rest: {
      type: 'spell',
      effects: ['Untap any number of units you control.', 'Untap up to one unit.'],
    },
    Axe: { type: 'spell', effects: ['Destroy one enemy unit.'] },
    Pup: {},
  } as const;

  /** Is the opponent asked whether to answer when a unit is destroyed? */
  function isAsked(spell: string, deck: readonly string[]) {
    const game = table({
      cards: texts,
      you: { spells: ['Axe'] },
      opponent: { spells: [spell], units: ['Pup'], deck },
    });
    game.do({ act: 'use', name: 'Axe', effect: 0 });
    const asked = game.asked === 'respond' && game.decision.seat === 1;
    game.pass();
    return asked;
  }

  it('does not stop play: nothing to draw, nothing to untap', () => {
    expect(isAsked('Well', ['Pup'])).toBe(true);
    expect(isAsked('Well', [])).toBe(false);
    expect(isAsked('Rest', ['Pup'])).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { table } from '../../testing/table.ts';

describe('R-T96: "if this card is untapped" is asked before it is tapped', () => {
  const cards = {
    Sage: { effects: ['If this card is untapped, draw a card.'] },
    Watch: { effects: ['When a spell is played, if this card is untapped, draw a card.'] },
    Scroll: { type: 'spell' },
  } as const;

  it('of an effect that is used', () => {
    const game = table({ cards, you: { units: ['Sage'] } });
    game.use('Sage');
    expect(game.hand()).toEqual(['Filler']);
    expect(game.seen('Sage').tapped).toBe(true);
  });

  it('of one that is set off', () => {
    const game = table({ cards, you: { units: ['Watch'], hand: ['Scroll'] } });
    game.play('Scroll', 0);
    expect(game.hand()).toEqual(['Filler']);
  });
});

describe('R-T31: typed so that it works', () => {
  it('"if this card is tapped" is used in a later turn, once', () => {
    const cards = { Sage: { effects: ['If this card is tapped, draw a card.'] } } as const;
    const untapped = table({ cards, you: { units: ['Sage'] } });
    expect(untapped.can({ act: 'use', name: 'Sage', effect: 0 })).toBe(false);
    const game = table({ cards, you: { units: [{ stack: ['Sage'], tapped: 3 }] } });
    game.use('Sage');
    expect(game.hand()).toEqual(['Filler']);
    expect(game.can({ act: 'use', name: 'Sage', effect: 0 })).toBe(false);
  });

  it('"when this card is tapped" is heard', () => {
    const cards = {
      Drum: { effects: ['When this card is tapped, draw a card.', 'Gain 1 point.'] },
    } as const;
    const game = table({ cards, you: { units: ['Drum'] } });
    game.use('Drum', 1);
    expect(game.hand()).toEqual(['Filler']);
    expect(game.points()).toBe(21);
  });
});

describe("R-T97: a unit's effect that names the opponent's turn", () => {
  it.each([
    "During your opponent's turn, draw a card.",
    "If it is your opponent's turn, draw a card.",
  ])('%s', (text) => {
    const cards = { Sage: { effects: [text] }, Foe: {} } as const;
    const own = table({ cards, you: { units: ['Sage'] } });
    expect(own.can({ act: 'use', name: 'Sage', effect: 0 })).toBe(false);
    const game = table({
      cards,
      active: 1,
      you: { units: ['Sage'] },
      opponent: { hand: ['Foe'] },
    });
    game.do({ act: 'play', name: 'Foe', at: 0 });
    expect(game.decision).toMatchObject({ seat: 0, kind: 'respond' });
    game.do({ act: 'use', name: 'Sage', effect: 0 }).pass();
    expect(game.hand()).toEqual(['Filler']);
  });
});

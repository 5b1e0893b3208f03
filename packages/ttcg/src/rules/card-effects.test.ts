import { describe, expect, it } from 'vitest';
import { builtIn } from '../testing/built-in.ts';
import { EVERY_EDITION, table } from '../testing/table.ts';

const QUIET = { style: 'latent', text: 'When this card is untapped, shuffle your deck.' } as const;
const cards = {
  Cub: { effects: ['Gain 1 point.', 'Draw a card.'] },
  Idol: { effects: [QUIET, QUIET] },
  Crab: { defense: 500, effects: [QUIET, QUIET] },
  Axe: { effects: ['Destroy one enemy unit.', QUIET] },
  Heir: { effects: ['When this card is sent to the discard pile, gain 1 point.', QUIET] },
  Tide: { effects: ["Return one enemy unit to its owner's deck.", QUIET] },
  Salmon: { effects: ['When this card is sent to the deck, gain 1 point.', QUIET] },
} as const;

it('2.2.5 b1: every card has two effects', () => {
  for (const { name, effects } of builtIn.cardSet.designs) expect(effects, name).toHaveLength(2);
});

describe.each(EVERY_EDITION)('2.2.5 card effects (%s)', (edition) => {
  it('2.2.5 b2: a card overrules the rules if it says so', () => {
    const more = {
      ...cards,
      Gate: { type: 'water', effects: ['Play one rank 2 unit from your hand without ranking up.'] },
      Wolf: { rank: 2 },
    } as const;
    const game = table({ edition, cards: more, you: { hand: ['Wolf'], units: ['Gate'] } });
    expect(game.can({ act: 'play', name: 'Wolf' })).toBe(false);
    game.use('Gate').do({ act: 'place', at: 2 });
    expect(game.stacks('unit')[2]).toEqual(['Wolf']);
  });

  it('2.2.5 b3: an effect is used in the main phase, in the battle phase, and before either', () => {
    for (const stage of ['draw', 'main', 'battle'] as const) {
      const game = table({ edition, cards, stage, you: { units: ['Cub'] } });
      game.use('Cub');
      expect(game.points(), stage).toBe(21);
    }
  });

  it('2.2.5 b4, R-T7: effects set off together work in reverse order, the turn player’s last', () => {
    const more = {
      ...cards,
      Owl: { effects: ['When a unit is destroyed, gain 1 point.', QUIET] },
      Rook: { effects: ['When a unit is destroyed, lose 1 point.', QUIET] },
    } as const;
    const game = table({
      edition,
      cards: more,
      you: { units: ['Axe', 'Owl'] },
      opponent: { units: ['Idol', 'Rook'] },
    });
    game.use('Axe').take('Idol').pass();
    const worked = game.events.flatMap((event) =>
      event.type === 'resolves' && 'card' in event.subject ? [event.subject.design] : [],
    );
    expect(worked).toEqual(['Axe', 'Rook', 'Owl']);
  });

  it('2.2.5 b4: what has become impossible does nothing, and counts as activated', () => {
    const bolt = { type: 'spell', effects: ['Destroy one enemy unit.', QUIET] } as const;
    const game = table({
      edition,
      cards: { ...cards, Bolt: bolt, Storm: bolt },
      you: { spells: ['Bolt'], units: ['Crab'] },
      opponent: { units: ['Idol'], spells: ['Storm'] },
    });
    game.do({ act: 'use', name: 'Bolt' });
    expect(game.decision).toMatchObject({ kind: 'respond', seat: 1 });
    const away = {
      ...cards,
      Bolt: bolt,
      Rope: { type: 'spell', effects: ['Return one unit you control to your hand.', QUIET] },
    } as const;
    const fizzle = table({
      edition,
      cards: away,
      you: { spells: ['Bolt'] },
      opponent: { units: ['Idol'], spells: ['Rope'] },
    });
    fizzle.do({ act: 'use', name: 'Bolt' }).do({ act: 'use', name: 'Rope' }).pass();
    expect(fizzle.hand(1)).toEqual(['Idol']);
    expect([fizzle.points(0), fizzle.points(1)]).toEqual([20, 20]);
    if (edition === '0.001') expect(fizzle.discardPile()).toEqual(['Bolt']);
    else expect(fizzle.seen('Bolt').tapped).toBe(true);
    expect(fizzle.can({ act: 'use', name: 'Bolt' })).toBe(false);
  });

  it('2.2.5 b5, b7: a tapped card cannot activate its effects', () => {
    const units = [{ stack: ['Cub'], tapped: 3 }];
    const game = table({ edition, cards, you: { units } });
    expect(game.can({ act: 'use', name: 'Cub' })).toBe(false);
  });

  it(`2.2.5 b5: a text frees a tapped unit ${edition === '0.059' ? '' : 'in 0.059 only'}`, () => {
    const imp = { effects: ['Even if this card is tapped, draw a card.', QUIET] } as const;
    const units = [{ stack: ['Imp'], tapped: 3 }];
    const game = table({ edition, cards: { Imp: imp }, you: { units } });
    expect(game.can({ act: 'use', name: 'Imp' })).toBe(edition === '0.059');
  });

  it('2.2.5 b6: the card is tapped as soon as the effect is activated, before it works', () => {
    const hush = { type: 'spell', effects: ['Counter an effect.', QUIET] } as const;
    const game = table({
      edition,
      cards: { ...cards, Hush: hush },
      you: { units: ['Cub'] },
      opponent: { spells: ['Hush'] },
    });
    game.do({ act: 'use', name: 'Cub', effect: 0 });
    expect(game.seen('Cub').tapped).toBe(true);
    expect(game.points()).toBe(20);
    game.do({ act: 'use', name: 'Hush' }).pass();
    expect(game.seen('Cub').tapped).toBe(true);
    expect(game.points()).toBe(20);
  });

  it('2.2.5 b8: a unit attacks whether tapped or not', () => {
    const units = [{ stack: ['Cub'], tapped: 3 }, 'Idol'];
    const game = table({ edition, cards, stage: 'battle', you: { units } });
    game.attack('Cub').attack('Idol');
    expect(game.points(1)).toBe(18);
    expect(game.seen('Cub').tapped).toBe(true);
    expect(game.seen('Idol').tapped).toBe(false);
  });

  it('2.2.5 b10: what happens when a card is sent to the discard pile needs it untapped', () => {
    const fresh = table({ edition, cards, you: { units: ['Axe'] }, opponent: { units: ['Heir'] } });
    fresh.use('Axe');
    expect(fresh.points(1)).toBe(20);
    const spent = table({
      edition,
      cards,
      you: { units: ['Axe'] },
      opponent: { units: [{ stack: ['Heir'], tapped: 2 }] },
    });
    spent.use('Axe');
    expect(spent.points(1)).toBe(19);
  });

  it('2.2.5 b10: and when it is sent to the deck', () => {
    for (const tapped of [0, 2]) {
      const units = [{ stack: ['Salmon'], tapped }];
      const game = table({ edition, cards, you: { units: ['Tide'] }, opponent: { units } });
      game.use('Tide');
      expect(game.deck(1)).toContain('Salmon');
      expect(game.points(1)).toBe(tapped ? 20 : 21);
    }
  });

  it('2.2.5 b11: cards in the hand and in the deck count as untapped', () => {
    const more = {
      ...cards,
      Fire: { effects: ['Discard a card.', QUIET] },
      Mole: { effects: ['Mill one card.', QUIET] },
    } as const;
    const you = { hand: ['Heir'], deck: ['Heir'], units: ['Fire', 'Mole'] };
    const game = table({ edition, cards: more, you });
    game.use('Fire');
    expect(game.points()).toBe(21);
    game.use('Mole');
    expect(game.points()).toBe(22);
  });

  it('2.2.5 b12: an effect cannot be activated in answer to its own card being destroyed', () => {
    const pulse = { style: 'counter', text: 'When a unit is destroyed, gain 1 point.' } as const;
    const game = table({
      edition,
      cards: { ...cards, Last: { effects: [pulse, QUIET] } },
      you: { units: ['Axe'] },
      opponent: { units: ['Last'] },
    });
    game.use('Axe');
    expect(game.points(1)).toBe(19);
    expect(game.discardPile(1)).toEqual(['Last']);
  });

  it('2.2.5 b12: unless the card says so', () => {
    const martyr = { effects: ['When this card is destroyed, gain 3 points.', QUIET] } as const;
    const game = table({
      edition,
      cards: { ...cards, Martyr: martyr },
      you: { units: ['Axe'] },
      opponent: { units: ['Martyr'] },
    });
    game.use('Axe');
    expect(game.points(1)).toBe(22);
  });
});

describe.each(['2025-03-06', '0.059'] as const)('2.2.5 (%s)', (edition) => {
  it('2.2.5 b9: a spell is tapped by its effect, a continuous one too', () => {
    const aura = 'While this card remains on the field, units you control gain 50 attack.';
    const more = { ...cards, Aura: { type: 'spell', effects: [aura, 'Draw a card.'] } } as const;
    const game = table({ edition, cards: more, you: { spells: ['Aura'], units: ['Idol'] } });
    game.use('Aura');
    expect(game.seen('Aura').tapped).toBe(true);
    expect(game.seen('Idol').attack).toBe(300);
    expect(game.can({ act: 'use', name: 'Aura' })).toBe(false);
  });

  it('2.2.5 b11: a card under another one counts as untapped', () => {
    const more = {
      ...cards,
      Wolf: { rank: 2, effects: [QUIET, QUIET] },
      Dig: { effects: ['Send one dormant card to the discard pile.', QUIET] },
    } as const;
    const units = [{ stack: ['Wolf', 'Heir'], tapped: 2 }];
    const game = table({ edition, cards: more, you: { units: ['Dig'] }, opponent: { units } });
    game.use('Dig');
    expect(game.discardPile(1)).toEqual(['Heir']);
    expect(game.points(1)).toBe(21);
  });
});

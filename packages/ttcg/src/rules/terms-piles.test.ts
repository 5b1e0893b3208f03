import { describe, expect, it } from 'vitest';
import { EVERY_EDITION, type Sketch, table } from '../testing/table.ts';

const QUIET = { style: 'latent', text: 'When this card is untapped, shuffle your deck.' } as const;
const doing = (text: string): Sketch => ({ effects: [text, QUIET] });
const plain: Sketch = { effects: [QUIET, QUIET] };

/** A game in which you have one unit, the Actor, with one text. */
function acting(edition: (typeof EVERY_EDITION)[number], text: string, more = {}, you = {}) {
  const cards = {
    Actor: doing(text),
    Cub: plain,
    Otter: { ...plain, type: 'water' as const },
    ...more,
  };
  return table({ edition, cards, you: { units: ['Actor'], ...you } });
}

describe.each(EVERY_EDITION)('2.1 terms: hands, decks and piles (%s)', (edition) => {
  it('2.1 draw: the top card of the deck goes to the hand', () => {
    const game = acting(edition, 'Draw two cards.', {}, { deck: ['Cub', 'Otter', 'Cub'] });
    game.use('Actor');
    expect([game.hand(), game.deck()]).toEqual([['Cub', 'Otter'], ['Cub']]);
    expect(game.hand(1)).toEqual([]);
  });

  it('2.1 shuffle: the pile is mixed, nothing is lost, and nobody knows the order', () => {
    const names = Array.from({ length: 12 }, (_, n) => `Card ${n}`);
    const more = Object.fromEntries(names.map((name) => [name, plain]));
    const game = acting(edition, 'Shuffle your deck.', more, { deck: names });
    game.use('Actor');
    expect(game.deck()).not.toEqual(names);
    expect([...game.deck()].sort()).toEqual([...names].sort());
  });

  it('2.1 discard: a card goes from the hand to the discard pile, as its player chooses', () => {
    const game = acting(edition, 'Discard one card.', {}, { hand: ['Cub', 'Otter'] });
    game.do({ act: 'use', name: 'Actor', effect: 0 }).pass().take('Otter').pass();
    expect([game.hand(), game.discardPile()]).toEqual([['Cub'], ['Otter']]);
  });

  it('2.1 discard pile: discarded, destroyed and milled cards lie there, for all to see', () => {
    const game = acting(edition, 'Mill one card.', {}, { deck: ['Otter'], discard: ['Cub'] });
    game.use('Actor');
    expect(game.discardPile()).toEqual(['Cub', 'Otter']);
    expect(JSON.stringify(game.game.view(game.state, 1).players[0].discard)).toContain('Otter');
  });

  it('2.1 search, R-T27: a card that fits is found, or none; the deck is shuffled', () => {
    const deck = ['Cub', 'Otter', 'Cub'];
    const game = acting(edition, 'Search your deck for one water unit.', {}, { deck });
    game.do({ act: 'use', name: 'Actor', effect: 0 }).pass();
    expect(game.takable).toEqual(['Otter']);
    game.take('Otter').pass();
    expect([game.hand(), game.deck()]).toEqual([['Otter'], ['Cub', 'Cub']]);
    expect(game.events.some(({ type }) => type === 'shuffled')).toBe(true);
  });

  it('2.1 search, R-T27: finding nothing', () => {
    const deck = ['Cub', 'Otter'];
    const game = acting(edition, 'Search your deck for one water unit.', {}, { deck });
    game.do({ act: 'use', name: 'Actor', effect: 0 }).pass().take().pass();
    expect(game.hand()).toEqual([]);
    expect(game.events.some(({ type }) => type === 'shuffled')).toBe(true);
  });

  it('2.1 search: a discard pile can be searched as well', () => {
    const discard = ['Cub', 'Otter'];
    const game = acting(edition, 'Search your discard pile for one water unit.', {}, { discard });
    game.do({ act: 'use', name: 'Actor', effect: 0 }).pass();
    if (game.asked === 'choose') game.take('Otter').pass();
    expect([game.hand(), game.discardPile()]).toEqual([['Otter'], ['Cub']]);
  });

  it('2.1 mill: cards go from the top of the deck to the discard pile', () => {
    const game = acting(edition, 'Mill two cards.', {}, { deck: ['Cub', 'Otter', 'Cub'] });
    game.use('Actor');
    expect([game.discardPile(), game.deck(), game.hand()]).toEqual([['Cub', 'Otter'], ['Cub'], []]);
  });

  it('R-T8: milling does as much as it can', () => {
    const game = acting(edition, 'Mill three cards.', {}, { deck: ['Cub'] });
    game.use('Actor');
    expect([game.discardPile(), game.deck()]).toEqual([['Cub'], []]);
  });

  it('2.1 recover: a card comes back from the discard pile', () => {
    const game = acting(
      edition,
      'Recover one water unit from your discard pile.',
      {},
      { discard: ['Cub', 'Otter'] },
    );
    game.use('Actor');
    expect([game.hand(), game.discardPile()]).toEqual([['Otter'], ['Cub']]);
  });

  it('2.1 hand: it is hidden from the other player', () => {
    const game = acting(edition, 'Draw a card.', {}, { hand: ['Otter'], deck: ['Cub'] });
    game.use('Actor');
    expect(JSON.stringify(game.game.view(game.state, 0))).toContain('Otter');
    expect(JSON.stringify(game.game.view(game.state, 1))).not.toContain('Otter');
  });

  it('2.1 exactly, R-T8: the number must be met, or the effect cannot be used', () => {
    const text = 'Discard exactly two cards to gain 3 points.';
    expect(
      acting(edition, text, {}, { hand: ['Cub'] }).can({ act: 'use', name: 'Actor', effect: 0 }),
    ).toBe(false);
    const game = acting(edition, text, {}, { hand: ['Cub', 'Otter'] });
    game.use('Actor');
    expect([game.points(), game.hand()]).toEqual([23, []]);
  });

  it('2.1 exactly: a condition is met by that number and no other', () => {
    const text = 'If you control exactly two units, gain 1 point.';
    for (const [count, can] of [
      [1, false],
      [2, true],
      [3, false],
    ] as const) {
      const units = ['Actor', 'Cub', 'Cub'].slice(0, count);
      const game = acting(edition, text, {}, { units });
      expect(game.can({ act: 'use', name: 'Actor', effect: 0 }), `${count} units`).toBe(can);
    }
  });

  it('2.1 owning, R-T4: a card goes to the pile of the player whose deck it came from', () => {
    const cards = {
      Thief: doing('Take control of one enemy unit.'),
      Axe: doing('Destroy one other unit you control.'),
      Otter: plain,
    };
    const game = table({
      edition,
      cards,
      you: { units: ['Thief', 'Axe'] },
      opponent: { units: ['Otter'] },
    });
    game.use('Thief');
    expect(game.units()).toEqual(['Thief', 'Axe', 'Otter']);
    game.do({ act: 'use', name: 'Axe', effect: 0 }).take('Otter').pass();
    expect([game.discardPile(0), game.discardPile(1)]).toEqual([[], ['Otter']]);
    expect([game.points(0), game.points(1)]).toEqual([20, 19]);
  });

  it('R-T32: a taken stack goes back to a free column when the time is over', () => {
    const game = taken(edition);
    game.endTurn().endTurn().endTurn();
    expect(game.units()).toEqual(['Thief']);
    expect(game.stacks('unit', 1)[0]).toEqual(['Wolf', 'Cub']);
  });

  it('R-T32: without a free column all of it goes to its owner’s discard pile', () => {
    const game = taken(edition);
    game.endTurn().play('Cub', 0).endTurn().endTurn();
    expect(game.units()).toEqual(['Thief']);
    expect(game.discardPile(1)).toEqual(['Cub', 'Wolf']);
    expect([game.discardPile(0), game.points(1)]).toEqual([[], 20]);
  });
});

/** You have taken a stack of the opponent, whose other columns are full, until your next turn ends. */
function taken(edition: (typeof EVERY_EDITION)[number]) {
  const cards = {
    Thief: doing('Take control of one enemy unit until the end of your next turn.'),
    Wolf: { ...plain, rank: 2 },
    Cub: plain,
  };
  const units = [{ stack: ['Wolf', 'Cub'] }, 'Cub', 'Cub', 'Cub', 'Cub'];
  const opponent = { units, hand: ['Cub'] };
  const game = table({ edition, cards, you: { units: ['Thief'] }, opponent });
  game.do({ act: 'use', name: 'Thief', effect: 0 }).take('Wolf').pass();
  expect(game.stacks('unit')[1]).toEqual(['Wolf', 'Cub']);
  return game;
}

describe('R-T25, R-T26', () => {
  it('R-T25: an effect used out of the hand is used in one’s own free time', () => {
    const text = 'Discard this card to gain 2 points.';
    const you = { hand: ['Gift'], units: ['Cub'] };
    const game = table({ cards: { Gift: doing(text), Cub: plain }, you });
    game.use('Gift');
    expect([game.points(), game.discardPile()]).toEqual([22, ['Gift']]);
    const other = table({
      cards: { Gift: doing(text), Cub: plain },
      you: { hand: ['Cub'] },
      opponent: { hand: ['Gift'] },
    });
    other.do({ act: 'play', name: 'Cub', at: 0 });
    expect(other.asked).toBe('main');
  });

  it('R-T26: a bare "to the deck" means shuffled in', () => {
    const game = acting(
      '0.059',
      'Return one card from your discard pile to your deck.',
      {},
      { discard: ['Otter'] },
    );
    game.use('Actor');
    expect(game.deck()).toContain('Otter');
    expect(game.events.some(({ type }) => type === 'shuffled')).toBe(true);
  });
});

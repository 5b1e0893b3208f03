import { describe, expect, it } from 'vitest';
import { EVERY_EDITION, type Sketch, table } from '../testing/table.ts';

const QUIET = {
  style: 'latent',
  text: 'When this card is sent to the deck, shuffle your deck.',
} as const;
const doing = (text: string): Sketch => ({ effects: [text, QUIET] });
const plain: Sketch = { effects: [QUIET, QUIET] };
const CARDS = {
  Cub: plain,
  Otter: { ...plain, type: 'water' },
  Bull: { ...plain, attack: 400, defense: 100 },
  Wolf: { ...plain, rank: 2 },
  Fang: { ...plain, rank: 3 },
  Rune: { ...plain, type: 'spell' },
  Glyph: { ...plain, type: 'spell', rank: 2 },
  Axe: doing('Destroy one unit.'),
} as const;

/** A game in which you have one unit, the Actor, with one text, and the opponent something. */
function acting(edition: (typeof EVERY_EDITION)[number], text: string, you = {}, opponent = {}) {
  const cards = { Actor: doing(text), ...CARDS };
  return table({ edition, cards, you: { units: ['Actor'], ...you }, opponent });
}

describe.each(EVERY_EDITION)('2.1 terms: the field (%s)', (edition) => {
  it('2.1 play, 2.1 active: a played card is the active one of its stack', () => {
    const game = acting(edition, 'Gain 1 point.', { hand: ['Wolf'], units: ['Actor', 'Cub'] });
    game.play('Wolf', 1);
    expect(game.units()).toEqual(['Actor', 'Wolf']);
  });

  it('2.1 field, 2.1 unit zone, 2.1 spell zone: both rows of both players are the field', () => {
    const game = acting(
      edition,
      'Gain 1 point for each card on the field.',
      { spells: ['Rune'] },
      { units: ['Cub'], spells: ['Rune'] },
    );
    game.use('Actor');
    expect(game.points()).toBe(24);
  });

  it('2.1 tap: an untapped card is turned; bystanders are not', () => {
    const game = acting(edition, 'Tap one enemy unit.', {}, { units: ['Cub', 'Otter'] });
    game.do({ act: 'use', name: 'Actor', effect: 0 }).take('Otter').pass();
    expect([game.seen('Otter').tapped, game.seen('Cub').tapped]).toEqual([true, false]);
  });

  it('2.1 untap: a tapped card is turned back', () => {
    const units = ['Actor', { stack: ['Cub'], tapped: 2 }];
    const game = acting(edition, 'Untap one other unit you control.', { units });
    game.use('Actor');
    expect([game.seen('Cub').tapped, game.seen('Actor').tapped]).toEqual([false, true]);
  });

  it('2.1 tap: a tapped card cannot be tapped again, which would turn it back', () => {
    const units = [{ stack: ['Cub'], tapped: 2 }];
    const game = acting(edition, 'Tap one enemy unit.', {}, { units });
    expect(game.can({ act: 'use', name: 'Actor', effect: 0 })).toBe(false);
  });

  it('2.1 rank up: an effect puts a card of the next rank on top, without using a play', () => {
    const units = ['Actor', 'Otter'];
    const game = acting(edition, 'Rank up this card.', { units, hand: ['Wolf', 'Fang'] });
    game.use('Actor');
    if (game.asked === 'choose') game.take('Wolf').pass();
    expect(game.stacks('unit')[0]).toEqual(['Wolf', 'Actor']);
    expect([game.hand(), game.state.players[0].played]).toEqual([['Fang'], 0]);
  });

  it('2.1 under, R-T19: cards beneath another one in a stack; the stack stays', () => {
    const text = 'Send one card under this card to the discard pile.';
    const cards = { Boss: { rank: 2, effects: [text, QUIET] }, ...CARDS } as const;
    const units = [{ stack: ['Boss', 'Cub'] }, { stack: ['Wolf', 'Otter'] }];
    const game = table({ edition, cards, you: { units } });
    game.use('Boss');
    expect(game.stacks('unit').slice(0, 2)).toEqual([['Boss'], ['Wolf', 'Otter']]);
    expect([game.discardPile(), game.points()]).toEqual([['Cub'], 20]);
  });

  it('2.1 below: the spell in the same column, and no other', () => {
    const spells = ['Rune', 'Glyph'];
    const game = acting(edition, 'Destroy one spell below this card.', { spells });
    game.use('Actor');
    expect(game.spells()).toEqual(['Glyph']);
  });

  it('2.1 destroy: an active card goes to the discard pile', () => {
    const game = acting(edition, 'Destroy one enemy unit.', {}, { units: ['Cub', 'Otter'] });
    game.do({ act: 'use', name: 'Actor', effect: 0 }).take('Cub').pass();
    expect([game.units(1), game.discardPile(1)]).toEqual([['Otter'], ['Cub']]);
  });

  it('2.1 stack: the top card and all under it move together', () => {
    const units = ['Actor', { stack: ['Wolf', 'Cub'] }, 'Otter'];
    const game = acting(edition, 'Swap the places of two other units you control.', { units });
    game.use('Actor');
    if (game.asked === 'choose') game.take('Wolf', 'Otter').pass();
    expect(game.stacks('unit').slice(0, 3)).toEqual([['Actor'], ['Otter'], ['Wolf', 'Cub']]);
  });

  it('2.1 swap: two numbers change places for the time given', () => {
    const game = acting(
      edition,
      'Swap the attack and defense of one enemy unit this turn.',
      {},
      { units: ['Bull'] },
    );
    game.use('Actor');
    expect(game.seen('Bull')).toMatchObject({ attack: 100, defense: 400 });
    game.endTurn();
    expect(game.seen('Bull')).toMatchObject({ attack: 400, defense: 100 });
  });

  it('2.1 place: a card is put under another one', () => {
    const game = acting(edition, 'Place one unit from your hand under this card.', {
      hand: ['Cub'],
    });
    game.use('Actor');
    expect([game.stacks('unit')[0], game.hand()]).toEqual([['Actor', 'Cub'], []]);
  });

  it('2.1 counter: an effect is negated; its card stays tapped', () => {
    const hush = { type: 'spell', effects: ['Counter an effect.', QUIET] } as const;
    const cards = { Actor: doing('Gain 5 points.'), Hush: hush };
    const game = table({
      edition,
      cards,
      you: { units: ['Actor'] },
      opponent: { spells: ['Hush'] },
    });
    game.do({ act: 'use', name: 'Actor' }).do({ act: 'use', name: 'Hush' }).pass();
    expect([game.points(), game.seen('Actor').tapped]).toEqual([20, true]);
  });

  it('2.1 immune: effects of the kind do not touch it; battle does', () => {
    const text = 'This card is immune to enemy effects until the end of your next turn.';
    const cards = {
      Saint: doing(text),
      Axe: doing('Destroy all enemy units.'),
      Bull: { ...plain, attack: 500 },
    };
    const game = table({
      edition,
      cards,
      you: { units: ['Saint'] },
      opponent: { units: ['Axe', 'Bull'] },
    });
    game.use('Saint').endTurn();
    if (game.can({ act: 'use', name: 'Axe', effect: 0 })) game.use('Axe');
    expect(game.units()).toEqual(['Saint']);
    game.do({ act: 'battle' }).pass().attack('Bull', 'Saint');
    expect(game.units()).toEqual([]);
  });

  it('2.1 indestructible: neither battle nor effects destroy it', () => {
    const text = 'This card is indestructible until the end of your next turn.';
    const cards = {
      Rock: doing(text),
      Axe: doing('Destroy all units.'),
      Bull: { ...plain, attack: 500 },
    };
    const game = table({
      edition,
      cards,
      you: { units: ['Rock'] },
      opponent: { units: ['Bull', 'Axe'] },
    });
    game.use('Rock').endTurn().do({ act: 'battle' }).pass().attack('Bull', 'Rock').use('Axe');
    expect([game.units(0), game.units(1), game.points()]).toEqual([['Rock'], [], 20]);
  });

  it('2.1 modify: stats, rank and type count as changed, and are printed as before', () => {
    const game = acting(
      edition,
      'One enemy unit gains 100 attack, gains 1 rank and becomes a water unit this turn.',
      {},
      { units: ['Cub'] },
    );
    game.use('Actor');
    expect(game.seen('Cub')).toMatchObject({ attack: 350, rank: 2, type: 'water' });
    game.endTurn();
    expect(game.seen('Cub')).toMatchObject({ attack: 250, rank: 1, type: 'fire' });
  });

  it('2.1 gain, 2.1 lose: a card’s stats go up and down, never below 0', () => {
    const game = acting(
      edition,
      'One enemy unit gains 50 attack and loses 900 defense this turn.',
      {},
      { units: ['Cub'] },
    );
    game.use('Actor');
    expect(game.seen('Cub')).toMatchObject({ attack: 300, defense: 0 });
  });

  it('2.1 prevent: what was prevented does not happen', () => {
    const game = acting(
      edition,
      'Prevent one enemy unit from attacking until the start of your next turn.',
      {},
      { units: ['Cub', 'Otter'] },
    );
    game
      .do({ act: 'use', name: 'Actor', effect: 0 })
      .take('Cub')
      .pass()
      .endTurn()
      .do({ act: 'battle' })
      .pass();
    expect(game.can({ act: 'attack', name: 'Cub' })).toBe(false);
    expect(game.can({ act: 'attack', name: 'Otter' })).toBe(true);
  });

  it('2.1 equip: a card is attached to another one for its effect', () => {
    const spell = {
      type: 'spell',
      effects: [
        'Equip this card to one unit you control. The equipped unit gains 100 attack.',
        QUIET,
      ],
    } as const;
    const game = table({
      edition,
      cards: { ...CARDS, Sword: spell },
      you: { units: ['Cub', 'Otter'], spells: ['Sword'] },
    });
    game.do({ act: 'use', name: 'Sword' }).take('Otter').pass();
    expect([game.seen('Cub').attack, game.seen('Otter').attack]).toEqual([250, 350]);
  });
});

describe('2.1 phase: what waits for a part of a turn', () => {
  it.each(['draw', 'main', 'battle'] as const)('happens at the start of the %s phase', (phase) => {
    const text = {
      style: 'passive',
      text: `At the start of your ${phase} phase, gain 1 point.`,
    } as const;
    const cards = { Clock: { effects: [text, QUIET] } } as const;
    const game = table({ cards, active: 1, you: { units: ['Clock'] } });
    game.endTurn();
    if (phase === 'battle') {
      expect(game.points()).toBe(20);
      game.do({ act: 'battle' }).pass();
    }
    expect(game.points()).toBe(21);
  });
});

import { describe, expect, it } from 'vitest';
import { table } from '../../testing/table.ts';

const QUIET = { style: 'latent', text: 'When this card is untapped, shuffle your deck.' } as const;
const cards = {
  Idol: { effects: [QUIET, QUIET] },
  Ogre: { attack: 900, defense: 900, effects: [QUIET, QUIET] },
  Imp: { attack: 50, defense: 50, effects: [QUIET, QUIET] },
  Bat: { attack: 50, defense: 50, effects: [QUIET, QUIET] },
  Charm: { type: 'spell', effects: [QUIET, QUIET] },
  Wand: { type: 'spell', effects: ['Gain 2 points.', QUIET] },
} as const;

const withEffect = (text: string, type: 'fire' | 'spell' = 'fire') =>
  ({ ...cards, Star: { type, attack: 250, effects: [text, QUIET] } }) as const;

describe('attacks and effects that are prevented', () => {
  it('counters the next attack, and only that', () => {
    const game = table({
      cards: withEffect('Prevent the next attack this turn.', 'spell'),
      stage: 'battle',
      you: { units: ['Ogre', 'Idol'], spells: ['Star'] },
      opponent: { units: ['Imp', 'Bat'] },
    });
    game.use('Star').attack('Ogre', 'Imp');
    expect(game.units(1)).toEqual(['Imp', 'Bat']);
    game.attack('Idol', 'Imp');
    expect(game.units(1)).toEqual(['Bat']);
  });

  it('leaves own attacks alone if it is only against you', () => {
    const game = table({
      cards: withEffect('Prevent the next attack against you this turn.', 'spell'),
      stage: 'battle',
      you: { units: ['Ogre'], spells: ['Star'] },
      opponent: { units: ['Imp'] },
    });
    game.use('Star').attack('Ogre', 'Imp');
    expect(game.units(1)).toEqual([]);
  });

  it('counters the next effect of the opponent, whatever it cost', () => {
    const game = table({
      cards: withEffect('Prevent the next effect of your opponent this turn.', 'spell'),
      active: 1,
      you: { spells: ['Star'] },
      opponent: { spells: ['Wand', 'Wand'] },
    });
    game.do({ act: 'use', name: 'Wand', effect: 0 });
    game.do({ act: 'use', name: 'Star', effect: 0 }).pass();
    expect(game.points(1)).toBe(22);
    game.use('Wand');
    expect(game.points(1)).toBe(22);
  });

  it('keeps both players from attacking', () => {
    const game = table({
      cards: withEffect('Prevent all attacks this turn.', 'spell'),
      stage: 'battle',
      you: { units: ['Ogre'], spells: ['Star'] },
      opponent: { units: ['Imp'] },
    });
    game.use('Star');
    expect(game.can({ act: 'attack', name: 'Ogre' })).toBe(false);
  });
});

describe('how many cards are played, and whom a unit attacks', () => {
  it('lets a third card be played', () => {
    const game = table({
      cards: withEffect('You may play three cards this turn.'),
      you: { hand: ['Imp', 'Bat', 'Idol', 'Ogre'], units: ['Star'] },
    });
    game.use('Star').play('Imp', 1).play('Bat', 2).play('Idol', 3);
    expect(game.can({ act: 'play', name: 'Ogre' })).toBe(false);
  });

  it('lets no more than one card be played while the effect is at work', () => {
    const game = table({
      cards: withEffect(
        'While this card remains on the field, players cannot play more than one card each turn.',
      ),
      you: { hand: ['Imp', 'Bat'], units: ['Star'] },
    });
    game.use('Star').play('Imp', 1);
    expect(game.can({ act: 'play', name: 'Bat' })).toBe(false);
  });

  it('attacks each enemy unit once', () => {
    const game = table({
      cards: withEffect('This card can attack all enemy units this turn.'),
      stage: 'battle',
      you: { units: ['Star'] },
      opponent: { units: ['Imp', 'Bat', 'Ogre'] },
    });
    game.use('Star').attack('Star', 'Imp').attack('Star', 'Bat');
    expect(game.units(1)).toEqual(['Ogre']);
    expect(game.can({ act: 'attack', name: 'Star', on: game.card('Ogre') })).toBe(true);
  });

  it('skips two draw phases, and draws in the third', () => {
    const game = table({
      cards: withEffect('Skip your next two draw phases.'),
      you: { units: ['Star'] },
    });
    game.use('Star').endTurn().endTurn();
    expect(game.hand()).toHaveLength(0);
    game.endTurn().endTurn();
    expect(game.hand()).toHaveLength(0);
    game.endTurn().endTurn();
    expect(game.hand()).toHaveLength(1);
  });
});

describe('what players have', () => {
  it('asks each player for themselves', () => {
    const game = table({
      cards: withEffect('Each player may draw a card.'),
      you: { units: ['Star'] },
    });
    game.use('Star').do({ act: 'say', at: 1 }).do({ act: 'say', at: 0 });
    expect([game.hand(0).length, game.hand(1).length]).toEqual([0, 1]);
  });

  it('asks the controller of a card that has left', () => {
    const game = table({
      cards: withEffect(
        'Destroy one enemy unit. Its controller may discard one card. If they do, they draw two cards.',
      ),
      you: { units: ['Star'] },
      opponent: { units: ['Bat'], hand: ['Imp'] },
    });
    game.use('Star');
    expect(game.decision.seat).toBe(1);
    game.do({ act: 'say', at: 0 });
    expect([game.hand(0).length, game.hand(1).length]).toEqual([0, 2]);
  });

  it('lets each player play from their own discard pile', () => {
    const game = table({
      cards: withEffect('Each player may play one rank 1 unit from their discard pile.'),
      you: { units: ['Star'], discard: ['Imp'] },
      opponent: { discard: ['Bat'] },
    });
    game.use('Star').do({ act: 'say', at: 0 }).do({ act: 'say', at: 0 });
    while (game.asked === 'place') game.do({ act: 'place' });
    expect(game.units(0)).toContain('Imp');
    expect(game.units(1)).toContain('Bat');
  });

  it('doubles the points that the opponent loses', () => {
    const game = table({
      cards: withEffect('Double the points your opponent loses this turn.', 'spell'),
      stage: 'battle',
      you: { units: ['Ogre'], spells: ['Star'] },
    });
    game.use('Star').attack('Ogre');
    expect(game.points(1)).toBe(18);
  });

  it('counts the points that were lost', () => {
    const game = table({
      cards: withEffect(
        'Lose any number of points. This card gains 100 attack for each point lost this way.',
      ),
      you: { units: ['Star'] },
    });
    game.use('Star').do({ act: 'say', at: 3 });
    expect(game.points()).toBe(17);
    expect(game.seen('Star').attack).toBe(550);
  });

  it('draws as many cards as points were lost', () => {
    const game = table({
      cards: withEffect('Lose any number of points, then draw that many cards.'),
      you: { units: ['Star'] },
    });
    game.use('Star').do({ act: 'say', at: 2 });
    expect(game.hand()).toHaveLength(2);
  });

  it('draws from the bottom', () => {
    const game = table({
      cards: withEffect('Draw from the bottom of your deck.'),
      you: { units: ['Star'], deck: ['Imp', 'Idol', 'Bat'] },
    });
    game.use('Star');
    expect(game.hand()).toEqual(['Bat']);
  });

  it('mills both decks', () => {
    const game = table({
      cards: withEffect('Mill the top two cards of each deck.'),
      you: { units: ['Star'] },
    });
    game.use('Star');
    expect([game.discardPile(0).length, game.discardPile(1).length]).toEqual([2, 2]);
  });

  it('shows the hand, and what is drawn into it, to all', () => {
    const game = table({
      cards: withEffect(
        'While this card remains on the field, your opponent plays with their hand revealed.',
      ),
      you: { units: ['Star'] },
      opponent: { hand: ['Imp'], deck: ['Bat', 'Bat'] },
    });
    const seenBy = () =>
      game.game.view(game.state, 0).players[1].hand.map((card) => 'design' in card && card.design);
    expect(seenBy()).toEqual([false]);
    game.use('Star');
    expect(seenBy()).toEqual(['Imp']);
    game.endTurn();
    expect(seenBy().sort()).toEqual(['Bat', 'Imp']);
  });
});

import { describe, expect, it } from 'vitest';
import { answer, isOffered, offeredBy, outcomeOf, rulings, scene } from '../../testing/scene.ts';

const passive = { style: 'passive' } as const;
const continuous = { style: 'continuous' } as const;

describe('what players cannot play', () => {
  it('the cards just drawn, this turn and only these', () => {
    const at = scene('Draw one card. You cannot play it this turn.', {
      you: { units: [], hand: ['Spark'], deck: ['Acorn', 'Cloud', 'Bolt'] },
    });
    at.use('Source');
    expect(at.can({ act: 'play', name: 'Acorn' })).toBe(false);
    expect(at.can({ act: 'play', name: 'Spark' })).toBe(true);
    at.endTurn().endTurn();
    expect(at.can({ act: 'play', name: 'Acorn' })).toBe(true);
  });

  it('"theirs" are those that your opponent drew', () => {
    const at = scene(
      'Each player draws one card. Your opponent cannot play theirs for two turns.',
      {
        you: { units: [] },
        opponent: { units: [] },
      },
    );
    at.use('Source');
    expect(at.can({ act: 'play', name: 'Acorn' })).toBe(true);
    at.endTurn();
    expect(at.can({ act: 'play', name: 'North' })).toBe(false);
    expect(at.can({ act: 'play', name: 'East' })).toBe(true);
  });

  it('a card that was spoken of cannot be played by anybody', () => {
    const text =
      'Return up to one unit from your discard pile to your hand. It cannot be played this turn.';
    const at = answer(scene(text, { you: { units: [] } }).use('Source'), ['Ash']);
    expect(at.hand()).toContain('Ash');
    expect(at.can({ act: 'play', name: 'Ash' })).toBe(false);
    expect(at.can({ act: 'play', name: 'Spark' })).toBe(true);
  });

  it('all but some cards', () => {
    const at = scene('You can play only fire units.', { ...passive, you: { units: [] } });
    expect(at.can({ act: 'play', name: 'Spark' })).toBe(true);
    expect(at.can({ act: 'play', name: 'Tide' })).toBe(false);
    expect(at.can({ act: 'play', name: 'Scroll' })).toBe(false);
    at.endTurn();
    expect(at.can({ act: 'play', name: 'Secret' })).toBe(true);
  });

  it('more than one unit in a turn', () => {
    const at = scene('Each player can play only one unit each turn.', {
      ...passive,
      you: { units: [] },
    });
    at.play('Spark', 0);
    expect(at.can({ act: 'play', name: 'Tide' })).toBe(false);
    expect(at.can({ act: 'play', name: 'Scroll' })).toBe(true);
  });
});

describe('more often than so often', () => {
  it('players cannot draw', () => {
    const more = { style: 'normal', text: 'Draw three cards.' } as const;
    const at = scene('Players cannot draw more than two cards each turn.', {
      ...passive,
      cards: { Ward: { type: 'spell', effects: [more] } },
    });
    at.use('Ward');
    expect(at.hand()).toContain('Bolt');
    expect(at.hand()).not.toContain('Cloud');
    at.endTurn();
    expect(at.hand(1)).toContain('North');
  });

  it('what was done before counts as well (R-T198)', () => {
    const more = { style: 'normal', text: 'Draw two cards.' } as const;
    const at = scene('You cannot draw more than two cards each turn.', {
      ...continuous,
      cards: {
        Ward: { type: 'spell', effects: [more, more] },
        Relic: { type: 'spell', effects: [more] },
      },
      you: { spells: ['Ward', 'Relic', null, null, 'Source'], discard: [] },
    });
    at.use('Ward').use('Source').use('Relic');
    expect(at.hand()).toHaveLength(6);
  });

  it('players cannot search', () => {
    const more = {
      style: 'normal',
      text: 'Search your deck for one unit. Search your deck for one unit.',
    } as const;
    const at = scene('Players cannot search their decks more than once per turn.', {
      ...passive,
      cards: { Ward: { type: 'spell', effects: [more] } },
    });
    answer(at.use('Ward'), ['Bolt']);
    expect(at.hand()).toHaveLength(5);
    expect(at.asked).not.toBe('choose');
  });

  it('players cannot attack', () => {
    const at = scene('Your opponent cannot attack more than once each turn.', {
      ...passive,
      active: 1,
      stage: 'battle',
    });
    at.attack('Giant', 'Ember');
    expect(at.can({ act: 'attack', name: 'Foe' })).toBe(false);
  });

  it('of each player as it is with them: "unless they control a dragon"', () => {
    const more = { style: 'normal', text: 'Each player draws one card.' } as const;
    const at = scene('Players cannot draw cards unless they control a dragon.', {
      ...passive,
      cards: { Ward: { type: 'spell', effects: [more] } },
    });
    at.use('Ward');
    expect(at.hand()).toContain('Acorn');
    expect(at.hand(1)).not.toContain('North');
  });

  it('except in their own draw phase', () => {
    const more = { style: 'normal', text: 'Search your deck for one unit.' } as const;
    const at = scene('Players cannot search their decks except during their draw phase.', {
      ...passive,
      cards: { Ward: { type: 'spell', effects: [more] } },
    });
    answer(at.use('Ward'));
    expect(at.hand()).toHaveLength(4);
  });
});

describe('numbers of the rules', () => {
  it('more cards in a draw phase, of whom it says', () => {
    const at = scene('You draw two cards instead of one during your draw phase.', passive);
    at.endTurn();
    expect(at.hand(1)).toEqual(expect.arrayContaining(['North']));
    expect(at.hand(1)).not.toContain('East');
    at.endTurn();
    expect(at.hand()).toEqual(expect.arrayContaining(['Acorn', 'Bolt']));
    expect(at.hand()).not.toContain('Cloud');
  });

  it('the most of several effects, and no price where the deck runs out later (R-T193)', () => {
    const three = {
      style: 'passive',
      text: 'You draw three cards instead of one during your draw phase.',
    } as const;
    const at = scene('You draw two cards instead of one during your draw phase.', {
      ...passive,
      cards: { Ward: { type: 'spell', effects: [three] } },
      you: { deck: ['Acorn', 'Bolt'] },
    });
    at.endTurn().endTurn();
    expect(at.hand()).toHaveLength(6);
    expect(at.points()).toBe(20);
    expect(at.endTurn().endTurn().points()).toBe(15);
  });

  it('as long as its card is tapped', () => {
    const text =
      'While this card remains on the field and is tapped, you draw two cards instead of one during your draw phase.';
    const at = scene(text, continuous).use('Source');
    at.endTurn().endTurn();
    expect(at.hand()).toContain('Bolt');
  });

  const twelve = ['Spark', 'Flame', 'Tide', 'Scroll', 'Acorn', 'Bolt', 'Cloud', 'Dusk', 'Ash'];
  const full = { hand: [...twelve, 'Relic', 'Secret', 'Veil'], deck: [], discard: [] };
  const empty = { hand: [], deck: [], discard: [] };

  it('no maximum hand size, of whom it says and while it is so', () => {
    const sides = { you: full, opponent: empty };
    const text = 'You have no maximum hand size while you control a dragon.';
    const at = scene(text, { ...passive, ...sides });
    at.do({ act: 'end' }).pass();
    expect(at.hand()).toHaveLength(12);
    const none = scene(text, { ...passive, you: { ...full, units: ['Ember'] }, opponent: empty });
    none.do({ act: 'end' }).pass();
    expect(none.prompt).toBe('Discard 2 to keep 10 cards.');
    answer(none, ['Spark', 'Flame']);
  });

  it('a smaller one', () => {
    const at = scene('Your maximum hand size is three.', passive);
    at.do({ act: 'end' }).pass();
    expect(at.prompt).toBe('Discard 1 to keep 3 cards.');
    answer(at, ['Spark']);
    expect(at.hand(1)).toHaveLength(3);
  });

  it('a card that does not count in a hand', () => {
    const text = 'This card does not count toward the limit of ten cards in your hand.';
    const hand = [...full.hand.slice(0, 10), 'Source'];
    const at = scene(text, { ...passive, you: { ...full, hand, spells: [] }, opponent: empty });
    at.do({ act: 'end' }).pass();
    expect(at.hand()).toHaveLength(11);
  });

  it('a card that does not count among the plays of a turn', () => {
    const text = 'This card does not count toward the limit of two cards played each turn.';
    const you = { units: [], spells: [], hand: ['Source', 'Spark', 'Tide', 'Scroll'] };
    const at = scene(text, { ...passive, you });
    at.play('Spark', 0).play('Tide', 1);
    expect(at.can({ act: 'play', name: 'Scroll' })).toBe(false);
    at.play('Source', 2);
    expect(at.spells()).toEqual(['Source']);
    const first = scene(text, { ...passive, you });
    first.play('Source', 2).play('Spark', 0).play('Tide', 1);
    expect(first.can({ act: 'play', name: 'Scroll' })).toBe(false);
  });
});

describe('decks', () => {
  rulings([
    ["Draw one card from the bottom of your opponent's deck.", [], { South: 'your hand' }],
    ["Draw two cards from your opponent's deck.", [], { North: 'your hand', East: 'your hand' }],
    ['Your opponent draws one card from your deck.', [], { Acorn: 'their hand' }],
  ]);

  it('whoever draws from the other deck has drawn (R-T194)', () => {
    const hears = { style: 'passive', text: 'Whenever you draw a card, gain 1 point.' } as const;
    const at = scene("Draw one card from the bottom of your opponent's deck.", {
      cards: { Ward: { type: 'spell', effects: [hears] } },
    });
    expect(at.use('Source').points()).toBe(21);
  });

  it('what would be drawn from an empty deck', () => {
    const sides = { you: { deck: [] }, active: 1, stage: 'end' } as const;
    const gain = 'If you would draw a card from an empty deck, gain five points instead.';
    expect(
      scene(gain, { ...passive, ...sides })
        .pass()
        .points(),
    ).toBe(25);
    const spared = 'If you would draw a card from an empty deck, you do not take damage.';
    expect(
      scene(spared, { ...passive, ...sides })
        .pass()
        .points(),
    ).toBe(20);
    const again =
      'If you would draw a card from an empty deck, shuffle your discard pile into your deck, then draw.';
    const at = scene(again, { ...passive, ...sides }).pass();
    expect([at.points(), at.hand().length, at.deck().length]).toEqual([20, 5, 1]);
    expect(at.discardPile()).toEqual([]);
    expect(scene('Draw one card.', sides).pass().points()).toBe(15);
  });

  it('each card of a draw by an effect (R-T197)', () => {
    const more = { style: 'normal', text: 'Draw three cards.' } as const;
    const at = scene('If you would draw a card from an empty deck, gain five points instead.', {
      ...passive,
      cards: { Ward: { type: 'spell', effects: [more] } },
      you: { deck: ['Acorn'] },
    });
    at.use('Ward');
    expect(at.points()).toBe(30);
    expect(at.hand()).toContain('Acorn');
  });

  it('is no draw from a deck with cards, and none of the other player', () => {
    const text = 'If you would draw a card from an empty deck, gain five points instead.';
    expect(scene(text, passive).endTurn().endTurn().points()).toBe(20);
    const other = scene(text, { ...passive, opponent: { deck: [] } }).endTurn();
    expect([other.points(0), other.points(1)]).toEqual([20, 15]);
  });

  it('the top of the deck last spoken of', () => {
    const at = scene("Shuffle your opponent's deck and reveal the top two cards.").use('Source');
    expect(at.events.filter(({ type }) => type === 'revealed')).toHaveLength(2);
    expect(at.deck(1)).toHaveLength(3);
  });
});

describe('piles that are shuffled', () => {
  it('a discard pile, of whom it says', () => {
    const many = ['Acorn', 'Bolt', 'Cloud', 'Dusk', 'Ash', 'Relic'];
    const at = scene('Shuffle your discard pile.', { you: { discard: many, deck: [] } });
    at.use('Source');
    expect([...at.discardPile()].sort()).toEqual([...many].sort());
    expect(at.events.some((one) => one.type === 'shuffled' && one.zone === 'discard')).toBe(true);
    expect(at.discardPile(1)).toEqual(['Bone']);
  });

  it('the cards under this card', () => {
    const at = scene('Shuffle the cards under this card.', {
      on: 'Giant',
      active: 1,
      opponent: { units: [{ stack: ['Giant', 'Stone', 'Pebble', 'Foe', 'North', 'East'] }] },
    });
    at.use('Giant');
    const [stack = []] = at.stacks('unit', 1);
    expect(stack[0]).toBe('Giant');
    expect(stack).not.toEqual(['Giant', 'Stone', 'Pebble', 'Foe', 'North', 'East']);
    expect(at.stacks('unit')[1]).toEqual(['Drake', 'Whelp']);
  });
});

describe('who chooses, and who goes on', () => {
  it('your opponent discards a card of your choice, which is drawn by lot (R-T28)', () => {
    const at = scene('Your opponent discards a card of your choice.').use('Source');
    expect(at.hand(1)).toHaveLength(1);
    expect(at.hand()).toHaveLength(4);
  });

  it('of a hand that you see, you choose', () => {
    const text = "Look at your opponent's hand. Your opponent discards a card of your choice.";
    expect(offeredBy(text)).toEqual(['Secret', 'Veil']);
    expect(outcomeOf(text, [['Veil']])).toMatchObject({ Veil: 'their discard' });
  });

  it('whoever is let choose a card goes on with it', () => {
    const text =
      'Let your opponent choose a card in your hand and discard it. If they do, gain 2 points.';
    const at = scene(text).use('Source');
    expect([at.hand().length, at.points()]).toEqual([3, 22]);
    expect(at.hand(1)).toHaveLength(2);
  });

  it('discards the card that was drawn in this phase (R-T196)', () => {
    const text =
      "During your opponent's draw phase, tap this card to make them discard the card they drew.";
    const at = scene(text, { style: 'counter', stage: 'draw', active: 1 });
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
    while (!at.can({ act: 'use', name: 'Source', effect: 0 })) at.do({ act: 'pass' });
    at.use('Source');
    expect(at.discardPile(1)).toContain('North');
    expect(at.hand(1)).toEqual(expect.arrayContaining(['Secret', 'Veil']));
  });

  it('recovers cards to where the text says', () => {
    const steal =
      "Choose a unit in your opponent's discard pile and recover it to your side of the field.";
    expect(outcomeOf(steal, [2])).toEqual({ Bone: 'your unit 2' });
    expect(outcomeOf('Recover one unit to the bottom of your deck.', [])).toEqual({
      Ash: 'your deck',
    });
  });
});

describe('put off with "and"', () => {
  it('what stands after it waits with it (R-T190)', () => {
    const at = scene('Return this card to your hand at the end of the turn and draw a card.');
    at.use('Source');
    expect(at.hand()).toHaveLength(4);
    at.do({ act: 'end' }).pass();
    expect(at.hand()).toEqual(expect.arrayContaining(['Source', 'Acorn']));
  });

  it('but for what is for this turn', () => {
    const at = scene(
      'Return this card to your hand at the end of the turn and all your units gain 50 attack until the end of the turn.',
    ).use('Source');
    expect([at.seen('Ember').attack, at.seen('Foe').attack]).toEqual([350, 200]);
    at.endTurn();
    expect(at.hand()).toContain('Source');
    expect(at.seen('Ember').attack).toBe(300);
  });
});

describe('a card that is played by its own text (R-T195)', () => {
  const text = 'You may play this card from your hand if you control no units.';
  const hand = ['Source', 'Spark'];

  it('out of the hand, besides the plays of the turn, if it is so', () => {
    const at = scene(text, { ...passive, you: { units: [], spells: [], hand } });
    answer(at.use('Source'), 1);
    expect(at.spells()).toEqual(['Source']);
    expect(at.game.view(at.state, 0).players[0].playsLeft).toBe(2);
    expect(isOffered(text, { ...passive, you: { spells: [], hand } })).toBe(false);
  });

  it('is not seen by the opponent before', () => {
    const at = scene(text, { ...passive, you: { units: [], spells: [], hand } });
    expect(JSON.stringify(at.game.view(at.state, 1))).not.toContain('Source');
    expect(at.game.decisionFor(at.state, 1)).not.toHaveProperty('options.0.card');
  });

  it('out of the discard pile', () => {
    const from = 'You may play this card from your discard pile if you control no units.';
    const at = scene(from, { ...passive, you: { units: [], spells: [], discard: ['Source'] } });
    answer(at.use('Source'), 0);
    expect(at.spells()).toEqual(['Source']);
  });
});

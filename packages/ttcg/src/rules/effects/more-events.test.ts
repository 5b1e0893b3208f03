import { describe, expect, it } from 'vitest';
import { type Answer, answer, type SceneSketch, scene } from '../../testing/scene.ts';
import { table } from '../../testing/table.ts';

/** What a listening spell does: something that none of the causes below does. */
const MARK = 'your opponent gains 7 points.';

/** How often a passive effect of Ward hears of what a text does. */
function heard(event: string, cause: string, answers: readonly Answer[], sketch: SceneSketch = {}) {
  const ward = {
    type: 'spell',
    effects: [{ style: 'passive', text: `${event}, ${MARK}` }],
  } as const;
  const at = scene(cause, { ...sketch, cards: { ...sketch.cards, Ward: ward } });
  const { events } = answer(at.use(sketch.on ?? 'Source'), ...answers);
  return events.filter((one) => one.type === 'points' && one.by === 7).length;
}

/** What sets an effect off, what is done, and how often it does. */
type Line = readonly [string, string, readonly Answer[], number, SceneSketch?];

function lines(rows: readonly Line[]): void {
  for (const [event, cause, answers, times, sketch] of rows)
    it(`${event}: ${cause} ${times}`, () => {
      expect(heard(event, cause, answers, sketch)).toBe(times);
    });
}

describe('one thing or another', () => {
  lines([
    ['Whenever you draw a card or a unit is destroyed', 'Draw one card.', [], 1],
    ['Whenever you draw a card or a unit is destroyed', 'Destroy one unit.', [['Foe']], 1],
    ['Whenever you draw a card or a unit is destroyed', 'Discard one card.', [['Tide']], 0],
    ['Whenever a unit is tapped or untapped', 'Untap one unit.', [], 1],
    ['Whenever you draw or discard a card', 'Discard one card.', [['Tide']], 1],
    ['Whenever you draw or discard a card', 'Your opponent draws one card.', [], 0],
    ['Whenever you gain or lose points', 'Lose 2 points.', [], 1],
    // The way of one card, by two names: once.
    ['Whenever a unit is destroyed or leaves the field', 'Destroy one unit.', [['Foe']], 1],
    [
      'Whenever a unit is destroyed or leaves the field',
      "Return one unit to its owner's hand.",
      [['Foe']],
      1,
    ],
  ]);

  it('means the same card after each', () => {
    const ward = 'When an enemy unit is tapped or untapped, destroy it.';
    const cards = {
      Ward: { type: 'spell', effects: [{ style: 'passive', text: ward }] },
    } as const;
    const at = scene('Untap one unit.', { cards });
    answer(at.use('Source'));
    // The Giant that was untapped, and nothing under it.
    expect(at.units(1)).toEqual(['Foe', 'Stone']);
  });
});

describe('R-T150 R-T156 points, stacks and what players do to cards', () => {
  lines([
    // R-T150. However many at once.
    ['Whenever a player loses a point', 'Your opponent loses 3 points.', [], 1],
    ['Whenever a player loses a point', 'Gain 3 points.', [], 0],
    ['Whenever points are gained by you', 'Gain 3 points.', [], 1],
    ['Whenever points are gained by your opponent', 'Gain 3 points.', [], 0],
    ['Whenever your deck is shuffled', 'Shuffle your deck.', [], 1],
    ["Whenever your opponent's deck is shuffled", 'Shuffle your deck.', [], 0],
    ['Whenever a stack loses a card', "Return one unit to its owner's hand.", [['Drake']], 1],
    ['Whenever a stack loses a card', "Return one unit to its owner's hand.", [['Foe']], 0],
    [
      'Whenever a stack your opponent controls loses a card',
      "Return one unit to its owner's hand.",
      [['Drake']],
      0,
    ],
    ['Whenever you untap a unit', 'Untap one unit.', [], 1],
    ['Whenever your opponent untaps a unit', 'Untap one unit.', [], 0],
    ['Whenever you recover a card', 'Recover one card.', [['Ash']], 1],
    ['Whenever you recover a card', 'Draw one card.', [], 0],
    ['Whenever you equip a card to a unit', 'Equip this card to one unit.', [['Ember']], 1],
    [
      'Whenever your opponent equips a card to a unit',
      'Equip this card to one unit.',
      [['Ember']],
      0,
    ],
    ['Whenever a spell is tapped for its effect', 'Draw one card.', [], 1],
    ['Whenever a spell is tapped for its effect', 'Tap one spell.', [['Hex']], 1],
    ['Whenever an enemy spell is tapped for its effect', 'Tap one spell.', [['Hex']], 0],
    ['Whenever a unit is destroyed by an effect you control', 'Destroy one unit.', [['Foe']], 1],
    [
      "Whenever a unit is destroyed by an effect of your opponent's",
      'Destroy one unit.',
      [['Foe']],
      0,
    ],
    ['Whenever you draw a card outside your draw phase', 'Draw one card.', [], 1],
    ['Whenever you draw a card outside your main phase', 'Draw one card.', [], 0],
    ['When you draw two cards in the same turn', 'Draw two cards.', [], 1],
    ['When you draw two cards in the same turn', 'Draw one card.', [], 0],
    ['When you take two actions in the same turn', 'Draw one card.', [], 0],
  ]);
});

const says = (text: string, style: 'passive' | 'normal' | 'counter' | 'equip' = 'passive') =>
  [{ style, text }] as const;

describe('attacks', () => {
  const fight = (foe: number) => {
    const text = 'After this card attacks and survives, you gain 7 points.';
    const cards = {
      Wolf: { attack: 300, defense: 300, effects: says(text) },
      Foe: { attack: 300, defense: foe },
    };
    const game = table({
      cards,
      stage: 'battle',
      you: { units: ['Wolf'] },
      opponent: { units: ['Foe'] },
    });
    return game.attack('Wolf', 'Foe').points();
  };

  it('sets off what is survived, and not what is not', () => {
    expect(fight(200)).toBe(27);
    // It is destroyed, which costs its rank.
    expect(fight(400)).toBe(19);
  });

  it('in battle is not by an effect', () => {
    const ward = 'Whenever a unit is destroyed by an effect you control, you gain 7 points.';
    const cards = {
      Wolf: { attack: 500 },
      Ward: { type: 'spell', effects: says(ward) },
      Foe: { defense: 100 },
    } as const;
    const game = table({
      cards,
      stage: 'battle',
      you: { units: ['Wolf'], spells: ['Ward'] },
      opponent: { units: ['Foe'] },
    });
    game.attack('Wolf', 'Foe');
    expect([game.units(1), game.points()]).toEqual([[], 20]);
  });
});

describe('R-T151 a chain', () => {
  const ward = 'Whenever a chain resolves, you gain 7 points.';
  const cards = {
    Ward: { type: 'spell', effects: says(ward) },
    Book: { type: 'spell', effects: says('Draw one card.', 'normal') },
    Veto: {
      type: 'spell',
      effects: says('When your opponent activates an effect, counter it.', 'counter'),
    },
  } as const;
  const game = () =>
    table({
      cards,
      you: { spells: ['Ward', 'Book'], deck: ['Book', 'Book'] },
      opponent: { spells: ['Veto'] },
    });

  it('is of two or more things', () => {
    expect(game().use('Book').pass().points()).toBe(20);
    const answered = game()
      .do({ act: 'use', name: 'Book' })
      .do({ act: 'use', name: 'Veto' })
      .pass();
    expect(answered.points()).toBe(27);
  });
});

describe('R-T152 what would happen', () => {
  it('is replaced, though the text does not say "instead"', () => {
    const at = scene('The next time this card would be destroyed, draw one card.', {
      cards: { Ember: { effects: says('Destroy one spell.', 'normal') } },
    });
    at.use('Source');
    const hand = at.hand().length;
    answer(at.use('Ember'), ['Source']);
    expect([at.spells().includes('Source'), at.hand().length]).toEqual([true, hand + 1]);
  });
});

describe('R-T154 equip cards', () => {
  const cards = {
    Blade: {
      type: 'spell',
      effects: says('Equip this card to one unit. It gains 100 attack.', 'equip'),
    },
  } as const;

  it('come from the hand to the field, and work', () => {
    const at = scene('Equip an equip card from your hand to a unit you control.', {
      cards,
      you: {
        units: ['Ember', 'Drake'],
        spells: ['Ward', null, null, null, 'Source'],
        hand: ['Blade', 'Scroll', 'Tide'],
      },
    });
    answer(at.use('Source'), ['Ember'], 2);
    expect(at.spells()).toContain('Blade');
    expect([at.seen('Ember').attack, at.seen('Drake').attack]).toEqual([400, 600]);
  });
});

describe('R-T155 the kind of the equipped unit', () => {
  it('is what the card is equipped to', () => {
    const at = scene('The equipped dragon unit gains 100 attack.', { style: 'equip' });
    answer(at.use('Source'));
    expect([at.seen('Drake').attack, at.seen('Ember').attack]).toEqual([700, 300]);
  });
});

describe('R-T153 a card used to rank up a unit', () => {
  const text =
    'When this card is used to rank up a fire unit, that unit gains 100 attack while this card is under it.';

  it('lies under it, and gives it what it says', () => {
    const cards = { Cub: { effects: says(text) }, Wolf: { rank: 2, attack: 300 } };
    const game = table({ cards, you: { units: ['Cub'], hand: ['Wolf'] } });
    game.play('Wolf', 0).pass();
    expect(game.seen('Wolf').attack).toBe(400);
  });

  it('gives nothing to another type', () => {
    const cards = {
      Cub: { effects: says(text.replace('fire', 'water')) },
      Wolf: { rank: 2, attack: 300 },
    };
    const game = table({ cards, you: { units: ['Cub'], hand: ['Wolf'] } });
    game.play('Wolf', 0).pass();
    expect(game.seen('Wolf').attack).toBe(300);
  });
});

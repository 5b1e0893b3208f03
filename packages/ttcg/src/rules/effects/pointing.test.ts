import { describe, expect, it } from 'vitest';
import { answer, offeredBy, rulings, scene } from '../../testing/scene.ts';

describe('what each player does, and then says "it" or "that many" of (R-T49)', () => {
  it('is their own', () => {
    const at = scene('Each player discards their hand, then draws that many cards.', {
      you: { hand: ['Spark'], deck: ['Acorn', 'Bolt', 'Cloud'] },
      opponent: { hand: ['Veil', 'Secret'], deck: ['North', 'East', 'South'] },
    }).use('Source');
    expect([at.hand(0), at.hand(1)]).toEqual([['Acorn'], ['East', 'North']]);
  });

  it('goes to their own hand', () => {
    const at = scene('Each player reveals the top card of their deck and adds it to their hand.', {
      you: { hand: [], deck: ['Acorn', 'Bolt'] },
      opponent: { hand: [], deck: ['North', 'East'] },
    }).use('Source');
    expect([at.hand(0), at.hand(1)]).toEqual([['Acorn'], ['North']]);
  });
});

describe('"they" and "their" after a player who acts', () => {
  it.each([
    ['Ember', 20, 20],
    ['Foe', 20, 19],
  ])('are that player: %s is tapped', (name, yours, theirs) => {
    const text = 'Your opponent loses 1 point whenever one of their units is tapped.';
    const cards = {
      Ward: { type: 'spell', effects: [{ style: 'passive', text }] },
    } as const;
    const at = answer(scene('Tap one unit.', { cards }).use('Source'), [name]);
    expect([at.points(0), at.points(1)]).toEqual([yours, theirs]);
  });

  it('choose for what they do themselves', () => {
    const at = scene('Each player discards one card of their choice.').use('Source');
    const choosers = ['Spark', 'Secret'].map((name) => {
      const { seat } = at.decision;
      at.take(name);
      return seat;
    });
    expect([choosers, at.hand(1)]).toEqual([[0, 1], ['Veil']]);
  });
});

describe('"You may ... If you do, ... If you do not, ..." (R-T50)', () => {
  const text = 'You may lose 3 points. If you do, draw a card. If you do not, gain 1 point.';

  it.each([
    ['Yes', 17, 1],
    ['No', 21, 0],
  ])('%s', (said, points, drawn) => {
    const at = answer(scene(text, { you: { hand: [], deck: ['Acorn'] } }).use('Source'), said);
    expect([at.points(), at.hand().length]).toEqual([points, drawn]);
  });

  it('does not do the other thing when nothing comes of the first', () => {
    const at = answer(scene(text, { you: { hand: [], deck: [] } }).use('Source'), 'Yes');
    expect(at.points()).toBe(17);
  });
});

describe('"... If it is ..., ... instead" (R-T51)', () => {
  rulings([
    ['Tap one enemy unit. If it is a warrior, destroy it instead.', [], { 'Foe tapped': true }],
    [
      'One enemy unit loses 50 attack this turn. If it is a warrior, it loses 90 attack this turn instead.',
      [['Giant']],
      { 'Giant attack': 810 },
    ],
  ]);
});

describe('what a text has just brought about', () => {
  rulings([
    [
      "Destroy one enemy unit. Return one unit that was destroyed this turn from your opponent's discard pile to its owner's hand.",
      [['Foe']],
      { Foe: 'their hand', 'their points': 19 },
    ],
  ]);
});

describe('the turn player', () => {
  rulings([
    ['The turn player mills one card.', [], { Acorn: 'your discard' }],
    ['The turn player destroys one spell they control.', [['Ward']], { Ward: 'your discard' }],
  ]);

  it('is the other one in their turn', () => {
    const at = scene('At the start of each turn, the turn player loses 1 point.');
    at.do({ act: 'end' }).pass();
    expect([at.points(0), at.points(1)]).toEqual([20, 19]);
  });
});

describe('cards with others under them', () => {
  it('are told by how many there are', () => {
    expect(offeredBy('Return one unit with a card under it to its owner’s hand.')).toEqual([
      'Drake',
      'Giant',
    ]);
    expect(offeredBy('Tap one unit with no cards under it.')).toEqual(['Ember', 'Foe']);
  });
});

describe('a stack that is ranked up (R-T52)', () => {
  it('is spoken of as the card that is now on top', () => {
    const at = scene('Whenever you rank up a unit, it gains 50 attack.');
    at.do({ act: 'play', name: 'Flame' }).pass();
    expect(at.seen('Flame')).toMatchObject({ attack: 550 });
  });

  it.each([
    ['Whenever another unit you control is ranked up, gain 1 point.', 20],
    ['Whenever you rank up another unit, gain 1 point.', 20],
    ['Whenever a unit you control is ranked up, gain 1 point.', 21],
  ])('is not another than the card on top of it: %s', (text, points) => {
    const cards = {
      Flame: { rank: 2, attack: 500, effects: [{ style: 'passive', text }] },
    } as const;
    const at = scene('Shuffle your deck.', { cards }).do({ act: 'play', name: 'Flame' }).pass();
    expect(at.points()).toBe(points);
  });
});

describe('what is compared with a card that is paid', () => {
  rulings([
    [
      'Discard a dragon to destroy one enemy unit with a higher rank than it.',
      [],
      { Flame: 'your discard', Giant: 'their discard', 'their points': 17, Stone: 'their unit 1' },
    ],
  ]);
});

describe('"its controller", where this card and another were told of (R-T57)', () => {
  const fight = (text: string) => {
    const cards = { Ember: { attack: 500, effects: [{ style: 'passive', text }] } } as const;
    return scene('Shuffle your deck.', { stage: 'battle', cards }).attack('Ember', 'Foe');
  };

  it('is that of the other', () => {
    const at = fight('Whenever this card attacks a unit, its controller loses 5 points.');
    expect([at.points(0), at.points(1)]).toEqual([20, 14]);
  });

  it('is that of one that was destroyed, too', () => {
    const at = fight('Whenever this card destroys a unit, its controller loses 5 points.');
    expect([at.points(0), at.points(1)]).toEqual([20, 14]);
  });

  it('is yours where no other card was told of', () => {
    const at = fight('Whenever this card attacks, its controller loses 5 points.');
    expect([at.points(0), at.points(1)]).toEqual([15, 19]);
  });

  it('leaves "it" to this card, in the next sentence too', () => {
    const at = fight('Whenever this card attacks a unit, gain 1 point. It gains 70 attack.');
    expect(at.seen('Ember').attack).toBe(570);
  });
});

describe('a card that is spoken of in passing (R-T57)', () => {
  rulings([
    [
      'Tap one enemy unit and draw a card. It cannot attack this turn.',
      [],
      { 'Foe tapped': true, 'Foe notes': 'cannot attack this turn', Acorn: 'your hand' },
    ],
    [
      'Choose one enemy unit. Discard a card to destroy it.',
      [['Foe'], 'Yes', ['Spark']],
      { Foe: 'their discard', Spark: 'your discard', 'their points': 19 },
    ],
    [
      'Destroy one enemy unit. Mill a card. Its controller loses 5 points.',
      [['Foe']],
      { Foe: 'their discard', Acorn: 'your discard', 'their points': 14 },
    ],
  ]);
});

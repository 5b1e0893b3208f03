import { describe, expect, it } from 'vitest';
import {
  answer,
  isOffered,
  offeredBy,
  outcomeOf,
  rulings,
  type SceneSketch,
  scene,
} from '../../testing/scene.ts';
import { EVERY_EDITION, type Table, table } from '../../testing/table.ts';

const you = (side: NonNullable<SceneSketch['you']>): SceneSketch => ({ you: side });
const use = (text: string, sketch: SceneSketch = {}): Table =>
  scene(text, sketch).do({ act: 'use', name: sketch.on ?? 'Source', effect: 0 });
const whyNot = (at: Table): string | undefined =>
  at.game.explain(at.state, 0, { act: 'use', card: at.card('Source'), effect: 0 });

const DRAGON = 'Discard one dragon to return one dragon from your discard pile to your hand.';

describe('costs are paid, then targets are chosen (R-T34, R-T65)', () => {
  rulings([
    // What was just paid may be chosen; nothing else has moved.
    [DRAGON, [], { 'Flame known': '01' }, you({ discard: [] })],
    [
      'Destroy one unit you control to return one unit from your discard pile to your hand.',
      [['Ember']],
      { Ember: 'your hand', 'your points': 19 },
      you({ discard: [] }),
    ],
    [
      'Destroy one unit you control to play one rank 1 unit from your discard pile.',
      [3],
      { Ember: 'your unit 3', 'your points': 19 },
      you({ discard: [] }),
    ],
    [
      'Discard one unit to place one unit from your discard pile under one unit you control.',
      [['Tide'], ['Ember']],
      { Tide: 'your unit 0 under' },
      you({ discard: [] }),
    ],
    [
      'Tap one untapped unit you control to destroy one tapped unit you control.',
      [['Ember']],
      { Ember: 'your discard', 'your points': 19 },
    ],
    [
      'Return one unit you control to your hand to discard one card.',
      [['Ember']],
      { Ember: 'your discard' },
      you({ hand: [] }),
    ],
    [
      'Discard one card to destroy one unit of the same type as it.',
      [['Tide']],
      { Tide: 'your discard', Foe: 'their discard', 'their points': 19 },
    ],
  ]);

  it('an effect whose payment makes its only target can be used', () => {
    expect(isOffered(DRAGON, you({ discard: [] }))).toBe(true);
    expect(isOffered(DRAGON, you({ discard: [], hand: ['Tide', 'Scroll'] }))).toBe(false);
    expect(isOffered(DRAGON, you({ discard: [], hand: [] }))).toBe(false);
  });

  it('in every edition', () => {
    for (const edition of EVERY_EDITION)
      expect(isOffered(DRAGON, { edition, ...you({ discard: [] }) }), edition).toBe(true);
  });

  it('where destroying takes the stack along, all of it can be chosen', () => {
    const text =
      'Destroy one unit you control to return one unit from your discard pile to your hand.';
    const sketch = you({ discard: [], units: [{ stack: ['Drake', 'Whelp'] }] });
    expect(offeredBy(text, { ...sketch, edition: '2025-03-06' })).toEqual(['Drake', 'Whelp']);
    expect(outcomeOf(text, [], sketch)).toMatchObject({ Drake: 'your hand' });
  });

  it('only what leaves or makes a target can be paid with', () => {
    const text = 'Discard one card to return one dragon from your discard pile to your hand.';
    const hand = ['Spark', 'Flame', 'Tide', 'Whelp'];
    expect(offeredBy(text, you({ discard: [], hand }))).toEqual(['Flame', 'Whelp']);
    expect(isOffered(text, you({ discard: [], hand: ['Spark', 'Tide'] }))).toBe(false);
    expect(offeredBy(text, you({ discard: ['Whelp'], hand: ['Spark', 'Tide'] }))).toEqual([
      'Spark',
      'Tide',
    ]);
  });

  it('nor with what tells of no target', () => {
    const text = 'Discard one card to destroy one unit of the same type as it.';
    const alone = { ...you({ units: [] }), opponent: { units: ['Foe'] } };
    // Foe is the only unit, of water as Tide is.
    expect(outcomeOf(text, [], alone)).toMatchObject({
      Tide: 'your discard',
      Foe: 'their discard',
    });
    expect(isOffered(text, { ...alone, ...you({ units: [], hand: ['Spark'] }) })).toBe(false);
  });

  it('what is paid may be chosen beside what lay there', () => {
    const at = use(DRAGON, you({ discard: ['Whelp', 'Ash'] }));
    expect(at.takable).toEqual(['Flame', 'Whelp']);
    answer(at, ['Whelp']);
    expect(at.discardPile()).toEqual(['Ash', 'Flame']);
  });

  it('two costs that want one card, and a target that one of them makes', () => {
    const text =
      'Discard one card and discard one spell to return one unit from your discard pile to your hand.';
    const at = use(text, you({ discard: [], hand: ['Scroll', 'Veil', 'Tide'] }));
    // Only Tide could be discarded first, and is the only target.
    expect([at.takable, at.discardPile()]).toEqual([['Scroll', 'Veil'], ['Tide']]);
    answer(at, ['Veil']);
    expect([at.hand(), at.discardPile()]).toEqual([['Scroll', 'Tide'], ['Veil']]);
    expect(isOffered(text, you({ discard: [], hand: ['Scroll', 'Veil'] }))).toBe(false);
    expect(isOffered(text, you({ discard: [], hand: ['Scroll', 'Tide'] }))).toBe(true);
  });

  it('a cost that the one before it makes payable', () => {
    const text =
      'Discard one card and put one card from your discard pile on the bottom of your deck to gain 2 points.';
    expect(isOffered(text, you({ discard: [] }))).toBe(true);
    expect(isOffered(text, you({ discard: [], hand: [] }))).toBe(false);
  });

  it('a cost that the one before it makes impossible', () => {
    const text = 'Destroy one unit you control and lose 3 points to draw two cards.';
    expect(isOffered(text, you({ points: 4, units: ['Ember'] }))).toBe(true);
    expect(isOffered(text, you({ points: 3, units: ['Ember'] }))).toBe(false);
  });

  it('several cards are asked for one by one where not every choice leaves a target', () => {
    const text =
      'Discard two cards to return one dragon and one spell from your discard pile to your hand.';
    const at = use(text, you({ discard: [], hand: ['Flame', 'Whelp', 'Scroll', 'Veil', 'Tide'] }));
    expect([at.decision, at.takable]).toMatchObject([
      { min: 1, max: 1 },
      ['Flame', 'Scroll', 'Veil', 'Whelp'],
    ]);
    at.take('Flame');
    expect(at.takable).toEqual(['Scroll', 'Veil']);
    answer(at, ['Veil']);
    expect([at.hand(), at.discardPile()]).toEqual([
      ['Flame', 'Scroll', 'Tide', 'Veil', 'Whelp'],
      [],
    ]);
    // Where every choice will do they are asked for together.
    const free = use(text, you({ discard: ['Whelp', 'Relic'], hand: ['Tide', 'Spark', 'Flame'] }));
    expect(free.decision).toMatchObject({ min: 2, max: 2 });
    answer(free, ['Tide', 'Spark']);
  });
});

describe('what is paid changes what can be chosen', () => {
  const enemy = 'Destroy one unit you control to destroy one unit your opponent controls.';
  const guarded: SceneSketch = {
    cards: {
      Ember: {
        effects: [{ style: 'passive', text: 'Units your opponent controls cannot be targeted.' }],
      },
    },
  };

  it('the only protector of a target can be paid with, and must be', () => {
    expect(isOffered(enemy, guarded)).toBe(true);
    const at = use(enemy, guarded);
    expect([at.takable, at.discardPile()]).toEqual([
      ['Foe', 'Giant'],
      ['Ash', 'Ember', 'Relic'],
    ]);
    answer(at, ['Foe']);
    expect(isOffered('Destroy one spell you control to destroy one enemy unit.', guarded)).toBe(
      false,
    );
  });

  it('a target that is one only while what would be paid is there', () => {
    const banner: SceneSketch = {
      ...you({ units: ['Ember'] }),
      cards: {
        Ember: {
          effects: [
            { style: 'passive', text: 'All units your opponent controls gain 500 attack.' },
          ],
        },
      },
    };
    const text = 'Destroy one unit you control to destroy one enemy unit with 700 or more attack.';
    // Foe has 700 only beside Ember; Giant has 900 anyway.
    expect(outcomeOf(text, [], banner)).toMatchObject({ Giant: 'their discard' });
    expect(isOffered(text, { ...banner, opponent: { units: ['Foe'] } })).toBe(false);
  });

  it('a hand that something on the field looks at', () => {
    const shy = {
      type: 'water',
      effects: [
        {
          style: 'passive',
          text: 'While your opponent has no cards in their hand, this card cannot be targeted.',
        },
      ],
    } as const;
    const text = 'Discard one card to destroy one enemy unit.';
    const alone = { cards: { Foe: shy }, opponent: { units: ['Foe'] } };
    expect(isOffered(text, { ...alone, ...you({ hand: ['Tide'] }) })).toBe(false);
    expect(isOffered(text, { ...alone, ...you({ hand: ['Tide', 'Spark'] }) })).toBe(true);
  });

  it('the card under one that is paid with', () => {
    const sketch = { ...you({ units: [{ stack: ['Drake', 'Whelp'] }] }), opponent: { units: [] } };
    expect(isOffered('Destroy one unit you control to tap one unit.', sketch)).toBe(true);
    const takes = { ...sketch, edition: '2025-03-06' } as const;
    expect(isOffered('Destroy one unit you control to tap one unit.', takes)).toBe(false);
  });

  it('a number of cards that its player names', () => {
    const text =
      'Discard one or more cards to return one spell from your discard pile to your hand.';
    const at = use(text, you({ discard: [], hand: ['Scroll', 'Tide'] }));
    expect(at.takable).toEqual(['Scroll', 'Tide']);
    at.take('Tide');
    // Without a spell it is not enough.
    expect([at.asked, at.discardPile()]).toEqual(['respond', ['Scroll', 'Tide']]);
    expect(at.pass().hand()).toEqual(['Scroll']);
  });

  it('tapping for the effect does not pay for tapping (R-T20, R-T65)', () => {
    const text = 'Tap one unit you control to draw one card.';
    expect(isOffered(text, { on: 'Ember', ...you({ units: ['Ember'] }) })).toBe(false);
    expect(isOffered('Tap this card to draw one card.', { on: 'Ember' })).toBe(true);
    expect(offeredBy(text, { on: 'Ember', ...you({ units: ['Ember', 'Spark', 'Tide'] }) })).toEqual(
      ['Spark', 'Tide'],
    );
  });
});

describe('what cannot be known before is not held against an effect (R-T65)', () => {
  const milled = 'Mill one card to return one unit from your discard pile to your hand.';

  it('what is milled may be a target; if it is none, nothing happens', () => {
    const bare = (...deck: string[]) => you({ discard: [], deck });
    expect(isOffered(milled, bare('Acorn'))).toBe(true);
    expect(isOffered(milled, bare('Scroll'))).toBe(true);
    expect(isOffered(milled, bare())).toBe(false);
    expect(outcomeOf(milled, [], bare('Scroll', 'Acorn'))).toMatchObject({
      Scroll: 'your discard',
    });
    expect(outcomeOf(milled, [], bare('Acorn', 'Scroll'))).toMatchObject({ Acorn: 'your hand' });
  });

  it('what another pays is theirs to choose', () => {
    const text =
      "Have your opponent discard one card to return one unit from your opponent's discard pile to its owner's hand.";
    const theirs = (...hand: string[]) => ({ opponent: { discard: [], hand } });
    expect(isOffered(text, theirs('Secret'))).toBe(true);
    // Nobody else knows that it is a spell.
    expect(isOffered(text, theirs('Veil'))).toBe(true);
    expect(isOffered(text, theirs())).toBe(false);
  });

  it('who is asked in a window hangs on what all can see', () => {
    const asked = (hand: string[]) =>
      table({
        cards: {
          Rite: { type: 'spell', effects: [DRAGON, DRAGON] },
          Horn: { effects: ['Draw one card.'] },
          Flame: { subtypes: ['dragon'] },
          Tide: {},
        },
        you: { spells: ['Rite'], hand },
        opponent: { units: ['Horn'] },
        active: 1,
      }).do({ act: 'use', name: 'Horn', effect: 0 }).asked;
    expect(asked(['Flame'])).toBe('respond');
    expect(asked(['Tide'])).toBe('respond');
    expect(asked([])).toBe('main');
  });
});

describe('types of effects and their price', () => {
  const play = 'Play one unit from your discard pile without ranking up.';

  it('the card that an overload effect costs may be its target', () => {
    const sketch: SceneSketch = {
      style: 'overload',
      ...you({ discard: [], hand: ['Scroll', 'Dusk'] }),
    };
    const at = use(play, sketch);
    expect([at.discardPile(), at.asked]).toEqual([['Dusk'], 'respond']);
    answer(at, 4);
    expect(at.units()).toContain('Dusk');
    expect(isOffered(play, { ...sketch, ...you({ discard: [], hand: ['Scroll'] }) })).toBe(false);
  });

  it('a dormant effect', () => {
    const text = 'Discard one unit to return one unit from your discard pile to your hand.';
    const tapped = { stack: ['Source'], tapped: 3 };
    expect(isOffered(text, { style: 'dormant', ...you({ discard: [], spells: [tapped] }) })).toBe(
      true,
    );
  });

  it('an echo is asked whether to pay, where that makes its target', () => {
    const at = scene(DRAGON, {
      style: 'echo',
      ...you({ discard: [], spells: [], hand: ['Flame', 'Source'] }),
    });
    answer(at.play('Source', 0), 'Yes');
    expect([at.hand(), at.discardPile()]).toEqual([['Flame'], []]);
  });

  it('an equip effect that is paid with the only unit', () => {
    const text = 'Destroy one unit you control to equip this card to one unit you control.';
    expect(isOffered(text, you({ units: ['Ember'] }))).toBe(false);
    expect(isOffered(text, you({ units: ['Ember', 'Spark'] }))).toBe(true);
  });

  it('what may be paid when the effect works, so that something else is not done', () => {
    const text =
      'You may discard one dragon to return one dragon from your discard pile to your hand. If you do not, lose 2 points.';
    expect(outcomeOf(text, ['Yes'], you({ discard: [] }))).toEqual({ 'Flame known': '01' });
    expect(outcomeOf(text, [], you({ discard: [], hand: ['Tide'] }))).toEqual({
      'your points': 18,
    });
  });
});

describe('the reason is the real one', () => {
  it.each<[string, SceneSketch, string]>([
    [
      DRAGON,
      you({ discard: [], hand: ['Tide'] }),
      'Its cost cannot be paid: discard one dragon unit.',
    ],
    [
      'Discard one card to return one dragon from your discard pile to your hand.',
      you({ discard: [], hand: ['Tide'] }),
      'This cannot be done now: return one dragon unit from your discard pile to your hand.',
    ],
    [
      'Discard one card to discard one card.',
      you({ hand: ['Tide'] }),
      'There are not enough cards for all that it costs and does.',
    ],
  ])('%s', (text, sketch, reason) => {
    expect(whyNot(scene(text, sketch))).toBe(reason);
  });

  it('and there is none for what can be used', () => {
    expect(whyNot(scene(DRAGON, you({ discard: [] })))).toBeUndefined();
  });
});

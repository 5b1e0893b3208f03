import { describe, expect, it } from 'vitest';
import { type Answer, answer, type SceneSketch, scene } from '../../testing/scene.ts';
import type { Table } from '../../testing/table.ts';

/** What a listening spell does: something that none of the causes below does. */
const MARK = 'your opponent gains 7 points.';
const marks = (at: Table) =>
  at.events.filter((event) => event.type === 'points' && event.by === 7).length;

/** How often a passive effect of Ward hears of what a text does. */
function heard(event: string, cause: string, answers: readonly Answer[], sketch: SceneSketch = {}) {
  const text = `Whenever ${event}, ${MARK}`;
  const ward = { type: 'spell', effects: [{ style: 'passive', text }] } as const;
  const at = scene(cause, { ...sketch, cards: { ...sketch.cards, Ward: ward } });
  return marks(answer(at.use(sketch.on ?? 'Source'), ...answers));
}

/** An event, what causes it, and something close to it that does not. */
type Line = readonly [
  event: string,
  cause: string,
  answers: readonly Answer[],
  times: number,
  sketch?: SceneSketch,
];

function lines(rows: readonly Line[]): void {
  for (const [event, cause, answers, times, sketch] of rows)
    it(`${event}: ${cause} ${times > 0 ? 'yes' : 'no'}`, () => {
      expect(heard(event, cause, answers, sketch)).toBe(times);
    });
}

describe('what befalls cards', () => {
  lines([
    ['a unit is destroyed', 'Destroy one unit.', [['Foe']], 1],
    ['a unit is destroyed', 'Destroy all units.', [], 4],
    ['a unit is destroyed', 'Destroy one spell your opponent controls.', [], 0],
    ['a unit is destroyed', 'Send one unit to the discard pile.', [['Foe']], 0],
    ['a unit you control is destroyed', 'Destroy one unit.', [['Ember']], 1],
    ['a unit you control is destroyed', 'Destroy one unit.', [['Foe']], 0],
    ['a unit is destroyed by an effect', 'Destroy one unit.', [['Foe']], 1],
    ['a unit is destroyed in battle', 'Destroy one unit.', [['Foe']], 0],
    ['a unit is destroyed by a spell', 'Destroy one unit.', [['Foe']], 1],
    ['a unit is destroyed by a spell', 'Destroy one unit.', [['Foe']], 0, { on: 'Ember' }],
    ['a unit is destroyed by your opponent', 'Destroy one unit.', [['Ember']], 0],
    ['this card is tapped', 'Tap one spell you control.', [['Ward']], 1],
    ['a unit is tapped', 'Tap one unit your opponent controls.', [], 1],
    ['a unit is untapped', 'Untap one unit.', [], 1],
    ['a unit is untapped', 'Tap one unit your opponent controls.', [], 0],
    ['a card is discarded', 'Discard one card.', [['Tide']], 1],
    ['a fire unit is discarded', 'Discard one card.', [['Tide']], 0],
    ['a card is milled', 'Mill two cards.', [], 2],
    ['a card is drawn', 'Draw two cards.', [], 2],
    ['a unit is revealed', 'Reveal one card in your hand.', [['Tide']], 1],
    ['a unit is revealed', 'Reveal one card in your hand.', [['Scroll']], 0],
    ['a unit is played', 'Play one rank 1 unit.', [['Tide'], 2], 1],
    ['a spell is played', 'Play one rank 1 unit.', [['Tide'], 2], 0],
    ['a unit is ranked up', 'Rank up one unit you control.', [], 1],
    ['a unit is equipped', 'Equip this card to one unit you control.', [['Ember']], 1],
    ['a unit is targeted', 'Destroy one unit.', [['Foe']], 1],
    ['a unit is targeted', 'Tap all units you control.', [], 0],
    ['a unit is moved', 'Move one unit you control to another column.', [['Ember'], 4], 1],
    ['a unit leaves the field', "Return one unit to its owner's hand.", [['Foe']], 1],
    ['a unit leaves the field', 'Destroy one unit.', [['Foe']], 1],
    ['a unit leaves the field', 'Tap one unit your opponent controls.', [], 0],
    ['a unit is returned to the hand', "Return one unit to its owner's hand.", [['Foe']], 1],
    ['a unit is returned to the hand', 'Destroy one unit.', [['Foe']], 0],
    ['a unit is returned to the deck', "Shuffle one unit into its owner's deck.", [['Foe']], 1],
    ['a card is sent to the discard pile', 'Destroy one unit.', [['Foe']], 1],
    ['a card is sent to the discard pile from the deck', 'Mill one card.', [], 1],
    ['a card is sent to the discard pile from the deck', 'Discard one card.', [['Tide']], 0],
    ['a card is sent to the discard pile from the hand', 'Discard one card.', [['Tide']], 1],
    ['the effect of a spell activates', 'Draw one card.', [], 1],
    ['the effect of a unit activates', 'Draw one card.', [], 0],
    ['the effect of a unit activates', 'Draw one card.', [], 1, { on: 'Ember' }],
  ]);
});

describe('what players do', () => {
  lines([
    ['you draw a card', 'Draw one card.', [], 1],
    ['you draw a card', 'Your opponent draws one card.', [], 0],
    ['your opponent draws a card', 'Your opponent draws one card.', [], 1],
    ['a player draws a card', 'Each player draws one card.', [], 2],
    ['you discard a card', 'Discard one card.', [['Tide']], 1],
    ['your opponent discards a card', 'Your opponent discards one card.', [['Veil']], 1],
    ['you discard a card', 'Your opponent discards one card.', [['Veil']], 0],
    ['you discard a water unit', 'Discard one card.', [['Tide']], 1],
    ['you mill a card', 'Mill one card.', [], 1],
    ['you play a unit', 'Play one rank 1 unit.', [['Tide'], 2], 1],
    ['your opponent plays a unit', 'Play one rank 1 unit.', [['Tide'], 2], 0],
    ['you rank up a unit', 'Rank up one unit you control.', [], 1],
    ['you activate the effect of a card', 'Draw one card.', [], 1],
    ['your opponent activates the effect of a card', 'Draw one card.', [], 0],
    ['you search a deck', 'Search your deck for one unit.', [['Bolt']], 1],
    ['you shuffle a deck', 'Shuffle your deck.', [], 1],
    ['you gain points', 'Gain 2 points.', [], 1],
    ['you gain points', 'Lose 2 points.', [], 0],
    ['you lose points', 'Lose 2 points.', [], 1],
    ['your opponent loses points', 'Your opponent loses 1 point.', [], 1],
    ['your opponent loses points', 'Destroy one unit.', [['Foe']], 1],
    ['your opponent loses points', 'Destroy one unit.', [['Ember']], 0],
  ]);
});

describe('battle', () => {
  const fight = (event: string, attacker: string, on?: string, sketch: SceneSketch = {}) => {
    const text = `Whenever ${event}, ${MARK}`;
    const drake = {
      rank: 2,
      attack: 600,
      defense: 400,
      subtypes: ['dragon'],
      effects: [{ style: 'passive', text }],
    } as const;
    const at = scene('Shuffle your deck.', { ...sketch, stage: 'battle', cards: { Drake: drake } });
    return marks(at.attack(attacker, on));
  };
  const open: SceneSketch = { opponent: { units: [] } };

  it.each([
    ['this card attacks', 'Drake', 'Foe', 1],
    ['this card attacks', 'Ember', 'Foe', 0],
    ['this card attacks a water unit', 'Drake', 'Foe', 1],
    ['this card attacks a water unit', 'Drake', 'Giant', 0],
    ['this card attacks directly', 'Drake', 'Foe', 0],
    ['a unit attacks', 'Ember', 'Foe', 1],
    ['a unit your opponent controls is attacked', 'Ember', 'Foe', 1],
    ['this card destroys a unit', 'Drake', 'Foe', 1],
    ['this card destroys a unit in battle', 'Drake', 'Foe', 1],
    ['this card destroys a fire unit', 'Drake', 'Foe', 0],
    ['a unit is destroyed in battle', 'Drake', 'Foe', 1],
    ['a unit is destroyed by an effect', 'Drake', 'Foe', 0],
  ] as const)('%s (%s attacks %s): %i', (event, attacker, on, times) => {
    expect(fight(event, attacker, on)).toBe(times);
  });

  it('an attack on the player is one directly', () => {
    expect(fight('this card attacks directly', 'Drake', undefined, open)).toBe(1);
  });

  it('a card that destroys by its effect destroys, though not in battle', () => {
    const at = (event: string) => {
      const effects = [
        { style: 'passive', text: `Whenever ${event}, ${MARK}` },
        'Destroy one unit your opponent controls.',
      ] as const;
      return marks(
        answer(scene('Shuffle your deck.', { cards: { Ember: { effects } } }).use('Ember', 1), [
          'Foe',
        ]),
      );
    };
    expect(at('this card destroys a unit')).toBe(1);
    expect(at('this card destroys a unit in battle')).toBe(0);
  });
});

describe('turning over and countering', () => {
  it('a card is turned face-up (0.001)', () => {
    const ward = {
      type: 'spell',
      effects: [{ style: 'latent', text: `When a unit is flipped, ${MARK}` }],
    } as const;
    const at = scene('Turn one unit face-down.', { edition: '0.001', cards: { Ward: ward } });
    expect(marks(answer(at.use('Source'), ['Foe']))).toBe(1);
  });

  it('a card is countered', () => {
    const cards = {
      Hex: { type: 'spell', effects: [{ style: 'counter', text: 'Counter the effect.' }] },
      Ward: {
        type: 'spell',
        effects: [{ style: 'passive', text: `Whenever a card is countered, ${MARK}` }],
      },
    } as const;
    const at = scene('Draw one card.', { cards }).do({ act: 'use', name: 'Source', effect: 0 });
    at.do({ act: 'use', name: 'Hex', effect: 0 }).pass();
    expect([marks(at), at.hand().length]).toEqual([1, 4]);
  });
});

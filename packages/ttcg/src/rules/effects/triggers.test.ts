import { describe, expect, it } from 'vitest';
import { answer, isOffered, outcomeOf, type SceneSketch, scene } from '../../testing/scene.ts';
import type { Table } from '../../testing/table.ts';

const passive = (name: string, text: string): SceneSketch['cards'] => ({
  [name]: {
    type: name === 'Ward' || name === 'Hex' ? 'spell' : 'fire',
    effects: [{ style: 'passive', text }],
  },
});
const fightOf = (cards: SceneSketch['cards']) =>
  scene('Shuffle your deck.', { stage: 'battle', ...(cards && { cards }) });
/** What happened, in order: which kinds of events. */
const order = (at: Table, ...kinds: string[]) =>
  at.events.map(({ type }) => type as string).filter((type) => kinds.includes(type));

describe('before and after (3.3.4, R-T7)', () => {
  it('"when ... attacks" works before the attack', () => {
    const at = fightOf({
      Ember: {
        attack: 300,
        defense: 200,
        effects: ['When this card attacks, this card gains 400 attack.'],
      },
    });
    at.attack('Ember', 'Giant');
    expect([at.units(1), at.points(1)]).toEqual([['Foe', 'Stone'], 17]);
  });

  it('"after ... attacks" works when it is over', () => {
    const at = fightOf({
      Ember: {
        attack: 400,
        defense: 200,
        effects: ['After this card attacks, this card gains 400 attack.'],
      },
    });
    at.attack('Ember', 'Foe');
    expect(order(at, 'battle', 'lasts')).toEqual(['battle', 'lasts']);
    expect(at.seen('Ember').attack).toBe(800);
  });

  it('"when an enemy card attacks" works before the attack: the attacker can be stopped', () => {
    const cards = {
      Hex: {
        type: 'spell',
        effects: [
          { style: 'latent', text: 'When a unit your opponent controls attacks, destroy it.' },
        ],
      },
    } as const;
    const at = fightOf(cards).attack('Drake', 'Foe');
    expect([at.units(0), at.units(1), at.points(0)]).toEqual([
      ['Ember', 'Whelp'],
      ['Foe', 'Giant'],
      18,
    ]);
  });

  it('"when a card effect activates" works before that effect', () => {
    const cards = {
      Hex: {
        type: 'spell',
        effects: [
          {
            style: 'latent',
            text: 'When your opponent activates the effect of a card, draw one card.',
          },
        ],
      },
    } as const;
    const at = scene('Gain 2 points.', { cards }).use('Source');
    expect(order(at, 'drew', 'points')).toEqual(['drew', 'points']);
  });

  it('"after a card effect activates" works behind it', () => {
    const cards = {
      Hex: {
        type: 'spell',
        effects: [
          {
            style: 'latent',
            text: 'After your opponent activates the effect of a card, draw one card.',
          },
        ],
      },
    } as const;
    const at = scene('Gain 2 points.', { cards }).use('Source');
    expect(order(at, 'drew', 'points')).toEqual(['points', 'drew']);
  });

  it('"when another card is destroyed" waits until the effect is through', () => {
    const at = scene('Destroy one unit. Draw one card.', {
      cards: passive('Ward', 'Whenever a unit is destroyed, gain 5 points.') ?? {},
    });
    answer(at.use('Source'), ['Foe']);
    expect(
      at.events
        .filter(({ type }) => type === 'drew' || type === 'points')
        .map((event) => (event.type === 'points' ? event.by : 'drew')),
    ).toEqual([-1, 'drew', 5]);
  });

  it('"before" something happens is said of attacks and activations', () => {
    const at = fightOf({
      Ember: { attack: 300, effects: ['Before this card attacks, this card gains 400 attack.'] },
    }).attack('Ember', 'Giant');
    expect(at.units(1)).toEqual(['Foe', 'Stone']);
  });
});

describe('this card is sent to the discard pile (2.2.5)', () => {
  const cards = (text: string) => ({ Foe: { type: 'water', effects: [text] } }) as const;
  const text = 'Destroy one water unit.';
  it('works if it was untapped', () => {
    expect(
      outcomeOf(text, [], {
        cards: cards('When this card is sent to the discard pile, gain 4 points.'),
      }),
    ).toEqual({ Foe: 'their discard', 'their points': 23 });
  });

  it('not if it was tapped', () => {
    const sketch = {
      cards: cards('When this card is sent to the discard pile, gain 4 points.'),
      opponent: { units: [{ stack: ['Foe'], tapped: 3 }] },
    };
    expect(outcomeOf(text, [], sketch)).toEqual({ Foe: 'their discard', 'their points': 19 });
  });

  it('from the hand and from the deck it counts as untapped', () => {
    const tide = {
      cards: {
        Tide: {
          type: 'water',
          effects: ['When this card is sent to the discard pile, gain 4 points.'],
        },
      },
    } as const;
    expect(outcomeOf('Discard one water unit.', [], tide)).toEqual({
      Tide: 'your discard',
      'your points': 24,
    });
    expect(outcomeOf('Mill one card.', [], { ...tide, you: { deck: ['Tide'], hand: [] } })).toEqual(
      { Tide: 'your discard', 'your points': 24 },
    );
  });
});

describe('at the start and end of turns and phases', () => {
  it.each([
    ['At the start of your turn', [20, 20, 22]],
    ['At the end of your turn', [20, 22, 22]],
    ["At the start of your opponent's turn", [20, 22, 22]],
    ["At the end of your opponent's turn", [20, 20, 22]],
    ['At the start of each turn', [20, 22, 24]],
    ['At the end of each turn', [20, 22, 24]],
    ['At the start of your draw phase', [20, 20, 22]],
    ['At the start of your main phase', [20, 20, 22]],
    ['At the end of your draw phase', [20, 20, 22]],
  ] as const)('%s: %j', (when, points) => {
    const at = scene(`${when}, gain 2 points.`, { style: 'passive' });
    expect([at.points(), at.endTurn().points(), at.endTurn().points()]).toEqual(points);
  });

  it('of a battle phase', () => {
    const at = scene('At the start of your battle phase, gain 2 points.', { style: 'passive' });
    expect(at.do({ act: 'battle' }).pass().points()).toBe(22);
  });

  it('during a phase: it can be used only then', () => {
    const text = "During your opponent's battle phase, gain 2 points.";
    const at = scene(text);
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
    at.endTurn().do({ act: 'battle' });
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(true);
    expect(at.use('Source').points()).toBe(22);
    expect(isOffered('During your main phase, gain 2 points.')).toBe(true);
    expect(isOffered('During your battle phase, gain 2 points.')).toBe(false);
  });
});

describe('what waits', () => {
  it("the turn player's is put down first and so works last", () => {
    const cards = {
      ...passive('Ward', 'Whenever a unit is destroyed, gain 1 point.'),
      ...passive('Hex', 'Whenever a unit is destroyed, gain 2 points.'),
    };
    const at = answer(scene('Destroy one unit.', { cards }).use('Source'), ['Foe']);
    const gained = at.events.flatMap((event) =>
      event.type === 'points' && event.by > 0 ? [event.by] : [],
    );
    expect(gained).toEqual([2, 1]);
  });

  it('a latent effect taps its card and so happens once', () => {
    const cards = {
      Ward: { type: 'spell', effects: ['When a unit is destroyed, draw one card.'] },
    } as const;
    const at = scene('Destroy all units your opponent controls.', { cards }).use('Source');
    expect([at.seen('Ward').tapped, at.hand().length]).toEqual([true, 5]);
  });

  it('a passive effect happens every time, tapped or not', () => {
    const cards = passive('Ward', 'Whenever a unit is destroyed, draw one card.') ?? {};
    const at = scene('Destroy all units your opponent controls.', { cards }).use('Source');
    expect([at.seen('Ward').tapped, at.hand().length]).toEqual([false, 6]);
  });

  it('a trigger whose target is missing is not put down', () => {
    const cards = passive('Ward', 'Whenever a unit is destroyed, destroy one nature unit.') ?? {};
    const at = answer(scene('Destroy one unit.', { cards }).use('Source'), ['Foe']);
    expect(at.events.filter(({ type }) => type === 'announced')).toHaveLength(1);
  });
});

describe('what is on the watch for an attack', () => {
  const inTheirTurn = (text: string) => {
    const at = scene(text, { cards: { Foe: { type: 'water', attack: 900 } } }).use('Source');
    return at.endTurn().do({ act: 'battle' }).pass();
  };

  it('counters it', () => {
    const text = 'For the rest of the game, whenever an enemy unit attacks, counter the attack.';
    const at = inTheirTurn(text).attack('Foe', 'Ember');
    expect([at.units(0), at.points(0)]).toEqual([['Ember', 'Drake'], 20]);
  });

  it('counters it once, if that is what the text says', () => {
    const text = 'The next time an enemy unit attacks, counter the attack.';
    const at = inTheirTurn(text).attack('Foe', 'Ember');
    expect(at.units(0)).toEqual(['Ember', 'Drake']);
    expect(at.attack('Giant', 'Ember').units(0)).toEqual(['Drake']);
  });
});

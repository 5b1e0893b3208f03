import { describe, expect, it } from 'vitest';
import { answer, isOffered, outcomeOf, type SceneSketch, scene } from '../testing/scene.ts';
import { type Sketch, type Table, table } from '../testing/table.ts';

const you = (side: NonNullable<SceneSketch['you']>): SceneSketch => ({ you: side });
const use = (text: string, sketch: SceneSketch = {}): Table =>
  scene(text, sketch).do({ act: 'use', name: sketch.on ?? 'Source', effect: 0 });

describe('R-T75: "one other" after a cost', () => {
  it('of a discard pile is another than what was discarded', () => {
    const text =
      'Discard one dragon to return one other dragon from your discard pile to your hand.';
    expect(isOffered(text, you({ discard: [] }))).toBe(false);
    expect(outcomeOf(text, [], you({ discard: ['Whelp', 'Ash'], units: ['Ember'] }))).toEqual({
      Flame: 'your discard',
      Whelp: 'your hand',
    });
  });

  it('of the field is another than what was paid, this card among them', () => {
    const text = 'Tap one other unit you control to destroy one other unit you control.';
    const at = use(text, { on: 'Ember', ...you({ units: ['Ember', 'Spark', 'Tide'] }) });
    at.take('Spark');
    expect(at.takable).toEqual(['Ember', 'Tide']);
    answer(at, ['Tide']);
    expect(at.units()).toEqual(['Ember', 'Spark']);
  });

  it('after points it is another than this card', () => {
    const text = 'Lose 1 point to destroy one other unit you control.';
    expect(isOffered(text, { on: 'Ember', ...you({ units: ['Ember'] }) })).toBe(false);
  });
});

describe('R-T76: a draw', () => {
  const at = (text: string) =>
    scene('Draw two cards.', {
      cards: { Ward: { type: 'spell', effects: [{ style: 'passive', text }] } },
    });

  it('sends a card from the deck to the hand', () => {
    const game = at('Whenever a card is sent from your deck to your hand, gain 1 point.');
    expect(game.use('Source').points()).toBe(22);
  });

  it('is no return to the hand', () => {
    const game = at('Whenever a card is returned to the hand, gain 1 point.');
    expect(game.use('Source').points()).toBe(20);
  });

  it('a card that is searched for is sent so, too, and is no draw', () => {
    const search = (text: string) =>
      answer(
        scene('Search your deck for one unit.', {
          cards: { Ward: { type: 'spell', effects: [{ style: 'passive', text }] } },
        }).use('Source'),
        ['Bolt'],
      ).points();
    expect(search('Whenever a card is sent from your deck to your hand, gain 1 point.')).toBe(21);
    expect(search('Whenever you draw a card, gain 1 point.')).toBe(20);
  });
});

describe('R-T77: cards that effects play in the battle phase', () => {
  it('come to the field; players play none by themselves', () => {
    const at = scene('Play one rank 1 unit from your discard pile.', { stage: 'battle' });
    expect(at.can({ act: 'play', name: 'Tide' })).toBe(false);
    const card = at.card('Tide');
    expect(at.game.explain(at.state, 0, { act: 'play', card })).toBe(
      'Cards are played in your main phase.',
    );
    answer(at.use('Source'), 4);
    expect(at.units()).toContain('Ash');
  });

  it('count against no limit, and rank up as usual', () => {
    const at = scene('Play one unit from your discard pile.', {
      stage: 'battle',
      ...you({ discard: ['Flame'] }),
    });
    expect(at.use('Source').units()).toContain('Flame');
  });
});

describe('R-T78: a card that is about to be destroyed', () => {
  const axe: Sketch = { type: 'spell', effects: ['Destroy one enemy spell.'] };
  const siege = (effects: Sketch['effects']) =>
    table({
      cards: { Charm: { type: 'spell', effects: effects ?? [] }, Axe: axe },
      you: { spells: ['Charm'] },
      opponent: { spells: ['Axe'] },
      active: 1,
    }).do({ act: 'use', name: 'Axe', effect: 0 });

  it('can still answer: nothing has been destroyed yet', () => {
    const at = siege(['Draw one card.']);
    at.do({ act: 'use', name: 'Charm', effect: 0 }).pass();
    expect([at.hand(), at.discardPile()]).toEqual([['Filler'], ['Charm']]);
  });

  it('cannot when it has been, unless its text says when', () => {
    const at = siege(['Draw one card.']).pass();
    expect([at.asked, at.hand(), at.discardPile()]).toEqual(['main', [], ['Charm']]);
    const heir = siege(['When this card is destroyed, draw one card.']).pass();
    expect(heir.hand()).toEqual(['Filler']);
  });
});

describe('R-T79: cards under one that was just ranked up', () => {
  const cards = {
    Cub: { effects: ['When this card is ranked up, gain 1 point for each card under it.'] },
    Pup: {},
    Wolf: { rank: 2 },
    Bear: { rank: 3 },
    Den: {
      type: 'spell',
      effects: [
        {
          style: 'passive',
          text: 'Whenever you rank up a unit, gain 1 point for each card under it.',
        },
      ],
    },
    Wise: {
      rank: 2,
      effects: ['When this card is ranked up, gain 1 point for each card under it.'],
    },
  } as const;

  it('of a unit that is ranked up: those under the card now on top', () => {
    const at = table({
      cards,
      you: { units: [{ stack: ['Wolf', 'Pup'] }], spells: ['Den'], hand: ['Bear'] },
    });
    expect(at.play('Bear', 0).points()).toBe(22);
  });

  it('of this card: those under this card', () => {
    const at = table({ cards, you: { units: [{ stack: ['Wise', 'Pup'] }], hand: ['Bear'] } });
    expect(at.play('Bear', 0).points()).toBe(21);
    const alone = table({ cards, you: { units: ['Cub'], hand: ['Wolf'] } });
    expect(alone.play('Wolf', 0).points()).toBe(20);
  });
});

describe('R-T80: halves are rounded down', () => {
  it.each<[string, SceneSketch, number]>([
    ['Halve your points.', you({ points: 5 }), 2],
    ['Lose points equal to half your points.', you({ points: 5 }), 3],
    ['Gain points equal to half your points.', you({ points: 5 }), 7],
  ])('%s', (text, sketch, left) => {
    expect(scene(text, sketch).use('Source').points()).toBe(left);
  });

  it('of what is lost', () => {
    const at = scene('Halve the points you lose this turn.', {
      cards: { Ward: { type: 'spell', effects: ['Lose 5 points.'] } },
    });
    expect(at.use('Source').use('Ward').points()).toBe(18);
  });

  it('of attack, and of a bonus below 0 towards 0', () => {
    const odd = { cards: { Ember: { attack: 255, effects: [] } } };
    expect(
      answer(use("Halve one fire unit's attack.", { ...odd, ...you({ units: ['Ember'] }) })).seen(
        'Ember',
      ).attack,
    ).toBe(127);
    const curse = { cards: { Ward: { type: 'spell', attack: -15, defense: 0 } } } as const;
    const at = answer(
      use("Halve one other spell's bonus.", { ...curse, opponent: { spells: [] } }),
    );
    expect(at.seen('Ember').attack).toBe(300 - 7);
  });

  it('of cards', () => {
    const text = 'Draw cards equal to half the number of units you control.';
    expect(
      scene(text, you({ units: ['Ember', 'Spark', 'Tide'] }))
        .use('Source')
        .hand(),
    ).toHaveLength(5);
  });
});

describe('R-T81: an effect that untaps its own card', () => {
  const again = (at: Table) => at.can({ act: 'use', name: 'Ember', effect: 0 });

  it.each(['Draw one card. Untap this card.', 'Draw one card. Untap all units you control.'])(
    '%s: once in a turn',
    (text) => {
      const at = scene(text, { on: 'Ember' }).use('Ember');
      expect([at.seen('Ember').tapped, again(at)]).toEqual([false, false]);
      const card = at.card('Ember');
      expect(at.game.explain(at.state, 0, { act: 'use', card, effect: 0 })).toBe(
        'It cannot be used again in this turn.',
      );
      expect(at.can({ act: 'use', name: 'Ember', effect: 1 })).toBe(true);
      expect(again(at.endTurn().endTurn())).toBe(true);
    },
  );

  it('as often as it is paid for', () => {
    const at = scene('Lose 1 point to draw one card and gain 1 point. Untap this card.', {
      on: 'Ember',
    });
    expect(again(at.use('Ember').use('Ember'))).toBe(true);
  });

  it('not where another card has untapped it', () => {
    const Ward = { type: 'spell', effects: ['Untap one unit you control.'] } as const;
    const at = scene('Draw one card.', { on: 'Ember', cards: { Ward } }).use('Ember').use('Ward');
    expect(again(at)).toBe(true);
  });
});

describe('R-T82: what is chosen when an effect works', () => {
  const late = 'Draw one card, then destroy one unit your opponent controls.';

  it('is not what cannot be targeted', () => {
    const shy = { effects: [{ style: 'passive', text: 'This card cannot be targeted.' }] } as const;
    const at = scene(late, { cards: { Foe: { type: 'water', ...shy } } }).use('Source');
    expect(at.units(1)).toEqual(['Foe', 'Stone']);
  });

  it('sets off nothing that waits for a target, and cannot be turned elsewhere', () => {
    const glad = {
      style: 'passive',
      text: 'Whenever this card is targeted, gain 3 points.',
    } as const;
    const sketch = { cards: { Foe: { type: 'water', effects: [glad] } } } as const;
    const at = answer(use(late, sketch), ['Foe']);
    expect([at.units(1), at.points(1)]).toEqual([['Giant'], 19]);
  });
});

import { randomFrom, redeal } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import {
  answer,
  isOffered,
  offeredBy,
  outcomeOf,
  type SceneSketch,
  scene,
} from '../../testing/scene.ts';
import type { Table } from '../../testing/table.ts';

/** A unit of the opponent that says something of itself all the time. */
const foeSays = (text: string): SceneSketch => ({
  cards: {
    Foe: { type: 'water', attack: 200, defense: 300, effects: [{ style: 'passive', text }] },
  },
});
const toBattle = (at: Table) => at.do({ act: 'battle' }).pass();
const canHit = (at: Table, name: string, on: string) =>
  at.can({ act: 'attack', name, on: at.card(on) });

describe('a card cannot', () => {
  it('attack', () => {
    const at = answer(scene('One unit you control cannot attack this turn.').use('Source'), [
      'Ember',
    ]);
    toBattle(at);
    expect(at.can({ act: 'attack', name: 'Ember' })).toBe(false);
    expect(at.can({ act: 'attack', name: 'Drake' })).toBe(true);
  });

  it('attack directly', () => {
    const open: SceneSketch = { opponent: { units: [] } };
    const at = answer(
      scene('One unit you control cannot attack directly this turn.', open).use('Source'),
      ['Ember'],
    );
    toBattle(at);
    expect(at.can({ act: 'attack', name: 'Ember' })).toBe(false);
    expect(at.can({ act: 'attack', name: 'Drake' })).toBe(true);
  });

  it('be attacked', () => {
    const at = scene('Shuffle your deck.', {
      ...foeSays('This card cannot be attacked.'),
      stage: 'battle',
    });
    expect([canHit(at, 'Ember', 'Foe'), canHit(at, 'Ember', 'Giant')]).toEqual([false, true]);
  });

  it('be attacked by some', () => {
    const at = scene('Shuffle your deck.', {
      ...foeSays('This card cannot be attacked by dragon units.'),
      stage: 'battle',
    });
    expect([canHit(at, 'Drake', 'Foe'), canHit(at, 'Drake', 'Giant')]).toEqual([false, true]);
    expect(canHit(at, 'Ember', 'Foe')).toBe(true);
  });

  it('be destroyed, in whatever way', () => {
    const said = foeSays('This card cannot be destroyed.');
    expect(outcomeOf('Destroy all units your opponent controls.', [], said)).toEqual({
      Giant: 'their discard',
      Stone: 'their unit 1',
      'their points': 17,
    });
    const at = scene('Shuffle your deck.', { ...said, stage: 'battle' }).attack('Drake', 'Foe');
    expect(at.units(1)).toEqual(['Foe', 'Giant']);
  });

  it('be destroyed in battle, but by effects', () => {
    const said = foeSays('This card cannot be destroyed in battle.');
    expect(
      scene('Shuffle your deck.', { ...said, stage: 'battle' })
        .attack('Drake', 'Foe')
        .units(1),
    ).toContain('Foe');
    expect(outcomeOf('Destroy one rank 1 unit your opponent controls.', [], said)).toEqual({
      Foe: 'their discard',
      'their points': 19,
    });
  });

  it('be destroyed by effects, but in battle', () => {
    const said = foeSays('This card cannot be destroyed by effects.');
    expect(outcomeOf('Destroy one rank 1 unit your opponent controls.', [], said)).toEqual({});
    expect(
      scene('Shuffle your deck.', { ...said, stage: 'battle' })
        .attack('Drake', 'Foe')
        .units(1),
    ).toEqual(['Giant']);
  });

  it('be destroyed by effects of some', () => {
    const said = foeSays('This card cannot be destroyed by effects of spells.');
    const text = 'Destroy one rank 1 unit your opponent controls.';
    expect(outcomeOf(text, [], said)).toEqual({});
    expect(outcomeOf(text, [], { ...said, on: 'Ember' })).toEqual({
      Foe: 'their discard',
      'their points': 19,
    });
  });

  it('be targeted: it is not to be chosen, but "all" means it too', () => {
    const said = foeSays('This card cannot be targeted.');
    expect(offeredBy('Destroy one unit.', said)).toEqual(['Drake', 'Ember', 'Giant']);
    expect(outcomeOf('Tap all units your opponent controls.', [], said)).toEqual({
      'Foe tapped': true,
    });
  });

  it('be targeted by some', () => {
    const said = foeSays('This card cannot be targeted by spells.');
    expect(offeredBy('Destroy one unit.', said)).toEqual(['Drake', 'Ember', 'Giant']);
    expect(offeredBy('Destroy one unit.', { ...said, on: 'Ember' })).toContain('Foe');
  });

  it('be tapped, be untapped', () => {
    expect(
      isOffered('Tap one unit your opponent controls.', foeSays('This card cannot be tapped.')),
    ).toBe(false);
    const cards = {
      Giant: {
        type: 'earth',
        rank: 3,
        effects: [{ style: 'passive', text: 'This card cannot be untapped.' }],
      },
    } as const;
    expect(isOffered('Untap one unit your opponent controls.', { cards })).toBe(false);
  });

  it('rank up', () => {
    const at = answer(scene('One unit you control cannot rank up this turn.').use('Source'), [
      'Ember',
    ]);
    expect(at.can({ act: 'play', name: 'Flame' })).toBe(false);
  });

  it('activate effects', () => {
    const at = answer(
      scene('One unit you control cannot activate effects this turn.').use('Source'),
      ['Ember'],
    );
    expect(at.can({ act: 'use', name: 'Ember' })).toBe(false);
    expect(at.can({ act: 'use', name: 'Drake' })).toBe(true);
  });

  it('have effects: what stood by itself is gone', () => {
    const said = foeSays('This card gains 100 attack.');
    const text = 'One unit your opponent controls loses its effects this turn.';
    const at = scene(text, said);
    expect(at.seen('Foe').attack).toBe(300);
    expect(answer(at.use('Source'), ['Foe']).seen('Foe').attack).toBe(200);
  });

  it('leave the field', () => {
    const said = foeSays('This card cannot leave the field.');
    expect(
      outcomeOf("Return all units your opponent controls to their owners' hands.", [], said),
    ).toEqual({ Giant: 'their hand', Stone: 'their unit 1' });
    expect(outcomeOf('Destroy all units your opponent controls.', [], said)).toMatchObject({
      Giant: 'their discard',
    });
    expect(outcomeOf('Destroy all units your opponent controls.', [], said)).not.toHaveProperty(
      'Foe',
    );
  });

  it('be equipped', () => {
    const said = foeSays('This card cannot be equipped.');
    expect(offeredBy('The equipped unit gains 50 attack.', { ...said, style: 'equip' })).toEqual([
      'Drake',
      'Ember',
      'Giant',
    ]);
  });

  it('be moved', () => {
    const said = foeSays('This card cannot be moved.');
    const at = scene('Move one unit your opponent controls to another column.', said).use('Source');
    answer(at, 4);
    expect(at.stacks('unit', 1)[0]).toEqual(['Foe']);
  });

  it('be moved: nor does it change places with another card', () => {
    const said = foeSays('This card cannot be moved.');
    expect(isOffered('Swap the places of two units your opponent controls.', said)).toBe(false);
    expect(isOffered('Swap the places of two units your opponent controls.')).toBe(true);
    expect(
      offeredBy('Swap the places of one unit you control and one enemy unit.', said),
    ).not.toContain('Foe');
  });

  it('be played', () => {
    const at = scene('Rank 2 or higher units cannot be played this turn.').use('Source');
    expect(at.can({ act: 'play', name: 'Flame' })).toBe(false);
    expect(at.can({ act: 'play', name: 'Spark' })).toBe(true);
  });
});

describe('a player cannot', () => {
  const after = (text: string) =>
    scene(text, {
      cards: { Hex: { type: 'spell', effects: ['Draw one card.', 'Gain 2 points.'] } },
    })
      .use('Source')
      .endTurn();
  const until = "until the end of your opponent's next turn";
  it('play cards, or some cards', () => {
    expect(after(`Your opponent cannot play cards ${until}.`).can({ act: 'play' })).toBe(false);
    const spells = after(`Your opponent cannot play spells ${until}.`);
    expect([
      spells.can({ act: 'play', name: 'Veil' }),
      spells.can({ act: 'play', name: 'Secret' }),
    ]).toEqual([false, true]);
  });

  it('activate effects, or those of some cards', () => {
    expect(after(`Your opponent cannot activate effects ${until}.`).can({ act: 'use' })).toBe(
      false,
    );
    const spells = after(`Your opponent cannot activate effects of spells ${until}.`);
    expect([
      spells.can({ act: 'use', name: 'Hex' }),
      spells.can({ act: 'use', name: 'Foe' }),
    ]).toEqual([false, true]);
  });

  it('attack', () => {
    const at = after(`Your opponent cannot attack ${until}.`);
    expect(toBattle(at).can({ act: 'attack' })).toBe(false);
  });

  it('draw cards: neither by the rules nor by effects, and that costs nothing', () => {
    const at = after(`Your opponent cannot draw cards ${until}.`);
    expect([at.hand(1), at.points(1)]).toEqual([['Secret', 'Veil'], 20]);
    expect(at.use('Hex').hand(1)).toEqual(['Secret', 'Veil']);
  });

  it('gain points, lose points', () => {
    expect(after(`Your opponent cannot gain points ${until}.`).use('Hex', 1).points(1)).toBe(20);
    expect(outcomeOf('You cannot lose points this turn. Lose 3 points.', [])).not.toHaveProperty(
      'your points',
    );
    expect(
      outcomeOf(
        'Your opponent cannot lose points this turn. Destroy one rank 1 unit your opponent controls.',
        [],
      ),
    ).not.toHaveProperty('their points');
  });

  it('discard cards', () => {
    expect(
      outcomeOf('Your opponent cannot discard cards this turn. Your opponent discards one card.', [
        ['Veil'],
      ]),
    ).not.toHaveProperty('Veil');
  });

  it('rank up cards', () => {
    const at = scene('You cannot rank up cards this turn.').use('Source');
    expect([
      at.can({ act: 'play', name: 'Flame' }),
      at.can({ act: 'play', name: 'Spark' }),
    ]).toEqual([false, true]);
  });

  it('search decks', () => {
    const at = scene('You cannot search decks this turn. Search your deck for one unit.').use(
      'Source',
    );
    expect(at.hand()).toHaveLength(4);
  });
});

describe('immune', () => {
  const said = foeSays('This card is immune to effects of spells.');
  it('effects of such cards do nothing to it', () => {
    expect(offeredBy('Destroy one unit.', said)).toEqual(['Drake', 'Ember', 'Giant']);
    expect(
      outcomeOf('Tap all units your opponent controls and draw one card.', [], {
        ...said,
        opponent: { units: ['Foe', 'Giant'] },
      }),
    ).toEqual({ 'Giant tapped': true, Acorn: 'your hand' });
  });

  it('other effects and battle do', () => {
    expect(offeredBy('Destroy one unit.', { ...said, on: 'Ember' })).toContain('Foe');
    expect(
      scene('Shuffle your deck.', { ...said, stage: 'battle' })
        .attack('Drake', 'Foe')
        .units(1),
    ).toEqual(['Giant']);
  });

  it('nor does what stands by itself reach it', () => {
    const at = scene('All units your opponent controls lose 50 attack.', {
      ...said,
      style: 'passive',
    });
    expect([at.seen('Foe').attack, at.seen('Giant').attack]).toEqual([200, 850]);
  });

  it('to what a card made that now lies where nobody sees it', () => {
    const at = scene(
      'All units your opponent controls lose 50 attack. Shuffle this card into your deck.',
      {
        ...foeSays(
          'While your opponent controls no spells, this card is immune to effects of spells.',
        ),
        you: { spells: ['Source'], deck: ['Drake', 'Drake', 'Drake'] },
        opponent: { units: ['Foe', 'Giant'] },
      },
    ).use('Source');
    expect(at.deck()).toContain('Source');
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { players } = at.game.view(
        redeal(at.state, 'table', randomFrom(seed), at.game),
        'table',
      );
      const attacks = players[1].units.map(([top]) => top && 'attack' in top && top.attack);
      expect(attacks.slice(0, 2)).toEqual([200, 850]);
    }
  });

  it('only of those that the text names', () => {
    const mine = foeSays('This card is immune to effects of spells your opponent controls.');
    expect(offeredBy('Destroy one unit.', mine)).toEqual(['Drake', 'Ember', 'Giant']);
    const own = foeSays('This card is immune to effects of spells you control.');
    expect(offeredBy('Destroy one unit.', own)).toContain('Foe');
  });
});

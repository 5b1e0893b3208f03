import { describe, expect, it } from 'vitest';
import { answer, type SceneSketch, scene } from '../../testing/scene.ts';
import { type Table, table } from '../../testing/table.ts';

/** Both players end their turns: it is your next one. */
const nextTurn = (at: Table): Table => at.endTurn().endTurn();
const plays = (at: Table): number => at.game.view(at.state, 'hands').players[0].playsLeft;

describe('an additional play (R-T73)', () => {
  it('each turn: in every turn, once in each', () => {
    const at = scene('You may play one additional card each turn.').use('Source');
    expect(plays(at)).toBe(3);
    expect(plays(nextTurn(at))).toBe(3);
    expect(plays(nextTurn(at))).toBe(3);
  });

  it('without a word it is for this turn', () => {
    const at = scene('Get one extra play.').use('Source');
    expect(plays(at)).toBe(3);
    expect(plays(nextTurn(at))).toBe(2);
  });

  it('of a continuous effect while that lasts', () => {
    const Ward = { type: 'spell', effects: ['Untap one other spell you control.'] } as const;
    const text = 'While this card is on the field, get one extra play each turn.';
    const at = scene(text, { cards: { Ward } }).use('Source');
    expect(plays(nextTurn(at))).toBe(3);
    expect(plays(at.use('Ward'))).toBe(2);
  });

  it('the other player has none of it', () => {
    const at = scene('Get one extra play each turn.').use('Source').endTurn();
    expect(at.game.view(at.state, 'hands').players[1].playsLeft).toBe(2);
  });
});

describe('attacks (R-T73)', () => {
  /** How often Ember can attack in your battle phase: nothing stands against it. */
  function attacks(at: Table): number {
    at.do({ act: 'battle' }).pass();
    let count = 0;
    while (at.can({ act: 'attack', name: 'Ember' })) {
      at.do({ act: 'attack', name: 'Ember' }).pass();
      count++;
    }
    return count;
  }
  const field = (one: string, other = 'Shuffle your deck.', points = 99): SceneSketch => ({
    you: { units: ['Ember'], spells: ['Ward'] },
    opponent: { units: [], spells: [], points },
    cards: { Ward: { type: 'spell', effects: [one] }, Ember: { effects: [other] } },
  });
  const at = (one: string, other?: string): Table => {
    const game = scene('Shuffle your deck.', { on: 'Tide', ...field(one, other) });
    answer(game.use('Ward'));
    return other ? game.use('Ember') : game;
  };

  it('twice each turn is twice in every turn', () => {
    const game = at('All units you control can attack twice each turn.');
    expect(attacks(game)).toBe(2);
    expect(attacks(nextTurn(game))).toBe(2);
  });

  it('twice, without a word, is in this turn', () => {
    const game = at('All units you control can attack twice.');
    expect(attacks(game)).toBe(2);
    expect(attacks(nextTurn(game))).toBe(1);
  });

  it('twice is twice, however many effects say so', () => {
    const twice = 'This card can attack twice this turn.';
    expect(attacks(at('All units you control can attack twice this turn.', twice))).toBe(2);
  });

  it('the most of what is said holds', () => {
    const thrice = 'This card can attack three times this turn.';
    expect(attacks(at('All units you control can attack twice this turn.', thrice))).toBe(3);
  });

  it('an extra attack adds to it, and to others', () => {
    const extra = 'This card gets one extra attack this turn.';
    expect(attacks(at('All units you control can attack twice this turn.', extra))).toBe(3);
    expect(attacks(at('All units you control get one extra attack this turn.', extra))).toBe(3);
  });

  it('an extra attack each turn is there in every turn', () => {
    const game = at('All units you control get one extra attack each turn.');
    expect([attacks(game), attacks(nextTurn(game))]).toEqual([2, 2]);
  });
});

describe('once per turn, a card cannot be destroyed (R-T74)', () => {
  const axe = {
    type: 'spell',
    effects: ['Destroy one enemy unit.', 'Destroy one enemy unit.'],
  } as const;
  const wall = (text: string, style?: 'passive' | 'continuous') => ({
    effects: [style ? { style, text } : text, text].slice(0, 1),
  });
  /** The opponent has three axes; Rock says that it cannot be destroyed. */
  function siege(text: string, style?: 'passive' | 'continuous') {
    return table({
      cards: { Rock: wall(text, style), Pup: {}, Axe: axe, Blade: axe, Club: axe },
      you: { units: ['Rock'] },
      opponent: { spells: ['Axe', 'Blade', 'Club'] },
      active: 1,
    });
  }

  it('the first time in each turn, of either player', () => {
    const at = siege('Once per turn, this card cannot be destroyed.');
    at.use('Axe');
    expect([at.units(), at.points()]).toEqual([['Rock'], 20]);
    at.endTurn();
    // In your own turn the first time is another one.
    at.pass();
    at.endTurn();
    at.use('Blade');
    expect([at.units(), at.points()]).toEqual([['Rock'], 20]);
    at.use('Club');
    expect([at.units(), at.points()]).toEqual([[], 19]);
  });

  it('the second time in one turn it is destroyed', () => {
    const at = siege('Once per turn, this card cannot be destroyed.').use('Axe').use('Blade');
    expect([at.units(), at.points()]).toEqual([[], 19]);
  });

  it('twice per turn, the first two times', () => {
    const at = siege('Twice per turn, this card cannot be destroyed.').use('Axe').use('Blade');
    expect(at.units()).toEqual(['Rock']);
    expect(at.use('Club').units()).toEqual([]);
  });

  it('in battle: not by effects', () => {
    const text = 'Once per turn, this card cannot be destroyed in battle.';
    expect(siege(text).use('Axe').units()).toEqual([]);
    const at = table({
      cards: { Rock: wall(text), Bull: { attack: 900 }, Ox: { attack: 900 } },
      you: { units: ['Rock'] },
      opponent: { units: ['Bull', 'Ox'] },
      active: 1,
      stage: 'battle',
    });
    expect(at.attack('Bull', 'Rock').units()).toEqual(['Rock']);
    expect(at.attack('Ox', 'Rock').units()).toEqual([]);
  });

  it('of others: the first of them, however many', () => {
    const at = table({
      cards: {
        Rock: wall('Once per turn, other units you control cannot be destroyed.'),
        Pup: {},
        Cub: {},
        Axe: axe,
        Blade: axe,
      },
      you: { units: ['Rock', 'Pup', 'Cub'] },
      opponent: { spells: ['Axe', 'Blade'] },
      active: 1,
    });
    answer(at.use('Axe'), ['Pup']);
    expect(at.units()).toEqual(['Rock', 'Pup', 'Cub']);
    answer(at.use('Blade'), ['Cub']);
    expect(at.units()).toEqual(['Rock', 'Pup']);
  });

  it('as a continuous effect only while it is at work, and putting it to work is no time', () => {
    const text = 'Once per turn, this card cannot be destroyed.';
    expect(siege(text, 'continuous').use('Axe').units()).toEqual([]);
    const at = table({
      cards: { Rock: wall(text, 'continuous'), Axe: axe, Blade: axe },
      you: { units: ['Rock'] },
      opponent: { spells: ['Axe', 'Blade'] },
    });
    at.use('Rock');
    at.do({ act: 'end' });
    at.do({ act: 'use', name: 'Axe', effect: 0 });
    at.pass();
    expect(at.units()).toEqual(['Rock']);
  });

  it('is told by what happens, and does not make a card indestructible', () => {
    const at = siege('Once per turn, this card cannot be destroyed.').use('Axe');
    expect(at.story).toContain('Rock changes what happens.');
    expect(at.story).not.toContain('Nothing comes of');
    expect(at.can({ act: 'use', name: 'Blade', effect: 0 })).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { type SceneSketch, scene } from '../../testing/scene.ts';
import { EVERY_EDITION, type Table } from '../../testing/table.ts';

const use = (name: string, effect = 0) => ({ act: 'use', name, effect }) as const;
const unit = (...effects: string[]) => ({ effects }) as const;

/** Ember, then Foe in answer, then Ward with the text under test, and nobody answers any more. */
function chained(text: string, more: SceneSketch = {}): Table {
  const at = scene('Draw one card.', {
    ...more,
    cards: {
      Ember: { ...unit('Gain 1 point.'), attack: 300, defense: 200 },
      Hex: { type: 'spell', effects: ['Gain 2 points.'] },
      Ward: { type: 'spell', effects: [{ style: 'counter', text }] },
      ...more.cards,
    },
  });
  return at.do(use('Ember')).do(use('Hex')).do(use('Ward')).pass();
}

describe('R-T273: cards that were active in a chain', () => {
  const back = (which: string) => `At the end of the chain, return ${which} to its owner's hand.`;

  it('the first one is returned, when all is done', () => {
    const at = chained(back('the first card activated in it'));
    expect([at.points(0), at.points(1), at.units(0), at.spells(0), at.spells(1)]).toEqual([
      ...[21, 22],
      ...[['Drake'], ['Ward', 'Source'], ['Hex']],
    ]);
    expect(at.hand()).toContain('Ember');
    expect(at.state.activated).toBeUndefined();
  });

  it('the last one is, and that may be the card itself', () => {
    const at = chained(back('the last card activated in the chain'));
    expect([at.units(0), at.spells(0), at.spells(1)]).toEqual([
      ...[['Ember', 'Drake'], ['Source'], ['Hex']],
    ]);
    expect(at.hand()).toContain('Ward');
  });

  it('what was added after the text counts as well', () => {
    const at = scene('Draw one card.', {
      cards: {
        Ember: unit('Gain 1 point.'),
        Hex: { type: 'spell', effects: ['Gain 2 points.', 'Even if tapped, gain 3 points.'] },
        Ward: {
          type: 'spell',
          effects: [{ style: 'counter', text: back('the last card activated in it') }],
        },
      },
    });
    at.do(use('Ember')).do(use('Hex')).do(use('Ward')).do(use('Hex', 1)).pass();
    expect([at.spells(0), at.spells(1)]).toEqual([['Ward', 'Source'], []]);
    expect(at.hand(1)).toContain('Hex');
  });

  it('each unit is returned, and no spell', () => {
    const at = chained(back('each unit that activated an effect in it'));
    expect([at.units(0), at.units(1), at.spells(0), at.spells(1)]).toEqual([
      ...[['Drake'], ['Foe', 'Giant'], ['Ward', 'Source'], ['Hex']],
    ]);
  });

  it('a card that has gone since is not returned', () => {
    const at = chained(back('the first card activated in it'), {
      cards: { Hex: { type: 'spell', effects: ['Destroy all units your opponent controls.'] } },
    });
    expect(at.hand()).not.toContain('Ember');
    expect(at.discardPile()).toContain('Ember');
  });

  it('of the next chain nothing is known of the one before', () => {
    const text = "Return the first card activated in the chain to its owner's hand.";
    const at = scene(text, { cards: { Ember: unit('Gain 1 point.') } });
    at.use('Ember');
    at.use('Source');
    expect([at.units(0), at.hand().includes('Source')]).toEqual([['Ember', 'Drake'], true]);
  });

  it('nothing is kept in mind where no text asks', () => {
    const at = scene('Draw one card.', { cards: { Ember: unit('Gain 1 point.') } });
    at.do(use('Ember'));
    expect(at.state.activated).toBeUndefined();
    at.pass();
  });
});

describe('R-T274: the order in which a chain resolves', () => {
  const TEXT = 'You choose the order in which the effects of this chain resolve.';
  const cards = {
    Ember: { ...unit('Your points become 10.'), attack: 300, defense: 200 },
    Hex: { type: 'spell', effects: ['Your opponent loses 3 points.'] },
  } as const;

  it.each([
    [['Hex: Your opponent loses 3 points.'], 10],
    [['Ember: Your points become 10.'], 7],
  ])('%s first', (said, points) => {
    const at = chained(TEXT, { cards });
    expect(at.prompt).toBe('Which effect resolves next?');
    at.choose(...said).pass();
    expect([at.points(0), at.points(1), at.state.chain.length]).toEqual([points, 20, 0]);
  });

  it('needs two effects', () => {
    const at = scene('Draw one card.', {
      active: 1,
      cards: { ...cards, Ward: { type: 'spell', effects: [TEXT] } },
    });
    at.do(use('Hex'));
    expect(at.can(use('Ward'))).toBe(false);
    at.pass();
  });

  it('leaves an attack where it is, and asks until all are in order', () => {
    const at = scene('Gain 1 point.', {
      stage: 'battle',
      cards: {
        Ward: { type: 'spell', effects: [{ style: 'counter', text: TEXT }] },
        Hex: { type: 'spell', effects: ['Double your points.', 'Even if tapped, gain 5 points.'] },
      },
      opponent: { units: ['Foe', null] },
    });
    at.do({ act: 'attack', name: 'Drake', on: at.card('Foe') });
    at.do(use('Hex')).do(use('Source')).do(use('Hex', 1)).do(use('Ward')).pass();
    expect(at.choices).toEqual([
      'Hex: Even if tapped, gain 5 points.',
      'Source: Gain 1 point.',
      'Hex: Double your points.',
    ]);
    at.choose('Hex: Double your points.');
    expect(at.choices).toEqual(['Hex: Even if tapped, gain 5 points.', 'Source: Gain 1 point.']);
    at.choose('Source: Gain 1 point.').pass();
    // 20 doubled, and 5 more; then Foe, of rank 1, is destroyed.
    expect([at.points(0), at.points(1), at.units(1)]).toEqual([21, 44, []]);
  });

  it.each(EVERY_EDITION)('works in edition %s', (edition) => {
    const at = chained(TEXT, { cards, edition });
    at.choose('Ember: Your points become 10.').pass();
    expect(at.points(0)).toBe(7);
  });
});

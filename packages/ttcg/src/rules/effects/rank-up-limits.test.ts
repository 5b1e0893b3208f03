import { describe, expect, it } from 'vitest';
import { scene } from '../../testing/scene.ts';

const ward = (text: string) => ({ type: 'spell', effects: [{ style: 'passive', text }] }) as const;

/** Two units that can be ranked up, and a spell; each with what ranks it up in the hand. */
const limited = (text: string) =>
  scene('Draw one card.', {
    cards: {
      Ward: ward(text),
      Flame: { rank: 2 },
      Blaze: { rank: 2 },
      Tome: { type: 'spell', rank: 2 },
      Scroll: { type: 'spell' },
    },
    you: {
      units: ['Ember', 'Spark'],
      spells: ['Ward', 'Scroll', null, null, 'Source'],
      hand: ['Flame', 'Blaze', 'Tome'],
    },
  });

describe('how often cards are ranked up in a turn', () => {
  it.each([
    ['You cannot rank up more than one unit each turn.', false, true],
    ['You cannot rank up more than one spell each turn.', true, true],
    ['You cannot rank up more than once each turn.', false, false],
    ['You cannot rank up more than two units each turn.', true, true],
    ['Your opponent cannot rank up more than one unit each turn.', true, true],
    ['Players cannot rank up more than one unit each turn.', false, true],
  ])('%s: a second unit %s, a spell %s', (text, unit, spell) => {
    const at = limited(text);
    at.do({ act: 'play', name: 'Flame', at: 0 }).pass();
    expect(at.can({ act: 'play', name: 'Blaze', at: 1 })).toBe(unit);
    expect(at.can({ act: 'play', name: 'Tome', at: 1 })).toBe(spell);
  });

  it('counts each turn anew', () => {
    const at = limited('You cannot rank up more than one unit each turn.');
    at.do({ act: 'play', name: 'Flame', at: 0 }).pass();
    at.endTurn().endTurn();
    expect(at.can({ act: 'play', name: 'Blaze', at: 1 })).toBe(true);
  });
});

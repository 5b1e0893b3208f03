import { describe, expect, it } from 'vitest';
import { type Answer, answer, type SceneSketch, scene } from '../../testing/scene.ts';

/** How often a passive effect of Ward is set off by what a text does: by seven points nothing else gains. */
function setOff(when: string, cause: string, answers: readonly Answer[], sketch: SceneSketch = {}) {
  const text = `${when}, your opponent gains 7 points.`;
  const ward = { type: 'spell', effects: [{ style: 'passive', text }] } as const;
  const at = scene(cause, { ...sketch, cards: { ...sketch.cards, Ward: ward } });
  const { events } = answer(at.use('Source'), ...answers);
  return events.filter((one) => one.type === 'points' && one.by === 7).length;
}

describe('R-T220: what comes to be so', () => {
  it.each<[string, string, readonly Answer[], number, SceneSketch?]>([
    ['Whenever you have exactly six cards in your hand', 'Draw two cards.', [], 1],
    ['Whenever you have exactly six cards in your hand', 'Draw one card.', [], 0],
    // What is so only in the midst of an effect is not looked at.
    ['Whenever you have exactly six cards in your hand', 'Draw three cards.', [], 0],
    ['Whenever you have six or more cards in your hand', 'Draw three cards.', [], 1],
    // It was so before, and stays so.
    ['Whenever you have three or more cards in your hand', 'Draw one card.', [], 0],
    ['Whenever you have no cards in your deck', 'Draw four cards.', [], 1],
    ['Whenever you have no cards in your deck', 'Your opponent mills three cards.', [], 0],
    [
      'Whenever your opponent has no cards in their hand',
      'Your opponent discards two cards.',
      [],
      1,
    ],
    ['Whenever your points fall to 5 or less', 'Lose 16 points.', [], 1],
    ['Whenever your points fall to 5 or less', 'Lose 14 points.', [], 0],
    ['Whenever your points fall to 5 or less', 'Your opponent loses 16 points.', [], 0],
    ['Whenever you reach 21 points', 'Gain 3 points.', [], 1],
    ['Whenever you control one or fewer units', 'Destroy one unit.', [['Ember']], 1],
    ['Whenever you control one or fewer units', 'Destroy one unit.', [['Foe']], 0],
    ['Whenever there are three or more tapped cards on the field', 'Tap one unit.', [['Ember']], 1],
  ])('%s: %s %j: %d', (when, cause, answers, times, sketch) => {
    expect(setOff(when, cause, answers, sketch)).toBe(times);
  });

  const ward = (text: string) => ({ type: 'spell', effects: [text] }) as const;

  it('happens again only after it has not been so', () => {
    const at = scene('Even if tapped, discard one card to draw two cards.', {
      cards: { Ward: ward('Whenever you have exactly five cards in your hand, gain 1 point.') },
    });
    answer(at.do({ act: 'use', name: 'Source', effect: 0 }), ['Tide']);
    expect(at.points(0)).toBe(21);
    answer(at.do({ act: 'use', name: 'Source', effect: 0 }), ['Spark']);
    expect(at.points(0)).toBe(21);
    // What is paid for an effect is paid before it works: there are five for a while.
    answer(at.do({ act: 'use', name: 'Source', effect: 0 }), ['Flame']);
    expect(at.points(0)).toBe(22);
  });

  it('a latent effect taps its card, and a tapped one misses it', () => {
    const cards = { Ward: ward('When you have exactly five cards in your hand, gain 1 point.') };
    const at = scene('Draw one card.', { cards });
    answer(at.use('Source'));
    expect([at.points(0), at.seen('Ward').tapped]).toEqual([21, true]);
    const tapped = scene('Draw one card.', {
      cards,
      you: { spells: [{ stack: ['Ward'], tapped: 4 }, null, null, null, 'Source'] },
    });
    answer(tapped.use('Source'));
    expect(tapped.points(0)).toBe(20);
  });

  it('a card that comes when it is so already is not set off', () => {
    const at = scene('Draw one card.', {
      cards: { Scroll: ward('Whenever you control a dragon, gain 1 point.') },
    });
    answer(at.do({ act: 'play', name: 'Scroll', at: 1 }));
    expect(at.points(0)).toBe(20);
  });

  it('a card that was covered or face down meanwhile looks anew', () => {
    const at = scene('Draw one card.', {
      cards: { Ward: ward('Whenever you have exactly five cards in your hand, gain 1 point.') },
      you: { spells: [{ stack: ['Ward'], faceDown: 1 }, null, null, null, 'Source'] },
    });
    answer(at.use('Source'));
    expect(at.points(0)).toBe(20);
  });

  it('is told by values, too', () => {
    const at = scene('All units you control gain 200 attack this turn.', {
      cards: {
        Ember: { attack: 300, effects: ["Whenever this card's attack reaches 500, draw a card."] },
      },
    });
    answer(at.use('Source'));
    expect(at.hand(0)).toContain('Acorn');
  });
});

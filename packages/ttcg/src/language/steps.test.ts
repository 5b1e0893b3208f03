import { randomFrom } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { randomEffect } from '../testing/random-trees.ts';
import { effectTypeOf } from './effect-type.ts';
import { parseEffect } from './parse.ts';
import { ownStepsOf, stepsOf } from './steps.ts';
import type { Act, CardFilter, Effect, Pick } from './tree/tree.ts';

const one = (card: CardFilter): Pick => ({ the: 'pick', count: { n: 1 }, card });
const discard: Act = { do: 'discard', who: 'you', cards: one({ noun: 'card' }) };
const destroy: Act = { do: 'destroy', cards: one({ noun: 'unit', whose: 'opponent' }) };

describe('the steps of an effect', () => {
  it('tell what is paid, chosen, answered and done', () => {
    expect(stepsOf({ sentences: [{ cost: [discard], acts: [destroy] }] }, 'normal')).toEqual([
      'Tap this card to use it: a unit on your turn, a spell on either turn.',
      'Pay to use it: discard one card.',
      'Choose before anybody answers: one unit your opponent controls.',
      'Both players can answer before it works.',
      'Destroy one unit your opponent controls.',
    ]);
  });

  it('say where it is used from, if not from the field', () => {
    const thrown: Act = { do: 'discard', who: 'you', cards: { the: 'this' } };
    const effect: Effect = { sentences: [{ cost: [thrown], acts: [destroy] }] };
    expect(stepsOf(effect, 'normal')[0]).toBe('Use it from your hand, on your turn.');
    expect(stepsOf(effect, 'counter')[0]).toBe(
      'Use it from your hand, and only to answer what your opponent does.',
    );
    const back: Act = { do: 'play', who: 'you', cards: { the: 'this', from: 'discard' } };
    expect(stepsOf({ sentences: [{ acts: [back] }] }, 'normal')[0]).toBe(
      'Use it from your discard pile, on your turn.',
    );
  });

  it('that are its own leave out how all effects of its type are used and answered', () => {
    expect(ownStepsOf({ sentences: [{ cost: [discard], acts: [destroy] }] }, 'normal')).toEqual([
      'Pay to use it: discard one card.',
      'Choose before anybody answers: one unit your opponent controls.',
      'Destroy one unit your opponent controls.',
    ]);
  });

  it('tell what sets it off, how often, and who may decide', () => {
    const steps = stepsOf(
      {
        limit: { times: 1, per: 'turn' },
        when: { at: 'event', word: 'when', event: { what: 'destroyed', card: 'this' } },
        sentences: [{ may: 'you', acts: [{ do: 'draw', who: 'you', amount: 2 }] }],
      },
      'latent',
    );
    expect(steps).toEqual([
      'It happens by itself if this card is untapped, and taps it.',
      'Not more than once per turn.',
      'It is set off when this card is destroyed.',
      'You may decide against it.',
      'Both players can answer before it works.',
      'Draw two cards.',
    ]);
  });

  it('tell when a later choice is made and what hangs on what', () => {
    const steps = stepsOf(
      {
        sentences: [
          { may: 'you', acts: [discard] },
          { link: 'done', acts: [destroy] },
        ],
      },
      'normal',
    );
    expect(steps.slice(-3)).toEqual([
      'Discard one card. The choice is made now.',
      'Go on only if that was done.',
      'Destroy one unit your opponent controls. The choice is made now.',
    ]);
  });

  it('tell of all targets of sentences that hang on nothing, before the answers', () => {
    const tap: Act = { do: 'tap', cards: one({ noun: 'unit' }) };
    expect(ownStepsOf({ sentences: [{ acts: [tap] }, { acts: [destroy] }] }, 'normal')).toEqual([
      'Choose before anybody answers: one unit.',
      'Choose before anybody answers: one unit your opponent controls.',
      'Tap one unit.',
      'Destroy one unit your opponent controls.',
    ]);
  });

  it('tell a unit from a spell, where that is known', () => {
    const draw = { sentences: [{ acts: [{ do: 'draw', who: 'you', amount: 1 }] }] } as const;
    expect(stepsOf(draw, 'normal', 'unit')[0]).toBe('Tap this card to use it, on your turn.');
    expect(stepsOf(draw, 'normal', 'spell')[0]).toBe('Tap this card to use it, on either turn.');
    expect(stepsOf(draw, 'latent', 'spell')[0]).toBe(stepsOf(draw, 'latent')[0]);
  });

  it('of a list tell that it is chosen before the answers, as all that lies open (R-T34)', () => {
    const both = { the: 'list', of: [{ the: 'this' }, one({ noun: 'unit' })] } as const;
    expect(stepsOf({ sentences: [{ acts: [{ do: 'destroy', cards: both }] }] }, 'normal')).toEqual([
      'Tap this card to use it: a unit on your turn, a spell on either turn.',
      'Choose before anybody answers: one unit.',
      'Both players can answer before it works.',
      'Destroy both this card and one unit.',
    ]);
  });

  it('tell what is decided only when the effect works after the answers', () => {
    const effect: Effect = {
      sentences: [
        { may: 'you', acts: [discard] },
        { link: 'undone', acts: [{ do: 'stake', who: 'you' }] },
      ],
    };
    expect(stepsOf(effect, 'normal').slice(1)).toEqual([
      'Both players can answer before it works.',
      'You may decide against it.',
      'Discard one card. The choice is made now.',
      'Go on only if that was not done.',
      'Lose any number of points.',
    ]);
  });

  it('tell how long something lasts that does not say', () => {
    const gain: Act = {
      do: 'stat',
      cards: { the: 'this' },
      stat: 'attack',
      change: { op: 'gain', amount: 50 },
    };
    const effect = { sentences: [{ acts: [gain] }] };
    expect(stepsOf(effect, 'passive').at(-1)).toBe(
      'This card gains 50 attack. This holds as long as the effect does.',
    );
    expect(stepsOf(effect, 'normal').at(-1)).toBe('This card gains 50 attack. This is for good.');
    const brief = { sentences: [{ acts: [{ ...gain, for: 'this turn' } as Act] }] };
    expect(stepsOf(brief, 'normal').at(-1)).toBe('This card gains 50 attack this turn.');
  });

  it('tell the two ends of a choice, and what each player does alone (R-T49, R-T50)', () => {
    const choice = 'You may lose 3 points. If you do, draw a card. If you do not, gain 1 point.';
    expect(stepsFor(choice).slice(-3)).toEqual([
      'Draw one card.',
      'Otherwise go on here.',
      'Gain 1 point.',
    ]);
    expect(stepsFor('Each player discards their hand, then draws that many cards.')).toContain(
      'One player does all of this, then the other.',
    );
  });

  it('are plain sentences for any effect', () => {
    const random = randomFrom('steps');
    for (let i = 0; i < 2000; i++) {
      const effect = randomEffect(random);
      for (const step of stepsOf(effect, effectTypeOf(effect))) {
        expect(step).toMatch(/^[A-Z0-9].*\.$/);
        expect(step).not.toMatch(/ {2}|undefined|\[object/);
      }
    }
  });
});

function stepsFor(text: string): readonly string[] {
  const parsed = parseEffect(text);
  return parsed.ok ? stepsOf(parsed.effect, effectTypeOf(parsed.effect)) : [];
}

describe('the steps of what is put off (R-T361, R-T362)', () => {
  const steps = (text: string) => {
    const read = parseEffect(text);
    return read.ok ? ownStepsOf(read.effect, 'normal') : read.error;
  };

  it('ask an "if" before the wait, or after it', () => {
    expect(steps('If you control a dragon, draw a card at the end of the turn.')).toEqual([
      'Only if you control a dragon unit.',
      'Wait for the end of the turn.',
      'Draw one card.',
    ]);
    expect(steps('At the end of this turn, if you control a dragon, draw a card.')).toEqual([
      'Wait for the end of the turn.',
      'Go on only if you control a dragon unit.',
      'Draw one card.',
    ]);
    expect(
      steps('Draw a card. If you control a dragon, draw a card at the end of the turn.'),
    ).toEqual([
      'Draw one card.',
      'Go on only if you control a dragon unit.',
      'Wait for the end of the turn.',
      'Draw one card.',
    ]);
  });

  it('speak of the turn in which they are done', () => {
    expect(steps('At the start of your next turn, this card gains 20 bonus that turn.')).toEqual([
      'Wait for the start of your next turn.',
      'This card gains 20 bonus that turn.',
    ]);
  });
});

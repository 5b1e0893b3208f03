import type { Seat } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { type Answer, answer, scene } from '../../testing/scene.ts';

/** Who is asked what after a text is used and some questions are answered, and what the state keeps. */
function asked(text: string, ...answers: readonly Answer[]) {
  const at = answer(scene(text).use('Source'), ...answers);
  const { decision, prompt } = at;
  const { question } = at.state;
  for (let left = 4; left > 0 && at.asked !== 'main'; left--) at.pick([0]).pass();
  return { seat: decision.seat, prompt, question };
}

describe('a question', () => {
  it.each<[string, readonly Answer[], Seat, string]>([
    ['Discard one card.', [], 0, 'Discard one card.'],
    [
      'Look at the top two cards of your deck. Add one of them to your hand.',
      [],
      0,
      'Add one of them to your hand.',
    ],
    ['Choose two: draw one card; or gain 1 point; or gain 2 points.', [], 0, 'Choose two.'],
    [
      'Choose one or more: draw one card; or gain 1 point; or gain 2 points.',
      [],
      0,
      'Choose one or more.',
    ],
    ['Your opponent discards one card.', [], 1, 'Discard one card.'],
    ['Your opponent destroys one unit they control.', [], 1, 'Destroy one unit you control.'],
    ['Your opponent chooses one unit they control.', [], 1, 'Choose one unit you control.'],
    [
      'Your opponent destroys one unit you control.',
      [],
      1,
      'Destroy one unit your opponent controls.',
    ],
    ['Each player discards one card.', [], 0, 'Discard one card.'],
    ['Each player discards one card.', [['Spark']], 1, 'Discard one card.'],
    [
      'Each player destroys one unit they control.',
      [['Ember']],
      1,
      'Destroy one unit you control.',
    ],
    [
      "Destroy one unit your opponent controls of your opponent's choice.",
      [],
      1,
      'Destroy one unit you control.',
    ],
    ['Your opponent may discard one card.', [], 1, 'Do you want to do this: discard one card?'],
    [
      'Each player may destroy one unit they control.',
      [],
      0,
      'Do you want to do this: destroy one unit you control?',
    ],
    [
      'Each player may destroy one unit they control.',
      ['No'],
      1,
      'Do you want to do this: destroy one unit you control?',
    ],
  ])('of "%s" after %j is put to the one who is asked', (text, answers, seat, prompt) => {
    expect(asked(text, ...answers)).toMatchObject({ seat, prompt });
  });

  it('stands in the state by what it is about, without words', () => {
    const { question } = asked('Your opponent discards one card.');
    expect(question).toMatchObject({ ask: 'cards', seat: 1, why: 'act', min: 1, max: 1 });
  });
});

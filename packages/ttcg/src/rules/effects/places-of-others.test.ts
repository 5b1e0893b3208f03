import { describe, expect, it } from 'vitest';
import { laid, opposite, worked } from '../../testing/placed.ts';

/** R-T66: places in counters, in "by", in what is forbidden, and of the second card of an event. */

describe('a place in what is countered or kept off', () => {
  it.each([
    [1, true],
    [2, false],
  ])('an effect is countered only across from this card (column %i)', (column, can) => {
    const at = laid('Counter the effect of a unit across from this card.', {
      active: 1,
      you: { units: [null, 'This'] },
      opponent: { units: opposite(column) },
    });
    at.do({ act: 'use', name: 'Mark' });
    expect(at.can({ act: 'use', name: 'This' })).toBe(can);
    at.pass();
  });

  it.each([
    [1, true],
    [2, false],
  ])('an attack is countered only across from this card (column %i)', (column, can) => {
    const at = laid('Counter the attack of a unit across from this card.', {
      active: 1,
      stage: 'battle',
      you: { units: [null, 'This'] },
      opponent: { units: opposite(column) },
    });
    at.do({ act: 'attack', name: 'Mark' });
    expect(at.can({ act: 'use', name: 'This' })).toBe(can);
    at.pass();
  });

  it.each([
    [1, true],
    [2, false],
  ])('a play is countered only where the card would come to lie (column %i)', (column, can) => {
    const at = laid("Counter the play of a unit in this card's column.", {
      active: 1,
      you: { units: [null, 'This'] },
      opponent: { hand: ['Mark'] },
    });
    at.do({ act: 'play', name: 'Mark', at: column });
    expect(at.can({ act: 'use', name: 'This' })).toBe(can);
    at.pass();
  });

  it.each([
    ['Near', true],
    ['Far', false],
  ])('what is aimed at a unit adjacent to this card (%s)', (name, can) => {
    const at = laid(
      'Counter the effect that targets a unit adjacent to this card.',
      {
        active: 1,
        you: { units: [null, 'This', 'Near', 'Far'] },
        opponent: { spells: ['Rod'] },
      },
      { Rod: { type: 'spell', effects: [`Tap one card named "${name}".`] } },
    );
    at.do({ act: 'use', name: 'Rod' });
    expect(at.can({ act: 'use', name: 'This' })).toBe(can);
    at.pass();
  });

  it.each([
    [1, false],
    [2, true],
  ])('"cannot be attacked by units across from this card" (column %i)', (column, can) => {
    const at = laid(
      '',
      {
        active: 1,
        stage: 'battle',
        you: { units: [null, 'This'] },
        opponent: { units: opposite(column) },
      },
      {
        This: {
          effects: [
            {
              style: 'passive',
              text: 'This card cannot be attacked by units across from this card.',
            },
          ],
        },
      },
    );
    expect(at.can({ act: 'attack', name: 'Mark', on: at.card('This') })).toBe(can);
  });

  it.each([
    [1, 'untapped'],
    [2, 'tapped'],
  ])('immune to effects of units across from this card (column %i)', (column, left) => {
    const at = laid(
      '',
      { active: 1, you: { units: [null, 'This'] }, opponent: { units: opposite(column) } },
      {
        Mark: { effects: ['Tap all units your opponent controls.'] },
        This: {
          effects: [
            {
              style: 'passive',
              text: 'This card is immune to effects of units across from this card.',
            },
          ],
        },
      },
    );
    if (at.can({ act: 'use', name: 'Mark', effect: 0 })) at.use('Mark');
    expect(at.seen('This').tapped ? 'tapped' : 'untapped').toBe(left);
  });

  it.each([
    [1, false],
    [2, true],
  ])('effects that may not be activated in this column (column %i)', (column, can) => {
    const at = laid(
      '',
      { active: 1, you: { units: [null, 'This'] }, opponent: { units: opposite(column) } },
      {
        This: {
          effects: [
            {
              style: 'passive',
              text: "Your opponent cannot activate effects of units in this card's column.",
            },
          ],
        },
      },
    );
    expect(at.can({ act: 'use', name: 'Mark', effect: 0 })).toBe(can);
  });

  it.each([
    [1, [20, 20]],
    [2, [20, 19]],
  ])('the next attack that is prevented (column %i)', (column, points) => {
    const at = laid(
      "Prevent the next attack of a unit in this card's column until the end of your opponent's next turn.",
      { you: { spells: [null, 'This'] }, opponent: { units: opposite(column) } },
      { This: { type: 'spell' } },
    );
    at.use('This').endTurn().do({ act: 'battle' }).pass();
    at.attack('Mark');
    expect([at.points(1), at.points(0)]).toEqual(points);
  });
});

describe('the effect of a card that has gone (R-T72)', () => {
  it.each([
    ['Destroy this card to draw two cards.', 'Counter the effect of a unit.', true],
    ['Destroy this card to draw two cards.', 'Counter the effect of a spell.', false],
    [
      'Destroy this card to draw two cards.',
      'Counter the effect of a unit across from this card.',
      true,
    ],
    ['Destroy this card to draw two cards.', 'Counter the effect of a tapped unit.', false],
    [
      'Shuffle this card into your deck to draw two cards.',
      'Counter the effect of a fire unit.',
      true,
    ],
  ])('%s %s', (text, answer, can) => {
    const at = laid(
      answer,
      { active: 1, you: { units: [null, 'This'] }, opponent: { units: [null, 'Mark'] } },
      { Mark: { effects: [text] } },
    );
    at.do({ act: 'use', name: 'Mark', effect: 0 });
    expect(at.can({ act: 'use', name: 'This' })).toBe(can);
    at.pass();
  });
});

describe('a place of the second card', () => {
  it.each([
    [1, 1],
    [2, 0],
  ])('attacked by a unit across from this card (column %i)', (column, times) => {
    const at = laid(
      'Whenever this card is attacked by a unit across from this card, gain 1 point.',
      {
        active: 1,
        stage: 'battle',
        you: { units: [null, 'This'] },
        opponent: { units: opposite(column) },
      },
    );
    at.attack('Mark', 'This');
    expect(worked(at)).toBe(times);
  });

  it.each([
    [1, 1],
    [2, 0],
  ])('this card attacks a unit across from it (column %i)', (column, times) => {
    const at = laid('Whenever this card attacks a unit across from this card, gain 1 point.', {
      stage: 'battle',
      you: { units: [null, 'This'] },
      opponent: { units: opposite(column) },
    });
    at.attack('This', 'Mark');
    expect(worked(at)).toBe(times);
  });

  it.each([
    [1, 1],
    [2, 0],
  ])(
    'this card destroys a unit in its column, which has left by then (column %i)',
    (column, times) => {
      const at = laid(
        '',
        { stage: 'battle', you: { units: [null, 'This'] }, opponent: { units: opposite(column) } },
        {
          This: {
            attack: 900,
            effects: ['Whenever this card destroys a unit in its column, gain 1 point.'],
          },
        },
      );
      at.attack('This', 'Mark');
      expect(worked(at)).toBe(times);
    },
  );

  it.each([
    [3, 1],
    [2, 0],
  ])(
    '"a unit attacks a unit in its column" is said of the attacker (column %i)',
    (column, times) => {
      const at = laid('Whenever a unit attacks a unit in its column, gain 1 point.', {
        stage: 'battle',
        you: { units: [null, 'This', null, 'Near'] },
        opponent: { units: opposite(column) },
      });
      at.attack('Near', 'Mark');
      expect(worked(at)).toBe(times);
    },
  );

  it.each([
    ['Near', 1],
    ['Far', 0],
  ])('destroyed by a card below this card: %s', (name, times) => {
    const cards = {
      This: { effects: ['Whenever a unit is destroyed by a spell below this card, gain 1 point.'] },
      Near: { type: 'spell', effects: ['Destroy one card named "Mark".'] },
      Far: { type: 'spell', effects: ['Destroy one card named "Mark".'] },
    } as const;
    const at = laid(
      '',
      {
        you: { units: [null, 'This'], spells: [null, 'Near', 'Far'] },
        opponent: { units: ['Mark'] },
      },
      cards,
    );
    at.use(name);
    expect(worked(at)).toBe(times);
  });
});

import { plain } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import type { EffectType } from '../language/tree/tree.ts';
import { cardSet } from '../set/card-set.ts';
import { design } from '../testing/table.ts';
import { attempt as attemptIn } from './testing/attempt.ts';
import { RefusedStep, type Trial } from './trial.ts';

const set = cardSet([
  design('Fox', { attack: 300, defense: 200 }),
  design('Wolf', { rank: 2 }),
  design('Ox', { type: 'earth', attack: 200, defense: 300 }),
  design('Drake', { subtypes: ['dragon'] }),
  design('Charm', { type: 'spell' }),
]);

const attempt = (text: string, position: object, style?: EffectType) =>
  attemptIn(set, text, position, { style });

const storyOf = ({ events, table }: Trial) =>
  events.map((event) => plain(table.game.narrate(event, 'hands')));

const facing = { players: [{}, { units: ['Ox', 'Fox'] }] };

describe('an effect tried in a position', () => {
  it('is used at once, by a unit of the first player', () => {
    const { worked, after, before } = attempt('Draw two cards.', {});
    expect(worked).toBe(true);
    expect(before.players[0].units?.[0]).toEqual({ stack: ['Trial Card'] });
    expect(after.players[0].hand).toHaveLength(2);
    expect(after.players[0].units?.[0]).toMatchObject({ tapped: 'this turn', uses: [1, 0] });
  });

  it.each([{}, { active: 1 }, { active: 1, players: [{}, { units: ['Ox'] }] }])(
    'is used in the part of the opponent’s turn that it is for, in %j',
    (position) => {
      for (const part of ['turn', 'main phase', 'battle phase']) {
        const { worked, after } = attempt(`During your opponent's ${part}, draw a card.`, position);
        expect([worked, after.players[0].hand?.length]).toEqual([true, 1]);
      }
    },
  );

  it('is used in the discard pile, if it works there', () => {
    const text = 'Return this card from your discard pile to your hand.';
    expect(attempt(text, {}).after.players[0].hand).toEqual(['Trial Card']);
  });

  it('stops at a question that no choice answers', () => {
    const { question, worked } = attempt('Destroy one enemy unit.', facing);
    expect(worked).toBe(false);
    expect(question).toMatchObject({ seat: 0, kind: 'choose', min: 1, max: 1 });
    expect(question?.options).toEqual(['Choose Ox', 'Choose Fox']);
  });

  it.each([['Fox'], ['choose fox'], [1], [['fox']]])('takes the choice %j', (choice) => {
    const { after, answered } = attempt('Destroy one enemy unit.', {
      ...facing,
      choices: [choice],
    });
    expect(answered).toBe(1);
    expect(after.players[1]).toMatchObject({ points: 19, discard: ['Fox'] });
    expect(after.players[1].units?.[0]).toEqual({ stack: ['Ox'] });
  });

  it('refuses a choice that is none of the options', () => {
    const run = () => attempt('Destroy one enemy unit.', { ...facing, choices: ['Wolf'] });
    expect(run).toThrow(RefusedStep);
    expect(run).toThrow('"Wolf" is none of the options.');
  });

  it('says why it cannot be used', () => {
    const { worked, why, events } = attempt('Destroy one dragon unit.', facing);
    expect(worked).toBe(false);
    expect(why).toBe('This cannot be done now: destroy one dragon unit.');
    expect(events).toEqual([]);
  });

  it('counters what is done next', () => {
    const trial = attempt('Counter an attack.', {
      active: 1,
      players: [{ units: ['Fox'] }, { units: ['Ox'] }],
      do: [{ do: 'attack', card: 'Ox', on: 'Fox' }],
    });
    expect(trial.worked).toBe(true);
    expect(storyOf(trial)).toContain('The attack of Ox is countered.');
    expect(trial.done).toBe(1);
  });

  it('is set off by what is done next', () => {
    const { worked, after, why } = attempt('When this card is destroyed, gain 3 points.', {
      active: 1,
      stage: 'battle',
      card: { defense: 100 },
      players: [{}, { units: ['Fox'] }],
      do: [{ do: 'attack', card: 'Fox', on: 'this' }],
    });
    expect({ worked, why }).toEqual({ worked: true });
    expect(after.players[0]).toMatchObject({ points: 22, discard: ['Trial Card'] });
  });

  it('waits for the end of the turn', () => {
    const { after } = attempt('At the end of your turn, gain 1 point.', { do: ['end turn'] });
    expect(after).toMatchObject({ active: 1, turn: 4 });
    expect(after.players[0].points).toBe(21);
  });

  it('is in force by itself', () => {
    const { worked, table } = attempt(
      'Fire units you control gain 50 attack.',
      { players: [{ units: ['Fox'] }, {}] },
      'passive',
    );
    const [fox] = table.game.view(table.state, 0).players[0].units[0] ?? [];
    expect(worked).toBe(true);
    expect(fox).toMatchObject({ attack: 350 });
  });

  it.each<[EffectType, object]>([
    ['dormant', {}],
    ['echo', {}],
    ['overload', { players: [{ hand: ['Ox', 'Fox'] }, {}], choices: ['Ox'] }],
    ['pulse', {}],
  ])('begins where an effect of its type can: %s', (style, position) => {
    expect(attempt('Gain 2 points.', position, style).after.players[0].points).toBe(22);
  });

  it('lies where the position says "this"', () => {
    const { after } = attempt('Gain 1 point.', {
      players: [{ spells: { 4: { stack: ['this'] } } }, {}],
    });
    expect(after.players[0].spells?.[3]?.stack).toEqual(['Trial Card']);
    expect(after.players[0].points).toBe(21);
  });

  it('refuses a deed that is not possible, and says why', () => {
    const run = () =>
      attempt('Gain 1 point.', {
        players: [{ hand: ['Wolf'] }, {}],
        do: [{ do: 'play', card: 'Wolf' }],
      });
    expect(run).toThrow('Wolf needs a fire unit of rank 1 to rank up.');
  });

  it('is on the card that lies there, also if cards of the set have its name', () => {
    const { worked, before } = attempt('Gain 1 point.', { card: { name: 'Ox' } });
    expect(worked).toBe(true);
    expect(before.players.flatMap(({ deck }) => deck)).not.toContain('Ox');
  });

  it.each<[string, string, EffectType, object, string]>([
    [
      'a counter that fits nothing',
      'Counter the attack of a dragon unit.',
      'counter',
      { active: 1, players: [{ units: ['this'] }, { units: ['Ox'] }], do: ['to battle'] },
      'This cannot be done now: counter the attack of a dragon unit.',
    ],
    [
      'an echo on the field',
      'Gain 2 points.',
      'echo',
      { players: [{ units: ['this'] }, {}] },
      'An echo effect works when its card is played, and when it untaps.',
    ],
    [
      'a face-down card',
      'Gain 2 points.',
      'normal',
      {
        edition: '0.001',
        active: 1,
        players: [{ units: [{ stack: ['this'], faceDown: true }] }, {}],
      },
      'Turn it up first.',
    ],
  ])('says why it was not used: %s', (_, text, style, position, why) => {
    expect(attempt(text, position, style)).toMatchObject({ worked: false, why });
  });

  it('that waits for an answer needs no reason why it was not used', () => {
    const text = "During your opponent's battle phase, one unit you control gains 50 attack.";
    const { why, question } = attempt(text, { players: [{ units: ['this', 'Fox'] }, {}] });
    expect([why, question?.options]).toEqual([undefined, ['Choose Trial Card', 'Choose Fox']]);
  });

  it('of several, is on one that lies where its effect is used', () => {
    const { worked } = attempt('Gain 1 point.', {
      players: [{ hand: ['this'], units: ['this'] }, {}],
    });
    expect(worked).toBe(true);
  });

  it('ends in a position that can be read again', () => {
    const { after } = attempt('Tap one enemy unit.', { ...facing, choices: [0] });
    const again = attempt('Destroy all tapped enemy units.', after, 'pulse');
    expect(again.before.players[1]).toEqual(after.players[1]);
  });
});

import { lanterns, pickOf, spoiltLanterns } from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import { plain } from '../english/words.ts';
import { IllegalChoice } from './choices.ts';
import type { Decision, Picks } from './game.ts';
import { VIEWERS, type Viewer } from './seats.ts';

const { state } = lanterns.setup({ turns: 6 }, 'game');

function act(name: string): Picks {
  return pickOf(lanterns.decision(state), name);
}

describe('deciding', () => {
  it('gives a new position and leaves the old one alone', () => {
    const before = JSON.stringify(state);
    const { state: next, events } = lanterns.decide(state, act('roll'));
    expect(JSON.stringify(state)).toBe(before);
    expect(next).toMatchObject({ turn: 5, active: 1 });
    expect(events).toMatchObject([{ type: 'roll', seat: 0 }]);
  });

  it('refuses what is illegal, with an error of its own kind', () => {
    const before = JSON.stringify(state);
    expect(() => lanterns.decide(state, [99])).toThrow(IllegalChoice);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('comes to the same in place, and pays nothing for events where nobody listens', () => {
    const decision = lanterns.decision(state) as Decision;
    const here = structuredClone(state);
    lanterns.advance(here, decision, act('draw'));
    expect(here).toEqual(lanterns.decide(state, act('draw')).state);
  });
});

describe('giving up', () => {
  it.each([0, 1] as const)('ends the game at once, by seat %i, whoever is to move', (seat) => {
    const { state: ended, events } = lanterns.decide(state, { concede: seat });
    expect(lanterns.decision(ended)).toEqual({
      ask: 'over',
      winner: seat === 0 ? 1 : 0,
      reason: 'concession',
    });
    expect(events).toEqual([]);
    expect(() => lanterns.decide(ended, { concede: 1 })).toThrow('The game is over');
  });
});

describe('the label of an option', () => {
  const roll = { act: 'roll' };

  it('is its phrase in one, unless the rules have other words for those who read', () => {
    expect(lanterns.phrase(state, roll)).toEqual({ verb: 'Roll', object: 'the die' });
    expect(lanterns.label(state, roll)).toBe('Roll the die');
    const numbered = spoiltLanterns({ phrase: () => ({ object: 'the lantern', number: 0 }) });
    expect(numbered.label(state, roll)).toBe('the lantern 0');
    const reworded = spoiltLanterns({ label: () => 'The die is rolled' });
    expect(reworded.label(state, roll)).toBe('The die is rolled');
    expect(reworded.phrase(state, roll)).toEqual(lanterns.phrase(state, roll));
  });
});

describe('a decision, seen', () => {
  it('by its player has its options; by others only who decides and what kind', () => {
    expect(lanterns.decisionFor(state, 0)).toEqual({
      ...lanterns.decision(state),
      prompt: 'Draw, peek, show, keep, roll, bury or bid.',
    });
    for (const viewer of [1, 'table'] as const)
      expect(lanterns.decisionFor(state, viewer)).toStrictEqual({
        ask: 'other',
        seat: 0,
        kind: 'turn',
      });
  });

  it('by the spectator who sees hands has its options too', () => {
    expect(lanterns.decisionFor(state, 'hands')).toEqual(lanterns.decisionFor(state, 0));
  });

  it('after the end is the outcome, for all', () => {
    const { state: ended } = lanterns.decide(state, { concede: 0 });
    for (const viewer of VIEWERS)
      expect(lanterns.decisionFor(ended, viewer)).toMatchObject({ ask: 'over', winner: 1 });
  });
});

describe('why something cannot be done', () => {
  const cardIn = (zone: string) => state.table.zones[zone]?.cards[0] as number;

  it('is not said of a card that the player cannot see, also where it is only aimed at', () => {
    const target = { is: 'card', card: cardIn('hand 1') } as const;
    expect(lanterns.explain(state, 0, { act: 'keep', target })).toBe('You cannot see that card.');
  });

  it('is not said of what can be done', () => {
    expect(lanterns.explain(state, 0, { act: 'keep', card: cardIn('hand 0') })).toBeUndefined();
  });

  it('is for the rules to say', () => {
    expect(lanterns.explain(state, 1, { act: 'roll' })).toBe('It is not your turn.');
  });

  it.each(['deck', 'hand 1'])('tells nothing of a card in %s, nor of one that is not', (zone) => {
    const refusal = 'You cannot see that card.';
    expect(lanterns.explain(state, 0, { act: 'keep', card: cardIn(zone) })).toBe(refusal);
    expect(lanterns.explain(state, 0, { act: 'keep', card: 999 })).toBe(refusal);
    expect(lanterns.explain(state, 0, { act: 'keep', card: -1 })).toBe(refusal);
  });

  it('after the end is that it is over', () => {
    const { state: ended } = lanterns.decide(state, { concede: 1 });
    expect(lanterns.explain(ended, 0, { act: 'roll' })).toBe('The game is over.');
  });
});

describe('an event, told', () => {
  it('is told in the form the viewer may see', () => {
    const [event] = lanterns.decide(state, act('draw')).events;
    const drawn = state.table.cards[state.table.zones.deck?.cards[0] as number]?.design;
    const told = VIEWERS.map((viewer) =>
      plain(lanterns.narrate(event as NonNullable<typeof event>, viewer)),
    );
    expect(told[0]).toBe(`You draw ${drawn}.`);
    expect(told[1]).toBe('Your opponent draws a lantern.');
    expect(told[2]).toBe('Player 1 draws a lantern.');
    expect(told[3]).toBe(`Player 1 draws ${drawn}.`);
  });

  it('calls the players by their names, for those who do not play', () => {
    const [event] = lanterns.decide(state, act('draw')).events;
    const told = (viewer: Viewer) =>
      plain(lanterns.narrate(event as NonNullable<typeof event>, viewer, ['Ada', 'Bo']));
    expect([told('table'), told(1)]).toEqual([
      'Ada draws a lantern.',
      'Your opponent draws a lantern.',
    ]);
  });
});

import type { KolymaView } from '@cardscape/kolyma';
import { openedKolyma } from '@cardscape/kolyma/testing';
import { describe, expect, it } from 'vitest';
import { endWords, messageFor } from './messages.ts';

const names = ['You', 'Easy bot'] as const;
const characters = ['Ilsa Plumbline', 'Bror Breakup'] as const;
const { game } = openedKolyma();
const start = game.view(game.setup({ characters }, 'messages').state, 0);

/** A view with these totals, wins and passes. */
function standing(
  totals: readonly [number, number],
  { wins = [0, 0], ...rest }: Partial<KolymaView> & { wins?: readonly [number, number] } = {},
): KolymaView {
  const player = (seat: 0 | 1) => ({
    ...start.players[seat],
    total: totals[seat],
    wins: wins[seat],
  });
  return { ...start, target: 12, ...rest, players: [player(0), player(1)] };
}

describe('the message line', () => {
  it('says what is expected of you', () => {
    const turn = { seat: 0, kind: 'turn', prompt: 'Play or pass.', ask: 'pick' } as const;
    const decision = { ...turn, options: [], min: 1, max: 1, ordered: false };
    expect(messageFor(decision, names, start, 0)).toEqual({
      whose: 'Your move',
      yours: true,
      expected: 'Play or pass.',
    });
  });

  it.each([
    { totals: [5, 7], outcome: '5 to 7, you lose it.' },
    { totals: [5, 13], outcome: '5 to 13, you win it.' },
    { totals: [-5, -5], outcome: '−5 to −5, nobody wins it.' },
  ] as const)('says what passing means once your opponent has: $outcome', ({ totals, outcome }) => {
    const turn = { seat: 0, kind: 'turn', prompt: 'Play or pass.', ask: 'pick' } as const;
    const decision = { ...turn, options: [], min: 1, max: 1, ordered: false };
    expect(messageFor(decision, names, standing(totals, { passes: 1 }), 0).expected).toBe(
      `${names[1]} passed. If you pass too, the round ends: ${outcome}`,
    );
  });

  it('counts the cards that are chosen', () => {
    const question = { seat: 0, kind: 'discard', prompt: 'Choose 2.', ask: 'pick' } as const;
    const decision = { ...question, options: [], min: 2, max: 2, ordered: false };
    expect(messageFor(decision, names, start, 1).expected).toBe('Choose 2. 1 of 2 chosen.');
  });
});

describe('the end', () => {
  it('tells who won, and whether someone gave up', () => {
    const played = { ask: 'over', winner: 0, reason: 'rounds' } as const;
    const view = standing([0, 0], { wins: [2, 1] });
    expect(endWords(played, names, view).title).toBe('You win the match, 2 rounds to 1');
    expect(endWords({ ask: 'over', winner: 1, reason: 'concession' }, names, view)).toEqual({
      title: 'Bror Breakup (Easy bot) wins the match',
      intro: 'You conceded.',
    });
  });
});

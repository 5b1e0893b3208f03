import { randomFrom, readChoice } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { randomBot } from './random-bot.ts';
import { game, type KolymaBot, opening, playBots, winsOf } from './testing/play.ts';

const random: KolymaBot = randomBot();

describe('the random bot', () => {
  it('answers every decision legally', () => {
    for (let match = 0; match < 20; match++) {
      const outcome = playBots(match, [random, random], (state, decision) => {
        const picks = random({ game, state, decision, random: randomFrom('legal') });
        expect(readChoice(decision, picks)).toEqual(picks);
      });
      expect(outcome.ask).toBe('over');
    }
  });

  it('chooses the same with the same stream, and leaves the game its own', () => {
    const state = opening(0);
    const decision = game.decision(state);
    if (decision.ask === 'over') throw new Error('the match is over before it began');
    const before = JSON.stringify(state);
    const answer = () => random({ game, state, decision, random: randomFrom('same') });
    expect(answer()).toEqual(answer());
    expect(JSON.stringify(state)).toBe(before);
  });

  it('is no better than itself', () => {
    const wins = winsOf(random, random, 400);
    expect(wins).toBeGreaterThan(140);
    expect(wins).toBeLessThan(250);
  });
});

import { type PickDecision, randomFrom, readChoice, redeal } from '@cardscape/kernel';
import type { KolymaState } from '@cardscape/kolyma';
import { describe, expect, it } from 'vitest';
import { greedyBot } from './greedy-bot.ts';
import { randomBot } from './random-bot.ts';
import { game, type KolymaBot, opened, playBots, winsOf } from './testing/play.ts';

const greedy: KolymaBot = greedyBot(opened.bots.evaluate);
const random: KolymaBot = randomBot();

/** Positions from all over random matches, each with its decision. */
const positions: { state: KolymaState; decision: PickDecision }[] = [];
for (let match = 0; match < 4; match++)
  playBots(match, [random, random], (state, decision) => {
    positions.push({ state: structuredClone(state), decision: decision as PickDecision });
  });

describe('the greedy bot', { timeout: 60_000 }, () => {
  it('answers every decision legally, questions for several cards too', () => {
    expect(positions.some(({ decision }) => decision.min > 1)).toBe(true);
    for (const { state, decision } of positions) {
      const picks = greedy({ game, state, decision, random: randomFrom('legal') });
      expect(readChoice(decision, picks)).toEqual(picks);
    }
  });

  it('does not change the position it thinks about', () => {
    const { state, decision } = positions[10]!;
    const before = JSON.stringify(state);
    greedy({ game, state, decision, random: randomFrom('think') });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('does not peek: with other cards where it cannot see, it answers the same', () => {
    for (const [place, { state, decision }] of positions.entries()) {
      const answer = (from: KolymaState) =>
        greedy({ game, state: from, decision, random: randomFrom('same') });
      const other = redeal(state, decision.seat, randomFrom(`other ${place}`));
      expect(answer(other)).toEqual(answer(state));
    }
  });

  it('flips a card when that brings it onto the target', () => {
    const { state, decision } = structuredClone(positions[0]!);
    const view = game.view(state, decision.seat).players[decision.seat];
    const card = view.line.find(({ value }) => value !== 0)!;
    Object.assign(state, { target: view.total - 2 * card.value });
    const [pick] = greedy({ game, state, decision, random: randomFrom('flip') });
    const chosen = decision.options[pick as number]!;
    const after = game.decide(state, [pick as number]).state;
    const { total } = game.view(after, decision.seat).players[decision.seat];
    expect(`${chosen.act} to ${total}`).toBe(`flip to ${state.target}`);
  });

  it('wins more than three matches of four against the random bot', () => {
    const matches = 100;
    expect(winsOf(greedy, random, matches)).toBeGreaterThan(matches * 0.75);
  });
});

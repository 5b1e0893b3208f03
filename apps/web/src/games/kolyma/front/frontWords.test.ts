import { startOf } from '@cardscape/games';
import { mustOpen } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import { describe, expect, it } from 'vitest';
import { openWith } from '../core.ts';
import { frontStart } from './frontPosition.ts';
import { frontWords } from './frontWords.ts';

const { options, position, seed } = frontStart;
const opened = mustOpen(openWith({ options, position }));
const match = new Match(opened.game, startOf(opened, options, { seed }));
const first = match.game.view(match.state, 0);
const [mine, theirs] = first.players;

const wordsOf = (view: KolymaView, events: readonly KolymaEvent[] = []) =>
  frontWords(view, match.game.decisionFor(match.state, 0), events, ['You', 'Normal bot']);

describe('the words over the front page', () => {
  it('say where both stand, and what wins', () => {
    const { title, line } = wordsOf(first);
    expect(title).toBe(
      `You are at ${mine.total}, the target is ${first.target}. Your move.`.replace('-', '−'),
    );
    expect(line).toContain(`Your opponent is at ${theirs.total} and has passed. Come closer`);
  });

  it('follow the match', () => {
    const reached = { ...mine, total: first.target };
    const view = { ...first, passes: 0, active: 1, players: [reached, theirs] } as const;
    expect(wordsOf(view).title).toContain(`You are at ${first.target}, `);
    expect(wordsOf(view).title).toContain('Your opponent moves.');
    expect(wordsOf({ ...view, active: 0, passes: 1 }).line).toContain(
      'Pass too, and the round is yours.',
    );
  });

  it.each([
    { winner: 0, title: 'You win the round.' },
    { winner: 1, title: 'You lose the round.' },
    { winner: null, title: 'Nobody wins the round.' },
  ] as const)('say at once how the round ended: $title', ({ winner, title }) => {
    const result = { winner, totals: [11, 10], target: 11, reason: 'closer' } as const;
    expect(wordsOf(first, [{ type: 'round over', round: 1, result }]).title).toBe(title);
  });
});

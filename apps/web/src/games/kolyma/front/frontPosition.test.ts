import { startOf } from '@cardscape/games';
import { mustOpen } from '@cardscape/kernel';
import { BotClock, greedyBot, LocalTable } from '@cardscape/players';
import { describe, expect, it } from 'vitest';
import { MatchSession } from '../../../table/session/session.ts';
import { openWith } from '../core.ts';
import { frontHint } from './frontHint.ts';
import { frontStart } from './frontPosition.ts';

const { options, position, seed } = frontStart;
const opened = mustOpen(openWith({ options, position }));

/** The front page's match with everything shown at once. */
function sitDown() {
  let waiting: (() => void) | undefined;
  const bots = new BotClock();
  const table = new LocalTable({
    opened,
    from: startOf(opened, options, { seed }),
    bots: { 1: greedyBot(opened.bots.evaluate) },
    later: bots.later,
  });
  const session = new MatchSession({
    table,
    bots,
    plans: [
      { kind: 'human', name: 'You' },
      { kind: 'bot', name: 'Normal bot', bot: 'greedy' },
    ],
    tell: (events) => [{ events, over: 'after', hold: 0 }],
    later: (run) => {
      waiting = run;
      return () => {
        waiting = undefined;
      };
    },
  });
  session.enter();
  const choose = (label: string) => {
    const { decision } = session.shown();
    if (decision.ask !== 'pick') throw new Error(`asked ${decision.ask}`);
    session.choose([decision.labels.indexOf(label)]);
    while (waiting) {
      const run = waiting;
      waiting = undefined;
      run();
    }
  };
  return { session, choose };
}

/** Passes until the match is over; gives its winner. */
function passOn({ session, choose }: ReturnType<typeof sitDown>) {
  while (!session.table.isOver) choose('Pass');
  return session.table.position.results[2]?.winner;
}

describe('the position on the front page', () => {
  it('is your move in the last round, behind an opponent who has passed', () => {
    const { view, decision } = sitDown().session.shown();
    const [mine, theirs] = view.players;
    expect(decision).toMatchObject({ ask: 'pick', seat: 0, kind: 'turn' });
    expect(view).toMatchObject({ round: 3, passes: 1 });
    expect([mine.wins, theirs.wins]).toEqual([1, 1]);
    expect(mine.total).toBeLessThan(theirs.total);
    expect(theirs.total).toBeLessThan(view.target);
  });

  it('shows dice that make its target', () => {
    const { dice, target } = sitDown().session.shown().view;
    expect(dice.rolls.flat().reduce((sum, pips) => sum + pips)).toBe(target);
  });

  it('is lost by passing', () => {
    expect(passOn(sitDown())).toBe(1);
  });

  it('is won by the card that is pointed out, and then by the pass', () => {
    const table = sitDown();
    const hint = () => {
      const { view, decision } = table.session.shown();
      return frontHint(view, decision);
    };
    expect(hint()?.words).toBe('You lack 5, and Long Pace adds 5. Play it.');
    table.choose('Play Long Pace');
    const { players, target } = table.session.shown().view;
    expect(players[0].total).toBe(target);
    expect(hint()?.place).toContain('pass');
    expect(passOn(table)).toBe(0);
  });

  it('points nothing out any more once another way was taken', () => {
    const table = sitDown();
    table.choose('Play Backsight');
    const { view, decision } = table.session.shown();
    expect(frontHint(view, decision)).toBeUndefined();
  });
});

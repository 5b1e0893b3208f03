import { openedKolyma } from '@cardscape/kolyma/testing';
import { BotClock, greedyBot, LocalTable } from '@cardscape/players';
import { describe, expect, it } from 'vitest';
import { MatchSession } from '../../../table/session/session.ts';
import { frontRecord } from './frontPosition.ts';

const opened = openedKolyma();

/** The front page's match with everything shown at once. */
function sitDown() {
  let waiting: (() => void) | undefined;
  const bots = new BotClock();
  const table = new LocalTable({
    opened,
    from: frontRecord(opened),
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

/** Passes until the round is over; gives its winner. */
function passOn({ session, choose }: ReturnType<typeof sitDown>) {
  while (session.table.position.results.length === 0) choose('Pass');
  return session.table.position.results[0]?.winner;
}

describe('the position on the front page', () => {
  it('is your move, behind an opponent who has passed', () => {
    const { view, decision } = sitDown().session.shown();
    const [mine, theirs] = view.players;
    expect(decision).toMatchObject({ ask: 'pick', seat: 0, kind: 'turn' });
    expect(view.passes).toBe(1);
    expect(mine.total).toBeLessThan(theirs.total);
    expect(theirs.total).toBeLessThanOrEqual(view.target);
  });

  it('is lost by passing', () => {
    expect(passOn(sitDown())).toBe(1);
  });

  it('is won by the one flip that lands on the target', () => {
    const table = sitDown();
    table.choose('Flip Plain 2 (flipped)');
    expect(table.session.shown().view.players[0].total).toBe(table.session.shown().view.target);
    expect(passOn(table)).toBe(0);
  });
});

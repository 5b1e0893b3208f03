import { openGame, startOf } from '@cardscape/games';
import { mustOpen, type Picks, randomFrom } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { describe, expect, it } from 'vitest';
import { botOf } from './bots.ts';
import type { Answer, Order } from './messages.ts';
import { type Beside, Thinker } from './thinker.ts';

const opened = mustOpen(await openGame('lanterns'));
const arranged = opened.arrange({}, randomFrom('thinker'));
if ('problems' in arranged) throw new Error('no match');
const start = startOf(opened, arranged.options, { seed: 'thinker' });
const played = { ...start, game: 'lanterns' };
const match = new Match(opened.game, start);
const { decision, state } = match;
if (decision.ask === 'over') throw new Error('over');
const thinking = { game: opened.game, state, decision, random: randomFrom('a thought') };

/** What stands for a worker: it keeps the orders, and says what it is told to say. */
function beside() {
  const orders: Order[] = [];
  const heard = new Map<string, (event: { readonly data: unknown }) => void>();
  const place = {
    postMessage: (order: Order) => orders.push(structuredClone(order)),
    addEventListener: (type: string, hear: (event: { readonly data: unknown }) => void) =>
      heard.set(type, hear),
  } as unknown as Beside;
  return {
    orders,
    thinker: new Thinker(() => place),
    say: (answer: Answer) => heard.get('message')?.({ data: answer }),
    break: () => heard.get('error')?.({ data: undefined }),
  };
}

const here = () => botOf('greedy', opened)({ ...thinking, random: randomFrom('a thought') });

describe('a bot that thinks beside the page', () => {
  it('is told the match once, and then what it is to think about', async () => {
    const there = beside();
    const bot = there.thinker.match(played, opened, { early: true })('greedy');
    const answer = bot(thinking);
    expect(there.orders.map((order) => order.do)).toEqual(['open', 'think']);
    const picks: Picks = [0];
    there.say({ thought: 1, picks });
    expect(await answer).toEqual(picks);
    void bot(thinking);
    expect(there.orders.map((order) => order.do)).toEqual(['open', 'think', 'think']);
  });

  it('loads nothing before it is asked where that is not wanted', () => {
    const there = beside();
    there.thinker.match(played, opened, { early: false })('greedy');
    expect(there.orders).toEqual([]);
  });

  it('answers from here if nothing came of it there, and leaves nobody waiting', async () => {
    const there = beside();
    const bot = there.thinker.match(played, opened, { early: true })('greedy');
    const failed = bot({ ...thinking, random: randomFrom('a thought') });
    there.say({ thought: 1, why: 'No such match is played.' });
    expect(await failed).toEqual(here());
    const broken = bot({ ...thinking, random: randomFrom('a thought') });
    there.break();
    expect(await broken).toEqual(here());
  });
});

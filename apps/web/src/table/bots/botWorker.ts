import { openGame } from '@cardscape/games';
import { mustOpen, type OpenedGame } from '@cardscape/kernel';
import { botOf } from './bots.ts';
import type { Answer, Order, PlayedWith } from './messages.ts';

const opened = new Map<number, Promise<OpenedGame>>();

const say = (answer: Answer) => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.do === 'open') opened.set(data.match, open(data.with));
  else void think(data);
});

async function open({ game, options, cards, position }: PlayedWith): Promise<OpenedGame> {
  return mustOpen(await openGame(game, { ...(cards && { cards }), options, position }));
}

async function think(order: Extract<Order, { do: 'think' }>) {
  const { match, thought, bot, about } = order;
  try {
    const played = await opened.get(match);
    if (!played) throw new Error('No such match is played.');
    say({ thought, picks: botOf(bot, played)({ ...about, game: played.game }) });
  } catch (error) {
    say({ thought, why: error instanceof Error ? error.message : String(error) });
  }
}

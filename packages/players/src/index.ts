export type { Bot, DistantBot, Thinking } from './bot.ts';
export { type Evaluate, type GoOn, greedyBot } from './greedy-bot.ts';
export { randomBot } from './random-bot.ts';
export { BotClock } from './table/bot-clock.ts';
export { Feed } from './table/feed.ts';
export { LocalTable, type TableParts } from './table/local-table.ts';

import type { ToldStep } from '@cardscape/kernel';
import { BotClock, LocalTable, randomBot } from '@cardscape/players';
import type { ShowdownEvent } from '@cardscape/showdown';
import { describe, expect, it } from 'vitest';
import { core, openShowdown } from '../core.ts';
import { readyDecks } from '../set-up/readyDecks.ts';
import { readMatchFile } from './matchFile.ts';
import { recordAt, snapshotsOf, turnFile } from './snapshots.ts';

/** A random match, played into a turn and a bit further. */
function playedInto(turn: number) {
  const [near, far] = readyDecks(core);
  if (!near || !far) throw new Error('there are no decks');
  const options = {
    characters: [near.characters[0] ?? '', far.characters[0] ?? ''] as const,
    decks: [near.cards, far.cards] as const,
  };
  const bots = new BotClock();
  const table = new LocalTable({
    opened: core,
    from: { options, seed: 'snapshots' },
    bots: { 0: randomBot(), 1: randomBot() },
    later: bots.later,
  });
  while (table.position.turn < turn && bots.isWaiting) bots.think();
  bots.think();
  let story: readonly ToldStep<ShowdownEvent>[] = [];
  table.seat('table').listen((news) => {
    if (news.news === 'seated') story = news.story;
  });
  return { table, opened: core, story: () => story };
}

describe('a snapshot each turn', () => {
  it('leads back to the start of that turn', () => {
    const played = playedInto(5);
    const third = snapshotsOf(played).find(({ turn }) => turn === 3);
    if (!third) throw new Error('there is no third turn');
    const back = new LocalTable({
      opened: core,
      from: recordAt(played.table.record, third),
      later: new BotClock().later,
    });
    expect(back.position.turn).toBe(3);
    expect(back.positions).toHaveLength(third.choices + 1);
  });

  it('is a file that opens as a position: the turn from its start', () => {
    const played = playedInto(5);
    const { name, text } = turnFile(played);
    expect(name).toBe('showdown-start-of-turn-5.json');
    const read = readMatchFile(text, name, undefined);
    if (!('from' in read)) throw new Error(read.problems.join());
    const { options, seed, position } = read.from;
    const opening = openShowdown({ options, position });
    if (!('opened' in opening)) throw new Error('it cannot be opened');
    const { state } = opening.opened.game.setup(options, seed);
    const start = played.table.positions.find((state) => state.turn === 5);
    if (!start) throw new Error('there is no fifth turn');
    expect([state.turn, state.active, state.phase]).toEqual([5, start.active, start.phase]);
    for (const seat of [0, 1] as const) {
      const [now, then] = [state, start].map((each) => {
        const { hand, slots, deck, level } = core.game.view(each, seat).players[seat];
        const units = slots.map((unit) => unit && [unit.design, unit.hp, unit.maxHp]);
        const designs = hand.map((card) => ('design' in card ? card.design : ''));
        return { designs, units, deck, level };
      });
      expect(now).toEqual(then);
    }
  });
});

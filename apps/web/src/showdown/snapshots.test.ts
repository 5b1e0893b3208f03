import { randomFrom, randomPicks } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { describe, expect, it } from 'vitest';
import { core, openShowdown } from './core.ts';
import { readMatchFile } from './matchFile.ts';
import { readyDecks } from './readyDecks.ts';
import { recordAt, snapshotsOf, turnFile } from './snapshots.ts';

/** A random match, played into a turn and a bit further. */
function playedInto(turn: number) {
  const [near, far] = readyDecks(core);
  if (!near || !far) throw new Error('there are no decks');
  const options = {
    characters: [near.characters[0] ?? '', far.characters[0] ?? ''] as const,
    decks: [near.cards, far.cards] as const,
  };
  const match = new Match(core.game, { options, seed: 'snapshots' });
  const random = randomFrom('choices');
  const choose = () => {
    const { decision } = match;
    if (decision.ask === 'over') throw new Error('it ended early');
    match.choose(randomPicks(decision, random));
  };
  while (match.state.turn < turn) choose();
  choose();
  return match;
}

describe('a snapshot each turn', () => {
  it('leads back to the start of that turn', () => {
    const match = playedInto(5);
    const third = snapshotsOf({ match }).find(({ turn }) => turn === 3);
    if (!third) throw new Error('there is no third turn');
    const back = Match.of(core.game, recordAt(match.record, third));
    expect(back.state.turn).toBe(3);
    expect(back.steps).toHaveLength(third.choices + 1);
  });

  it('is a file that opens as a position: the turn from its start', () => {
    const match = playedInto(5);
    const { name, text } = turnFile({ match, opened: core });
    expect(name).toBe('showdown-start-of-turn-5.json');
    const read = readMatchFile(text, name, undefined);
    if (!('from' in read)) throw new Error(read.problems.join());
    const { options, seed, position } = read.from;
    const opening = openShowdown({ options, position });
    if (!('opened' in opening)) throw new Error('it cannot be opened');
    const { state } = opening.opened.game.setup(options, seed);
    const start = match.steps.find((step) => step.state.turn === 5)?.state;
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

import type { CardSetFiles } from '@cardscape/kernel';
import { randomFrom, randomPicks } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { SeenKeeper } from '@cardscape/kernel/replay';
import { showdownModule } from '@cardscape/showdown';
import { builtInSet, opened } from '@cardscape/showdown/testing';
import { describe, expect, it } from 'vitest';
import type { GameEntry } from './games.ts';
import { startOf } from './open-record.ts';
import { watchRecord } from './watch-record.ts';

const core = opened();
const [STAR = '', OTHER = ''] = core.sides().map(({ name }) => name);

/** The games with another set of Showdown. */
const withSet = (set: CardSetFiles): GameEntry[] => [
  { name: 'showdown', title: 'Showdown', module: async () => showdownModule, set: async () => set },
];

/** The set in which the card has other HP. */
const rebalanced: CardSetFiles = {
  ...builtInSet,
  hash: '0123456789abcdef',
  files: builtInSet.files.map(({ path, text }) => ({
    path,
    text: path === core.find(STAR)?.file ? text.replace(/"HP" "\d+"/, '"HP" "20"') : text,
  })),
};

/** The record of a match between two of a character, with what was seen. */
function played(character: string) {
  const names = core.builtIn.flatMap(({ design }) => (design.type === 'char' ? [] : [design.name]));
  const deck = names.slice(0, 40);
  const options = { characters: [character, character] as const, decks: [deck, deck] as const };
  const match = new Match(core.game, startOf(core, options, { seed: 'changes' }));
  const random = randomFrom('changes');
  while (match.decision.ask !== 'over') match.choose(randomPicks(match.decision, random));
  return { ...match.record, seen: new SeenKeeper(match, core).seen() };
}

async function watched(record: ReturnType<typeof played>) {
  const watching = await watchRecord(record, withSet(rebalanced));
  if ('problem' in watching) throw new Error(watching.problem);
  return watching.match;
}

describe('a match of Showdown, after a card was re-balanced', () => {
  it('is shown as it was seen, with the card as it was printed, if the card was in it', async () => {
    const record = played(STAR);
    expect(Object.keys(record.designs ?? {})).toContain(STAR);
    const match = await watched(record);
    expect(match.isKept).toBe(true);
    expect(match.notice).toContain(`${STAR} has changed`);
    expect(match.print(STAR)).toEqual(JSON.parse(JSON.stringify(core.print(STAR))));
    expect(match.length).toBe(record.steps.length + 1);
    expect(match.view(5, 0)).toEqual(core.game.view(Match.of(core.game, record, 5).state, 0));
  });

  it('plays as before if the card was not in it', async () => {
    const match = await watched(played(OTHER));
    expect([match.isKept, match.notice, match.cannotPlayOn]).toEqual([false, undefined, undefined]);
  });
});

import { readFileSync } from 'node:fs';
import {
  below,
  type CardSetFiles,
  fingerprint,
  type MatchRecord,
  plain,
  randomFrom,
  randomPicks,
} from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { SeenKeeper } from '@cardscape/kernel/replay';
import { ttcgModule } from '@cardscape/ttcg';
import { builtIn, builtInFiles, cardRow, changedSet } from '@cardscape/ttcg/testing';
import { describe, expect, it } from 'vitest';
import type { GameEntry } from './games.ts';
import { openRecord, startOf } from './open-record.ts';
import { writeLink } from './read-link.ts';
import { addressHash, readHash, readRecordText } from './read-source.ts';
import { watchRecord } from './watch-record.ts';

/** The list of games with another set of TTCG. */
const gamesWith = (set: CardSetFiles): readonly GameEntry[] => [
  {
    name: 'ttcg',
    title: ttcgModule.title,
    module: async () => ttcgModule,
    set: async () => set,
  },
];

function fixture(edition: string) {
  const file = new URL(`../../../tests/fixtures/records/ttcg-${edition}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as {
    link: string;
    record: unknown;
    outcome: { winner: number | null; reason: string };
  };
}

async function endOf(record: MatchRecord) {
  const opening = await openRecord(record);
  if ('problems' in opening) throw new Error(JSON.stringify(opening.problems));
  const { game } = opening.opened;
  const { decision } = Match.of(game, record);
  if (decision.ask !== 'over') throw new Error('it is not over');
  return { winner: decision.winner, reason: game.ending(decision.reason) };
}

describe.each(['0.001', '2025-03-06', '0.059'])('a match of edition %s kept before', (edition) => {
  const { link, record, outcome } = fixture(edition);

  it('plays to its end from its link', async () => {
    const read = await readHash(link);
    if (!read || 'problem' in read) throw new Error(read?.problem);
    expect(await endOf(read.record)).toEqual(outcome);
  });

  it('plays to its end from its record', async () => {
    const read = readRecordText(JSON.stringify(record), 'r.json');
    if ('problem' in read) throw new Error(read.problem.message);
    expect(await endOf(read.record)).toEqual(outcome);
  });
});

/** The first unit of the Cinder Rush deck loses ten points of attack to its defense. */
const REBALANCED = 'Kindling Fox';
const rebalanced = changedSet((list) =>
  list.replace(
    new RegExp(`^(${REBALANCED};(?:[^;]*;){4})(\\d+);(\\d+)`, 'm'),
    (_, before: string, attack: string, defense: string) =>
      `${before}${Number(attack) - 10};${Number(defense) + 10}`,
  ),
);

/** A record of a match between decks, with what was seen of it. */
function recordOf(
  sides: readonly [string, string],
  steps: number,
  inTier = (card: string) => card,
): MatchRecord {
  const arranged = builtIn.arrange({ sides }, randomFrom('sides'));
  if ('problems' in arranged) throw new Error(arranged.problems[0].message);
  const [one, other] = arranged.options.decks;
  const options = { ...arranged.options, decks: [one.map(inTier), other.map(inTier)] as const };
  const match = new Match(builtIn.game, startOf(builtIn, options, { seed: 'set' }));
  const random = randomFrom('played');
  for (let at = 0; at < steps; at++) {
    const { decision } = match;
    if (decision.ask === 'over') break;
    match.choose(randomPicks(decision, random));
  }
  return { ...match.record, seen: new SeenKeeper(match as unknown as Match, builtIn).seen() };
}

const hasCard = (name: string) => (deck: (typeof builtIn.decks)[number]) =>
  deck.entries.some((entry) => entry.name === name);
const decksWith = builtIn.decks.filter(hasCard(REBALANCED)).map(({ name }) => name);
const decksWithout = builtIn.decks
  .filter((deck) => !hasCard(REBALANCED)(deck))
  .map(({ name }) => name);

describe('a card that has been re-balanced', () => {
  const now = ttcgModule.open({ set: rebalanced });
  if ('problems' in now) throw new Error(now.problems[0].message);

  it('changes the hash of its design alone', () => {
    const changed = builtIn
      .designs()
      .filter(({ id }) => now.opened.designHash(id) !== builtIn.designHash(id));
    expect(changed.map(({ name }) => name)).toEqual([REBALANCED]);
    expect(rebalanced.hash).not.toBe(builtInFiles.hash);
  });

  it('changes no fingerprint of a match without it', async () => {
    const [one = '', two = ''] = decksWithout;
    const record = recordOf([one, two], 60);
    const watched = await watchRecord(record, gamesWith(rebalanced));
    if ('problem' in watched) throw new Error(watched.problem);
    expect(watched.match).toMatchObject({ isKept: false, length: record.steps.length + 1 });
    expect(watched.match).not.toHaveProperty('notice');
    expect(watched.match).not.toHaveProperty('cannotPlayOn');
  });

  it('leaves a match with it to be watched as it was', async () => {
    const [one = ''] = decksWith;
    const [two = ''] = decksWithout;
    const record = recordOf([one, two], 200);
    const watched = await watchRecord(record, gamesWith(rebalanced));
    if ('problem' in watched) throw new Error(watched.problem);
    const { match } = watched;
    expect(match.isKept).toBe(true);
    expect(match.notice).toContain(`${REBALANCED} has changed`);
    expect(match.cannotPlayOn).toContain(`${builtInFiles.id} ${builtInFiles.hash}`);
    expect(match.print(REBALANCED)).toEqual(builtIn.print(REBALANCED));
    expect(match.print(REBALANCED)).not.toEqual(now.opened.print(REBALANCED));
    const played = Match.of(builtIn.game, record as MatchRecord<never>);
    const last = played.steps.length - 1;
    expect(match.view(last, 1)).toEqual(
      JSON.parse(JSON.stringify(builtIn.game.view(played.state, 1))),
    );
    expect(match.lines(last, 0).map(plain).join()).not.toBe('');
  });
});

describe('a card that has been added', () => {
  const grown = changedSet(
    (list) =>
      `${list}${cardRow('Watch Hare', 'Draw a card.', 'Discard this card to counter one effect.')}`,
  );

  it('changes no fingerprint of other matches', async () => {
    const [one = '', two = ''] = decksWith.concat(decksWithout);
    const record = recordOf([one, two], 120);
    const watched = await watchRecord(record, gamesWith(grown));
    if ('problem' in watched) throw new Error(watched.problem);
    expect(watched.match).toMatchObject({ isKept: false, length: record.steps.length + 1 });
    expect(watched.match).not.toHaveProperty('cannotPlayOn');
  });
});

describe('a link to a match of today', () => {
  it('gives the match back, from its decks to its last position', async () => {
    const record = recordOf(['Cinder Rush', 'Ebb and Vigil'], 80);
    const hash = addressHash(writeLink(record, builtIn), 7);
    const read = await readHash(hash);
    if (!read || 'problem' in read) throw new Error(read?.problem);
    expect(read.at).toBe(7);
    expect(read.record.options).toEqual(record.options);
    const match = Match.of(builtIn.game, read.record as MatchRecord<never>);
    expect(fingerprint(match.state)).toBe(record.steps.at(-1)?.hash);
  });

  it('has fewer than 600 letters for a hundred choices, whatever tiers its cards are in', async () => {
    const decks = builtIn.decks.map(({ name }) => name);
    for (const [at, one] of decks.entries()) {
      const random = randomFrom(one);
      const inTier = (card: string) =>
        [card, `${card}|${below(random, 6)}`][below(random, 2)] ?? '';
      const record = recordOf([one, decks[(at + 1) % decks.length] ?? ''], 100, inTier);
      const link = writeLink(record, builtIn);
      expect(link.letters.length).toBeLessThan(600);
      const read = await readHash(addressHash(link, 0));
      expect(read).toMatchObject({ record: { options: record.options } });
    }
  });
});

import { readExchange } from '@cardscape/exchange';
import { type InstanceShape, madeUpRound, roundFile } from '@cardscape/exchange/testing';
import { highsLevels } from '../peers/highs-round.ts';
import { report } from '../support/report.ts';

/** A round that is measured, and how long it may take at most. */
interface Measured extends Omit<InstanceShape, 'seed'> {
  readonly title: string;
  readonly seconds: number;
}

const ROUNDS = {
  dense: {
    title: '20,000 copies of 1,000 designs, 1,000 people, 60 wants each',
    copies: 20_000,
    designs: 1_000,
    people: 1_000,
    wants: 60,
    isPopular: false,
    seconds: 5,
  },
  popular: {
    title: '20,000 copies, wants by Zipf 1',
    copies: 20_000,
    designs: 1_000,
    people: 1_000,
    wants: 60,
    isPopular: true,
    seconds: 5,
  },
  sparse: {
    title: '3,000 copies of 2,000 designs, 5 wants each',
    copies: 3_000,
    designs: 2_000,
    people: 1_000,
    wants: 5,
    isPopular: false,
    seconds: 5,
  },
  large: {
    title: '80,000 copies, 4,000 people, wants by Zipf 1',
    copies: 80_000,
    designs: 4_000,
    people: 4_000,
    wants: 60,
    isPopular: true,
    seconds: 30,
  },
} as const satisfies Record<string, Measured>;

/** The peer has a minute. */
const PEER_SECONDS = 60;
const MOST_MEGABYTES = 1_000;

/** Measures one of the rounds, from the text of its file to its rings. */
export async function measureRound(name: keyof typeof ROUNDS): Promise<void> {
  const { title, seconds, ...shape } = ROUNDS[name];
  const round = madeUpRound({ ...shape, seed: 'bench' });
  const text = roundFile(round);
  const start = process.cpuUsage();
  const read = readExchange(text, `${name}.json`);
  if ('problems' in read) throw new Error(read.problems[0]?.message);
  const result = read.exchange.solve();
  const { user, system } = process.cpuUsage(start);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  if (!result.proven) throw new Error(`${name} is not proven.`);
  const peer = await highsLevels(round, PEER_SECONDS);
  if (peer && JSON.stringify(peer.levels) !== JSON.stringify(result.levels))
    throw new Error(`${name}: HiGHS finds ${peer.levels}, not ${result.levels}.`);
  const metric = `${name}: ${title}`;
  report({
    bench: 'exchange',
    metric,
    unit: 'CPU-seconds',
    value: (user + system) / 1_000_000,
    ...(peer && { peer: { name: 'HiGHS 1.15.3, level after level', value: peer.seconds } }),
    target: { most: seconds },
  });
  report({
    bench: 'exchange',
    metric: `${name}: memory at its highest`,
    unit: 'megabytes',
    value: megabytes,
    target: { most: MOST_MEGABYTES },
  });
  const short = Object.entries(result.byLength)
    .filter(([length]) => Number(length) <= 5)
    .reduce((sum, [, { cards }]) => sum + cards, 0);
  report({
    bench: 'exchange',
    metric: `${name}: cards in rings of five or fewer`,
    unit: 'percent',
    value: (100 * short) / result.cards,
    ...(name === 'dense' && { target: { value: 80 } }),
  });
}

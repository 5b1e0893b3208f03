/**
 * Plays greedy bots against each other with decks of every pair of elements, and tells how the pairs, the
 * characters and the one who begins fare; run by `npm run fuzz -- showdown-balance`.
 */
import { availableParallelism } from 'node:os';
import type { Share } from './balance-part.ts';
import { type CardRow, type PairRow, standings } from './balance-standings.ts';
import { forkPart } from './fork-part.ts';
import { coreCatalogue, type DeckKind } from './showdown-decks.ts';
import { fixtures, type Played } from './showdown-duels.ts';

/** What to play. */
export interface BalancePlan {
  /** Matches of each pair of elements; a match counts for both sides. */
  readonly games: number;
  readonly seed: string;
  readonly decks: readonly DeckKind[];
}

/** How seldom and how often something may win. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** No pair of elements (R-S8), no character and nobody by beginning may win more or less often. */
const FAIR = {
  pair: { least: 0.45, most: 0.55 },
  character: { least: 0.42, most: 0.58 },
  first: { least: 0.46, most: 0.54 },
} as const satisfies Record<string, Bounds>;
const CARDS_SHOWN = 12;

/** Plays the matches and prints the standings; gives whether all of it is fair. */
export async function tellBalance({ games, seed, decks }: BalancePlan): Promise<boolean> {
  const all = fixtures(games, decks);
  const cores = Math.min(availableParallelism(), all.length);
  const started = performance.now();
  const shares = Array.from({ length: cores }, (_, core) =>
    forkPart<Share, Played[]>('balance-part', {
      seed,
      fixtures: all.filter(({ number }) => number % cores === core),
    }),
  );
  const played = (await Promise.all(shares)).flat();
  const { pairs, elements, characters, deployed, learned, first, median } = standings(
    played,
    coreCatalogue(),
  );
  console.log('Pair            won   ±    starter generated  median turns');
  for (const row of pairs) console.log(pairLine(row));
  console.log(`Elements: ${elements.map(shortLine).join(', ')}.`);
  console.log(`Characters: ${characters.map(shortLine).join(', ')}.`);
  console.log(`Win most when deployed: ${ends(deployed, 1)}.`);
  console.log(`Win least when deployed: ${ends(deployed, -1)}.`);
  console.log(`Win most when learned: ${ends(learned, 1)}.`);
  console.log(`Win least when learned: ${ends(learned, -1)}.`);
  const unfair = [
    ...pairs.filter(({ won }) => !isWithin(FAIR.pair, won)),
    ...characters.filter(({ won }) => !isWithin(FAIR.character, won)),
  ].map(({ name }) => name);
  const ok = unfair.length === 0 && isWithin(FAIR.first, first);
  console.log(
    JSON.stringify({
      balance: 'showdown',
      seed,
      games: played.length,
      gamesOfAPair: pairs[0]?.games ?? 0,
      lowest: rounded(Math.min(...pairs.map(({ won }) => won))),
      highest: rounded(Math.max(...pairs.map(({ won }) => won))),
      lowestCharacter: outlier(characters.at(-1)),
      highestCharacter: outlier(characters[0]),
      unfair,
      firstPlayer: rounded(first),
      medianTurns: median,
      seconds: Math.round((performance.now() - started) / 1000),
      ok,
    }),
  );
  return ok;
}

const isWithin = ({ least, most }: Bounds, rate: number) => rate >= least && rate <= most;

const rounded = (rate: number) => Math.round(rate * 1000) / 1000;
const outlier = (row: CardRow | undefined) => row && { name: row.name, won: rounded(row.won) };
const percent = (rate: number) => `${(100 * rate).toFixed(1)}`.padStart(5);

function pairLine({ name, won, error, byDecks, median }: PairRow): string {
  const kinds = (['starter', 'generated'] as const).map((kind) =>
    byDecks[kind] === undefined ? '    -' : percent(byDecks[kind]),
  );
  const [starter, generated] = kinds;
  return `${name.padEnd(14)} ${percent(won)} ±${(100 * error).toFixed(1)}  ${starter}    ${generated}      ${median}`;
}

const shortLine = ({ name, won, games }: CardRow) => `${name}${percent(won)} (${games})`;

/** The cards that stand out most, upwards or downwards. */
function ends(rows: readonly CardRow[], way: 1 | -1): string {
  const sorted = [...rows].sort((a, b) => way * (b.won - a.won));
  return sorted.slice(0, CARDS_SHOWN).map(shortLine).join(', ');
}

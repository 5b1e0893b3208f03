/**
 * Plays thousands of random legal games and checks every step of each.
 *
 *     npm run fuzz -- kolyma [--games 10000] [--seed fuzz] [--from 0]
 *     npm run fuzz -- ttcg-0.059, ttcg-2025-03-06, ttcg-0.001
 *     npm run fuzz -- ttcg-language (random effects, printed and read back)
 *
 * All games are checked for faults or invariants, some of them (see `games.ts`) also for a trip
 * through JSON, taking back, leaks, and replaying their records. Games from positions made for the
 * purpose bring what is rare to work. Leaves with 1 if anything is wrong, and says how to meet it
 * again. The work is shared among the cores.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Fuzzed, GAMES } from './games.ts';
import { merge } from './merge.ts';
import type { Part } from './part.ts';
import { fuzzTtcgLanguage } from './ttcg-language.ts';

const LANGUAGE = 'ttcg-language';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'fuzz' },
    from: { type: 'string', default: '0' },
  },
});

const [game = ''] = positionals;
const [games, first] = [wholeNumber('games', values.games), wholeNumber('from', values.from)];
if (game === LANGUAGE) {
  fuzzLanguage();
  process.exit();
}
const known = GAMES[game];
if (!known)
  giveUp(
    `Say which game: npm run fuzz -- NAME, where NAME is ${[...Object.keys(GAMES), LANGUAGE].join(' or ')}.`,
  );

const started = performance.now();
const wide = await run({ game, depth: known.wide, seed: values.seed, first, games });
const deep = await run({
  game,
  depth: 'everything',
  seed: values.seed,
  first,
  games: Math.ceil(games / known.deepOneIn),
});
const directed =
  known.designs === undefined
    ? []
    : [await run({ game, depth: 'directed', seed: values.seed, first: 0, games: known.designs })];
tell('Whole games', wide);
tell('JSON, taking back, leaks, replays', deep);
for (const report of directed) tell('From positions made for the purpose', report);

const { problems, counts } = merge([wide, deep, ...directed]);
const rare = Object.keys(counts).filter((name) => (counts[name] ?? 0) < leastOf(name));
tellCounts();
for (const { seed, step, message } of problems) {
  console.log(`\n${message}\n  in game ${seed}, step ${step}. To meet it again:`);
  const [base, number] = [seed.slice(0, seed.lastIndexOf('/')), seed.split('/').at(-1)];
  console.log(`  npm run fuzz -- ${game} --seed '${base}' --from ${number} --games 1`);
}
const ok = problems.length === 0 && (rare.length === 0 || games < 1000);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  JSON.stringify({
    fuzz: game,
    seed: values.seed,
    games: wide.games,
    deepGames: deep.games,
    directedGames: directed[0]?.games ?? 0,
    decisions: merge([wide, deep, ...directed]).decisions,
    problems: problems.length,
    rare: rare.length,
    seconds,
    ok,
  }),
);
if (!ok) process.exitCode = 1;

/** Prints random effects of TTCG and reads them back: `--games` is how many, 100,000 by default. */
function fuzzLanguage(): void {
  const trees = values.games === '10000' ? 100_000 : wholeNumber('games', values.games);
  const begun = performance.now();
  const misread = fuzzTtcgLanguage({ seed: values.seed, trees });
  for (const { text, error } of misread.slice(0, 20)) console.log(`${text}\n  ${error}`);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const ok = misread.length === 0;
  console.log(
    JSON.stringify({
      fuzz: LANGUAGE,
      seed: values.seed,
      trees,
      misread: misread.length,
      seconds,
      ok,
    }),
  );
  if (!ok) process.exitCode = 1;
}

/** Plays a run in as many parts as there are cores. */
async function run(whole: Part): Promise<Fuzzed> {
  const parts = Math.min(availableParallelism(), whole.games);
  const cut = (place: number) => Math.floor((whole.games * place) / parts);
  const reports = Array.from({ length: parts }, (_, place) =>
    playPart({
      ...whole,
      first: whole.first + cut(place),
      games: cut(place + 1) - cut(place),
    }),
  );
  return merge(await Promise.all(reports));
}

function playPart(part: Part): Promise<Fuzzed> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./part.ts', import.meta.url)));
    child.once('message', (report) => resolve(report as Fuzzed));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`a part of the run ended with ${code}`));
    });
    child.send(part);
  });
}

function tell(what: string, { games: played, decisions, longest, wins, draws }: Fuzzed): void {
  const [mine, theirs] = wins;
  console.log(`${what}: ${played} games, ${decisions} decisions, the longest game ${longest}.`);
  console.log(`  First player won ${mine}, second ${theirs}, drawn ${draws}.`);
}

/** How often something must happen; that an effect changes anything, once. */
function leastOf(name: string): number {
  return name.endsWith(' changed') ? 1 : (known?.least ?? 1);
}

function tellCounts(): void {
  const sorted = Object.entries(counts).sort(([, one], [, two]) => one - two);
  const words = (entries: typeof sorted) => entries.map(([name, n]) => `${name}: ${n}`).join(', ');
  console.log(
    `Cards and effects: ${sorted.length - rare.length} of ${sorted.length} often enough.`,
  );
  console.log(`  Least: ${words(sorted.slice(0, 8))}.\n  Most: ${words(sorted.slice(-5))}.`);
  if (rare.length > 0) console.log(`  Too rare: ${rare.join(', ')}.`);
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0 || (name === 'games' && value === 0))
    giveUp(`--${name} is a whole number, such as 100, not "${text}".`);
  return value;
}

function giveUp(message: string): never {
  console.error(message);
  process.exit(2);
}

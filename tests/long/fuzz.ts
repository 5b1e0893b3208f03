/**
 * Plays thousands of random legal games and checks every step of each.
 *
 *     npm run fuzz -- kolyma [--games 10000] [--seed fuzz] [--from 0]
 *     npm run fuzz -- ttcg-0.059, ttcg-2025-03-06, ttcg-0.001
 *     npm run fuzz -- ttcg-language (random effects, printed and read back)
 *     npm run fuzz -- ttcg-coverage [--write] (what the rules name, read and played; --write renews its document)
 *     npm run fuzz -- properties [--seed 7] (the property tests, on other random cases)
 *     npm run fuzz -- showdown
 *     npm run fuzz -- lanterns [--games 2000]
 *     npm run fuzz -- showdown-balance [--games 2000] [--decks starter,generated]
 *
 * All games are checked for faults or invariants, some of them (see `games.ts`) also for a trip
 * through JSON, taking back, leaks, and replaying their records. Games from positions made for the
 * purpose bring what is rare to work. Leaves with 1 if anything is wrong, and says how to meet it
 * again: `--design NAME` plays only what is made for that card. The work is shared among the cores.
 * `showdown-balance` lets greedy bots play all pairs of elements against each other instead, so many games
 * each, and leaves with 1 if a pair wins less than 45 % or more than 55 %, a character less than 42 % or
 * more than 58 %, or the one who begins less than 46 % or more than 54 %.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { tellBalance } from './balance.ts';
import { forkPart } from './fork-part.ts';
import { type Fuzzed, GAMES } from './games.ts';
import { merge } from './merge.ts';
import type { Part } from './part.ts';
import { tryProperties } from './properties.ts';
import type { DeckKind } from './showdown-decks.ts';
import { tellCoverage } from './ttcg-coverage.ts';
import { fuzzTtcgLanguage } from './ttcg-language.ts';

const LANGUAGE = 'ttcg-language';
const COVERAGE = 'ttcg-coverage';
const PROPERTIES = 'properties';
const BALANCE = 'showdown-balance';
const BALANCE_GAMES = 2000;
const DECK_KINDS: readonly DeckKind[] = ['starter', 'generated'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: 'fuzz' },
    from: { type: 'string', default: '0' },
    design: { type: 'string' },
    decks: { type: 'string', default: DECK_KINDS.join() },
    write: { type: 'boolean', default: false },
  },
});

const [game = ''] = positionals;
const games = wholeNumber('games', values.games ?? String(GAMES[game]?.games ?? 10_000));
const first = wholeNumber('from', values.from);
if (game === LANGUAGE) {
  fuzzLanguage();
  process.exit();
}
if (game === COVERAGE) process.exit((await tellCoverage({ write: values.write })) ? 0 : 1);
if (game === PROPERTIES) process.exit(tryProperties(values.seed));
if (game === BALANCE) process.exit((await balance()) ? 0 : 1);
const known = GAMES[game];
if (!known)
  giveUp(
    `Say which game: npm run fuzz -- NAME, where NAME is ${[...Object.keys(GAMES), LANGUAGE, COVERAGE, PROPERTIES, BALANCE].join(' or ')}.`,
  );

const { designs = [] } = known;
const only = values.design === undefined ? undefined : designs.indexOf(values.design);
if (only === -1) giveUp(`There is no card named "${values.design}" to play positions of.`);

const started = performance.now();
const whole = { game, seed: values.seed, first, games };
const deepGames = Math.ceil(games / known.deepOneIn);
const nothing = merge([]);
const wide = only === undefined ? await run({ ...whole, depth: known.wide }) : nothing;
const deep =
  only === undefined ? await run({ ...whole, depth: 'everything', games: deepGames }) : nothing;
const directed =
  designs.length === 0
    ? []
    : [
        await run({
          ...whole,
          depth: 'directed',
          first: only ?? 0,
          games: only === undefined ? designs.length : 1,
        }),
      ];
tell('Whole games', wide);
tell('JSON, taking back, leaks, replays', deep);
for (const report of directed) tell('From positions made for the purpose', report);

const { problems, counts } = merge([wide, deep, ...directed]);
const rare = Object.keys(counts).filter((name) => (counts[name] ?? 0) < leastOf(name));
tellCounts();
for (const { seed, step, message } of problems) {
  console.log(`\n${message}\n  in game ${seed}, step ${step}. To meet it again:`);
  const [base, number] = [seed.slice(0, seed.lastIndexOf('/')), seed.split('/').at(-1)];
  const design = base.slice(values.seed.length + 1);
  const again = designs.includes(design)
    ? `--seed '${values.seed}' --design "${design}"`
    : `--seed '${base}' --from ${number} --games 1`;
  console.log(`  npm run fuzz -- ${game} ${again}`);
}
const ok = problems.length === 0 && (rare.length === 0 || (games < 1000 && only === undefined));
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
  const trees = values.games === undefined ? 100_000 : games;
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

/** Lets bots play all pairs of elements against each other; gives whether all are fair. */
function balance(): Promise<boolean> {
  const decks = DECK_KINDS.filter((kind) => values.decks.split(',').includes(kind));
  if (decks.length === 0) giveUp(`--decks is ${DECK_KINDS.join(' or ')}, not "${values.decks}".`);
  return tellBalance({
    games: values.games === undefined ? BALANCE_GAMES : games,
    seed: values.seed,
    decks,
  });
}

/** Plays a run in as many parts as there are cores. */
async function run(whole: Part): Promise<Fuzzed> {
  const parts = Math.min(availableParallelism(), whole.games);
  const cut = (place: number) => Math.floor((whole.games * place) / parts);
  const reports = Array.from({ length: parts }, (_, place) =>
    forkPart<Part, Fuzzed>('part', {
      ...whole,
      first: whole.first + cut(place),
      games: cut(place + 1) - cut(place),
    }),
  );
  return merge(await Promise.all(reports));
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

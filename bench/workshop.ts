/** How fast effects are made of templates and told apart by rules, from files to files, in a process of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeHost } from '../apps/cli/src/node-host.ts';
import { run } from '../apps/cli/src/program.ts';
import { report } from './support/report.ts';
import { writeTask } from './workshop/task.ts';

const MOST_SECONDS = 2;
const MOST_MEGABYTES = 300;
const WHAT = '100 templates into 10,000 effects, by 300 rules into a table';

interface Spent {
  readonly seconds: number;
  readonly megabytes: number;
  readonly table: string;
}

/** This script again, told to do the work; the start of the process is part of it. */
function ours(rules: string, table: string): Spent {
  const { stderr, status } = spawnSync(process.execPath, [process.argv[1] ?? '', rules, table], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return spent(stderr.trim().split('\n').at(-1) ?? '', table);
}

async function work(rules: string, table: string): Promise<void> {
  const code = await run(nodeHost(), ['effects', 'build', rules, '--table', table]);
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.error(`${(userCPUTime + systemCPUTime) / 1_000_000} ${maxRSS / 1024}`);
  process.exitCode = code;
}

/** A plain script that does the same, where there is a Python. */
function peers(rules: string, table: string): Spent | undefined {
  // Bundled, this file lies elsewhere.
  const script = join(process.cwd(), 'bench/peers/workshop.py');
  const { stdout, stderr, status, error } = spawnSync('python3', [script, rules, table], {
    encoding: 'utf8',
  });
  if (error) return undefined;
  if (status !== 0) throw new Error(stderr);
  return spent(stdout.trim(), table);
}

function spent(figures: string, table: string): Spent {
  const [seconds = 0, megabytes = 0] = figures.split(' ').map(Number);
  return { seconds, megabytes, table: readFileSync(table, 'utf8') };
}

function compare(folder: string): void {
  const rules = writeTask(folder);
  const own = ours(rules, join(folder, 'ours.csv'));
  const peer = peers(rules, join(folder, 'peers.csv'));
  if (peer && peer.table !== own.table) throw new Error('the two tables are not the same');
  if (own.table.split('\n').length !== 10_002) throw new Error('there are not 10,000 effects');
  const named = (value: number | undefined) =>
    value === undefined ? {} : { peer: { name: 'python3, a plain script', value } };
  report({
    bench: 'workshop',
    metric: WHAT,
    unit: 'CPU-seconds in all',
    value: own.seconds,
    ...named(peer?.seconds),
    target: { most: MOST_SECONDS },
  });
  report({
    bench: 'workshop',
    metric: `${WHAT}: memory`,
    unit: 'megabytes at most',
    value: own.megabytes,
    ...named(peer?.megabytes),
    target: { most: MOST_MEGABYTES },
  });
}

const [rules, table] = process.argv.slice(2);
if (rules && table) await work(rules, table);
else {
  const folder = mkdtempSync(join(tmpdir(), 'cardscape-workshop-'));
  try {
    compare(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

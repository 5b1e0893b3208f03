/**
 * Reads all sentences that the rule texts stand for, and plays what is read in positions made for it;
 * run by `npm run fuzz -- ttcg-coverage`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Covered, coverageDocument, coveredIn } from './coverage-document.ts';
import { forkPart } from './fork-part.ts';
import { ruleTexts } from './rule-texts.ts';
import type { CoverageShare, Measured } from './ttcg-coverage-part.ts';

const DOCUMENT = join(process.cwd(), 'docs/ttcg/coverage.md');

/** Measures the rule texts; gives whether no template stands worse than the document says. */
export async function tellCoverage({ write }: { readonly write: boolean }): Promise<boolean> {
  const started = performance.now();
  const templates = ruleTexts();
  const places = templates.flatMap(({ line, sentences }) =>
    sentences.map((_, number) => ({ line, number })),
  );
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, core) =>
    forkPart<CoverageShare, Measured[]>('ttcg-coverage-part', {
      sentences: places.filter((_, at) => at % cores === core),
    }),
  );
  const measured = (await Promise.all(shares)).flat();
  const text = coverageDocument(templates, measured);
  const now = coveredIn(text);
  const before = write ? now : coveredIn(readFileSync(DOCUMENT, 'utf8'));
  if (write) writeFileSync(DOCUMENT, text);
  const worse = now.filter((one) =>
    isWorse(
      one,
      before.find(({ line }) => line === one.line),
    ),
  );
  const better = now.filter((one) =>
    isBetter(
      one,
      before.find(({ line }) => line === one.line),
    ),
  );
  for (const { line, seen, accepted } of worse)
    console.log(
      `Line ${line}: ${accepted} accepted and ${seen} seen, fewer than the document says.`,
    );
  if (better.length > 0)
    console.log(
      `${better.length} templates stand better than the document says: renew it with --write.`,
    );
  const sum = (of: (one: Covered) => number) => now.reduce((total, one) => total + of(one), 0);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    JSON.stringify({
      fuzz: 'ttcg-coverage',
      templates: templates.length,
      sentences: places.length,
      accepted: sum(({ accepted }) => accepted),
      seen: sum(({ seen }) => seen),
      worse: worse.length,
      seconds,
      ok: worse.length === 0,
    }),
  );
  return worse.length === 0;
}

const isWorse = (now: Covered, before: Covered | undefined): boolean =>
  before !== undefined && (now.accepted < before.accepted || now.seen < before.seen);

const isBetter = (now: Covered, before: Covered | undefined): boolean =>
  before !== undefined && (now.accepted > before.accepted || now.seen > before.seen);

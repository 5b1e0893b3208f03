import { counted, verdictLine } from '@cardscape/kernel';
import { type MeaningLine, meaningsOf, meaningWords } from '@cardscape/showdown/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { loadCards } from './load-cards.ts';

/** How often progress is told. */
const REPORTS = 10;

/** `cardscape showdown try --all`: sets off every function of a folder's cards and says what changes. */
export async function tryAll(host: Host, folder: string, json: boolean): Promise<ExitCode> {
  const { opened, problems } = await loadCards(host, [folder]);
  for (const problem of problems) host.complain(verdictLine(problem));
  const cards = opened.own.length;
  const every = Math.ceil(cards / REPORTS);
  const lines = meaningsOf(opened, (done) => {
    if (done % every === 0 || done === cards) host.complain(`${done} of ${counted(cards, 'card')}`);
  });
  const told = json ? lines.map((line) => JSON.stringify(line)) : meaningWords(lines);
  for (const line of told) host.print(line);
  if (!json) host.print(totals(lines, cards));
  const isFine = lines.every(({ errors }) => errors.length === 0) && problems.length === 0;
  return isFine && cards > 0 ? EXIT.fine : EXIT.wrong;
}

function totals(lines: readonly MeaningLine[], cards: number): string {
  const count = (is: (line: MeaningLine) => boolean) => lines.filter(is).length;
  const doubts = count(({ doubt }) => doubt !== undefined);
  const silent = count(({ missing }) => missing !== undefined);
  return `${counted(cards, 'card')}, ${counted(lines.length, 'line')}: ${counted(doubts, 'doubt')}, ${silent} that never ran.`;
}

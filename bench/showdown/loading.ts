/** How long it takes to load a folder of descriptors, from text to cards that can be played. */
import type { TextFile } from '@cardscape/kernel';
import { showdownModule } from '@cardscape/showdown';
import { cardFiles } from '@cardscape/showdown/testing';
import { report } from '../support/report.ts';

const DESCRIPTORS = 400;
const CARD_FILES = cardFiles();

/** The files of the set, again with other names until there are enough. */
function files(): TextFile[] {
  return Array.from({ length: DESCRIPTORS }, (_, place) => {
    const { path, text } = CARD_FILES[place % CARD_FILES.length] as (typeof CARD_FILES)[number];
    const round = Math.floor(place / CARD_FILES.length);
    if (round === 0) return { path, text };
    return { path: `${round}/${path}`, text: text.replace(/"NAME" "/, `"NAME" "${round} `) };
  });
}

/** Measures the first loading in this process: nothing has been warmed up, as when a page is opened. */
export function measureLoading(): void {
  const folder = files();
  const start = process.cpuUsage();
  const set = { id: 'bench', hash: '', files: [] };
  const opening = showdownModule.open({ set, cards: { files: folder, alone: true } });
  const { user, system } = process.cpuUsage(start);
  if (!('opened' in opening)) throw new Error('the cards cannot be opened');
  const { own, problems } = opening.opened;
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (own.length !== DESCRIPTORS || errors.length > 0) throw new Error('not all were loaded');
  report({
    bench: 'showdown',
    metric: `${DESCRIPTORS} descriptors loaded, not warmed up`,
    unit: 'CPU-seconds',
    value: (user + system) / 1_000_000,
    target: { most: 1 },
  });
}

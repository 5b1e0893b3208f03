import { beforeAll, describe, expect, it } from 'vitest';
import { coreCards } from '../testing/built-in.ts';
import { meaningsOf } from './meaning.ts';
import type { MeaningLine } from './meaning-line.ts';
import { keptLine } from './meaning-words.ts';

const MINUTES = 60_000;
const RENEW =
  'What cards of the built-in set do has changed. If that is meant, renew the kept lines: npx vitest run --project unit packages/showdown/src/meaning/built-in.test.ts -u';

describe('the meaning of the built-in set', () => {
  let lines: readonly MeaningLine[] = [];

  beforeAll(() => {
    lines = meaningsOf({ own: coreCards() });
  }, 10 * MINUTES);

  it('is as it was kept', async () => {
    const kept = `${lines.map(keptLine).join('\n')}\n`;
    await expect(kept, RENEW).toMatchFileSnapshot('../../cards/meaning.txt');
  });

  it('is shown for every function: each one runs and does something', () => {
    const quiet = lines.filter(
      ({ fired, changed, showed, missing }) =>
        fired === 'directly' ||
        fired.length === 0 ||
        missing !== undefined ||
        (changed.length === 0 && !showed),
    );
    expect(quiet).toEqual([]);
    expect(lines.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(lines.map(({ card }) => card)).size).toBe(coreCards().length);
  });

  it('agrees with the words of the cards', () => {
    expect(lines.flatMap(({ card, doubt }) => (doubt ? [`${card}: ${doubt}`] : []))).toEqual([]);
  });
});

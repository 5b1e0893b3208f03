import { builtIn } from '@cardscape/ttcg/testing';
import { parseQuery } from '@cardscape/ttcg/tools';
import { describe, expect, it } from 'vitest';
import { queryJoins, queryKeys } from './queryHelp.ts';

describe('every example of the help', () => {
  const examples = [...queryKeys, ...queryJoins].flatMap(({ examples }) => examples);

  it.each(examples)('%s is understood and finds some cards', (example) => {
    const parsed = parseQuery(example);
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    const found = builtIn.cardSet.designs.filter((design) => parsed.test(design, 0));
    expect(found.length).toBeGreaterThan(0);
  });
});

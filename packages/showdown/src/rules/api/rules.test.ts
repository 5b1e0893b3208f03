import { describe, expect, it } from 'vitest';
import { GROUND } from '../../testing/ground.ts';
import { RULE_CASES } from '../../testing/rule-cases/index.ts';
import type { RuleCase } from '../../testing/rule-cases/rule-case.ts';
import { still } from '../../testing/sketches.ts';

describe.each(Object.entries(RULE_CASES))('%s', (_, cases) => {
  it.each(cases)('$lua', ({ lua, says, replies = [], seen }: RuleCase) => {
    const scene = still(GROUND).run(lua, replies);
    expect(scene.said).toEqual(says);
    if (seen) expect(seen.by(scene)).toEqual(seen.is);
  });
});

import { describe, expect, it } from 'vitest';
import { GROUND } from '../../testing/ground.ts';
import { still } from '../../testing/index.ts';
import { RULE_CASES } from '../../testing/rule-cases/index.ts';

describe.each(Object.entries(RULE_CASES))('%s', (_, cases) => {
  it.each(cases)('$lua', ({ lua, says, replies = [] }) => {
    expect(still(GROUND).run(lua, replies).said).toEqual(says);
  });
});

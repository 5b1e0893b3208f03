import { POINTCUT_NAMES, RULE_NAMES } from '../interface/index.ts';
import { ANSWER_CASES, POINTCUT_FAMILIES } from './pointcut-cases/index.ts';
import { RULE_CASES } from './rule-cases/index.ts';

/** The tests that use something, by its name. */
export type Coverage = ReadonlyMap<string, readonly string[]>;

/** The cases of each atomic rule. */
export const RULE_COVERAGE: Coverage = new Map(
  RULE_NAMES.map((name) => [name, RULE_CASES[name].map(({ lua }) => `api/rules: ${lua}`)]),
);

/** The cases of each pointcut: where it is heard, and what its answer does. */
export const POINTCUT_COVERAGE: Coverage = new Map(
  POINTCUT_NAMES.map((name) => [
    name,
    [
      ...POINTCUT_FAMILIES.flatMap(({ happens, hears }) =>
        name in hears ? [`pointcuts: when ${happens}`] : [],
      ),
      ...ANSWER_CASES.flatMap(({ pointcut, says }) =>
        pointcut === name ? [`pointcut-answers: ${says}`] : [],
      ),
    ],
  ]),
);

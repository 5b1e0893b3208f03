import { CARD_CASES } from './cards.ts';
import { CONDITION_CASES } from './conditions.ts';
import { DEED_CASES } from './deeds.ts';
import { PILE_CASES } from './piles.ts';
import type { RuleCases } from './rule-case.ts';

/** Cases of every atomic rule. */
export const RULE_CASES: RuleCases = {
  ...PILE_CASES,
  ...CARD_CASES,
  ...CONDITION_CASES,
  ...DEED_CASES,
};

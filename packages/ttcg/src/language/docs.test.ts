import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { effectExamples } from '../testing/doc-examples.ts';
import { compileEffect } from '../trial/compile-effect.ts';
import { parseEffect } from './parse.ts';
import { printEffect } from './print/print.ts';
import type { Action } from './tree/tree.ts';
import { everyAct } from './tree/walk.ts';

const page = readFileSync(
  new URL('../../../../docs/ttcg/effect-language.md', import.meta.url),
  'utf8',
);
const examples = effectExamples(page);
const understood = examples.filter(({ refused }) => refused === undefined);
const refused = examples.filter(({ refused }) => refused !== undefined);

/** Every action of the language; the compiler says when one is missing. */
const ACTIONS: Record<Action['do'], true> = {
  destroy: true,
  tap: true,
  untap: true,
  reveal: true,
  look: true,
  target: true,
  move: true,
  search: true,
  shuffle: true,
  draw: true,
  mill: true,
  discard: true,
  points: true,
  exchange: true,
  stat: true,
  turnStats: true,
  invertBonus: true,
  swap: true,
  type: true,
  subtype: true,
  flip: true,
  equip: true,
  activate: true,
  copy: true,
  copyStats: true,
  skipAttack: true,
  lend: true,
  fightWith: true,
  divert: true,
  allot: true,
  counter: true,
  redirect: true,
  forbid: true,
  bar: true,
  immune: true,
  control: true,
  column: true,
  giveBack: true,
  restack: true,
  allow: true,
  allowRankUp: true,
  nothing: true,
  dig: true,
  invertChanges: true,
  enterTapped: true,
  lure: true,
  play: true,
  rankUp: true,
  extraPlays: true,
  extraAttacks: true,
  attackTimes: true,
  skip: true,
  extraTurn: true,
  orderChain: true,
  name: true,
  compel: true,
  stake: true,
  scalePoints: true,
  absorb: true,
  openHand: true,
  openDraws: true,
  ward: true,
  limitPlays: true,
  beside: true,
  price: true,
  openTop: true,
  allowUse: true,
  choose: true,
};

describe('the page about the effect language', () => {
  it('shows sentences of both kinds', () => {
    expect(understood.length).toBeGreaterThan(200);
    expect(refused.length).toBeGreaterThan(10);
  });

  it.each(understood)('is right about "$text"', ({ text, english, type }) => {
    const compiled = compileEffect(text);
    expect(compiled).toMatchObject({ ok: true, english, ...(type && { type }) });
  });

  it.each(understood)('writes "$english" so that it stays', ({ english }) => {
    const parsed = parseEffect(english);
    expect(parsed.ok && printEffect(parsed.effect)).toBe(english);
  });

  it.each(refused)('is right that "$text" is refused', ({ text, refused }) => {
    expect(compileEffect(text)).toMatchObject({ ok: false, error: refused });
  });

  it.each(Object.keys(ACTIONS))('shows "%s" at least twice', (action) => {
    const shown = understood.filter(({ text }) => actionsOf(text).includes(action));
    expect(shown.length).toBeGreaterThanOrEqual(2);
  });
});

function actionsOf(text: string): string[] {
  const parsed = parseEffect(text);
  return parsed.ok ? everyAct(parsed.effect).map((act) => act.do) : [];
}

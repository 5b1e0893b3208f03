import { below, type Random, randomFrom } from '@cardscape/kernel';
import { expect, it } from 'vitest';
import { checkEffect } from '../language/check/check.ts';
import { printEffect } from '../language/print/print.ts';
import { cardSet } from '../set/card-set.ts';
import type { Design, PrintedEffect } from '../set/design.ts';
import { EFFECT_TYPES } from '../set/kinds.ts';
import { crowdedPosition, patientPicks, starPicks, stockOf } from '../testing/directed.ts';
import { randomEffect } from '../testing/random-trees.ts';
import { design } from '../testing/table.ts';
import { cardBook } from './book/book.ts';
import { ttcgOf } from './ttcg.ts';

const TYPES = ['fire', 'water', 'spell'] as const;
const GAMES = 2;
const STEPS = 50;

/** An effect with any tree, of any type that it can have. */
function anyEffect(random: Random): PrintedEffect {
  for (;;) {
    const effect = randomEffect(random);
    const type = EFFECT_TYPES[below(random, EFFECT_TYPES.length)] ?? 'normal';
    if (checkEffect(effect, type).length === 0)
      return { text: printEffect(effect), type, named: true, effect };
  }
}

function anyDesigns(random: Random): Design[] {
  return Array.from({ length: 9 }, (_, at) => ({
    ...design(`Card ${at}`, { type: TYPES[at % 3] ?? 'fire', rank: at < 6 ? 1 : 2 }),
    effects: [anyEffect(random), anyEffect(random)] as const,
  }));
}

/** What becomes of a crowded position around each of the cards; what must not be is told. */
function problemsOf(seed: string): string[] {
  const random = randomFrom(seed);
  const designs = anyDesigns(random);
  const set = cardSet(designs);
  const game = ttcgOf(cardBook(set));
  const stock = stockOf(set, '0.059');
  const problems: string[] = [];
  for (const star of designs)
    for (let played = 0; played < GAMES; played++) {
      const state = crowdedPosition(stock, star, random);
      const pick = played === 0 ? starPicks : patientPicks;
      for (let step = 0; step < STEPS; step++) {
        const decision = game.decision(state);
        if (decision.ask === 'over') break;
        game.advance(state, decision, pick(state, decision, star.name, random));
        problems.push(...game.faults(state));
      }
    }
  return problems;
}

it.each(['seed 4', 'seed 12', 'seed 15', 'seed 16', 'seed 20', 'seed 32'])(
  'effects of any tree and type are played without a fault (%s)',
  { timeout: 60_000 },
  (seed) => {
    expect(problemsOf(seed)).toEqual([]);
  },
);

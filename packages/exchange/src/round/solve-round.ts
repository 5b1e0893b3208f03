import type { Circulation, Stop } from '../flow/network.ts';
import { bestCirculation } from '../flow/simplex.ts';
import type { Levels } from '../levels.ts';
import { sharesByLength } from '../rings/lengths.ts';
import { roundBound } from '../verify/round-bound.ts';
import { cutRound } from './cut-round.ts';
import { type RoundModel, roundModel } from './model.ts';
import type { PersonPrices, Round, RoundResult } from './round.ts';

/** The best exchange of a round, cut into rings, with its proof; the best found so far if the host says stop. */
export function solveRound(round: Round, stop: Stop = () => false): RoundResult {
  const model = roundModel(round);
  const circulation = bestCirculation(model.network, stop);
  const levels = levelsOf(model, circulation.flow);
  const prices = pricesOf(model, circulation);
  const bound = roundBound(round, prices);
  const rings = cutRound(model, circulation.flow, stop);
  return {
    form: 'round',
    people: levels[0] ?? 0,
    cards: levels[1] ?? 0,
    levels,
    rings,
    prices,
    bound: bound.map(Number),
    proven: bound.every((most, level) => most === BigInt(levels[level] ?? 0)),
    byLength: sharesByLength(rings),
  };
}

function levelsOf({ network }: RoundModel, flow: Float64Array): Levels {
  return network.worth.map((worth) =>
    flow.reduce((sum, amount, arc) => sum + amount * (worth[arc] as number), 0),
  );
}

function pricesOf(
  { people, designs, firstDesign }: RoundModel,
  { prices }: Circulation,
): RoundResult['prices'] {
  // A price of nothing is written 0, not -0.
  const at = (node: number): Levels => prices.map((level) => (level[node] as number) + 0);
  return {
    people: Object.fromEntries(
      people.map(({ person, gets, gives }): [string, PersonPrices] => [
        person.id,
        { gets: at(gets), gives: at(gives) },
      ]),
    ),
    designs: Object.fromEntries(designs.map((design, place) => [design, at(firstDesign + place)])),
  };
}

import { type Circulation, type Stop, worthOf } from '../flow/network.ts';
import type { Levels } from '../levels.ts';
import { sharesByLength } from '../verify/lengths.ts';
import { roundBound } from '../verify/round-bound.ts';
import { cutRound } from './cut-round.ts';
import type { RoundModel } from './model.ts';
import type { PersonPrices, Round, RoundResult } from './round.ts';

/** What goes round in the network of a round as a result: cut into rings, with its proof. */
export function roundResult(
  round: Round,
  model: RoundModel,
  circulation: Circulation,
  stop: Stop,
): RoundResult {
  const levels = worthOf(model.network, circulation.flow);
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

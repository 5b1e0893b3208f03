import { type Circulation, worthOf } from '../flow/network.ts';
import type { Work } from '../flow/work.ts';
import type { Levels } from '../levels.ts';
import { proofOf, toBeTaken } from '../proof.ts';
import { sharesByLength } from '../verify/lengths.ts';
import { roundBound } from '../verify/round-bound.ts';
import { cutRound } from './cut-round.ts';
import { firstCardsFirst, type RoundModel } from './model.ts';
import type { PersonPrices, Round, RoundResult } from './round.ts';

/** What goes round in the network of a round as a result: cut into rings, with its proof. */
export function* roundResult(
  round: Round,
  model: RoundModel,
  circulation: Circulation,
): Work<RoundResult> {
  const flow = firstCardsFirst(model, toBeTaken(model.network, circulation));
  const levels = worthOf(model.network, flow);
  const rings = yield* cutRound(model, flow);
  return {
    form: 'round',
    people: levels[0] ?? 0,
    cards: levels[1] ?? 0,
    levels,
    rings,
    ...proofOf(
      levels,
      circulation,
      (prices) => pricesOf(model, prices),
      (prices) => roundBound(round, prices),
    ),
    byLength: sharesByLength(rings),
  };
}

function pricesOf(
  { people, designs, firstDesign }: RoundModel,
  prices: Circulation['prices'],
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

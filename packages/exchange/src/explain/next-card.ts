import type { Levels } from '../levels.ts';
import { type CopyArc, type RoundModel, roundModel } from '../round/model.ts';
import { type Person, ROUND_LEVELS, type Round } from '../round/round.ts';
import type { GivenResult } from '../verify/read-result.ts';
import { someOf } from './names.ts';
import { oneMore } from './one-more.ts';

/** Why somebody does not get one card more: what it would cost at least, and whom. */
export function nextCard(round: Round, result: GivenResult, person: Person): string[] {
  const model = roundModel(round);
  const own = model.people.find((one) => one.person.id === person.id);
  if (!own) return [];
  const flow = flowOf(model, result);
  const arc = flow[own.first] === 0 ? own.first : own.first + 1;
  if ((flow[arc] as number) >= (model.network.capacity[arc] as number) || own.most === 0) return [];
  const change = oneMore(model.network, { flow, prices: pricesOf(model, result) }, arc);
  if (!change)
    return ['No ring can be closed: what they spare leads to nobody who has what they want.'];
  const arcs = new Set(change.turned.filter(({ isMore }) => isMore).map((turn) => turn.arc));
  const taken = model.taken.find(
    (copies) => arcs.has(copies.arc) && model.people[copies.person] === own,
  );
  const design = taken ? (model.designs[taken.design] as string) : '';
  const less = new Set(change.turned.filter(({ isMore }) => !isMore).map((turn) => turn.arc));
  const losers = model.people.flatMap(({ person: other, first, most }) =>
    less.has(first) || (most > 1 && less.has(first + 1)) ? [other] : [],
  );
  return [
    `${person.id} could get "${design}"${onlyIf(losers)}, but ${lossOf(change.gain)}.`,
    ...waitedLonger(result, round, person, design, change.gain),
  ];
}

function onlyIf(losers: readonly Person[]): string {
  if (losers.length === 0) return ' if cards went other ways';
  return ` if ${someOf(
    losers.map(({ id }) => id),
    '',
  )} got one card less`;
}

function lossOf(gain: Levels): string {
  const level = gain.findIndex((value) => value !== 0);
  const losses = [
    'fewer people would take part',
    'fewer cards would change hands',
    'cards would go to people who waited less long',
    'cards would go where they are wished for less',
  ];
  return losses[level] ?? 'that is worth just as much, and of such exchanges one is taken';
}

/** Says so if all copies of the design went to people who have waited longer, where that decided. */
function waitedLonger(
  { rings }: GivenResult,
  { people }: Round,
  person: Person,
  design: string,
  gain: Levels,
): string[] {
  const ids = new Set(rings.flat().flatMap(({ card, to }) => (card === design ? [to] : [])));
  const takers = people.filter(({ id }) => ids.has(id));
  const isLonger = takers.length > 0 && takers.every(({ waited }) => waited > person.waited);
  if (gain.findIndex((value) => value !== 0) !== 2 || !isLonger) return [];
  const names = someOf(
    takers.map(({ id, waited }) => `${id} (${waited})`),
    '',
  );
  return [
    `All copies of "${design}" that change hands go to ${names}, who waited longer than ${person.id} (${person.waited}).`,
  ];
}

/** What goes round in the network when the rings of a result do. */
function flowOf(model: RoundModel, { rings }: GivenResult): Float64Array {
  const flow = new Float64Array(model.network.to.length);
  const arcs = (side: readonly CopyArc[]) =>
    new Map(
      side.map(({ arc, person, design }) => [
        JSON.stringify([model.people[person]?.person.id, model.designs[design]]),
        arc,
      ]),
    );
  const given = arcs(model.given);
  const taken = arcs(model.taken);
  const through = new Map(model.people.map(({ person, first }) => [person.id, first]));
  const add = (arc: number | undefined) => {
    if (arc !== undefined) flow[arc] = (flow[arc] as number) + 1;
  };
  for (const { from, to, card } of rings.flat()) {
    add(given.get(JSON.stringify([from, card])));
    add(taken.get(JSON.stringify([to, card])));
    const first = through.get(to);
    add(first !== undefined && flow[first] === 1 ? first + 1 : first);
  }
  return flow;
}

function pricesOf({ people, designs, firstDesign, network }: RoundModel, { prices }: GivenResult) {
  const given = new Map(Object.entries(prices.people));
  const known = new Map(Object.entries(prices.designs));
  return ROUND_LEVELS.map((_, level) => {
    const values = new Float64Array(network.nodes);
    for (const { person, gets, gives } of people) {
      values[gets] = given.get(person.id)?.gets[level] ?? 0;
      values[gives] = given.get(person.id)?.gives[level] ?? 0;
    }
    for (const [at, design] of designs.entries())
      values[firstDesign + at] = known.get(design)?.[level] ?? 0;
    return values;
  });
}

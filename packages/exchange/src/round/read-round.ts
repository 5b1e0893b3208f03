import type { Problem } from '@cardscape/kernel';
import { type Complaint, keyTwice, placed } from '../reading/complaint.ts';
import { parsed } from '../reading/parsed.ts';
import { ShapeCheck } from '../reading/shape.ts';
import type { Person, Round } from './round.ts';

/** Reads a round from our own form, JSON. */
export function readRound(
  text: string,
  file: string,
): { readonly round: Round } | { readonly problems: readonly Problem[] } {
  const json = parsed(text, file);
  if ('problem' in json) return { problems: [json.problem] };
  const check = new ShapeCheck();
  const people = peopleOf(json.data, check);
  if (check.complaints.length > 0) return { problems: placed(json.text, file, check.complaints) };
  const twice = keyTwice(json.text, file, check.keys);
  return twice ? { problems: [twice] } : { round: { people } };
}

const PERSON_KEYS = {
  needed: ['id', 'spares', 'wants', 'limit'],
  also: ['waited', 'order', 'blocks'],
};

function peopleOf(data: unknown, check: ShapeCheck): Person[] {
  const top = check.object(data, [], { needed: ['people'] });
  if (!top || !Object.hasOwn(top, 'people')) return [];
  const people: Person[] = [];
  const places = new Map<string, number>();
  for (const [at, one] of check.list(top.people, ['people'], 'a list of people').entries()) {
    if (check.isFull) break;
    const person = personOf(one, at, check);
    if (!person) continue;
    const before = places.get(person.id);
    if (before !== undefined)
      check.complain({
        steps: ['people', at, 'id'],
        clause: `"${person.id}" is also the id of people[${before}]`,
        expected: ['an id of their own'],
      });
    places.set(person.id, at);
    people.push(person);
  }
  const most = mostCards(people);
  if (most > MOST_CARDS)
    check.complain({
      steps: ['people'],
      clause: `${most} cards could change hands`,
      expected: [`a round of at most ${MOST_CARDS} cards`],
    });
  return people;
}

/** Each card is a line of the result; and what so many cards count on any level can be told exactly. */
const MOST_CARDS = 2_000_000;

/** How many cards could change hands if everybody got and gave what they can. */
function mostCards(people: readonly Person[]): number {
  let all = 0;
  for (const { spares, wants, limit } of people)
    if (limit > 0) all += Math.min(limit, sumOf(spares), sumOf(wants));
  return all;
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

const NOBODY: readonly string[] = [];

function personOf(data: unknown, at: number, check: ShapeCheck): Person | undefined {
  const steps = ['people', at] as const;
  const before = check.complaints.length;
  const found = check.object(data, steps, PERSON_KEYS);
  if (!found || check.complaints.length > before) return undefined;
  const id = check.name(found.id, [...steps, 'id']);
  const person = {
    spares: check.copies(found.spares, [...steps, 'spares']),
    wants: check.copies(found.wants, [...steps, 'wants']),
    limit: check.count(found.limit, [...steps, 'limit']),
    waited: Object.hasOwn(found, 'waited') ? check.count(found.waited, [...steps, 'waited']) : 0,
    order: Object.hasOwn(found, 'order')
      ? check.names(found.order, [...steps, 'order'], true)
      : NOBODY,
    blocks: Object.hasOwn(found, 'blocks')
      ? check.names(found.blocks, [...steps, 'blocks'], false)
      : NOBODY,
  };
  for (const complaint of contradictionsOf(person, at)) check.complain(complaint);
  return id === undefined ? undefined : { id, ...person };
}

/** What is right by itself and wrong together. */
function contradictionsOf(
  { spares, wants, order }: Pick<Person, 'spares' | 'wants' | 'order'>,
  at: number,
): Complaint[] {
  const complaints: Complaint[] = [];
  for (const [design, count] of wants)
    if (count > 0 && (spares.get(design) ?? 0) > 0)
      complaints.push({
        steps: ['people', at, 'wants', design],
        isKey: true,
        clause: `"${design.slice(0, 60)}" is a spare of this person too`,
        expected: ['a design that is either a spare or a want'],
      });
  for (const [place, design] of order.entries())
    if (!wants.has(design))
      complaints.push({
        steps: ['people', at, 'order', place],
        clause: `"${design.slice(0, 60)}" is no want of this person`,
        expected: ['a design of "wants"'],
      });
  return complaints;
}

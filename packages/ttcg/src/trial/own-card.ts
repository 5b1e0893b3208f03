import type { Problem } from '@cardscape/kernel';
import { check, misfit, type Source } from '@cardscape/kernel/json';
import type { Row } from '../rules/position/zones.ts';
import type { Design, PrintedEffect } from '../set/design.ts';
import { type OwnCard, USUAL_NAME } from './deed.ts';
import { effectFault, typeFault } from './in-edition.ts';
import type { Position } from './position.ts';
import { ownCardSchema } from './position-schema.ts';
import { refusal, take } from './problems.ts';
import type { CardReader } from './read-card.ts';
import { homeOf, isPlaced } from './trial-card.ts';

const HIGHEST_SPELL = 3;
const LARGEST_BONUS = 30;

/** What is known of the card that is tried, besides what its position says. */
export interface Tried {
  readonly effect?: PrintedEffect;
  /** It is a spell. */
  readonly spell?: boolean;
}

/** Reads what a position says of the card that is tried. */
export function readOwnCard(source: Source | undefined, problems: Problem[]): OwnCard {
  if (!source) return {};
  if (source.node.kind === 'object') return take(check(ownCardSchema, source), problems) ?? {};
  problems.push(misfit(source, 'a card in { }'));
  return {};
}

/** Notes what no card of its kind, or of the edition, can have; gives the card with its kind. */
export function checkOwnCard(
  source: Source,
  card: OwnCard,
  { effect, spell = false }: Tried,
  { edition, ownPlaces, problems }: CardReader,
): OwnCard {
  const { name = USUAL_NAME } = card;
  const laidAs = ownPlaces.some(({ row }) => row === 'spell') ? 'spell' : undefined;
  const type = (card.type ?? (spell ? 'spell' : laidAs) ?? 'earth') as Design['type'];
  const wrong = (field: string, found: string, right: string, message?: string) =>
    problems.push(refusal(source, ['card', field], found, right, message));
  if (spell && type !== 'spell') wrong('type', `"${type}"`, '"spell", since a spell is tried');
  const row: Row = type === 'spell' ? 'spell' : 'unit';
  for (const place of ownPlaces)
    if (place.row !== row) {
      const message = `${name} is a ${row}: it lies among the ${row}s.`;
      problems.push(refusal(place.source, [], '"this"', `a ${place.row}`, message));
    }
  checkNumbers(card, type, wrong);
  const strange = typeFault(name, type, edition);
  if (strange) wrong('type', `"${type}"`, strange.expected, strange.message);
  const unknown = effect && effectFault('The text that is tried is', effect.type, edition);
  if (unknown) {
    const { found, expected, message } = unknown;
    problems.push(refusal(source, ['edition'], found, expected, message));
  }
  return card.type === undefined && type === 'spell' ? { ...card, type } : card;
}

/** Notes that there is no column left for a card that the position does not place. */
export function checkRoom(
  source: Source,
  { type }: OwnCard,
  { effect }: Tried,
  { players }: Position,
  problems: Problem[],
): void {
  if (isPlaced({ players }) || (effect && homeOf(effect) !== 'field')) return;
  const row = type === 'spell' ? 'spells' : 'units';
  const free = players[0][row]?.includes(null) ?? true;
  const right = 'a free column for the card that is tried, or "this" in one of them';
  if (!free) problems.push(refusal(source, ['players', 0, row], `five ${row}`, right));
}

function checkNumbers(
  { subtypes = [], rank = 1, attack = 0, defense = 0 }: OwnCard,
  type: Design['type'],
  wrong: (field: string, found: string, right: string) => void,
): void {
  const stats = Object.entries({ attack, defense });
  if (type !== 'spell') {
    for (const [field, value] of stats)
      if (value < 0) wrong(field, `${value}`, 'a whole number, 0 or more, for a unit');
    return;
  }
  if (rank > HIGHEST_SPELL)
    wrong('rank', `${rank}`, `a rank from 1 to ${HIGHEST_SPELL}, for a spell`);
  if (subtypes.length > 0) wrong('subtypes', 'a list', 'no subtypes, for a spell');
  for (const [field, value] of stats)
    if (Math.abs(value) > LARGEST_BONUS)
      wrong(field, `${value}`, `a bonus from -${LARGEST_BONUS} to ${LARGEST_BONUS}, for a spell`);
}

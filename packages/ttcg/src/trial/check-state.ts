import type { Source } from '@cardscape/kernel/json';
import { nameOf } from '../rules/book/book.ts';
import type { Row } from '../rules/position/zones.ts';
import type { PrintedEffect } from '../set/design.ts';
import { THIS } from './deed.ts';
import { nameIn, type StackCard } from './position.ts';
import type { StateFields } from './position-schema.ts';
import { refusal } from './problems.ts';
import type { CardReader } from './read-card.ts';

/** A card on the field of which something is said. */
export interface LaidCard {
  readonly card: StackCard;
  readonly row: Row;
  /** Does another card lie on it? */
  readonly covered: boolean;
}

/** Notes what cannot be true of a card as it lies. */
export function checkState(
  source: Source,
  { tapped, faceDown, known, attacks, works, equippedTo }: StateFields,
  { card, row, covered }: LaidCard,
  { set, edition, problems }: CardReader,
  tried: PrintedEffect | undefined,
): void {
  const wrong = (field: string, found: unknown, right: string, message?: string) =>
    problems.push(refusal(source, [field], JSON.stringify(found), right, message));
  if (faceDown && !known && !edition.faceDown) {
    const right = 'a face-up card, or "known": true for one that an effect has turned face down';
    const message = `In edition ${edition.name} no card is played face down; expected ${right}.`;
    wrong('faceDown', faceDown, right, message);
  }
  if (known && !faceDown) wrong('known', known, 'no "known", for a card that lies face up');
  if (tapped && covered) wrong('tapped', tapped, 'an untapped card, since another lies on it');
  if (attacks && row === 'spell') wrong('attacks', attacks, 'no attacks, for a spell');
  if (works === undefined || equippedTo !== undefined) return;
  const name = nameIn(card);
  // The other effect of the card that is tried does nothing.
  const own = works === 0 ? tried : undefined;
  const effect = name === THIS ? own : set.find(nameOf(name))?.effects[works as 0 | 1];
  if (effect && effect.type !== 'continuous' && effect.type !== 'equip')
    wrong('works', works, `a continuous or equip effect, since this one is ${effect.type}`);
}

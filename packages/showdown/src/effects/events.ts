import type { CardId, Seat, SeenCard } from '@cardscape/kernel';
import type { ShowdownEvent } from '../rules/events/events.ts';
import type { OwnEffect } from './own.ts';
import { inSpace, type Point, type Space } from './space.ts';
import type { EffectRequest } from './world.ts';

/** Where a card lies on the drawing: its middle, and how wide it is. */
export interface CardPlace extends Point {
  readonly width: number;
}

/** Where things are on the drawing. */
export interface Places {
  /** The screen that scripts of cards place effects on. */
  readonly screen: Space;
  card(id: CardId): CardPlace | undefined;
  character(seat: Seat): CardPlace | undefined;
}

/** How wide a card is in the coordinates of our own effects. */
const CARD_WIDTH = 96;

/** On cards narrower than this effects are drawn as if they were so wide: else nobody sees them. */
const NARROWEST = 64;

/** How many frames an attack is on its way. */
export const FLIGHT = 16;

/** How much larger an attack is than its picture, to be seen beside the arrow of the table. */
const ATTACK_SIZE = 1.4;

/** So much damage makes an effect half as large again; more does not make it larger. */
const GREAT_DAMAGE = 200;

/** The effects that show an event; none if it has none, or if its card is nowhere to be seen. */
export function effectsOf(event: ShowdownEvent, places: Places): EffectRequest[] {
  switch (event.type) {
    case 'played':
      return atCard('deploy', event.subject, places);
    case 'attack':
      return attack(event.subject, event.target, places);
    case 'damaged': {
      const size = 1 + Math.min(1, event.damage / GREAT_DAMAGE) / 2;
      return atCard('damage', event.target, places, { scale: [size, size] });
    }
    case 'healed':
      return atCard('heal', event.target, places);
    case 'levelUp':
      return atPlace('levelup', places.character(event.seat));
    case 'ailing':
      // A card that is away has left; its way is told by the cards themselves.
      return event.kind === 'away' ? [] : atCard(event.kind, event.target, places);
    case 'destroyed':
      return atCard('destroy', event.subject, places);
    case 'effect':
      return [ofCard(event, places)];
    default:
      return [];
  }
}

type Attributes = EffectRequest['attributes'];

function atCard(
  sprite: OwnEffect,
  card: SeenCard,
  places: Places,
  attributes: Attributes = {},
): EffectRequest[] {
  return atPlace(sprite, placeOf(card, places), attributes);
}

/** An effect of our own in the middle of a card, as large as fits it. */
function atPlace(
  sprite: OwnEffect,
  place: CardPlace | undefined,
  attributes: Attributes = {},
): EffectRequest[] {
  if (!place) return [];
  const space = { x: place.x, y: place.y, unit: unitOf(place) };
  return [{ sprite, attributes, space, home: { x: 0, y: 0 } }];
}

/** An attack flies from card to card; one without an attacker only strikes. */
function attack(subject: SeenCard | null, target: SeenCard, places: Places): EffectRequest[] {
  const to = placeOf(target, places);
  if (!to) return [];
  const from = (subject && placeOf(subject, places)) ?? to;
  const unit = unitOf(from);
  const [x, y] = [(to.x - from.x) / unit, (to.y - from.y) / unit];
  const isFlying = x !== 0 || y !== 0;
  return atPlace('attack', from, {
    duration: [isFlying ? FLIGHT : 1],
    movement: [x / FLIGHT, y / FLIGHT],
    rotationAngle: [Math.atan2(y, x)],
    scale: [ATTACK_SIZE, ATTACK_SIZE],
  });
}

/** An effect that a card asked for: in the middle of the card, if it has not said where. */
function ofCard(
  { sprite, at, attributes }: Extract<ShowdownEvent, { type: 'effect' }>,
  { screen, card }: Places,
): EffectRequest {
  const place = at ? card(at.card) : undefined;
  return { sprite, attributes, space: screen, home: place ? inSpace(screen, place) : null };
}

function unitOf({ width }: CardPlace): number {
  return Math.max(NARROWEST, width) / CARD_WIDTH;
}

function placeOf(card: SeenCard, places: Places): CardPlace | undefined {
  return 'card' in card ? places.card(card.card) : undefined;
}

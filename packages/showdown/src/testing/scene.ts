import { type CardId, type Seat, zoneOf } from '@cardscape/kernel';
import type { CardBook } from '../rules/book/book.ts';
import type { ShowdownEvent } from '../rules/events/events.ts';
import { controllerOf, deployed } from '../rules/position/duel.ts';
import type { Ailment, Unit } from '../rules/position/position.ts';
import {
  deckOf,
  EQUIP_SLOTS,
  FIELD,
  graveOf,
  handOf,
  MOB_SLOTS,
  placeOf,
  slotZone,
  underZone,
} from '../rules/position/slots.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import { ailing, attackOf, hpOf, maxHpOf } from '../rules/position/values.ts';
import { openDuel } from '../rules/turn/proceed.ts';

/** The card whose functions a test runs; it is not part of what lies on the table. */
export const PROBE = 'Probe';

/** A position of a test and what has happened in it, read by the names of cards; you are seat 0. */
export abstract class Scene {
  abstract readonly book: CardBook;
  abstract readonly state: ShowdownState;
  abstract readonly events: readonly ShowdownEvent[];

  /** The card of a name, wherever it lies; the first one, or the one of an owner. */
  card(name: string, owner?: Seat): CardId {
    const id = this.state.table.cards.findIndex(
      (card) => card.design === name && (owner === undefined || card.owner === owner),
    );
    if (id < 0) throw new Error(`there is no ${name} in the match`);
    return id;
  }

  /** Where a card lies: `hand/0`, `slot/1/3`, `under/0/0` and so on. */
  zone(name: string, owner?: Seat): string {
    return this.state.table.cards[this.card(name, owner)]?.zone as string;
  }

  /** The slot of a deployed card, and whose it is. */
  slot(name: string): [seat: Seat, slot: number] | undefined {
    const place = placeOf(this.zone(name));
    return place && !place.under ? [place.seat, place.slot] : undefined;
  }

  hp(name: string): number {
    return hpOf(this.duel, this.card(name));
  }

  maxHp(name: string): number {
    return maxHpOf(this.duel, this.card(name));
  }

  /** What a card attacks with. */
  attackOf(name: string): number {
    return attackOf(this.duel, this.card(name));
  }

  /** Turns left of an ailment. */
  turns(name: string, kind: Ailment): number {
    return ailing(this.duel, this.card(name), kind);
  }

  unit(name: string): Unit {
    const unit = this.state.units[this.card(name)];
    if (!unit) throw new Error(`${name} is not deployed`);
    return unit;
  }

  /** In the order they came. */
  hand(seat: Seat = 0): string[] {
    return this.#names(handOf(seat));
  }

  /** From the top. */
  deck(seat: Seat = 0): string[] {
    return this.#names(deckOf(seat));
  }

  /** From the top. */
  grave(seat: Seat = 0): string[] {
    return this.#names(graveOf(seat));
  }

  /** The mobs of a player in the order of their slots. */
  mobs(seat: Seat = 0): string[] {
    return MOB_SLOTS.flatMap((slot) => this.#names(slotZone(seat, slot)));
  }

  equips(seat: Seat = 0): string[] {
    return EQUIP_SLOTS.flatMap((slot) => this.#names(slotZone(seat, slot)));
  }

  field(seat: Seat = 0): string | undefined {
    return this.#names(slotZone(seat, FIELD))[0];
  }

  /** The cards under a deployed card, from the top. */
  under(name: string): string[] {
    const place = this.slot(name);
    return place ? this.#names(underZone(...place)) : [];
  }

  level(seat: Seat = 0): number {
    return this.state.players[seat].level;
  }

  /** All deployed cards of a player. */
  deployed(seat: Seat = 0): string[] {
    return deployed(this.duel, seat).map((id) => this.nameOf(id));
  }

  nameOf(id: CardId): string {
    return this.state.table.cards[id]?.design ?? '';
  }

  /** Is a card yours: on your side of the table, or off it and from your deck? */
  isYours(name: string): boolean {
    return controllerOf(this.duel, this.card(name)) === 0;
  }

  /** What scripts have told the test with `say`, with cards by their names. */
  get said(): string[] {
    return this.told('message').map(({ text }) =>
      text.replace(/\bcard: (\d+)/g, (_, id) => this.nameOf(Number(id))),
    );
  }

  /** All events of a kind. */
  told<Type extends ShowdownEvent['type']>(type: Type): Extract<ShowdownEvent, { type: Type }>[] {
    return this.events.filter(
      (event): event is Extract<ShowdownEvent, { type: Type }> => event.type === type,
    );
  }

  /** What scripts have failed with. */
  get broken(): string[] {
    return this.told('broken').map(({ pointcut, message }) => `${pointcut}: ${message}`);
  }

  protected get duel() {
    return openDuel(this.book, this.state, undefined, [], null);
  }

  #names(zone: string): string[] {
    const names = zoneOf(this.state.table, zone).cards.map((id) => this.nameOf(id));
    return names.filter((name) => name !== PROBE);
  }
}

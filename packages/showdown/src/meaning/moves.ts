import { type CardId, cardOf, counted, SEATS, type Seat } from '@cardscape/kernel';
import type { ShowdownEvent } from '../rules/events/events.ts';
import { pileOf, placeOf } from '../rules/position/slots.ts';
import type { Snapshot } from './snapshot.ts';
import { cardName, doer, type Teller, zoneWords } from './teller.ts';

/** The ways that cards have gone between two moments, in words. */
export class Moves {
  readonly #teller: Teller;
  readonly #events: readonly ShowdownEvent[];
  readonly #drawn: [number, number] = [0, 0];
  readonly #discarded: [number, number] = [0, 0];
  readonly #ways = new Map<string, number>();
  readonly #told: string[] = [];

  constructor(teller: Teller, before: Snapshot, after: Snapshot, events: readonly ShowdownEvent[]) {
    this.#teller = teller;
    this.#events = events;
    before.zones.forEach((from, id) => {
      const to = after.zones[id] ?? from;
      if (from !== to) this.#note(id, from, to);
    });
  }

  words(): string[] {
    const counts = (counted: readonly number[], verb: string) =>
      SEATS.flatMap((seat) =>
        counted[seat] ? [`${doer(this.#teller, seat, verb)} ${counted[seat]}`] : [],
      );
    // A card that is drawn and goes on its way is drawn all the same.
    const drawn = SEATS.map((seat) => Math.max(this.#drawn[seat], this.#toldDrawn(seat)));
    const discarded = SEATS.map((seat) =>
      Math.max(this.#discarded[seat], this.#toldDiscarded(seat)),
    );
    return [
      ...counts(drawn, 'draw'),
      ...counts(discarded, 'discard'),
      ...this.#told,
      ...[...this.#ways].map(([way, count]) => `${counted(count, 'card')} ${way}`),
    ];
  }

  #toldDrawn(seat: Seat): number {
    return this.#events.reduce(
      (sum, event) =>
        event.type === 'drew' && event.seat === seat ? sum + event.cards.length : sum,
      0,
    );
  }

  #toldDiscarded(seat: Seat): number {
    return this.#events.filter((event) => event.type === 'discarded' && event.seat === seat).length;
  }

  #note(id: CardId, from: string, to: string): void {
    const [here, there] = [pileOf(from), pileOf(to)];
    const [stood, stands] = [placeOf(from), placeOf(to)];
    const isOwnPile = here && there && here.seat === there.seat;
    if (isOwnPile && here.kind === 'deck' && there.kind === 'hand') this.#drawn[here.seat]++;
    else if (isOwnPile && there.kind === 'grave' && this.#isPlayed(id))
      this.#told.push(`${doer(this.#teller, here.seat, 'play')} ${this.#name(id)}`);
    else if (isOwnPile && here.kind === 'hand' && there.kind === 'grave')
      this.#discarded[here.seat]++;
    else if (stood && !stood.under && there?.kind === 'grave')
      this.#told.push(`${cardName(this.#teller, id, from)} is destroyed`);
    else if (stood && stands && !stood.under && !stands.under && stood.seat !== stands.seat)
      this.#told.push(`${cardName(this.#teller, id, from)} changes sides`);
    else if (stands && !stands.under && !stood)
      this.#told.push(`${doer(this.#teller, stands.seat, 'play')} ${this.#name(id)}`);
    else this.#goes(id, from, to);
  }

  #goes(id: CardId, from: string, to: string): void {
    const way = `from ${zoneWords(this.#teller, from)} to ${zoneWords(this.#teller, to)}`;
    if (id === this.#teller.source) this.#told.push(`this card goes ${way}`);
    else this.#ways.set(way, (this.#ways.get(way) ?? 0) + 1);
  }

  /** Has a card been played on its way? A rapid action comes to no slot. */
  #isPlayed(id: CardId): boolean {
    return this.#events.some(
      (event) => event.type === 'played' && 'card' in event.subject && event.subject.card === id,
    );
  }

  #name(id: CardId): string {
    const { duel, source } = this.#teller;
    return id === source ? 'this card' : cardOf(duel.state.table, id).design;
  }
}

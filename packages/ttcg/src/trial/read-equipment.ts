import { eitherOf, SEATS, type Seat } from '@cardscape/kernel';
import type { Source } from '@cardscape/kernel/json';
import { nameOf } from '../rules/book/book.ts';
import { nameKey } from '../set/card-set.ts';
import type { PrintedEffect } from '../set/design.ts';
import { THIS } from './deed.ts';
import {
  type CardState,
  type FieldPlace,
  nameIn,
  type PositionPlayer,
  type StackCard,
} from './position.ts';
import type { StateFields } from './position-schema.ts';
import { refusal } from './problems.ts';
import type { CardReader } from './read-card.ts';

/** A card that is said to be equipped to another one. */
interface Item {
  readonly source: Source;
  readonly card: string;
  readonly seat: Seat;
  readonly to: NonNullable<StateFields['equippedTo']>;
  /** What is said of the item. */
  readonly state: CardState;
}

/** A card on the field and where it lies. */
interface Laid {
  readonly card: StackCard;
  readonly place: FieldPlace;
  /** What is said of it. */
  readonly states: readonly CardState[];
}

/** Finds what cards are equipped to, when both sides of a position are known. */
export class Equipment {
  private readonly cards: CardReader;
  private readonly effect: PrintedEffect | undefined;
  private readonly items: Item[] = [];

  constructor(cards: CardReader, effect: PrintedEffect | undefined) {
    this.cards = cards;
    this.effect = effect;
  }

  note(item: Item): void {
    this.items.push(item);
  }

  bind(sides: readonly [PositionPlayer, PositionPlayer]): void {
    const laid = SEATS.flatMap((seat) => laidBy(sides[seat], seat));
    for (const item of this.items) this.bindItem(item, laid);
  }

  private bindItem(item: Item, laid: readonly Laid[]): void {
    const fits = laid.filter((one) => this.isMeant(one, item.to));
    const others = fits.filter(({ states }) => !states.includes(item.state));
    const [target] = others;
    const name = item.card === THIS ? 'The card that is tried' : nameOf(item.card);
    if (!target) {
      const itself = `${name} cannot be equipped to itself.`;
      this.refuse(item, 'another card on the field', fits.length > 0 ? itself : undefined);
    } else if (others.length > 1) {
      const places = eitherOf(others.map(({ place }) => JSON.stringify(place)));
      const found = `There are ${others.length} cards named ${JSON.stringify(item.to)}`;
      this.refuse(item, places, `${found}; say which: ${places}.`);
    } else if (!this.equips(item.card) && !this.equips(nameIn(target.card))) {
      const message = `${name} has no equip effect: it is equipped to nothing.`;
      this.refuse(item, 'a card with an equip effect', message);
    } else Object.assign(item.state, { equippedTo: target.place });
  }

  private isMeant({ card, place }: Laid, to: Item['to']): boolean {
    if (typeof to === 'string') {
      const name = nameOf(nameIn(card));
      return name === THIS ? this.cards.isOwn(to) : nameKey(name) === nameKey(to);
    }
    const { seat, row = 'units', column, under = 0 } = to;
    const at = { row: 'units', under: 0, ...place };
    return at.seat === seat && at.row === row && at.column === column && at.under === under;
  }

  /** Can it equip a card, itself or another one? What is not known of a card is not held against it. */
  private equips(card: string): boolean {
    const tried = this.effect && [this.effect];
    const effects = card === THIS ? tried : this.cards.set.find(nameOf(card))?.effects;
    return !effects || effects.some(hasEquip);
  }

  private refuse({ source, to }: Item, right: string, message?: string): void {
    const found = JSON.stringify(to);
    this.cards.problems.push(refusal(source, ['equippedTo'], found, right, message));
  }
}

function hasEquip({ type, effect }: PrintedEffect): boolean {
  const acts = effect.sentences.flatMap((sentence) => sentence.acts);
  return type === 'equip' || acts.some((act) => act.do === 'equip');
}

/** The cards on a player's side of the field. */
function laidBy({ units = [], spells = [] }: PositionPlayer, seat: Seat): Laid[] {
  const rows = { units, spells };
  return (['units', 'spells'] as const).flatMap((row) =>
    rows[row].flatMap((stack, index) =>
      (stack?.stack ?? []).map((card, under) => ({
        card,
        place: {
          seat,
          column: index + 1,
          ...(row === 'spells' && { row }),
          ...(under > 0 && { under }),
        },
        states: [stack, card].filter(
          (one, at): one is NonNullable<typeof stack> =>
            typeof one === 'object' && (at === 1 || under === 0),
        ),
      })),
    ),
  );
}

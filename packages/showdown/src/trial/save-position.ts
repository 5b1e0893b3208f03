import { type CardId, cardOf, copyData, type Seat } from '@cardscape/kernel';
import type { CardBook } from '../rules/book/book.ts';
import {
  cardsUnder,
  characterOf,
  type Duel,
  inSlot,
  ownerOf,
  unitOf,
} from '../rules/position/duel.ts';
import { freshPlayer, freshUnit } from '../rules/position/position.ts';
import { EQUIP_SLOTS, FIELD, MOB_SLOTS } from '../rules/position/slots.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import { hpOf, maxHpOf } from '../rules/position/values.ts';
import { openDuel } from '../rules/turn/proceed.ts';
import { emptyState } from '../rules/turn/setup.ts';
import { cardPlaces, pilesOf } from './card-places.ts';
import {
  type CardPlace,
  MATCH_FIELDS,
  PLAYER_FIELDS,
  type SavedCard,
  type SavedDesign,
  type SavedMarks,
  type SavedPosition,
  type SavedSide,
  type SavedSlot,
  UNIT_NUMBERS,
} from './position.ts';

/** A position of a match in the form that people read. */
export function savePosition(book: CardBook, state: ShowdownState): SavedPosition {
  return new Saver(openDuel(book, state, undefined, [], null)).position();
}

class Saver {
  readonly #duel: Duel;
  readonly #places: ReadonlyMap<CardId, CardPlace>;

  constructor(duel: Duel) {
    this.#duel = duel;
    this.#places = cardPlaces(duel.state.table);
  }

  position(): SavedPosition {
    const { state } = this.#duel;
    const { turn, active, phase, acted, registers, words, drops, inserted, growing } = state;
    return {
      turn,
      active,
      phase,
      players: [this.#side(0), this.#side(1)],
      ...differing(state, emptyState(''), MATCH_FIELDS),
      ...some('acted', this.#all(acted)),
      ...some(
        'registers',
        this.#placed(registers).map((one) => ({ ...one, design: this.#design(one.design) })),
      ),
      ...some('shown', this.#placed(words.shown)),
      ...some('drops', this.#placed(drops)),
      ...some('inserted', this.#placed(inserted)),
      ...some('growing', this.#all(growing)),
      ...some('strays', this.#strays()),
    };
  }

  #side(seat: Seat): SavedSide {
    const duel = this.#duel;
    const { table, players } = duel.state;
    const player = players[seat];
    const { level, prevents, auras, repeats, skips } = player;
    const { build, ...piles } = pilesOf(table, seat);
    const row = (slots: readonly number[]) => trimmed(slots.map((slot) => this.#slot(seat, slot)));
    const character = characterOf(duel, seat);
    const { hp, maxHp, ...marks } = this.#marks(character);
    return {
      character: cardOf(table, character).design,
      ...(hp !== undefined && { hp }),
      ...(maxHp !== undefined && { maxHp }),
      level,
      ...marks,
      build: this.#names(build),
      mobs: row(MOB_SLOTS),
      equips: row(EQUIP_SLOTS),
      field: this.#slot(seat, FIELD),
      hand: this.#names(piles.hand),
      deck: this.#names(piles.deck),
      graveyard: this.#names(piles.graveyard),
      ...differing(player, freshPlayer(), PLAYER_FIELDS),
      ...some('prevents', this.#placed(prevents)),
      ...some(
        'auras',
        auras.map((aura) => ({ ...aura, design: this.#design(aura.design) })),
      ),
      ...some('repeats', this.#placed(repeats)),
      ...(skips && { skips: { ...skips, card: this.#place(skips.card) } }),
    };
  }

  #slot(seat: Seat, slot: number): SavedCard | null {
    const duel = this.#duel;
    const id = inSlot(duel, seat, slot);
    if (id === undefined) return null;
    const { hp, maxHp, ...marks } = this.#marks(id);
    const owner = ownerOf(duel, id);
    return {
      card: cardOf(duel.state.table, id).design,
      ...(slot !== FIELD && hp !== undefined && { hp }),
      ...(slot !== FIELD && maxHp !== undefined && { maxHp }),
      ...some('under', this.#names(cardsUnder(duel, id))),
      ...marks,
      ...(owner !== seat && { owner }),
    };
  }

  /** What is in force on a deployed card, but for what stands: that follows from the cards. */
  #marks(id: CardId): SavedMarks {
    const duel = this.#duel;
    const unit = unitOf(duel, id);
    if (!unit) return {};
    const { awayBy, swapped, dots, buffs, blocks, attackers } = unit;
    const bonuses = buffs.flatMap(({ aura, standing, ...buff }) =>
      standing ? [] : [{ ...buff, ...(aura && { aura }) }],
    );
    const kept = blocks.flatMap(({ kind, source, standing }) =>
      standing ? [] : [{ kind, ...(source !== null && { source: this.#place(source) }) }],
    );
    return {
      hp: hpOf(duel, id),
      maxHp: maxHpOf(duel, id),
      ...differing(unit, freshUnit(), UNIT_NUMBERS),
      ...(awayBy !== null && { awayBy: this.#place(awayBy) }),
      ...(swapped && { swapped }),
      ...some('dots', this.#placed(dots)),
      ...some('bonuses', this.#placed(bonuses)),
      ...some('blocks', kept),
      ...some('attackers', this.#placed(attackers)),
    };
  }

  /** Cards that lie with the player, or under a card of the player, whose deck they did not come from. */
  #strays(): CardPlace[] {
    const duel = this.#duel;
    return [...this.#places].flatMap(([id, place]) => {
      const [seat, ...way] = place.split('/');
      const depth = way.indexOf('under');
      // A card in a slot says itself whose it is.
      if (depth < 0 && !/build|hand|deck|graveyard/.test(place)) return [];
      const host = depth < 0 ? undefined : [seat, ...way.slice(0, depth)].join('/');
      const over = [...this.#places].find(([, other]) => other === host)?.[0];
      const usual = over === undefined ? Number(seat) : ownerOf(duel, over);
      return ownerOf(duel, id) === usual ? [] : [place];
    });
  }

  #names(cards: readonly CardId[]): string[] {
    return cards.map((id) => cardOf(this.#duel.state.table, id).design);
  }

  #design(number: number): SavedDesign {
    return this.#duel.book.numbered(number)?.design.name ?? number;
  }

  #place(id: CardId): CardPlace {
    return this.#places.get(id) as CardPlace;
  }

  #all(cards: readonly CardId[]): CardPlace[] {
    return cards.map((id) => this.#place(id));
  }

  /** Notes with the places of their cards. */
  #placed<Note extends object>(notes: readonly Note[]) {
    return notes.map((note) => {
      const { card, source } = note as { card?: CardId; source?: CardId };
      return {
        ...note,
        ...(card !== undefined && { card: this.#place(card) }),
        ...(source !== undefined && { source: this.#place(source) }),
      } as { [Key in keyof Note]: Key extends 'card' | 'source' ? CardPlace : Note[Key] };
    });
  }
}

/** A list under its name, if there is anything in it. */
function some<Name extends string, Item>(name: Name, list: readonly Item[]) {
  return (list.length > 0 ? { [name]: list } : {}) as { [Key in Name]?: readonly Item[] };
}

/** Those fields that are not as in a fresh one. */
function differing<T extends object, Key extends keyof T>(
  now: T,
  fresh: T,
  keys: readonly Key[],
): Partial<Pick<T, Key>> {
  const changed = keys.filter((key) => JSON.stringify(now[key]) !== JSON.stringify(fresh[key]));
  return Object.fromEntries(changed.map((key) => [key, copyData(now[key])])) as Partial<
    Pick<T, Key>
  >;
}

/** Without the empty slots at the end. */
function trimmed(slots: readonly SavedSlot[]): SavedSlot[] {
  return slots.slice(0, slots.findLastIndex((there) => there !== null) + 1);
}

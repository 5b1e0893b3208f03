import { nearest, type Place, type Problem, problemAt, type Seat } from '@cardscape/kernel';
import {
  type Checked,
  check,
  innerOf,
  misfit,
  placeOf,
  readJson,
  type Source,
  type Step,
} from '@cardscape/kernel/json';
import type { CardType } from '../cards/card.ts';
import type { CardBook } from '../rules/book/book.ts';
import type { NamedChoice, TrialAction } from './action.ts';
import { CARD_PLACE, isTaken } from './card-places.ts';
import type { SavedCard, SavedDesign, SavedPosition, SavedSide, SavedSlot } from './position.ts';
import { positionSchema, SLOT, sideSchema, slotSchema } from './position-schema.ts';

/** A saved position, what is done in it with the card that is tried, and what is answered. */
export interface PositionFile {
  readonly position: SavedPosition;
  readonly actions: readonly TrialAction[];
  readonly choices: readonly NamedChoice[];
  /** Where each choice stands in the file. */
  readonly choicesAt: readonly Place[];
}

/** A position file read, or what is wrong with it. */
export type ReadPosition =
  | { readonly ok: true; readonly read: PositionFile }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a saved position; its cards are those of a book, by their names. */
export function readPosition(text: string, file: string, book: CardBook): ReadPosition {
  const json = readJson(text, file);
  if ('problem' in json) return { ok: false, problems: [json.problem] };
  const problems: Problem[] = [];
  const read = new PositionReader(book, problems).read(json.source);
  return read && problems.length === 0 ? { ok: true, read } : { ok: false, problems };
}

const MOBS: readonly CardType[] = ['mob', 'jrboss', 'boss'];
const ALL_BUT_CHARACTERS: readonly CardType[] = [...MOBS, 'equip', 'action', 'field'];
const ALL_TYPES: readonly CardType[] = [...ALL_BUT_CHARACTERS, 'char'];

/** What is absent is absent, not undefined. */
function withoutAbsent(fields: object): unknown {
  return JSON.parse(JSON.stringify(fields));
}

class PositionReader {
  readonly #book: CardBook;
  readonly #problems: Problem[];

  constructor(book: CardBook, problems: Problem[]) {
    this.#book = book;
    this.#problems = problems;
  }

  read(source: Source): PositionFile | undefined {
    if (source.node.kind !== 'object') return this.#refuse(source, 'a position in { }');
    const fields = this.#take(check(positionSchema, source));
    if (!fields) return undefined;
    const { do: actions = [], choices = [], players: _, ...plain } = fields;
    const players = [this.#side(source, 0), this.#side(source, 1)] as const;
    const position = { ...(withoutAbsent(plain) as Partial<SavedPosition>), players };
    for (const { design } of plain.registers ?? []) this.#knownDesign(source, 'registers', design);
    this.#places(source, position, position);
    return {
      position,
      actions,
      choices,
      choicesAt: choices.map((_, index) => placeOf(source, 'choices', index)),
    };
  }

  #side(position: Source, seat: Seat): SavedSide {
    const source = innerOf(position, 'players', seat);
    if (!source) return {};
    if (source.node.kind !== 'object') return this.#refuse(source, 'a player in { }') ?? {};
    const fields = this.#take(check(sideSchema, source));
    if (!fields) return {};
    const { mobs, equips, field: _, ...plain } = fields;
    const { character, build, hand, deck, graveyard } = plain;
    if (character !== undefined) this.#known(source, ['character'], character, ['char']);
    for (const [key, names] of Object.entries({ build, hand, deck, graveyard }))
      names?.forEach((name, index) => {
        this.#known(source, [key, index], name, ALL_BUT_CHARACTERS);
      });
    for (const { design } of plain.auras ?? []) this.#knownDesign(source, 'auras', design);
    const field = this.#slot(innerOf(source, 'field'), ['field']);
    return {
      ...(withoutAbsent(plain) as SavedSide),
      mobs: this.#row(source, 'mobs', mobs?.length ?? 0, MOBS),
      equips: this.#row(source, 'equips', equips?.length ?? 0, ['equip']),
      ...(field && { field }),
    };
  }

  #row(side: Source, key: string, length: number, types: readonly CardType[]): SavedSlot[] {
    return Array.from({ length }, (_, index) => this.#slot(innerOf(side, key, index), types));
  }

  #slot(source: Source | undefined, types: readonly CardType[]): SavedSlot {
    if (!source) return null;
    const { node } = source;
    if (node.kind === 'plain' && node.value === null) return null;
    if (node.kind === 'plain' && typeof node.value === 'string') {
      this.#known(source, [], node.value, types);
      return node.value;
    }
    if (node.kind !== 'object') return this.#refuse(source, SLOT) ?? null;
    const fields = this.#take(check(slotSchema, source));
    if (!fields) return null;
    this.#known(source, ['card'], fields.card, types);
    fields.under?.forEach((name, index) => {
      this.#known(source, ['under', index], name, ALL_BUT_CHARACTERS);
    });
    return withoutAbsent(fields) as SavedCard;
  }

  /** Reports places at which no card lies; whatever looks like a place is one. */
  #places(
    source: Source,
    position: SavedPosition,
    part: unknown,
    steps: readonly Step[] = [],
  ): void {
    if (typeof part === 'string' && CARD_PLACE.test(part) && !isTaken(position, part)) {
      const [found, message] = [`"${part}"`, `No card lies at "${part}" in this position.`];
      const expected = ['the place of a card of this position'];
      this.#problems.push(problemAt(placeOf(source, ...steps), { found, expected, message }));
    }
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part))
      this.#places(source, position, inner, [...steps, Array.isArray(part) ? Number(key) : key]);
  }

  #knownDesign(source: Source, key: string, design: SavedDesign): void {
    if (typeof design === 'string') this.#known(source, [key], design, ALL_TYPES);
  }

  /** Reports a name that is no card of the book, or of another type than belongs there. */
  #known(source: Source, steps: readonly Step[], name: string, types: readonly CardType[]): void {
    const fitting = this.#book.sheets.filter(({ design }) => types.includes(design.type));
    if (fitting.some(({ design }) => design.name === name)) return;
    const names = fitting.map(({ design }) => design.name);
    const found = `"${name}"`;
    const likely = nearest(name, names);
    const hint = likely ? `; did you mean "${likely}"?` : '.';
    const isThere = this.#book.has(name);
    const message = isThere
      ? `${found} is a ${this.#book.sheet(name).design.type} and cannot lie here.`
      : `There is no card ${found}${hint}`;
    const expected = likely ? [`"${likely}"`] : [`a card of type ${types.join(' or ')}`];
    this.#problems.push(problemAt(placeOf(source, ...steps), { found, expected, message }));
  }

  #refuse(source: Source, right: string): undefined {
    this.#problems.push(misfit(source, right));
    return undefined;
  }

  #take<Data>(checked: Checked<Data>): Data | undefined {
    if ('data' in checked) return checked.data;
    this.#problems.push(...checked.problems);
    return undefined;
  }
}

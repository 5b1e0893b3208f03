import { SEATS, type Seat } from '@cardscape/kernel';
import {
  check,
  innerOf,
  type Misfit,
  misfit,
  placeOf,
  type Source,
  type Step,
} from '@cardscape/kernel/json';
import { unknownCard } from '../decks/unknown-card.ts';
import { cardKey, nameOf } from '../rules/book/book.ts';
import { COLUMNS, type Row } from '../rules/position/zones.ts';
import { type CardSet, nameKey } from '../set/card-set.ts';
import type { Tier } from '../set/design.ts';
import { THIS } from './deed.ts';
import type { PositionPlayer, PositionStack, UnitPlace } from './position.ts';
import { COLUMN, playerSchema, type StackFields, stackSchema } from './position-schema.ts';

const TIERED = /^(.+)\|([0-5])$/;
const UNIT_PLACE = 'a unit on the field';

/** Equipment whose unit is looked for when both sides are known. */
interface Equipment {
  readonly source: Source;
  readonly seat: Seat;
  readonly to: string | UnitPlace;
  readonly bind: (place: UnitPlace) => void;
}

/** Reads the two sides of a position and collects what is wrong with them. */
export class SideReader {
  private readonly set: CardSet;
  private readonly own: string;
  private readonly problems: Misfit[];
  private readonly equipment: Equipment[] = [];

  constructor(set: CardSet, own: string, problems: Misfit[]) {
    this.set = set;
    this.own = nameKey(own);
    this.problems = problems;
  }

  both(source: Source): [PositionPlayer, PositionPlayer] {
    const sides = SEATS.map((seat) => this.side(innerOf(source, 'players', seat), seat));
    const [first = {}, second = {}] = sides;
    for (const one of this.equipment) this.bindEquipment(one, [first, second]);
    return [first, second];
  }

  private side(source: Source | undefined, seat: Seat): PositionPlayer {
    if (!source) return {};
    if (source.node.kind !== 'object') {
      this.problems.push(misfit(source, 'a player in { }'));
      return {};
    }
    const checked = check(playerSchema, source);
    if ('misfits' in checked) {
      this.problems.push(...checked.misfits);
      return {};
    }
    const { points, played, skips = {}, ...fields } = checked.data;
    const pile = (zone: 'hand' | 'deck' | 'discard') => {
      const names = fields[zone]?.map((name, index) => this.name(source, [zone, index], name));
      return names && { [zone]: names };
    };
    return {
      ...(points !== undefined && { points }),
      ...(played !== undefined && { played }),
      ...pile('hand'),
      ...pile('deck'),
      ...pile('discard'),
      units: this.row(innerOf(source, 'units'), 'unit', seat),
      spells: this.row(innerOf(source, 'spells'), 'spell', seat),
      skips: Object.fromEntries(Object.entries(skips).filter(([, times]) => times)),
    };
  }

  /** Five columns: as a list, or each by its number. */
  private row(source: Source | undefined, row: Row, seat: Seat): (PositionStack | null)[] {
    const stacks: (PositionStack | null)[] = Array.from({ length: COLUMNS }, () => null);
    if (!source || source.node.kind === 'plain') return stacks;
    const { node } = source;
    const steps: Step[] =
      node.kind === 'array' ? [...node.items.keys()] : node.members.map(({ key }) => key);
    for (const step of steps) {
      const column = typeof step === 'number' ? step : Number(step) - 1;
      const inner = innerOf(source, step) as Source;
      if (column in stacks) stacks[column] = this.column(inner, row, seat);
      else {
        const found = typeof step === 'number' ? column + 1 : JSON.stringify(step);
        this.refuse(inner, [], `column ${found}`, 'columns 1 to 5');
      }
    }
    return stacks;
  }

  private column(source: Source, row: Row, seat: Seat): PositionStack | null {
    const { node } = source;
    if (node.kind === 'plain' && node.value === null) return null;
    if (node.kind === 'plain' && typeof node.value === 'string')
      return { stack: [this.ofRow(source, [], node.value, row)] };
    if (node.kind === 'array' && node.items.length > 0) {
      const names = node.items.map((item) => (item.kind === 'plain' ? item.value : undefined));
      if (names.every((name) => typeof name === 'string'))
        return { stack: names.map((name, depth) => this.ofRow(source, [depth], name, row)) };
    }
    if (node.kind !== 'object') {
      this.problems.push(misfit(source, COLUMN));
      return null;
    }
    const checked = check(stackSchema, source);
    if ('data' in checked) return this.stack(source, checked.data, row, seat);
    this.problems.push(...checked.misfits);
    return null;
  }

  private stack(source: Source, fields: StackFields, row: Row, seat: Seat): PositionStack {
    const { stack, tapped, faceDown, attacks, works, uses, usesInAll, echoes, owner } = fields;
    const read: PositionStack & { equippedTo?: UnitPlace } = {
      stack: stack.map((name, depth) => this.ofRow(source, ['stack', depth], name, row)),
      ...(tapped && { tapped }),
      ...(faceDown && { faceDown }),
      ...(attacks && { attacks }),
      ...(works !== undefined && { works }),
      ...(uses && { uses }),
      ...(usesInAll && { usesInAll }),
      ...(echoes && { echoes }),
      ...(owner !== undefined && { owner }),
    };
    if (fields.equippedTo !== undefined) {
      const to = fields.equippedTo as string | UnitPlace;
      const bind = (place: UnitPlace) => Object.assign(read, { equippedTo: place });
      this.equipment.push({ source, seat, to, bind });
    }
    return read;
  }

  private bindEquipment(
    { source, seat, to, bind }: Equipment,
    sides: readonly [PositionPlayer, PositionPlayer],
  ): void {
    const wanted = typeof to === 'string' ? nameKey(to) : undefined;
    for (const whose of [seat, 1 - seat] as Seat[])
      for (const [column, unit] of (sides[whose].units ?? []).entries()) {
        const under = unit?.stack.findIndex((name) => nameKey(nameOf(name)) === wanted) ?? -1;
        if (under < 0) continue;
        bind({ seat: whose, column: column + 1, ...(under > 0 && { under }) });
        return;
      }
    if (typeof to !== 'string' && sides[to.seat].units?.[to.column - 1]?.stack[to.under ?? 0])
      bind(to);
    else this.refuse(source, ['equippedTo'], JSON.stringify(to), UNIT_PLACE);
  }

  /** A card that lies in a row: units above, spells below. */
  private ofRow(source: Source, steps: readonly Step[], written: string, row: Row): string {
    const name = this.name(source, steps, written);
    const design = this.set.find(nameOf(name));
    if (design && (design.type === 'spell') !== (row === 'spell'))
      this.refuse(source, steps, `"${written}"`, `a ${row}`);
    return name;
  }

  private name(source: Source, steps: readonly Step[], written: string): string {
    const [, bare = written, tier = '0'] = TIERED.exec(written) ?? [];
    if (nameKey(bare) === this.own || nameKey(bare) === THIS) return THIS;
    const design = this.set.find(bare);
    if (design) return cardKey(design.name, Number(tier) as Tier);
    const { message, nearest } = unknownCard(bare, this.set);
    const expected = [nearest ? `"${nearest}"` : 'the name of a card'];
    const place = placeOf(source, ...steps);
    this.problems.push({ ...place, steps, found: `"${bare}"`, expected, message });
    return written;
  }

  private refuse(source: Source, steps: readonly Step[], found: string, right: string): void {
    const message = `Found ${found}; expected ${right}.`;
    this.problems.push({ ...placeOf(source, ...steps), steps, found, expected: [right], message });
  }
}

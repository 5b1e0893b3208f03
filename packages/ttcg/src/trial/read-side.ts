import { counted, SEATS, type Seat } from '@cardscape/kernel';
import { check, innerOf, misfit, type Source, type Step } from '@cardscape/kernel/json';
import { COLUMNS, type Row } from '../rules/position/zones.ts';
import type { PrintedEffect } from '../set/design.ts';
import { checkState, type LaidCard } from './check-state.ts';
import {
  type CardState,
  nameIn,
  type PositionPlayer,
  type PositionStack,
  type StackCard,
} from './position.ts';
import {
  COLUMN,
  playerSchema,
  STACK_CARD,
  type StateFields,
  stackCardSchema,
  stackSchema,
  TWO_PLAYERS,
} from './position-schema.ts';
import { refusal, take } from './problems.ts';
import { type CardReader, nameAt } from './read-card.ts';
import { Equipment } from './read-equipment.ts';

/** Reads the two sides of a position and collects what is wrong with them. */
export class SideReader {
  private readonly cards: CardReader;
  private readonly equipment: Equipment;
  private readonly effect: PrintedEffect | undefined;

  constructor(cards: CardReader, effect: PrintedEffect | undefined) {
    this.cards = cards;
    this.effect = effect;
    this.equipment = new Equipment(cards, effect);
  }

  both(source: Source): [PositionPlayer, PositionPlayer] {
    const players = innerOf(source, 'players');
    const count = players?.node.kind === 'array' ? players.node.items.length : SEATS.length;
    if (players && count !== SEATS.length)
      this.cards.problems.push(refusal(players, [], counted(count, 'player'), TWO_PLAYERS));
    const sides = SEATS.map((seat) => this.side(innerOf(source, 'players', seat), seat));
    const [first = {}, second = {}] = sides;
    this.equipment.bind([first, second]);
    return [first, second];
  }

  private side(source: Source | undefined, seat: Seat): PositionPlayer {
    if (!source) return {};
    if (source.node.kind !== 'object') {
      this.cards.problems.push(misfit(source, 'a player in { }'));
      return {};
    }
    const fields = take(check(playerSchema, source), this.cards.problems);
    if (!fields) return {};
    const { points, played, skips = {} } = fields;
    const pile = (zone: 'hand' | 'deck' | 'discard') =>
      fields[zone] && {
        [zone]: fields[zone].flatMap(
          (_, index) => this.cards.ofPile(innerOf(source, zone, index) as Source) ?? [],
        ),
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
        this.cards.problems.push(refusal(inner, [], `column ${found}`, 'columns 1 to 5'));
      }
    }
    return stacks;
  }

  private column(source: Source, row: Row, seat: Seat): PositionStack | null {
    const { node } = source;
    const name = nameAt(source);
    if (node.kind === 'plain' && node.value === null) return null;
    if (name !== undefined) return { stack: [this.cards.ofRow(source, name, row)] };
    if (node.kind === 'array' && node.items.length > 0)
      return { stack: this.stackCards(source, row, seat) };
    if (node.kind !== 'object') {
      this.cards.problems.push(misfit(source, COLUMN));
      return null;
    }
    const fields = take(check(stackSchema, source), this.cards.problems);
    if (!fields) return null;
    const stack = this.stackCards(innerOf(source, 'stack') as Source, row, seat);
    const top = { card: stack[0] ?? '', row, covered: false };
    return Object.assign(this.state(source, fields, top, seat), {
      stack,
      ...(fields.owner !== undefined && { owner: fields.owner }),
    });
  }

  private stackCards(source: Source, row: Row, seat: Seat): StackCard[] {
    const items = source.node.kind === 'array' ? source.node.items : [];
    return items.flatMap(
      (_, depth) => this.stackCard(innerOf(source, depth) as Source, row, seat, depth > 0) ?? [],
    );
  }

  private stackCard(source: Source, row: Row, seat: Seat, covered: boolean): StackCard | undefined {
    const name = nameAt(source);
    if (name !== undefined) return this.cards.ofRow(source, name, row);
    if (source.node.kind !== 'object') {
      this.cards.problems.push(misfit(source, STACK_CARD));
      return undefined;
    }
    const fields = take(check(stackCardSchema, source), this.cards.problems);
    if (!fields) return undefined;
    const card = this.cards.ofRow(innerOf(source, 'card') as Source, fields.card, row);
    return Object.assign(this.state(source, fields, { card, row, covered }, seat), {
      card,
      ...(fields.owner !== undefined && { owner: fields.owner }),
    });
  }

  /** What is said of a card on the field. What it is equipped to is added when both sides are known. */
  private state(source: Source, fields: StateFields, laid: LaidCard, seat: Seat): CardState {
    checkState(source, fields, laid, this.cards, this.effect);
    const { tapped, faceDown, known, attacks, works, uses, usesInAll, echoes } = fields;
    const state: CardState = {
      ...(tapped && { tapped }),
      ...(faceDown && { faceDown, ...(known && { known }) }),
      ...(attacks && { attacks }),
      ...(works !== undefined && { works }),
      ...(uses && { uses }),
      ...(usesInAll && { usesInAll }),
      ...(echoes && { echoes }),
    };
    if (fields.equippedTo !== undefined)
      this.equipment.note({ source, card: nameIn(laid.card), seat, to: fields.equippedTo, state });
    return state;
  }
}

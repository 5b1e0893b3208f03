import type { CardId, Option, PickDecision } from '@cardscape/kernel';
import type { CardSet } from '@cardscape/ttcg';
import { nameOf } from '@cardscape/ttcg';
import type { Seen } from './seen.ts';
import { columnsInRow, type Row, slotAt, slotName } from './tableTypes.ts';

/** A card that was taken up, to be put or aimed somewhere. */
export interface Picked {
  readonly card: CardId;
  /** Whether it would be played face down. */
  readonly faceDown: boolean;
  /** Whether what it can do is listed beside it. */
  readonly menu: boolean;
}

/** Where a decision can be answered on the table. */
export interface Goals {
  /** The places of the field, each with what picking it does. */
  readonly slots: ReadonlyMap<string, Option>;
  /** A direct attack. */
  readonly direct?: Option;
}

/** What is needed to find where options lie. */
export interface Ground {
  readonly seen: ReadonlyMap<CardId, Seen>;
  readonly set: CardSet;
}

const noGoals: Goals = { slots: new Map() };

/** In which slot a card lies. */
export function slotOfCard({ seen }: Pick<Ground, 'seen'>, card: CardId): string | undefined {
  return seen.get(card)?.slot;
}

/** In which slot lies what an option is aimed at; a card that cannot be seen is named by its place. */
function slotOfTarget(ground: Ground, { on, at }: Option): string | undefined {
  if (on !== undefined) return slotOfCard(ground, on);
  return at === undefined ? undefined : slotAt(at);
}

/** In which row a card belongs. */
function rowOfCard({ seen, set }: Ground, card: CardId): Row {
  const design = seen.get(card)?.design;
  return design !== undefined && set.find(nameOf(design))?.type === 'spell' ? 'spell' : 'unit';
}

/** The places that can be picked now: for the card that was taken up, or for one that looks for a place. */
export function goalsOf(
  asked: PickDecision | undefined,
  picked: Picked | undefined,
  ground: Ground,
): Goals {
  if (!asked) return noGoals;
  if (asked.kind === 'place') return { slots: placesOf(asked) };
  if (!picked) return noGoals;
  const slots = new Map<string, Option>();
  let direct: Option | undefined;
  for (const option of asked.options) {
    if (option.card !== picked.card) continue;
    if (option.act === (picked.faceDown ? 'set' : 'play'))
      slots.set(slotName(rowOfCard(ground, picked.card), asked.seat, option.at ?? 0), option);
    if (option.act !== 'attack') continue;
    const slot = slotOfTarget(ground, option);
    if (slot !== undefined) slots.set(slot, option);
    else if (isDirect(option)) direct = option;
  }
  return { slots, ...(direct && { direct }) };
}

/** Is nobody attacked but the player? */
export function isDirect({ act, on, at }: Option): boolean {
  return act === 'attack' && on === undefined && at === undefined;
}

function placesOf({ options, seat }: PickDecision): Map<string, Option> {
  return new Map(
    options.map((option) => {
      const at = option.at ?? 0;
      const row = at < columnsInRow ? 'unit' : 'spell';
      return [slotName(row, seat, at % columnsInRow), option];
    }),
  );
}

/** What can be done with a card in a turn or an answer, other than putting or aiming it somewhere. */
export function deedsOf(asked: PickDecision | undefined, card: CardId): Option[] {
  if (!asked || asked.kind === 'choose') return [];
  return asked.options.filter(
    ({ act, card: of }) => of === card && (act === 'use' || act === 'flip' || act === 'work'),
  );
}

/** Can this card be played or set somewhere, or attack? */
export function aimsOf(asked: PickDecision | undefined, card: CardId): Option[] {
  if (!asked || asked.kind === 'place') return [];
  return asked.options.filter(
    ({ act, card: of }) => of === card && (act === 'play' || act === 'set' || act === 'attack'),
  );
}

/** Where an option stands among those of the decision; -1 if it is not legal. */
export function placeAmong(asked: PickDecision | undefined, option: Option): number {
  return (
    asked?.options.findIndex(
      ({ act, card, on, at, effect }) =>
        act === option.act &&
        card === option.card &&
        on === option.on &&
        at === option.at &&
        effect === option.effect,
    ) ?? -1
  );
}

/** Can a card be picked now: chosen, taken up, or used? */
export function isPickable(asked: PickDecision | undefined, card: CardId): boolean {
  if (!asked || asked.kind === 'place') return false;
  return asked.options.some((option) => option.card === card);
}

/** The option that chooses the card in a slot that cannot be seen, by its place in the list; -1 if none does. */
export function hiddenChoice(asked: PickDecision | undefined, slot: string): number {
  return (
    asked?.options.findIndex(
      ({ act, card, at }) =>
        act === 'choose' && card === undefined && at !== undefined && slotAt(at) === slot,
    ) ?? -1
  );
}

import type { CardId, Option, PickDecision } from '@cardscape/kernel';
import { cardAt, slotAnchor } from '../../../table/anchors.ts';
import type { Seen } from './seen.ts';
import { pointsAnchor } from './tableTypes.ts';

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

/** The attack that picking what has this anchor would be, if it would be one. */
export function attackAt(
  { slots, direct }: Goals,
  ground: Ground,
  anchor: string,
): Option | undefined {
  if (direct?.target?.is === 'seat' && anchor === pointsAnchor(direct.target.seat)) return direct;
  const card = cardAt(anchor);
  const slot = card === undefined ? anchor.replace(slotAnchor(''), '') : slotOfCard(ground, card);
  const goal = slots.get(slot ?? '');
  return goal?.act === 'attack' ? goal : undefined;
}

/** What is needed to find where options lie. */
export interface Ground {
  readonly seen: ReadonlyMap<CardId, Seen>;
}

const noGoals: Goals = { slots: new Map() };

/** In which slot a card lies. */
export function slotOfCard({ seen }: Ground, card: CardId): string | undefined {
  return seen.get(card)?.slot;
}

/** The slot that an option is aimed at, or where what it is aimed at lies: slots are zones of the field. */
function slotOfTarget(ground: Ground, { target }: Option): string | undefined {
  if (target?.is === 'card') return slotOfCard(ground, target.card);
  return target?.is === 'zone' || target?.is === 'hidden' ? target.zone : undefined;
}

/** The places that can be picked now: for the card that was taken up, or for one that looks for a place. */
export function goalsOf(
  asked: PickDecision | undefined,
  picked: Picked | undefined,
  ground: Ground,
): Goals {
  if (!asked) return noGoals;
  const aims = asked.kind === 'place' ? asked.options : aimedWith(asked, picked);
  const slots = new Map<string, Option>();
  for (const option of aims) {
    const slot = slotOfTarget(ground, option);
    if (slot !== undefined) slots.set(slot, option);
  }
  const direct = aims.find(isDirect);
  return { slots, ...(direct && { direct }) };
}

/** What can be done on the table with the card that was taken up. */
function aimedWith({ options }: PickDecision, picked: Picked | undefined): Option[] {
  if (!picked) return [];
  const acts = ['attack', picked.faceDown ? 'set' : 'play'];
  return options.filter(({ act, card }) => card === picked.card && acts.includes(act));
}

/** Is nobody attacked but the player? */
export function isDirect({ act, target }: Option): boolean {
  return act === 'attack' && target?.is === 'seat';
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

/** Can a card be picked now: chosen, taken up, or used? */
export function isPickable(asked: PickDecision | undefined, card: CardId): boolean {
  if (!asked || asked.kind === 'place') return false;
  return asked.options.some((option) => option.card === card);
}

/** The option that chooses the card in a slot that cannot be seen, by its place in the list; -1 if none does. */
export function hiddenChoice(asked: PickDecision | undefined, slot: string): number {
  return (
    asked?.options.findIndex(
      ({ act, target }) => act === 'choose' && target?.is === 'hidden' && target.zone === slot,
    ) ?? -1
  );
}

import type { UnitType } from '../language/tree/tree.ts';
import { usedFrom } from '../language/tree/used-from.ts';
import { type CardSet, cardSet, nameKey } from '../set/card-set.ts';
import type { Design, PrintedEffect } from '../set/design.ts';
import { type OwnCard, THIS, USUAL_NAME } from './deed.ts';
import { fillers, type Position, type PositionPlayer, type PositionStack } from './position.ts';

/** What a unit has of attack and of defense for each rank. */
const HALF_STRENGTH = 250;

/** The other effect of the card: nothing. */
const NOTHING: PrintedEffect = {
  text: '',
  type: 'passive',
  named: true,
  effect: { sentences: [{ acts: [] }] },
};

/** A card with an effect to be tried on it: a unit, unless it is said to be a spell or lies as one. */
export function trialCard(effect: PrintedEffect, card: OwnCard, position: Position): Design {
  const { name = USUAL_NAME, subtypes = [], rank = 1 } = card;
  const type = card.type ?? (liesAsSpell(position) ? 'spell' : 'earth');
  const usual = type === 'spell' ? 0 : HALF_STRENGTH * rank;
  return {
    name,
    type: type as UnitType | 'spell',
    subtypes: subtypes.map((subtype) => subtype.toLowerCase()),
    rank,
    image: '',
    attack: card.attack ?? usual,
    defense: card.defense ?? usual,
    effects: [effect, NOTHING],
    serial: '',
    rarity: 0,
    translucency: 0,
    lore: '',
  };
}

/** The set with the card in it, instead of one of that name. */
export function setWith({ designs }: CardSet, card: Design): CardSet {
  const others = designs.filter(({ name }) => nameKey(name) !== nameKey(card.name));
  return cardSet([...others, card]);
}

/** Does the position say that the card is a spell, by where it lies? */
function liesAsSpell({ players }: Position): boolean {
  return players.some(({ spells = [] }) => spells.some((stack) => stack?.stack.includes(THIS)));
}

/**
 * The position with the card where it says `this`; if nowhere, where an effect of its type begins. What
 * is drawn where no deck is named are the other cards of the set.
 */
export function withCard(position: Position, card: Design, set: CardSet): Position {
  const [first, second] = position.players;
  const placed = isPlaced(first) || isPlaced(second);
  const players = placed ? position.players : ([added(first, card), second] as const);
  const deck = fillers(set, position.edition);
  const [mine, theirs] = players.map((player) => ({ deck, ...named(player, card) }));
  return { ...position, players: [mine ?? {}, theirs ?? {}] };
}

function isPlaced(player: PositionPlayer): boolean {
  const { hand = [], deck = [], discard = [], units = [], spells = [] } = player;
  const stacks = [...units, ...spells].flatMap((stack) => stack?.stack ?? []);
  return [hand, deck, discard, stacks].some((names) => names.includes(THIS));
}

function added(player: PositionPlayer, card: Design): PositionPlayer {
  const [{ type, effect }] = card.effects;
  // An echo works when its card is played.
  const home = type === 'echo' ? 'hand' : usedFrom(effect);
  if (home !== 'field') return { ...player, [home]: [THIS, ...(player[home] ?? [])] };
  const row = card.type === 'spell' ? 'spells' : 'units';
  const stacks = Array.from({ length: 5 }, (_, column) => player[row]?.[column] ?? null);
  const free = stacks.indexOf(null);
  const stack: PositionStack = { stack: [THIS], ...(type === 'dormant' && { tapped: true }) };
  if (free < 0) throw new RangeError(`there is no free column for ${card.name}`);
  return { ...player, [row]: stacks.with(free, stack) };
}

function named(player: PositionPlayer, { name }: Design): PositionPlayer {
  const names = (list: readonly string[]) => list.map((one) => (one === THIS ? name : one));
  const stacks = (list: readonly (PositionStack | null)[] = []) =>
    list.map((one) => one && { ...one, stack: names(one.stack) });
  const { hand, deck, discard } = player;
  return {
    ...player,
    ...(hand && { hand: names(hand) }),
    ...(deck && { deck: names(deck) }),
    ...(discard && { discard: names(discard) }),
    units: stacks(player.units),
    spells: stacks(player.spells),
  };
}

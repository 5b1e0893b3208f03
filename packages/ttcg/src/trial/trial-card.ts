import type { UnitType } from '../language/tree/tree.ts';
import { usedFrom } from '../language/tree/used-from.ts';
import { COLUMNS } from '../rules/position/zones.ts';
import { type CardSet, cardSet, nameKey } from '../set/card-set.ts';
import type { Design, PrintedEffect } from '../set/design.ts';
import { fillers } from './build-position.ts';
import { type OwnCard, THIS, USUAL_NAME } from './deed.ts';
import {
  type NotedCard,
  nameIn,
  type Position,
  type PositionPlayer,
  type PositionStack,
} from './position.ts';

/** What a unit has of attack and of defense for each rank. */
const HALF_STRENGTH = 250;

/** The other effect of the card: nothing. */
const NOTHING: PrintedEffect = {
  text: '',
  type: 'passive',
  named: true,
  effect: { sentences: [{ acts: [] }] },
};

/** A card with an effect to be tried on it: a unit, unless it is said to be a spell. */
export function trialCard(effect: PrintedEffect, card: OwnCard): Design {
  const { name = USUAL_NAME, type = 'earth', subtypes = [], rank = 1 } = card;
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

/** What a position says of such a card. */
export function ownCardOf({ name, type, subtypes, rank, attack, defense }: Design): OwnCard {
  return { name, type, subtypes, rank, attack, defense };
}

/** The set with the card in it, instead of one of that name. */
export function setWith({ designs }: CardSet, card: Design): CardSet {
  const others = designs.filter(({ name }) => nameKey(name) !== nameKey(card.name));
  return cardSet([...others, card]);
}

function holdsThis(stack: PositionStack | null): boolean {
  return stack?.stack.some((card) => nameIn(card) === THIS) ?? false;
}

/** Where the card of an effect begins: where it is used. An echo works when its card is played. */
export function homeOf({ type, effect }: PrintedEffect): 'field' | 'hand' | 'discard' {
  return type === 'echo' ? 'hand' : usedFrom(effect);
}

/**
 * The position with the card where it says `this`; if nowhere, where an effect of its type begins. What
 * is drawn where no deck is named are the other cards of the set.
 */
export function withCard(position: Position, card: Design, set: CardSet): Position {
  const [first, second] = position.players;
  const players = isPlaced(position) ? position.players : ([added(first, card), second] as const);
  const others = set.designs.filter(({ name }) => nameKey(name) !== nameKey(card.name));
  const deck = fillers(others, position.edition);
  const [mine, theirs] = players.map((player) => ({ deck, ...named(player, card) }));
  return { ...position, players: [mine ?? {}, theirs ?? {}] };
}

/** Does the position say where the card is? */
export function isPlaced({ players }: Position): boolean {
  return players.some(({ hand = [], deck = [], discard = [], units = [], spells = [] }) => {
    const piles = [...hand, ...deck, ...discard];
    return piles.some((card) => nameIn(card) === THIS) || [...units, ...spells].some(holdsThis);
  });
}

function added(player: PositionPlayer, card: Design): PositionPlayer {
  const [effect] = card.effects;
  const home = homeOf(effect);
  if (home !== 'field') return { ...player, [home]: [THIS, ...(player[home] ?? [])] };
  const row = card.type === 'spell' ? 'spells' : 'units';
  const stacks = Array.from({ length: COLUMNS }, (_, column) => player[row]?.[column] ?? null);
  const free = stacks.indexOf(null);
  const tapped = effect.type === 'dormant' && ({ tapped: true } as const);
  if (free < 0) throw new RangeError(`there is no free column for ${card.name}`);
  return { ...player, [row]: stacks.with(free, { stack: [THIS], ...tapped }) };
}

function named(player: PositionPlayer, { name }: Design): PositionPlayer {
  const rename = <Noted extends NotedCard>(card: string | Noted): string | Noted => {
    if (nameIn(card) !== THIS) return card;
    return typeof card === 'string' ? name : { ...card, card: name };
  };
  const stacks = (list: readonly (PositionStack | null)[] = []) =>
    list.map((one) => one && { ...one, stack: one.stack.map(rename) });
  const { hand, deck, discard } = player;
  return {
    ...player,
    ...(hand && { hand: hand.map(rename) }),
    ...(deck && { deck: deck.map(rename) }),
    ...(discard && { discard: discard.map(rename) }),
    units: stacks(player.units),
    spells: stacks(player.spells),
  };
}

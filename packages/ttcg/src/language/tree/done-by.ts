import type { CardFilter, DeedKind, Effect } from './tree.ts';
import { type Node, visit } from './walk.ts';

/** What a player does with cards of their own deck or hand, by what befalls the cards. */
const DEEDS: Readonly<Record<string, DeedKind>> = {
  drawn: 'draws',
  discarded: 'discards',
  milled: 'mills',
};

/**
 * R-T251. "A card is drawn by your opponent": your opponent draws it, whoever's effect it is. Of this card, and of
 * cards that are told by whose they are, "by" says whose effect it is.
 */
export function nameDoers(effect: Effect): Effect {
  let found = false;
  visit(effect, (key, _, node) => {
    found ||= key === 'by' && isDoneBy(node);
  });
  return found ? (asDone(effect) as Effect) : effect;
}

function isDoneBy({ what, by, card, several }: Node): boolean {
  if (by !== 'you' && by !== 'opponent') return false;
  if (typeof what !== 'string' || !(what in DEEDS) || several) return false;
  if (typeof card !== 'object' || card === null) return false;
  return !('whose' in card || 'owned' in card);
}

function asDone(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(asDone);
  const node = part as Node;
  if (isDoneBy(node)) {
    const { what, by: who, card, ...rest } = node;
    return {
      what: DEEDS[what as string],
      who,
      ...rest,
      ...(!isAny(card as CardFilter) && { other: card }),
    };
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, asDone(value)]));
}

/** "A card" is no more than the rule. */
const isAny = (card: CardFilter): boolean => card.noun === 'card' && Object.keys(card).length === 1;

import type { CardId, Option, PickDecision, Picks } from '@cardscape/kernel';
import type { ShowdownView } from '@cardscape/showdown';

/** How a question is answered: on the table, from a list of cards, in words, or in an order. */
export type Way = 'attack' | 'table' | 'cards' | 'words' | 'gear' | 'order';

/** Kinds of questions whose answers are words. */
const worded = new Set([
  'prompt',
  'type',
  'drain',
  'coin',
  'clash',
  'name',
  'rps',
  'prevent',
  'ability',
]);

/** Does a question of this kind ask for a card to level up with? */
export function isLevelUp(kind: string): boolean {
  return kind === 'levelUp' || kind === 'levelAgain';
}

/** How a question is answered, given the cards that can be clicked on the table. */
export function wayOf(asked: PickDecision, inSight: ReadonlySet<CardId>): Way {
  if (asked.kind === 'attack') return 'attack';
  if (asked.kind === 'gear') return 'gear';
  if (asked.ordered) return 'order';
  if (worded.has(asked.kind)) return 'words';
  const all = asked.options.every(({ card }) => card !== undefined && inSight.has(card));
  return all ? 'table' : 'cards';
}

/** The cards that lie open on the table or in the near hand. */
export function cardsInSight({ players }: ShowdownView, near: 0 | 1): Set<CardId> {
  const found = new Set<CardId>();
  for (const { slots } of players) for (const unit of slots) if (unit) found.add(unit.card);
  for (const seen of players[near].hand) if ('card' in seen) found.add(seen.card);
  return found;
}

/** The attackers among the options of an attack. */
export function attackersIn(asked: PickDecision): Set<CardId> {
  return new Set(asked.options.flatMap(({ act, card }) => (act === 'attack' ? (card ?? []) : [])));
}

/** What an attacker can attack. */
export function targetsOf(asked: PickDecision, attacker: CardId): Set<CardId> {
  return new Set(
    asked.options.flatMap(({ act, card, target }) =>
      act === 'attack' && card === attacker && target?.is === 'card' ? target.card : [],
    ),
  );
}

/** The attack of a mob on a card, as an option. */
export function attackOn(attacker: CardId, card: CardId): Option {
  return { act: 'attack', card: attacker, target: { is: 'card', card } };
}

/** The equipment that takes part: all that is offered but what was left out. */
export function gearPicks({ options }: PickDecision, leftOut: ReadonlySet<CardId>): Picks {
  return options.flatMap(({ card }, place) =>
    card !== undefined && leftOut.has(card) ? [] : [place],
  );
}

/** What an attack that a person thinks of can be aimed at: none while there is no such attack. */
export function aimsIn(asked: PickDecision, attacker: CardId | undefined): ReadonlySet<CardId> {
  if (asked.kind === 'target') return new Set(asked.options.flatMap(({ card }) => card ?? []));
  return attacker === undefined ? new Set() : targetsOf(asked, attacker);
}

/** Can the turn be ended in place of an answer? */
export function canEndTurn({ options }: PickDecision): boolean {
  return options.some(({ act }) => act === 'pass');
}

/** Can a question be declined by choosing nothing? */
export function canDecline({ min, kind }: PickDecision): boolean {
  return min === 0 && kind !== 'gear';
}

/** What choosing nothing does, as a deed. */
export function noneWords({ kind }: PickDecision): string {
  return nones[kind] ?? 'Choose none';
}

const nones: Readonly<Record<string, string>> = {
  levelUp: 'Do not level up',
  levelAgain: 'Do not level up again',
  play: 'Play nothing',
  target: 'Do not attack',
  gear: 'Attack without it',
};

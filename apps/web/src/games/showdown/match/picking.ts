import type { AskedDecision, CardId, Option, PickDecision, Picks } from '@cardscape/kernel';
import type { ShowdownView } from '@cardscape/showdown';

/** A question that is answered by picking, with its words. */
export type AskedPick = Extract<AskedDecision, { readonly ask: 'pick' }>;

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
export function attackOn(attacker: CardId, card: CardId): AttackOption {
  return { act: 'attack', card: attacker, target: { is: 'card', card } };
}

interface AttackOption extends Option {
  readonly target: { readonly is: 'card'; readonly card: CardId };
}

/** The place of an attack in the list; -1 if it is not offered. */
export function placeAmong(asked: PickDecision, { act, card, target }: AttackOption): number {
  return asked.options.findIndex(
    (option) =>
      option.act === act &&
      option.card === card &&
      option.target?.is === 'card' &&
      option.target.card === target.card,
  );
}

/**
 * What comes of picking an option when some are picked: an answer at once where one is all that can be
 * given, else a choice to be confirmed. Equipment is switched on and off, however little there is.
 */
export function pickedIn(
  { kind, max }: PickDecision,
  before: Picks,
  place: number,
): { readonly picks: Picks; readonly isAnswer: boolean } {
  if (max === 1 && kind !== 'gear') return { picks: [place], isAnswer: true };
  const without = before.filter((each) => each !== place);
  // One too many takes the place of the oldest.
  const picks = without.length < before.length ? without : [...before, place].slice(-max);
  return { picks, isAnswer: false };
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

/** How a question is declined: the picks for it, and the words on the button; nothing if it cannot be. */
export function declining(
  asked: PickDecision,
): { readonly picks: readonly number[]; readonly words: string } | undefined {
  const pass = asked.options.findIndex(({ act }) => act === 'pass');
  if (pass >= 0) return { picks: [pass], words: 'End your turn' };
  if (asked.min > 0 || asked.kind === 'gear') return undefined;
  return { picks: [], words: noneWords(asked) };
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

import type { CardId, Option, PickDecision } from '@cardscape/kernel';
import { isPickable } from '../table/goals.ts';
import type { Seen } from '../table/seen.ts';
import { slotParts } from '../table/seen.ts';

/** What a card on the field cannot do in the turn of its player. */
export interface Idle {
  /** A unit that cannot attack in this turn. */
  readonly blunt: boolean;
  /** Nothing at all can be done with it in this turn as things stand. */
  readonly rests: boolean;
}

const notIdle: Idle = { blunt: false, rests: false };

/** How idle a card is for the one who is asked; those of others, and between turns, are not. */
export function idleOf(
  asked: PickDecision | undefined,
  found: Seen | undefined,
  attackers: readonly CardId[],
): Idle {
  const free = asked?.kind === 'main' || asked?.kind === 'battle';
  if (!free || !found?.field?.active || found.seat !== asked.seat) return notIdle;
  const attacks = attackers.includes(found.card);
  const isUnit = slotParts(found.slot ?? '')?.row === 'unit';
  return { blunt: isUnit && !attacks, rests: !attacks && !isPickable(asked, found.card) };
}

/** Why a card is idle, in one short line. */
export async function idleWords(
  { blunt, rests }: Idle,
  card: CardId,
  explain: (option: Option) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (blunt) return because('Cannot attack', await explain({ act: 'attack', card }));
  if (!rests) return undefined;
  const [first, second] = await Promise.all(
    [0, 1].map((effect) => explain({ act: 'use', card, effect })),
  );
  // Where each effect has a reason of its own, the menu of the card gives them.
  return because('Cannot be used', first === second ? first : undefined);
}

function because(what: string, why: string | undefined): string {
  return why === undefined
    ? `${what} now.`
    : `${what}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
}

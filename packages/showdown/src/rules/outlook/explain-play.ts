import { type CardId, type Seat, zoneOf } from '@cardscape/kernel';
import { elementWords } from '../../cards/index.ts';
import type { Allowance } from '../asking/allowance.ts';
import { type Duel, isBoss, levelOf, sheetOf } from '../position/duel.ts';
import type { PlayKind } from '../position/position.ts';
import { hasBoss } from '../position/room.ts';
import { handOf } from '../position/slots.ts';
import { forbidderOf, type Hurdle, hurdleOf, playKindOf } from '../resolve/play.ts';

const MANY: Record<PlayKind, string> = {
  mob: 'mobs',
  equip: 'equipment',
  action: 'rapid actions',
  field: 'fields',
};

/** Why a card cannot be played where this is allowed; nothing if it can. */
export function explainPlay(
  duel: Duel,
  seat: Seat,
  id: CardId,
  allowed: Allowance,
): string | undefined {
  if (!zoneOf(duel.state.table, handOf(seat)).cards.includes(id))
    return 'You play a card of your hand.';
  const hurdle = hurdleOf(duel, seat, id, allowed);
  return hurdle && WORDS[hurdle](duel, seat, id, allowed);
}

type Wording = (duel: Duel, seat: Seat, id: CardId, allowed: Allowance) => string;

const WORDS: Record<Hurdle, Wording> = {
  kind: (_duel, _seat, _id, { kinds }) =>
    `Only ${listed(kinds.map((kind) => MANY[kind]))} can be played now.`,
  barred: (duel, _seat, id) => `You may not play ${kindOf(duel, id)} this turn.`,
  element: (_duel, _seat, _id, { elements = [] }) =>
    `Only ${listed(elements.map(elementWords))} can be played now.`,
  unlearned: (duel, _seat, id) =>
    `You have not learned ${elementWords(sheetOf(duel, id).design.element)}.`,
  level: (duel, _seat, id, { level }) =>
    `Its level is ${levelOf(duel, id)}; this play allows ${level}.`,
  subtype: (_duel, _seat, _id, { subtypes = [] }) => `It must be ${listed(subtypes)}.`,
  room: (duel, seat, id) =>
    isBoss(sheetOf(duel, id)) && hasBoss(duel, seat, id)
      ? 'You have a boss already.'
      : `Your ${playKindOf(duel, id) === 'equip' ? 'equipment' : 'mob'} slots are full.`,
  forbidden(duel, seat, id) {
    const by = forbidderOf(duel, seat, id);
    if (by === id) return 'Its own text does not allow it now.';
    return by === undefined
      ? 'It may not be played now.'
      : `Forbidden by ${sheetOf(duel, by).design.name}.`;
  },
};

function kindOf(duel: Duel, id: CardId): string {
  const kind = playKindOf(duel, id);
  return kind ? MANY[kind] : 'it';
}

/** "mobs, equipment or fields" */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

import {
  type CardId,
  cardOf,
  didYouMean,
  knows,
  nearestOf,
  type PickDecision,
  type Target,
} from '@cardscape/kernel';
import { nameOf } from '../rules/book/book.ts';
import { cardTarget, zoneTarget } from '../rules/position/targets.ts';
import { ROWS, regionOf, spotOf } from '../rules/position/zones.ts';
import { hiddenLabel } from '../rules/words/labels.ts';
import { nameKey } from '../set/card-set.ts';
import type { Deed } from './deed.ts';
import { actOf } from './find-option.ts';
import { cardsNamed, DIRECTLY, holderOf, type Naming } from './naming.ts';

const NONE = 'That is none of the options.';

/** Why a deed that is none of the options cannot be done. */
export function whyRefused(naming: Naming, decision: PickDecision, deed: Deed): string {
  const { game, state, speaker } = naming;
  const act = actOf(deed);
  if (act === undefined) return NONE;
  const { card: name, on, at } = typeof deed === 'object' ? deed : {};
  const directly = act === 'attack' && on !== undefined && nameKey(on) === DIRECTLY;
  for (const wanted of [name, directly ? undefined : on])
    if (wanted !== undefined && cardsNamed(naming, wanted).length === 0)
      return noSuchCard(naming, wanted);
  const card = name === undefined ? undefined : likeliest(naming, name, act);
  if (card === undefined) return game.explain(state, speaker, { act }) ?? NONE;
  const bare = nameOf(cardOf(state.table, card).design);
  const holder = holderOf(naming, card);
  if (holder !== speaker)
    return `${bare} is with Player ${holder + 1}, and it is Player ${speaker + 1}'s turn.`;
  if (regionOf(state.table, card) === 'deck') return `${bare} is in Player ${holder + 1}'s deck.`;
  if (directly && decision.options.some((option) => option.card === card && option.act === act))
    return `${bare} cannot attack directly while there are units to attack.`;
  const target = on === undefined || directly ? undefined : targetOf(naming, on);
  const hidden = target === undefined ? undefined : hiddenName(naming, target);
  if (act === 'attack' && hidden !== undefined)
    return `Player ${speaker + 1} does not know that card: it is "${hidden}".`;
  return (
    game.explain(state, speaker, {
      act,
      card,
      ...(act === 'attack' && target !== undefined && { target: cardTarget(target) }),
      ...(act !== 'attack' && at !== undefined && { target: placeOf(naming, card, at - 1) }),
    }) ?? NONE
  );
}

/** The place in its player's row that a card was to come to; none of the field if there is no such column. */
function placeOf({ book, state, speaker }: Naming, id: CardId, column: number): Target {
  const row = book.sheet(cardOf(state.table, id).design).isSpell ? 'spell' : 'unit';
  return zoneTarget(ROWS[row][speaker][column] ?? '');
}

/** What a card on the field is called by a player who cannot see what it is. */
function hiddenName({ state, speaker }: Naming, id: CardId): string | undefined {
  const card = cardOf(state.table, id);
  return spotOf(card.zone) && !knows(card, speaker) ? hiddenLabel(card.zone) : undefined;
}

function noSuchCard({ state }: Naming, name: string): string {
  const names = state.table.cards.map(({ design }) => nameOf(design));
  const { nearest } = nearestOf(name, new Set(names));
  const guess = didYouMean(nearest);
  return `There is no card named "${name}" in the position.${guess}`;
}

/** Which card of a name was meant: one with which its player could do such a thing, if there is one. */
function likeliest(naming: Naming, name: string, act: string): CardId | undefined {
  const { state, speaker } = naming;
  const home = act === 'play' || act === 'set' ? 'hand' : 'field';
  const doubt = (id: CardId) => {
    const region = regionOf(state.table, id);
    const far = region === home ? 0 : region === 'deck' ? 4 : 2;
    return far + (holderOf(naming, id) === speaker ? 0 : 1);
  };
  return cardsNamed(naming, name).sort((one, other) => doubt(one) - doubt(other))[0];
}

/** What was to be attacked: a card on the other side, if one has the name. */
function targetOf(naming: Naming, name: string): CardId | undefined {
  const ids = cardsNamed(naming, name);
  const laid = ids.filter((id) => regionOf(naming.state.table, id) === 'field');
  return laid.find((id) => holderOf(naming, id) !== naming.speaker) ?? laid[0] ?? ids[0];
}

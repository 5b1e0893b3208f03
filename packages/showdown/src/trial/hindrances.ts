import { type CardId, capital, type Seat } from '@cardscape/kernel';
import type { PointcutFunction, Sheet } from '../rules/book/book.ts';
import { stageOf } from '../rules/pointcuts/stage.ts';
import { attributesOf, type Duel, isBoss, levelOf, sheetOf } from '../rules/position/duel.ts';
import type { PlayKind } from '../rules/position/position.ts';
import { freeSlotFor, hasBoss } from '../rules/position/room.ts';
import { mayPlay, playKindOf } from '../rules/resolve/play.ts';

const KINDS: Readonly<Record<PlayKind, string>> = {
  mob: 'mobs',
  equip: 'equipment',
  action: 'rapid actions',
  field: 'fields',
};

/** Why a match would not let a player play this card, in whole sentences; none if it would. */
export function hindrances(duel: Duel, seat: Seat, id: CardId): string[] {
  const kind = playKindOf(duel, id);
  if (!kind) return [];
  const { level, barred } = duel.state.players[seat];
  const { element, design } = sheetOf(duel, id);
  const needed = levelOf(duel, id);
  const isBarred = barred.includes(kind);
  const found: string[] = [];
  if (needed > level)
    found.push(
      `It is of level ${needed} and the character of level ${level}: only an ability that names such a level can play it.`,
    );
  if (attributesOf(duel, seat, element) < 1)
    found.push(`No ${design.element} is learned: the build tree holds no card of that element.`);
  if (isBarred) found.push(`${capital(KINDS[kind])} may not be played this turn.`);
  else if (whyNoRoom(duel, seat, id) === undefined) {
    const anything = { kinds: [kind], level: Number.POSITIVE_INFINITY, learned: false };
    const { result, by } = blaming(duel, () => mayPlay(duel, seat, id, anything));
    if (!result) found.push(by ?? 'A card forbids it.');
  }
  return found;
}

/** Why there is no place for a card on a side, if so. */
export function whyNoRoom(duel: Duel, seat: Seat, id: CardId): string | undefined {
  const kind = playKindOf(duel, id);
  if (kind !== 'mob' && kind !== 'equip') return undefined;
  if (freeSlotFor(duel, seat, id) !== undefined) return undefined;
  return isBoss(sheetOf(duel, id)) && hasBoss(duel, seat, id)
    ? 'There is a Jr. Boss or Boss on this side already.'
    : `All seven slots for ${KINDS[kind]} are taken.`;
}

/** Functions that can keep a card from being played. */
const STOPPERS =
  /^(onTryPlay|on(Opponent)?TryPlay(Mob|Equipment|Action|Field)|onInit(Mob|Equipment|Action|Field)|onIntercept(Opponent)?Play(Mob|Equipment|Action|Field))$/;

/** Runs something, and gives the sentence about the function that said no first. */
export function blaming<Result>(
  duel: Duel,
  run: () => Result,
): { readonly result: Result; readonly by: string | undefined } {
  let by: string | undefined;
  const stage = stageOf(duel.book);
  const value = () => stage.duel?.event.values[0];
  const watched = new Set<Sheet>(duel.cast.sheets);
  const kept: (() => void)[] = [];
  for (const { design, hears } of watched)
    for (const [pointcut, call] of hears) {
      if (!STOPPERS.test(pointcut)) continue;
      const functions = hears as Map<string, PointcutFunction>;
      functions.set(pointcut, (player, meter) => {
        const before = value();
        const given = call(player, meter);
        if (before !== 0 && value() === 0) by ??= `${design.name} forbids it (${pointcut}).`;
        return given;
      });
      kept.push(() => functions.set(pointcut, call));
    }
  try {
    return { result: run(), by };
  } finally {
    for (const restore of kept) restore();
  }
}

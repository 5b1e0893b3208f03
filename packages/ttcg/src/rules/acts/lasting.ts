import { type CardId, cardOf, SEATS } from '@cardscape/kernel';
import { isOfOwner } from '../../language/tree/lasting.ts';
import { freesPlays } from '../../language/tree/overrules.ts';
import { isThose } from '../../language/tree/places.ts';
import type { Act, Duration } from '../../language/tree/tree.ts';
import { equipsItsCard, isMeasuredByItself } from '../book/program.ts';
import { present, refsTo, touch } from '../position/duel.ts';
import { linkWith, programIn } from '../position/link.ts';
import { scopeOf } from '../position/scope.ts';
import { shown } from '../resolve/deeds.ts';
import type { Doing } from '../resolve/doing.ts';
import type { Expiry } from '../standing/expiry.ts';
import { isOfPiles } from '../standing/off-field.ts';
import { isTurnedAlready, lacksAttack, untilOf } from '../standing/until.ts';
import { amountIn, isOnPlayers, measuring } from '../standing/work-out.ts';
import { asWorkedOut } from '../words/wording.ts';
import { speakOf } from './cards.ts';

/** Brings something into force. */
export function lasting(doing: Doing): boolean {
  const { duel, link, act, doers } = doing;
  const onPlayers = isOnPlayers(act);
  const until = expiry(doing);
  const over = (id: CardId) => isTurnedAlready(duel, until, id);
  if (onPlayers && over(link.card.card)) return false;
  const ids = onPlayers ? [...thoseOf(doing)] : doing.cards(0).filter((id) => !over(id));
  const anyThere = isOfPiles(act);
  if (!onPlayers && ids.length === 0 && !isRule(act) && !anyThere) return speakOf(doing, NONE);
  if (lacksAttack(duel, 'for' in act ? (act.for as Duration | undefined) : undefined)) return false;
  const scope = scopeOf(link);
  const begin = (cards: readonly CardId[], n: number) => {
    addLasting(doing, cards, n);
    duel.log?.push({
      type: 'lasts',
      cards: onPlayers ? [] : cards.map((id) => shown(duel, id)),
      seats: onPlayers ? doers : [],
      act: asWorkedOut(act, n),
      maker: link.seat,
    });
  };
  if (isMeasuredByItself(act) && !speaksOfOthers(doing, ids))
    for (const id of ids) begin([id], amountIn(duel, measuring(duel, scope, id), act));
  else begin(anyThere ? [] : ids, amountIn(duel, scope, act));
  if (!onPlayers) speakOf(doing, ids);
  return true;
}

const NONE: readonly CardId[] = [];

/** "You cannot play them": the cards that a player is kept from playing. */
function thoseOf({ duel, link, act }: Doing): readonly CardId[] {
  return act.do === 'bar' && act.cards && isThose(act.cards) ? present(duel, link.that) : [];
}

/** Has a card been spoken of before whose numbers are meant, rather than each card's own? */
function speaksOfOthers({ link }: Doing, ids: readonly CardId[]): boolean {
  return link.that.some(({ card }) => card !== link.card.card && !ids.includes(card));
}

/** "Units of rank 3 or higher cannot be played": of cards wherever they are. */
function isRule(act: Act): boolean {
  if (act.do === 'enterTapped' || freesPlays(act)) return true;
  return act.do === 'forbid' && act.from === 'be played';
}

/** Notes what is in force, and until when. */
export function addLasting(
  doing: Doing,
  all: readonly CardId[],
  n: number,
  sets?: 'attack' | 'defense' | 'rank',
): void {
  const { duel, link, key } = doing;
  const { seat, card: source, named } = link;
  const isPlain = sets === undefined && named === undefined;
  for (const [ids, until] of untilTimes(doing, all)) {
    const cards = refsTo(duel, ids);
    duel.state.lasting.push(
      // Written out: what is spread has a shape of its own, and all that is in force would be slow to read.
      isPlain
        ? { act: key, seat, source, cards, n, until }
        : {
            act: key,
            seat,
            source,
            cards,
            n,
            ...(sets && { sets }),
            ...(named !== undefined && { named }),
            until,
          },
    );
  }
  touch(duel);
}

/** R-T299. "During its owner's next turn": of each card that of its own owner. */
function untilTimes(
  doing: Doing,
  ids: readonly CardId[],
): readonly (readonly [readonly CardId[], Expiry])[] {
  const { duel, link, act } = doing;
  if (!('for' in act) || !isOfOwner(act.for as Duration | undefined)) return [[ids, expiry(doing)]];
  return SEATS.flatMap((seat) => {
    const owned = ids.filter((id) => cardOf(duel.state.table, id).owner === seat);
    return owned.length > 0
      ? [[owned, expiry({ duel, link: linkWith(link, { seat }), act } as Doing)]]
      : [];
  });
}

const COUNTED = new Set<Act['do']>(['extraPlays', 'extraAttacks', 'attackTimes']);

/** When it ends: as its text says, or with the continuous or equip effect that it belongs to. */
function expiry({ duel, link, act }: Doing): Expiry {
  const duration = 'for' in act ? (act.for as Duration | undefined) : undefined;
  const program = programIn(duel, link);
  const { type } = program;
  if (duration === undefined) {
    if (type === 'continuous' || equipsItsCard(program))
      return { kind: 'work', effect: link.effect };
    // Plays and attacks are counted by the turn: without a word they are meant for this one (R-T73).
    if (COUNTED.has(act.do) && !('eachTurn' in act)) return { kind: 'turns', left: 1 };
  }
  return untilOf(duel, link, duration);
}

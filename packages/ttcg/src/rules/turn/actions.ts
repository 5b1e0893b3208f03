import {
  type CardId,
  cardOf,
  moveCard,
  type Option,
  opponentOf,
  resolveRef,
  SEES,
  type Seat,
  seatSight,
  seeCard,
  showCard,
  shuffleZone,
  zoneOf,
} from '@cardscape/kernel';
import { nameOf } from '../book/book.ts';
import { beginEffect, openWindow } from '../chain/announce.ts';
import { BY_RULE, byBattle, byPlayer } from '../chain/cause.ts';
import { happen } from '../chain/happen.ts';
import { happening } from '../chain/happening.ts';
import { useOf } from '../chain/usable.ts';
import { wardOff } from '../chain/ward.ts';
import { controllerOf, type Duel, isActive, refOf, refsTo, touchSide } from '../position/duel.ts';
import { deedLink, effectLink, lentLink } from '../position/link.ts';
import { onField } from '../position/state.ts';
import { targetCard } from '../position/targets.ts';
import { deckOf, handOf, regionOf, STAGE } from '../position/zones.ts';
import { drawCard, shown, turnUp } from '../resolve/deeds.ts';
import { isBesides } from '../standing/besides.ts';
import { hostOfLent } from '../standing/lent.ts';
import { followPlay } from '../standing/off-field.ts';
import { rankOf } from '../standing/values.ts';
import { pass } from './proceed.ts';
import { skipsAttack } from './skipped-attacks.ts';
import { moveOn } from './turn.ts';

/** Carries out what a player has chosen to do of their own accord. */
export function act(duel: Duel, seat: Seat, option: Option): void {
  const { state } = duel;
  const answering = state.window !== null;
  if (!answering) state.triggered = 0;
  switch (option.act) {
    case 'keep':
    case 'mulligan':
      settleHand(duel, seat, option.act);
      break;
    case 'pass':
      pass(state);
      break;
    case 'use':
      useEffect(duel, seat, option, !answering);
      break;
    case 'flip':
      turnUp(duel, option.card as CardId);
      if (answering) openWindow(duel, opponentOf(seat));
      break;
    case 'play':
    case 'set':
      announcePlay(duel, seat, option);
      break;
    case 'attack':
      announceAttack(duel, seat, option);
      break;
    case 'battle':
    case 'end':
      moveOn(duel, option.act);
      break;
    default:
      throw new RangeError(`nobody can ${option.act}`);
  }
}

/** The opening hand is kept, or shuffled in once for six new cards (2.2.2). */
function settleHand(duel: Duel, seat: Seat, choice: 'keep' | 'mulligan'): void {
  const { state, edition } = duel;
  state.players[seat].settled = true;
  if (choice === 'keep') return;
  const { table } = state;
  for (const id of [...zoneOf(table, handOf(seat)).cards]) moveCard(table, id, deckOf(seat));
  shuffleZone(table, state.random, deckOf(seat));
  duel.log?.push({ type: 'mulligan', seat, count: edition.mulligan ?? 0 });
  for (let i = 0; i < (edition.mulligan ?? 0); i++) drawCard(duel, { seat, cause: BY_RULE });
  state.waiting.length = 0;
  state.news.length = 0;
}

function useEffect(duel: Duel, seat: Seat, { card, effect }: Option, free: boolean): void {
  const use = useOf(duel, seat, free, card as CardId, effect as 0 | 1);
  if (!use) throw new RangeError('that effect cannot be used now');
  const { event } = use;
  const host = isUsedByOther(duel, use.card) ? hostOfLent(duel, seat, use.card) : undefined;
  const link =
    host === undefined
      ? effectLink(duel, use.card, use.effect, { seat, event })
      : lentLink(duel, host, use.card, use.effect, { seat, event });
  beginEffect(duel, link, false);
}

/** Does a card lie under another one, so that only that one could use its effects? */
const isUsedByOther = (duel: Duel, id: CardId): boolean =>
  duel.state.field[id] !== null && !isActive(duel, id);

/** A card leaves the hand, or the discard pile where an effect lets it; it comes to the field unless it is countered. */
function announcePlay(duel: Duel, seat: Seat, { act: verb, card, target: place }: Option): void {
  const { state } = duel;
  const id = card as CardId;
  const faceDown = verb === 'set';
  if (place?.is !== 'zone') throw new RangeError('a card is played to a zone');
  const { zone } = place;
  const top = zoneOf(state.table, zone).cards[0];
  const from = regionOf(state.table, id);
  const before = refOf(duel, id);
  const counts = !isBesides(duel, seat, id, 'be played besides');
  moveCard(state.table, id, STAGE);
  if (state.lasting.length > 0) followPlay(duel, before, refOf(duel, id));
  if (faceDown) keepSecret(duel, id, seat);
  else showCard(state.table, id, SEES.all);
  if (counts) {
    state.players[seat].played++;
    state.players[seat].playedCards.push(id);
  }
  touchSide(duel);
  const [ref] = refsTo(duel, [id]);
  const [target] = top === undefined ? [] : refsTo(duel, [top]);
  if (!ref) return;
  const onRank = top === undefined ? undefined : rankOf(duel, top);
  const isUnusual = onRank !== undefined && onRank !== rankOf(duel, id) - 1;
  state.chain.push(
    deedLink('play', seat, ref, {
      at: zone,
      target: target ?? null,
      ...(isUnusual && { onRank }),
      faceDown,
      design: nameOf(cardOf(state.table, id).design),
    }),
  );
  duel.log?.push({
    type: 'announced',
    seat,
    kind: 'play',
    subject: shown(duel, id),
    ...(target && { targets: [shown(duel, target.card)] }),
    ...(faceDown && {
      faceDown: true as const,
      secrets: [{ to: [seat], shows: { subject: seeCard(state.table, id, seat) } }],
    }),
  });
  // Only what counters it hears of a play before it has come to the field.
  if (!faceDown)
    state.news.push(happening('played', seat, ref, byPlayer(seat), { from, to: 'field' }));
  openWindow(duel, opponentOf(seat));
}

/** Which card of the hand is set face down, nobody else can tell. */
function keepSecret({ state }: Duel, id: CardId, seat: Seat): void {
  const others = SEES.all & ~seatSight(seat);
  cardOf(state.table, id).known &= ~others;
  for (const other of zoneOf(state.table, handOf(seat)).cards)
    cardOf(state.table, other).known &= ~others;
}

function announceAttack(duel: Duel, seat: Seat, { card, target: aim }: Option): void {
  const { state } = duel;
  const id = card as CardId;
  const on = targetCard(duel.state.table, aim);
  onField(state, id).attacks++;
  touchSide(duel);
  if (skipsAttack(duel, id)) return;
  const [attacker] = refsTo(duel, [id]);
  const [target] = on === undefined ? [] : refsTo(duel, [on]);
  if (!attacker) return;
  const design = nameOf(cardOf(state.table, id).design);
  const link = deedLink('attack', seat, attacker, { target: target ?? null, design });
  state.chain.push(link);
  duel.log?.push({
    type: 'announced',
    seat,
    kind: 'attack',
    subject: shown(duel, id),
    ...(target && { targets: [shown(duel, target.card)] }),
  });
  const other = target ?? null;
  const cause = byBattle(seat);
  const otherWhose = other ? opponentOf(seat) : null;
  happen(duel, happening('attacks', seat, attacker, cause, { other, otherWhose }), 'announced');
  if (other && resolveRef(state.table, other) !== undefined)
    happen(
      duel,
      happening('attacked', controllerOf(duel, other.card), other, cause, {
        other: attacker,
        otherWhose: seat,
      }),
      'announced',
    );
  wardOff(duel, link);
  openWindow(duel, opponentOf(seat));
}

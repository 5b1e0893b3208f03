import { copyData, copyTable } from '@cardscape/kernel';
import { shareCache } from './cache.ts';
import { copyLink } from './link.ts';
import type { FieldCard, Past, PlayerState, TtcgState } from './state.ts';

/**
 * A copy of a position to play on from. What has happened is never changed, only added to, so both share
 * it: bots copy a position for every answer that they try. Written out, in the order in which a match begins, so
 * that copies have the same shape as what they are copies of.
 */
export function copyState(state: TtcgState): TtcgState {
  const { players, past, window } = state;
  const copy: TtcgState = {
    random: { key: state.random.key, at: state.random.at },
    table: copyTable(state.table),
    conceded: state.conceded,
    edition: state.edition,
    players: [copyPlayer(players[0]), copyPlayer(players[1])],
    turn: state.turn,
    active: state.active,
    first: state.first,
    stage: state.stage,
    step: state.step,
    field: state.field.map((there) => there && copyFieldCard(there)),
    chain: state.chain.map(copyLink),
    resolving: state.resolving,
    ...(state.chained && { chained: state.chained }),
    forming: state.forming,
    window: window && { seat: window.seat, passes: window.passes },
    news: state.news.slice(),
    waiting: copyData(state.waiting),
    lasting: copyData(state.lasting),
    delayed: copyData(state.delayed),
    watches: copyData(state.watches),
    working: state.working.map(copyLink),
    frames: copyData(state.frames),
    question: copyData(state.question),
    reply: copyData(state.reply),
    past: copyPast(past),
    triggered: state.triggered,
    over: state.over,
  };
  copySeldom(state, copy);
  shareCache(state, copy);
  return copy;
}

/** What few matches have, in the order in which it came; it is never changed, only replaced. */
function copySeldom(state: TtcgState, copy: TtcgState): void {
  const { extra, activated } = state;
  if (!extra && !activated) return;
  const keys = Object.keys(state);
  const isExtraFirst = keys.indexOf('extra') < keys.indexOf('activated');
  if (extra && isExtraFirst) copy.extra = extra;
  if (activated) copy.activated = activated;
  if (extra && !isExtraFirst) copy.extra = extra;
}

function copyPast({ thisTurn, lastTurn, former }: Past): Past {
  const copy = { thisTurn: thisTurn.slice(), lastTurn: lastTurn.slice() };
  return former ? { ...copy, former } : copy;
}

function copyPlayer(player: PlayerState): PlayerState {
  const { points, played, playedCards, settled, skips } = player;
  const { turn, draw, main, battle } = skips;
  return {
    points,
    played,
    playedCards: playedCards.slice(),
    settled,
    skips: { turn, draw, main, battle },
  };
}

function copyFieldCard(there: FieldCard): FieldCard {
  const { tapped, tappedFor, faceDown, since, attacks, uses, usesInAll, works, bound, echoes, so } =
    there;
  const copy: FieldCard = {
    tapped,
    faceDown,
    since,
    attacks,
    uses: [uses[0], uses[1]],
    usesInAll: [usesInAll[0], usesInAll[1]],
    works,
    bound: bound && { card: bound.card, generation: bound.generation },
    echoes,
  };
  if (tappedFor !== undefined) copy.tappedFor = tappedFor;
  if (so !== undefined) copy.so = so;
  return copy;
}

import { copyData, copyTable } from '@cardscape/kernel';
import { shareCache } from './cache.ts';
import type { FieldCard, Past, PlayerState, TtcgState } from './state.ts';

/**
 * A copy of a position to play on from. What has happened is never changed, only added to, so both share
 * it: bots copy a position for every answer that they try.
 */
export function copyState(state: TtcgState): TtcgState {
  const { players, past, window } = state;
  const copy: TtcgState = {
    ...state,
    random: { ...state.random },
    table: copyTable(state.table),
    players: [copyPlayer(players[0]), copyPlayer(players[1])],
    field: state.field.map((there) => there && copyFieldCard(there)),
    chain: copyData(state.chain),
    window: window && { ...window },
    news: state.news.slice(),
    waiting: copyData(state.waiting),
    lasting: copyData(state.lasting),
    delayed: copyData(state.delayed),
    watches: copyData(state.watches),
    working: copyData(state.working),
    frames: copyData(state.frames),
    question: copyData(state.question),
    reply: copyData(state.reply),
    past: copyPast(past),
  };
  shareCache(state, copy);
  return copy;
}

function copyPast({ thisTurn, lastTurn, former }: Past): Past {
  const copy = { thisTurn: thisTurn.slice(), lastTurn: lastTurn.slice() };
  return former ? { ...copy, former } : copy;
}

function copyPlayer(player: PlayerState): PlayerState {
  return { ...player, playedCards: player.playedCards.slice(), skips: { ...player.skips } };
}

function copyFieldCard(there: FieldCard): FieldCard {
  const { uses, usesInAll, bound } = there;
  return {
    ...there,
    uses: [uses[0], uses[1]],
    usesInAll: [usesInAll[0], usesInAll[1]],
    bound: bound && { ...bound },
  };
}

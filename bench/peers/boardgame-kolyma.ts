import type { CardSet } from '@cardscape/kolyma';
import type { FnContext, Game, MoveFn } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { partWith, pushCommands, resolve } from './boardgame-effects.ts';
import { endTurn, isOver, openMatch } from './boardgame-rounds.ts';
import { heldCards, type PeerState } from './boardgame-state.ts';

/**
 * Kolyma written for boardgame.io the way its documentation teaches: moves mutate `G` (its reducer
 * makes the next state of that with Immer), chance comes from its random plugin, turns and the stage
 * in which cards must be chosen from its events. Nothing is done that it does not need: undo is off,
 * there is no server, no debug panel, no view is computed, and rounds and draws are plain code in the
 * moves rather than hooks. The test beside this file plays it step by step against our own rules.
 */
function kolymaGame(set: CardSet, start: PeerState | undefined, characters: Pair): PeerGame {
  const programs = new Map(set.specials.map(({ name, program }) => [name, program.commands]));

  /** A turn's move: does its part, then works off what was played. */
  const turnMove =
    (act: (G: PeerState, place: number) => void): MoveFn<PeerState> =>
    (context, place: number) => {
      const { G } = context;
      G.passes = 0;
      act(G, place);
      goOn(context);
    };

  return {
    name: 'kolyma',
    disableUndo: true,
    setup: ({ random }) => start ?? openMatch(set, characters, random),
    turn: {
      order: {
        first: ({ G }) => G.active,
        next: ({ G }) => G.active,
      },
      stages: {
        choosing: {
          moves: {
            choose: (context, places: number[]) => {
              const { G } = context;
              if (!G.question) return;
              const { seat, parting, type } = G.question;
              G.question = null;
              partWith(G, seat, parting, type, places);
              goOn(context);
            },
          },
        },
      },
    },
    moves: {
      play: turnMove((G, place) => {
        const [card] = G.players[G.active].hand.splice(place, 1);
        if (!card) return;
        G.players[card.owner].discard.unshift(card);
        pushCommands(G, G.active, programs.get(card.name) ?? []);
      }),
      flip: turnMove((G, place) => {
        const { line, flags } = G.players[G.active];
        const card = line[place];
        if (card) card.flipped = !card.flipped;
        flags.flipped = true;
      }),
      swap: turnMove((G, place) => partWith(G, G.active, 'swap', 'number', [place])),
      exchange: turnMove((G, place) => partWith(G, G.active, 'swap', 'special', [place])),
      pass: (context) => {
        context.G.passes++;
        goOn(context);
      },
    },
  };
}

type Pair = readonly [string, string];
type PeerGame = Game<PeerState>;

/** Resolves what lies on the stack; then asks for cards, or ends the turn. */
function goOn({ G, events, random }: FnContext<PeerState>): void {
  resolve(G);
  if (G.question) {
    events.setActivePlayers({ value: { [G.question.seat]: 'choosing' } });
    return;
  }
  endTurn(G, random);
  if (isOver(G)) events.endGame(G.results);
  else events.endTurn();
}

/** An option: a move and the place of the card it is about. */
export interface PeerOption {
  readonly act: string;
  readonly place: number;
}

/** What must be decided, by whom: so many of the options. */
export interface PeerDecision {
  readonly seat: 0 | 1;
  /** Is it about a turn, or about cards in the middle of an effect? */
  readonly kind: 'turn' | 'cards';
  readonly options: readonly PeerOption[];
  readonly count: number;
}

/** Lists what can be chosen, in the same order as our own rules do. */
export function peerDecision(G: PeerState): PeerDecision | undefined {
  if (isOver(G)) return undefined;
  const options: PeerOption[] = [];
  const each = (act: string, { length }: readonly unknown[]) => {
    for (let place = 0; place < length; place++) options.push({ act, place });
  };
  if (G.question) {
    const { seat, parting, type, count } = G.question;
    each(parting, heldCards(G.players[seat], type));
    return { seat, kind: 'cards', options, count };
  }
  const { hand, line, deck } = G.players[G.active];
  each('play', hand);
  each('flip', line);
  if (G.numberDeck.length > 0) each('swap', line);
  if (deck.length > 0) each('exchange', hand);
  options.push({ act: 'pass', place: 0 });
  return { seat: G.active, kind: 'turn', options, count: 1 };
}

/** A match of the peer. */
export interface PeerMatch {
  readonly G: PeerState;
  /** Plays picks of the decision at hand. */
  choose(decision: PeerDecision, picks: readonly number[]): void;
}

/** Opens a match of the peer with a seed, from a position if one is given. */
export function peerMatch(
  set: CardSet,
  characters: Pair,
  seed: string,
  start?: PeerState,
): PeerMatch {
  const game = { ...kolymaGame(set, start, characters), seed };
  const client = Client<PeerState>({ game, numPlayers: 2, debug: false });
  return {
    get G() {
      return (client.getState() as NonNullable<ReturnType<typeof client.getState>>).G;
    },
    choose({ seat, kind, options }, picks) {
      const [first, ...rest] = picks.map((pick) => options[pick] as PeerOption);
      if (!first) return;
      if (kind === 'turn') {
        client.moves[first.act]?.(first.place);
        return;
      }
      // Without a server the client speaks for the player whose turn it is, unless told otherwise.
      client.updatePlayerID(String(seat));
      client.moves.choose?.([first, ...rest].map(({ place }) => place));
      client.updatePlayerID(null);
    },
  };
}

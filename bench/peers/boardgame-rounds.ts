import type { CardSet, RoundResult } from '@cardscape/kolyma';
import { draw } from './boardgame-effects.ts';
import { noFlags, other, type PeerPlayer, type PeerState, totalOf } from './boardgame-state.ts';

/** What the random plugin of boardgame.io offers. */
export interface PeerRandom {
  Die(sides: number, count: number): number[];
  Shuffle<Item>(items: Item[]): Item[];
}

const TURN_LIMIT = 40;

/** A match with all cards in their decks, its first round open. */
export function openMatch(
  set: CardSet,
  characters: readonly [string, string],
  random: PeerRandom,
): PeerState {
  const player = (seat: 0 | 1): PeerPlayer => ({
    bonus: 0,
    flags: noFlags(),
    line: [],
    hand: [],
    deck: (set.characters.find(({ name }) => name === characters[seat])?.deck ?? []).map(
      (name) => ({ name, owner: seat }),
    ),
    discard: [],
  });
  const G: PeerState = {
    players: [player(0), player(1)],
    numberDeck: set.numbers.map((card) => ({ ...card, flipped: false })),
    numberDiscard: [],
    frames: [],
    question: null,
    round: 0,
    turn: 0,
    active: 0,
    passes: 0,
    target: 0,
    results: [],
  };
  beginRound(G, random);
  return G;
}

function beginRound(G: PeerState, random: PeerRandom): void {
  gatherCards(G, random);
  G.round++;
  G.turn = 0;
  G.passes = 0;
  const dice = random.Die(6, 4) as [number, number, number, number];
  G.target = dice[0] + dice[1] + dice[2] + dice[3];
  let [mine, theirs] = [dice[0] + dice[1], dice[2] + dice[3]];
  while (mine === theirs) {
    const again = random.Die(6, 4) as [number, number, number, number];
    [mine, theirs] = [again[0] + again[1], again[2] + again[3]];
  }
  const first = mine > theirs ? 0 : 1;
  for (const seat of [first, other(first)] as const) {
    draw(G, seat, 'number', 4);
    draw(G, seat, 'special', 6);
  }
  beginTurn(G, first);
}

function gatherCards(G: PeerState, random: PeerRandom): void {
  const numbers = [...G.numberDeck, ...G.numberDiscard, ...G.players.flatMap(({ line }) => line)];
  G.numberDeck = random.Shuffle(numbers.map((card) => ({ ...card, flipped: false })));
  G.numberDiscard = [];
  const specials = G.players.flatMap(({ deck, hand, discard }) => [...deck, ...hand, ...discard]);
  for (const [seat, player] of G.players.entries()) {
    player.deck = random.Shuffle(specials.filter(({ owner }) => owner === seat));
    player.discard = [];
    player.hand = [];
    player.line = [];
    player.bonus = 0;
    player.flags = noFlags();
  }
}

function beginTurn(G: PeerState, seat: 0 | 1): void {
  G.turn++;
  G.active = seat;
  G.players[seat].flags = noFlags();
  draw(G, seat, 'special', 1);
}

/** Ends the turn, and the round with it when it is over. */
export function endTurn(G: PeerState, random: PeerRandom): void {
  if (G.passes < 2 && G.turn < TURN_LIMIT) {
    beginTurn(G, other(G.active));
    return;
  }
  G.results.push(scoreRound(G));
  if (!isOver(G)) beginRound(G, random);
}

function scoreRound({ players, target }: PeerState): RoundResult {
  const totals = [totalOf(players[0]), totalOf(players[1])] as const;
  const [first, second] = totals;
  const score = (winner: 0 | 1 | null, reason: RoundResult['reason']) => ({
    winner,
    reason,
    totals,
    target,
  });
  if (first > target && second > target) return score(null, 'both over');
  if (first > target) return score(1, 'over');
  if (second > target) return score(0, 'over');
  if (first === second) return score(null, 'equal');
  return score(first > second ? 0 : 1, 'closer');
}

/** Has a player won two rounds, or have three been played? */
export function isOver({ results }: PeerState): boolean {
  const wins = (seat: 0 | 1) => results.filter(({ winner }) => winner === seat).length;
  return results.length === 3 || wins(0) === 2 || wins(1) === 2;
}

import { type PickDecision, randomFrom, randomPicks } from '@cardscape/kernel';
import type { KolymaState } from '@cardscape/kolyma';
import { openedKolyma } from '@cardscape/kolyma/testing';
import { describe, expect, it } from 'vitest';
import { type PeerMatch, peerDecision, peerMatch } from './boardgame-kolyma.ts';
import type { PeerState } from './boardgame-state.ts';

const { game, cardSet: set } = openedKolyma();
const names = set.characters.map(({ name }) => name);

/** A position of our own rules as the peer writes it. */
function peerState(state: KolymaState): PeerState {
  const { cards, zones } = state.table;
  const inZone = (zone: string) => (zones[zone]?.cards ?? []).map((id) => ({ id, ...cards[id]! }));
  const numbers = (zone: string) =>
    inZone(zone).map(({ id, design }) => ({
      ...set.numbers.find(({ name }) => name === design)!,
      flipped: state.flipped.includes(id),
    }));
  const specials = (zone: string) =>
    inZone(zone).map(({ design, owner }) => ({ name: design, owner: owner! }));
  const player = (seat: 0 | 1) => ({
    bonus: state.players[seat].bonus,
    flags: state.players[seat].flags,
    line: numbers(`line ${seat}`),
    hand: specials(`hand ${seat}`),
    deck: specials(`deck ${seat}`),
    discard: specials(`discard ${seat}`),
  });
  const { frames, question, round, turn, active, passes, target, results } = state;
  return structuredClone({
    players: [player(0), player(1)],
    numberDeck: numbers('numbers'),
    numberDiscard: numbers('number discard'),
    frames,
    question,
    round,
    turn,
    active,
    passes,
    target,
    results,
  });
}

/** The options of our own decision by the place of their card, as the peer lists them. */
function placedOptions(state: KolymaState, { options, seat }: PickDecision): object[] {
  const { zones } = state.table;
  const held = [...zones[`hand ${seat}`]!.cards, ...zones[`line ${seat}`]!.cards];
  const hand = zones[`hand ${seat}`]!.cards.length;
  return options.map(({ act, card }) => {
    if (card === undefined) return { act, place: 0 };
    const place = held.indexOf(card);
    return { act, place: place < hand ? place : place - hand };
  });
}

/** Plays a random match on both sides at once; a new round is dealt by us and copied to the peer. */
function playBoth(seed: string): { decisions: number; questions: number } {
  const random = randomFrom(seed);
  const at = Number(seed) % names.length;
  const characters = [names[at]!, names[(at * 3 + 1) % names.length]!] as const;
  let { state } = game.setup({ characters }, seed);
  let peer: PeerMatch = peerMatch(set, characters, seed, peerState(state));
  let [decisions, questions] = [0, 0];
  for (;;) {
    const decision = game.decision(state);
    const theirs = peerDecision(peer.G);
    if (decision.ask === 'over') {
      expect(theirs).toBeUndefined();
      return { decisions, questions };
    }
    const ours = decision as PickDecision;
    expect(theirs?.options).toEqual(placedOptions(state, ours));
    expect(theirs).toMatchObject({ count: ours.min, seat: ours.seat });
    const picks = randomPicks(ours, random);
    const { round } = state;
    state = game.decide(state, picks).state;
    peer.choose(theirs!, picks);
    decisions++;
    if (state.question) questions++;
    if (state.round === round) expect(peer.G).toEqual(peerState(state));
    else {
      expect(peer.G).toMatchObject({ round: state.round, results: state.results });
      peer = peerMatch(set, characters, seed, peerState(state));
    }
  }
}

describe('the peer', { timeout: 60_000 }, () => {
  it('offers the same options and comes to the same position, step by step', () => {
    let [decisions, questions] = [0, 0];
    for (let match = 0; match < 30; match++) {
      const played = playBoth(String(match));
      decisions += played.decisions;
      questions += played.questions;
    }
    expect(decisions).toBeGreaterThan(2000);
    expect(questions).toBeGreaterThan(50);
  });

  it('deals every card of both decks, and rolls a target, by its own random plugin', () => {
    const { G } = peerMatch(set, [names[0]!, names[1]!], 'deal');
    const [first, second] = G.players;
    expect(first.hand.length + first.deck.length).toBe(set.characters[0]?.deck.length);
    expect(second.hand.length + second.deck.length).toBe(set.characters[1]?.deck.length);
    expect(G.players.map(({ line }) => line.length)).toEqual([4, 4]);
    expect(G.numberDeck).toHaveLength(set.numbers.length - 8);
    expect(G.target).toBeGreaterThanOrEqual(4);
    expect(G.target).toBeLessThanOrEqual(24);
    const other = peerMatch(set, [names[0]!, names[1]!], 'another');
    expect(other.G.numberDeck).not.toEqual(G.numberDeck);
  });
});

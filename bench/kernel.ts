/**
 * How fast the kernel plays: random legal games of Kolyma on one core, against boardgame.io with the
 * same turn, the same cards and the same listing of options.
 *
 * A decision counts if it has two or more legal options; its options are computed, one answer is
 * chosen at random and carried out, and nothing is recorded. Opening a match and dealing its rounds is
 * part of the time. All pairs of characters play.
 */
import { fingerprint, randomFrom, randomPicks } from '@cardscape/kernel';
import type { KolymaEvent, KolymaOptions, KolymaState, KolymaView } from '@cardscape/kolyma';
import { openedKolyma } from '@cardscape/kolyma/testing';
import { greedyBot } from '@cardscape/players';
import { copied, inPlace, type Play, playMatch } from './support/matches.ts';
import { perCpuSecond } from './support/measure.ts';
import { report } from './support/report.ts';

// The peer and its libraries check less and run faster so; it must be set before they are loaded.
process.env.NODE_ENV = 'production';
const { peerDecision, peerMatch } = await import('./peers/boardgame-kolyma.ts');

const LONG = { warmUp: 2, measured: 6 };
const SHORT = { warmUp: 0.5, measured: 2 };

const { game, cardSet, bots } = openedKolyma();
const names = cardSet.characters.map(({ name }) => name);
const random = randomFrom('bench');

function charactersOf(run: number): [string, string] {
  const name = (place: number) => names[place % names.length] as string;
  return [name(run), name(Math.floor(run / names.length))];
}

function playKolyma(run: number, play: Play<KolymaState>): number {
  return playMatch(game, { characters: charactersOf(run) }, `bench ${run}`, play);
}

function playPeerMatch(run: number): number {
  const match = peerMatch(cardSet, charactersOf(run), `bench ${run}`);
  let decisions = 0;
  for (;;) {
    const decision = peerDecision(match.G);
    if (!decision) return decisions;
    const { seat, kind, options, count } = decision;
    if (options.length > 1) decisions++;
    const amount = { min: count, max: count, ordered: false };
    const asked = { ask: 'pick', seat, kind, options, ...amount } as const;
    match.choose(decision, randomPicks(asked, random));
  }
}

const greedyAnswer = greedyBot<KolymaState, KolymaOptions, KolymaView, KolymaEvent>(bots.evaluate);

const greedy: Play<KolymaState> = (state, decision) => {
  game.advance(state, decision, greedyAnswer({ game, state, decision, random }));
  return state;
};

/** Positions from all over random matches. */
function samplePositions(): KolymaState[] {
  const positions: KolymaState[] = [];
  const keep = copied(game, random);
  for (let run = 0; run < 8; run++)
    playKolyma(run, (state, decision) => {
      positions.push(state);
      return keep(state, decision);
    });
  return positions;
}

/** Looks at each of the positions once; returns how many there were. */
function lookAt(positions: readonly KolymaState[], look: (state: KolymaState) => unknown): number {
  for (const state of positions) look(state);
  return positions.length;
}

const unit = 'decisions per CPU-second';
report({
  bench: 'kernel',
  metric: 'random games of Kolyma, in place',
  unit,
  value: perCpuSecond((run) => playKolyma(run, inPlace(game, random)), LONG),
  peer: { name: 'boardgame.io 0.50.2', value: perCpuSecond(playPeerMatch, LONG) },
  target: { value: 100_000, ratio: 20 },
});
report({
  bench: 'kernel',
  metric: 'random games of Kolyma, each position a copy of its own',
  unit,
  value: perCpuSecond((run) => playKolyma(run, copied(game, random)), SHORT),
});
report({
  bench: 'kernel',
  metric: 'games of the greedy bot against itself',
  unit,
  value: perCpuSecond((run) => playKolyma(run, greedy), SHORT),
});
const positions = samplePositions();
report({
  bench: 'kernel',
  metric: 'what a player sees of a position',
  unit: 'views per CPU-second',
  value: perCpuSecond(() => lookAt(positions, (state) => game.view(state, 0)), SHORT),
});
report({
  bench: 'kernel',
  metric: 'fingerprint of a position',
  unit: 'fingerprints per CPU-second',
  value: perCpuSecond(() => lookAt(positions, fingerprint), SHORT),
});

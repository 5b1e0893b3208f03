import { below, type Decision, type Random, randomFrom, SEATS } from '@cardscape/kernel';
import { answersLeakNothing, fuzz } from '@cardscape/kernel/testing';
import { describe, expect, it } from 'vitest';
import { checkDeck } from '../../decks/legality.ts';
import { consult } from '../../open/consult.ts';
import { builtIn } from '../../testing/built-in.ts';
import { cardBook } from '../book/book.ts';
import { deckKeys } from '../book/deck-keys.ts';
import { EDITIONS, type EditionName } from '../book/editions.ts';
import type { TtcgEvent } from '../events.ts';
import { openDuel } from '../position/open-duel.ts';
import type { TtcgState } from '../position/state.ts';
import { type TtcgOptions, ttcgOf } from '../ttcg.ts';
import { attackOptions } from '../turn/options.ts';
import { type AttackForecast, forecastAttack } from './attack-forecast.ts';

const book = cardBook(builtIn.cardSet);
const game = ttcgOf(book);

function optionsOf(edition: EditionName, random: Random): TtcgOptions {
  const decks = builtIn.decks
    .filter((deck) => checkDeck(deck, builtIn.cardSet, EDITIONS[edition]).length === 0)
    .map(deckKeys);
  const draw = () => decks[below(random, decks.length)] ?? [];
  return { edition, decks: [draw(), draw()] };
}

/** What other effects do while an attack is made is not foretold. */
const others = new Set(['replaced', 'redirected', 'countered', 'fizzles', 'equipped']);

/** What is told of an attack to which nobody answers, up to the first thing that an effect does. */
function made(state: TtcgState, decision: Decision, place: number): TtcgEvent[] {
  const told: TtcgEvent[] = [];
  game.advance(state, decision, [place], told);
  for (;;) {
    const cut = told.findIndex(isOther);
    if (cut >= 0) return told.slice(0, cut + 1);
    const next = game.decision(state);
    const passes = next.ask === 'pick' ? next.options.findIndex(({ act }) => act === 'pass') : -1;
    if (next.ask !== 'pick' || next.kind !== 'respond' || state.chain.length === 0) return told;
    game.advance(state, next, [passes], told);
  }
}

const isOther = (event: TtcgEvent) =>
  others.has(event.type) ||
  ((event.type === 'announced' || event.type === 'resolves') && event.kind === 'effect');

/** What happened, in the words of a forecast. */
function happened(
  told: readonly TtcgEvent[],
): Omit<AttackForecast, 'isOpen' | 'setsOff'> | undefined {
  const battle = told.find((event) => event.type === 'battle');
  if (!battle) return undefined;
  const fighters = [battle.attacker, battle.defender].flatMap((seen) =>
    seen && 'card' in seen ? [seen.card] : [],
  );
  const destroyed = told.flatMap((event) =>
    event.type === 'destroyed' && 'card' in event.subject ? [event.subject.card] : [],
  );
  return {
    attack: battle.attack,
    ...(battle.defense !== undefined && { defense: battle.defense }),
    destroyed: destroyed.find((card) => fighters.includes(card)) ?? null,
    points: SEATS.flatMap((seat) => {
      const changes = told.filter((event) => event.type === 'points' && event.seat === seat);
      const last = changes.at(-1);
      if (last?.type !== 'points') return [];
      const by = changes.reduce((sum, one) => sum + (one.type === 'points' ? one.by : 0), 0);
      return [{ seat, by, now: last.now }];
    }),
  };
}

/** All attacks of some random games, each with what was foretold of it. */
function attacksOf(edition: EditionName, games: number) {
  const found: { readonly said: AttackForecast; readonly told: readonly TtcgEvent[] }[] = [];
  const random = randomFrom(`attacks ${edition}`);
  for (let at = 0; at < games; at++) {
    const { state } = game.setup(optionsOf(edition, random), `attacks ${at}`);
    for (;;) {
      const decision = game.decision(state);
      if (decision.ask !== 'pick') break;
      const attacks = [...decision.options.entries()].filter(([, { act }]) => act === 'attack');
      for (const [place, option] of attacks) {
        const said = forecastAttack(book, state, decision.seat, option);
        found.push({ said, told: made(game.copy(state), decision, place) });
      }
      const { min, max, options } = decision;
      const size = min + below(random, max - min + 1);
      const places = [...options.keys()].sort(() => below(random, 3) - 1);
      game.advance(state, decision, places.slice(0, size));
    }
  }
  return found;
}

describe.each(Object.keys(EDITIONS) as EditionName[])('attacks of edition %s', (edition) => {
  it('come to what was foretold of them', { timeout: 120_000 }, () => {
    const attacks = attacksOf(edition, 4);
    expect(attacks.length).toBeGreaterThan(20);
    for (const { said, told } of attacks) {
      const { isOpen, setsOff, ...plain } = said;
      const isDisturbed = told.some(isOther);
      const isFought = told.some(({ type }) => type === 'battle');
      if (isDisturbed && !isFought) expect(said.attack === null || setsOff.length > 0).toBe(true);
      if (isDisturbed || isOpen || said.attack === null || said.defense === null) continue;
      expect(happened(told)).toEqual(plain);
    }
  });

  it('are foretold from what their player can see', { timeout: 120_000 }, () => {
    const consulted = {
      questions: (state: TtcgState) =>
        SEATS.flatMap((seat) => attackOptions(openDuel(book, state), seat)).map((option) => ({
          about: 'attack',
          option,
        })),
      consult: (state: TtcgState, seat: 0 | 1, question: { about: string }) =>
        consult(book, state, seat, question),
    };
    const { problems } = fuzz(game, {
      games: 2,
      seed: 'foretold',
      options: (random) => optionsOf(edition, random),
      checks: [answersLeakNothing(consulted)],
      replays: false,
    });
    expect(problems).toEqual([]);
  });
});

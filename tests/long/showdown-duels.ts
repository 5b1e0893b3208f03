import { randomFrom, type Seat } from '@cardscape/kernel';
import { type Bot, greedyBot } from '@cardscape/players';
import type {
  ShowdownEvent,
  ShowdownOptions,
  ShowdownState,
  ShowdownView,
} from '@cardscape/showdown';
import { opened } from '@cardscape/showdown/testing';
import { coreCatalogue, type DeckKind, elementPairs, loadoutOf } from './showdown-decks.ts';

/** A match that is to be played: two pairs of elements by their places, and who begins. */
export interface Fixture {
  readonly number: number;
  readonly pairs: readonly [number, number];
  readonly first: Seat;
  readonly decks: DeckKind;
}

/** How a match went. */
export interface Played extends Fixture {
  readonly winner: Seat | null;
  readonly turns: number;
  readonly characters: readonly [string, string];
  /** By seat, the cards that came into play, and those that went into the build tree. */
  readonly deployed: readonly [readonly string[], readonly string[]];
  readonly learned: readonly [readonly string[], readonly string[]];
}

/** Each pair of elements against each other, so that every pair has about so many matches. */
export function fixtures(gamesEach: number, kinds: readonly DeckKind[]): Fixture[] {
  const pairs = elementPairs(coreCatalogue()).length;
  const rounds = Math.max(1, Math.round(gamesEach / (pairs - 1) / (2 * kinds.length)));
  const all: Omit<Fixture, 'number'>[] = [];
  for (let round = 0; round < rounds; round++)
    for (let one = 0; one < pairs; one++)
      for (let other = one + 1; other < pairs; other++)
        for (const decks of kinds)
          for (const first of [0, 1] as const) all.push({ pairs: [one, other], first, decks });
  return all.map((fixture, number) => ({ ...fixture, number }));
}

type ShowdownBot = Bot<ShowdownState, ShowdownOptions, ShowdownView, ShowdownEvent>;

const { game, bots } = opened();
const think: ShowdownBot = greedyBot(bots.evaluate, bots.policy);

/** Plays a match between two greedy bots. */
export function playFixture(fixture: Fixture, seed: string): Played {
  const { pairs, first, decks, number } = fixture;
  const random = randomFrom(`${seed}/${number}`);
  const all = elementPairs(coreCatalogue());
  const [one, other] = pairs.map((pair) => {
    const elements = all[pair];
    if (!elements) throw new RangeError(`there is no pair ${pair}`);
    return loadoutOf(elements, decks, random);
  }) as [ReturnType<typeof loadoutOf>, ReturnType<typeof loadoutOf>];
  const characters = [one.character, other.character] as const;
  const options = { characters, decks: [one.deck, other.deck] as const, first };
  const { state } = game.setup(options, `${seed}/${number}`);
  const deployed: [Set<string>, Set<string>] = [new Set(), new Set()];
  const learned: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (;;) {
    const decision = game.decision(state);
    if (decision.ask === 'over')
      return {
        ...fixture,
        winner: decision.winner,
        turns: state.turn,
        characters,
        deployed: [[...deployed[0]], [...deployed[1]]],
        learned: [[...learned[0]], [...learned[1]]],
      };
    const events: ShowdownEvent[] = [];
    game.advance(state, decision, think({ game, state, decision, random }), events);
    for (const event of events)
      if ((event.type === 'played' || event.type === 'levelUp') && 'design' in event.subject)
        (event.type === 'played' ? deployed : learned)[event.seat].add(event.subject.design);
  }
}

import {
  below,
  type CardId,
  cardOf,
  copyData,
  type Decision,
  type Option,
  type PickDecision,
  type Picks,
  type Random,
  randomFrom,
  sameOption,
} from '@cardscape/kernel';
import { SEPARATOR } from '../../rules/book/program.ts';
import type { TtcgEvent } from '../../rules/events.ts';
import type { TtcgState } from '../../rules/position/state.ts';
import type { TtcgGame } from '../../rules/ttcg.ts';
import { STAR } from './cast.ts';
import { remember, type Windows } from './windows.ts';

/** How the questions of the text are answered. */
export interface Manner {
  readonly seed: string;
  /** As many cards as possible, or as few. */
  readonly many: boolean;
  /** Which of the cards: the first ones, the last ones, any. */
  readonly which: 'first' | 'last' | 'any';
  /** Yes, or the other answer. */
  readonly yes: boolean;
  /** Is the star used in answer at once, though its text may ask for something to come before? */
  readonly hasty: boolean;
}

const MANNERS: readonly Manner[] = [
  { seed: 'a', many: true, which: 'first', yes: true, hasty: false },
  { seed: 'b', many: true, which: 'last', yes: true, hasty: true },
  { seed: 'c', many: true, which: 'any', yes: true, hasty: false },
  { seed: 'd', many: false, which: 'any', yes: true, hasty: true },
  { seed: 'e', many: true, which: 'any', yes: false, hasty: false },
  { seed: 'f', many: true, which: 'any', yes: true, hasty: true },
  { seed: 'g', many: false, which: 'last', yes: true, hasty: false },
];

/** The manners for a text: what somebody can decline is declined early. */
export function mannersFor(text: string): readonly Manner[] {
  if (!/\bmust\b.* or |\bunless\b|do not,/.test(text.toLowerCase())) return MANNERS;
  return [...MANNERS].sort((one, other) => Number(one.yes) - Number(other.yes));
}

/** No line goes on longer than this. */
const MOST_STEPS = 60;

/** What came of an act: the position at rest, and what was told. */
export interface Played {
  readonly state: TtcgState;
  readonly events: readonly TtcgEvent[];
  /** What a helper's question offered first. */
  readonly offered: readonly CardId[];
  /** What could have been answered with. */
  readonly windows: Windows;
}

/** A game that is played to see what a text does. */
export class Play {
  readonly game: TtcgGame;
  private readonly manner: Manner;
  /** Is the star used in answer, where it can be? */
  private readonly answers: boolean;
  /** Are counters countered? */
  private readonly long: boolean;
  /** How many things were done, and how often the text left a choice. */
  performed = 0;
  choices = 0;

  constructor(
    game: TtcgGame,
    manner: Manner,
    { answers, long }: { readonly answers: boolean; readonly long: boolean },
  ) {
    this.game = game;
    this.manner = manner;
    this.answers = answers;
    this.long = long;
  }

  /** The options of whoever is free to act; none where nobody is. */
  free(state: TtcgState): PickDecision | undefined {
    const decision = this.game.decision(state);
    return decision.ask === 'pick' && isRest(decision) ? decision : undefined;
  }

  /** The options of whoever is given time to answer; none where nobody is. */
  answering(state: TtcgState): PickDecision | undefined {
    const decision = this.game.decision(state);
    return decision.ask === 'pick' && decision.kind === 'respond' ? decision : undefined;
  }

  /** Does one thing in a copy, and goes on until somebody is free to act again. `aim` is what a helper is used on. */
  perform(from: TtcgState, wanted: Option, aim?: CardId): Played | undefined {
    this.performed++;
    const state = this.game.copy(from);
    const start = this.free(state);
    const at = start?.options.findIndex((option) => sameOption(option, wanted)) ?? -1;
    if (!start || at < 0) return undefined;
    const events: TtcgEvent[] = [];
    const random = randomFrom(this.manner.seed);
    let offered: readonly CardId[] = [];
    const windows: Windows = new Map();
    let picks: Picks | undefined = [at];
    let decision: Decision = start;
    for (let step = 0; step < MOST_STEPS; step++) {
      this.game.advance(state, decision, picks, events);
      const next = this.game.decision(state);
      if (next.ask !== 'pick' || isRest(next)) return { state, events, offered, windows };
      decision = next;
      if (aim !== undefined && !this.isOfStar(state) && next.kind === 'choose') {
        const cards = next.options.flatMap(({ card }) => card ?? []);
        if (offered.length === 0) offered = cards;
      }
      if (next.kind === 'respond') remember(windows, state, next);
      picks = this.answer(state, next, random, aim);
    }
    return undefined;
  }

  private answer(
    state: TtcgState,
    decision: PickDecision,
    random: Random,
    aim: CardId | undefined,
  ): Picks {
    const { options, kind } = decision;
    if (kind === 'respond') {
      const own = this.answers ? options.findIndex((option) => isTextUse(state, option)) : -1;
      const counter = options.findIndex((option) => isHelperCounter(state, option, this.long));
      if (own >= 0) return [own];
      return [counter >= 0 ? counter : options.length - 1];
    }
    if (aim !== undefined && !this.isOfStar(state)) {
      const aimed = options.findIndex(({ card }) => card === aim);
      if (aimed >= 0 && decision.min <= 1) return [aimed];
    }
    if (options.length > 1) this.choices++;
    return this.mannered(decision, random);
  }

  private mannered({ options, min, max, kind }: PickDecision, random: Random): Picks {
    const { many, which, yes } = this.manner;
    if (kind !== 'choose') {
      if (kind === 'decide' && options.length <= 2) return [yes ? 0 : options.length - 1];
      if (which === 'last') return [options.length - 1];
      return [which === 'any' ? below(random, options.length) : 0];
    }
    const count = many ? max : Math.max(min, Math.min(1, max));
    const places = [...options.keys()];
    if (which === 'last') places.reverse();
    if (which === 'any')
      for (let at = places.length - 1; at > 0; at--) {
        const other = below(random, at + 1);
        [places[at], places[other]] = [places[other] as number, places[at] as number];
      }
    return places.slice(0, Math.min(count, options.length));
  }

  private isOfStar(state: TtcgState): boolean {
    const working = state.working.at(-1);
    return working !== undefined && cardOf(state.table, working.card.card).design === STAR;
  }
}

/** Is a player free to act, rather than asked something? */
function isRest({ kind }: PickDecision): boolean {
  return kind === 'main' || kind === 'battle';
}

/** A use of the star's effect. */
export function isStarUse({ table }: TtcgState, { act, card }: Option): boolean {
  return act === 'use' && card !== undefined && cardOf(table, card).design === STAR;
}

/** A use of the text itself, rather than of another effect of the star. */
export const isTextUse = (state: TtcgState, option: Option): boolean =>
  isStarUse(state, option) && (option.effect ?? 0) === 0;

/**
 * A counter of the cast: it is on the board only where the text speaks of being countered, and leaves the
 * text alone; other counters, too, but for a long chain.
 */
function isHelperCounter(
  { table, chain }: TtcgState,
  { act, card, effect }: Option,
  long: boolean,
): boolean {
  if (act !== 'use' || card === undefined || effect !== 0) return false;
  const top = chain.at(-1);
  if (!top || (top.design === STAR && top.effect === 0)) return false;
  return (long || !isCounter(top.design)) && isCounter(cardOf(table, card).design);
}

const isCounter = (design: string): boolean => design.includes(' counters');

/** The position as it would be if the star had never said anything: nothing of it lasts. */
export function silenced(state: TtcgState): TtcgState {
  const copy = copyData(state);
  keep(copy.lasting, ({ act }) => !act.startsWith(STAR + SEPARATOR));
  keep(copy.delayed, ({ link }) => link.design !== STAR);
  keep(copy.watches, ({ link }) => link.design !== STAR);
  delete copy.extra;
  for (const [id, there] of copy.field.entries())
    if (there && cardOf(copy.table, id).design === STAR) there.works = -1;
  return copy;
}

function keep<T>(list: T[], holds: (one: T) => boolean): void {
  list.splice(0, list.length, ...list.filter(holds));
}

import {
  type CardId,
  cardOf,
  copyData,
  type Option,
  opponentOf,
  sameOption,
} from '@cardscape/kernel';
import type { TtcgState } from '../../rules/position/state.ts';
import { STAR, type StarGame } from './cast.ts';
import { Glance, LateOffers } from './glance.ts';
import { type Line, lookAt, type Offer, type Offers, type Pair } from './look.ts';
import type { Occasions } from './occasions.ts';
import { isStarUse, isTextUse, type Manner, Play, type Played, silenced } from './play.ts';
import { answersBetween } from './windows.ts';

const MOST_IN_A_PHASE = 120;

/** Tries what there is to try on one board, with one manner of answering. */
export class Explorer {
  private readonly star: StarGame;
  private readonly silent: StarGame;
  private readonly withIt: Play;
  private readonly without: Play;
  private readonly occasions: Occasions;

  private readonly start: TtcgState;
  private readonly manner: Manner;
  /** Is it looked further than one thing deep? */
  private deep = false;

  constructor(
    { star, silent }: { star: StarGame; silent: StarGame },
    start: TtcgState,
    manner: Manner,
    occasions: Occasions,
  ) {
    this.star = star;
    this.silent = silent;
    this.start = start;
    this.manner = manner;
    const { late, long } = occasions;
    this.withIt = new Play(star, manner, { answers: manner.hasty || !late, long });
    this.without = new Play(silent, manner, { answers: false, long });
    this.occasions = occasions;
  }

  get performed(): number {
    return this.withIt.performed + this.without.performed;
  }

  get choices(): number {
    return this.withIt.choices;
  }

  /** What using or playing the star brings by itself. */
  *atOnce(): Generator<Line> {
    for (const { pair } of this.begun()) yield { pairs: [pair], offers: [] };
  }

  /** What comes up on the board in this turn and the next ones, with the star used, and without. */
  *lines(): Generator<Line> {
    // Used at once it could not be used in answer.
    const waits = this.occasions.late && this.manner.hasty;
    const begun = waits ? [] : [...this.begun()];
    for (const { use, state, pair } of begun) if (use === 'use') yield* this.from(state, [pair]);
    for (const { state, pair } of this.played()) yield* this.from(state, [pair]);
    const { fresh } = this.occasions;
    const plays = begun.filter(({ use }) => use === 'play');
    if (fresh) for (const { state, pair } of plays) yield* this.from(state, [pair]);
    yield* this.quietly(this.start);
    yield* this.from(this.start, []);
    if (!fresh) for (const { state, pair } of plays) yield* this.from(state, [pair]);
  }

  /** What comes of playing other cards, where the text is about what is played first. */
  private *played(): Generator<{ state: TtcgState; pair: Pair }> {
    if (!this.occasions.played) return;
    const { start } = this;
    const options = this.withIt.free(start)?.options ?? [];
    for (const option of options.filter(({ act }) => act === 'play').slice(0, 2)) {
      const played = this.withIt.perform(start, option);
      const pair = played && this.playPair(start, option, played);
      if (pair) yield { state: played.state, pair };
    }
  }

  private *begun(): Generator<{ use: string; state: TtcgState; pair: Pair }> {
    const { start } = this;
    for (const option of this.starOptions(start)) {
      const played = this.withIt.perform(start, option);
      if (!played) continue;
      const isPlay = option.act === 'play';
      const pair = isPlay ? this.playPair(start, option, played) : this.usePair(start, played);
      if (pair) yield { use: option.act, state: played.state, pair };
    }
  }

  /** The ways in which the star can be used, or played, at once. */
  private starOptions(state: TtcgState): Option[] {
    const options = this.withIt.free(state)?.options ?? [];
    const uses = options.filter((option) => isStarUse(state, option) && (option.effect ?? 0) === 0);
    const plays = options.filter(
      ({ act, card }) =>
        act === 'play' && card !== undefined && cardOf(state.table, card).design === STAR,
    );
    return [...uses.slice(0, 2), ...plays.slice(0, 1)];
  }

  /** What comes up in the turns that follow. */
  private *from(start: TtcgState, sofar: readonly Pair[]): Generator<Line> {
    let state: TtcgState | undefined = start;
    for (let root = 0; root < this.occasions.roots && state && !state.over; root++) {
      const silent = silenced(state);
      const standing = new Glance([this.silent, silent], [this.star, state]);
      const offers = this.offersAt(state);
      const pairs = [...sofar, standing];
      yield { pairs, offers };
      if (root >= this.occasions.from) {
        const ready: TtcgState = this.afterSome(state);
        yield* this.tryAll(ready, ready === state ? silent : silenced(ready), pairs, offers);
      }
      state = this.onward(state);
    }
  }

  /** What the phases bring by themselves, before anything is tried in them. */
  private *quietly(start: TtcgState): Generator<Line> {
    let state: TtcgState | undefined = start;
    for (let root = 0; root < this.occasions.roots && state && !state.over; root++) {
      const silent = silenced(state);
      const next = this.nextPhase(silent);
      if (next) yield* this.tried(state, silent, next, [], []);
      state = this.onward(state);
    }
  }

  /** The position once a player has done all but the last of so many things. */
  private afterSome(state: TtcgState): TtcgState {
    const { times, who } = this.occasions;
    let now = state;
    for (let done = 1; done < times && who === state.active; done++)
      for (const act of this.acts(now, silenced(now)).filter(isHarmless(now))) {
        const next = this.withIt.perform(now, act)?.state;
        if (!next || next.over || next.active !== state.active) continue;
        now = next;
        break;
      }
    return now;
  }

  /** Everything that is worth doing in a position, up to a number. */
  private *tryAll(
    state: TtcgState,
    silent: TtcgState,
    pairs: readonly Pair[],
    offers: readonly Offers[],
  ): Generator<Line> {
    const { who } = this.occasions;
    const isTime = who === undefined || who === state.active;
    const most = this.performed + (isTime ? MOST_IN_A_PHASE : 0);
    for (const act of this.acts(state, silent)) {
      if (this.performed >= most && act.act !== 'end' && act.act !== 'battle') continue;
      yield* this.tried(state, silent, act, pairs, offers);
    }
  }

  /** The same thing done with and without the text. */
  private *tried(
    state: TtcgState,
    silent: TtcgState,
    act: Option,
    pairs: readonly Pair[],
    offers: readonly Offers[],
  ): Generator<Line> {
    const plain = this.without.perform(silent, act, -1);
    if (!plain) return;
    const aims =
      act.act === 'use' && plain.offered.length > 0 ? plain.offered.slice(0, 12) : [undefined];
    for (const [place, aim] of aims.entries()) {
      const without = aim === undefined ? plain : this.without.perform(silent, act, aim);
      const withIt = this.withIt.perform(state, act, aim);
      if (!without || !withIt) continue;
      const pair = this.pairOf(without, withIt);
      const ends = withIt.state.over ? [] : this.offersAt(withIt.state);
      const choices = new LateOffers(() => choicesLost(without, withIt, pair));
      const answers = this.answersOf(without, withIt, pair);
      const line = { pairs: [...pairs, pair], offers: [...offers, ...ends, choices, answers] };
      yield line;
      if (place === 0) yield* this.afterwards(withIt.state, line);
      const { late, later } = this.occasions;
      if ((late || later) && !this.deep && usesStar(withIt)) yield* this.again(withIt.state, line);
    }
  }

  /** What comes up once the star was used in answer to something. */
  private *again(state: TtcgState, line: Line): Generator<Line> {
    if (state.over) return;
    this.deep = true;
    if (this.occasions.later) yield* this.from(state, line.pairs);
    else yield* this.tryAll(state, silenced(state), line.pairs, line.offers);
    this.deep = false;
  }

  /** The star used once something has happened, and what the end of the turn brings. */
  private *afterwards(state: TtcgState, line: Line): Generator<Line> {
    if (state.over) return;
    const more = this.occasions.late ? this.starOptions(state) : [];
    for (const use of more) {
      const played = this.withIt.perform(state, use);
      if (!played || use.act !== 'use') continue;
      const ends = played.state.over ? [] : this.offersAt(played.state);
      const pairs = [...line.pairs, this.usePair(state, played)];
      yield { pairs, offers: [...line.offers, ...ends] };
    }
    if (!this.occasions.ends) return;
    let now: TtcgState | undefined = state;
    const pairs = [...line.pairs];
    const offers = [...line.offers];
    for (let root = 0; root < this.occasions.roots && now && !now.over; root++) {
      const silent = silenced(now);
      const next = this.nextPhase(silent);
      const without = next && this.without.perform(silent, next);
      const withIt: Played | undefined = next && this.withIt.perform(now, next);
      if (without && withIt) {
        const pair = this.pairOf(without, withIt);
        pairs.push(pair);
        offers.push(this.answersOf(without, withIt, pair));
      }
      now = withIt?.state;
      if (now && !now.over) offers.push(...this.offersAt(now));
      yield { ...line, pairs, offers };
    }
  }

  /** What comes of playing the star, beside its being played. */
  private playPair(start: TtcgState, play: Option, played: Played): Pair | undefined {
    const without = this.without.perform(silenced(start), play);
    return without && this.pairOf(without, played);
  }

  /** What could be answered with on the way. */
  private answersOf(without: Played, withIt: Played, pair: Pair): Offers {
    const isOwn = (option: Option) => isStarUse(withIt.state, option);
    return new LateOffers(() =>
      answersBetween(without.windows, withIt.windows, isOwn, !usesStar(withIt), pair.after),
    );
  }

  private usePair(start: TtcgState, played: Played): Pair {
    return new Glance([this.star, start], [this.star, played.state], played.events);
  }

  private pairOf(without: Played, withIt: Played): Pair {
    const [before, after] = [without.state, withIt.state];
    return new Glance([this.silent, before], [this.star, after], withIt.events, without.events);
  }

  /** What can be done with the text and not without it, and the other way round; rested, too. */
  private offersAt(state: TtcgState): Offers[] {
    return [
      new LateOffers(() => this.offersBetween(state, silenced(state))),
      new LateOffers(() => this.offersBetween(rested(state), rested(silenced(state)))),
      ...(this.occasions.answered
        ? [new LateOffers(() => this.offersBetween(waiting(state), waiting(silenced(state))))]
        : []),
    ];
  }

  private offersBetween(state: TtcgState, silent: TtcgState): Offers {
    const own = this.withIt.free(state) ?? this.withIt.answering(state);
    const plain = this.without.free(silent) ?? this.without.answering(silent);
    const now = (own?.options ?? []).filter((option) => !isTextUse(state, option));
    const then = plain?.options ?? [];
    const missing = then.filter((one) => !now.some((other) => sameOption(one, other)));
    const more = now.filter((one) => !then.some((other) => sameOption(one, other)));
    const seat = own?.seat ?? state.active;
    const offer = (option: Option): Offer => ({
      act: option.act,
      seat,
      card: option.card,
      effect: option.effect,
      stage: state.stage,
      active: state.active,
      on: onOf(state, option),
    });
    return {
      refused: missing.map(offer),
      added: more.map(offer),
      look: lookAt(this.star, state),
    };
  }

  /** What is worth doing here, for the star's sake. */
  private acts(state: TtcgState, silent: TtcgState): Option[] {
    const options = this.without.free(silent)?.options ?? [];
    const { attack, play, uses } = this.occasions;
    const played = new Set<string>();
    return options.filter((option) => {
      const design = option.card === undefined ? '' : cardOf(state.table, option.card).design;
      switch (option.act) {
        case 'attack':
          return attack;
        case 'play': {
          const key = `${design} ${onOf(state, option) ?? ''}`;
          if (!play || played.has(key)) return false;
          played.add(key);
          return true;
        }
        case 'use':
          if (design === STAR) return this.occasions.own && option.effect === 1;
          return uses.some(
            ([does, effect]) => design.split(' ')[3] === does && option.effect === effect,
          );
        default:
          return option.act === 'end' || option.act === 'battle';
      }
    });
  }

  /** On to the battle, and to the next turn. */
  private onward(state: TtcgState): TtcgState | undefined {
    const next = this.nextPhase(state, this.withIt);
    return next && this.withIt.perform(state, next)?.state;
  }

  private nextPhase(state: TtcgState, play: Play = this.without): Option | undefined {
    const options = play.free(state)?.options ?? [];
    return options.find(({ act }) => act === 'battle') ?? options.find(({ act }) => act === 'end');
  }
}

/** Something that leaves the cards of the field where they are. */
const isHarmless =
  ({ table }: TtcgState) =>
  ({ act, effect, card }: Option): boolean =>
    act === 'use' &&
    card !== undefined &&
    (effect === 1 || cardOf(table, card).design.split(' ')[3] === 'draws');

/** Was the star used on the way? */
function usesStar({ events, state }: Played): boolean {
  return events.some(
    (event) =>
      event.type === 'announced' &&
      event.kind === 'effect' &&
      'card' in event.subject &&
      cardOf(state.table, event.subject.card).design === STAR,
  );
}

/** The cards that a helper could have been used on without the text, and cannot. */
function choicesLost(without: Played, withIt: Played, { after }: Pair): Offers {
  const lost = without.offered.filter((card) => !withIt.offered.includes(card));
  const { stage, active } = after;
  const refused = lost.map((card) => ({ ...NO_OFFER, stage, active, card }));
  return { refused, added: [], look: after };
}

const NO_OFFER = {
  act: 'choose',
  seat: 0,
  effect: undefined,
  on: undefined,
} as const;

/** The card that an option is aimed at, or upon which it is played. */
function onOf(state: TtcgState, { target }: Option): CardId | undefined {
  if (target?.is === 'card') return target.card;
  return target?.is === 'zone' ? state.table.zones[target.zone]?.cards[0] : undefined;
}

/** The position where the player whose turn it is not may answer. */
function waiting(state: TtcgState): TtcgState {
  const copy = copyData(state);
  if (!copy.over) copy.window = { seat: opponentOf(copy.active), passes: 1 };
  return copy;
}

/** The position with all cards untapped, as if they had not yet done anything. */
function rested(state: TtcgState): TtcgState {
  const copy = copyData(state);
  for (const there of copy.field) if (there) Object.assign(there, { tapped: 0, attacks: 0 });
  return copy;
}

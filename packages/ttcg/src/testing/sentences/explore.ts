import {
  type CardId,
  cardOf,
  copyData,
  type Option,
  type Seat,
  sameOption,
} from '@cardscape/kernel';
import type { TtcgState } from '../../rules/position/state.ts';
import { STAR, type StarGame } from './cast.ts';
import { type Line, lookAt, type Offer, type Offers, type Pair } from './look.ts';
import type { Occasions } from './occasions.ts';
import { isStarUse, type Manner, Play, type Played, silenced } from './play.ts';

const MOST_IN_A_PHASE = 120;

/** Tries what there is to try on one board, with one manner of answering. */
export class Explorer {
  private readonly star: StarGame;
  private readonly silent: StarGame;
  private readonly withIt: Play;
  private readonly without: Play;
  private readonly occasions: Occasions;

  private readonly start: TtcgState;

  constructor(
    { star, silent }: { star: StarGame; silent: StarGame },
    start: TtcgState,
    manner: Manner,
    occasions: Occasions,
  ) {
    this.star = star;
    this.silent = silent;
    this.start = start;
    this.withIt = new Play(star, manner, !occasions.late);
    this.without = new Play(silent, manner, false);
    this.occasions = occasions;
  }

  get performed(): number {
    return this.withIt.performed + this.without.performed;
  }

  get choices(): number {
    return this.withIt.choices;
  }

  *lines(): Generator<Line> {
    const { start } = this;
    const uses = this.starOptions(start);
    if (uses.length === 0) yield* this.from(start, []);
    for (const use of uses) {
      const played = this.withIt.perform(start, use);
      if (!played) continue;
      const pair =
        use.act === 'play' ? this.playPair(start, use, played) : this.usePair(start, played);
      if (!pair) continue;
      yield { star: use.card as CardId, pairs: [pair], offers: [] };
      yield* this.from(played.state, [pair]);
    }
    if (uses.length > 0) yield* this.from(start, []);
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
    for (let root = 0; root < ROOTS && state && !state.over; root++) {
      const silent = silenced(state);
      const standing: Pair = {
        before: lookAt(this.silent, silent),
        after: lookAt(this.star, state),
        events: [],
        without: [],
      };
      const offers = this.offersAt(state, silent);
      const pairs = [...sofar, standing];
      yield { star: 0, pairs, offers };
      yield* this.tryAll(state, silent, pairs, offers);
      state = this.onward(state);
    }
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
    for (const aim of aims) {
      const without = aim === undefined ? plain : this.without.perform(silent, act, aim);
      const withIt = this.withIt.perform(state, act, aim);
      if (!without || !withIt) continue;
      const pair = this.pairOf(without, withIt);
      const ends = withIt.state.over ? [] : this.offersAt(withIt.state, silenced(withIt.state));
      const kept = without.offered.filter((card) => !withIt.offered.includes(card));
      const choices: Offers = {
        refused:
          aim === undefined
            ? []
            : kept.map((card) => ({
                act: 'choose',
                seat: 0 as Seat,
                card,
                effect: undefined,
                on: undefined,
                why: '',
              })),
        added: [],
        look: pair.after,
      };
      const line = { star: 0, pairs: [...pairs, pair], offers: [...offers, ...ends, choices] };
      yield line;
      yield* this.afterwards(withIt.state, line);
    }
  }

  /** The star used once something has happened, and what the end of the turn brings. */
  private *afterwards(state: TtcgState, line: Line): Generator<Line> {
    if (state.over) return;
    const more = this.occasions.late ? this.starOptions(state) : [];
    for (const use of more) {
      const played = this.withIt.perform(state, use);
      if (played && use.act === 'use')
        yield { ...line, pairs: [...line.pairs, this.usePair(state, played)] };
    }
    if (!this.occasions.ends) return;
    let now: TtcgState | undefined = state;
    const pairs = [...line.pairs];
    const offers = [...line.offers];
    for (let root = 0; root < ROOTS && now && !now.over; root++) {
      const silent = silenced(now);
      const next = this.nextPhase(silent);
      const without = next && this.without.perform(silent, next);
      const withIt: Played | undefined = next && this.withIt.perform(now, next);
      if (without && withIt) pairs.push(this.pairOf(without, withIt));
      now = withIt?.state;
      if (now && !now.over) offers.push(...this.offersAt(now, silenced(now)));
      yield { ...line, pairs, offers };
    }
  }

  /** What comes of playing the star, beside its being played. */
  private playPair(start: TtcgState, play: Option, played: Played): Pair | undefined {
    const without = this.without.perform(silenced(start), play);
    return without && this.pairOf(without, played);
  }

  private usePair(start: TtcgState, played: Played): Pair {
    return {
      before: lookAt(this.star, start),
      after: lookAt(this.star, played.state),
      events: played.events,
      without: [],
    };
  }

  private pairOf(without: Played, withIt: Played): Pair {
    return {
      before: lookAt(this.silent, without.state),
      after: lookAt(this.star, withIt.state),
      events: withIt.events,
      without: without.events,
    };
  }

  /** What can be done with the text and not without it, and the other way round; rested, too. */
  private offersAt(state: TtcgState, silent: TtcgState): Offers[] {
    return [this.offersBetween(state, silent), this.offersBetween(rested(state), rested(silent))];
  }

  private offersBetween(state: TtcgState, silent: TtcgState): Offers {
    const own = this.withIt.free(state);
    const plain = this.without.free(silent);
    const now = (own?.options ?? []).filter((option) => !isStarUse(state, option));
    const then = plain?.options ?? [];
    const missing = then.filter((one) => !now.some((other) => sameOption(one, other)));
    const more = now.filter((one) => !then.some((other) => sameOption(one, other)));
    const seat = own?.seat ?? state.active;
    const offer = (option: Option): Offer => ({
      act: option.act,
      seat,
      card: option.card,
      effect: option.effect,
      on: onOf(state, option),
      why: '',
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

/** Your main and battle phase, the opponent's, and your next ones. */
const ROOTS = 5;

/** The card that an option is aimed at, or upon which it is played. */
function onOf(state: TtcgState, { target }: Option): CardId | undefined {
  if (target?.is === 'card') return target.card;
  return target?.is === 'zone' ? state.table.zones[target.zone]?.cards[0] : undefined;
}

/** The position with all cards untapped, as if they had not yet done anything. */
function rested(state: TtcgState): TtcgState {
  const copy = copyData(state);
  for (const there of copy.field) if (there) Object.assign(there, { tapped: 0, attacks: 0 });
  return copy;
}

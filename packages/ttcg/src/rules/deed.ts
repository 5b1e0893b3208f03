import {
  type CardId,
  type CardRef,
  cardOf,
  opponentOf,
  resolveRef,
  type Seat,
} from '@cardscape/kernel';
import { type Cause, causeIn } from './cause.ts';
import { changePoints, destroy, drawCard, isBarred, send, tap, untap } from './deeds.ts';
import { controllerOf, type Duel, isFaceDown, rolesOf, scopeAt, sheetOf } from './duel.ts';
import { matchesEvent } from './event-match.ts';
import { fitsCard, isWhose } from './filter.ts';
import { forcesOn, isKeptFrom } from './forces.ts';
import type { Frame } from './frame.ts';
import { isAwake } from './happen.ts';
import { type Happening, happening } from './happening.ts';
import { LOOP_LIMIT } from './limits.ts';
import { effectLink, programIn } from './link.ts';
import type { Program } from './program.ts';
import { isReady } from './ready.ts';
import { isSpent } from './spent.ts';
import type { Link } from './state.ts';
import { regionOf } from './zones.ts';

/** Something about to be done, which a card may forbid or do something else instead of. */
export type Deed =
  | { readonly do: 'destroy' | 'tap' | 'untap'; readonly card: CardRef; readonly cause: Cause }
  | {
      readonly do: 'send';
      readonly card: CardRef;
      readonly to: 'hand' | 'deck' | 'discard';
      readonly seat?: Seat;
      readonly at?: 'top' | 'bottom';
      readonly as?: 'discarded' | 'milled';
      readonly cause: Cause;
    }
  | { readonly do: 'draw'; readonly seat: Seat; readonly cause: Cause }
  | { readonly do: 'points'; readonly seat: Seat; readonly by: number; readonly cause: Cause };

/**
 * Does it, unless something forbids it or takes its place. Returns whether it came about: what has been
 * replaced has not, and what its player may still replace is taken to.
 */
export function attempt(duel: Duel, deed: Deed): boolean {
  if (isForbidden(duel, deed)) return false;
  const link = replacement(duel, deed);
  if (!link) return enact(duel, deed);
  duel.state.frames.push({ kind: 'replace', link, deed, stage: 'ask' });
  const [first] = programIn(duel, link).effect.sentences;
  return first?.may === 'you' || first?.cost !== undefined;
}

/** Does it. */
export function enact(duel: Duel, deed: Deed): boolean {
  if (deed.do === 'draw') return drawCard(duel, deed.seat, deed.cause) !== undefined;
  if (deed.do === 'points') return changePoints(duel, deed.seat, deed.by, deed.cause);
  const id = resolveRef(duel.state.table, deed.card);
  if (id === undefined) return false;
  switch (deed.do) {
    case 'destroy':
      if (!duel.state.field[id]) return false;
      destroy(duel, id, deed.cause);
      return true;
    case 'tap':
      return tap(duel, id, deed.cause);
    case 'untap':
      return untap(duel, id, deed.cause);
    case 'send':
      send(duel, id, deed);
      return true;
  }
}

function isForbidden(duel: Duel, deed: Deed): boolean {
  if (deed.do === 'draw') return isBarred(duel, deed.seat, 'draw');
  if (deed.do === 'points')
    return isBarred(duel, deed.seat, deed.by > 0 ? 'gain points' : 'lose points');
  const id = resolveRef(duel.state.table, deed.card);
  if (id === undefined) return true;
  if (deed.do === 'destroy')
    return (
      isKeptFrom(duel, id, 'be destroyed', 'leave the field') ||
      isKeptFrom(
        duel,
        id,
        `be destroyed ${deed.cause.kind === 'battle' ? 'in battle' : 'by effects'}`,
      ) ||
      isKeptFromBy(duel, id, 'be destroyed by effects', deed.cause)
    );
  if (deed.do !== 'send') return false;
  if (deed.as === 'discarded') return isBarred(duel, controllerOf(duel, id), 'discard');
  return regionOf(duel.state.table, id) === 'field' && isKeptFrom(duel, id, 'leave the field');
}

/** Is a card kept from something when certain cards would do it? */
export function isKeptFromBy(duel: Duel, id: CardId, deed: string, { card, kind }: Cause): boolean {
  if (!card || kind === 'rule') return false;
  return forcesOn(duel, id).some(({ act, seat, source }) => {
    if (act.do !== 'forbid' || act.from !== deed || !act.by) return false;
    const scope = { you: seat, doer: seat, source, that: [], rest: [], event: null };
    return fitsCard(duel, scope, card.card, act.by) && isWhose(duel, scope, card.card, act.by);
  });
}

/** The effect that takes the place of a deed; the one whose cards are concerned chooses first. */
function replacement(duel: Duel, deed: Deed): Link | undefined {
  const { state } = duel;
  if (state.triggered > LOOP_LIMIT) return undefined;
  let one: Happening | undefined;
  for (const seat of [state.active, opponentOf(state.active)])
    for (const id of rolesOf(duel).replaces[seat]) {
      const sheet = sheetOf(duel, id);
      if (isFaceDown(duel, id)) continue;
      one ??= wouldHappen(duel, deed);
      const index = sheet.programs.findIndex((program, effect) =>
        takesPlace(duel, id, program, effect, one as Happening),
      );
      if (index >= 0) return effectLink(duel, id, index, { event: one });
    }
  return undefined;
}

function takesPlace(
  duel: Duel,
  id: CardId,
  program: Program,
  effect: number,
  one: Happening,
): boolean {
  const { when } = program.effect;
  if (when?.at !== 'would' || !program.replaces) return false;
  const called = calledAs(one, program.replaces);
  if (!called) return false;
  // An effect does not take the place of what it does itself.
  if (duel.state.working.some(({ card, effect: other }) => card.card === id && other === effect))
    return false;
  if (duel.state.frames.some((frame) => isReplacingBy(frame, id))) return false;
  if (!mayReplace(duel, id, program, effect)) return false;
  const scope = scopeAt(duel, id);
  return (
    matchesEvent(duel, scope, when.event, called) &&
    isReady(duel, effectLink(duel, id, effect, { event: one }), program)
  );
}

/** Is an effect awake and not used up, so that it can take the place of something? */
export function mayReplace(duel: Duel, id: CardId, program: Program, effect: number): boolean {
  const there = duel.state.field[id];
  if (there && isSpent(program, there, effect as 0 | 1)) return false;
  return isAwake(duel, id, program, effect, null);
}

/** Is an effect of this card taking the place of something right now, rather than later? */
function isReplacingBy(frame: Frame, id: CardId): boolean {
  return frame.kind === 'replace' && frame.stage !== 'ask' && frame.link.card.card === id;
}

/** The same deed by another name: what is destroyed is sent to the discard pile and leaves the field. */
function calledAs(one: Happening, what: Happening['what']): Happening | undefined {
  if (one.what === what) return one;
  if (what === 'sent' ? one.to !== null : what === 'leaves' && one.from === 'field')
    return { ...one, what };
  return undefined;
}

/** What a deed would be called if it happened. */
function wouldHappen(duel: Duel, deed: Deed): Happening {
  const cause = causeIn(deed.cause);
  if (deed.do === 'points')
    return happening(deed.by > 0 ? 'gainsPoints' : 'losesPoints', deed.seat, null, {
      ...cause,
      amount: Math.abs(deed.by),
    });
  if (deed.do === 'draw') return happening('drawn', deed.seat, null, { ...cause, amount: 1 });
  const { card } = deed;
  const whose = controllerOf(duel, card.card);
  if (deed.do === 'destroy')
    return happening('destroyed', whose, card, { ...cause, from: 'field', to: 'discard' });
  if (deed.do !== 'send') return happening(DONE[deed.do], whose, card, cause);
  const from = regionOf(duel.state.table, card.card);
  return happening(deed.as ?? 'sent', whose, card, { ...cause, from, to: deed.to });
}

const DONE = { tap: 'tapped', untap: 'untapped' } as const;

/** A reference to a card as it lies. */
export function refOf({ state }: Duel, card: CardId): CardRef {
  return { card, generation: cardOf(state.table, card).generation };
}

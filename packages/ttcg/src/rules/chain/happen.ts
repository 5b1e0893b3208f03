import { type CardId, type CardRef, opponentOf, type Seat } from '@cardscape/kernel';
import type { Event, Told, Trigger, TriggerWord } from '../../language/tree/tree.ts';
import type { Program } from '../book/program.ts';
import { matchesEvent, matchesTold } from '../meaning/event-match.ts';
import { withFacts, withTime } from '../meaning/noting.ts';
import { madeBy, madeOf } from '../meaning/such-effect.ts';
import { asksOf, type Duel, isFaceDown, rolesOf, sheetOf, touchSide } from '../position/duel.ts';
import { linkWith, spokenOf } from '../position/link.ts';
import { type Scope, scopeAt, scopeOf } from '../position/scope.ts';
import { isSilenced } from '../position/spots.ts';
import { isNow, seatOf } from '../standing/expiry.ts';
import { isKeptFrom } from '../standing/forces.ts';
import { doneVia, type Happening, withoutEffect, withoutFacts } from './happening.ts';
import { cannotTap } from './spent.ts';
import { isWatching } from './watching.ts';

/** Attacks and activations are told twice: when announced, and when all is over. */
export type Moment = 'announced' | 'finished';

const BOTH: readonly TriggerWord[] = ['when', 'whenever', 'before', 'after'];
const BEFORE: readonly TriggerWord[] = ['when', 'whenever', 'before'];
const AFTER: readonly TriggerWord[] = ['after'];

/** Something has happened: it is remembered, can be answered, and sets off what waits for it. */
export function happen(duel: Duel, bare: Happening, moment?: Moment): void {
  const { state } = duel;
  const told = withFacts(duel, bare);
  const one = withEffect(duel, withTime(duel, told));
  if (moment !== 'finished') {
    const isKept = one.facts === undefined || asksOf(duel).past.has(one.what);
    const isBare = one === told && bare.facts === undefined;
    state.past.thisTurn.push(isKept ? one : isBare ? bare : withoutFacts(one));
    touchSide(duel);
    state.news.push(one);
  }
  const words = moment === undefined ? BOTH : moment === 'announced' ? BEFORE : AFTER;
  listen(duel, state.active, one, words);
  listen(duel, opponentOf(state.active), one, words);
  if (state.watches.length > 0) callWatches(duel, one, words);
}

/** With the effect that it was done by, where a text of the match tells effects apart. */
function withEffect(duel: Duel, one: Happening): Happening {
  if (one.cause !== 'effect') return one;
  if (!asksOf(duel).effects) return one.via === undefined ? one : withoutEffect(one);
  if (!one.causeCard) return one;
  const announced = one.what === 'activates' || one.what === 'targeted';
  const top = duel.state.chain.at(-1);
  const made =
    announced && top?.card.card === one.causeCard.card
      ? madeBy(top)
      : madeOf(duel, one.causeCard, one.by ?? one.whose, undefined);
  return made ? doneVia(one, made.key) : one;
}

/** What is on the watch for this comes up when the chain is done. */
function callWatches(duel: Duel, one: Happening, words: readonly TriggerWord[]): void {
  const { book, state } = duel;
  for (const watch of [...state.watches]) {
    const { link, sentence, once } = watch;
    if (!isWatching(duel, watch)) continue;
    const on = book.sheet(link.design).programs[link.effect as 0 | 1].effect.sentences[sentence]
      ?.on;
    if (!on || on.would || !words.includes(on.word)) continue;
    if (!matchesTold(duel, scopeOf(link), on, one)) continue;
    if (once) state.watches.splice(state.watches.indexOf(watch), 1);
    const { seat, card, effect } = link;
    const spoken = spokenOf(one, card.card, on);
    const that = spoken ? [spoken] : link.that;
    state.waiting.push({
      seat,
      card,
      effect,
      event: one,
      watch: { link: linkWith(link, { that, event: one }), sentence },
    });
  }
}

/** Finds the effects of a player's cards that this sets off. */
function listen(duel: Duel, seat: Seat, one: Happening, words: readonly TriggerWord[]): void {
  const listeners = rolesOf(duel, seat).listens;
  for (const id of listeners) hear(duel, id, one, words);
  // The card itself may have left the field, or been covered: it still hears what befell it.
  const own = one.card?.card;
  if (own !== undefined && one.whose === seat && !listeners.includes(own))
    hear(duel, own, one, words);
}

function hear(duel: Duel, id: CardId, one: Happening, words: readonly TriggerWord[]): void {
  const sheet = sheetOf(duel, id);
  if (!sheet.hears.has(one.what) || isFaceDown(duel, id)) return;
  for (let effect = 0; effect < 2; effect++) {
    const program = sheet.programs[effect as 0 | 1];
    if (!program.listens?.includes(one.what)) continue;
    const { when } = program.effect;
    if (when?.at !== 'event') continue;
    const scope = scopeOfHearing(duel, id, one);
    const event = heardIn(duel, scope, when, one, words);
    if (!event) continue;
    if (when.nth !== undefined && timesThisTurn(duel, scope, when) !== when.nth) continue;
    if ('several' in event && event.several && isCalled(duel, scope.source, effect, one)) continue;
    if (when.or && isCalledAlso(duel, scope.source, effect, one)) continue;
    if (one.what === 'chainResolves' && isInChain(duel, id, effect)) continue;
    if (!isAwake(duel, id, program, effect, one)) continue;
    if (!duringHolds(duel, scope, program)) continue;
    duel.state.waiting.push({ seat: scope.you, card: scope.source, effect, event: one });
  }
}

/** The eyes of a card that hears of something; of one that has left the field, those of whoever had it. */
function scopeOfHearing(duel: Duel, id: CardId, one: Happening): Scope {
  if (duel.state.field[id]) return scopeAt(duel, id);
  const scope = scopeAt(duel, id, one.whose);
  scope.event = one;
  return scope;
}

/** What a card hears in something that happens, of all that sets its effect off. */
function heardIn(
  duel: Duel,
  scope: Scope,
  { event, or, word }: Extract<Trigger, { at: 'event' }>,
  one: Happening,
  words: readonly TriggerWord[],
): Event | undefined {
  if (isHeard(duel, scope, event, word, one, words)) return event;
  return or?.find((other) => isHeard(duel, scope, other, word, one, words));
}

function isHeard(
  duel: Duel,
  scope: Scope,
  said: Event,
  word: TriggerWord,
  one: Happening,
  words: readonly TriggerWord[],
): boolean {
  // Whether a unit survives its attack is known when that is over.
  if (!words.includes('survives' in said && said.survives ? 'after' : word)) return false;
  if (!isOfThis(said) && !isOfOthers(duel, scope, one)) return false;
  return matchesEvent(duel, scope, said, one);
}

/**
 * Can a card hear something that is not said of it? Not off the field; and "when a card effect activates" is
 * set off by those of other cards (3.3.4).
 */
function isOfOthers({ state }: Duel, { source }: Scope, { what, card }: Happening): boolean {
  if (!state.field[source.card]) return false;
  return what !== 'activates' || card?.card !== source.card;
}

/** How often something has happened in this turn. */
export function timesThisTurn(duel: Duel, scope: Scope, told: Told): number {
  return duel.state.past.thisTurn.filter((one) => matchesTold(duel, scope, told, one)).length;
}

/** Names for the way of one card to a pile: "is destroyed or leaves the field" is set off by it once. */
const ONE_WAY: ReadonlySet<Happening['what']> = new Set<Happening['what']>([
  'destroyed',
  'discarded',
  'milled',
  'drawn',
  'sent',
  'leaves',
]);

/** Was an effect set off already by the same, under another name? */
function isCalledAlso({ state }: Duel, source: CardRef, effect: number, one: Happening): boolean {
  if (!ONE_WAY.has(one.what)) return false;
  return state.waiting.some(
    ({ card, effect: other, event }) =>
      card.card === source.card &&
      other === effect &&
      event !== null &&
      ONE_WAY.has(event.what) &&
      event.card?.card === one.card?.card &&
      event.card?.generation === one.card?.generation,
  );
}

/** R-T151. Was an effect part of the chain that has just resolved? That does not set it off again. */
function isInChain({ state }: Duel, id: CardId, effect: number): boolean {
  return state.chained?.some((link) => link.card === id && link.effect === effect) ?? false;
}

/** Was an effect set off by the same thing already, together with this? */
function isCalled({ state }: Duel, source: CardRef, effect: number, { what }: Happening): boolean {
  return state.waiting.some(
    (other) =>
      other.card.card === source.card && other.effect === effect && other.event?.what === what,
  );
}

function isOfThis(event: Event): boolean {
  return 'card' in event && event.card === 'this';
}

/** May an effect of this type be set off as its card lies? */
export function isAwake(
  duel: Duel,
  id: CardId,
  program: Program,
  effect: number,
  one: Happening | null,
): boolean {
  const { type, evenTapped } = program;
  if (isMuted(duel, id, program)) return false;
  const there = duel.state.field[id];
  const tapped = there ? there.tapped > 0 : (one?.tapped ?? false);
  switch (type) {
    case 'passive':
      return true;
    case 'continuous':
    case 'equip':
      return there?.works === effect;
    case 'dormant':
      return (
        there !== null && there !== undefined && there.tapped > 0 && there.tapped < duel.state.turn
      );
    default:
      // A card that leaves the field must have been untapped to be set off by it (2.2.5).
      return (
        (!tapped || evenTapped) &&
        !isKeptFrom(duel, id, 'activate effects') &&
        !cannotTap(duel, id, program, one)
      );
  }
}

/** Is a card kept from saying what an effect of it says by itself? */
export function isMuted(duel: Duel, id: CardId, program: Program): boolean {
  if (isKeptFrom(duel, id, 'have effects', 'have effects triggered')) return true;
  return asksOf(duel).effects && isSilenced(duel, id, program);
}

/** Is it the part of a turn that the effect names? */
export function duringHolds(duel: Duel, { you }: Scope, { during }: Program): boolean {
  return !during || isNow(duel.state, during.part, seatOf(during, you));
}

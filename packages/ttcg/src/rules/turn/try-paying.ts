import { type CardId, cardOf, knows, SEES, type Seat } from '@cardscape/kernel';
import type { CardSlot } from '../../language/tree/slots.ts';
import type { Act, Cards } from '../../language/tree/tree.ts';
import { stake } from '../acts/players.ts';
import { type ActPart, partsOf } from '../book/act-parts.ts';
import { PAID, type Program, SEPARATOR } from '../book/program.ts';
import { recallEvent } from '../chain/announce.ts';
import { type Eyes, reachable } from '../chain/can-do.ts';
import { isPayable } from '../chain/payment.ts';
import { isPossible } from '../chain/ready.ts';
import { tapsItsCard } from '../chain/spent.ts';
import { countBounds } from '../meaning/count-bounds.ts';
import { doersOf } from '../meaning/doers.ts';
import { namesHad } from '../meaning/names-had.ts';
import { refCards } from '../meaning/refs.ts';
import { cacheOf } from '../position/cache.ts';
import type { Link } from '../position/chain-link.ts';
import { copyState } from '../position/copy-state.ts';
import { type Begun, type Duel, duelAt, present, type TryPaying } from '../position/duel.ts';
import { copyLink, linkWith, programIn } from '../position/link.ts';
import { namesFor } from '../position/question.ts';
import { paidFor, payingFor, type Scope, scopeOf } from '../position/scope.ts';
import { perform } from '../resolve/perform.ts';
import { workFrame } from './frames.ts';

/** A payment on trial: a copy of the position, and how much is still tried. */
interface Trial {
  readonly duel: Duel;
  readonly link: Link;
  readonly program: Program;
  readonly eyes: Eyes;
  readonly tries: { left: number };
}

/** So many payments are tried; who has more ways than that will find one. */
const TRIES = 400;

/**
 * R-T65. Costs are paid, then targets are chosen: each way to pay is tried on a copy of the position, until one
 * leaves or makes what comes after it. What nobody can know before, or another decides, is not held against it.
 */
export const tryPaying: TryPaying = (duel, link, eyes, begun) => {
  const program = programIn(duel, link);
  const veiled = duelAt(duel, duel.state, duel.cache, veilOf(duel, eyes));
  const trial = { duel: veiled, link, program, eyes, tries: { left: TRIES } };
  return canGoOn(trial, begun?.place ?? 0, begun);
};

/** The cards that these eyes do not know, in the position before anything is paid. */
function veilOf({ state }: Duel, eyes: Eyes): (id: CardId) => boolean {
  const { cards } = state.table;
  return (id) => {
    const card = cards[id];
    if (!card) return true;
    return eyes === 'public' ? card.known !== SEES.all : !knows(card, eyes);
  };
}

/** Is there a way to pay all from a place on? */
function canGoOn(trial: Trial, place: number, begun?: Begun): boolean {
  const { duel, link, program, eyes, tries } = trial;
  const act = program.first.price[place];
  if (!act) return isMet(trial);
  if (!begun && !isPayable(duel, scopeOf(link), act, eyes)) return false;
  if (act.do === 'orderChain') return true;
  if (act.do === 'name') return canName(trial, act, place);
  for (const way of waysToPay(trial, act, begun)) {
    if (--tries.left < 0) return true;
    const next = paid(trial, act, place, way);
    if (!next || canGoOn(next, place + 1)) return true;
  }
  return false;
}

/** Is there a name to choose with which the rest can be paid and done? What another chooses is not held against it. */
function canName(trial: Trial, act: Extract<Act, { do: 'name' }>, place: number): boolean {
  const { what, who } = act;
  if (what === 'player' || who === 'opponent') return true;
  const { duel, link } = trial;
  const not = namesHad(duel, scopeOf(link), act);
  const names = namesFor({ ask: 'name', seat: link.seat, what, not });
  return names.some((named) => canGoOn({ ...trial, link: linkWith(link, { named }) }, place + 1));
}

/** Is all that must be possible so when everything is paid, and can the card be tapped for it? */
function isMet({ duel, link, program, eyes }: Trial): boolean {
  const { players, field } = duel.state;
  if (players.some(({ points }) => points <= 0)) return true;
  const [self] = present(duel, [link.card]);
  const tapped = self !== undefined && field[self]?.tapped === duel.state.turn;
  if (tapped && isPaidWith(link, program)) return false;
  recallEvent(link, program);
  const known = !link.that.some(({ card }) => duel.veiled?.(card));
  return isPossible(duel, paidFor(scopeOf(link), known), program, eyes);
}

/** Was a card tapped as a cost that is to be tapped for the effect itself? */
function isPaidWith({ event }: Link, program: Program): boolean {
  const chosen = program.first.price.some((act) => act.do === 'tap' && !namesThis(act.cards));
  return chosen && tapsItsCard(program, event) && !program.evenTapped;
}

/** "Tap this card and the spell below it". */
const namesThis = (cards: Cards): boolean =>
  cards.the === 'this' || (cards.the === 'list' && cards.of.some(({ the }) => the === 'this'));

/** The position after a payment; nothing where somebody has to decide before it is known. */
function paid(trial: Trial, act: Act, place: number, way: Way): Trial | undefined {
  const state = copyState(trial.duel.state);
  const link = copyLink(trial.link);
  state.frames.length = 0;
  state.question = null;
  state.reply = null;
  state.working.push(link);
  const duel = duelAt(trial.duel, state, cacheOf(state), trial.duel.veiled);
  const { doers, parts, picked } = way;
  const said = trial.program.first.cost?.indexOf(act) ?? place;
  const key = [trial.program.key, 0, PAID, said].join(SEPARATOR);
  if (act.do === 'stake') for (const seat of doers) stake(duel, link, seat, 1);
  else
    perform({
      duel,
      link,
      act,
      key,
      doers,
      cards(slot, doer = doers[0] as Seat) {
        const turn = Math.max(0, doers.indexOf(doer));
        return parts.flatMap((part, at) =>
          part.slot === slot ? (picked[turn * parts.length + at] ?? []) : [],
        );
      },
    });
  while (state.frames.length > 0) {
    const frame = state.frames.at(-1) as (typeof state.frames)[number];
    if (workFrame(duel, frame)) state.frames.splice(state.frames.lastIndexOf(frame), 1);
    if (state.question) return undefined;
  }
  const { program, eyes, tries } = trial;
  return { duel, link, program, eyes, tries };
}

/** Who pays, and with which cards, by payer and part of the act. */
interface Way {
  readonly doers: readonly Seat[];
  readonly parts: readonly ActPart[];
  readonly picked: readonly (readonly CardId[])[];
}

/** All ways to pay a cost, as far as they differ. */
function* waysToPay(trial: Trial, act: Act, begun?: Begun): Generator<Way> {
  const { duel, link } = trial;
  const who = 'who' in act ? act.who : 'by' in act ? act.by : undefined;
  const doers = typeof who === 'string' ? doersOf(duel, scopeOf(link), who) : [link.seat];
  const parts = partsOf(act);
  const picked = (begun?.picked ?? []).map((refs) => present(duel, refs));
  yield* completed(trial, act, { doers, parts, picked }, begun);
}

/** All ways to go on with a way of which some is chosen. */
function* completed(trial: Trial, act: Act, way: Way, begun?: Begun): Generator<Way> {
  const { doers, parts, picked } = way;
  const at = picked.length;
  if (at >= doers.length * parts.length) {
    yield way;
    return;
  }
  const { one, slot, part } = parts[at % parts.length] as ActPart;
  const doer = doers[Math.floor(at / parts.length)] as Seat;
  const scope = payingFor(scopeOf(trial.link, doer));
  const before = picked.slice(at - (at % parts.length)).flat();
  for (const chosen of choices(trial, scope, act, slot, one, part, before, begun))
    yield* completed(trial, act, { doers, parts, picked: [...picked, chosen] });
}

/** What can be chosen for a part of a cost. */
function choices(
  { duel, eyes }: Trial,
  scope: Scope,
  act: Act,
  slot: number,
  one: CardSlot,
  part: Cards,
  before: readonly CardId[],
  begun: Begun | undefined,
): Iterable<readonly CardId[]> {
  if (part.the !== 'pick')
    return [part.the === 'list' || 'n' in part ? [] : refCards(duel, scope, part)];
  const from = reachable(duel, scope, act, slot, one, part, eyes).filter(
    (id) => !before.includes(id),
  );
  if (part.count === 'all') return [from];
  const { min, max } = countBounds(duel, scope, part.count, from.length);
  const most = Math.min(max, from.length);
  if (!begun) return subsets(duel, from, [], Math.min(min, most), most);
  if (begun.all) return [begun.chosen];
  const rest = from.filter((id) => !begun.chosen.includes(id));
  return subsets(duel, rest, begun.chosen, Math.min(min, most), most);
}

/** The sets of so many cards with these among them; cards that cannot be told apart count as one. */
function* subsets(
  duel: Duel,
  from: readonly CardId[],
  with_: readonly CardId[],
  min: number,
  max: number,
): Generator<readonly CardId[]> {
  if (with_.length >= min) yield with_;
  if (with_.length >= max) return;
  const seen = new Set<string>();
  for (const [at, id] of from.entries()) {
    const kind = kindOf(duel, id);
    if (seen.has(kind)) continue;
    seen.add(kind);
    yield* subsets(duel, from.slice(at + 1), [...with_, id], min, max);
  }
}

function kindOf({ state, veiled }: Duel, id: CardId): string {
  const { zone, design } = cardOf(state.table, id);
  if (veiled?.(id)) return zone;
  return state.field[id] ? `${id}` : `${zone} ${design}`;
}

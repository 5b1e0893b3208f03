import { CARDLESS } from '../tree/cardless.ts';
import { hasCard } from '../tree/event-cards.ts';
import { canLast, goesOn } from '../tree/lasting.ts';
import { isThatPlace } from '../tree/places.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act, Cards, Duration, Event } from '../tree/tree.ts';
import { visit } from '../tree/walk.ts';
import { isPlural } from './cards/phrase.ts';
import { firstChosen } from './chosen-before.ts';
import { isPayment } from './sentence-acts.ts';

/** What stands before a clause. */
export type Joint = 'comma' | 'and' | 'then';

/** The clauses of a sentence up to its "or". */
export interface Clauses {
  readonly acts: readonly Act[];
  /** Where each of them begins. */
  readonly starts: readonly number[];
  /** What stands before each but the first. */
  readonly joints: readonly Joint[];
  /** Before which of them "either" stands. */
  readonly either: number | undefined;
  /** Is there a comma before the "or"? */
  readonly parted: boolean;
  /** What was spoken of last when each began. */
  readonly spoken: readonly (Act | undefined)[];
  /** What sets it off. */
  readonly event: Event | undefined;
}

/** What is done in any case, and one of what is chosen from; from which clause on, tells who chooses. */
interface Alternatives {
  readonly before: readonly Act[];
  readonly from: readonly (readonly Act[])[];
  readonly clause: number;
  readonly then: true | undefined;
}

const UNCLEAR = 'it is not clear what "or" joins; say "choose one: ...; or ..."';
const WHICH = 'it is not clear which card is meant after "or"; name it, or choose it first';
const CANNOT =
  'it is not clear whether "cannot" is said of both; say it of each, or "choose one: ..."';
export const HOW_LONG = 'it is not clear whether both last so long; say it of each';

/** What "or" joins, or why that is not clear. */
export function alternatives(said: Clauses, other: readonly Act[]): Alternatives | string {
  const clause = reach(said, other);
  if (clause === undefined) return UNCLEAR;
  if (said.either === undefined && isKeptFrom(said.acts.at(-1)) && !isKeptFrom(other[0]))
    return CANNOT;
  if (other.some(isTimed) && said.acts.slice(said.starts[clause]).some(isUntimed)) return HOW_LONG;
  const { acts, starts, joints } = said;
  const start = starts[clause] ?? 0;
  const listed = joints.slice(clause).every((joint) => joint === 'comma');
  const parts = listed
    ? starts.slice(clause).map((at, i) => acts.slice(at, starts[clause + i + 1]))
    : [acts.slice(start)];
  const [first = [], ...others] = [...parts, other];
  const before = acts.slice(0, start);
  const options = [first.map(withoutThen), ...others];
  const goesOn = options.some(
    (option, i) => pointsBack(option) && options.slice(0, i).flat().some(introduces),
  );
  // biome-ignore lint/suspicious/noThenProperty: nothing here is ever awaited
  if (!goesOn) return { before, from: options, clause, then: first[0]?.then };
  // "Return one card to your hand or place it on top of your deck": the card is chosen, then what is done with it.
  const [act, second] = options[0] ?? [];
  const found = act && !second && isYours(act) ? firstChosen(act) : undefined;
  const rest = options.slice(1);
  if (!found || slotsOf(act as Act).length > 1 || !rest.every(isOfThat)) return WHICH;
  if (isOfAnother(said.event) || isOnOne(said.spoken[clause])) return WHICH;
  // biome-ignore lint/suspicious/noThenProperty: no act is ever awaited
  const chosen = first[0]?.then ? { ...found, then: true as const } : found;
  const it = { ...act, cards: { the: 'that' } } as Act;
  // biome-ignore lint/suspicious/noThenProperty: nothing here is ever awaited
  return { before: [...before, chosen], from: [[it], ...rest], clause, then: undefined };
}

/** The first clause that "or" takes in. */
function reach(said: Clauses, other: readonly Act[]): number | undefined {
  const { acts, starts, joints, either, parted } = said;
  if (either !== undefined) return either;
  const then = joints.lastIndexOf('then') + 1;
  const [finder, ...more] = starts.slice(then);
  const clauses = more.map((at, i) => acts.slice(at, more[i + 1]));
  // "Choose one unit and tap it or destroy it".
  const finds = finder !== undefined && acts.slice(finder, more[0]).every(isFinding);
  if (finds && clauses.length > 0 && [...clauses, other].every(isOfThat))
    return joints.slice(then + 1).includes('and') ? undefined : then + 1;
  if (then > 0 && parted) return undefined;
  const listed = joints.slice(then).every((joint) => joint === 'comma');
  return listed || (parted && then === 0) ? then : undefined;
}

/** "It cannot attack this turn or activate its effects": it cannot do either. */
const isKeptFrom = (act: Act | undefined): boolean => act?.do === 'forbid' || act?.do === 'bar';

const isTimed = (act: Act | undefined): act is Act & { readonly for: Duration } =>
  act !== undefined && 'for' in act && act.for !== undefined;

const isUntimed = (act: Act): boolean => canLast(act) && !isTimed(act);

/** "It gains 100 attack while you control a dragon and cannot attack": of the same cards, so long as well, or for good? */
export function isUneven(acts: readonly Act[], at: number): boolean {
  const act = acts[at];
  if (!act || !isUntimed(act)) return false;
  const timed = acts.slice(0, at).findLast(isTimed);
  return isTimed(timed) && (act.then === true || !goesOn(timed.for, act));
}

const FINDING: readonly Act['do'][] = ['target', 'search', 'reveal', 'look'];

/** "When a unit attacks, destroy one spell or tap it": it could be the unit. */
function isOfAnother(event: Event | undefined): boolean {
  if (!event || !hasCard(event)) return false;
  return !(event.what === 'played' && event.card === 'this');
}

/** Was one card spoken of, other than to pay with it? */
function isOnOne(act: Act | undefined): boolean {
  if (!act || isPayment(act)) return false;
  return slotsOf(act).some(({ cards }) => cards.the !== 'this' && !isPlural(cards));
}

const isFinding = (act: Act): boolean => FINDING.includes(act.do);

const withoutThen = ({ then: _, ...act }: Act): Act => act as Act;

/** Do acts begin with one on the card that was spoken of? */
const isOfThat = ([act]: readonly Act[]): boolean =>
  act !== undefined && slotsOf(act)[0]?.cards.the === 'that';

function isYours(act: Act): boolean {
  const who = 'who' in act ? act.who : 'by' in act ? act.by : undefined;
  return who === undefined || who === 'you';
}

/** Does an act name cards that "it" can mean after it? */
const introduces = (act: Act): boolean =>
  !CARDLESS.includes(act.do) && slotsOf(act).some(({ cards }) => cards.the !== 'that');

/** Do acts speak of a card that none of them has named before? */
function pointsBack(acts: readonly Act[]): boolean {
  for (const act of acts) {
    const slots = slotsOf(act);
    if (slots.some(({ cards }) => speaksOfThat(cards))) return true;
    if (introduces(act)) return false;
    if (speaksOfThat(act)) return true;
  }
  return false;
}

function speaksOfThat(part: Act | Cards): boolean {
  let speaks = false;
  visit(part, (key, value) => {
    if (key === 'place') speaks ||= isThatPlace(value);
    else if (key === 'the' || key === 'other') speaks ||= value === 'that';
    else if (key === 'who' || key === 'by') speaks ||= value === 'controller' || value === 'owner';
  });
  return speaks;
}

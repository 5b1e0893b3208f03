import { conditionOver, sentencesAlone, standsAlone } from '../../language/tree/alone.ts';
import { answersDraw } from '../../language/tree/answers-draw.ts';
import { hasElse, isAskedLate } from '../../language/tree/asked-late.ts';
import { isDoneApart } from '../../language/tree/for-each.ts';
import { type Said, saidIn } from '../../language/tree/left-unsaid.ts';
import { askedBeforeTapping } from '../../language/tree/own-tap.ts';
import { PILES } from '../../language/tree/places.ts';
import { canShield, shieldOf } from '../../language/tree/shield.ts';
import { standingActs, standsStill } from '../../language/tree/standing.ts';
import { type TargetSlot, targetsOf } from '../../language/tree/targets.ts';
import { eventsOf } from '../../language/tree/told.ts';
import type {
  Act,
  CardFilter,
  Cards,
  Condition,
  Effect,
  EffectType,
  Period,
  Sentence,
  Told,
  Trigger,
} from '../../language/tree/tree.ts';
import { usedFrom } from '../../language/tree/used-from.ts';
import type { Design } from '../../set/design.ts';
import type { HappeningKind } from '../chain/happening.ts';
import { isContested, isEntangled, priceOf } from './contested.ts';

/** Between the parts of a key: no card name has it. */
export const SEPARATOR = '\t';
/** Stands before the place of an act that is paid, in its key. */
export const PAID = 'paid';

/**
 * A card's effect made ready for play. What is asked at every decision is a field of its own: all programs
 * have the same fields, while effects differ in theirs, which makes them slow to read.
 */
export interface Program {
  /** Its design and which effect it is. */
  readonly key: string;
  readonly type: EffectType;
  readonly effect: Effect;
  readonly when: Trigger | undefined;
  readonly during: Period | undefined;
  readonly limit: Effect['limit'];
  readonly evenTapped: boolean;
  readonly first: FirstSentence;
  /** Is it used by its player at all, rather than happening by itself? */
  readonly usedByHand: boolean;
  /** What is chosen when it is announced: on the field and in discard piles, for all to see. */
  readonly targets: readonly TargetSlot[];
  /** What sets it off, if it happens by itself. */
  readonly listens: readonly HappeningKind[] | null;
  /** What it can take the place of. */
  readonly replaces: readonly HappeningKind[] | null;
  /** Used out of the hand, by discarding its card. */
  readonly fromHand: boolean;
  /** Used while its card lies in the discard pile. */
  readonly fromDiscard: boolean;
  /** Works while its card lies under another one. */
  readonly worksCovered: boolean;
  /** Acts that are in force while the effect is, by key. */
  readonly standing: readonly Standing[];
  /** For each sentence: does each player do all of it before the other does? */
  readonly apart: readonly boolean[];
  /** For each sentence: what is nothing for the next ones where it is left out (R-T350). */
  readonly said: readonly (Said | undefined)[];
  /** Does what stands depend on hands, piles, points or what has happened? */
  readonly looksAside: boolean;
  /** Does it keep cards from being destroyed, so often (R-T74)? */
  readonly shields: boolean;
  /** Does it answer a draw, though it does not say "when"? */
  readonly answersDraw: boolean;
}

/** What decides whether an effect can be used. */
interface FirstSentence {
  readonly if: Condition | undefined;
  readonly cost: readonly Act[] | undefined;
  /** All that is paid for it: its cost, and the card that an overload effect wants. */
  readonly price: readonly Act[];
  /** May what is paid take away, or bring about, what comes after it? */
  readonly entangled: boolean;
  /**
   * What must be possible at once: up to a "then", and nothing if it is put off, waits for something, or
   * leaves something to do otherwise.
   */
  readonly now: readonly Act[];
  /** The later sentences that are done whether or not its "if" is so (R-T351). */
  readonly others: readonly Sentence[];
  /** Does a later sentence say what else is done? */
  readonly hasOtherWay: boolean;
  /** Is its player asked when the effect works, rather than before? */
  readonly askedLate: boolean;
  /** "Your opponent may ... If they do not, ...": there is something to do where they cannot. */
  readonly orElse: boolean;
  /** May one thing that it does take the cards that the next one needs? */
  readonly contested: boolean;
}

/** An act that lasts as long as its effect. */
export interface Standing {
  readonly key: string;
  readonly act: Act;
  readonly if: Condition | undefined;
  /** Is it said apart from the "while" that the effect begins with (R-T351)? */
  readonly alone: boolean;
  readonly while: Condition | undefined;
  /** Nothing where it is in force on players. */
  readonly cards: Cards | undefined;
  readonly measuredByItself: boolean;
}

/** What an equip effect is equipped to when its text does not say. */
export const ANY_UNIT = { the: 'pick', count: { n: 1 }, card: { noun: 'unit' } } as const;
export const EQUIP_UNIT: Act = { do: 'equip', card: { the: 'this' }, to: ANY_UNIT };

/** Does it equip its card: when it is used, or when something sets it off (R-T354)? */
export const equipsItsCard = ({ type, effect }: Program): boolean =>
  type === 'equip' ||
  effect.sentences.some(({ acts }) =>
    acts.some((act) => act.do === 'equip' && act.card.the !== 'pick'),
  );

/** The design that the act with this key is printed on. */
export function designIn(key: string): string {
  return key.slice(0, key.indexOf(SEPARATOR));
}

/** The key of the program that the act with this key belongs to. */
export function programIn(key: string): string {
  const effect = key.indexOf(SEPARATOR) + 1;
  const end = key.indexOf(SEPARATOR, effect);
  return end < 0 ? key : key.slice(0, end);
}

/** Which effect of its design a program is. */
export function effectIn({ key }: Pick<Program, 'key'>): number {
  return Number(key.slice(key.indexOf(SEPARATOR) + 1));
}

/** Makes an effect ready for play. */
export function programOf(design: Design, index: 0 | 1): Program {
  const { effect: said, type } = design.effects[index];
  const shield = canShield(type, said) ? shieldOf(said) : undefined;
  const effect = shield ? shielding(said, shield) : askedBeforeTapping(said, type);
  const key = [design.name, index].join(SEPARATOR);
  const { when } = effect;
  return {
    key,
    type,
    effect,
    when,
    during: effect.during ?? namedTurn(effect),
    limit: effect.limit,
    evenTapped: effect.evenTapped === true,
    first: firstOf(effect, type),
    usedByHand: isUsedByHand(effect, type),
    targets: type === 'passive' && !when ? [] : targetsOf(effect),
    listens: listensTo(effect, type),
    replaces: when?.at === 'would' ? kindsIn(when) : null,
    fromHand: usedFrom(effect) === 'hand',
    fromDiscard: usedFrom(effect) === 'discard',
    worksCovered: speaksOfCovered(effect),
    standing: standsStill(effect, type) ? standingOf(effect, type, key) : [],
    apart: effect.sentences.map(isDoneApart),
    said: saidIn(effect),
    looksAside: looksAside(effect),
    shields: shield !== undefined,
    answersDraw: answersDraw(effect),
  };
}

/** R-T74. "Once per turn, this card cannot be destroyed.": if it would be, nothing happens instead. */
function shielding(effect: Effect, event: NonNullable<ReturnType<typeof shieldOf>>): Effect {
  const [{ if: condition } = {}] = effect.sentences;
  const sentence = { ...(condition && { if: condition }), acts: [] };
  return { ...effect, when: { at: 'would', event }, sentences: [sentence] };
}

/** "If it is your opponent's turn, ...": that names the time of its use as "during" does (R-T97). */
function namedTurn(effect: Effect): Period | undefined {
  const condition = effect.sentences[0]?.if;
  if (effect.when || condition?.is !== 'period') return undefined;
  // What else it says can be used in either turn.
  return sentencesAlone(effect).length > 0 ? EACH_TURN : condition.of;
}

const EACH_TURN: Period = { part: 'turn', whose: 'each' };

const NO_SENTENCES: readonly Sentence[] = [];

function firstOf(effect: Effect, type: EffectType): FirstSentence {
  const { if: asked, askedFirst, cost, at, on, acts } = effect.sentences[0] as Sentence;
  // What is put off is asked when it works, unless the text asks before (R-T362).
  const condition = (at || on) && !askedFirst ? undefined : asked;
  const then = acts.findIndex((act) => act.then);
  const orElse = hasElse(effect);
  const now =
    at || on ? [] : orElse ? counteredElse(effect) : then < 0 ? acts : acts.slice(0, then);
  const hasOtherWay = effect.sentences.some(
    ({ link }) => link === 'otherwise' || link === 'instead',
  );
  const price = priceOf(effect, type);
  return {
    if: condition,
    cost,
    price,
    // An equip effect looks for a unit to be equipped to.
    entangled:
      price.length > 0 && isEntangled(price, type === 'equip' ? [...now, EQUIP_UNIT] : now),
    now,
    others: condition ? sentencesAlone(effect) : NO_SENTENCES,
    hasOtherWay,
    askedLate: isAskedLate(effect),
    orElse,
    contested: isContested(now),
  };
}

/** "Counter a spell unless its controller discards a card": there must be one to counter all the same. */
function counteredElse({ sentences }: Effect): readonly Act[] {
  const [, other] = sentences;
  return other?.link === 'undone' ? other.acts.filter((act) => act.do === 'counter') : [];
}

/** Words of a tree that speak of something beside the field. */
const ASIDE: readonly string[] = [
  ...PILES,
  'points',
  'happened',
  'past',
  'compare',
  'difference',
  'attacking',
  'defending',
];

function looksAside(effect: Effect): boolean {
  const words = JSON.stringify(effect);
  return ASIDE.some((word) => words.includes(`"${word}"`));
}

function standingOf(effect: Effect, type: EffectType, key: string): Standing[] {
  return standingActs(effect, type).map(({ sentence, place, act }) =>
    standing(
      [key, sentence, place].join(SEPARATOR),
      conditionOver(effect, sentence),
      act,
      sentence > 0 && standsAlone(effect, sentence),
    ),
  );
}

function standing(
  key: string,
  condition: Condition | undefined,
  act: Act,
  alone: boolean,
): Standing {
  const lasts = 'for' in act && typeof act.for === 'object' && 'while' in act.for;
  return {
    key,
    act,
    if: condition,
    alone,
    while: lasts ? act.for.while : undefined,
    cards: 'cards' in act && act.do !== 'bar' ? (act.cards as Cards) : undefined,
    measuredByItself: isMeasuredByItself(act),
  };
}

/** "All units gain attack equal to their rank", "for each card under them": each by what it has itself. */
export function isMeasuredByItself(act: Act): boolean {
  if (act.do !== 'stat' || !('amount' in act.change)) return false;
  if (!('the' in act.cards) || act.cards.the === 'this') return false;
  const { amount } = act.change;
  if (typeof amount !== 'object') return false;
  if ('each' in amount) return !('the' in amount.each) && isAboutThat(amount.each);
  if (!('of' in amount) || typeof amount.of !== 'object') return false;
  return amount.of.the === 'all' ? isAboutThat(amount.of.card) : amount.of.the === 'that';
}

/** Cards that lie beside "it", or are compared with it. */
function isAboutThat({ place, versus, same }: CardFilter): boolean {
  if (place !== 'that' && place?.endsWith('that')) return true;
  return place === 'that column' || versus?.of.the === 'that' || same?.as.the === 'that';
}

function listensTo({ when }: Effect, type: EffectType): readonly HappeningKind[] | null {
  if (when?.at === 'becomes') return BECOMES_SO;
  if (when?.at !== 'event') return null;
  // A counter or pulse with "when" is used by its player in answer; the others happen by themselves.
  if (type === 'counter' || type === 'pulse') return null;
  const kinds = kindsIn(when);
  // R-T76. What is sent from a deck may be drawn.
  return kinds.includes('sent') ? [...kinds, 'drawn'] : kinds;
}

const BECOMES_SO: readonly HappeningKind[] = ['becomesSo'];

const kindsIn = (told: Told): HappeningKind[] => eventsOf(told).map(({ what }) => kindOf(what));

/** What happens when a player does something, seen from the card. */
export function kindOf(what: string): HappeningKind {
  return (DEEDS[what] ?? what) as HappeningKind;
}

const DEEDS: Record<string, HappeningKind> = {
  draws: 'drawn',
  discards: 'discarded',
  mills: 'milled',
  plays: 'played',
  ranksUp: 'rankedUp',
  activatesEffect: 'activates',
};

/** "While this card is under another card": the one case in which a covered card does something. */
function speaksOfCovered({ when }: Effect): boolean {
  return (
    when?.at === 'while' &&
    when.holds.is === 'card' &&
    when.holds.card.the === 'this' &&
    when.holds.a.kind === 'place' &&
    when.holds.a.place === 'under'
  );
}

function isUsedByHand(effect: Effect, type: EffectType): boolean {
  if (type === 'latent' || type === 'passive' || type === 'echo') return false;
  if (type === 'continuous' || type === 'equip') return true;
  const at = effect.when?.at;
  return listensTo(effect, type) === null && at !== 'would' && at !== 'start' && at !== 'end';
}

/** Is it put to work first, and does what it does only when something sets it off, or would happen? */
export function waitsAtWork({ type, listens, replaces, when }: Program): boolean {
  if (type !== 'continuous' && type !== 'equip') return false;
  return listens !== null || replaces !== null || when?.at === 'start' || when?.at === 'end';
}

/** Can it be used when it is not its player's turn? */
export function isUsedOffTurn(program: Program, isSpell: boolean): boolean {
  const { usedByHand, type, during } = program;
  if (!usedByHand) return false;
  return isSpell || type === 'counter' || type === 'pulse' || during !== undefined;
}

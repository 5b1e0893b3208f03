import { hasElse, isAskedLate } from '../../language/tree/asked-late.ts';
import { isDoneApart } from '../../language/tree/for-each.ts';
import { PILES } from '../../language/tree/places.ts';
import { type TargetSlot, targetsOf } from '../../language/tree/targets.ts';
import type {
  Act,
  CardFilter,
  Cards,
  Condition,
  Effect,
  EffectType,
  Period,
  Sentence,
  Trigger,
} from '../../language/tree/tree.ts';
import { usedFrom } from '../../language/tree/used-from.ts';
import type { Design } from '../../set/design.ts';
import type { HappeningKind } from '../chain/happening.ts';
import { isContested } from './contested.ts';

/** Between the parts of a key: no card name has it. */
export const SEPARATOR = '\t';

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
  readonly listens: HappeningKind | null;
  /** What it can take the place of. */
  readonly replaces: HappeningKind | null;
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
  /** Does what stands depend on hands, piles, points or what has happened? */
  readonly looksAside: boolean;
}

/** What decides whether an effect can be used. */
interface FirstSentence {
  readonly if: Condition | undefined;
  readonly cost: readonly Act[] | undefined;
  /**
   * What must be possible at once: up to a "then", and nothing if it is put off, waits for something, or
   * leaves something to do otherwise.
   */
  readonly now: readonly Act[];
  /** Does a later sentence say what else is done? */
  readonly hasOtherWay: boolean;
  /** Is its player asked when the effect works, rather than before? */
  readonly askedLate: boolean;
  /** "Your opponent may ... If they do not, ...": there is something to do where they cannot. */
  readonly orElse: boolean;
  /** May one thing that it costs or does take the cards that the next one needs? */
  readonly contested: boolean;
}

/** An act that lasts as long as its effect. */
export interface Standing {
  readonly key: string;
  readonly act: Act;
  readonly if: Condition | undefined;
  readonly while: Condition | undefined;
  /** Nothing where it is in force on players. */
  readonly cards: Cards | undefined;
  readonly measuredByItself: boolean;
}

/** The design that the act with this key is printed on. */
export function designIn(key: string): string {
  return key.slice(0, key.indexOf(SEPARATOR));
}

/** Makes an effect ready for play. */
export function programOf(design: Design, index: 0 | 1): Program {
  const { effect, type } = design.effects[index];
  const key = [design.name, index].join(SEPARATOR);
  const { when } = effect;
  return {
    key,
    type,
    effect,
    when,
    during: effect.during,
    limit: effect.limit,
    evenTapped: effect.evenTapped === true,
    first: firstOf(effect, type),
    usedByHand: isUsedByHand(effect, type),
    targets: type === 'passive' && !when ? [] : targetsOf(effect),
    listens: listensTo(effect, type),
    replaces: when?.at === 'would' ? kindOf(when.event.what) : null,
    fromHand: usedFrom(effect) === 'hand',
    fromDiscard: usedFrom(effect) === 'discard',
    worksCovered: speaksOfCovered(effect),
    standing: standsStill(effect, type) ? standingActs(effect, key) : [],
    apart: effect.sentences.map(isDoneApart),
    looksAside: looksAside(effect),
  };
}

function firstOf(effect: Effect, type: EffectType): FirstSentence {
  const { if: condition, cost, at, on, acts } = effect.sentences[0] as Sentence;
  const then = acts.findIndex((act) => act.then);
  const orElse = hasElse(effect);
  const now = at || on || orElse ? [] : then < 0 ? acts : acts.slice(0, then);
  const hasOtherWay = effect.sentences.some(
    ({ link }) => link === 'otherwise' || link === 'instead',
  );
  return {
    if: condition,
    cost,
    now,
    hasOtherWay,
    askedLate: isAskedLate(effect),
    orElse,
    contested: isContested(type, [...(cost ?? []), ...now]),
  };
}

/** Words of a tree that speak of something beside the field. */
const ASIDE: readonly string[] = [
  ...PILES,
  'points',
  'happened',
  'past',
  'compare',
  'attacking',
  'defending',
];

function looksAside(effect: Effect): boolean {
  const words = JSON.stringify(effect);
  return ASIDE.some((word) => words.includes(`"${word}"`));
}

/** Do its lasting acts stand as long as the effect is at work? */
function standsStill({ when }: Effect, type: EffectType): boolean {
  if (type === 'continuous' || type === 'equip') return true;
  return type === 'passive' && (when === undefined || when.at === 'while');
}

function standingActs(effect: Effect, key: string): Standing[] {
  const found: Standing[] = [];
  // "It" in a standing act is what the act before stands on, or this card.
  let antecedent: Cards | undefined = { the: 'this' };
  for (const [at, sentence] of effect.sentences.entries())
    for (const [place, act] of sentence.acts.entries()) {
      const meant = withAntecedent(act, antecedent);
      const now = !sentence.at && !sentence.on && !sentence.cost;
      const stands = now && meant !== undefined && isStanding(meant);
      if (stands) found.push(standing([key, at, place].join(SEPARATOR), sentence, meant));
      if (!stands) antecedent = undefined;
      else if ('cards' in meant && meant.do !== 'bar') antecedent = meant.cards;
    }
  return found;
}

function standing(key: string, sentence: Sentence, act: Act): Standing {
  const lasts = 'for' in act && typeof act.for === 'object' && 'while' in act.for;
  return {
    key,
    act,
    if: sentence.if,
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
  return 'of' in amount && typeof amount.of === 'object' && amount.of.the === 'that';
}

/** Cards that lie beside "it", or are compared with it. */
function isAboutThat({ place, versus, same }: CardFilter): boolean {
  if (place !== 'that' && place?.endsWith('that')) return true;
  return place === 'that column' || versus?.of.the === 'that' || same?.as.the === 'that';
}

/** The act with what "it" means in it; nothing if that cannot be told before it is done. */
function withAntecedent(act: Act, antecedent: Cards | undefined): Act | undefined {
  if (!('cards' in act) || act.do === 'bar' || act.cards.the !== 'that') return act;
  return antecedent && ({ ...act, cards: antecedent } as Act);
}

/** Acts that are true for a time, without a duration of their own, of cards that need no choosing. */
function isStanding(act: Act): boolean {
  if (!isLastingAct(act) || speaksOfChosen(act)) return false;
  if ('for' in act && act.for !== undefined && !isWhile(act.for)) return false;
  return 'cards' in act && act.do !== 'bar' ? needsNoChoice(act.cards as Cards) : true;
}

/** Does it depend on a name that its player chooses when it works? */
function speaksOfChosen(act: Act): boolean {
  return JSON.stringify(act).includes('"chosen"');
}

function isWhile(duration: NonNullable<Extract<Act, { for?: unknown }>['for']>): boolean {
  return typeof duration === 'object' && 'while' in duration;
}

function needsNoChoice(cards: Cards): boolean {
  if (cards.the === 'pick') return cards.count === 'all' && cards.card.place !== 'that';
  if (cards.the === 'list') return cards.of.every(needsNoChoice);
  return cards.the === 'this' || cards.the === 'equipped' || cards.the === 'cover';
}

/** Acts whose outcome is something in force, rather than something done. */
function isLastingAct(act: Act): boolean {
  return (
    LASTING.has(act.do) && !(act.do === 'swap' && (act.what === 'places' || act.what === 'control'))
  );
}

const LASTING = new Set<Act['do']>([
  'stat',
  'turnStats',
  'invertBonus',
  'type',
  'subtype',
  'forbid',
  'bar',
  'immune',
  'allow',
  'allowRankUp',
  'lure',
  'compel',
  'extraPlays',
  'extraAttacks',
  'limitPlays',
  'openHand',
  'openDraws',
  'scalePoints',
]);

function listensTo({ when }: Effect, type: EffectType): HappeningKind | null {
  if (when?.at !== 'event') return null;
  // A counter or pulse with "when" is used by its player in answer; the others happen by themselves.
  if (type === 'counter' || type === 'pulse') return null;
  return kindOf(when.event.what);
}

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

/** Can it be used when it is not its player's turn? */
export function isUsedOffTurn(program: Program, isSpell: boolean): boolean {
  const { usedByHand, type, during } = program;
  if (!usedByHand) return false;
  return isSpell || type === 'counter' || type === 'pulse' || during !== undefined;
}

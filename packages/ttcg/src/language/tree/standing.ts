import type { Act, Cards, Condition, Effect, EffectType, Pick, Trigger } from './tree.ts';

/** An act that is in force as long as its effect is at work, and where in its effect it is said. */
export interface StandingAct {
  readonly sentence: number;
  readonly place: number;
  /** With what "it" means in it. */
  readonly act: Act;
}

/** Do its lasting acts stand as long as the effect is at work? What is set off does not, even where that is at work. */
export function standsStill({ when }: Effect, type: EffectType): boolean {
  if (when !== undefined && when.at !== 'while') return false;
  return type === 'continuous' || type === 'equip' || type === 'passive';
}

/**
 * The acts of an effect that can stand, if it is one that does. What holds by itself is never used, so that "the
 * card below this card" is whichever lies there.
 */
export function standingActs(effect: Effect, type?: EffectType): StandingAct[] {
  const found: StandingAct[] = [];
  // "It" in a standing act is what the act before stands on, or that what must be so is about.
  let antecedent: Cards | undefined = askedOf(effect.when) ?? { the: 'this' };
  for (const [sentence, { acts, at, on, cost, if: condition }] of effect.sentences.entries()) {
    if (asksOfEquipped(condition)) antecedent = { the: 'equipped' };
    for (const [place, act] of acts.entries()) {
      const meant = withAntecedent(act, antecedent);
      const stands =
        !at && !on && !cost && meant !== undefined && isStanding(meant, type === 'passive');
      if (stands) found.push({ sentence, place, act: meant });
      if (!stands) antecedent = undefined;
      else if ('cards' in meant && meant.do !== 'bar') antecedent = meant.cards;
    }
  }
  return found;
}

/** "While the equipped unit is tapped, it cannot be destroyed": that unit. */
const askedOf = (when: Trigger | undefined): Cards | undefined =>
  when?.at === 'while' && asksOfEquipped(when.holds) ? { the: 'equipped' } : undefined;

function asksOfEquipped(condition: Condition | undefined): boolean {
  if (condition?.is === 'not') return asksOfEquipped(condition.of);
  return condition?.is === 'card' && condition.card.the === 'equipped';
}

/** The act with what "it" means in it; nothing if that cannot be told before it is done. */
function withAntecedent(act: Act, antecedent: Cards | undefined): Act | undefined {
  if (!('cards' in act) || act.do === 'bar' || act.cards.the !== 'that') return act;
  return antecedent && ({ ...act, cards: antecedent } as Act);
}

/** Acts that are true for a time, without a duration of their own, of cards that need no choosing. */
function isStanding(act: Act, passive: boolean): boolean {
  if (!isLastingAct(act) || speaksOfChosen(act)) return false;
  // The next one alone is prevented once.
  if (act.do === 'ward' && !act.all) return false;
  if ('for' in act && act.for !== undefined && !isWhile(act.for)) return false;
  return 'cards' in act && act.do !== 'bar' ? needsNoChoice(act.cards as Cards, passive) : true;
}

/** Does it depend on a name that its player chooses when it works? */
function speaksOfChosen(act: Act): boolean {
  return JSON.stringify(act).includes('"chosen"');
}

function isWhile(duration: NonNullable<Extract<Act, { for?: unknown }>['for']>): boolean {
  return typeof duration === 'object' && 'while' in duration;
}

function needsNoChoice(cards: Cards, passive: boolean): boolean {
  if (cards.the === 'pick') {
    if (passive && isTheOnlyOne(cards)) return true;
    return cards.count === 'all' && cards.card.place !== 'that';
  }
  if (cards.the === 'list') return cards.of.every((part) => needsNoChoice(part, passive));
  return cards.the === 'this' || cards.the === 'equipped' || cards.the === 'cover';
}

/** In the other row of this card's column lies one active card at most. */
const isTheOnlyOne = ({ count, card, by }: Pick): boolean =>
  typeof count === 'object' &&
  'n' in count &&
  count.n === 1 &&
  by === undefined &&
  (card.place === 'below this' || card.place === 'above this');

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
  'invertChanges',
  'enterTapped',
  'type',
  'subtype',
  'forbid',
  'bar',
  'immune',
  'price',
  'allow',
  'allowRankUp',
  'lure',
  'compel',
  'extraPlays',
  'extraAttacks',
  'attackTimes',
  'limitPlays',
  'allowUse',
  'openHand',
  'openTop',
  'openDraws',
  'allot',
  'scalePoints',
  'divert',
  'fightWith',
  'lend',
  'ward',
]);

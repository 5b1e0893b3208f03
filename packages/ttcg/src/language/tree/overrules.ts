import type { Act, CardFilter, Cards, OwnFreedom } from './tree.ts';

type RankUp = Extract<Act, { do: 'rankUp' }>;
type AllowRankUp = Extract<Act, { do: 'allowRankUp' }>;

/** What a text frees cards from when they are ranked up. */
interface Freed {
  readonly anyType: boolean;
  readonly anyRank: boolean;
}

/** What of the rules of ranking up a text sets aside: as it says, or by naming what the rules forbid (R-T93). */
export function overrulesIn(act: RankUp | AllowRankUp): Freed {
  const named = act.do === 'rankUp' ? namedByBoth(act) : namedBy(describedIn(act));
  return {
    anyType: act.anyType === true || named.type,
    anyRank: act.anyRank === true || named.rank,
  };
}

/** What a text says of cards that ranking up asks for by itself. */
interface Named {
  readonly type: boolean;
  readonly rank: boolean;
}

const NOTHING: Named = { type: false, rank: false };
const POINTED: Named = { type: true, rank: true };

/** "Rank up a water unit with a fire unit": the text names both; a card that it points at is as good. */
function namedByBoth({ cards, with: material }: RankUp): Named {
  if (material?.the !== 'pick') return NOTHING;
  const above = namedBy(material.card);
  const below = baseNamed(cards);
  const isRelative = material.card.versus?.stat === 'rank';
  return { type: above.type && below.type, rank: isRelative || (above.rank && below.rank) };
}

function baseNamed(cards: Cards): Named {
  if (cards.the === 'pick') return namedBy(cards.card);
  return cards.the === 'list' ? NOTHING : POINTED;
}

/** The cards that a permission tells from others, and so allows. */
function describedIn({ cards, with: material }: AllowRankUp): CardFilter | undefined {
  if (!('the' in material)) return material;
  return cards.the === 'pick' ? cards.card : undefined;
}

function namedBy(card: CardFilter | undefined): Named {
  if (!card) return NOTHING;
  const { types, notTypes, chosen, same, rank, versus } = card;
  return {
    type: Boolean(types ?? notTypes) || chosen === 'type',
    rank:
      rank !== undefined || versus?.stat === 'rank' || chosen === 'rank' || same?.what === 'rank',
  };
}

/** "using dragons": where a permission says nothing else that is unusual, any type must be meant. */
export function meansAnyType(act: AllowRankUp): boolean {
  const { with: material, anyRank } = act;
  const { type, rank } = namedBy(describedIn(act));
  const isFromElsewhere = !('the' in material) && material.place !== undefined;
  return !type && !rank && !anyRank && !isFromElsewhere;
}

/** Does a permission say of which type the cards are that it allows? */
export function namesType(act: AllowRankUp): boolean {
  return namedBy(describedIn(act)).type;
}

/** Does it speak of how this card comes to the field, and so hold before it has? */
export function isOfThisAnywhere(act: Act): boolean {
  if (act.do === 'allow') return OWN_FREEDOMS.has(act.what) && !freesPlays(act);
  return act.do === 'allowRankUp' && 'the' in act.with;
}

/** "All rank 2 units can be played without ranking up": any such card, once it is played (R-T302). */
export function freesPlays(act: Act): boolean {
  if (act.do !== 'allow' || act.what !== 'be played freely') return false;
  return act.cards.the === 'pick' && act.cards.count === 'all';
}

const OWN_FREEDOMS: ReadonlySet<string> = new Set<OwnFreedom>([
  'be played freely',
  'be played besides',
  'be kept besides',
]);

/** "Place one spell under a unit": a text that names both may place unlike under unlike (R-T94). */
export function namesBothKinds({ cards, to }: Extract<Act, { do: 'move' }>): boolean {
  if (to.zone !== 'under' || cards.the !== 'pick' || cards.card.noun === 'card') return false;
  return to.card.the === 'pick' ? to.card.card.noun !== 'card' : to.card.the !== 'list';
}

import {
  type Catalogue,
  type Mark,
  marks,
  type Place,
  type Profile,
  type Swap,
} from '@cardscape/showdown/tools';

/** A card that is chosen, and where it lies. */
export interface Picked {
  readonly place: Place;
  readonly card: string;
}

/** What is chosen to be swapped: at most one card of each of two places, the latest last. */
export interface Choosing {
  readonly picks: readonly Picked[];
  /** Where a single card is to go; where such cards usually go if left out. */
  readonly to?: Place;
}

/** Nothing is chosen. */
export const noneChosen: Choosing = { picks: [] };

/** Chooses a card, or puts it back; of three places the one that was chosen first gives way. */
export function pickCard({ picks, to }: Choosing, picked: Picked): Choosing {
  const again = picks.some(({ place, card }) => place === picked.place && card === picked.card);
  const others = picks.filter(({ place }) => place !== picked.place);
  const next = again ? others : [...others, picked].slice(-2);
  const kept = next.length === 1 && to !== undefined && to !== next[0]?.place;
  return kept ? { picks: next, to } : { picks: next };
}

/** Where a card goes unless told otherwise. */
function usualPlace({ place, card }: Picked, catalogue: Catalogue): Place {
  if (place !== 'side') return 'side';
  return catalogue.find(card)?.type === 'char' ? 'characters' : 'main';
}

/** The swap that is chosen, if one is. */
export function swapOf({ picks, to }: Choosing, catalogue: Catalogue): Swap | undefined {
  const [one, other] = picks;
  if (!one) return undefined;
  return [one, other ?? { place: to ?? usualPlace(one, catalogue) }];
}

/** Marks each card of a place green or red: could it be swapped as things are chosen now? */
export function marksAt(
  place: Place,
  { picks, to }: Choosing,
  profile: Profile,
  catalogue: Catalogue,
): Mark[] {
  const other = picks.findLast((picked) => picked.place !== place);
  if (other)
    return marks(profile, { from: place, to: other.place, against: other.card }, catalogue);
  if (to !== undefined && to !== place) return marks(profile, { from: place, to }, catalogue);
  const ways = new Map<Place, Map<string, Mark>>();
  const marksTo = (goal: Place) => {
    const known = ways.get(goal);
    if (known) return known;
    const found = marks(profile, { from: place, to: goal }, catalogue);
    const made = new Map(found.map((mark) => [mark.card, mark]));
    ways.set(goal, made);
    return made;
  };
  return profile[place].map(
    ({ card }) => marksTo(usualPlace({ place, card }, catalogue)).get(card) as Mark,
  );
}

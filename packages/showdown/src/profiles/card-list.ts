import type { CardDesign, CardType } from '../cards/index.ts';
import type { Catalogue } from './catalogue.ts';
import { byName } from './pile.ts';
import { copiesOwned, type Profile } from './profile.ts';

/** What of the card list is asked for. */
export interface CardQuery {
  readonly type?: CardType | undefined;
  readonly element?: string | undefined;
  /** Part of the name; upper and lower case are alike. */
  readonly name?: string | undefined;
}

/** A place of the card list: covered unless the profile has the card in one of its decks. */
export type ListedCard =
  | { readonly covered: false; readonly design: CardDesign; readonly owned: number }
  | { readonly covered: true; readonly type: CardType; readonly element: string };

/** 2.3: the cards by element, then by name. A name finds nothing that is covered. */
export function listCards(
  profile: Profile,
  { type, element, name = '' }: CardQuery,
  { designs, elements }: Catalogue,
): ListedCard[] {
  const owned = (design: CardDesign) => copiesOwned(profile, design.name);
  const lower = (design: CardDesign) => design.name.toLowerCase();
  const phrase = name.trim().toLowerCase();
  const asked = (design: CardDesign) =>
    (type === undefined || design.type === type) &&
    (element === undefined || design.element === element) &&
    (phrase === '' || (owned(design) > 0 && lower(design).includes(phrase)));
  const place = (design: CardDesign) => elements.indexOf(design.element);
  return designs
    .filter(asked)
    .sort((a, b) => place(a) - place(b) || byName(lower(a), lower(b)))
    .map((design) =>
      owned(design) > 0
        ? { covered: false, design, owned: owned(design) }
        : { covered: true, type: design.type, element: design.element },
    );
}

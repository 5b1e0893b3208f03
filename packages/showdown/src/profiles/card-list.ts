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

/** A place of the card list: covered until the profile has had the card. */
export type ListedCard =
  | { readonly found: true; readonly design: CardDesign; readonly owned: number }
  | { readonly found: false; readonly type: CardType; readonly element: string };

/** 2.3: the cards by element, then by name. A name finds nothing that is covered. */
export function listCards(
  profile: Profile,
  { type, element, name = '' }: CardQuery,
  { designs, elements }: Catalogue,
): ListedCard[] {
  const found = new Set(profile.found);
  const phrase = name.trim().toLowerCase();
  const asked = (design: CardDesign) =>
    (type === undefined || design.type === type) &&
    (element === undefined || design.element === element) &&
    (phrase === '' || (found.has(design.name) && design.name.toLowerCase().includes(phrase)));
  const place = (design: CardDesign) => elements.indexOf(design.element);
  return designs
    .filter(asked)
    .sort((a, b) => place(a) - place(b) || byName(a.name, b.name))
    .map((design) =>
      found.has(design.name)
        ? { found: true, design, owned: copiesOwned(profile, design.name) }
        : { found: false, type: design.type, element: design.element },
    );
}

import type { CardDesign, CardType, Rarity } from '../../cards/index.ts';
import { type Catalogue, catalogueOf } from '../catalogue.ts';

/** A card for tests: a common mob of EARTH, but for what is given. */
export function aCard(changes: Partial<CardDesign> = {}): CardDesign {
  return {
    name: 'Chalk Badger',
    type: 'mob',
    element: 'EARTH',
    rarity: 'common',
    info: '',
    cost: 100,
    image: '',
    level: 10,
    attack: 20,
    hp: 40,
    block: 0,
    text: '',
    abilities: [],
    levelUp: null,
    ...changes,
  };
}

const ELEMENTS = ['EARTH', 'WIND', 'FIRE', 'WATER', 'DARK', 'LIGHT'];

const COST: Readonly<Record<Rarity, number>> = { common: 100, seldom: 400, unique: 1500 };

/** How many designs of each type and rarity there are in each element. */
const MAKE: readonly (readonly [CardType, Rarity, number])[] = [
  ['char', 'unique', 2],
  ['mob', 'common', 6],
  ['mob', 'seldom', 2],
  ['equip', 'common', 4],
  ['equip', 'seldom', 2],
  ['action', 'common', 4],
  ['action', 'seldom', 2],
  ['field', 'common', 2],
  ['field', 'seldom', 1],
  ['jrboss', 'seldom', 2],
  ['boss', 'unique', 2],
];

/** A set of all types and rarities in these elements, with names such as `WIND mob common 3`. */
export function aPool(elements: readonly string[] = ELEMENTS): Catalogue {
  return catalogueOf(
    elements.flatMap((element) =>
      MAKE.flatMap(([type, rarity, count]) =>
        Array.from({ length: count }, (_, index) =>
          aCard({
            name: `${element} ${type} ${rarity} ${index + 1}`,
            type,
            element,
            rarity,
            cost: COST[rarity],
            level: 10 * index,
          }),
        ),
      ),
    ),
  );
}

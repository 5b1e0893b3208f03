import type { CardPrint } from '../../look/card/Card.tsx';

/** Three cards of Showdown as the hub shows them: it does not load the whole set for that. */
export const showdownSamples: readonly CardPrint[] = [
  {
    name: 'Maro Cinderline',
    terrain: 'fire',
    kindLine: 'Character',
    art: { name: 'Maro Cinderline', terrain: 'fire', figure: 'portrait', rank: 4 },
  },
  {
    name: 'Boundary Boar',
    terrain: 'earth',
    kindLine: 'Mob, level 20',
    art: { name: 'Boundary Boar', terrain: 'earth', figure: 'beast', rank: 2 },
    corners: { bottomLeft: 20, bottomRight: 40 },
  },
  {
    name: 'Hush Spider',
    terrain: 'dark',
    kindLine: 'Mob, level 40',
    art: { name: 'Hush Spider', terrain: 'dark', figure: 'insect', rank: 2 },
    corners: { bottomLeft: 40, bottomRight: 50 },
  },
];

import type { CardPrint } from '../../look/card/Card.tsx';

/** Cards of TTCG as the hubs show them: copied from the set, so that a hub need not load it. */
export const ttcgSamples: readonly CardPrint[] = [
  {
    name: 'Gallows Drake',
    terrain: 'dark',
    kindLine: 'Dark: Dragon, Undead',
    rank: 3,
    corners: { bottomLeft: 860, bottomRight: 640 },
    art: {
      name: 'Gallows Drake',
      terrain: 'dark',
      rank: 3,
      attack: 860,
      defense: 640,
      figure: 'dragon',
    },
  },
  {
    name: 'Kindling Fox',
    terrain: 'fire',
    kindLine: 'Fire: Beast',
    rank: 1,
    corners: { bottomLeft: 360, bottomRight: 140 },
    art: {
      name: 'Kindling Fox',
      terrain: 'fire',
      rank: 1,
      attack: 360,
      defense: 140,
      figure: 'beast',
    },
  },
  {
    name: 'Monsoon Drake',
    terrain: 'water',
    kindLine: 'Water: Dragon',
    rank: 3,
    corners: { bottomLeft: 780, bottomRight: 720 },
    art: {
      name: 'Monsoon Drake',
      terrain: 'water',
      rank: 3,
      attack: 780,
      defense: 720,
      figure: 'dragon',
    },
  },
];

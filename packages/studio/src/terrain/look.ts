/** The grounds a card can stand on. */
export type Terrain =
  | 'earth'
  | 'water'
  | 'fire'
  | 'air'
  | 'electric'
  | 'light'
  | 'nature'
  | 'dark'
  | 'rune'
  | 'plain'
  | 'red'
  | 'blue'
  | 'green'
  | 'yellow'
  | 'black';

/** The colours of a ground by day, and its name. */
export interface TerrainLook {
  /** Lines and text: very dark, tinted. */
  ink: string;
  /** The pale tint the paper is washed with. */
  wash: string;
  /** The full colour, for shapes that carry pale lines. */
  deep: string;
  /** The light of the ground. */
  glow: string;
  label: string;
}

const looks: Readonly<Record<Terrain, TerrainLook>> = {
  earth: { ink: '#35251a', wash: '#e6d0a6', deep: '#92602f', glow: '#f7c469', label: 'Earth' },
  water: { ink: '#0f2e44', wash: '#b9dbe2', deep: '#256f90', glow: '#9fe8e6', label: 'Water' },
  fire: { ink: '#41120c', wash: '#f5c59b', deep: '#c0401d', glow: '#ffc14f', label: 'Fire' },
  air: { ink: '#2a3a50', wash: '#dde8ea', deep: '#6c8fae', glow: '#fdf6da', label: 'Air' },
  electric: {
    ink: '#2b1c4d',
    wash: '#d9cfec',
    deep: '#5d3fa3',
    glow: '#ffe04a',
    label: 'Electric',
  },
  light: { ink: '#45340c', wash: '#fbedb9', deep: '#c8962a', glow: '#fff8d8', label: 'Light' },
  nature: { ink: '#1b3317', wash: '#cee0a8', deep: '#4b7c31', glow: '#eef28a', label: 'Nature' },
  dark: { ink: '#171022', wash: '#b5a7c4', deep: '#3c2b52', glow: '#d07be0', label: 'Dark' },
  rune: { ink: '#1d2a3f', wash: '#ccdad8', deep: '#2f6468', glow: '#f3cf6a', label: 'Spell' },
  plain: { ink: '#262a2e', wash: '#e8dfc9', deep: '#7d7461', glow: '#fff3d0', label: 'Plain' },
  red: { ink: '#45101a', wash: '#f0c2b7', deep: '#b0322f', glow: '#ffca94', label: 'Red' },
  blue: { ink: '#12244d', wash: '#c0d0ea', deep: '#3457a3', glow: '#c5e4ff', label: 'Blue' },
  green: { ink: '#0f3327', wash: '#bfdcc6', deep: '#2b7a57', glow: '#d3f2a6', label: 'Green' },
  yellow: { ink: '#423308', wash: '#f4e29c', deep: '#bd911a', glow: '#fff3ab', label: 'Yellow' },
  black: { ink: '#121418', wash: '#c3c2c1', deep: '#363a42', glow: '#ecdba2', label: 'Black' },
};

/** All grounds, in the order of the legend. */
export const terrains = Object.keys(looks) as readonly Terrain[];

/** The colours and the name of a ground. */
export function terrainLook(terrain: Terrain): TerrainLook {
  return looks[terrain];
}

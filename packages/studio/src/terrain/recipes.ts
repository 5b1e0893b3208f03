import type { Piece } from './flora.ts';
import { birch, broadleaf, fern, reeds, snag, spruce } from './flora.ts';
import type { Terrain } from './look.ts';
import type { RidgeShape } from './ridge.ts';
import type { SkyStyle } from './sky.ts';
import { boulders, cairn, crystals, fangs, floes, graves, standingStones } from './stones.ts';
import type { Weather } from './weather.ts';
import {
  beacon,
  columns,
  headframe,
  hut,
  lighthouse,
  mast,
  ship,
  skyIsland,
  tower,
} from './works.ts';

/** What a landscape of a ground is made of; the seed draws from each list. */
export interface Recipe {
  sky: readonly SkyStyle[];
  weather: readonly Weather[];
  far: readonly RidgeShape[];
  middle: readonly RidgeShape[];
  /** Small pieces that stand in groups. */
  groups: readonly Piece[];
  /** One piece that catches the eye. */
  landmarks: readonly Piece[];
  /** Dark pieces that frame the picture in front. */
  front: readonly Piece[];
  /** Whether the middle ground is water. */
  water?: boolean;
  /** How often it is night there. */
  night: number;
}

/** The landscapes of all grounds. */
export const recipes: Readonly<Record<Terrain, Recipe>> = {
  earth: {
    sky: ['bands', 'rays'],
    weather: ['clear', 'birds', 'clouds'],
    far: ['mesa', 'crags'],
    middle: ['mesa', 'hills'],
    groups: [boulders, standingStones, snag],
    landmarks: [tower, standingStones, cairn],
    front: [boulders, fangs],
    night: 0.2,
  },
  water: {
    sky: ['bands', 'streams'],
    weather: ['clouds', 'birds', 'clouds', 'clear'],
    far: ['hills', 'crags', 'flat'],
    middle: ['flat'],
    groups: [fangs, boulders],
    landmarks: [lighthouse, ship, lighthouse],
    front: [reeds, boulders],
    water: true,
    night: 0.25,
  },
  fire: {
    sky: ['rays', 'rings', 'streams'],
    weather: ['embers', 'plume', 'embers'],
    far: ['cone'],
    middle: ['crags', 'hills'],
    groups: [fangs, snag],
    landmarks: [tower, fangs],
    front: [fangs, boulders],
    night: 0.4,
  },
  air: {
    sky: ['streams'],
    weather: ['clouds', 'birds', 'clouds'],
    far: ['peaks'],
    middle: ['peaks', 'hills'],
    groups: [skyIsland, cairn],
    landmarks: [skyIsland, tower],
    front: [boulders, reeds],
    night: 0.12,
  },
  electric: {
    sky: ['storm', 'rings'],
    weather: ['bolt', 'bolt', 'stars'],
    far: ['crags', 'peaks'],
    middle: ['crags', 'hills'],
    groups: [crystals, mast],
    landmarks: [mast, crystals],
    front: [crystals, fangs],
    night: 0.85,
  },
  light: {
    sky: ['rays'],
    weather: ['clouds', 'birds', 'clear'],
    far: ['hills', 'peaks'],
    middle: ['hills', 'dunes'],
    groups: [columns, broadleaf],
    landmarks: [columns, tower],
    front: [fern, boulders],
    night: 0,
  },
  nature: {
    sky: ['bands', 'rays'],
    weather: ['leaves', 'birds', 'clouds'],
    far: ['hills', 'peaks'],
    middle: ['hills'],
    groups: [broadleaf, spruce],
    landmarks: [hut, standingStones, broadleaf],
    front: [fern, reeds],
    night: 0.2,
  },
  dark: {
    sky: ['bands', 'rings', 'storm'],
    weather: ['clear', 'birds', 'clear'],
    far: ['crags', 'peaks'],
    middle: ['crags', 'hills'],
    groups: [graves, snag],
    landmarks: [tower, snag],
    front: [snag, fangs],
    night: 1,
  },
  rune: {
    sky: ['rings', 'rays'],
    weather: ['stars', 'embers', 'clear'],
    far: ['hills', 'crags'],
    middle: ['hills', 'flat'],
    groups: [standingStones, crystals],
    landmarks: [standingStones, columns],
    front: [fern, boulders],
    night: 0.4,
  },
  plain: {
    sky: ['bands'],
    weather: ['clouds', 'birds', 'snow'],
    far: ['hills', 'flat'],
    middle: ['flat', 'hills'],
    groups: [birch, cairn],
    landmarks: [beacon, hut],
    front: [reeds, boulders],
    night: 0.12,
  },
  red: {
    sky: ['rays', 'bands'],
    weather: ['birds', 'clear', 'embers'],
    far: ['mesa', 'crags'],
    middle: ['mesa', 'dunes'],
    groups: [fangs, snag],
    landmarks: [beacon, headframe],
    front: [boulders, reeds],
    night: 0.25,
  },
  blue: {
    sky: ['bands', 'streams'],
    weather: ['snow', 'clouds', 'snow'],
    far: ['peaks'],
    middle: ['flat'],
    groups: [floes],
    landmarks: [ship, floes],
    front: [boulders, floes],
    water: true,
    night: 0.3,
  },
  green: {
    sky: ['bands', 'storm'],
    weather: ['birds', 'snow', 'clouds'],
    far: ['hills', 'peaks'],
    middle: ['hills'],
    groups: [spruce],
    landmarks: [hut, tower, beacon],
    front: [fern, spruce],
    night: 0.2,
  },
  yellow: {
    sky: ['rays', 'bands'],
    weather: ['leaves', 'clouds', 'birds'],
    far: ['dunes', 'hills'],
    middle: ['dunes'],
    groups: [birch, boulders],
    landmarks: [headframe, hut],
    front: [reeds, fern],
    night: 0.1,
  },
  black: {
    sky: ['bands', 'rings'],
    weather: ['aurora', 'stars', 'snow'],
    far: ['peaks', 'crags'],
    middle: ['hills', 'crags'],
    groups: [spruce, snag],
    landmarks: [headframe, hut, beacon],
    front: [spruce, fangs],
    night: 1,
  },
};

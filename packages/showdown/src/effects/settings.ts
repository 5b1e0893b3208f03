import { LuaFloat, type LuaValue } from '@cardscape/lua';
import {
  type ContextName,
  flagNumber,
  isNone,
  MAX_VALUE,
  wholeNumber,
} from '../interface/index.ts';

/** One number of a setting: what it is, what it usually is, and how far it goes. */
type Part =
  | {
      readonly kind: 'whole' | 'fraction';
      readonly usual: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'flag'; readonly usual: number; readonly context: ContextName };

/** Farther from the table than anything can be seen. */
const FAR = 100_000;

const whole = (usual: number, least: number, most: number): Part => {
  return { kind: 'whole', usual, least, most };
};
const fraction = (usual: number, most: number): Part => {
  return { kind: 'fraction', usual, least: -most, most };
};
const flag = (context: ContextName, usual: number): Part => ({ kind: 'flag', usual, context });

const PLACE = whole(0, -FAR, FAR);
const SPREAD = whole(0, 0, FAR);
const CHANNEL = whole(255, 0, 255);
const SIZE = fraction(1, 100);

/**
 * What can be set for an effect (5.4.2), under the names that events carry. The blending they
 * usually have puts an effect over the screen as opaque as it is.
 */
const SETTINGS = {
  duration: [whole(60, 0, MAX_VALUE)],
  spriteDuration: [whole(4, 1, MAX_VALUE)],
  tint: [CHANNEL, CHANNEL, CHANNEL, CHANNEL],
  position: [PLACE, PLACE],
  movement: [PLACE, PLACE],
  randomMove: [SPREAD, SPREAD],
  randomStep: [SPREAD, SPREAD],
  scale: [SIZE, SIZE],
  rotationCenter: [PLACE, PLACE],
  rotationAngle: [fraction(0, FAR)],
  flags: [flag('ZTCG_DRAWFLAG', 0)],
  blending: [flag('ZTCG_DRAWBLEND', 0), flag('ZTCG_BLENDMODE', 2), flag('ZTCG_BLENDMODE', 3)],
  drawType: [flag('ZTCG_DRAWMODE', 5)],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

/** Something that can be set for an effect. */
export type SettingName = keyof typeof SETTINGS;

/** All settings of an effect, each as the numbers its setter takes. */
export type Settings = Record<SettingName, number[]>;

/** Every setting, in the order of the document. */
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** What an effect has of which nothing is set. */
export function usualSettings(): Settings {
  const usual = SETTING_NAMES.map((name) => [name, SETTINGS[name].map((part) => part.usual)]);
  return Object.fromEntries(usual) as Settings;
}

/** What a script sets; odd arguments never fail, and absent ones are what they usually are. */
export function settingFromScript(name: SettingName, args: readonly LuaValue[]): number[] {
  return SETTINGS[name].map((part, place) => fromScript(part, args[place]));
}

function fromScript(part: Part, value: LuaValue): number {
  if (isNone(value)) return part.usual;
  if (part.kind === 'flag') return flagNumber(part.context, value) ?? part.usual;
  const keepsFraction = part.kind === 'fraction' && typeof value === 'number';
  return within(part, keepsFraction ? value : wholeNumber(value));
}

/** What an event says of settings: names nobody knows are left out, and numbers kept in bounds. */
export function settingsFromEvent(
  given: Readonly<Record<string, readonly number[]>>,
): Partial<Settings> {
  const read: Partial<Settings> = {};
  for (const name of SETTING_NAMES) {
    const numbers = Object.hasOwn(given, name) ? given[name] : undefined;
    if (numbers) read[name] = SETTINGS[name].map((part, place) => within(part, numbers[place]));
  }
  return read;
}

function within(part: Part, number = Number.NaN): number {
  if (part.kind === 'flag') return flagNumber(part.context, number) ?? part.usual;
  if (Number.isNaN(number)) return part.usual;
  return Math.min(part.most, Math.max(part.least, number));
}

/** A setting as scripts get it. */
export function settingForScript(name: SettingName, numbers: readonly number[]): LuaValue[] {
  return SETTINGS[name].map(({ kind }: Part, place) => {
    const number = numbers[place] ?? 0;
    if (kind !== 'fraction') return Math.round(number) + 0;
    return Number.isInteger(number) ? new LuaFloat(number) : number;
  });
}

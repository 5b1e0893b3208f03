import { DEFAULT_EDITION, EDITIONS } from '../rules/book/editions.ts';

/** What can stand in TYPE. */
export const CARD_TYPES = [...EDITIONS[DEFAULT_EDITION].types, 'spell'] as const;

/** The ten types of effects. */
export const EFFECT_TYPES = EDITIONS[DEFAULT_EDITION].effectTypes;

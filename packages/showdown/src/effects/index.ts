export type { BlendMode } from './blending.ts';
export type { DrawnEffect } from './drawn.ts';
export type { CardPlace, Places } from './events.ts';
export { effectsInOrder } from './order.ts';
export { screenSpace } from './space.ts';
export { type EffectRequest, EffectWorld } from './world.ts';

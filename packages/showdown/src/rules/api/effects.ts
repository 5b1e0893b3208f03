import { type Duel, shown } from '../position/duel.ts';

/** Notes what a script sets for the next effect. */
const setting =
  (name: string) =>
  (duel: Duel, ...values: number[]) => {
    duel.effect = { ...duel.effect, [name]: values.map((value) => Number(value) || 0) };
  };

/** Rules that let cards show something: they only tell the screen. */
export const EFFECT_RULES = {
  resetNewEffectAttributes: (duel: Duel) => {
    duel.effect = {};
  },
  setNewEffectDuration: setting('duration'),
  setNewEffectSpriteDuration: setting('spriteDuration'),
  setNewEffectTint: setting('tint'),
  setNewEffectPosition: setting('position'),
  setNewEffectMovement: setting('movement'),
  setNewEffectRandomMove: setting('randomMove'),
  setNewEffectRandomStep: setting('randomStep'),
  setNewEffectScale: setting('scale'),
  setNewEffectRotationCenter: setting('rotationCenter'),
  setNewEffectRotationAngle: setting('rotationAngle'),
  setNewEffectFlags: setting('flags'),
  setNewEffectBlendingFlags: setting('blending'),
  setNewEffectDrawType: setting('drawType'),
  createEffect: (duel: Duel, sprite: string) => {
    if (duel.preview) return;
    const seen = duel.source === null ? null : shown(duel, duel.source);
    // Where it is shown must not tell which card hides there.
    const at = seen && 'card' in seen ? { card: seen.card } : null;
    duel.log?.push({ type: 'effect', sprite, at, attributes: duel.effect });
  },
};

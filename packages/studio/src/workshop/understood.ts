/** Why a text is not understood, and where in it; nothing if it is. */
export type Understand = (
  text: string,
) => { readonly why: string; readonly at: number } | undefined;

/** An effect that nobody could play. */
export interface NotUnderstood {
  readonly effect: string;
  readonly why: string;
  /** Where in the effect, from 0. */
  readonly at: number;
}

/** What comes of one template. */
export interface CheckedTemplate {
  readonly template: string;
  readonly effects: number;
  readonly notUnderstood: readonly NotUnderstood[];
}

/** Reads every effect in the language of its game, and tells by template what is not understood. */
export function checkEffects(
  effects: readonly string[],
  origins: ReadonlyMap<string, string>,
  understand: Understand,
  onStep: (done: number, all: number) => void = () => {},
): CheckedTemplate[] {
  const found = new Map<string, { effects: number; notUnderstood: NotUnderstood[] }>();
  for (const [done, effect] of effects.entries()) {
    onStep(done, effects.length);
    const template = origins.get(effect) ?? effect;
    const group = found.get(template) ?? { effects: 0, notUnderstood: [] };
    found.set(template, group);
    group.effects++;
    const fault = understand(effect);
    if (fault) group.notUnderstood.push({ effect, ...fault });
  }
  return [...found].map(([template, group]) => ({ template, ...group }));
}

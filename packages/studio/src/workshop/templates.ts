import { expander, type Gap, type Values } from '../effects/expand.ts';
import { type Refinement, refine, refinedOne, sentenceCase } from '../effects/refine.ts';
import { MOST_TEXTS, tooMany } from './limits.ts';

/** What effects are made with. */
export interface TemplateOptions extends Refinement {
  readonly values: Values;
  readonly linked?: boolean;
  /** Hears how many templates have been expanded. */
  readonly onStep?: (done: number, all: number) => void;
}

/** The effects of templates (R-W1, R-W2), and what could not be filled in. */
export type MadeEffects =
  | { readonly effects: readonly string[]; readonly gaps: readonly Gap[] }
  | { readonly refusal: string };

/** Makes all effects of templates, unless they would be too many. */
export function effectsOf(
  templates: readonly string[],
  { values, linked = false, onStep = () => {}, ...refinement }: TemplateOptions,
): MadeEffects {
  const made = expander(values, { linked });
  let sum = 0;
  for (const template of templates) {
    sum += made.count(template, MOST_TEXTS);
    if (sum < MOST_TEXTS) continue;
    const which = templates.length === 1 ? 'The template' : 'All templates together, up to';
    return { refusal: tooMany(`${which} "${template}"`) };
  }
  function* all(): Generator<string, void> {
    for (const [done, template] of templates.entries()) {
      onStep(done, templates.length);
      yield* made.expand(template);
    }
  }
  const gaps = new Map(
    templates.flatMap((template) => made.gaps(template)).map((gap) => [gap.name, gap]),
  );
  return { effects: refine(all(), refinement), gaps: [...gaps.values()] };
}

/** The template that each effect first comes from. */
export function originsOf(
  templates: readonly string[],
  { values, linked = false, ...refinement }: TemplateOptions,
): ReadonlyMap<string, string> {
  const made = expander(values, { linked });
  const origins = new Map<string, string>();
  for (const template of templates) {
    for (const sentence of made.expand(template)) {
      const effect = refinedOne(sentence, refinement);
      if (effect === undefined) continue;
      const printed = sentenceCase(effect);
      if (!origins.has(printed)) origins.set(printed, template);
    }
  }
  return origins;
}

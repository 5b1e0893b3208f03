import { allOf, eitherOf } from '@cardscape/kernel';
import { withArticle } from '../language/print/words.ts';
import type { EffectType } from '../language/tree/tree.ts';
import type { Edition } from '../rules/book/editions.ts';
import type { Design } from '../set/design.ts';

/** What an edition does not have, and what it has instead. */
export interface EditionFault {
  readonly found: string;
  readonly expected: string;
  readonly message: string;
}

/** Why a type of card cannot be played in an edition; nothing if it can. */
export function typeFault(
  card: string,
  type: Design['type'],
  { name, types }: Edition,
): EditionFault | undefined {
  if (type === 'spell' || types.includes(type)) return undefined;
  const found = withArticle(`${type} unit`);
  const message = `${card} is ${found}; edition ${name} has ${allOf(types)} units.`;
  return { found, expected: `a unit of edition ${name}: ${eitherOf(types)}`, message };
}

/** Why a type of effect cannot be used in an edition; nothing if it can. */
export function effectFault(
  cardHas: string,
  type: EffectType,
  { name, effectTypes }: Edition,
): EditionFault | undefined {
  if (effectTypes.includes(type)) return undefined;
  const found = withArticle(`${type} effect`);
  const message = `${cardHas} ${found}; edition ${name} has ${allOf(effectTypes)} effects.`;
  return { found, expected: `an effect of edition ${name}: ${eitherOf(effectTypes)}`, message };
}

/** The first thing about a card that an edition does not have. */
export function designFault(design: Design, edition: Edition): EditionFault | undefined {
  const { name, type, effects } = design;
  return (
    typeFault(name, type, edition) ??
    effects.map((effect) => effectFault(`${name} has`, effect.type, edition)).find(Boolean)
  );
}

import { capital } from '@cardscape/kernel';
import type { Design } from '@cardscape/ttcg';
import { kindOf, stepsOf, TIER_NAMES } from '@cardscape/ttcg/tools';

const bearerOf = ({ type }: Design) => (type === 'spell' ? 'spell' : 'unit');

/** A card in full, with the steps of its effects. */
export function cardLines(design: Design): string[] {
  const { name, rarity, lore, serial } = design;
  return [
    `${name}: ${kindOf(design)}. ${TIER_NAMES[rarity]}, ${serial}.`,
    ...design.effects.flatMap(({ text, type, effect }) => [
      `${capital(type)}: ${text}`,
      ...stepsOf(effect, type, bearerOf(design)).map((step, index) => `  ${index + 1}. ${step}`),
    ]),
    ...(lore === '' ? [] : [lore]),
  ];
}

/** A card as data. */
export function cardJson(design: Design): object {
  const effects = design.effects.map(({ text, type, named, effect }) => ({
    ...{ text, type, named },
    steps: stepsOf(effect, type, bearerOf(design)),
  }));
  return { ...design, effects };
}

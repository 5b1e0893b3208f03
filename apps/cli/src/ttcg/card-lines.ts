import { capital } from '@cardscape/kernel';
import { type Design, stepsOf, TIER_NAMES } from '@cardscape/ttcg';

/** A card in one line: what it is, and its two texts; without bonuses a spell has no numbers. */
export function shortLine(design: Design, bonuses = true): string {
  const [first, second] = design.effects;
  return `${design.name} (${kindOf(design, bonuses)}): ${first.text} / ${second.text}`;
}

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

function kindOf(design: Design, bonuses = true): string {
  const { type, subtypes, rank, attack, defense } = design;
  if (type === 'spell' && !bonuses) return `spell, rank ${rank}`;
  const signed = (n: number) => (n < 0 ? String(n) : `+${n}`);
  return type === 'spell'
    ? `spell, rank ${rank}, ${signed(attack)}/${signed(defense)} for the unit above`
    : `${[type, ...subtypes].join(' ')}, rank ${rank}, ${attack}/${defense}`;
}

import type { Design } from '../set/design.ts';

/** A card in one line: what it is, and its two texts; without bonuses a spell has no numbers. */
export function shortLine(design: Design, bonuses = true): string {
  const [first, second] = design.effects;
  return `${design.name} (${kindOf(design, bonuses)}): ${first.text} / ${second.text}`;
}

/** What kind of card it is, with its numbers. */
export function kindOf(design: Design, bonuses = true): string {
  const { type, subtypes, rank, attack, defense } = design;
  if (type === 'spell' && !bonuses) return `spell, rank ${rank}`;
  return type === 'spell'
    ? `spell, rank ${rank}, ${signed(attack)}/${signed(defense)} for the unit above`
    : `${[type, ...subtypes].join(' ')}, rank ${rank}, ${attack}/${defense}`;
}

/** A number that is added, with its sign. */
export const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

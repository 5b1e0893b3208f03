import type { CardDesign, CardType, LevelAction } from '../cards/card.ts';
import { elementWords } from '../cards/elements.ts';

const TYPES: Readonly<Record<CardType, string>> = {
  mob: 'Mob',
  equip: 'Equipment',
  action: 'Rapid action',
  field: 'Field',
  char: 'Character',
  jrboss: 'Jr. Boss',
  boss: 'Boss',
};

/** A type as people read it. */
export function typeWords(type: CardType): string {
  return TYPES[type];
}

/** What an ability needs: "One-shot", "Level 30, 2 Earth", or "Always". */
export function needsOf({ level, attributes }: LevelAction, element: string): string {
  if (level === 'one-shot') return 'One-shot';
  const parts = [
    level > 0 && `Level ${level}`,
    attributes > 0 && `${attributes} ${elementWords(element)}`,
  ];
  return parts.filter(Boolean).join(', ') || 'Always';
}

/** What a field does by lying there; nothing for other cards. */
export function fieldWords({
  type,
  block,
  element,
}: Pick<CardDesign, 'type' | 'block' | 'element'>): string[] {
  if (type !== 'field' || block === 0) return [];
  return [`Blocks ${block} damage of each attack on ${elementWords(element)} characters.`];
}

/** Does it fight: is it a mob, a Jr. Boss or a Boss? */
export function isFighter({ type }: Pick<CardDesign, 'type'>): boolean {
  return type === 'mob' || type === 'jrboss' || type === 'boss';
}

const KINDS: Readonly<Record<CardType, string>> = {
  ...TYPES,
  mob: 'mob',
  equip: 'equipment',
  action: 'rapid action',
  field: 'field',
  char: 'character',
};

/** A card in one line: what it is, and what it says. */
export function shortLine(design: CardDesign): string {
  const { name, type, element, level, attack, hp, block, text, abilities } = design;
  const facts = [
    `${element} ${KINDS[type]}`,
    ...(level > 0 ? [`level ${level}`] : []),
    ...(attack > 0 ? [`attack ${attack}`] : []),
    ...(hp > 0 ? [`${hp} HP`] : []),
    ...(block > 0 ? [`block ${block}`] : []),
  ];
  const says = [text, ...abilities.map((ability) => ability.text)].filter((words) => words !== '');
  return `${name} (${facts.join(', ')})${says.length > 0 ? `: ${says.join(' ')}` : ''}`;
}

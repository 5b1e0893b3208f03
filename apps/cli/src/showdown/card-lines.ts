import type { CardDesign, LevelAction } from '@cardscape/showdown';

const TYPES: Readonly<Record<CardDesign['type'], string>> = {
  mob: 'mob',
  equip: 'equipment',
  action: 'rapid action',
  field: 'field',
  char: 'character',
  jrboss: 'Jr. Boss',
  boss: 'Boss',
};

/** A card in one line: what it is, and what it says. */
export function shortLine(design: CardDesign): string {
  const { name, text, abilities } = design;
  const says = [text, ...abilities.map((ability) => ability.text)].filter((words) => words !== '');
  return `${name} (${facts(design)})${says.length > 0 ? `: ${says.join(' ')}` : ''}`;
}

/** A card in full. */
export function cardLines(design: CardDesign): string[] {
  const { name, info, text, abilities, levelUp } = design;
  return [
    `${name} (${facts(design)})`,
    ...(info === '' ? [] : [info]),
    ...(text === '' ? [] : [text]),
    ...abilities.map(actionLine),
    ...(levelUp ? [`When used to level up: ${actionLine(levelUp)}`] : []),
  ];
}

function facts({ type, element, level, attack, hp, block }: CardDesign): string {
  const parts = [
    `${element} ${TYPES[type]}`,
    ...(level > 0 ? [`level ${level}`] : []),
    ...(attack > 0 ? [`attack ${attack}`] : []),
    ...(hp > 0 ? [`${hp} HP`] : []),
    ...(block > 0 ? [`block ${block}`] : []),
  ];
  return parts.join(', ');
}

function actionLine({ level, attributes, text }: LevelAction): string {
  if (level === 'one-shot') return `Once: ${text}`;
  return `Level ${level}, ${attributes} learned: ${text}`;
}

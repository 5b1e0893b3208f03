import type { CardArt, CardPrint, PrintedCorners, PrintedLine } from '@cardscape/kernel';
import type { CardDesign, Rarity } from '../cards/card.ts';
import { fieldWords, isFighter, needsOf } from './card-words.ts';
import { factsIn } from './facts.ts';
import { groundOf } from './grounds.ts';

const RARITIES: Readonly<Record<Rarity, number>> = { common: 0, seldom: 2, unique: 4 };

/** How rare a design is among the six finishes of the house. */
export function rarityOf({ rarity }: CardDesign): number {
  return RARITIES[rarity];
}

/** What is printed on a card. */
export function printOf(design: CardDesign): CardPrint {
  const { name, element, info } = design;
  return {
    design: name,
    name,
    terrain: groundOf(element),
    rarity: rarityOf(design),
    kind: info,
    lines: linesOf(design),
    corners: cornersOf(design),
    art: artOf(design),
    facts: { ...factsIn(design) },
  };
}

function linesOf(design: CardDesign): PrintedLine[] {
  const { text, abilities, levelUp, element } = design;
  const plain = [...fieldWords(design), text].filter((words) => words !== '');
  return [
    ...plain.map((words) => ({ text: words })),
    ...abilities.map((ability) => ({ text: ability.text, tag: needsOf(ability, element) })),
    ...(levelUp
      ? [{ text: levelUp.text, tag: `When used to level up: ${needsOf(levelUp, element)}` }]
      : []),
  ];
}

function cornersOf(design: CardDesign): PrintedCorners {
  const { type, level, attack, hp, block } = design;
  return {
    ...(type !== 'char' && type !== 'field' && { topLeft: { of: 'level', value: level } }),
    ...(isFighter(design) && { bottomLeft: { of: 'attack', value: attack } }),
    ...(type === 'field'
      ? block !== 0 && { bottomRight: { of: 'block', value: block } }
      : hp > 0 && { bottomRight: { of: 'HP', value: hp } }),
  };
}

function artOf(design: CardDesign): CardArt {
  const { name, type, level, attack, hp, info, image } = design;
  const ground = {
    name,
    terrain: groundOf(design.element),
    rank: rankOf(design),
    ...(image !== '' && { image }),
  };
  if (type === 'field') return { ...ground, shows: 'place', words: [] };
  if (type === 'char') return { ...ground, shows: 'person', words: [] };
  if (isFighter(design)) {
    const words = ['fighter', ...(info.toLowerCase().match(/[a-z]+/g) ?? [])];
    return { ...ground, shows: 'creature', words, attack, defense: hp / 2 };
  }
  const words = [type === 'equip' ? 'gear' : 'spell'];
  return { ...ground, shows: 'thing', words, rank: level > 50 ? 4 : 2 };
}

function rankOf({ type, level }: CardDesign): number {
  if (type === 'boss') return 5;
  if (type === 'jrboss' || type === 'char') return 4;
  return Math.min(4, 1 + Math.floor(level / 25));
}

import type { CardPrint } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { CARD_TYPES, type CardDesign } from '../cards/card.ts';

/** What Showdown's own screens ask of a card besides its print. */
export type CardFacts = Pick<
  CardDesign,
  | 'type'
  | 'element'
  | 'rarity'
  | 'info'
  | 'level'
  | 'attack'
  | 'hp'
  | 'block'
  | 'text'
  | 'abilities'
  | 'levelUp'
>;

const number = z.number();
const text = z.string();
const action = z.object({
  level: z.union([number, z.literal('one-shot')]),
  attributes: number,
  text,
});
const factsSchema = z.object({
  type: z.enum(CARD_TYPES),
  element: text,
  rarity: z.enum(['common', 'seldom', 'unique']),
  info: text,
  level: number,
  attack: number,
  hp: number,
  block: number,
  text,
  abilities: z.array(action),
  levelUp: z.nullable(action),
});

/** The facts of a design. */
export function factsIn(design: CardDesign): CardFacts {
  const { type, element, rarity, info, level, attack, hp, block, text, abilities, levelUp } =
    design;
  return { type, element, rarity, info, level, attack, hp, block, text, abilities, levelUp };
}

const read = new WeakMap<CardPrint, CardFacts | null>();

/** The facts on a print; nothing if they cannot be read: a print that was kept may come from anywhere. */
export function factsOf(print: CardPrint): CardFacts | undefined {
  const known = read.get(print);
  if (known !== undefined) return known ?? undefined;
  const { data } = factsSchema.safeParse(print.facts);
  read.set(print, data ?? null);
  return data;
}

import type { CardPrint } from '@cardscape/kernel';
import type { AnyCard, Character, NumberCard, SpecialCard } from '../files/set-types.ts';
import { groundNamed, groundOf } from './grounds.ts';

/** A card or character as it is printed. */
export function printOf({ kind, card }: AnyCard): CardPrint {
  if (kind === 'special') return specialPrint(card);
  return kind === 'number' ? numberPrint(card) : characterPrint(card);
}

/** A special card as it is printed, with its own words. */
export function specialPrint({
  name,
  text,
  art,
}: Pick<SpecialCard, 'name' | 'text' | 'art'>): CardPrint {
  const [thing = '', ground] = art.split(' ');
  const terrain = groundNamed(ground);
  return {
    ...plainPrint(name, terrain, 'Special card'),
    lines: text === '' ? [] : [{ text }],
    art: { name, terrain, shows: 'thing', words: [thing] },
    facts: { type: 'special' },
  };
}

function numberPrint({ name, value, colour }: NumberCard): CardPrint {
  const terrain = groundOf(colour);
  return {
    ...plainPrint(name, terrain, 'Number card'),
    corners: { topLeft: { of: 'value', value } },
    art: { name, terrain, shows: 'number', words: [] },
    facts: { type: 'number', value, colour },
  };
}

function characterPrint({ name, art, deck }: Character): CardPrint {
  const terrain = groundNamed(art.split(' ').at(-1));
  return {
    ...plainPrint(name, terrain, 'Character'),
    art: { name, terrain, shows: 'person', words: [] },
    facts: { type: 'character', deck },
  };
}

/** What all prints have; the cards of Kolyma have no rarity. */
function plainPrint(name: string, terrain: string, kind: string) {
  return { design: name, name, terrain, rarity: 0, kind, lines: [], corners: {} };
}

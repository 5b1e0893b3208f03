import type { CardPrint, PrintedNumber } from '@cardscape/kernel';
import type { CardProps } from '../../look/card/Card.tsx';
import { faceOf } from '../../look/card/faceOf.ts';
import { tiers } from '../../look/card/tier.ts';

/** A card of any game with all that is printed on it. */
export function printed(print: CardPrint): CardProps {
  const { corners, marks, rarity } = print;
  return {
    ...faceOf(print),
    corners: {
      topLeft: numberIn(corners.topLeft),
      topRight: numberIn(corners.topRight),
      bottomLeft: numberIn(corners.bottomLeft),
      bottomRight: numberIn(corners.bottomRight),
    },
    rank: marks,
    tier: tiers[rarity],
  };
}

function numberIn(number: PrintedNumber | undefined): string | undefined {
  if (!number) return undefined;
  const { value, added = false } = number;
  return added && value >= 0 ? `+${value}` : String(value);
}

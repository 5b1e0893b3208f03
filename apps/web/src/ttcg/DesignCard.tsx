import type { Design, Tier } from '@cardscape/ttcg';
import { cardKey } from '@cardscape/ttcg/tools';
import { TtcgCard, type TtcgCardProps } from '../ttcgCard/TtcgCard.tsx';
import { TtcgTile } from '../ttcgCard/TtcgTile.tsx';
import { builtIn } from './core.ts';

interface DesignCardProps extends Omit<TtcgCardProps, 'print'> {
  design: Design;
  /** Left out, the tier of its design. */
  tier?: Tier | undefined;
}

function printOf({ name, rarity }: Design, tier: Tier = rarity) {
  return builtIn.print(cardKey(name, tier));
}

/** A card of the set, in a tier. */
export function DesignCard({ design, tier, ...more }: DesignCardProps) {
  const print = printOf(design, tier);
  return print && <TtcgCard {...more} print={print} />;
}

/** A card of the set as a tile, in a tier. */
export function DesignTile({ design, tier, ...more }: DesignCardProps) {
  const print = printOf(design, tier);
  return print && <TtcgTile {...more} print={print} />;
}

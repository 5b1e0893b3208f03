import type { Design, Tier } from '@cardscape/ttcg';
import { cardKey } from '@cardscape/ttcg/tools';
import { TtcgCard, type TtcgCardProps } from '../card/TtcgCard.tsx';
import { TtcgTile } from '../card/TtcgTile.tsx';
import { builtIn } from '../core.ts';
import { useOwnCards } from '../own/ownCards.ts';

interface DesignCardProps extends Omit<TtcgCardProps, 'print'> {
  design: Design;
  /** Left out, the tier of its design. */
  tier?: Tier | undefined;
}

/** A card of one's own may have the name of a built-in one: each has its own print. */
function usePrint(design: Design, tier: Tier = design.rarity) {
  const { opened } = useOwnCards();
  const { print } = opened.cardSet.find(design.name) === design ? opened : builtIn;
  return print(cardKey(design.name, tier));
}

/** A card of the set or of one's own, in a tier. */
export function DesignCard({ design, tier, ...more }: DesignCardProps) {
  const print = usePrint(design, tier);
  return print && <TtcgCard {...more} print={print} />;
}

/** The same as a tile. */
export function DesignTile({ design, tier, ...more }: DesignCardProps) {
  const print = usePrint(design, tier);
  return print && <TtcgTile {...more} print={print} />;
}

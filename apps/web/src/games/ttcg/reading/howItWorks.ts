import type { Design, TtcgPrint } from '@cardscape/ttcg';
import { ownCards } from '../own/ownCards.ts';

/**
 * What the effects of a card mean, by the cards of today; nothing where these say something else than
 * what is printed on it: a match that was kept has its cards as they were.
 */
export function meaningOf({ design, lines, facts }: TtcgPrint): Design['effects'] | undefined {
  const effects = ownCards().opened.cardSet.find(design)?.effects;
  const isSame = effects?.every(
    ({ text, type }, place) => text === lines[place]?.text && type === facts.effectTypes[place],
  );
  return isSame ? effects : undefined;
}

import type { AskedPick, CardId, Option } from '@cardscape/kernel';

/** What a click on this card means where one click is enough: its one play, or the one thing that it can do. */
export function obviousDeed(asked: AskedPick | undefined, card: CardId): Option | undefined {
  const deeds = asked?.options.filter((option) => option.card === card) ?? [];
  const plays = deeds.filter(({ act }) => act === 'play');
  if (plays.length === 1) return plays[0];
  return deeds.length === 1 ? deeds[0] : undefined;
}

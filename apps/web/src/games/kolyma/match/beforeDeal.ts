import type { KolymaEvent, KolymaView, PlayerView } from '@cardscape/kolyma';

/** Do these events tell of the dice of a round whose cards are still to be dealt? */
export function isBeforeDeal(events: readonly KolymaEvent[]): boolean {
  return events.some(({ type }) => type === 'round') && !events.some(({ type }) => type === 'draw');
}

/** The first position of a round as it was before the deal: every card still in its deck. */
export function beforeDeal(view: KolymaView): KolymaView {
  const [first, second] = view.players;
  return {
    ...view,
    players: [undealt(first), undealt(second)],
    numberDeck: view.numberDeck + first.line.length + second.line.length,
  };
}

function undealt(player: PlayerView): PlayerView {
  return { ...player, total: 0, line: [], hand: [], deck: player.deck + player.hand.length };
}

import type { KolymaEvent, KolymaView, PlayerView } from '@cardscape/kolyma';
import type { Beat } from '../../../table/session/beats.ts';

/** How long a played card is shown, the end of a round, the dice of the next, and its deal. */
const holds = { play: 1100, roundOver: 7000, dice: 1500, deal: 900 } as const;

/** Tells a step: the card that was played, a round's end, the next one's dice, where all lies now. */
export function tell(events: readonly KolymaEvent[]): Beat<KolymaEvent>[] {
  const beats: Beat<KolymaEvent>[] = [];
  const played = events.filter(({ type }) => type === 'play');
  if (played.length > 0) beats.push({ events: played, over: 'before', hold: holds.play });
  const end = events.findIndex(({ type }) => type === 'round over');
  if (end >= 0)
    beats.push({ events: events.slice(0, end + 1), over: 'before', hold: holds.roundOver });
  const since = events.slice(end + 1);
  const dice = since.filter(({ type }) => type === 'round');
  if (dice.length > 0) beats.push({ events: dice, over: 'after', hold: holds.dice });
  beats.push({ events: since, over: 'after', hold: dice.length > 0 ? holds.deal : 0 });
  return beats;
}

/** The position while these events are told: under the dice of a round every card is still in its deck. */
export function seenDuring(events: readonly KolymaEvent[], view: KolymaView): KolymaView {
  const types = new Set(events.map(({ type }) => type));
  if (!types.has('round') || types.has('draw')) return view;
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

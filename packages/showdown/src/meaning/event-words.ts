import type { Seat, SeenCard } from '@cardscape/kernel';
import type { ShowdownEvent } from '../rules/events/events.ts';
import { doer as doerOf, type Teller } from './teller.ts';

/** What only people see of an event: nothing of the match is different for it. */
export function isForShow({ type }: ShowdownEvent): boolean {
  return type === 'message' || type === 'effect';
}

/** What an event tells that two positions do not, in plain words. */
export function eventWords(teller: Teller, event: ShowdownEvent): string[] {
  const doer = (seat: Seat, verb: string) => doerOf(teller, seat, verb);
  switch (event.type) {
    case 'attack': {
      const how = event.how === 'hit' ? '' : ` (${event.how})`;
      const by = event.subject ? nameIn(event.subject) : 'an effect';
      return [`${by} attacks ${nameIn(event.target)} for ${event.damage}${how}`];
    }
    case 'revealed':
      return [`${doer(event.seat, 'show')} a card`];
    case 'peeked':
      return [`${doer(event.seat, 'look')} at a card`];
    case 'coin':
      return [`${doer(event.seat, 'call')} a coin`];
    case 'die':
      return [`${doer(event.seat, 'throw')} a die`];
    case 'rps':
      return ['rock, paper, scissors'];
    case 'shuffled':
      return [`${doer(event.seat, 'shuffle')}`];
    case 'message':
      return [`says "${event.text}"`];
    case 'effect':
      return [`shows the effect ${event.sprite}`];
    default:
      return [];
  }
}

function nameIn(card: SeenCard): string {
  return 'design' in card ? card.design : 'a card';
}

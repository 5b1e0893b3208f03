import { eventPhrase } from '../print/events.ts';
import { eventsOf } from '../tree/told.ts';
import type { Act, Cards, Effect, Event } from '../tree/tree.ts';
import { everyAct } from '../tree/walk.ts';
import { faultsOf } from './acts.ts';
import { about, type Complaint } from './case.ts';
import { faultWords, type Kind } from './fault.ts';

/** What the text says of "this card" that no card of its kind can have: "this card attacks" of a spell. */
export function checkBearer(effect: Effect, kind: Kind): Complaint[] {
  const bearer = { the: 'pick', count: { n: 1 }, card: { noun: kind } } as const;
  const acts = everyAct(effect).flatMap((act) =>
    faultsOf(withBearer(act, bearer))
      .filter((fault) => typeof fault === 'object' && fault.of === kind)
      .map((fault) => ({ reason: about(act, faultWords(fault)) })),
  );
  return kind === 'spell' ? [...acts, ...battles(effect)] : acts;
}

function withBearer(act: Act, bearer: Cards): Act {
  const says = 'cards' in act && act.cards !== undefined && 'the' in act.cards;
  return says && act.cards.the === 'this' ? ({ ...act, cards: bearer } as Act) : act;
}

/** Battles that the card would have to be in. */
function battles({ when, sentences }: Effect): Complaint[] {
  const events = sentences.flatMap(({ on }) => (on ? eventsOf(on) : []));
  if (when && 'event' in when) events.push(...eventsOf(when));
  return events.filter(isOwnBattle).map((event) => ({
    reason: `"${eventPhrase(event, 'present', { several: false })}": spells take no part in battle.`,
  }));
}

function isOwnBattle(event: Event): boolean {
  if (!('card' in event) || event.card !== 'this') return false;
  if (event.what === 'destroys') return Boolean(event.inBattle ?? event.attacking);
  if ('by' in event && event.by === 'battle') return true;
  if ('inBattle' in event && event.what === 'destroyed') return true;
  return event.what === 'attacks' || event.what === 'attacked';
}

import { eventPhrase } from '../print/events.ts';
import { eventsOf } from '../tree/told.ts';
import type { Act, Cards, Effect, EffectType, Event } from '../tree/tree.ts';
import { everyAct } from '../tree/walk.ts';
import { faultsOf } from './acts.ts';
import { about, type Complaint } from './case.ts';
import { faultWords, type Kind } from './fault.ts';

/** What the text says of "this card" that no card of its kind can have: "this card attacks" of a spell. */
export function checkBearer(effect: Effect, kind: Kind, type: EffectType): Complaint[] {
  const bearer = { the: 'pick', count: { n: 1 }, card: { noun: kind } } as const;
  const acts = everyAct(effect).flatMap((act) =>
    faultsOf(withBearer(act, bearer))
      .filter((fault) => typeof fault === 'object' && fault.of === kind)
      .map((fault) => ({ reason: about(act, faultWords(fault)) })),
  );
  return [...acts, ...(kind === 'spell' ? battles(effect) : inOwnTurn(effect, type))];
}

/** The types of effects that units use in their player's own turn only. */
const OWN_TURN: readonly EffectType[] = ['normal', 'continuous', 'equip', 'dormant', 'overload'];

/** "Enemy units must, or cannot, attack this turn": not in yours, when alone a unit can say so. */
function inOwnTurn(effect: Effect, type: EffectType): Complaint[] {
  if (effect.when || effect.during || !OWN_TURN.includes(type)) return [];
  const acts = effect.sentences.flatMap(({ at, on, acts }) => (at || on ? [] : acts));
  return acts.filter(isNeverMade).map((act) => ({
    reason: about(act, 'it is used in your own turn; say "during your opponent\'s next turn"'),
  }));
}

const isNeverMade = (act: Act): boolean =>
  (act.do === 'compel' || (act.do === 'forbid' && act.from === 'attack')) &&
  act.for === 'this turn' &&
  act.cards.the === 'pick' &&
  act.cards.card.whose === 'opponent';

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

import { conditionPhrase } from '../print/conditions.ts';
import { CARDLESS } from '../tree/cardless.ts';
import { isOfTwoOthers } from '../tree/event-cards.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act, Event, Sentence } from '../tree/tree.ts';
import type { Case } from './case.ts';
import { faultsWith, GONE, isOnThat } from './meant.ts';
import { mentionsOf } from './mentions.ts';

/**
 * "When an enemy unit attacks one of your units, it gains 100 defense": where an event has two cards, "it"
 * could be either, until other cards are spoken of. What cannot be said of a destroyed card is said of the
 * one that destroyed it.
 */
export function checkTwoCards(checked: Case): void {
  const { when, sentences } = checked.effect;
  let event = when && 'event' in when ? ofTwo(when.event) : undefined;
  for (const sentence of sentences) {
    if (sentence.on) event = ofTwo(sentence.on.event);
    if (event && !isPlainIn(checked, sentence, event)) event = undefined;
  }
}

const ofTwo = (event: Event): Event | undefined => (isOfTwoOthers(event) ? event : undefined);

/** Complains of each "it" in a sentence; whether it could still be either after that. */
function isPlainIn(checked: Case, { if: condition, cost, acts }: Sentence, event: Event): boolean {
  if (condition && mentionsOf(condition).that) {
    const words = conditionPhrase(condition, 'if', { several: false });
    checked.complain(`"if ${words}": ${either(event)}.`);
  }
  // What is paid does not change what "it" is.
  if (cost) for (const act of cost) checkAct(checked, act, event);
  return checkActs(checked, acts, event);
}

function checkActs(checked: Case, acts: readonly Act[], event: Event): boolean {
  for (const act of acts) {
    if (act.do === 'choose') for (const option of act.from) checkActs(checked, option, event);
    else checkAct(checked, act, event);
    if (!CARDLESS.includes(act.do) && !act.inPassing) return false;
  }
  return true;
}

function checkAct(checked: Case, act: Act, event: Event): void {
  if (speaksOfEither(act) && !isOfFirst(act, event)) checked.complainOf(act, either(event));
}

/** Where an act chooses cards, "its" numbers are those of these. */
function speaksOfEither(act: Act): boolean {
  if (slotsOf(act)[0]?.cards.the !== 'pick') return mentionsOf(act).that;
  return mentionsOf({ ...act, change: 0, amount: 0, for: 0 }).that;
}

/** Can it be said only of the first card: it is not gone, or it gains by what it did itself? */
function isOfFirst(act: Act, event: Event): boolean {
  if (!isOnThat(act)) return false;
  if (event.what === 'destroys') return faultsWith(act, GONE).length > 0;
  if (!('card' in event) || event.card !== 'equipped') return false;
  const gains = act.do === 'stat' && act.change.op === 'gain';
  return gains || act.do === 'allow' || act.do === 'extraAttacks';
}

const either = ({ what }: Event): string =>
  what === 'destroys'
    ? 'it could be either card; say "the destroyed card" or "the card that destroyed it"'
    : 'it could be either card; say "the attacking unit" or "the attacked unit"';

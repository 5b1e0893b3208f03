import { conditionPhrase } from '../print/conditions.ts';
import { CARDLESS } from '../tree/cardless.ts';
import { firstCardOf, isOfTwoOthers, otherCardOf } from '../tree/event-cards.ts';
import { slotsOf } from '../tree/slots.ts';
import { isOfTwo } from '../tree/this-card.ts';
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

/** An event after which something could be said of either of two cards. */
const ofTwo = (event: Event): Event | undefined =>
  isUnclear(event) || cardOf(event) !== undefined || hasCauser(event) ? event : undefined;

const cardOf = (event: Event): unknown => ('card' in event ? event.card : undefined);

/** "A unit destroys another", or "one or more units are destroyed", where only the first could be "it". */
const isUnclear = (event: Event): boolean => isOfTwoOthers(event) || isOfSeveral(event);

const isOfSeveral = (event: Event): boolean => 'several' in event && event.several === true;

/** "Is destroyed by a spell": "it" is what is destroyed, but "its controller" may be the other's. */
const hasCauser = (event: Event): boolean => otherCardOf(event) !== undefined && !isOfTwo(event);

/** Complains of each "it" in a sentence; whether it could still be either after that. */
function isPlainIn(checked: Case, { if: condition, cost, acts }: Sentence, event: Event): boolean {
  if (condition && isUnclear(event) && mentionsOf(condition).that) {
    const words = conditionPhrase(condition, 'if', { several: false });
    checked.complain(`"if ${words}": ${either(event)}.`);
  }
  if (condition?.is === 'card' && acts[0]) checkAsked(checked, condition.card.the, acts[0], event);
  // What is paid does not change what "it" is.
  if (cost) for (const act of cost) checkAct(checked, act, event);
  return checkActs(checked, acts, event);
}

/** "When this card attacks, if the attacked unit is tapped, destroy it". */
function checkAsked(checked: Case, asked: string, act: Act, event: Event): void {
  if (!POINTED.includes(asked) || asked === firstCardOf(event) || isUnclear(event)) return;
  if (speaksOfEither(act)) checked.complainOf(act, 'it could be either card; say which card');
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
  if (isUnclear(event) && speaksOfEither(act) && !isOfFirst(act, event))
    checked.complainOf(act, either(event));
  else if (hasCauser(event) && !isOfTwoOthers(event) && isOfItsPlayer(act))
    checked.complainOf(act, 'that could be of either card; say "you" or "your opponent"');
  else if (isOfOther(act) && typeof cardOf(event) === 'object')
    checked.complainOf(act, 'it could be either card; say whose value it is');
}

const isOfItsPlayer = (act: Act): boolean => {
  const who = 'who' in act ? act.who : 'by' in act ? act.by : undefined;
  return who === 'controller' || who === 'owner';
};

/** "When a unit is attacked, the attacking unit loses attack equal to its rank". */
function isOfOther(act: Act): boolean {
  if (act.do !== 'stat' || !mentionsOf(act.change).that) return false;
  return POINTED.includes(act.cards.the);
}

const POINTED: readonly string[] = ['attacker', 'defender', 'foe', 'victim', 'cause'];

/** Where an act chooses cards, "its" numbers are those of these. */
function speaksOfEither(act: Act): boolean {
  if (slotsOf(act)[0]?.cards.the !== 'pick') return mentionsOf(act).that;
  return mentionsOf({ ...act, change: 0, amount: 0, for: 0 }).that;
}

/** Can it be said only of the first card: it is not gone, or it gains by what it did itself? */
function isOfFirst(act: Act, event: Event): boolean {
  const cards = slotsOf(act)[0]?.cards;
  if (event.what === 'destroys' && cards?.the === 'pick' && cards.card.other === 'that') {
    const { other: _, ...card } = cards.card;
    return !card.place && !speaksOfEither({ ...act, cards: { ...cards, card } } as Act);
  }
  if (!isOnThat(act)) return false;
  if (event.what === 'destroys') return faultsWith(act, GONE).length > 0;
  if (typeof cardOf(event) !== 'string') return false;
  const gains = act.do === 'stat' && act.change.op === 'gain';
  return gains || act.do === 'allow' || act.do === 'extraAttacks' || act.do === 'attackTimes';
}

function either(event: Event): string {
  if (isOfSeveral(event))
    return 'they cannot be spoken of together; say it of one card, like "whenever a unit is destroyed"';
  const [one, other] =
    event.what === 'destroys'
      ? ['the destroyed card', 'the card that destroyed it']
      : ['the attacking unit', 'the attacked unit'];
  return `it could be either card; say "${one}" or "${other}"`;
}

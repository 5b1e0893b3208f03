import { isOfOneCard } from '../grammar/cards/spoken.ts';
import { conditionPhrase } from '../print/conditions.ts';
import { eventPhrase } from '../print/events.ts';
import { watchPhrase } from '../print/print.ts';
import { CARDLESS } from '../tree/cardless.ts';
import { hasCard } from '../tree/event-cards.ts';
import { isOfIt } from '../tree/own-trigger.ts';
import { IT_WORDS, isThatPlace } from '../tree/places.ts';
import { slotsOf } from '../tree/slots.ts';
import { speaksOfOthers } from '../tree/spoken-of.ts';
import type { Act, Condition, Effect, EffectType, Event, Sentence } from '../tree/tree.ts';
import { visit } from '../tree/walk.ts';
import type { Case } from './case.ts';
import { type Mentions, mentionsOf } from './mentions.ts';

/** Words that point at something else than "it", too. */
export const POINTING_WORDS: readonly string[] = [
  ...IT_WORDS,
  ...['rest', 'points', 'that many', 'their', 'chosen', 'attack', 'attacker', 'defender', 'foe'],
];

const NO_CARD = 'no card has been spoken of before that this could mean';

/** Words that point at something the effect does not have: "it", "the rest", "that many". */
export function checkReferences(checked: Case): void {
  new References(checked).check();
}

/** What was spoken of so far, as a text is read through. */
class References {
  private cards = false;
  private player = false;
  private counted = false;
  private points = false;
  private shown = false;
  /** What was chosen by its name. */
  private named: unknown;
  private readonly inBattle: boolean;
  private readonly checked: Case;

  constructor(checked: Case) {
    this.checked = checked;
    this.inBattle = answersAttack(checked.effect, checked.type);
  }

  check(): void {
    const { when, sentences } = this.checked.effect;
    if (when && 'event' in when) {
      this.checkTrigger(when.event);
      this.hear(when.event, when.at === 'would');
    }
    if (when?.at === 'while') this.learn(mentionsOf(when.holds), !onlyAsks(when.holds));
    for (const sentence of sentences) this.checkSentence(sentence);
  }

  /** "Destroy one unit when it attacks": the unit is chosen only when something has attacked (R-T200). */
  private checkTrigger(event: Event): void {
    if (!isOfIt(event)) return;
    const words = eventPhrase(event, 'present', { several: false });
    this.checked.complain(
      `"${words}": begin with what it waits for, and say which card: "When this card ..." or "When a unit ...".`,
    );
  }

  /** Whether cards had been spoken of when the sentence before came to what it does. */
  private cardsBefore = false;

  private checkSentence({ link, on, if: condition, cost, acts }: Sentence): void {
    // What the other way would have spoken of is not there.
    if (link === 'otherwise' || link === 'undone') this.cards = this.cardsBefore;
    if (on) {
      if (!this.cards && mentionsOf(on.event).that) {
        const words = watchPhrase(on, { several: false });
        this.checked.complain(`"${words}": ${NO_CARD}.`);
      }
      this.hear(on.event, on.would === true);
    }
    if (condition) {
      const mentions = mentionsOf(condition);
      if (mentions.that && !this.cards) {
        const words = conditionPhrase(condition, 'if', { several: false });
        this.checked.complain(`"if ${words}": ${NO_CARD}.`);
      }
      // What was only counted, or asked after, is not spoken of: "it" would be anybody's guess.
      if (!onlyAsks(condition) || this.cards) this.learn(mentions);
    }
    if (condition && !this.cards && mayBeFound(condition)) this.checkOwnNumbers(acts[0]);
    this.cardsBefore = this.cards;
    if (cost) this.checkActs(cost);
    this.checkActs(acts);
  }

  /** "If you control a dragon, this card gains attack equal to its attack": of the dragon, or its own. */
  private checkOwnNumbers(act: Act | undefined): void {
    if (act?.do !== 'stat' || act.cards.the !== 'this' || !mentionsOf(act.change).that) return;
    this.checked.complainOf(act, 'say "this card\'s", or choose the other card first');
  }

  private checkActs(acts: readonly Act[]): void {
    for (const act of acts) {
      if (act.do === 'choose') this.checkOptions(act.from);
      else this.checkAct(act);
    }
  }

  /** What one option speaks of is not there in the others. */
  private checkOptions(options: readonly (readonly Act[])[]): void {
    const before = this.cards;
    let after = before;
    for (const option of options) {
      this.cards = before;
      this.checkActs(option);
      after ||= this.cards;
    }
    this.cards = after;
  }

  /** The act that spoke of cards last, and whether another one had before it. */
  private last: Act | undefined;
  private spokeBefore = false;

  /** "Draw a card and mill a card. Add one of them to your hand": they were not spoken of together (R-T333). */
  private checkOneOfThem(act: Act): void {
    const ofThem = slotsOf(act).some(
      ({ cards }) => cards.the === 'pick' && cards.card.place === 'that',
    );
    if (ofThem && this.last && this.spokeBefore && isOfOneCard(this.last))
      this.checked.complainOf(act, 'say which cards');
    if (!speaksOfOthers(act) || act.inPassing) return;
    this.spokeBefore = this.last !== undefined;
    this.last = act;
  }

  private checkAct(act: Act): void {
    const mentions = mentionsOf(act);
    this.checkOneOfThem(act);
    if (act.do === 'name') this.named = act.what;
    if (act.do === 'name' && act.what === 'player') this.player = true;
    this.checkCards(act, mentions);
    this.checkNumbers(act, mentions);
    this.checkChosen(act, mentions);
    this.checkPlayer(act, mentions);
    if (mentions.attack && !this.inBattle) {
      this.checked.complainOf(act, 'there is no attack that this could mean');
    }
    if (mentions.their && !isDoneByOther(act)) {
      this.checked.complainOf(act, '"they" means nobody here');
    }
    this.learn(mentions, !CARDLESS.includes(act.do));
  }

  private checkCards(act: Act, { that, countsThat }: Mentions): void {
    if (this.cards) return;
    if ((that && !namesCards(act)) || countsThat || comparesWithThat(act)) {
      this.checked.complainOf(act, NO_CARD);
    }
  }

  /** "That player", where nothing has happened, is your opponent, if the text has spoken of them. */
  private checkPlayer(act: Act, { thatPlayer }: Mentions): void {
    if (!thatPlayer || this.player) return;
    let opponent = false;
    let anybody = false;
    visit(this.checked.effect, (_, value) => {
      opponent ||= value === 'opponent';
      anybody ||= value === 'choice';
    });
    if (opponent && !anybody) return;
    const why = this.cards
      ? 'it is not clear which player that is; say "its controller"'
      : 'no player has been spoken of before that this could mean';
    this.checked.complainOf(act, why);
  }

  private checkNumbers(act: Act, { thatMany, thosePoints, rest }: Mentions): void {
    if (thatMany && !this.counted) {
      this.checked.complainOf(act, '"that many" needs something before it that is counted');
    }
    if (thosePoints && !this.points) {
      this.checked.complainOf(act, '"those points" needs points gained or lost before it');
    }
    if (rest && !this.shown) {
      const why = '"the rest" needs cards looked at, revealed or milled before it';
      this.checked.complainOf(act, why);
    }
  }

  /** "Of the chosen type" needs one that was chosen before, in what is done then. */
  private checkChosen(act: Act, { chosen }: Mentions): void {
    for (const what of chosen) {
      if (what !== this.named) this.checked.complainOf(act, `no ${what} has been chosen before`);
      else if (isForLater(act))
        this.checked.complainOf(act, `what the chosen ${what} was is not kept for this`);
    }
  }

  private hear(event: Event, would: boolean): void {
    this.player = true;
    // Which card would be drawn is not known before it is.
    this.learn(mentionsOf(event), hasCard(event) && (!would || event.what !== 'draws'));
  }

  private learn(mentions: Mentions, cards = true): void {
    this.cards ||= cards;
    this.counted = true;
    this.points ||= mentions.givesPoints;
    this.shown ||= mentions.shows;
  }
}

/** "If you control a dragon", "if a unit was destroyed this turn": none of them in particular. */
function onlyAsks(condition: Condition): boolean {
  switch (condition.is) {
    case 'happened':
      return !('card' in condition.event) || typeof condition.event.card === 'object';
    case 'all':
    case 'any':
      return condition.of.every(onlyAsks);
    case 'not':
      return onlyAsks(condition.of);
    default:
      return ASKING.includes(condition.is);
  }
}

/** "If you control a dragon": one that "it" might be. */
const mayBeFound = (condition: Condition): boolean =>
  condition.is === 'count' && condition.range.than !== 'at most' && condition.range.n === 1;

const ASKING: readonly Condition['is'][] = [
  'count',
  'kinds',
  'compare',
  'difference',
  'points',
  'period',
];

/** Whether it says for later what cards it is about: the name would be forgotten by then. */
function isForLater(act: Act): boolean {
  if (act.do === 'immune') return mentionsOf(act.to).chosen.length > 0;
  if (act.do === 'forbid') return act.by !== undefined;
  return act.do === 'extraPlays' || act.do === 'limitPlays';
}

const BATTLE_EVENTS: readonly string[] = [
  'attacks',
  'attacked',
  'destroys',
  'destroyed',
  'targeted',
  'losesPoints',
];

/** Whether an attack is under way when this works. */
function answersAttack(effect: Effect, type: EffectType): boolean {
  if (type === 'counter' || type === 'pulse') return true;
  if (effect.during?.part === 'battle phase') return true;
  // What is used can be used to answer an attack.
  if (!effect.when) return true;
  if ('event' in effect.when && isOfBattle(effect.when.event)) return true;
  return effect.sentences.some(({ on }) => on && isOfBattle(on.event));
}

const isOfBattle = ({ what }: Event): boolean => BATTLE_EVENTS.includes(what);

const isThatPlayer = (who: unknown): boolean =>
  who === 'controller' || who === 'owner' || who === 'that';

/** Whether it names cards itself, which "its" can then mean: "one unit gains attack equal to its rank". */
function namesCards(act: Act): boolean {
  if (act.do === 'move' && act.to.zone === 'under' && act.to.card.the === 'that') return false;
  const who = 'who' in act ? act.who : 'by' in act ? act.by : undefined;
  const cards = 'cards' in act ? act.cards : act.do === 'equip' ? act.card : undefined;
  if (isThatPlayer(who) || !cards || !('the' in cards)) return false;
  if (cards.the === 'list') return cards.of.every((part) => part.the !== 'that');
  const isThat = cards.the === 'pick' ? isThatPlace(cards.card.place) : cards.the === 'that';
  return !isThat;
}

/** "all units whose attack is higher than its defense", "other than it": a card spoken of before. */
function comparesWithThat(act: Act): boolean {
  const cards = slotsOf(act)[0]?.cards;
  if (cards?.the !== 'pick') return false;
  const { versus, same, other } = cards.card;
  return versus?.of.the === 'that' || same?.as.the === 'that' || other === 'that';
}

function isDoneByOther(act: Act): boolean {
  const who = 'who' in act ? act.who : 'by' in act ? act.by : undefined;
  return typeof who === 'string' && who !== 'you';
}

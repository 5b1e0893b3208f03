import type { ParserMethod } from 'chevrotain';
import { saidOfEach } from '../tree/each-player.ts';
import { effectBehind, isDoneToCard } from '../tree/effect-behind.ts';
import { isOfAnother, otherCardOf } from '../tree/event-cards.ts';
import { hasLeftField } from '../tree/leaving.ts';
import { isOfTwo } from '../tree/this-card.ts';
import { eventsOf } from '../tree/told.ts';
import type {
  Act,
  Duration,
  Event,
  Moment,
  Period,
  Sentence,
  Trigger,
  TriggerWord,
} from '../tree/tree.ts';
import { answerTo, isCovered, isOnField } from '../tree/triggers.ts';
import { CATEGORY, T } from '../words/tokens.ts';
import { BecomingParser } from './becoming.ts';

type EventTrigger = Extract<Trigger, { at: 'event' }>;
type Would = Extract<Trigger, { at: 'would' }>;

/** As far as there are words for it. */
const MOST_TIMES = 5;

/** What goes before the sentences of an effect: limits, times and triggers. */
export abstract class FrontParser extends BecomingParser {
  protected frontAt(): boolean {
    if (this.at(1, T.When)) return !this.afterNextAt();
    if (this.at(1, T.Once, T.Twice, T.EvenIf)) return true;
    if (this.at(1, T.Only)) return this.at(2, T.Once, T.Twice);
    if (this.at(1, T.Number)) return this.at(2, T.Times);
    if (this.at(1, T.During, T.In)) return this.periodAt(2) && !this.nextAhead();
    const free = this.effect.when === undefined;
    if (this.at(1, T.NthTime)) return free;
    if (this.at(1, T.At))
      return free && !this.nextAhead() && !this.before(T.ThisTurn, T.Comma, T.Colon);
    if (this.at(1, T.While)) return free;
    return this.at(1, T.If) && (this.wouldAhead() || (free && this.presentAhead()));
  }

  /** "once per turn", "even if tapped", "during your turn", "when ...", "while ...". */
  protected front = this.RULE('front', () => {
    this.startPart();
    this.OR([
      { ALT: () => this.SUBRULE(this.limit) },
      {
        ALT: () => {
          this.CONSUME(T.EvenIf);
          this.OPTION(() => {
            this.OR2([
              {
                ALT: () => {
                  this.CONSUME(T.This);
                  this.CONSUME(T.Card);
                },
              },
              { ALT: () => this.CONSUME(T.It) },
            ]);
            this.CONSUME(T.Is);
          });
          this.CONSUME(T.Turned);
          this.ACTION(() => {
            this.effect.evenTapped = true;
          });
        },
      },
      {
        ALT: () => {
          this.OR3([{ ALT: () => this.CONSUME(T.During) }, { ALT: () => this.CONSUME(T.In) }]);
          const during = this.SUBRULE(this.period);
          this.ACTION(() => {
            this.effect.during = during;
            this.during = during;
            if (during.whose === 'opponent') this.they = 'opponent';
          });
        },
      },
      { ALT: () => this.SUBRULE(this.trigger) },
    ]);
  });

  protected trigger = this.RULE('trigger', () => {
    const when = this.OR<Trigger>([
      {
        GATE: () => this.passesAt(),
        ALT: () => {
          const word = this.CONSUME(T.When);
          const of = this.SUBRULE(this.period);
          const edge = this.CONSUME(T.Passes);
          return this.ACTION((): Trigger => {
            const at = this.value(word);
            if (at !== 'when' && at !== 'whenever') this.refuse('say "at the start of"');
            return { at: this.value<'start' | 'end'>(edge), of };
          });
        },
      },
      { GATE: () => this.becomesAt(), ALT: () => this.SUBRULE(this.comesToBe) },
      { GATE: () => !this.at(1, T.NextTime), ALT: () => this.SUBRULE(this.eventTrigger) },
      { ALT: () => this.SUBRULE(this.nthTrigger) },
      {
        ALT: () => {
          const { at, of } = this.SUBRULE(this.edge);
          this.OPTION({
            GATE: () => this.ahead(T.In, T.Who),
            DEF: () => this.SUBRULE(this.inWhich, { ARGS: [at] }),
          });
          return { at, of };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.While);
          return { at: 'while', holds: this.SUBRULE(this.condition) };
        },
      },
      {
        ALT: () => {
          return this.SUBRULE(this.ifWould);
        },
      },
    ]);
    this.ACTION(() => this.setTrigger(when));
  });

  /** "in which you did not play a card": what must have happened in the turn that ends. */
  private inWhich = this.RULE('inWhich', (edge: 'start' | 'end') => {
    this.CONSUME(T.In);
    this.CONSUME(T.Who);
    this.ACTION(() => {
      if (edge === 'start') this.refuse('nothing has happened in a turn that begins');
      this.atTurnsEnd = true;
    });
    const needs = this.SUBRULE(this.condition);
    this.ACTION(() => {
      this.needs = needs;
    });
  });

  /** "when your turn begins". */
  private passesAt(): boolean {
    return this.at(2, T.Your, T.Opponent, T.Each, T.The) && this.periodAt(2);
  }

  /** "if a unit would be destroyed this turn"; "if a unit is destroyed" is when it is. */
  protected ifWould: ParserMethod<[], EventTrigger | Would> = this.RULE('ifWould', () => {
    this.CONSUME(T.If);
    const { tense, ...told } = this.SUBRULE(this.waited);
    const time = this.OPTION({
      GATE: () => this.at(1, T.ThisTurn, T.Until),
      DEF: () => this.SUBRULE(this.duration),
    });
    return this.ACTION((): EventTrigger | Would => {
      if (tense === 'past') this.refuse('say "would"');
      this.time = time;
      return tense === 'would' ? { at: 'would', ...told } : { at: 'event', word: 'when', ...told };
    });
  });

  /** "the first time each turn a unit is destroyed", "the second time you draw a card each turn". */
  private nthTrigger: ParserMethod<[], Trigger> = this.RULE('nthTrigger', () => {
    const token = this.CONSUME(T.NthTime);
    const early = this.OPTION({
      GATE: () => this.at(1, T.Each, T.In),
      DEF: () => this.SUBRULE(this.everyTurn),
    });
    const { tense, ...told } = this.SUBRULE(this.waited);
    const late = this.OPTION2(() => this.SUBRULE2(this.everyTurn));
    return this.ACTION((): Trigger => {
      const nth = Number(this.value(token));
      if ((early ?? late) === undefined) this.refuse('say "each turn"');
      if (tense === 'past') this.refuse('a trigger is told in the present');
      if (told.or) this.refuse('say how often one thing happens');
      if (nth > 1 && 'several' in told.event) this.refuse('say it of one card');
      if (tense !== 'would') return { at: 'event', word: 'whenever', ...told, nth };
      if (nth > 1 || this.effect.limit) this.refuse('only the first time can be replaced');
      this.effect.limit = { times: 1, per: 'turn' };
      return { at: 'would', ...told };
    });
  });

  /** What the sentence that is read watches for. */
  protected watch: Sentence['on'];

  protected setTrigger(when: Trigger): void {
    // "While this card is on the field, whenever ...": that is where it is listened from anyway.
    if ('event' in when && isOnField(this.effect.when)) delete this.effect.when;
    // "While you control a dragon, whenever you draw a card, ...": what must be so when it happens (R-T86).
    const { when: before } = this.effect;
    if (before?.at === 'while' && 'event' in when) {
      if (this.needs) this.refuse('join two conditions by and');
      this.needs = before.holds;
      if (isCovered(before.holds))
        this.refuse('a card that lies under another is set off by nothing else');
      delete this.effect.when;
    }
    if (this.effect.when || this.watch) this.refuse('an effect has one trigger');
    if (this.time && (when.at === 'event' || when.at === 'would')) this.watchFor(when, this.time);
    else this.effect.when = when;
    this.time = undefined;
    this.spoken = true;
    if ('event' in when) this.hear(this.inThisWay(when));
    this.replaced = when.at === 'would' ? this.inThisWay(when) : undefined;
    this.atTurnsEnd = when.at === 'end' && when.of.part === 'turn';
    if ('of' in when && when.of.whose !== 'your') {
      this.they = when.of.whose === 'each' ? 'turn' : 'opponent';
    }
  }

  /** What happens can be answered, and is spoken of. */
  protected hear(event: Event): void {
    if (this.cardsInEvent)
      this.refuse('the number of cards it happens to can only be asked with "if", in the past');
    this.event = event;
    this.otherThanEvents = isOfAnother(event);
    this.lastSpoken = undefined;
    this.singles = this.otherThanEvents ? 1 : 0;
    this.twoInEvent = isOfTwo(event) ? otherCardOf(event)?.card.noun : undefined;
    this.answers = answerTo(event);
    this.hasLeft = hasLeftField(event);
    this.spoken = true;
    this.spokenActs = 0;
    // "That unit" is then the one that has come to lie on this card.
    if (event.what === 'rankedUp' && event.card === 'this' && event.into) this.thatIs = 'cover';
  }

  protected answerEffectBehind(): void {
    const { when } = this.effect;
    if (!when || !('event' in when) || (when.at === 'event' && when.nth !== undefined)) return;
    const [event, ...or] = eventsOf(when).flatMap((one) => effectBehind(one) ?? []);
    if (!event || or.length < (when.or?.length ?? 0)) return;
    // "It" would be the card of the effect then, and no longer the one that it is done to.
    if (eventsOf(when).some(isDoneToCard) && this.pointsBackAhead())
      this.refuse('it is not clear which card is meant after that');
    const word = when.at === 'event' ? when.word : 'when';
    this.effect.when = { at: 'event', word, event, ...(or.length > 0 && { or }) };
    this.event = event;
    this.answers = 'effect';
    this.replaced = undefined;
  }

  /** Whether something is said of "it" or "that card" in the rest of the text. */
  private pointsBackAhead(): boolean {
    return [T.It, T.That, T.Them, CATEGORY.its].some((word) => this.before(word));
  }

  /** How long the event that was just read is watched for. */
  protected time: Duration | undefined;

  /** Watches for what would otherwise be a trigger. */
  protected watchFor(trigger: EventTrigger | Would, time: Duration | undefined): void {
    const lasts = time && { for: time };
    this.replaced = trigger.at === 'would' ? this.inThisWay(trigger) : undefined;
    if (trigger.at === 'would') {
      const { at: _, first, ...told } = trigger;
      if (first) this.refuse('say what would happen with "if"');
      this.watch = { word: 'whenever', ...told, ...lasts, would: true };
      return;
    }
    const { word, event, or } = trigger;
    if (word === 'before' || word === 'after') this.refuse('say "when" or "whenever"');
    const told = { event, ...(or && { or }) };
    // R-T252. "Until your next turn, when ...": each time; once is "the next time".
    this.watch = { word: 'whenever', ...told, ...lasts };
  }

  protected eventTrigger: ParserMethod<[], EventTrigger | Would> = this.RULE('eventTrigger', () => {
    const word = this.CONSUME(T.When);
    const { tense, ...told } = this.SUBRULE(this.waited);
    const sameTurn = this.OPTION2({
      GATE: () => this.inOneTurnAt(),
      DEF: () => {
        this.SUBRULE(this.inOneTurn);
        return true;
      },
    });
    const time = this.OPTION({
      GATE: () => this.at(1, T.ThisTurn, T.Until),
      DEF: () => this.SUBRULE(this.duration),
    });
    return this.ACTION((): EventTrigger | Would => {
      this.time = time;
      const at = this.value<TriggerWord>(word);
      if (sameTurn) return this.soManyInTurn(told.event, tense);
      // "After this card has attacked": there the past says no more than the word.
      if (tense === 'past' && at !== 'after') this.refuse('a trigger is told in the present');
      if (tense !== 'would') return { at: 'event', word: at, ...told };
      if (told.event.what === 'chainResolves')
        return { at: 'event', word: 'when', ...told, event: { ...told.event, before: true } };
      return at === 'before' ? { at: 'would', ...told, first: true } : { at: 'would', ...told };
    });
  });

  /** "When your opponent takes two actions in the same turn": the second time that they do. */
  private soManyInTurn(event: Event, tense: string): EventTrigger {
    const { cardsInEvent } = this;
    this.cardsInEvent = undefined;
    if (!cardsInEvent || cardsInEvent.than === 'at most' || cardsInEvent.n < 1)
      this.refuse('say how many, like "two cards in the same turn"');
    if (tense !== 'present') this.refuse('a trigger is told in the present');
    const nth = cardsInEvent?.n ?? 1;
    if (nth > MOST_TIMES) this.refuse('it can be counted up to the fifth time');
    return { at: 'event', word: 'whenever', event: ofEachCard(event), nth };
  }

  /** "at the start of your turn". */
  protected edge: ParserMethod<[], Moment> = this.RULE('edge', () => {
    this.CONSUME(T.At);
    this.OPTION(() => this.CONSUME(T.The));
    const edge = this.CONSUME(T.Edge);
    this.CONSUME(T.Of);
    const of = this.OR<Period | 'this turn'>([
      this.word(T.ThisTurn, 'this turn'),
      {
        // "a turn in which ...": of each.
        GATE: () => this.ahead(T.A, T.Turn, T.In),
        ALT: () => {
          this.CONSUME(T.A);
          this.CONSUME(T.Turn);
          return { part: 'turn', whose: 'each' };
        },
      },
      { ALT: () => this.SUBRULE(this.period) },
    ]);
    return this.ACTION((): Moment => {
      const at = this.value<'start' | 'end'>(edge);
      if (of !== 'this turn') return { at, of };
      return { at, of: { part: 'turn', whose: 'each' }, this: true };
    });
  });

  /** "Players cannot ... unless they ...": of each player by what they have themselves. */
  protected ofEachPlayer(acts: readonly Act[]): Act[] {
    this.theyAreEach = false;
    const each = acts.map(saidOfEach);
    if (each.includes(undefined)) this.refuse('it is not clear whom "they" means');
    return each.flatMap((said) => said ?? []);
  }

  /** A fresh start for the next text. */
  protected forget(): void {
    this.refusal = undefined;
    this.they = undefined;
    this.theyAreEach = false;
    this.lastDeck = undefined;
    this.countsKinds = false;
    this.doer = 'you';
    this.asks = this.choosesOwn = this.comes = this.takesBase = false;
    this.answers = undefined;
    this.thatIs = undefined;
    this.battling = false;
    this.saysUsedInRankUp = false;
    this.equipsTo = undefined;
    this.spokenActs = 0;
    this.passed.clear();
    this.coveredIs = false;
    this.readsPick = false;
    this.forgetLikeness();
    this.readsPartner = false;
    this.equipsThis = false;
    this.twoMeant = false;
    this.twoInEvent = this.namedOfTwo = undefined;
    this.lastSpoken = this.spokenBefore = undefined;
    this.singles = 0;
    this.itIsThis = this.itsIsThis = false;
    this.spoken = this.hasLeft = false;
    this.subject = undefined;
    this.inChoice = false;
    this.endsAtComma = false;
    this.inClause = false;
    this.event = undefined;
    this.lastZone = this.deckNamed = undefined;
    this.lastAct = undefined;
    this.givenSubject = undefined;
    this.chosenFirst.length = 0;
    this.lastKind = undefined;
    this.closesList = false;
    this.chosenOnField = this.discarded = false;
    this.otherThanEvents = this.ofOther = false;
    this.chosenHere = false;
    this.firstHere = undefined;
    this.named = this.paidTypes = undefined;
    this.during = undefined;
    this.lastCompared = undefined;
    this.watch = this.time = undefined;
    this.pileFirst = this.cardsInEvent = undefined;
    this.replaced = this.preventedNext = this.needs = undefined;
    this.atPrice = this.neededByAll = false;
    this.atTurnsEnd = false;
  }
}

/** So many cards are counted one by one, together or not. */
function ofEachCard(event: Event): Event {
  if (!('several' in event)) return event;
  const { several: _, ...each } = event;
  return each;
}

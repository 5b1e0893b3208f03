import { EOF, type ParserMethod } from 'chevrotain';
import type { CardFilter, Condition, DeedKind, Event, Range } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { newPhrase } from '../cards/phrase.ts';
import { rangeOf } from '../cards/ranges.ts';
import type { Rate } from '../cards/rates.ts';
import { StandingParser } from './standings.ts';
import { negated, type Simple } from './tests.ts';

const ANY: CardFilter = { noun: 'card' };

/** What players do with cards, as it is told of them. */
const DONE_BY_PLAYERS: Readonly<Record<string, DeedKind | 'tapped' | 'untapped'>> = {
  drawn: 'draws',
  discarded: 'discards',
  milled: 'mills',
  played: 'plays',
  rankedUp: 'ranksUp',
  tapped: 'tapped',
  untapped: 'untapped',
};

/** What befell cards that may lie anywhere now. */
const COUNTED: ReadonlySet<string> = new Set([
  'drawn',
  'tapped',
  'untapped',
  'rankedUp',
  'revealed',
]);

type Happened = Extract<Condition, { is: 'happened' }>;

/** What has happened in this turn or the last, and how often. */
export abstract class HappenedParser extends StandingParser {
  /** Whether it is asked when a turn ends: then it goes without saying of which turn. */
  protected atTurnsEnd = false;

  /** "a unit was destroyed this turn", "you played two or more spells this turn". */
  protected happened: ParserMethod<[], Simple> = this.RULE('happened', () => {
    const { event, tense, not } = this.SUBRULE(this.oneThing);
    const counted = this.ACTION(() => this.takeCounted());
    const often = this.OPTION({
      GATE: () => counted === undefined && this.oftenAt(),
      DEF: () => this.SUBRULE(this.howOften),
    });
    const time = this.OR<'this turn' | 'last turn' | 'this way'>([
      this.word(T.ThisTurn, 'this turn'),
      this.word(T.LastTurn, 'last turn'),
      this.word(T.ThisWay, 'this way'),
      {
        GATE: () => this.at(1, T.Comma),
        ALT: () =>
          this.ACTION(() => {
            if (tense !== 'past') this.refuse('say what is so, like "you control a tapped unit"');
            if (!this.atTurnsEnd) this.refuse('say "this turn" or "last turn"');
            return 'this turn' as const;
          }),
      },
    ]);
    return this.ACTION(() => {
      if (tense !== 'past') this.refuse('what happened this turn is told in the past');
      if (time === 'this way') return this.amongThose(event, counted ?? often, not);
      // One unit may attack more than once.
      if (counted && event.what === 'attacks') this.refuse('say how often, like "attacked twice"');
      return this.soOften({ is: 'happened', event, in: time }, counted ?? often, not);
    });
  });

  /** "a water unit was milled this way": there is one among the cards last spoken of. */
  private amongThose(event: Event, range: Range | undefined, not: boolean): Simple {
    const card = 'card' in event ? event.card : 'other' in event ? (event.other ?? ANY) : undefined;
    if (typeof card !== 'object' || card.place || card.whose || !this.spoken)
      this.refuse('say what was done to which cards');
    const kind = typeof card === 'object' ? card : ANY;
    const many = range ?? rangeOf('at least', 1);
    return negated({ is: 'count', card: { ...kind, place: 'that' }, range: many }, not);
  }

  /** After "for each time": "you drew a card this turn". */
  protected timesHappened: ParserMethod<[], Rate> = this.RULE('timesHappened', () => {
    const { event, tense, not } = this.SUBRULE(this.oneThing);
    const time = this.SUBRULE(this.whichTurn);
    return this.ACTION(() => {
      if (tense !== 'past' || not || this.cardsInEvent)
        this.refuse('what happened this turn is told in the past');
      return { each: { the: 'happened' as const, event, in: time } };
    });
  });

  private whichTurn = this.oneOf<'this turn' | 'last turn'>('whichTurn', [
    this.word(T.ThisTurn, 'this turn'),
    this.word(T.LastTurn, 'last turn'),
  ]);

  /** "card you drew this turn", "units tapped this turn"; what was destroyed is counted where it lies. */
  protected doneCardsAt(): boolean {
    let k = 1;
    while (!this.at(k, T.Done, T.Turned) || this.headAt(k + 1)) {
      if (this.at(k, EOF, T.Stop, T.Comma, T.And, T.Control, CATEGORY.verb)) return false;
      k++;
    }
    if (!this.at(k + 1, T.ThisTurn, T.LastTurn)) return false;
    const done = String(this.value(this.LA(k)));
    const back = this.at(k - 1, T.Has) ? k - 2 : k - 1;
    if (this.at(back, T.You, T.Opponent, T.They)) return done in DONE_BY_PLAYERS;
    return this.nounAt(k - 1) && COUNTED.has(done);
  }

  protected doneCards: ParserMethod<[], Rate> = this.RULE('doneCards', () => {
    const kind = this.SUBRULE(this.doneKind);
    this.OPTION(() => this.CONSUME(T.That));
    const who = this.OPTION2(() => this.SUBRULE(this.doneBy));
    this.OPTION3(() => this.CONSUME(T.Has));
    const done = this.CONSUME(CATEGORY.done);
    const time = this.SUBRULE(this.whichTurn);
    return this.ACTION(() => {
      const did = this.value<string>(done);
      const any = kind.noun === 'card' && Object.keys(kind).length === 1;
      const what = DONE_BY_PLAYERS[did];
      const event =
        who && what && what !== 'tapped' && what !== 'untapped'
          ? { what, who, ...(!any && { other: kind }) }
          : { what: did as 'drawn', card: kind, ...(who && { by: who }) };
      return { each: { the: 'happened' as const, event, in: time } };
    });
  });

  private doneBy: ParserMethod<[], 'you' | 'opponent'> = this.oneOf<'you' | 'opponent'>('doneBy', [
    this.word(T.You, 'you'),
    this.word(T.Opponent, 'opponent'),
    {
      ALT: () => {
        this.CONSUME(T.They);
        return this.ACTION(() => {
          this.areOpponent();
          return 'opponent' as const;
        });
      },
    },
  ]);

  /** What stands before the noun, and the noun. */
  private doneKind: ParserMethod<[], CardFilter> = this.RULE('doneKind', () => {
    const phrase = this.ACTION(newPhrase);
    this.MANY(() => this.SUBRULE(this.premodifier, { ARGS: [phrase] }));
    this.OPTION({
      GATE: () => !phrase.filter.subtypes || this.nounAt(1),
      DEF: () => this.SUBRULE(this.noun, { ARGS: [phrase] }),
    });
    return this.ACTION(() => phrase.filter);
  });

  /** How many cards the event that was just read spoke of. */
  private takeCounted(): Range | undefined {
    const { cardsInEvent } = this;
    this.cardsInEvent = undefined;
    return cardsInEvent;
  }

  /** "twice", "two or more times", "exactly one time". */
  private howOften: ParserMethod<[], Range> = this.oneOf<Range>('howOften', [
    this.word(T.Twice, rangeOf('at least', 2)),
    {
      ALT: () => {
        const range = this.SUBRULE(this.quantity);
        this.CONSUME(T.Times);
        return range;
      },
    },
  ]);

  private soOften(happened: Happened, times: Range | undefined, not: boolean): Simple {
    if (!times || (times.than === 'at least' && times.n <= 1)) return negated(happened, not);
    if (times.than !== 'at least' && times.n === 0) return negated(happened, !not);
    return not ? this.denied({ ...happened, times }) : { ...happened, times };
  }

  /** The opposite of a condition. */
  protected denied(condition: Exclude<Simple, { is: 'not' }>): Simple {
    if (condition.is !== 'happened' || !condition.times) return negated(condition, true);
    const { times, ...happened } = condition;
    const { than, n } = times;
    if (than === 'exactly') this.refuse('say "or more" or "or fewer"');
    if (than === 'at least') return { ...happened, times: rangeOf('at most', n - 1) };
    return { ...happened, times: rangeOf('at least', n + 1) };
  }
}

import { EOF, type ParserMethod } from 'chevrotain';
import type { Amount, CardFilter } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { CardsParser } from './cards.ts';
import { settle } from './phrase.ts';
import { type Rate, timesRate } from './rates.ts';

/** What the most of a number can be said of. */
const CAPPED = [T.Card, T.Point, T.Attack, T.Defense, T.Bonus];

/** What ends the cards that are counted. */
const COUNT_ENDS = [
  ...[EOF, T.Stop, T.Comma, T.Semicolon, T.And, T.Or, T.Then, T.To, T.Maximum, T.Instead],
  ...[T.ThisTurn, T.Each, T.Until, T.While, T.For, T.During, T.If, T.When, T.AttackOver],
];

/** What tells that something new is said of a player, or of cards. */
const NOT_COUNTED = [T.Player, T.Is, T.MayNot, T.Can, T.May, T.Must, T.DoNot, T.Become];

/** Values, though they are verbs, too. */
const VALUES = [T.Attack];

/** What is said of cards that are counted together with others. */
const PLAINLY: ReadonlySet<string> = new Set([
  ...['noun', 'types', 'notTypes', 'subtypes', 'notSubtypes', 'rank', 'states'],
  ...['whose', 'place'],
]);

/** Is no more said of cards than what they are like, whose they are and where they lie? */
function isPlainly(each: Rate['each']): each is CardFilter {
  if ('the' in each || each.place?.endsWith('that')) return false;
  return Object.keys(each).every((key) => PLAINLY.has(key));
}

/** So many for each of others, and the most it comes to. */
export abstract class ForEachParser extends CardsParser {
  /** After a number: "for each ..." makes it a rate; a number stands for itself. */
  protected times: ParserMethod<[n: number], Amount> = this.RULE('times', (n: number) => {
    const rate = this.OPTION(() => this.SUBRULE(this.cappedRate));
    return this.ACTION(() => (rate ? timesRate(n, rate) : n));
  });

  /** "for each unit you control, up to three". */
  protected cappedRate: ParserMethod<[], Rate> = this.RULE('cappedRate', () => {
    const rate = this.SUBRULE(this.forEach);
    const most = this.SUBRULE(this.cap);
    return this.ACTION(() => (most ? { ...rate, most } : rate));
  });

  /** "to a maximum of three", or nothing. */
  protected cap: ParserMethod<[], number | undefined> = this.RULE('cap', () =>
    this.OPTION({
      GATE: () => this.capAt(this.at(1, T.Comma) ? 2 : 1),
      DEF: () => {
        this.OPTION2(() => this.CONSUME(T.Comma));
        this.OR([
          { ALT: () => this.CONSUME(T.Maximum) },
          { ALT: () => this.CONSUME(T.UpTo) },
          { ALT: () => this.CONSUME(T.AtMost) },
        ]);
        const most = this.SUBRULE(this.number);
        this.OPTION3(() => this.SUBRULE(this.capped));
        this.OPTION4(() => this.CONSUME(T.Close));
        this.ACTION(() => {
          if (most === 0) this.refuse('that would be nothing');
        });
        return most;
      },
    }),
  );

  private capped = this.oneOf<void>(
    'capped',
    CAPPED.map((type) => this.word(type, undefined)),
  );

  /** Whether the most that a number comes to is said, rather than how many cards do something. */
  private capAt(k: number): boolean {
    if (!this.at(k, T.Maximum, T.UpTo, T.AtMost) || !this.at(k + 1, T.Number)) return false;
    const end = this.at(k + 2, ...CAPPED) ? k + 3 : k + 2;
    return this.at(k, T.Maximum) || this.at(end, EOF, T.Stop, T.Comma, T.And, T.Then, T.ThisTurn);
  }

  /** "for each fire unit you control", "for every two units", "for each point lost". */
  protected forEach: ParserMethod<[], Rate> = this.RULE('forEach', () => {
    this.CONSUME(T.ForEach);
    return this.OR<Rate>([
      {
        GATE: () => this.at(this.at(1, T.Number) ? 2 : 1, T.Times),
        ALT: () => {
          const per = this.OPTION2(() => this.SUBRULE2(this.number));
          this.CONSUME(T.Times);
          const rate = this.SUBRULE(this.timesHappened);
          return this.ACTION(() => (per === undefined ? rate : { ...rate, per }));
        },
      },
      {
        GATE: () => this.doneCardsAt(),
        ALT: () => this.SUBRULE(this.doneCards),
      },
      {
        // "Discard up to two cards. Draw a card for each."
        GATE: () =>
          this.lastSpoken !== undefined && this.at(1, EOF, T.Stop, T.Comma, T.Semicolon, T.And),
        ALT: () => ({ each: { the: 'that' } }),
      },
      {
        GATE: () => this.at(1, T.Number) && this.at(2, T.Of) && this.at(3, T.Them),
        ALT: () => {
          const per = this.SUBRULE(this.number);
          this.CONSUME2(T.Of);
          this.CONSUME2(T.Them);
          return { each: { the: 'that' }, per };
        },
      },
      {
        GATE: () => this.at(1, T.Of),
        ALT: () => {
          this.CONSUME(T.Of);
          return this.OR2<Rate>([
            this.word(T.Them, { each: { the: 'that' } }),
            {
              ALT: () => {
                this.CONSUME(T.That);
                return this.OR3<Rate>([
                  this.word(CATEGORY.noun, { each: { the: 'that' } }),
                  this.word(T.Point, { each: { the: 'points' } }),
                ]);
              },
            },
            { ALT: () => this.SUBRULE(this.counted) },
          ]);
        },
      },
      {
        GATE: () => this.ahead(T.Different) || this.ahead(T.Number, T.Different),
        ALT: () => this.SUBRULE(this.differentKinds),
      },
      {
        GATE: () => this.pointsDoneAt(),
        ALT: () => this.SUBRULE(this.pointsDone),
      },
      {
        ALT: () => {
          this.CONSUME(T.Point);
          this.CONSUME(T.Done);
          this.OPTION(() => this.CONSUME(T.ThisWay));
          return { each: { the: 'points' } };
        },
      },
      {
        ALT: () => {
          const rate = this.SUBRULE2(this.counted);
          const onField = this.ACTION(() => this.at(0, T.Field));
          const also = this.OPTION3({
            GATE: () => this.alsoEachAt(),
            DEF: () => this.SUBRULE(this.alsoEach),
          });
          return this.ACTION(() => (also ? this.countedToo(rate, also, onField) : rate));
        },
      },
    ]);
  });

  /** "and each spell you control", rather than "and each player draws a card", "and each of them loses". */
  private alsoEachAt(): boolean {
    if (!this.at(1, T.And) || !this.at(2, T.Each, T.ForEach) || this.at(3, T.Of)) return false;
    for (let k = 3; !this.at(k, ...COUNT_ENDS); k++)
      if (this.at(k, ...NOT_COUNTED) || (this.at(k, CATEGORY.verb) && !this.at(k, ...VALUES)))
        return false;
    return true;
  }

  private alsoEach: ParserMethod<[], Rate> = this.RULE('alsoEach', () => {
    this.CONSUME(T.And);
    this.OR([{ ALT: () => this.CONSUME(T.Each) }, { ALT: () => this.CONSUME(T.ForEach) }]);
    return this.SUBRULE(this.counted);
  });

  /** R-T296. Both are counted; what is said of the last alone, whose they are or where, is said of both. */
  private countedToo(first: Rate, second: Rate, onField: boolean): Rate {
    const [each, also] = [first.each, second.each];
    const plain = !first.per && !second.per && isPlainly(each) && isPlainly(also);
    if (!plain) {
      this.refuse('say each by itself');
      return first;
    }
    if (each.whose || each.place || !(also.whose || also.place)) return { each, also };
    // "each unit on the field and each card in your hand".
    if (onField) return { each: also, also: each };
    const { whose, place } = also;
    return { each: { ...each, ...(whose && { whose }), ...(place && { place }) }, also };
  }

  /** "different type among your units", "two different ranks of units you control". */
  protected differentKinds: ParserMethod<[], Rate> = this.RULE('differentKinds', () => {
    const per = this.OPTION(() => this.SUBRULE(this.number));
    this.CONSUME(T.Different);
    const what = this.SUBRULE(this.sharedThing);
    this.OR([{ ALT: () => this.CONSUME(T.Among) }, { ALT: () => this.CONSUME(T.Of) }]);
    const determiner = this.SUBRULE(this.determiner);
    const phrase = this.SUBRULE(this.phrase, { ARGS: [determiner, undefined, true] });
    return this.ACTION((): Rate => {
      if ((determiner.count && determiner.count !== 'all') || phrase.by)
        this.refuse('a number cannot stand here');
      const among = settle(phrase, 'field', this.doer);
      return { each: { the: 'kinds', what, among }, ...(per && per > 1 && { per }) };
    });
  });

  /** "point you lost this turn", "two points your opponent gained last turn". */
  protected pointsDoneAt(): boolean {
    const k = this.at(1, T.Number) ? 2 : 1;
    return (
      this.at(k, T.Point) && this.at(k + 1, T.You, T.Opponent, T.They) && this.at(k + 2, T.Done)
    );
  }

  protected pointsDone: ParserMethod<[], Rate> = this.RULE('pointsDone', () => {
    const per = this.OPTION(() => this.SUBRULE(this.number));
    this.CONSUME(T.Point);
    const who = this.OR<'you' | 'opponent'>([
      this.word(T.You, 'you'),
      this.word(T.Opponent, 'opponent'),
      this.word(T.They, 'opponent'),
    ]);
    const done = this.CONSUME(T.Done);
    const time = this.OR2<'this turn' | 'last turn'>([
      this.word(T.ThisTurn, 'this turn'),
      this.word(T.LastTurn, 'last turn'),
    ]);
    return this.ACTION((): Rate => {
      const deed = this.value(done);
      if (deed !== 'lost' && deed !== 'gained') this.refuse('points are lost or gained');
      if (this.at(-2, T.They)) this.areOpponent();
      const what = deed === 'lost' ? 'losesPoints' : 'gainsPoints';
      const each = { the: 'happened', event: { what, who }, in: time, points: true } as const;
      return { each, ...(per && per > 1 && { per }) };
    });
  });

  /** "you drew a card this turn". */
  protected abstract timesHappened: ParserMethod<[], Rate>;

  /** "cards you drew this turn", "units tapped this turn": how often that has happened. */
  protected abstract doneCardsAt(): boolean;
  protected abstract doneCards: ParserMethod<[], Rate>;

  /** The cards that are counted, one by one or two by two; "unit destroyed this way" is all of those. */
  protected counted: ParserMethod<[], Rate> = this.RULE('counted', () => {
    const determiner = this.SUBRULE(this.determiner);
    const phrase = this.SUBRULE(this.phrase, { ARGS: [determiner, undefined, true] });
    return this.ACTION((): Rate => {
      const { count } = determiner;
      const per = typeof count === 'object' && 'n' in count && count.n > 1 ? count.n : undefined;
      if ((count && !per) || phrase.by) this.refuse('a number cannot stand here');
      if (phrase.playedBy) this.refuse('say of cards on the field "that were played this turn"');
      const filter = settle(phrase, 'field', this.doer);
      const { place, noun, ...rest } = filter;
      const thisWay = place === 'that' && this.LA(0).tokenType === T.ThisWay;
      if (thisWay && (rest.whose || phrase.filter.whose || determiner.whose))
        this.refuse('of each player by themselves they cannot be counted');
      const all = noun === 'card' || this.spokenNoun() === noun;
      const those = thisWay && all && Object.keys(rest).length === 0;
      return { each: those ? { the: 'that' } : filter, ...(per && { per }) };
    });
  });
}

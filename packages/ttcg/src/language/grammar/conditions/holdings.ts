import { EOF, type ParserMethod } from 'chevrotain';
import type { CardFilter, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { settle } from '../cards/phrase.ts';
import { rangeOf } from '../cards/ranges.ts';
import { HappenedParser } from './happened.ts';
import { negated, type Simple } from './tests.ts';

export type Player = 'you' | 'opponent';

/** What a number of cards that a player has begins with. */
export const QUANTITIES = [
  T.A,
  T.No,
  T.Number,
  T.AtLeast,
  T.AtMost,
  T.Exactly,
  T.MoreThan,
  T.FewerThan,
];

/** What ends what is said of cards, or tells what they did. */
const NOT_LYING = [
  ...[EOF, T.Stop, T.Comma, T.Colon, T.And, T.If, T.While],
  ...[T.Was, T.Has, T.Done, T.DidNot, T.Player, CATEGORY.verb],
];

/** What players have, and what lies somewhere. */
export abstract class HoldingParser extends HappenedParser {
  /** "an undead, a ghost and a dragon": more of what a player has. */
  protected heldAfterJoint(): boolean {
    if (!this.at(1, T.And, T.But, T.Comma)) return false;
    const k = this.at(1, T.Comma) && this.at(2, T.And, T.But) ? 3 : 2;
    if (!this.at(k, ...QUANTITIES) || this.at(k + 1, T.Player)) return false;
    if (this.predicateAfter(k)) return false;
    return k === 3 || this.at(1, T.And, T.But) || this.listContinues();
  }

  /** After a comma alone: only if the list is closed by "and" before the clause begins. */
  private listContinues(): boolean {
    for (let k = 2; ; k++) {
      if (this.at(k, T.Comma)) return this.at(k + 1, T.And) && this.at(k + 2, T.A, T.Number);
      if (this.at(k, CATEGORY.verb, T.Stop, EOF)) return false;
      if (this.at(k, T.And)) return this.at(k + 1, T.A, T.Number);
    }
  }

  protected heldCards: ParserMethod<[who: Player], CardFilter> = this.RULE(
    'heldCards',
    (who: Player) => {
      const before = this.ACTION(() => this.they);
      const phrase = this.SUBRULE(this.phrase, {
        ARGS: [this.ACTION(() => this.afterQuantity())],
      });
      return this.ACTION(() => {
        if (who === 'opponent') this.they = 'opponent';
        else this.they = before ?? this.they;
        const whose = who === 'you' ? 'your' : 'opponent';
        if (this.othersCards(phrase.filter.whose, who)) {
          this.refuse('the cards cannot be of both players at once');
        }
        phrase.filter.whose = whose;
        this.where = phrase.filter.place !== undefined || phrase.controlled === true;
        return settle(phrase, 'field', 'you');
      });
    },
  );

  /** Whether the cards are said to be of the other player than the one spoken of. */
  protected othersCards(whose: Whose | undefined, who: Player): boolean {
    if (who === 'opponent') return whose === 'your';
    return whose === 'opponent' || (whose === 'their' && !this.theyAreEach);
  }

  /** "both players control a unit", "neither player has a card in their hand". */
  protected everybodyHoldsAt(): boolean {
    if (!this.at(1, T.Both, T.Each, T.No) || !this.at(2, T.Player)) return false;
    return this.at(3, T.Control, T.Has) && this.at(4, ...QUANTITIES);
  }

  protected everybodyHolds = this.RULE('everybodyHolds', (parts: Simple[]) => {
    const none = this.OR([
      this.word(T.Both, false),
      this.word(T.Each, false),
      this.word(T.No, true),
    ]);
    this.CONSUME(T.Player);
    this.OR2([{ ALT: () => this.CONSUME(T.Control) }, { ALT: () => this.CONSUME(T.Has) }]);
    const range = this.SUBRULE(this.quantity);
    const { doer, asks } = this;
    this.ACTION(() => {
      this.doer = 'both';
      this.asks = false;
    });
    const of = this.OR3<CardFilter | 'points'>([
      this.word(T.Point, 'points'),
      {
        ALT: () => {
          const phrase = this.SUBRULE(this.phrase, {
            ARGS: [this.ACTION(() => this.afterQuantity())],
          });
          return this.ACTION(() => {
            if (phrase.filter.whose && phrase.filter.whose !== 'their')
              this.refuse('the cards cannot be of both players at once');
            delete phrase.filter.whose;
            return settle(phrase, 'field', 'you');
          });
        },
      },
    ]);
    this.ACTION(() => {
      this.doer = doer;
      this.asks = asks;
      for (const who of ['you', 'opponent'] as const) {
        const whose = who === 'you' ? 'your' : 'opponent';
        const held: Simple =
          of === 'points'
            ? { is: 'points', who, range }
            : { is: 'count', card: { ...of, whose }, range };
        parts.push(negated(held, none));
      }
    });
  });

  /** "exactly three units are on the field", "a dragon is in your discard pile". */
  protected someLieAt(): boolean {
    if (!this.at(1, ...QUANTITIES)) return false;
    for (let k = 2; ; k++) {
      if (this.at(k, T.Is)) {
        const i = this.at(k + 1, T.Not) ? k + 2 : k + 1;
        if (this.at(i, T.InPlay, T.Under, T.Opposite)) return true;
        if (this.at(i, T.Below, T.Above)) return this.refAt(i + 1);
        return this.at(i, T.On) ? this.fieldAt(i + 1) : this.at(i, T.In) && this.zoneAt(i + 1);
      }
      if (this.at(k, ...NOT_LYING)) return false;
    }
  }

  protected someLie = this.RULE('someLie', (parts: Simple[]) => {
    const range = this.SUBRULE(this.quantity);
    const phrase = this.SUBRULE(this.phrase, { ARGS: [this.ACTION(() => this.afterQuantity())] });
    this.CONSUME(T.Is);
    const not = this.OPTION(() => this.CONSUME(T.Not));
    this.SUBRULE(this.postmodifier, { ARGS: [phrase] });
    this.ACTION(() => {
      const card = settle(phrase, 'field', 'you');
      const none = not !== undefined;
      if (none && (range.than !== 'at least' || range.n !== 1)) this.refuse('say how many are');
      parts.push(
        negated({ is: 'count', card, range: none ? rangeOf('at least', 1) : range }, none),
      );
    });
  });
}

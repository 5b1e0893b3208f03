import { EOF, type ParserMethod } from 'chevrotain';
import type { Condition } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { rangeOf } from '../cards/ranges.ts';
import { ComparisonParser } from './comparisons.ts';
import { type Player, QUANTITIES } from './holdings.ts';
import { negated, type Simple } from './tests.ts';

/** What must be true. */
export abstract class ConditionParser extends ComparisonParser {
  /** One condition, or several joined by "and" or "or", each with or without its "if". */
  protected condition: ParserMethod<[], Condition> = this.RULE('condition', () => {
    const parts: Simple[] = [];
    let word = '';
    let joints = 0;
    const { asks } = this;
    this.ACTION(() => {
      this.asked = this.asks = true;
      this.holder = undefined;
      if (this.at(1, T.The) && this.at(2, T.Top, T.Bottom) && !this.theOneIsAt())
        this.refuse('say first that it is revealed, then "if it is"', this.LA(1));
    });
    this.SUBRULE(this.simpleCondition, { ARGS: [parts] });
    this.MANY({
      GATE: () => this.conditionAfterJoint(word) || this.moreOfItAt(word, parts.at(-1)),
      DEF: () => {
        this.OPTION(() => this.CONSUME(T.Comma));
        const joint = this.OR([
          this.word(T.And, 'all'),
          this.word(T.But, 'all'),
          this.word(T.Or, 'any'),
        ]);
        this.OPTION2(() =>
          this.OR2([
            { ALT: () => this.CONSUME(T.If) },
            { ALT: () => this.CONSUME(T.While) },
            { GATE: () => this.comes, ALT: () => this.CONSUME(T.When) },
          ]),
        );
        this.ACTION(() => {
          word = joint;
          joints++;
        });
        this.SUBRULE2(this.simpleCondition, { ARGS: [parts] });
      },
    });
    return this.ACTION(() => {
      this.asks = asks;
      return this.joined(parts, word, joints);
    });
  });

  /** Whether what is read is waited for until it is so: "when ... and when ...". */
  protected comes = false;

  /** Whether the sentence says "unless". */
  protected saysUnless = false;

  /** "unless you control a dragon": if it is not so. */
  protected unless: ParserMethod<[], Condition> = this.RULE('unless', () => {
    this.CONSUME(T.Unless);
    const condition = this.SUBRULE(this.condition);
    return this.ACTION(() => this.unlessSo(condition));
  });

  /** What must be so, if something keeps it from happening. */
  protected unlessSo(condition: Condition): Condition {
    this.saysUnless = true;
    if (isSimple(condition)) {
      return condition.is === 'not' ? condition.of : this.denied(condition);
    }
    this.refuse('"unless" takes one condition');
    return condition;
  }

  /** A list inside a condition ("a ghost and a dragon") is "all", and cannot be mixed with "or". */
  private joined(parts: readonly Simple[], word: string, joints: number): Condition {
    const [first] = parts;
    if (parts.length === 1 && first) return first;
    if (word === 'any' && parts.length > joints + 1) this.refuse('"and" and "or" are mixed');
    return { is: word === 'any' ? 'any' : 'all', of: parts };
  }

  private conditionAfterJoint(word: string): boolean {
    const k = this.at(1, T.Comma) ? 2 : 1;
    if (!this.at(k, T.And, T.But, T.Or)) return false;
    const joint = this.at(k, T.Or) ? 'any' : 'all';
    if (word !== '' && word !== joint) return false;
    if (this.at(k + 1, T.If, T.While) || (this.comes && this.at(k + 1, T.When))) return true;
    return k === 1 && this.conditionAt(2);
  }

  /** Whether a condition comes without its "if", rather than the next act. */
  private conditionAt(k: number): boolean {
    if (this.at(k, T.There)) return true;
    if (this.at(k + 1, T.Has) && this.at(k + 3, T.HandLimit)) return false;
    if (this.holdsTooAt(k)) return true;
    if (this.at(k, T.You, T.Opponent))
      return this.at(k + 1, T.Control, T.Has, T.DoNot) && !this.at(k + 1, T.MayNot);
    const is = this.at(k, T.It) ? k + 1 : this.at(k, T.This) ? k + 2 : 0;
    if (is === 0 || !this.at(is, T.Is)) return false;
    if (this.at(is + 1, T.Immune, T.Also, T.Treated)) return false;
    return is === k + 1 || !this.at(is + 1, T.Lasting);
  }

  private simpleCondition = this.RULE('simpleCondition', (parts: Simple[]) => {
    this.startPart();
    this.OR([
      {
        GATE: () => this.at(1, T.Is),
        ALT: () => this.SUBRULE(this.moreOfIt, { ARGS: [parts] }),
      },
      {
        GATE: () => this.periodTestAt(),
        ALT: () => {
          this.CONSUME(T.It);
          this.OR3([{ ALT: () => this.CONSUME(T.Is) }, { ALT: () => this.CONSUME(T.Possessive) }]);
          const not = this.OPTION(() => this.CONSUME(T.Not));
          const of = this.SUBRULE(this.period);
          this.ACTION(() => parts.push(negated({ is: 'period', of }, not !== undefined)));
        },
      },
      {
        GATE: () => this.spaceEmptyAt(),
        ALT: () => this.SUBRULE(this.spaceEmpty, { ARGS: [parts] }),
      },
      { ALT: () => this.SUBRULE(this.thereIs, { ARGS: [parts] }) },
      {
        GATE: () => this.at(2, T.Difference),
        ALT: () => this.SUBRULE(this.difference, { ARGS: [parts] }),
      },
      { GATE: () => this.ofThemAt(), ALT: () => this.SUBRULE(this.ofThem, { ARGS: [parts] }) },
      { GATE: () => this.allAreAt(), ALT: () => this.SUBRULE(this.allAre, { ARGS: [parts] }) },
      {
        // "while equipped to a water unit".
        GATE: () => this.value(this.LA(1)) === 'equipped' && this.at(2, T.To),
        ALT: () => {
          this.CONSUME(T.Turned);
          this.CONSUME(T.To);
          const kind = this.SUBRULE2(this.kind, { ARGS: [] });
          this.ACTION(() => {
            if (kind.whose || kind.place || kind.other || kind.most)
              this.refuse('whose the equipped unit is cannot be asked here');
            parts.push(this.equippedTo(kind));
          });
        },
      },
      {
        GATE: () => this.ownQualityAt(),
        ALT: () => {
          // "While equipped, it gains ...": the other card; "while equipped, this unit ...": this one.
          const equipped = this.ACTION(
            () => this.value(this.LA(1)) === 'equipped' && !this.at(3, T.This),
          );
          const a = this.SUBRULE(this.quality);
          this.ACTION(() => {
            const unit = { noun: 'unit' } as const;
            parts.push(equipped ? this.equippedTo(unit) : this.tested({ the: 'this' }, a, false));
          });
        },
      },
      {
        GATE: () => this.at(1, T.Number, T.A) && this.ahead(T.Number, T.Of, T.Them, T.Is),
        ALT: () => {
          const n = this.SUBRULE(this.number);
          this.CONSUME(T.Of);
          this.CONSUME(T.Them);
          this.CONSUME2(T.Is);
          const card = this.SUBRULE(this.kind, { ARGS: [] });
          this.ACTION(() => {
            if (card.place) this.refuse('where a card lies cannot be asked here');
            parts.push({
              is: 'count',
              card: { ...card, place: 'that' },
              range: rangeOf('at least', n),
            });
          });
        },
      },
      {
        GATE: () => this.emptyAt(),
        ALT: () => this.SUBRULE(this.empty, { ARGS: [parts] }),
      },
      {
        GATE: () => this.pileHoldsAt(),
        ALT: () => this.SUBRULE(this.pileHolds, { ARGS: [parts] }),
      },
      {
        GATE: () => this.onlyOneAt(),
        ALT: () => this.SUBRULE(this.onlyOne, { ARGS: [parts] }),
      },
      {
        GATE: () => this.theOneIsAt(),
        ALT: () => this.SUBRULE(this.theOneIs, { ARGS: [parts] }),
      },
      {
        GATE: () => this.oneHasAt(),
        ALT: () => this.SUBRULE(this.oneHas, { ARGS: [parts] }),
      },
      {
        GATE: () => this.ownPointsAt(),
        ALT: () => this.SUBRULE(this.ownPoints, { ARGS: [parts] }),
      },
      {
        GATE: () => this.holderAt(),
        ALT: () => this.SUBRULE(this.holding, { ARGS: [parts] }),
      },
      {
        GATE: () => this.everybodyHoldsAt(),
        ALT: () => this.SUBRULE(this.everybodyHolds, { ARGS: [parts] }),
      },
      {
        GATE: () => this.someLieAt(),
        ALT: () => this.SUBRULE(this.someLie, { ARGS: [parts] }),
      },
      {
        GATE: () => this.ahead(T.You, T.And, T.Opponent) || this.ahead(T.Both, T.Player),
        ALT: () => {
          this.OR4([
            { ALT: () => this.CONSUME(T.Both) },
            {
              ALT: () => {
                this.CONSUME(T.You);
                this.CONSUME(T.And);
              },
            },
          ]);
          this.OR5([
            { ALT: () => this.CONSUME(T.Player) },
            { ALT: () => this.CONSUME(T.Opponent) },
          ]);
          this.OR6([{ ALT: () => this.CONSUME(T.Has) }, { ALT: () => this.CONSUME(T.Control) }]);
          this.SUBRULE(this.comparison, { ARGS: [parts, undefined, false] });
        },
      },
      {
        GATE: () => this.testAt(),
        ALT: () => {
          const test = this.SUBRULE(this.cardTest);
          this.ACTION(() => parts.push(test, ...this.besides.splice(0)));
        },
      },
      {
        ALT: () => {
          const happened = this.SUBRULE(this.happened);
          this.ACTION(() => parts.push(happened));
        },
      },
    ]);
  });

  /** "while tapped", "while under another card": this card is. */
  private ownQualityAt(): boolean {
    if (this.at(1, T.Turned)) return this.at(2, T.Comma);
    if (this.dormantAloneAt()) return true;
    return this.at(1, T.FaceUp, T.FaceDown, T.Under) || this.ahead(T.On, T.The, T.Field);
  }

  private periodTestAt(): boolean {
    if (!this.at(1, T.It) || !this.at(2, T.Is, T.Possessive)) return false;
    return this.periodAt(this.at(3, T.Not) ? 4 : 3);
  }

  private holderAt(): boolean {
    if (!this.at(1, T.You, T.Opponent, T.They)) return this.holdsTooAt(1);
    return this.holdsAt(2);
  }

  /** "control", "does not have", but not "has drawn". */
  private holdsAt(k: number): boolean {
    if (this.at(k, T.Has)) return !this.perfectAt(k) && !this.at(k + 2, T.HandLimit);
    return this.at(k, T.Control) || (this.at(k, T.DoNot) && this.at(k + 1, T.Control, T.Has));
  }

  /** "or have two cards"; but "and have one unit attack" is something to do. */
  private holdsTooAt(k: number): boolean {
    if (!this.holder || !this.holdsAt(k)) return false;
    if (!this.at(k, T.Has)) return true;
    const many = this.at(k + 1, ...QUANTITIES, T.More, T.Fewer, T.Less, T.AsMany);
    if (!many || this.at(k + 2, T.Player) || this.predicateAfter(k + 1)) return false;
    return !this.causedToBe(k + 1);
  }

  /** "have one unit be also a fire unit". */
  private causedToBe(k: number): boolean {
    for (let i = k; !this.at(i, T.And, T.Comma, T.Stop, T.Semicolon, T.Then, EOF); i++)
      if (this.at(i, T.Be)) return true;
    return false;
  }

  /** Of whom it was just said what they have: "you control a dragon or have ten points". */
  private holder: Player | undefined;

  /** The player who has something. */
  private holderNamed: ParserMethod<[], Player> = this.oneOf<Player>('holderNamed', [
    this.word(T.You, 'you'),
    this.word(T.Opponent, 'opponent'),
    {
      ALT: () => {
        this.CONSUME(T.They);
        return this.ACTION((): Player => {
          if (this.doer === 'both') {
            this.theyAreEach = true;
            return 'you';
          }
          this.areOpponent();
          return 'opponent';
        });
      },
    },
  ]);

  /** "you control ...", "your opponent has ...". */
  private holding = this.RULE('holding', (parts: Simple[]) => {
    const named = this.OPTION5(() => this.SUBRULE(this.holderNamed));
    const who = this.ACTION(() => named ?? this.holder ?? 'you');
    this.ACTION(() => {
      this.holder = who;
      if (who === 'opponent') this.they = this.asks = 'opponent';
    });
    const not = this.OPTION(() => this.CONSUME(T.DoNot));
    const has = this.OR2([this.word(T.Control, false), this.word(T.Has, true)]);
    const negative = not !== undefined;
    this.OR3([
      {
        GATE: () => this.at(1, T.More, T.Fewer, T.Less, T.AsMany, T.Higher) || this.comparedByAt(),
        ALT: () => this.SUBRULE(this.comparison, { ARGS: [parts, who, negative] }),
      },
      {
        ALT: () => {
          this.OPTION4(() => this.CONSUME(T.Both));
          this.SUBRULE(this.held, { ARGS: [parts, who, negative] });
          this.MANY({
            GATE: () => this.heldAfterJoint(),
            DEF: () => {
              this.OPTION2(() => this.CONSUME(T.Comma));
              this.OPTION3(() =>
                this.OR4([{ ALT: () => this.CONSUME(T.And) }, { ALT: () => this.CONSUME(T.But) }]),
              );
              this.SUBRULE2(this.held, { ARGS: [parts, who, negative] });
            },
          });
        },
      },
    ]);
    this.ACTION(() => has && this.saysWhere(parts.at(-1)));
  });

  /** So many cards of a kind, or points. */
  private held = this.RULE('held', (parts: Simple[], who: Player, not: boolean) => {
    const amount = this.OPTION2({
      GATE: () => !this.at(1, T.QuotedName),
      DEF: () => this.SUBRULE(this.quantity),
    });
    const the = this.OPTION6(() => this.CONSUME(T.The));
    const range = amount ?? rangeOf('at least', 1);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Point);
          const end = this.OPTION(() =>
            this.SUBRULE(this.openEnd, { ARGS: [this.ACTION(() => range.n)] }),
          );
          this.ACTION(() => {
            const than = end && end.than !== 'exactly' ? end : range;
            parts.push(negated({ is: 'points', who, range: than }, not));
          });
        },
      },
      {
        ALT: () => {
          this.ACTION(() => this.beginKinds());
          this.OPTION4({
            GATE: () => this.kindsFirstAt(),
            DEF: () => this.SUBRULE(this.kindsFirst),
          });
          const card = this.SUBRULE(this.heldCards, { ARGS: [who] });
          const end = this.OPTION3({
            GATE: () => this.at(1, T.OrMore, T.OrFewer),
            DEF: () => this.SUBRULE2(this.openEnd, { ARGS: [this.ACTION(() => range.n)] }),
          });
          this.ACTION(() => {
            if (the && !card.most) this.refuse('say how many, like "a unit"');
            parts.push(negated(this.numbered(card, end ?? amount), not));
          });
        },
      },
    ]);
  });
}

function isSimple(condition: Condition): condition is Simple {
  return condition.is !== 'all' && condition.is !== 'any';
}

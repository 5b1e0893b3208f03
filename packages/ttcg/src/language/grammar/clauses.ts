import { EOF, type IOrAlt, type IToken, type ParserMethod } from 'chevrotain';
import { canLast, lengthen } from '../tree/lasting.ts';
import { roundedUp } from '../tree/round-up.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act, Cards, Who } from '../tree/tree.ts';
import { CATEGORY, T } from '../words/tokens.ts';
import { again } from './acts/stats.ts';
import { HOW_LONG, isUneven, type Joint } from './alternatives.ts';
import { isOfSeveralOntoThis } from './cards/phrase.ts';
import { isTallied, rateAll, talliedAct } from './cards/rates.ts';
import { OtherwiseParser } from './otherwise.ts';

/** Clauses with their subjects, and lists of them. */
export abstract class ClauseParser extends OtherwiseParser {
  /** Acts joined by "and", "then" or commas. */
  protected acts: ParserMethod<[unnamed: Who | undefined], Act[]> = this.RULE(
    'acts',
    (unnamed: Who | undefined) => {
      const out: Act[] = [];
      const starts: number[] = [0];
      let listed = true;
      if (this.isReading) this.beginActs(unnamed);
      const joints: Joint[] = [];
      const doers: Who[] = [];
      const carried: number[] = [];
      const spoken = [this.lastSpoken];
      let either: number | undefined;
      if (!this.isReading || this.at(1, T.Either))
        this.OPTION3({
          GATE: () => this.clauseAt(2),
          DEF: () => {
            this.CONSUME(T.Either);
            either = 0;
          },
        });
      this.SUBRULE(this.clause, { ARGS: [out] });
      if (this.isReading) doers.push(this.doer);
      if (this.goesOn) {
        this.MANY({
          GATE: () => this.jointLength() > 0,
          DEF: () => {
            const next = out.length;
            const comma = this.ACTION(
              () => this.at(1, T.Comma) && !this.at(2, T.And, T.But, T.Then, T.Also),
            );
            this.ACTION(() => {
              starts.push(next);
              listed &&= comma;
            });
            const then = this.SUBRULE(this.conjunction);
            this.ACTION(() => {
              joints.push(then ? 'then' : comma ? 'comma' : 'and');
              spoken.push(this.lastSpoken);
            });
            this.OPTION4({
              GATE: () => this.at(1, T.Either) && either === undefined,
              DEF: () => {
                this.CONSUME2(T.Either);
                either = joints.length;
              },
            });
            const cannot = this.ACTION(() => this.at(1, T.MayNot));
            this.SUBRULE2(this.clause, { ARGS: [out] });
            this.ACTION(() => {
              doers.push(this.doer);
              if (this.same === 'cards' || (this.same && cannot)) carried.push(next);
              const act = out[next];
              // biome-ignore lint/suspicious/noThenProperty: no act is ever awaited
              if (then && act) out[next] = { ...act, then: true };
            });
          },
        });
        this.OPTION({
          GATE: () => either !== undefined || this.orClauseAt(),
          DEF: () => {
            const comma = this.OPTION2(() => this.CONSUME(T.Comma));
            this.CONSUME(T.Or);
            const other: Act[] = [];
            this.SUBRULE3(this.clause, { ARGS: [other] });
            this.ACTION(() => {
              const said = { acts: [...out], starts, joints, either, spoken, event: this.event };
              this.alternative(out, { ...said, parted: comma !== undefined }, other, doers);
            });
          },
        });
      }
      if (this.isReading) {
        this.parts = listed
          ? starts.map((start, i) => out.slice(start, starts[i + 1]))
          : [out.slice()];
        const choice = out.findIndex((act) => act.do === 'choose');
        if (choice >= 0 && choice < out.length - 1) this.refuse('a choice ends its sentence');
        if (carried.some((at) => isUneven(out, at))) this.refuse(HOW_LONG);
      }
      return out;
    },
  );

  private beginActs(unnamed: Who | undefined): void {
    this.unnamed = unnamed;
    this.subject = this.givenSubject;
    this.givenSubject = undefined;
    this.groupStart = 0;
  }

  private orClauseAt(): boolean {
    if (this.soManyIfAt() || this.othersIfAt()) return false;
    const k = this.at(1, T.Comma) ? 2 : 1;
    return this.at(k, T.Or) && this.clauseAt(k + 1) && !this.inChoice;
  }

  /** Whether a comma ends the acts: "unless your opponent discards a card, destroy ...". */
  protected endsAtComma = false;

  /** How many tokens join the next clause; 0 if none follows. */
  private jointLength(): number {
    let k = 1;
    if (this.endsAtComma && this.at(k, T.Comma)) return 0;
    if (this.at(k, T.Comma)) k++;
    if (this.at(k, T.And, T.But)) k++;
    if (this.at(k, T.Then)) k++;
    if (this.at(k, T.Also)) k++;
    if (k === 1) return 0;
    const either = this.at(k, T.Either) && this.clauseAt(k + 1);
    return either || this.clauseAt(k) ? k - 1 : 0;
  }

  private conjunction: ParserMethod<[], boolean> = this.RULE('conjunction', () => {
    this.OPTION(() => this.CONSUME(T.Comma));
    this.OPTION2(() =>
      this.OR([{ ALT: () => this.CONSUME(T.And) }, { ALT: () => this.CONSUME(T.But) }]),
    );
    const then = this.OPTION3(() => this.CONSUME(T.Then));
    this.OPTION4(() => this.CONSUME(T.Also));
    return then !== undefined;
  });

  /** Whether a clause begins at the k-th token. */
  protected clauseAt(k: number): boolean {
    if (this.verbAt(k) || this.causeAt(k) || this.at(k, T.Turn)) return true;
    if (this.at(k, T.MayNot, T.Can, T.May, T.Must, T.Is, T.DoNot, T.Become))
      return this.subject !== undefined;
    return (
      this.at(k, T.No, T.Nothing) ||
      this.handLimitAt(k) ||
      this.handLimitsAt(k) ||
      this.onlyTheseAt(k) ||
      this.divertAt(k) ||
      this.playerAt(k) ||
      this.cardsAt(k) ||
      this.pointsAt(k) ||
      (k === 1 && this.lostPointsAt()) ||
      this.valuesAt(k)
    );
  }

  /** Whether the clause that is read goes on about the subject of the one before. */
  private same: 'cards' | 'who' | undefined;

  /** Made once, like the verbs. */
  private readonly clauses: IOrAlt<void>[] = [
    {
      GATE: () => this.same === 'cards',
      ALT: () => {
        const cards = this.ACTION(() => again((this.subject as { cards: Cards }).cards));
        this.SUBRULE(this.predicate, { ARGS: [this.target, cards] });
      },
    },
    {
      GATE: () => this.same === 'who',
      ALT: () => this.SUBRULE(this.playerAct, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.divertAt(),
      ALT: () => this.SUBRULE(this.diverting, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.itIsCounteredAt(),
      ALT: () => this.SUBRULE(this.itIsCountered, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.handLimitAt(1),
      ALT: () => this.SUBRULE(this.handLimit, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.handLimitsAt(1),
      ALT: () => this.SUBRULE(this.handLimits, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.causeAt(1),
      ALT: () => this.SUBRULE(this.causing, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.ownPredicateAt(),
      ALT: () => {
        const cards = this.ACTION((): Cards => {
          if (this.lastSpoken || this.event) this.ofThisOnly();
          return { the: 'this' };
        });
        this.ACTION(() => {
          this.subject = { cards };
        });
        this.SUBRULE3(this.predicate, { ARGS: [this.target, cards] });
      },
    },
    {
      GATE: () => this.uncountedAt(),
      ALT: () => this.SUBRULE(this.firstUncounted, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.wardedAt(),
      ALT: () => this.SUBRULE(this.warded, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.effectsUsedAt(),
      ALT: () => this.SUBRULE(this.effectsUsed, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.verbAt(1) || this.at(1, T.Turn),
      ALT: () => this.SUBRULE(this.unnamedAct, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.says(T.StatChanges) && !this.at(1, CATEGORY.verb) && this.changesAt(),
      ALT: () => {
        const cards = this.SUBRULE(this.changesOf);
        this.CONSUME(T.Is);
        const done = this.CONSUME(T.Done);
        this.ACTION(() => {
          if (this.value(done) !== 'inverted') this.refuse('changes can be inverted');
          this.target.push({ do: 'invertChanges', cards });
        });
      },
    },
    {
      GATE: () => this.loserAt(),
      ALT: () => this.SUBRULE(this.loserLoses, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.lostPointsAt(),
      ALT: () => this.SUBRULE(this.lostPointsChange, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.pointsAt(),
      ALT: () => this.SUBRULE(this.pointsBecome, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.valuesAt(),
      ALT: () => this.SUBRULE(this.valuesBecome, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.ahead(T.All, T.Attack),
      ALT: () => this.SUBRULE(this.attacksRedirected, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.effectsOfAt(),
      ALT: () => this.SUBRULE(this.effectsKept, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.thisActsAt(),
      ALT: () => this.SUBRULE(this.thisActs, { ARGS: [this.target] }),
    },
    {
      ALT: () => {
        this.CONSUME(T.Nothing);
        this.ACTION(() => this.target.push({ do: 'nothing' }));
      },
    },
    {
      GATE: () => this.at(1, T.No),
      ALT: () => this.SUBRULE(this.nobody, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.onlyTheseAt(1),
      ALT: () => this.SUBRULE(this.onlyThese, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.playerAt(1),
      ALT: () => this.SUBRULE(this.namedAct, { ARGS: [this.target] }),
    },
    {
      GATE: () => this.at(1, T.Lasting) && this.at(2, EOF, T.Stop, T.ThisTurn, T.Until),
      ALT: () => {
        this.CONSUME(T.Lasting);
        const cards = { the: 'this' } as const;
        this.ACTION(() => this.target.push({ do: 'forbid', cards, from: 'be destroyed' }));
      },
    },
    { ALT: () => this.SUBRULE(this.saidOf, { ARGS: [this.target] }) },
  ];

  /** "Cannot attack.", "Gains 100 attack.": told of this card, which is not named. */
  private ownPredicateAt(): boolean {
    if (this.subject) return false;
    if (this.at(1, T.MayNot)) return true;
    if (this.at(1, T.Can)) return this.at(2, T.Attack);
    if (this.at(1, T.Get)) return this.at(2, T.Plus, T.Dash);
    if (this.at(1, T.Immune)) return true;
    return this.at(1, T.Gain, T.Lose) && this.statAmountAt(2);
  }

  /** Where other cards were spoken of, they might be meant. */
  private ofThisOnly(): void {
    const { event, lastSpoken } = this;
    const own = event === undefined || !('card' in event) || event.card === 'this';
    const slots = lastSpoken ? slotsOf(lastSpoken) : [];
    if (!own || slots.some(({ cards }) => cards.the !== 'this'))
      this.refuse('say which card, like "this card"');
  }

  /** Where the clause that is read begins. */
  protected clauseStart: IToken | undefined;

  private clause: ParserMethod<[out: Act[]], void> = this.RULE('clause', (out: Act[]) => {
    const start = this.isReading ? this.beginClause(out) : 0;
    const { same } = this;
    this.OR(this.clauses);
    if (!this.isReading || isTallied(out.at(-1)))
      this.OPTION3(() => {
        const rate = this.SUBRULE(this.cappedRate);
        this.ACTION(() => {
          const last = out.length - 1;
          out[last] = talliedAct(out[last] as Act, rate) as Act;
        });
      });
    if (this.isReading) this.endClause(out, start, same);
    if (!this.goesOn) return;
    this.OPTION4(() => this.CONSUME(T.IfAble));
    // What an attack sets off when it is announced comes before it anyway (R-T7).
    this.OPTION5({
      GATE: () => this.answers === 'attack',
      DEF: () => this.CONSUME(T.BeforeAttack),
    });
    const rounded = this.OPTION2(this.rounding);
    this.ACTION(() => {
      if (rounded === 'up')
        for (let i = start; i < out.length; i++) out[i] = roundedUp(out[i] as Act);
    });
    this.OPTION({
      GATE: () => this.durationAt() && out.slice(start).some(canLast),
      DEF: () => {
        const { thatIs } = this;
        this.ACTION(() => {
          if (isOfSeveralOntoThis(out.at(-1))) this.thatIs = 'this';
        });
        const duration = this.SUBRULE(this.duration);
        this.ACTION(() => {
          this.thatIs = thatIs;
          lengthen(out, start, duration);
        });
      },
    });
  });

  /** Readies what a clause is read with; gives which of the acts is its first. */
  private beginClause(out: Act[]): number {
    this.startPart();
    this.clauseStart = this.LA(1);
    const start = out.length;
    const same = this.continued();
    if (same) {
      if (this.subject && 'who' in this.subject) this.doer = this.subject.who;
    } else {
      this.groupStart = start;
      this.spokenBefore = this.lastSpoken;
      this.doer = this.unnamed ?? 'you';
    }
    this.inClause = true;
    this.movedBefore = this.lastAct?.do === 'move' && this.at(0, T.And, T.Comma, T.Then);
    this.chosenHere = false;
    this.firstHere = undefined;
    this.likeFirst = this.choosesOwn = this.kindOfFighter = false;
    this.same = same;
    this.target = out;
    return start;
  }

  /** Notes what a clause has spoken of, now that its acts are read. */
  private endClause(out: Act[], start: number, same: 'cards' | 'who' | undefined): void {
    if (this.choosesOwn) this.checkChooser(out.slice(start));
    this.checkFighter(out.slice(start), this.clauseStart);
    this.noteThen(out, start);
    this.spoken = true;
    rateAll(out, same === 'cards' ? this.groupStart : start);
    this.lastAct = out.at(-1);
    this.noteCards(out.at(-1));
    this.placeChosen(out, start);
    if (this.likeFirst) this.chooseBefore(out, start);
  }
}

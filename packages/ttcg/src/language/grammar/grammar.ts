import { EOF, type IRecognitionException, type IToken, type ParserMethod } from 'chevrotain';
import { askedOfEach, isOneOfThose } from '../tree/ask-each.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act, Effect, Link, Who } from '../tree/tree.ts';
import { CATEGORY, T } from '../words/tokens.ts';
import type { Refusal } from './base.ts';
import { OpeningParser } from './openings.ts';
import type { May, Opening } from './parts.ts';
import type { Others, SoMany } from './so-many.ts';

/** What reading a text came to. */
export interface Reading {
  readonly effect?: Effect;
  readonly refusal?: Refusal;
}

/** Whole effects: what goes before, and their sentences. */
export class EffectParser extends OpeningParser {
  constructor() {
    super();
    this.performSelfAnalysis();
  }

  read(tokens: IToken[], way: number): Reading {
    this.input = tokens;
    this.forget();
    this.way = way;
    this.effect = { sentences: [] };
    this.lookThrough(tokens);
    this.whole();
    const error = this.errors[0];
    // What came first and makes no sense says more than where the words after it lead nowhere.
    const early = error && this.refusal && comesBefore(this.refusal.token, error.token);
    if (error && !early) return { refusal: this.misread(error) };
    this.nameInPassing();
    this.checkUsedInRankUp();
    this.checkNeeds();
    return this.refusal ? { refusal: this.refusal } : { effect: this.effect };
  }

  /** Marks the acts after which another card than theirs was meant. */
  private nameInPassing(): void {
    if (this.passed.size === 0) return;
    let marked = 0;
    const mark = (act: Act): Act => {
      if (!this.passed.has(act)) return act;
      marked++;
      return { ...act, inPassing: true };
    };
    this.effect.sentences = this.effect.sentences.map((sentence) => ({
      ...sentence,
      acts: sentence.acts.map(mark),
    }));
    if (marked < this.passed.size) this.refuse('it is not clear which card that is');
  }

  /** R-T153. "This card is used to rank up a unit": under it, only where the text says so. */
  private checkUsedInRankUp(): void {
    if (!this.saysUsedInRankUp) return;
    const says = JSON.stringify(this.effect.sentences);
    if (!/"place":"under/.test(says))
      this.refuse('say "is ranked up into a unit", or "is played"; it could lie under it or on it');
  }

  /** Cards of which nothing is said are named themselves, rather than the end of the text. */
  private misread({ token, message, context }: IRecognitionException): Refusal {
    const unclear = this.eventFault();
    if (unclear) return unclear;
    const bare = context.ruleStack.at(-1) === 'predicate' && isEnd(token) && this.clauseStart;
    if (bare) return { token: bare, reason: '', expected: 'an action' };
    if (token.tokenType === T.Of && this.at(0, T.Instead)) return { token, reason: INSTEAD_OF };
    return { token, reason: '', expected: message };
  }

  private whole = this.RULE('whole', () => {
    this.OPTION3({
      GATE: () => this.styleAt(),
      DEF: () => this.SUBRULE(this.style),
    });
    this.OPTION4({
      GATE: () => this.at(1, T.Discard) && this.before(T.OnlySuch, T.Stop, T.Comma),
      DEF: () => this.SUBRULE(this.discardOnly),
    });
    this.MANY({
      GATE: () => this.frontAt(),
      DEF: () => {
        this.SUBRULE(this.front);
        this.OPTION(() => this.SUBRULE(this.pause));
      },
    });
    this.OPTION2(() => this.SUBRULE(this.useOnly));
    this.SUBRULE(this.sentence, { ARGS: [true] });
    this.MANY2({
      GATE: () => this.at(0, T.Stop, T.Semicolon, T.Comma, T.And, T.But) || this.at(1, T.Otherwise),
      DEF: () =>
        this.OR([
          { ALT: () => this.SUBRULE2(this.useOnly) },
          { ALT: () => this.SUBRULE2(this.sentence, { ARGS: [false] }) },
        ]),
    });
  });

  /** "Latent:", "Continuous effect:"; but "Counter: ..." is no act. */
  private styleAt(): boolean {
    const k = this.at(2, T.Effect) ? 3 : 2;
    return this.at(1, T.EffectKind, T.Counter, T.Equip) && this.at(k, T.Colon, T.Dash);
  }

  /** R-T83: the type of the effect, named by its text. */
  private style = this.RULE('style', () => {
    const style = this.SUBRULE(this.effectKind);
    this.OPTION(() => this.CONSUME(T.Effect));
    this.OR([{ ALT: () => this.CONSUME(T.Colon) }, { ALT: () => this.CONSUME(T.Dash) }]);
    this.ACTION(() => {
      this.effect.style = style;
    });
  });

  private sentence = this.RULE('sentence', (first: boolean) => {
    const opening: Opening = {};
    let link: Link | undefined;
    let may: May | undefined;
    const paid = this.isReading && this.at(0, T.Semicolon);
    const from = this.LA(1).startOffset;
    if (this.isReading) this.beginSentence(first);
    if (this.opensAt()) {
      link = this.OPTION({
        GATE: () => !first && this.linkAt(),
        DEF: () => this.SUBRULE(this.link),
      });
      this.MANY({
        GATE: () => this.byPays() && (!this.at(1, T.They, T.Opponent) || this.taxAt()),
        DEF: () => this.SUBRULE(this.opening, { ARGS: [opening] }),
      });
      this.OPTION5({
        GATE: () => this.playedSubjectAt(),
        DEF: () => this.SUBRULE(this.playedSubject),
      });
      this.OPTION8({
        GATE: () => this.attackingSubjectAt(),
        DEF: () => this.SUBRULE(this.attackingSubject, { ARGS: [opening] }),
      });
      this.option(10, {
        GATE: () => this.sparedSubjectAt(),
        DEF: () => this.SUBRULE(this.sparedSubject, { ARGS: [opening] }),
      });
      may = this.OPTION2({
        GATE: () => this.mayAt(),
        DEF: () => this.SUBRULE(this.permission),
      });
    }
    const doer: Who = may ?? 'you';
    let acts = this.SUBRULE(this.acts, { ARGS: [doer] });
    let cost: Act[] | undefined;
    const ending: Opening = {};
    let soMany: SoMany | undefined;
    let others: Others | undefined;
    let later: Act[] | undefined;
    if (this.goesOn) {
      this.OPTION3({
        GATE: () => this.costAt(),
        DEF: () => {
          this.startPart();
          this.OR([{ ALT: () => this.CONSUME(T.To) }, { ALT: () => this.CONSUME(T.Colon) }]);
          this.ACTION(() => {
            if (acts.some((act) => act.do === 'choose')) this.refuse('a cost leaves no choice');
            // What is paid does not change what the trigger has spoken of.
            if (this.effect.when) this.lastSpoken = undefined;
          });
          cost = acts;
          acts = this.SUBRULE2(this.acts, { ARGS: [doer] });
        },
      });
      soMany = this.OPTION9({
        GATE: () => this.soManyIfAt(),
        DEF: () => this.SUBRULE(this.soManyIf),
      });
      others = this.option(11, {
        GATE: () => this.othersIfAt(),
        DEF: () => this.SUBRULE(this.othersIf),
      });
      this.OPTION6({
        GATE: () => this.ahead(T.Comma, T.Unless),
        DEF: () => this.CONSUME(T.Comma),
      });
      this.MANY2({
        GATE: () => this.byPays(),
        DEF: () => this.SUBRULE(this.ending, { ARGS: [ending, first] }),
      });
      later = this.OPTION7({
        GATE: () => ending.at !== undefined && this.ahead(T.And) && this.clauseAt(2),
        DEF: () => {
          this.CONSUME(T.And);
          return this.SUBRULE3(this.acts, { ARGS: [doer] });
        },
      });
      this.ACTION(() => {
        if (ending.if && (this.ahead(T.Comma, T.Then) || this.ahead(T.Comma, T.And, T.Then)))
          this.refuse(
            'begin with the "if" where that hangs on it too; else make two sentences of it',
            this.LA(2),
          );
      });
    }
    this.OPTION4(this.stopped);
    if (!this.isReading) return;
    const asked = ending.asks && ending.if && askedOfEach(acts, ending.if, ending.asks);
    if (asked) {
      acts = asked;
      delete ending.if;
    } else if (
      ending.asks === 'it' &&
      acts.some((act) => slotsOf(act).some(({ cards }) => isOneOfThose(cards)))
    )
      this.refuse('say "choose one of them", and then "if it is"');
    delete ending.asks;
    cost = this.costOf({ cost, acts, opening, ending });
    const parts = { link, may, cost, acts, opening, ending };
    if (soMany) this.addSoMany(parts, soMany);
    else if (others) this.addOthers(parts, others);
    else if (later) this.addPutOff(parts, later);
    else if (!paid || link || this.asksAnew(opening) || !this.addPaidFor(parts))
      this.addSentence(parts);
    this.checkTurns(from);
  });

  private beginSentence(first: boolean): void {
    if (!first) {
      this.watch = this.twoInEvent = undefined;
      this.atTurnsEnd = false;
    }
    this.saysUnless = this.saysNextTurn = this.permits = false;
    this.opened = this.untilTurnEnds = false;
  }

  /** Whether something may stand before what is done; with most verbs an act begins. */
  private opensAt(): boolean {
    return !this.isReading || !this.at(1, CATEGORY.verb) || this.at(1, T.Equip, T.Copy);
  }

  private linkAt(): boolean {
    if (!this.at(1, T.If) || this.at(3, T.Do)) return true;
    if (this.at(3, T.DoNot, T.MayNot)) return this.at(4, T.Comma);
    return this.at(2, T.It) && this.at(3, T.Is) && this.at(4, T.Not) && this.at(5, T.Comma);
  }

  private costAt(): boolean {
    return this.at(1, T.Colon, T.To);
  }

  private link: ParserMethod<[], Link> = this.RULE('link', () => {
    const link = this.OR<Link>([
      this.word(T.Then, 'then'),
      {
        GATE: () => this.at(2, T.It),
        ALT: () => {
          this.CONSUME2(T.If);
          this.CONSUME(T.It);
          this.CONSUME(T.Is);
          this.CONSUME(T.Not);
          return 'otherwise';
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.If);
          this.OR2([
            { ALT: () => this.CONSUME(T.You) },
            { ALT: () => this.CONSUME(T.They) },
            { ALT: () => this.CONSUME(T.Opponent) },
          ]);
          return this.OR3<Link>([
            this.word(T.Do, 'done'),
            this.word(T.DoNot, 'undone'),
            {
              ALT: () => {
                this.CONSUME(T.MayNot);
                // Who may do it may as well not want to.
                const chosen = this.ACTION(() => this.effect.sentences.at(-1)?.may);
                if (chosen) this.refuse('say "do not"');
                return 'undone';
              },
            },
          ]);
        },
      },
      this.word(T.Otherwise, 'otherwise'),
    ]);
    this.OPTION(() => this.SUBRULE(this.pause));
    return link;
  });

  /** What ends a sentence: a full stop, a semicolon, or "and" before an "if". */
  private stop = this.oneOf<unknown>('stop', [
    { ALT: () => this.CONSUME(T.Stop) },
    { ALT: () => this.CONSUME(T.Semicolon) },
    {
      ALT: () => {
        this.CONSUME(T.Comma);
        this.OPTION(() =>
          this.OR2([{ ALT: () => this.CONSUME(T.And) }, { ALT: () => this.CONSUME(T.But) }]),
        );
      },
    },
  ]);

  private readonly stopped = () => this.SUBRULE(this.stop);
}

/** Whether a token stands before another; the end of the text has no place of its own. */
const comesBefore = (one: IToken, other: IToken): boolean =>
  other.tokenType === EOF || one.startOffset < other.startOffset;

const INSTEAD_OF = 'say "if ... would ..., ... instead"';

const isEnd = ({ tokenType }: IToken): boolean => tokenType === EOF || tokenType === T.Stop;

const parser = new EffectParser();

/** Reads the tokens of an effect text; where several things set it off, for one of them. */
export function readEffect(tokens: IToken[], way = 0): Reading {
  return parser.read(tokens, way);
}

import { EOF, type IRecognitionException, type IToken, type ParserMethod } from 'chevrotain';
import { isWhileEquipped } from '../tree/lasting.ts';
import type { Act, Condition, Effect, Link, Trigger, Who } from '../tree/tree.ts';
import { T } from '../words/tokens.ts';
import type { Refusal } from './base.ts';
import { type Opening, SentenceParser } from './sentences.ts';

/** What reading a text came to. */
export interface Reading {
  readonly effect?: Effect;
  readonly refusal?: Refusal;
}

/** Whole effects: what goes before, and their sentences. */
class EffectParser extends SentenceParser {
  constructor() {
    super();
    this.performSelfAnalysis();
  }

  read(tokens: IToken[]): Reading {
    this.input = tokens;
    this.forget();
    this.effect = { sentences: [] };
    this.whole();
    const error = this.errors[0];
    if (error) return { refusal: this.misread(error) };
    return this.refusal ? { refusal: this.refusal } : { effect: this.effect };
  }

  /** Cards of which nothing is said are named themselves, rather than the end of the text. */
  private misread({ token, message, context }: IRecognitionException): Refusal {
    const unclear = this.eventFault();
    if (unclear) return unclear;
    const bare = context.ruleStack.at(-1) === 'predicate' && isEnd(token) && this.clauseStart;
    if (bare) return { token: bare, reason: '', expected: 'an action' };
    return { token, reason: '', expected: message };
  }

  private whole = this.RULE('whole', () => {
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

  private sentence = this.RULE('sentence', (first: boolean) => {
    const link = this.OPTION({
      GATE: () => !first && this.linkAt(),
      DEF: () => this.SUBRULE(this.link),
    });
    const opening: Opening = {};
    const paid = this.ACTION(() => this.at(0, T.Semicolon));
    this.ACTION(() => {
      if (!first) this.watch = this.twoInEvent = undefined;
      this.saysUnless = false;
      this.opened = false;
    });
    this.MANY({
      GATE: () => this.byPays(),
      DEF: () => this.SUBRULE(this.opening, { ARGS: [opening] }),
    });
    this.OPTION5({
      GATE: () => this.playedSubjectAt(),
      DEF: () => this.SUBRULE(this.playedSubject),
    });
    const may = this.OPTION2({
      GATE: () => this.mayAt(),
      DEF: () => this.SUBRULE(this.permission),
    });
    const doer: Who = may ?? 'you';
    let acts = this.SUBRULE(this.acts, { ARGS: [doer] });
    let cost: Act[] | undefined;
    this.OPTION3({
      GATE: () => this.costAt(),
      DEF: () => {
        this.startPart();
        this.OR([{ ALT: () => this.CONSUME(T.To) }, { ALT: () => this.CONSUME(T.Colon) }]);
        this.ACTION(() => {
          if (acts.some((act) => act.do === 'choose')) this.refuse('a cost leaves no choice');
        });
        cost = acts;
        acts = this.SUBRULE2(this.acts, { ARGS: [doer] });
      },
    });
    const ending: Opening = {};
    this.MANY2({
      GATE: () => this.byPays(),
      DEF: () => this.SUBRULE(this.ending, { ARGS: [ending, first] }),
    });
    this.OPTION4(() => this.SUBRULE(this.stop));
    this.ACTION(() => {
      cost = this.costOf({ cost, acts, opening, ending });
      const parts = { link, may, cost, acts, opening, ending };
      if (!paid || link || !this.addPaidFor(parts)) this.addSentence(parts);
    });
  });

  private equips(): boolean {
    return this.effect.sentences.some(({ acts }) => acts.some((act) => act.do === 'equip'));
  }

  private linkAt(): boolean {
    return !this.at(1, T.If) || this.at(3, T.Do) || (this.at(3, T.DoNot) && this.at(4, T.Comma));
  }

  private costAt(): boolean {
    return this.at(1, T.Colon, T.To);
  }

  private link: ParserMethod<[], Link> = this.RULE('link', () => {
    const link = this.OR<Link>([
      this.word(T.Then, 'then'),
      {
        ALT: () => {
          this.CONSUME(T.If);
          this.OR2([
            { ALT: () => this.CONSUME(T.You) },
            { ALT: () => this.CONSUME(T.They) },
            { ALT: () => this.CONSUME(T.Opponent) },
          ]);
          return this.OR3<Link>([this.word(T.Do, 'done'), this.word(T.DoNot, 'undone')]);
        },
      },
      this.word(T.Otherwise, 'otherwise'),
    ]);
    this.OPTION(() => this.SUBRULE(this.pause));
    return link;
  });

  /** "at the end of the turn,", "if you control a dragon,", "this turn,", "for each spell,". */
  private opening = this.RULE('opening', (opening: Opening) => {
    const from = this.LA(1);
    this.startPart();
    this.OR([
      {
        ALT: () => {
          const at = this.SUBRULE(this.edge);
          this.ACTION(() => {
            if (opening.at) this.refuse('two times contradict each other', from);
            opening.at = at;
          });
        },
      },
      {
        GATE: () => this.unlessDoneAt(),
        ALT: () => {
          this.CONSUME(T.Unless);
          this.ACTION(() => {
            this.endsAtComma = true;
          });
          const acts = this.SUBRULE(this.acts, { ARGS: [undefined] });
          this.ACTION(() => {
            this.endsAtComma = false;
            opening.unless = acts;
          });
        },
      },
      {
        GATE: () => !this.at(1, T.If) || !(this.wouldAhead() || this.presentAhead()),
        ALT: () => {
          const condition = this.SUBRULE(this.ifOrUnless);
          this.ACTION(() => {
            if (opening.if) this.refuse('join two conditions by and', from);
            opening.if = condition;
          });
        },
      },
      {
        GATE: () => this.durationAt(),
        ALT: () => {
          const duration = this.SUBRULE(this.duration);
          this.ACTION(() => {
            if (opening.duration) this.refuse('two durations contradict each other', from);
            // "While equipped": as long as the effect that equips it is at work anyway.
            if (this.equips() && isWhileEquipped(duration)) return;
            opening.duration = duration;
            opening.from ??= from;
            this.opened = true;
          });
        },
      },
      {
        ALT: () => {
          const each = this.SUBRULE(this.forEach);
          this.ACTION(() => {
            opening.each = each;
            opening.from ??= from;
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Instead);
          this.ACTION(() => {
            opening.instead = true;
          });
        },
      },
      { ALT: () => this.SUBRULE(this.watching, { ARGS: [opening] }) },
      { ALT: () => this.SUBRULE(this.fromWhere) },
      {
        ALT: () => {
          const cost = this.SUBRULE(this.paying);
          this.ACTION(() => {
            opening.cost = cost;
          });
        },
      },
    ]);
    this.OPTION(() => this.SUBRULE(this.pause));
  });

  /** After what goes before the acts: "once per turn,", "if you control a dragon:". */
  private pause = this.RULE('pause', () => {
    this.OR([{ ALT: () => this.CONSUME(T.Comma) }, { ALT: () => this.CONSUME(T.Colon) }]);
  });

  /** "whenever you draw a card", after how long; "the next time you draw a card this turn". */
  private watching = this.RULE('watching', (opening: Opening) => {
    let once = false;
    const trigger = this.OR<Trigger>([
      { ALT: () => this.SUBRULE(this.eventTrigger) },
      { ALT: () => this.SUBRULE(this.ifWould) },
      {
        ALT: () => {
          this.CONSUME(T.NextTime);
          const { event, tense } = this.SUBRULE(this.happening);
          const time = this.OPTION({
            GATE: () => this.at(1, T.ThisTurn, T.Until),
            DEF: () => this.SUBRULE(this.duration),
          });
          return this.ACTION((): Trigger => {
            if (tense === 'past') this.refuse('what is watched for is told in the present');
            this.time = time ?? opening.duration ?? 'game';
            once = true;
            return tense === 'would'
              ? { at: 'would', event }
              : { at: 'event', word: 'when', event };
          });
        },
      },
    ]);
    this.ACTION(() => {
      const time = this.time ?? opening.duration;
      this.time = undefined;
      if (trigger.at !== 'event' && trigger.at !== 'would') return;
      const sure = time ?? (this.effect.sentences.length > 0 ? 'as the effect' : undefined);
      if (!sure) this.refuse('say for how long, like "this turn, whenever ..."');
      else {
        if (this.watch || opening.at || opening.if) this.refuse('one thing after the other');
        this.watchFor(trigger, time);
        if (this.watch && once) this.watch = { ...this.watch, word: 'when' };
        this.hear(trigger.event);
      }
      delete opening.duration;
      this.opened = false;
    });
  });

  private ifOrUnless: ParserMethod<[], Condition> = this.RULE('ifOrUnless', () =>
    this.OR<Condition>([
      {
        ALT: () => {
          this.CONSUME(T.If);
          return this.SUBRULE(this.condition);
        },
      },
      { ALT: () => this.SUBRULE(this.unless) },
    ]),
  );

  /** "instead", "if you control a dragon", "when this card is destroyed" at the end. */
  private ending = this.RULE('ending', (ending: Opening, first: boolean) => {
    this.startPart();
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Instead);
          this.ACTION(() => {
            ending.instead = true;
          });
        },
      },
      {
        ALT: () => {
          const at = this.SUBRULE(this.edge);
          this.ACTION(() => {
            if (ending.at) this.refuse('two times contradict each other');
            const ofTheTurn = this.at(0, T.Turn) && this.at(-1, T.The) && at.at === 'end';
            ending.at = ofTheTurn ? { ...at, this: true } : at;
          });
        },
      },
      {
        GATE: () => this.unlessDoneAt(),
        ALT: () => {
          this.CONSUME(T.Unless);
          const acts = this.SUBRULE(this.acts, { ARGS: [undefined] });
          this.ACTION(() => {
            ending.unless = acts;
          });
        },
      },
      {
        ALT: () => {
          const condition = this.SUBRULE(this.ifOrUnless);
          this.ACTION(() => {
            if (ending.if) this.refuse('join two conditions by and');
            ending.if = condition;
          });
        },
      },
      {
        GATE: () => first,
        ALT: () => {
          const when = this.SUBRULE(this.eventTrigger);
          this.ACTION(() => this.setTrigger(when));
        },
      },
      { GATE: () => first, ALT: () => this.SUBRULE(this.limit) },
      {
        ALT: () => {
          this.CONSUME(T.Now);
        },
      },
      {
        ALT: () => {
          const cost = this.SUBRULE(this.paying);
          this.ACTION(() => {
            ending.cost = cost;
          });
        },
      },
    ]);
  });

  /** "unless your opponent discards a card": something to do, not a condition. */
  private unlessDoneAt(): boolean {
    if (!this.at(1, T.Unless) || !this.at(2, T.You, T.Opponent, T.They)) return false;
    return this.verbAt(3) && !this.at(3, T.Attack);
  }

  /** What ends a sentence: a full stop, a semicolon, or "and" before an "if". */
  private stop = this.RULE('stop', () => {
    this.OR([
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
  });
}

const isEnd = ({ tokenType }: IToken): boolean => tokenType === EOF || tokenType === T.Stop;

const parser = new EffectParser();

/** Reads the tokens of an effect text. */
export function readEffect(tokens: IToken[]): Reading {
  return parser.read(tokens);
}

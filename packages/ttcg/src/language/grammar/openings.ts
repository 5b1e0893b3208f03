import { EOF, type IToken, type ParserMethod } from 'chevrotain';
import { isWhileEquipped } from '../tree/lasting.ts';
import type { ChainMoment, Condition, Trigger } from '../tree/tree.ts';
import { CATEGORY, T } from '../words/tokens.ts';
import { InsteadParser } from './instead-of.ts';
import type { Opening } from './parts.ts';
import { holdsApart } from './sentence-acts.ts';

/** What stands before and after the acts of a sentence: when, if, how long, for what. */
export abstract class OpeningParser extends InsteadParser {
  private equips(): boolean {
    return this.effect.sentences.some(({ acts }) => acts.some((act) => act.do === 'equip'));
  }

  /** "at the end of the turn,", "if you control a dragon,", "this turn,", "for each spell,". */
  protected opening = this.RULE('opening', (opening: Opening) => {
    const from = this.LA(1);
    this.startPart();
    this.OR([
      { GATE: () => this.taxAt(), ALT: () => this.SUBRULE(this.taxed, { ARGS: [opening] }) },
      {
        ALT: () => {
          this.ACTION(() => {
            this.eachPeriod = false;
          });
          const at = this.SUBRULE(this.edge);
          this.ACTION(() => {
            if (opening.at) this.refuse('two times contradict each other', from);
            opening.at = at;
            if (this.eachPeriod) opening.every = true;
            this.atTurnsEnd = at.at === 'end' && at.of.part === 'turn';
          });
        },
      },
      {
        ALT: () => {
          const at = this.SUBRULE(this.chainMoment);
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
            opening.ifFirst = !opening.at;
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

  /** "add another effect to the chain:", "at the end of the chain,". */
  private chainMoment = this.oneOf<ChainMoment>('chainMoment', [
    this.word(T.AddToChain, 'on the chain'),
    this.word(T.ChainEnd, 'end of the chain'),
  ]);

  /** After what goes before the acts: "once per turn,", "if you control a dragon:". */
  protected pause = this.RULE('pause', () => {
    this.OR([{ ALT: () => this.CONSUME(T.Comma) }, { ALT: () => this.CONSUME(T.Colon) }]);
  });

  /** "whenever you draw a card", after how long; "the next time you draw a card this turn". */
  private watching = this.RULE('watching', (opening: Opening) => {
    let once: 'when' | 'after' | undefined;
    const trigger = this.OR<Trigger>([
      {
        GATE: () => this.afterNextAt(),
        ALT: () => {
          const event = this.SUBRULE(this.afterNext);
          return this.ACTION((): Trigger => {
            this.time = opening.duration ?? 'game';
            once = 'after';
            return { at: 'event', word: 'when', event };
          });
        },
      },
      { ALT: () => this.SUBRULE(this.eventTrigger) },
      { ALT: () => this.SUBRULE(this.ifWould) },
      {
        ALT: () => {
          this.CONSUME(T.NextTime);
          const { tense, ...told } = this.SUBRULE(this.waited);
          const time = this.OPTION({
            GATE: () => this.at(1, T.ThisTurn, T.Until),
            DEF: () => this.SUBRULE(this.duration),
          });
          return this.ACTION((): Trigger => {
            if (tense === 'past') this.refuse('what is watched for is told in the present');
            this.time = time ?? opening.duration ?? 'game';
            once = 'when';
            return tense === 'would'
              ? { at: 'would', ...told }
              : { at: 'event', word: 'when', ...told };
          });
        },
      },
    ]);
    this.ACTION(() => {
      const time = this.time ?? opening.duration;
      this.time = undefined;
      if (trigger.at !== 'event' && trigger.at !== 'would') return;
      const first = this.effect.sentences.length === 0;
      // "If this card is untapped when a unit is played, ...": a trigger, and what must be so.
      if (first && !time && !once && opening.if && !this.effect.when) {
        this.setTrigger(trigger);
        this.neededByAll = true;
        return;
      }
      const sure = time ?? (first ? undefined : 'as the effect');
      if (!sure) this.refuse('say for how long, like "this turn, whenever ..."');
      else {
        if (this.watch || opening.at || opening.if) this.refuse('one thing after the other');
        this.watchFor(trigger, time);
        if (this.watch && once) this.watch = { ...this.watch, word: once };
        this.hear(this.inThisWay(trigger));
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

  /** "except during your draw phase", "except while you control a dragon": unless that is so. */
  private except: ParserMethod<[], Condition> = this.RULE('except', () => {
    this.CONSUME(T.Except);
    const condition = this.OR<Condition>([
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(T.While) },
            { ALT: () => this.CONSUME(T.If) },
            { ALT: () => this.CONSUME(T.When) },
          ]);
          return this.SUBRULE(this.condition);
        },
      },
      {
        ALT: () => {
          this.OR3([
            { ALT: () => this.CONSUME(T.During) },
            { ALT: () => this.CONSUME(T.In) },
            { ALT: () => this.CONSUME(T.On) },
          ]);
          const of = this.SUBRULE(this.period);
          return this.ACTION((): Condition => ({ is: 'period', of }));
        },
      },
    ]);
    return this.ACTION(() => this.unlessSo(condition));
  });

  /** "This card cannot be tapped, and gain 1 point when it attacks": is it kept from that before? */
  private waitsAsOne(from: IToken): void {
    if (holdsApart(this.parts.flat(), this.groupStart))
      this.refuse('it is not clear what waits for that; make two sentences of it', from);
  }

  /** "instead", "if you control a dragon", "when this card is destroyed" at the end. */
  protected ending = this.RULE('ending', (ending: Opening, first: boolean) => {
    const from = this.LA(1);
    this.startPart();
    this.OR([
      { ALT: () => this.SUBRULE(this.instead, { ARGS: [ending] }) },
      {
        ALT: () => {
          this.ACTION(() => {
            this.eachPeriod = false;
          });
          const at = this.SUBRULE(this.edge);
          this.ACTION(() => {
            if (ending.at) this.refuse('two times contradict each other');
            if (this.eachPeriod) ending.every = true;
            const ofTheTurn = this.at(0, T.Turn) && this.at(-1, T.The) && at.at === 'end';
            ending.at = ofTheTurn ? { ...at, this: true } : at;
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.ChainEnd);
          this.ACTION(() => {
            if (ending.at) this.refuse('two times contradict each other');
            ending.at = 'end of the chain';
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
          const condition = this.SUBRULE(this.except);
          this.ACTION(() => {
            if (ending.if) this.refuse('join two conditions by and');
            ending.if = condition;
          });
        },
      },
      {
        ALT: () => {
          const they = this.ACTION(() => this.at(2, T.They));
          const it = this.ACTION(() => this.at(2, T.It));
          const condition = this.SUBRULE(this.ifOrUnless);
          this.ACTION(() => {
            if (ending.if) this.refuse('join two conditions by and');
            ending.if = condition;
            if (they || it) ending.asks = they ? 'them' : 'it';
          });
        },
      },
      {
        GATE: () => this.afterNextAt(),
        ALT: () => {
          const event = this.SUBRULE(this.afterNext);
          this.ACTION(() => {
            if (this.watch || this.effect.when) this.refuse('one thing after the other');
            this.waitsAsOne(from);
            this.watch = { word: 'after', event, for: 'game' };
          });
        },
      },
      {
        GATE: () => first && this.becomesAt(),
        ALT: () => {
          const when = this.SUBRULE(this.comesToBe);
          this.ACTION(() => {
            this.waitsAsOne(from);
            this.setTrigger(when);
          });
        },
      },
      {
        GATE: () => first,
        ALT: () => {
          const when = this.SUBRULE(this.eventTrigger);
          this.ACTION(() => {
            this.waitsAsOne(from);
            this.setTrigger(when);
          });
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

  /** "they must discard a card or it is countered": the other way round, countered unless they do. */
  protected taxAt(): boolean {
    if (!this.at(1, T.They, T.Opponent) || !this.at(2, T.Must)) return false;
    for (let k = 3; !this.at(k, T.Stop, EOF); k++)
      if (this.at(k, T.Or))
        return this.at(k + 1, T.It) && this.value(this.LA(k + 3)) === 'countered';
    return false;
  }

  private taxed = this.RULE('taxed', (opening: Opening) => {
    this.OR([{ ALT: () => this.CONSUME(T.They) }, { ALT: () => this.CONSUME(T.Opponent) }]);
    this.CONSUME(T.Must);
    this.ACTION(() => {
      if (this.they !== 'opponent' && this.at(-1, T.They))
        this.refuse('it is not clear whom "they" means');
      this.as('opponent');
      this.inChoice = true;
    });
    const unless = this.SUBRULE(this.acts, { ARGS: ['opponent'] });
    this.CONSUME(T.Or);
    this.ACTION(() => {
      this.inChoice = false;
      opening.unless = unless;
    });
  });

  /** "unless your opponent discards a card": something to do, not a condition. */
  private unlessDoneAt(): boolean {
    if (!this.at(1, T.Unless)) return false;
    if (this.at(2, CATEGORY.its)) return this.at(3, T.Controller, T.Owner) && this.verbAt(4);
    return this.at(2, T.You, T.Opponent, T.They) && this.verbAt(3) && !this.at(3, T.Attack);
  }
}

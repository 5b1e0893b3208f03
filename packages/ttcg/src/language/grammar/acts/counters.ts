import { EOF, type ParserMethod } from 'chevrotain';
import type { Act, CardFilter, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { MuteParser } from './mutes.ts';

/** Acts that undo or turn aside what they answer. */
export abstract class CounterParser extends MuteParser {
  /** Acts that end with the turn, unless the text says more: "prevent all attacks". */
  protected readonly passing = new WeakSet<Act>();

  /** "counter the effect of a spell", "counter it", "counter that attack". */
  protected countering = this.RULE('countering', (out: Act[]) => {
    this.CONSUME(T.Counter);
    this.OR([
      {
        GATE: () => this.nextAt(),
        ALT: () => this.SUBRULE(this.wardingOff, { ARGS: [out] }),
      },
      {
        ALT: () => {
          this.CONSUME(T.It);
          this.ACTION(() => this.counterIt(out));
        },
      },
      {
        GATE: () => this.ahead(T.That, T.Action),
        ALT: () => {
          this.CONSUME2(T.That);
          this.CONSUME(T.Action);
          this.ACTION(() => this.counterIt(out));
        },
      },
      {
        // "When a unit activates its effect, counter its effect."
        GATE: () => this.answers === 'effect' && this.itsEffectAt(),
        ALT: () => {
          this.CONSUME(CATEGORY.its);
          this.CONSUME(T.Effect);
          this.ACTION(() => this.counterIt(out));
        },
      },
      { GATE: () => this.muteAt(), ALT: () => this.SUBRULE(this.muting, { ARGS: [out] }) },
      {
        GATE: () => this.allAttacksAt(),
        ALT: () => {
          this.SUBRULE(this.preventingAll, { ARGS: [out] });
          this.ACTION(() => this.passing.add(out.at(-1) as Act));
        },
      },
      {
        GATE: () => this.at(1, T.All, T.Each) && this.chainAhead(),
        ALT: () => this.SUBRULE(this.allInChain, { ARGS: [out] }),
      },
      {
        // "all normal effects your opponent activates this turn": as they come.
        GATE: () => this.at(1, T.All, T.Each) && this.effectWordAt() > 0,
        ALT: () => {
          const of = this.SUBRULE(this.effects);
          this.ACTION(() => {
            out.push({ do: 'ward', what: 'effect', of: of ?? { noun: 'card' }, all: true });
            this.passing.add(out.at(-1) as Act);
          });
        },
      },
      {
        GATE: () => this.effectWordAt() > 0 && !this.at(1, T.All, T.Each),
        ALT: () => {
          const of = this.SUBRULE2(this.effects);
          const targeting = this.OPTION2(() => this.SUBRULE3(this.targeting));
          this.ACTION(() => {
            const narrowed = { ...(of && { of }), ...(targeting && { targeting }) };
            out.push({ do: 'counter', what: 'effect', ...narrowed });
          });
        },
      },
      {
        GATE: () => this.theirsAt(),
        ALT: () => {
          this.OPTION6(() =>
            this.OR4([
              { ALT: () => this.CONSUME2(T.A) },
              { ALT: () => this.CONSUME2(T.The) },
              { ALT: () => this.SUBRULE2(this.justOne) },
            ]),
          );
          const whose = this.OR5<Whose>([
            this.word(T.Enemy, 'opponent'),
            { ALT: () => this.SUBRULE(this.whose) },
          ]);
          const what = this.OR6<'effect' | 'attack'>([
            this.word(T.Effect, 'effect'),
            this.word(T.Attack, 'attack'),
          ]);
          this.ACTION(() => {
            const noun = what === 'attack' ? 'unit' : 'card';
            out.push({ do: 'counter', what, of: { noun, whose } });
          });
        },
      },
      {
        GATE: () => this.at(2, T.Effect, T.Attack, T.Play, T.Activation),
        ALT: () => {
          const that = this.ACTION(() => this.at(1, T.That));
          const the = this.ACTION(() => this.at(1, T.The));
          const one = this.ACTION(() => !this.LA(2).image.endsWith('s'));
          this.OR2([
            { ALT: () => this.CONSUME(T.The) },
            { ALT: () => this.CONSUME(T.That) },
            { ALT: () => this.CONSUME(T.A) },
            { ALT: () => this.CONSUME(T.Target) },
            { ALT: () => this.SUBRULE(this.justOne) },
          ]);
          const what = this.OR3<'effect' | 'attack' | 'play'>([
            this.word(T.Effect, 'effect'),
            this.word(T.Activation, 'effect'),
            this.word(T.Attack, 'attack'),
            this.word(T.Play, 'play'),
          ]);
          const of = this.OPTION(() => {
            this.OR7([
              { ALT: () => this.CONSUME(T.Of) },
              { GATE: () => what === 'attack', ALT: () => this.CONSUME(T.By) },
            ]);
            return this.OR8<CardFilter>([
              {
                // "the activation of an effect that would destroy a unit".
                GATE: () => what === 'effect' && this.effectWordAt() > 0,
                ALT: () => {
                  const such = this.SUBRULE3(this.effects);
                  return this.ACTION((): CardFilter => such ?? { noun: 'card' });
                },
              },
              { ALT: () => this.SUBRULE(this.kindOrItsEffect) },
            ]);
          });
          const ofAll = this.ACTION(() => of && this.isOfAll(one));
          const targeting = this.OPTION4(() => this.SUBRULE(this.targeting));
          this.ACTION(() => {
            if (targeting && what === 'play') this.refuse('what is played has no target yet');
            if (ofAll && the && what === 'attack' && !targeting) {
              this.preventsAll(out, of);
              return;
            }
            if (ofAll) this.refuse('only one is answered at a time; say "a"');
            const narrowed = { ...(of && { of }), ...(targeting && { targeting }) };
            if (that && what === 'effect' && !of && !targeting) this.thatEffectBehind();
            out.push({ do: 'counter', what, ...narrowed });
          });
        },
      },
      {
        ALT: () => {
          const of = this.SUBRULE2(this.kindOrItsEffect);
          // "Each enemy unit's effects", "all spells": not what is answered alone.
          const one = this.ACTION(() => !this.at(0, T.Effect) || !this.effectsAt(0));
          const ofAll = this.ACTION(() => this.isOfAll(one));
          const targeting = this.OPTION5(() => this.SUBRULE2(this.targeting));
          this.ACTION(() => {
            if (ofAll && !targeting) this.mutesAll(out, of);
            else out.push({ do: 'counter', what: 'effect', of, ...(targeting && { targeting }) });
          });
        },
      },
    ]);
    this.ACTION(() => this.onlyYou());
  });

  /** "the attacks of all enemy units": prevented, for this turn if the text does not say more. */
  private preventsAll(out: Act[], of: CardFilter | undefined): void {
    const act = this.barredFrom('attack', of, false);
    out.push(act);
    this.passing.add(act);
  }

  protected abstract barredFrom(
    what: 'attack' | 'effect',
    of: CardFilter | undefined,
    enemy: boolean,
  ): Act;

  /** "all attacks", "all damage": all that come. */
  protected abstract preventingAll: ParserMethod<[out: Act[]], void>;

  /** "all attacks", "each enemy attack". */
  private allAttacksAt(): boolean {
    return this.at(1, T.All, T.Each) && this.at(this.at(2, T.Enemy) ? 3 : 2, T.Attack);
  }

  /** "its effect". */
  private itsEffectAt(): boolean {
    return this.at(1, CATEGORY.its) && this.at(2, T.Effect) && !this.effectsAt(2);
  }

  /** Whether effects are said to be in the chain, before something else is countered. */
  private chainAhead(): boolean {
    const ends = [T.Stop, T.Semicolon, T.Then, T.When];
    for (let k = 2; !this.at(k, EOF, ...ends); k++) {
      if (this.at(k, T.ThisChain, T.InChain)) return true;
      if (this.at(k, T.Counter) && this.at(k - 1, T.And, T.Comma, T.To, T.You)) return false;
    }
    return false;
  }

  /** "all other effects in this chain", "all of your opponent's effects in that chain": all that are announced. */
  private allInChain = this.RULE('allInChain', (out: Act[]) => {
    const other = this.ACTION(() => this.ahead(T.All, T.Other));
    const of = this.OR<CardFilter | undefined>([
      {
        GATE: () => this.ahead(T.All, T.Of),
        ALT: () => {
          this.CONSUME(T.All);
          this.CONSUME(T.Of);
          return this.SUBRULE(this.effects);
        },
      },
      {
        GATE: () => other,
        ALT: () => {
          this.CONSUME2(T.All);
          this.CONSUME(T.Other);
          return this.SUBRULE2(this.effects);
        },
      },
      { ALT: () => this.SUBRULE3(this.effects) },
    ]);
    const targeting = this.OPTION(() => this.SUBRULE(this.targeting));
    this.OR2([{ ALT: () => this.CONSUME(T.ThisChain) }, { ALT: () => this.CONSUME(T.InChain) }]);
    this.ACTION(() => {
      const narrowed = { ...(of && { of }), ...(targeting && { targeting }) };
      out.push({ do: 'counter', what: 'effect', ...narrowed, all: true });
    });
  });

  /** "it is countered", "that action is countered". */
  protected itIsCountered = this.RULE('itIsCountered', (out: Act[]) => {
    this.OR([
      { ALT: () => this.CONSUME(T.It) },
      {
        ALT: () => {
          this.CONSUME(T.That);
          this.OR2([
            { ALT: () => this.CONSUME(T.Action) },
            { ALT: () => this.CONSUME(T.Effect) },
            { ALT: () => this.CONSUME(T.Attack) },
            { ALT: () => this.CONSUME(T.Play) },
          ]);
        },
      },
    ]);
    this.CONSUME(T.Is);
    this.CONSUME(T.Done);
    this.ACTION(() => this.counterIt(out));
  });

  protected itIsCounteredAt(): boolean {
    const k = this.at(1, T.It) ? 2 : this.ahead(T.That) ? 3 : 0;
    if (k === 3 && !this.at(2, T.Action, T.Effect, T.Attack, T.Play)) return false;
    return k > 0 && this.at(k, T.Is) && this.value(this.LA(k + 1)) === 'countered';
  }

  /** What the trigger lets the effect answer. */
  protected counterIt(out: Act[]): void {
    if (!this.answers) this.answerEffectBehind();
    if (!this.answers) this.refuse('it is not clear what is countered');
    out.push({ do: 'counter', what: this.answers ?? 'effect' });
  }

  /** "When your opponent draws a card, counter that effect": the one by which they would. */
  private thatEffectBehind(): void {
    if (!this.answers) this.answerEffectBehind();
  }

  /** R-T210. What happens is taken as the effect that would do it, where one would. */
  protected abstract answerEffectBehind(): void;

  /** "a spell", "a spell's effect". */
  private kindOrItsEffect: ParserMethod<[], CardFilter> = this.RULE('kindOrItsEffect', () => {
    const kind = this.SUBRULE(this.kind, { ARGS: [] });
    this.OPTION(() => this.CONSUME(T.Possessive));
    this.OPTION2(() => this.CONSUME(T.Effect));
    return kind;
  });

  /** "one attack": what is answered is one. */
  protected justOne = this.RULE('justOne', () => {
    const n = this.SUBRULE(this.number);
    this.ACTION(() => {
      if (n !== 1) this.refuse('only one is answered at a time');
    });
  });

  /** "an enemy attack", "your opponent's effect". */
  private theirsAt(): boolean {
    const k = this.at(1, T.A, T.The, T.Number) ? 2 : 1;
    const length = this.at(k, T.Enemy) ? 1 : this.whoseAt(k);
    return length > 0 && this.at(k + length, T.Effect, T.Attack);
  }

  /** Whether the next attack or effect comes, which is still to be announced. */
  protected nextAt(): boolean {
    return this.at(1, T.The) ? this.at(2, T.Next) : this.at(1 + this.whoseAt(1), T.Next);
  }

  /** "the next attack against you". */
  protected abstract wardingOff: ParserMethod<[out: Act[]], void>;

  /** "that targets this card", "against a warrior you control", "on one of your units". */
  protected targeting: ParserMethod<[], 'this' | CardFilter> = this.RULE('targeting', () => {
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(T.That);
          this.CONSUME(T.Target);
        },
      },
      { ALT: () => this.CONSUME(T.Against) },
      { ALT: () => this.CONSUME(T.On) },
    ]);
    return this.OR<'this' | CardFilter>([
      {
        ALT: () => {
          this.CONSUME(T.This);
          this.CONSUME(CATEGORY.noun);
          return 'this';
        },
      },
      {
        ALT: () => {
          const kind = this.SUBRULE(this.kind, { ARGS: [] });
          this.ACTION(() => this.notOfAll());
          return kind;
        },
      },
    ]);
  });
}

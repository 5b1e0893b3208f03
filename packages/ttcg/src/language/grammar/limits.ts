import { EOF, type ParserMethod } from 'chevrotain';
import type { Condition, Effect, Sentence } from '../tree/tree.ts';
import { CATEGORY, T } from '../words/tokens.ts';
import { TenseParser } from './tenses.ts';

/** A thing while it is read. */
export type Mutable<X> = { -readonly [K in keyof X]: X[K] };

/** How often an effect can be used, and when, and if. */
export abstract class LimitParser extends TenseParser {
  protected effect: Mutable<Effect> & { sentences: Sentence[] } = { sentences: [] };

  /** "This effect can only be used once per turn.", wherever it stands; "only during your turn". */
  protected useOnly = this.RULE('useOnly', () => {
    this.startPart();
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Uncounterable);
          this.ACTION(() => {
            this.checkSaysMore('it says that nobody can counter the effect, and not what it does');
            this.effect.uncounterable = true;
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.UseOnly);
          this.OR2([
            { ALT: () => this.SUBRULE(this.limitOnce) },
            { ALT: () => this.SUBRULE(this.onlyDuring) },
            {
              ALT: () => {
                this.CONSUME(T.If);
                const condition = this.SUBRULE(this.condition);
                this.ACTION(() => this.onlyIf(condition));
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.UseThis);
          this.OR3([
            {
              ALT: () => {
                this.OPTION2(() => this.CONSUME(T.UpTo));
                this.SUBRULE2(this.limitOnce);
              },
            },
            {
              // "This effect can be activated while this card is tapped."
              GATE: () => this.tappedUseAt(),
              ALT: () => this.SUBRULE(this.tappedUse),
            },
            {
              // "This effect can be activated while this card is in your hand."
              GATE: () => this.at(1, T.While),
              ALT: () => {
                this.CONSUME(T.While);
                this.SUBRULE2(this.condition);
                this.ACTION(() => {
                  this.checkSaysMore();
                  this.refuse(
                    'effects are used on the field; say "discard this card to ...", or do it "from your discard pile"',
                  );
                });
              },
            },
            {
              // "This effect triggers whenever a card is played. Gain 1 point."
              GATE: () => this.at(1, T.When),
              ALT: () => this.SUBRULE(this.trigger),
            },
          ]);
        },
      },
    ]);
    this.OPTION(() => this.CONSUME(T.Stop));
  });

  private tappedUseAt(): boolean {
    const k = this.at(1, T.While, T.If, T.EvenIf) ? 2 : 0;
    const turned = this.at(k + 1, T.Is) ? k + 2 : k + 3;
    return k > 0 && this.at(k, T.This, T.It) && this.value(this.LA(turned)) === 'tapped';
  }

  /** "while this card is tapped", "even if it is tapped": as well as while it is not. */
  private tappedUse = this.RULE('tappedUse', () => {
    this.OR([
      { ALT: () => this.CONSUME(T.While) },
      { ALT: () => this.CONSUME(T.If) },
      { ALT: () => this.CONSUME(T.EvenIf) },
    ]);
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(T.This);
          this.CONSUME(CATEGORY.noun);
        },
      },
      { ALT: () => this.CONSUME(T.It) },
    ]);
    this.CONSUME(T.Is);
    this.CONSUME(T.Turned);
    this.ACTION(() => {
      this.checkSaysMore();
      this.effect.evenTapped = true;
    });
  });

  /** Where nothing else is said, there is no effect whose use is told. */
  private checkSaysMore(
    reason = 'it says when the effect can be used, and not what it does',
  ): void {
    const ends = this.at(1, EOF) || (this.at(1, T.Stop) && this.at(2, EOF));
    if (ends && this.effect.sentences.length === 0) this.refuse(reason, this.input[0]);
  }

  /** "Discard a water card instead of any other card.": for an overload effect. */
  protected discardOnly = this.RULE('discardOnly', () => {
    this.startPart();
    this.CONSUME(T.Discard);
    const cards = this.SUBRULE(this.pick, { ARGS: ['discard'] });
    this.CONSUME(T.OnlySuch);
    this.CONSUME(T.Stop);
    this.ACTION(() => {
      const { count, card, by, alike } = cards;
      const one = typeof count === 'object' && 'n' in count && count.n === 1;
      if (!one || by || alike || card.place || card.whose)
        this.refuse('one card of your hand is discarded');
      this.effect.discards = card;
      this.paidTypes = card.types;
      // It is paid before the effect, which says "the discarded card" of it.
      this.discarded = false;
    });
  });

  /** Whether it was said before all sentences, and so of all of them. */
  protected neededByAll = false;

  /** R-T351. "If" is said of its own sentence. */
  protected checkNeeds(): void {
    const [, ...others] = this.effect.sentences;
    if (this.neededByAll && others.some(({ link }) => !link)) this.refuse(SAY_WHERE);
  }

  /** "Activate this effect only if ...": what the first sentence, and so the effect, needs. */
  protected needs: Condition | undefined;

  private onlyIf(condition: Condition): void {
    const [first, ...others] = this.effect.sentences;
    if (!first) {
      this.needs = condition;
      return;
    }
    if (first.if) this.refuse('join two conditions by and');
    if (others.some(({ link }) => !link)) this.refuse(SAY_WHERE);
    this.effect.sentences[0] = { ...first, if: condition };
  }

  protected abstract trigger: ParserMethod<[], void>;

  private limitOnce = this.RULE('limitOnce', () => {
    this.ACTION(() => {
      if (this.effect.limit) this.refuse('how often is said twice');
    });
    this.SUBRULE(this.limit);
  });

  private onlyDuring = this.RULE('onlyDuring', () => {
    this.OR([{ ALT: () => this.CONSUME(T.During) }, { ALT: () => this.CONSUME(T.On) }]);
    const during = this.SUBRULE(this.period);
    this.ACTION(() => {
      if (this.effect.during) this.refuse('when it can be used is said twice');
      if (during.next) this.refuse('say it of every such turn');
      this.effect.during = during;
    });
  });

  protected limit = this.RULE('limit', () => {
    this.OPTION(() => this.CONSUME(T.Only));
    const times = this.OR<number>([
      this.word(T.Once, 1),
      this.word(T.Twice, 2),
      {
        ALT: () => {
          const n = this.SUBRULE(this.number);
          this.CONSUME(T.Times);
          return n;
        },
      },
    ]);
    const per = this.OR2<'turn' | 'game'>([
      { GATE: () => this.atPrice && this.at(1, T.By), ALT: () => 'turn' },
      {
        ALT: () => {
          this.OR4([
            { ALT: () => this.CONSUME(T.Per) },
            { ALT: () => this.CONSUME(T.Each) },
            { ALT: () => this.CONSUME(T.A) },
          ]);
          return this.OR3<'turn' | 'game'>([this.word(T.Turn, 'turn'), this.word(T.Game, 'game')]);
        },
      },
      {
        // "once during your turn": once per turn, and only then.
        ALT: () => {
          this.SUBRULE(this.onlyDuring);
          return 'turn';
        },
      },
    ]);
    this.ACTION(() => {
      this.effect.limit = { times, per };
    });
  });
}

const SAY_WHERE =
  'say the "if" in each sentence that hangs on it, or begin those that do with "Then,"';

import type { ParserMethod } from 'chevrotain';
import type { Doer, Event } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { BefallParser } from './befalls.ts';
import type { Happening } from './deeds.ts';

/** What happens to points, stacks, decks and chains, as they tell it themselves. */
export abstract class PlainEventParser extends BefallParser {
  /** Whether points, a stack, a deck or a chain come, and what befalls them. */
  protected plainEventAt(): boolean {
    const k = this.at(1, T.A) ? 2 : this.ahead(T.Number, T.OrMore) ? 3 : 1;
    if (this.at(k, T.Point)) return this.at(k + 1, T.Is, T.Was, T.Would);
    if (this.at(1, T.A) && this.at(2, T.Chain)) return true;
    if (this.at(1, T.A) && this.at(2, T.Deck)) return true;
    const whose = this.whoseAt(1);
    if (whose > 0) return this.at(whose + 1, T.Deck, T.Stack);
    return this.stackAt();
  }

  private stackAt(): boolean {
    // "A stack" is read as one word.
    if (this.at(1, T.StackTop))
      return this.at(2, T.Lose, T.Would, T.Done, T.DidNot, T.You, T.Opponent);
    if (!this.ahead(T.Number, T.Of)) return false;
    return this.at(3 + this.whoseAt(3), T.Stack);
  }

  protected plainEvent: ParserMethod<[], Happening> = this.RULE('plainEvent', () => {
    const happening = this.OR<Happening>([
      { GATE: () => this.ahead(T.A, T.Chain), ALT: () => this.SUBRULE(this.chainEvent) },
      {
        GATE: () => this.before(T.Point, T.Is, T.Was, T.Would, T.Deck, T.Stack, T.StackTop),
        ALT: () => this.SUBRULE(this.pointsEvent),
      },
      {
        GATE: () => this.before(T.Deck, T.Stack, T.StackTop),
        ALT: () => this.SUBRULE(this.deckEvent),
      },
      { ALT: () => this.SUBRULE(this.stackEvent) },
    ]);
    const outside = this.OPTION(() => this.SUBRULE(this.outside));
    return this.ACTION(() =>
      outside ? { ...happening, event: { ...happening.event, outside } } : happening,
    );
  });

  /** "a point is lost", "points are gained by your opponent". */
  private pointsEvent: ParserMethod<[], Happening> = this.RULE('pointsEvent', () => {
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.CONSUME(T.A) },
        {
          ALT: () => {
            const n = this.CONSUME(T.Number);
            this.CONSUME(T.OrMore);
            this.ACTION(() => {
              if (this.value(n) !== 1) this.refuse('how many points it is is not asked');
            });
          },
        },
      ]),
    );
    this.CONSUME(T.Point);
    const { tense, not } = this.SUBRULE(this.auxiliary);
    const done = this.CONSUME(T.Done);
    const who = this.OPTION2(() => {
      this.CONSUME(T.By);
      return this.SUBRULE(this.somePlayer);
    });
    return this.ACTION((): Happening => {
      const did = this.value(done);
      if (did !== 'lost' && did !== 'gained') this.refuse('points are gained or lost');
      const what = did === 'gained' ? 'gainsPoints' : 'losesPoints';
      return { event: { what, who: who ?? 'any' }, tense, not };
    });
  });

  private somePlayer: ParserMethod<[], Doer> = this.oneOf<Doer>('somePlayer', [
    this.word(T.You, 'you'),
    this.word(T.Opponent, 'opponent'),
    {
      ALT: () => {
        this.OR2([{ ALT: () => this.CONSUME(T.A) }, { ALT: () => this.CONSUME(T.Any) }]);
        this.CONSUME(T.Player);
        return 'any';
      },
    },
  ]);

  /** "a chain resolves", "a chain is resolved". */
  private chainEvent: ParserMethod<[], Happening> = this.RULE('chainEvent', () => {
    this.CONSUME(T.A);
    this.CONSUME(T.Chain);
    const least = this.OPTION(() => this.SUBRULE(this.soManyEffects));
    const { tense, not, passive } = this.SUBRULE(this.auxiliary);
    // "After a chain of three or more effects, ...": when it has resolved.
    const word = this.OPTION2({
      GATE: () => !this.at(1, T.Comma),
      DEF: () => this.CONSUME(T.Resolve),
    });
    return this.ACTION((): Happening => {
      const past = word !== undefined && this.value(word) === 'past' && !passive;
      const event = { what: 'chainResolves', ...(least !== undefined && { least }) } as const;
      return { event, tense: past ? 'past' : tense, not };
    });
  });

  /** "of three or more effects", "of at least four effects". */
  private soManyEffects: ParserMethod<[], number> = this.RULE('soManyEffects', () => {
    this.CONSUME(T.Of);
    const range = this.SUBRULE(this.quantity);
    this.CONSUME(T.Effect);
    return this.ACTION(() => {
      if (range.than !== 'at least' || range.n < 2) this.refuse('say "of two or more effects"');
      return range.n;
    });
  });

  /** "your deck is shuffled". */
  private deckEvent: ParserMethod<[], Happening> = this.RULE('deckEvent', () => {
    const whose = this.OR([this.word(T.A, undefined), { ALT: () => this.SUBRULE(this.whose) }]);
    this.CONSUME(T.Deck);
    const { tense, not } = this.SUBRULE(this.auxiliary);
    const done = this.CONSUME(T.Done);
    return this.ACTION((): Happening => {
      const did = this.value(done);
      if (did === 'searched') {
        const deck = whose && (whose === 'your' ? 'your' : 'opponent');
        const event: Event = { what: 'searches', who: 'any', ...(deck && { deck }) };
        return { event, tense, not };
      }
      if (did !== 'shuffled') this.refuse('a deck is searched or shuffled');
      const who = whose === undefined ? 'any' : whose === 'your' ? 'you' : 'opponent';
      return { event: { what: 'shuffles', who }, tense, not };
    });
  });

  /** "a stack you control loses a card", "one of your stacks loses a card". */
  private stackEvent: ParserMethod<[], Happening> = this.RULE('stackEvent', () => {
    const whose = this.OR([
      this.word(T.StackTop, undefined),
      {
        ALT: () => {
          this.OPTION(() => {
            this.CONSUME(T.Number);
            this.CONSUME(T.Of);
          });
          const owner = this.SUBRULE(this.whose);
          this.CONSUME(T.Stack);
          return owner;
        },
      },
    ]);
    const holder = this.OPTION2(() => {
      const who = this.OR2<Doer>([this.word(T.You, 'you'), this.word(T.Opponent, 'opponent')]);
      this.CONSUME(T.Control);
      return who;
    });
    const { tense, not } = this.SUBRULE(this.auxiliary);
    const past = this.OR3([
      this.word(T.Lose, false),
      { GATE: () => this.value(this.LA(1)) === 'lost', ...this.word(T.Done, true) },
    ]);
    this.OR4([
      { ALT: () => this.CONSUME2(T.A) },
      {
        ALT: () => {
          this.CONSUME2(T.Number);
          this.CONSUME(T.OrMore);
        },
      },
    ]);
    this.CONSUME(T.Card);
    return this.ACTION((): Happening => {
      const owner = whose === undefined ? 'any' : whose === 'your' ? 'you' : 'opponent';
      const event: Event = { what: 'stackLoses', who: holder ?? owner };
      return { event, tense: past && tense === 'present' ? 'past' : tense, not };
    });
  });
}

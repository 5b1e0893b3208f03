import { EOF, type ParserMethod } from 'chevrotain';
import type { CardFilter, Event, EventCard, EventCause, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { DeedParser } from './deeds.ts';

interface PileName {
  readonly pile: 'field' | 'hand' | 'deck' | 'discard';
  readonly whose: Whose | undefined;
}

/** By what something happens. */
export interface Causes {
  readonly by?: EventCause;
  /** "in battle by a water unit". */
  readonly inBattle?: true;
}

/** Where events bring cards, and what brings them about. */
export abstract class CauseParser extends DeedParser {
  /** "the discard pile", "your hand", "its owner's deck", "the field". */
  protected pileName: ParserMethod<[], PileName> = this.RULE('pileName', () => {
    const whose = this.OPTION(() =>
      this.OR<Whose | undefined>([
        {
          GATE: () => this.ownersOwnAt(),
          ALT: () => {
            this.SUBRULE(this.ownersOwn);
            return undefined;
          },
        },
        this.word(T.The, undefined),
        this.word(T.A, undefined),
        { ALT: () => this.SUBRULE(this.whose) },
      ]),
    );
    const pile = this.OR2<PileName['pile']>([
      this.word(T.Field, 'field'),
      this.word(T.Hand, 'hand'),
      this.word(T.Deck, 'deck'),
      this.word(T.DiscardPile, 'discard'),
    ]);
    return { pile, whose };
  });

  protected ownersOwnAt(): boolean {
    return this.at(1, T.Owner) || (this.at(2, T.Owner) && this.at(1, CATEGORY.its, T.The));
  }

  /** "its owner's", "their owners'", "the owner's". */
  protected ownersOwn = this.RULE('ownersOwn', () => {
    this.OPTION(() =>
      this.OR([{ ALT: () => this.CONSUME(CATEGORY.its) }, { ALT: () => this.CONSUME(T.The) }]),
    );
    this.CONSUME(T.Owner);
    this.CONSUME(T.Possessive);
  });

  /** "an effect", "an enemy effect", "a spell effect", "your opponent's effect". */
  protected effectCause: ParserMethod<[], EventCause> = this.RULE('effectCause', () => {
    this.OPTION(() =>
      this.OR2([{ ALT: () => this.CONSUME(T.A) }, { ALT: () => this.CONSUME(T.The) }]),
    );
    const whose = this.OPTION2(() =>
      this.OR<Whose>([this.word(T.Enemy, 'opponent'), { ALT: () => this.SUBRULE(this.whose) }]),
    );
    const noun = this.OPTION3(() => this.CONSUME(CATEGORY.noun));
    this.CONSUME(T.Effect);
    const of = this.OPTION4({
      GATE: () => this.effectHolderAt(),
      DEF: () => this.SUBRULE(this.effectHolder),
    });
    return this.ACTION((): EventCause => {
      if (of && (whose || noun)) this.refuse('say once whose effect it is');
      if (of) return effectOf(of);
      if (whose === 'opponent') this.they = 'opponent';
      const kind =
        noun?.tokenType === T.Unit ? 'unit' : noun?.tokenType === T.Spell ? 'spell' : 'card';
      if (kind === 'card' && !whose) return 'effect';
      return effectOf(whose ? { noun: kind, whose } : { noun: kind });
    });
  });

  private effectHolderAt(): boolean {
    if (this.at(1, T.You, T.Opponent)) return this.at(2, T.Control);
    return this.at(1, T.Of);
  }

  /** After "an effect": "you control", "of yours", "of your opponent's", "of a spell". */
  private effectHolder: ParserMethod<[], CardFilter> = this.RULE('effectHolder', () => {
    const of = this.OPTION(() => this.CONSUME(T.Of));
    return this.OR<CardFilter>([
      this.word(T.Yours, { noun: 'card', whose: 'your' }),
      {
        GATE: () => of === undefined,
        ALT: () => {
          this.CONSUME(T.You);
          this.CONSUME(T.Control);
          return { noun: 'card', whose: 'your' };
        },
      },
      {
        GATE: () => this.at(1, T.Opponent) && !this.headAt(3),
        ALT: () => {
          this.CONSUME(T.Opponent);
          this.OPTION2(() =>
            this.OR2([
              { ALT: () => this.CONSUME(T.Possessive) },
              { ALT: () => this.CONSUME2(T.Control) },
            ]),
          );
          this.ACTION(() => {
            this.they = 'opponent';
          });
          return { noun: 'card', whose: 'opponent' };
        },
      },
      { ALT: () => this.SUBRULE(this.kind, { ARGS: [] }) },
    ]);
  });

  /** After "by": "an effect", "your opponent's effects", "an enemy spell effect". */
  private effectCauseAt(from = 1): boolean {
    if (this.at(from, T.The)) return this.at(from + 1, T.Effect) && this.at(from + 2, T.Of);
    let k = this.at(from, T.A) ? from + 1 : from;
    if (this.at(k, T.Enemy)) k++;
    else k += this.whoseAt(k);
    if (this.at(k, CATEGORY.noun)) k++;
    return this.at(k, T.Effect);
  }

  /** After "by": "a counter effect", "an effect of a spell that would destroy a unit". */
  private suchCauseAt(): boolean {
    const k = this.effectWordAt();
    if (k === 0) return false;
    if (this.effectKindAt(k - 1) || this.wouldAt(k + 1)) return true;
    if (!this.at(k + 1, T.Of)) return false;
    // A comma may stand in a list of types, and a joint between two kinds of cards, ranks or piles.
    const ends = (i: number) =>
      this.at(i, EOF, T.Stop, T.Semicolon) ||
      (this.at(i, T.Comma) && !this.at(i + 1, T.UnitType, T.Subtype, T.Deck)) ||
      (this.at(i, T.And, T.Or) && !this.premodifierAt(i + 1) && !this.at(i + 1, ...JOINED));
    // "of the same name and rank".
    const shares = (i: number) => this.sharedAt(i - 1) && this.sharedAt(i + 1);
    for (let i = k + 2; !ends(i) || shares(i); i++)
      if (this.at(i, T.InResponse) || (this.wouldAt(i) && this.at(i + 1, T.Would))) return true;
    return false;
  }

  /** "in battle", "by an effect", "by your opponent", "by a spell". */
  protected cause: ParserMethod<[], EventCause> = this.oneOf<EventCause>('cause', [
    this.word(T.InBattle, 'battle'),
    this.word(T.ForEffect, 'itself'),
    {
      ALT: () => {
        this.CONSUME(T.By);
        return this.SUBRULE(this.agent);
      },
    },
  ]);

  /** A cause, or all there are: "by battle or card effect" says no more than that it happens. */
  protected causes: ParserMethod<[], Causes> = this.RULE('causes', () => {
    const cause = this.SUBRULE(this.cause);
    const any = this.OPTION({
      GATE: () =>
        cause === 'battle' && this.at(1, T.Or) && this.effectCauseAt(this.at(2, T.By) ? 3 : 2),
      DEF: () => {
        this.CONSUME(T.Or);
        this.OPTION2(() => this.CONSUME(T.By));
        return this.SUBRULE(this.effectCause);
      },
    });
    const fighter = this.OPTION3({
      GATE: () => cause === 'battle' && any === undefined,
      DEF: () => {
        this.CONSUME2(T.By);
        return this.SUBRULE(this.agent);
      },
    });
    const inBattle = this.OPTION4({
      GATE: () => cause !== 'battle' && cause !== 'effect',
      DEF: () => this.CONSUME(T.InBattle),
    });
    return this.ACTION((): Causes => {
      if ((any !== undefined && any !== 'effect') || fighter === 'effect' || fighter === 'battle')
        this.refuse('say one cause');
      if (any !== undefined) return {};
      if (fighter !== undefined || inBattle) return { by: fighter ?? cause, inBattle: true };
      return { by: cause };
    });
  });

  /** "an effect", "your opponent", "a spell". */
  protected agent: ParserMethod<[], EventCause> = this.oneOf<EventCause>('agent', [
    {
      GATE: () => this.suchCauseAt(),
      ALT: () => {
        const of = this.SUBRULE(this.effects);
        return this.ACTION((): EventCause => of ?? 'effect');
      },
    },
    {
      GATE: () => this.effectCauseAt(),
      ALT: () => this.SUBRULE(this.effectCause),
    },
    this.word(T.You, 'you'),
    { GATE: () => !this.at(2, T.Possessive), ...this.word(T.Opponent, 'opponent') },
    { ALT: () => this.SUBRULE(this.secondCard) },
  ]);

  /** What was called "another" beside the first card of the event. */
  private calledAnother: CardFilter | undefined;

  /** The second card that an event speaks of. */
  protected secondCard: ParserMethod<[], CardFilter> = this.RULE('secondCard', () => {
    const another = this.ACTION(() => this.at(1, T.Another));
    const card = this.SUBRULE(this.kind, { ARGS: [] });
    this.ACTION(() => {
      this.calledAnother = another ? card : undefined;
    });
    return card;
  });

  /** "A unit attacks another unit": another than the first one, which goes without saying in a fight. */
  protected notFirst<C>(what: Event['what'], first: EventCard, second: C): C | CardFilter {
    const { calledAnother } = this;
    if (!calledAnother || second !== calledAnother || first === 'this') return second;
    if (!FIGHTS.includes(what)) this.refuse('say "other than this card", or leave "another" out');
    const { other: _, ...card } = calledAnother;
    return card;
  }
}

/** What a joint is followed by in a description of cards, beside what stands before a noun. */
const JOINED = [
  CATEGORY.noun,
  T.Attacker,
  T.Defender,
  T.Subtype,
  T.Number,
  T.Hand,
  T.Deck,
  T.DiscardPile,
];

/** Where no card does something to itself. */
const FIGHTS: readonly Event['what'][] = ['attacks', 'attacked', 'destroys'];

/** A spell does nothing but by its effect. */
const effectOf = (card: CardFilter): EventCause =>
  card.noun === 'spell' ? card : { effectOf: card };

import type { IToken, ParserMethod } from 'chevrotain';
import { isAnyCard } from '../../tree/any-card.ts';
import type { Acting, CardFilter, CardWork, PlayerWork, Whose, Would } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { CountingParser } from './countings.ts';

type Player = 'you' | 'opponent' | 'any';

const WHOSE = { you: 'your', opponent: 'opponent' } as const;

/** What a player is made to do; absent: whichever. */
const madeTo = (does: PlayerWork, who: Player): Would => ({
  does,
  ...(who !== 'any' && { who }),
});

/** Effects as things that a text speaks of: of which kind, of whose cards, and what they would do. */
export abstract class EffectKindParser extends CountingParser {
  /** Where the word "effect" stands in a phrase for effects that begins there; 0 if none does. */
  protected effectWordAt(k = 1): number {
    let i = this.at(k, T.A, T.The, T.All, T.Any, T.Each) ? k + 1 : k;
    if (this.at(i, T.Enemy)) i++;
    else i += this.whoseAt(i);
    if (this.at(i, T.EffectKind, T.Counter, T.Equip)) i++;
    if (this.at(i, CATEGORY.noun)) i++;
    // "Actions of your opponent": what a player does by an effect.
    return this.at(i, T.Effect) || (this.at(i, T.Action) && this.at(i + 1, T.Of, T.That)) ? i : 0;
  }

  /** "effects of spells", "a normal effect of your opponent", "all effects that would destroy a unit"; nothing for any. */
  protected effects: ParserMethod<[], CardFilter | undefined> = this.RULE('effects', () => {
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.CONSUME(T.A) },
        { ALT: () => this.CONSUME(T.The) },
        { ALT: () => this.CONSUME(T.All) },
        { ALT: () => this.CONSUME(T.Any) },
        { ALT: () => this.CONSUME(T.Each) },
      ]),
    );
    const whose = this.OPTION2(() =>
      this.OR2<Whose>([this.word(T.Enemy, 'opponent'), { ALT: () => this.SUBRULE(this.whose) }]),
    );
    const style = this.OPTION3(() => this.SUBRULE(this.effectKind));
    const noun = this.OPTION4(() => this.CONSUME(CATEGORY.noun));
    this.OR3([{ ALT: () => this.CONSUME(T.Effect) }, { ALT: () => this.CONSUME(T.Action) }]);
    const of = this.OPTION5({
      GATE: () => this.at(1, T.Of) || this.at(2, T.Activate, T.Control),
      DEF: () => this.SUBRULE(this.makers),
    });
    const acting = this.SUBRULE(this.acting);
    return this.ACTION(() => {
      if (whose === 'opponent' || of?.whose === 'opponent') this.they = 'opponent';
      if (of && (whose || noun)) this.refuse('whose effects they are is said twice');
      const kind =
        noun?.tokenType === T.Unit ? 'unit' : noun?.tokenType === T.Spell ? 'spell' : 'card';
      const maker: CardFilter = of ?? { noun: kind, ...(whose && { whose }) };
      const such = withActing(maker, { ...(style && { style }), ...acting });
      return such ?? of;
    });
  });

  /** After "effects": "of spells", "of your opponent", "your opponent activates". */
  private makers: ParserMethod<[], CardFilter> = this.oneOf<CardFilter>('makers', [
    {
      ALT: () => {
        this.CONSUME(T.Of);
        return this.OR2<CardFilter>([
          {
            GATE: () => !this.at(2, T.Possessive),
            ...this.word(T.Opponent, { noun: 'card', whose: 'opponent' } as const),
          },
          this.word(T.Yours, { noun: 'card', whose: 'your' } as const),
          { ALT: () => this.SUBRULE(this.kind, { ARGS: [] }) },
        ]);
      },
    },
    {
      ALT: () => {
        const whose = this.OR3<Whose>([
          this.word(T.You, 'your'),
          this.word(T.Opponent, 'opponent'),
        ]);
        this.OR4([{ ALT: () => this.CONSUME(T.Activate) }, { ALT: () => this.CONSUME(T.Control) }]);
        return { noun: 'card', whose };
      },
    },
  ]);

  /** After effects: "that would destroy a unit", "in response to an effect of a spell". */
  protected acting: ParserMethod<[], Acting> = this.RULE('acting', () => {
    const would = this.OPTION({
      GATE: () => this.wouldAt(),
      DEF: () => this.SUBRULE(this.would),
    });
    const answering = this.OPTION2(() => {
      this.CONSUME(T.InResponse);
      const of = this.SUBRULE(this.effects);
      return this.ACTION((): CardFilter => of ?? { noun: 'card' });
    });
    return this.ACTION(() => ({ ...(would && { would }), ...(answering && { answering }) }));
  });

  /** "that would destroy", "that untaps"; what an effect targets is said elsewhere. */
  protected wouldAt(k = 1): boolean {
    return this.at(k, T.That, T.Who) && this.at(k + 1, T.Would, CATEGORY.verb);
  }

  private would: ParserMethod<[], Would> = this.RULE('would', () => {
    this.OR([{ ALT: () => this.CONSUME(T.That) }, { ALT: () => this.CONSUME(T.Who) }]);
    this.OPTION(() => this.CONSUME(T.Would));
    return this.OR2<Would>([
      {
        ALT: () => {
          const does = this.OR3<CardWork>([
            this.word(T.Destroy, 'destroy'),
            this.word(T.Tap, 'tap'),
            this.word(T.Untap, 'untap'),
            this.word(T.Reveal, 'reveal'),
            this.word(T.Play, 'play'),
            this.word(T.RankUp, 'rank up'),
            this.word(T.Move, 'move'),
            this.word(T.Take, 'take control of'),
          ]);
          const card = this.SUBRULE(this.worked);
          return this.ACTION((): Would => ({ does, card }));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Swap);
          this.OPTION2({
            GATE: () => this.at(2, T.Positions),
            DEF: () => {
              this.CONSUME(T.The);
              this.CONSUME(T.Positions);
              this.CONSUME(T.Of);
            },
          });
          const card = this.SUBRULE2(this.worked, { ARGS: [2] });
          return this.ACTION((): Would => ({ does: 'swap', card }));
        },
      },
      {
        ALT: () => {
          this.OR4([
            { ALT: () => this.CONSUME(T.Return) },
            { ALT: () => this.CONSUME(T.Send) },
            { ALT: () => this.CONSUME(T.Add) },
            { ALT: () => this.CONSUME(T.Put) },
          ]);
          const card = this.SUBRULE3(this.worked);
          this.OR5([{ ALT: () => this.CONSUME(T.To) }, { ALT: () => this.CONSUME(T.Into) }]);
          const { pile } = this.SUBRULE(this.pileName);
          return this.ACTION((): Would => {
            if (pile === 'field') this.refuse('a card is played to the field');
            return { does: 'send', card, to: pile === 'field' ? 'hand' : pile };
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Equip);
          this.OPTION3({
            GATE: () => this.before(T.To, T.Comma, T.Stop),
            DEF: () => {
              const item = this.SUBRULE5(this.worked);
              this.ACTION(() => {
                if (item === 'this' || Object.keys(item).length > 1)
                  this.refuse('with which card cannot be asked');
              });
              this.CONSUME2(T.To);
            },
          });
          const card = this.SUBRULE6(this.worked);
          return this.ACTION((): Would => ({ does: 'equip', card }));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Change);
          this.CONSUME2(T.The);
          const stat = this.OR6<'attack' | 'defense' | 'rank'>([
            this.word(T.Attack, 'attack'),
            this.word(T.Defense, 'defense'),
            this.word(T.Rank, 'rank'),
          ]);
          this.CONSUME2(T.Of);
          const card = this.SUBRULE4(this.worked);
          return this.ACTION((): Would => ({ does: 'change', card, stat }));
        },
      },
      {
        ALT: () => {
          this.OR7([
            { ALT: () => this.CONSUME(T.Prevent) },
            { ALT: () => this.CONSUME(T.Counter) },
          ]);
          this.OR8([{ ALT: () => this.CONSUME(T.A) }, { ALT: () => this.CONSUME3(T.The) }]);
          const what = this.OR9<'attack' | 'effect'>([
            this.word(T.Attack, 'attack'),
            this.word(T.Effect, 'effect'),
          ]);
          return { does: 'prevent', what };
        },
      },
      { ALT: () => this.SUBRULE(this.makesPlayer) },
    ]);
  });

  /** The cards that something would be done to: "a unit", "this card"; "two units" that are swapped. */
  private worked: ParserMethod<[least?: number], 'this' | CardFilter> = this.RULE(
    'worked',
    (least = 1) => {
      this.OPTION(() => {
        const n = this.CONSUME(T.Number);
        this.ACTION(() => this.notSoMany(n, least));
        this.OPTION2(() => this.CONSUME(T.OrMore));
      });
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
    },
  );

  /** What an effect would do is told by its text, but not to how many (R-T131). */
  private notSoMany(n: IToken, least = 1): void {
    if (this.value<number>(n) > least)
      this.refuse('how many that would be is not asked; say "a card" or "a unit"', n);
  }

  /** "make a player draw a card", "force your opponent to discard", "mill a deck", "draw cards". */
  private makesPlayer: ParserMethod<[], Would> = this.RULE('makesPlayer', () => {
    const whom = this.OPTION(() => {
      this.OR([
        { ALT: () => this.CONSUME(T.Make) },
        { ALT: () => this.CONSUME(T.Force) },
        { ALT: () => this.CONSUME(T.Let) },
      ]);
      const who = this.OR2<Player>([
        this.word(T.You, 'you'),
        this.word(T.Opponent, 'opponent'),
        {
          ALT: () => {
            this.OR3([
              { ALT: () => this.CONSUME(T.A) },
              { ALT: () => this.CONSUME(T.Any) },
              { ALT: () => this.CONSUME(T.Each) },
              { ALT: () => this.CONSUME(T.Either) },
            ]);
            this.CONSUME(T.Player);
            return 'any';
          },
        },
      ]);
      this.OPTION2(() => this.CONSUME(T.To));
      return who;
    });
    return this.OR4<Would>([
      {
        GATE: () => whom !== undefined,
        ALT: () => this.SUBRULE(this.returned, { ARGS: [this.ACTION(() => whom ?? 'any')] }),
      },
      {
        ALT: () => {
          this.CONSUME(T.Skip);
          this.CONSUME2(T.A);
          const does = this.OR5<PlayerWork>([
            this.word(T.PhaseWord, 'skip a phase'),
            this.word(T.Turn, 'skip a turn'),
          ]);
          return this.ACTION(() => madeTo(does, whom ?? 'any'));
        },
      },
      { ALT: () => this.SUBRULE(this.playerWork, { ARGS: [this.ACTION(() => whom)] }) },
    ]);
  });

  /** "make you return a unit to your hand": one of that player's. */
  private returned: ParserMethod<[who: Player], Would> = this.RULE('returned', (who: Player) => {
    this.CONSUME(T.Return);
    const card = this.SUBRULE(this.worked);
    this.CONSUME(T.To);
    const { pile } = this.SUBRULE(this.pileName);
    return this.ACTION((): Would => {
      if (pile === 'field') this.refuse('a card is played to the field');
      const whose = card !== 'this' && !card.whose && who !== 'any' && WHOSE[who];
      const meant = whose ? { ...card, whose } : card;
      return { does: 'send', card: meant, to: pile === 'field' ? 'hand' : pile };
    });
  });

  /** "draw a card", "lose points". */
  private playerWork: ParserMethod<[whom: Player | undefined], Would> = this.RULE(
    'playerWork',
    (whom: Player | undefined) => {
      const verb = this.OR<'draw' | 'discard' | 'mill' | 'search' | 'gain' | 'lose'>([
        this.word(T.Draw, 'draw'),
        this.word(T.Discard, 'discard'),
        this.word(T.Mill, 'mill'),
        this.word(T.Search, 'search'),
        this.word(T.Gain, 'gain'),
        this.word(T.Lose, 'lose'),
      ]);
      const points = verb === 'gain' || verb === 'lose';
      const whose = this.OPTION({
        GATE: () => this.thingsAt(points),
        DEF: () => this.SUBRULE(this.things),
      });
      return this.ACTION((): Would => {
        const who = whom ?? (whose === 'your' ? 'you' : whose === 'opponent' ? whose : 'any');
        return madeTo(verb === 'gain' || verb === 'lose' ? `${verb} points` : verb, who);
      });
    },
  );

  /** "a card", "cards", "two cards", "a deck", "your deck", "points". */
  private thingsAt(points: boolean): boolean {
    if (points) return true;
    let k = this.at(1, T.A, T.Number, T.The) ? 2 : 1;
    k += this.whoseAt(k);
    return this.at(k, T.Card, T.Deck);
  }

  private things: ParserMethod<[], Whose | undefined> = this.RULE('things', () => {
    const whose = this.OPTION(() =>
      this.OR<Whose | undefined>([
        this.word(T.A, undefined),
        this.word(T.The, undefined),
        {
          ALT: () => {
            const n = this.CONSUME(T.Number);
            this.ACTION(() => this.notSoMany(n));
            return undefined;
          },
        },
        { ALT: () => this.SUBRULE(this.whose) },
      ]),
    );
    this.OR2([
      { ALT: () => this.CONSUME(T.Card) },
      { ALT: () => this.CONSUME(T.Deck) },
      { ALT: () => this.CONSUME(T.Point) },
    ]);
    return whose;
  });

  /** "the hand", "its owner's deck". */
  protected abstract pileName: ParserMethod<
    [],
    { readonly pile: 'field' | 'hand' | 'deck' | 'discard'; readonly whose: Whose | undefined }
  >;
}

/** Cards, with which of their effects are meant; nothing for any effect of any card. */
export function withActing(card: CardFilter, acting: Acting): CardFilter | undefined {
  if (Object.keys(acting).length > 0) return { ...card, acting };
  return isAnyCard(card) ? undefined : card;
}

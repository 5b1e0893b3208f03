import type { ParserMethod } from 'chevrotain';
import type { Destination, Whose } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { FieldingParser } from './fielding.ts';

/** Where cards go. */
export abstract class GoalParser extends FieldingParser {
  /** "to your hand", "into its owner's deck", "on the bottom of your deck", "under this card". */
  protected destination: ParserMethod<[], Destination> = this.oneOf<Destination>('destination', [
    {
      ALT: () => {
        const at = this.OR2<'top' | 'bottom'>([
          this.word(T.OnTop, 'top'),
          this.word(T.AtBottom, 'bottom'),
        ]);
        const whose = this.SUBRULE(this.goalOwner);
        this.CONSUME(T.Deck);
        return this.ACTION(() => ({ zone: 'deck', at, ...(whose && { whose }) }));
      },
    },
    this.word(T.OnTheBottom, { zone: 'deck', at: 'bottom' }),
    this.word(T.OnTheTop, { zone: 'deck', at: 'top' }),
    {
      ALT: () => {
        this.OR3([
          { ALT: () => this.CONSUME(T.To) },
          { ALT: () => this.CONSUME(T.Into) },
          { ALT: () => this.CONSUME(T.In) },
        ]);
        const whose = this.SUBRULE2(this.goalOwner);
        const zone = this.OR4<'hand' | 'deck' | 'discard'>([
          this.word(T.Hand, 'hand'),
          this.word(T.Deck, 'deck'),
          this.word(T.DiscardPile, 'discard'),
        ]);
        const owners = this.OPTION(() => this.CONSUME(T.OfOwner));
        return this.ACTION(() => {
          if (owners && whose) this.refuse('whose it is is said twice');
          return zone === 'discard' ? { zone } : { zone, ...(whose && { whose }) };
        });
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Under);
        const card = this.SUBRULE(this.cards, { ARGS: ['field'] });
        return this.ACTION(() => {
          if (this.LA(0).image === 'itself') this.refuse('no card lies under itself');
          return { zone: 'under' as const, card };
        });
      },
    },
  ]);

  /** Whose pile cards go to; their owner's is not said in the tree. */
  private goalOwner: ParserMethod<[], Whose | undefined> = this.RULE('goalOwner', () =>
    this.OPTION(() =>
      this.OR<Whose | undefined>([
        {
          GATE: () => this.ownersOwnAt(),
          ALT: () => {
            this.SUBRULE(this.ownersOwn);
            this.ACTION(() => this.speakOfOwner());
            return undefined;
          },
        },
        // "One card from either player's discard pile into their deck": its owner's.
        { GATE: () => this.isOfEitherPile(), ...this.word(T.Their, undefined) },
        { GATE: () => this.whoseAt(1) > 0, ALT: () => this.SUBRULE(this.whose) },
        this.word(T.The, undefined),
        {
          // "the top card of your deck to the bottom of that deck".
          GATE: () => this.ahead(T.That, T.Deck),
          ALT: () => {
            this.CONSUME(T.That);
            return this.ACTION(() => this.deckSpokenOf());
          },
        },
      ]),
    ),
  );

  /** "Return one enemy unit to its owner's hand, then they discard a card": who owns it does (R-T339). */
  private speakOfOwner(): void {
    if (this.doer === 'you') this.they = 'owner';
  }

  /** Whose deck the cards that go there come from. */
  private deckSpokenOf(): Whose | undefined {
    if (!this.deckNamed) this.refuse('say whose deck');
    return this.deckNamed;
  }

  /** Whether the cards last spoken of come from a pile that may be of either player. */
  private isOfEitherPile(): boolean {
    if (this.doer !== 'you') return false;
    if (this.they !== undefined) return this.they === 'owner';
    const { place, whose } = this.lastKind ?? {};
    return !whose && (place === 'hand' || place === 'deck' || place === 'discard');
  }
}

import type { ParserMethod } from 'chevrotain';
import type { Act, Cards, Pick, Who, Whose } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { settle } from '../cards/phrase.ts';
import { DurationParser } from '../conditions/durations.ts';

/** Who does what, and cards that come to the field: they are played. */
export abstract class FieldingParser extends DurationParser {
  /** Whom an act is done by, for the length of a rule. */
  protected as(who: Who): void {
    this.doer = who;
    if (who === 'opponent') this.they = who;
  }

  /** The doer, where only you, your opponent or both can be it. */
  protected player(): 'you' | 'opponent' | 'both' {
    const { doer } = this;
    if (doer === 'you' || doer === 'opponent' || doer === 'both') return doer;
    this.refuse('only you, your opponent or each player can do that');
    return 'you';
  }

  /** The doer, where anybody can be it who need not be chosen. */
  protected anyPlayer(): Exclude<Who, 'choice'> {
    if (this.doer !== 'choice') return this.doer;
    this.refuse('one player of your choice cannot do that');
    return 'you';
  }

  protected ownWhose(): Whose {
    return this.doer === 'you' ? 'your' : 'their';
  }

  /** Whether the field comes as where cards go: "to the field", "to your side of the field". */
  protected fieldGoalAt(): boolean {
    return this.at(1, T.IntoPlay) || (this.at(1, T.To, T.On) && this.fieldAt(2));
  }

  /** "the field", "your side of the field": whose, if that is said. */
  protected fieldSide: ParserMethod<[], Whose | undefined> = this.RULE('fieldSide', () => {
    const whose = this.OR<Whose | undefined>([
      this.word(T.The, undefined),
      { ALT: () => this.SUBRULE(this.whose) },
    ]);
    this.OPTION(() => {
      this.CONSUME(T.Side);
      this.CONSUME(T.Of);
      this.CONSUME2(T.The);
    });
    this.CONSUME(T.Field);
    return whose;
  });

  /** "return one unit from your discard pile to the field": it is played. */
  protected toField = this.RULE('toField', (out: Act[], cards: Cards) => {
    const side = this.OR<Whose | undefined>([
      this.word(T.IntoPlay, undefined),
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(T.To) }, { ALT: () => this.CONSUME(T.On) }]);
          return this.SUBRULE(this.fieldSide);
        },
      },
    ]);
    const tapped = this.OPTION2({
      GATE: () => this.LA(1).image === 'tapped',
      DEF: () => this.CONSUME(T.Turned),
    });
    const free = this.OPTION3(() => this.CONSUME(T.FreeRank));
    this.ACTION(() => {
      if (side && side !== this.ownWhose()) this.refuse('say who plays it');
      out.push({
        do: 'play',
        ...this.fielded(cards, side !== undefined),
        ...(free && { free: true as const }),
        ...(tapped && { tapped: true as const }),
      });
    });
  });

  /** Who plays the cards, and from where; what returns goes to the side it came from. */
  private fielded(cards: Cards, own: boolean): Omit<Extract<Act, { do: 'play' }>, 'do'> {
    const who = this.anyPlayer();
    if (cards.the === 'pick') return this.fieldedPick(cards, own, who);
    const known = cards.the === 'this' || (cards.the === 'that' && this.isOwnCard());
    if (!known && !own) this.refuse('say who plays it');
    return { who, cards };
  }

  /** Whether the card last spoken of is surely the doer's. */
  private isOwnCard(): boolean {
    const { lastKind, event } = this;
    if (lastKind) return lastKind.whose === this.ownWhose();
    return event !== undefined && 'card' in event && event.card === 'this';
  }

  private fieldedPick(
    pick: Pick,
    own: boolean,
    who: ReturnType<FieldingParser['anyPlayer']>,
  ): Omit<Extract<Act, { do: 'play' }>, 'do'> {
    const filter = { ...pick.card };
    if (filter.place === undefined && GONE.has(filter.past?.did ?? '')) filter.place = 'discard';
    if (!filter.place) this.refuse('say from where');
    const played = (by: typeof who, doer: Who) => {
      const card = settle({ filter, number: 'one' }, 'play', doer);
      return { who: by, cards: { ...pick, card } };
    };
    if (filter.whose === this.ownWhose() || own || /this|that/.test(filter.place ?? ''))
      return played(who, this.doer);
    if (filter.whose || pick.count !== 'all' || who !== 'you') this.refuse('say who plays it');
    filter.whose = 'their';
    return played('both', 'both');
  }
}

/** What brings cards to the discard pile. */
const GONE: ReadonlySet<string> = new Set(['destroyed', 'discarded', 'milled']);

import type { ParserMethod } from 'chevrotain';
import type { CardFilter, CardRef, CardTest, Condition, Place, Range } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { type Determiner, newPhrase, settle } from '../cards/phrase.ts';
import { rangeOf } from '../cards/ranges.ts';
import { ValueTestParser } from './value-tests.ts';

/** A condition that is not a list. */
export type Simple = Exclude<Condition, { is: 'all' | 'any' }>;
export type Positive = Exclude<Simple, { is: 'not' }>;

/** What is said of one card in a condition. */
export abstract class TestParser extends ValueTestParser {
  /** Whether something is said of a card that is pointed at, rather than what happened to it. */
  protected testAt(): boolean {
    if (this.measureOfAt()) return true;
    const length = this.refLength(1);
    if (length === 0) return false;
    const k = length + 1;
    if (this.tappedEarlierAt(k)) return true;
    if (this.at(k, T.Was)) return this.survivedAt(k) || this.wasKindAt(k + 1);
    if (this.at(k, T.Has)) return !this.perfectAt(k);
    return this.at(k, T.Is, T.Had, T.DoNot, T.Remain) || this.shortIsAt(k);
  }

  /** "it's": "it is", where no value of its own follows. */
  private shortIsAt(k: number): boolean {
    return this.at(k, T.Possessive) && this.at(k - 1, T.It);
  }

  /** "was not destroyed", of what has just happened rather than of a turn. */
  private survivedAt(k: number): boolean {
    if (!this.at(k + 1, T.Not) || this.LA(k + 2).image !== 'destroyed') return false;
    return this.at(k + 3, T.Comma, T.And, T.Or);
  }

  /** "was a dragon": what it is like does not change where it goes. */
  private wasKindAt(k: number): boolean {
    const i = this.at(k, T.Not) ? k + 1 : k;
    if (this.bareRankAt(i) || this.bareTypeAt(i)) return true;
    return this.kindAt(this.at(i, T.A) ? i + 1 : i) || this.wasSoAt(i);
  }

  /** "was tapped", "was under another card": of a card that has left the field, as it last was. */
  private wasSoAt(k: number): boolean {
    if (!this.hasLeft) return false;
    if (this.at(k, T.RowSpot)) return true;
    if (this.at(k, T.Under)) return this.at(k + 1, T.Another);
    return this.at(k, CATEGORY.state) && this.at(k + 1, T.Comma, T.And, T.Or);
  }

  /** "this card is tapped", "it is a fire unit", "its rank is 3 or higher". */
  protected cardTest: ParserMethod<[], Simple> = this.oneOf<Simple>('cardTest', [
    {
      GATE: () => this.measureOfAt(),
      ALT: () => {
        const { stat, of } = this.SUBRULE(this.measureOf);
        this.OR4([{ ALT: () => this.CONSUME(T.Is) }, { ALT: () => this.CONSUME3(T.Was) }]);
        const not = this.OPTION(() => this.CONSUME(T.Not));
        const a = this.SUBRULE(this.valueTest, { ARGS: [stat] });
        return this.ACTION(() =>
          negated({ is: 'card', card: of, a: ofItself(of, a) }, not !== undefined),
        );
      },
    },
    {
      ALT: () => {
        const card = this.SUBRULE(this.ref);
        this.ACTION(() => this.checkAsked());
        return this.OR2<Simple>([
          {
            GATE: () => this.tappedEarlierAt(),
            ALT: () => {
              const not = this.SUBRULE(this.tappedEarlier);
              return this.ACTION(() => this.tested(card, { kind: 'tapped earlier' }, not));
            },
          },
          {
            GATE: () => this.at(1, T.Was) && !this.survivedAt(1),
            ALT: () => {
              this.CONSUME2(T.Was);
              const not = this.OPTION6(() => this.CONSUME5(T.Not));
              const a = this.SUBRULE(this.formerQuality);
              return this.ACTION(() => this.tested(card, a, not !== undefined));
            },
          },
          {
            ALT: () => {
              this.CONSUME(T.Was);
              this.CONSUME3(T.Not);
              this.CONSUME(T.Done);
              return this.tested(card, { kind: 'place', place: 'field' }, false);
            },
          },
          {
            GATE: () => this.equippedToAt(),
            ALT: () => {
              this.CONSUME3(T.Is);
              const not = this.OPTION4(() => this.CONSUME4(T.Not));
              this.CONSUME(T.Turned);
              this.CONSUME(T.To);
              const kind = this.SUBRULE(this.kind, { ARGS: [] });
              return this.ACTION(() => {
                if (card.the !== 'this') this.refuse('only of this card it is known');
                if (kind.whose || kind.place || kind.other || kind.most)
                  this.refuse('whose the equipped unit is cannot be asked here');
                const to = this.equippedTo(kind);
                return not ? negated(to, true) : to;
              });
            },
          },
          {
            GATE: () => this.heldCardsAt(),
            ALT: () => {
              const not = this.OPTION5(() => this.CONSUME2(T.DoNot));
              this.OR6([{ ALT: () => this.CONSUME2(T.Has) }, { ALT: () => this.CONSUME2(T.Had) }]);
              const range = this.SUBRULE(this.quantity);
              const kind = this.SUBRULE(this.countedCards);
              return this.ACTION(() => {
                this.coveredIs = range.n === 1 && card.the === 'this';
                const beside = this.besideIt(card, kind);
                return negated({ is: 'count', card: beside, range }, not !== undefined);
              });
            },
          },
          {
            ALT: () => {
              this.OR3([
                { ALT: () => this.CONSUME2(T.Is) },
                { ALT: () => this.CONSUME(T.Remain) },
                { ALT: () => this.CONSUME(T.Possessive) },
              ]);
              const not = this.OPTION2(() => this.CONSUME2(T.Not));
              const a = this.SUBRULE(this.quality);
              this.MANY({
                GATE: () => this.qualityAfterAnd(),
                DEF: () => {
                  this.CONSUME(T.And);
                  const more = this.SUBRULE2(this.quality);
                  this.ACTION(() => this.besides.push(this.tested(card, more, false)));
                },
              });
              return this.ACTION(() => this.tested(card, a, not !== undefined));
            },
          },
          {
            ALT: () => {
              const not = this.OPTION3(() => this.CONSUME(T.DoNot));
              this.OR5([{ ALT: () => this.CONSUME(T.Has) }, { ALT: () => this.CONSUME(T.Had) }]);
              const a = this.SUBRULE(this.heldValue);
              return this.ACTION(() => negated({ is: 'card', card, a }, not !== undefined));
            },
          },
        ]);
      },
    },
  ]);

  /** "is equipped to a warrior". */
  private equippedToAt(): boolean {
    const k = this.at(2, T.Not) ? 3 : 2;
    if (!this.at(1, T.Is) || this.value(this.LA(k)) !== 'equipped' || !this.at(k + 1, T.To))
      return false;
    return this.at(k + 2, T.A, T.Another, T.Any) || this.nounAt(k + 2) || this.premodifierAt(k + 2);
  }

  /** "has no cards under it", rather than "has 300 or more attack". */
  private heldCardsAt(): boolean {
    let k = this.at(1, T.DoNot) ? 3 : 2;
    if (!this.at(k - 1, T.Has, T.Had)) return false;
    if (this.at(k, T.Exactly, T.AtLeast, T.AtMost, T.MoreThan, T.FewerThan)) k++;
    if (!this.at(k, T.A, T.No, T.Any, T.Another, T.Number)) return false;
    if (this.at(k + 1, T.OrMore, T.OrFewer)) k++;
    return this.kindAt(k + 1);
  }

  /** After "this card has", "under it" is under this card. */
  private besideIt(ref: CardRef, kind: CardFilter): CardFilter {
    const place = kind.place ?? '';
    if (place === 'across from that' && ref.the === 'this') {
      this.thatIs = 'this';
      return { ...kind, place: 'this column', whose: 'opponent' };
    }
    if (place === 'across from that' && ref.the === 'that') return kind;
    const [, where, of] = /^(.*) (th..)$/.exec(place) ?? [];
    const near = /^(directly )?under$|^below$|^above$|^next to$/.test(where ?? '');
    if (!near || (of !== 'that' && of !== ref.the) || (ref.the !== 'this' && ref.the !== 'that'))
      this.refuse('say what lies under, below, above, across from or adjacent to it');
    if (ref.the === 'this') this.thatIs = 'this';
    return { ...kind, place: `${where} ${ref.the}` as Place };
  }

  protected equippedTo(card: CardFilter): Positive {
    this.thatIs = 'equipped';
    return { is: 'card', card: { the: 'equipped' }, a: { kind: 'fits', card } };
  }

  /** What the quantity that was just read says of the cards: "another", or that "or a spell" may come. */
  protected afterQuantity(): Determiner {
    if (this.at(0, T.Another)) return { other: true, count: { n: 1 } };
    return this.at(0, T.A) ? { count: { n: 1 } } : {};
  }

  protected countedCards: ParserMethod<[], CardFilter> = this.RULE('countedCards', () => {
    const phrase = this.SUBRULE(this.phrase, {
      ARGS: [this.ACTION(() => this.afterQuantity())],
    });
    return this.ACTION(() => settle(phrase, 'field', 'you'));
  });

  /** "a", "two or more", "no", "exactly three"; a bare number is at least so many. */
  protected quantity: ParserMethod<[], Range> = this.oneOf<Range>('quantity', [
    this.word(T.A, rangeOf('at least', 1)),
    this.word(T.Another, rangeOf('at least', 1)),
    this.word(T.Any, rangeOf('at least', 1)),
    this.word(T.No, rangeOf('exactly', 0)),
    {
      ALT: () => {
        const bare = this.ACTION(() => this.at(1, T.Number) && !this.at(2, T.OrMore, T.OrFewer));
        const range = this.SUBRULE(this.range);
        return this.ACTION(() => (bare ? rangeOf('at least', range.n) : range));
      },
    },
  ]);

  /** "is on the field and untapped": more is said of the same card. */
  protected qualityAfterAnd(): boolean {
    if (!this.at(1, T.And)) return false;
    return (
      (this.at(2, CATEGORY.state) && this.at(3, T.Comma, T.And)) ||
      this.ahead(T.And, T.On, T.The, T.Field)
    );
  }

  protected readonly besides: Simple[] = [];

  protected tested(card: CardRef, a: CardTest, not: boolean): Simple {
    const isThis = card.the === 'this' || (card.the === 'that' && !this.spoken);
    if (isThis && a.kind === 'place' && a.place === 'under' && !not) {
      this.thatIs = 'cover';
    }
    return negated({ is: 'card', card, a }, not);
  }

  /** "rank 3 or higher", and nothing that is of that rank. */
  private bareRankAt(k: number): boolean {
    if (!this.at(k, T.Rank) || !this.at(k + 1, T.Number)) return false;
    const open = this.at(k + 2, T.OrHigher, T.OrLower, T.OrMore, T.OrFewer);
    return this.at(open ? k + 3 : k + 2, T.Comma, T.And, T.Stop, T.Semicolon);
  }

  /** "a fire unit", "rank 3". */
  private likeness: ParserMethod<[], CardTest> = this.oneOf<CardTest>('likeness', [
    {
      GATE: () => this.bareRankAt(1),
      ALT: () => {
        this.CONSUME(T.Rank);
        return { kind: 'stat', stat: 'rank', range: this.SUBRULE(this.range) };
      },
    },
    { GATE: () => this.bareTypeAt(1), ALT: () => this.SUBRULE(this.bareTypes) },
    {
      ALT: () => {
        const card = this.SUBRULE(this.kind, { ARGS: [] });
        return this.ACTION((): CardTest => {
          if (card.whose || card.place || card.other || card.most)
            this.refuse('where a card lies and whose it is cannot be asked here');
          return { kind: 'fits', card };
        });
      },
    },
  ]);

  /** "dormant", and no noun that it is said of. */
  protected dormantAloneAt(): boolean {
    return this.LA(1).image === 'dormant' && !this.nounAt(2) && !this.premodifierAt(2);
  }

  /** After "was": what kind of card it is, and of one that has left the field what it last was like. */
  private formerQuality: ParserMethod<[], CardTest> = this.oneOf<CardTest>('formerQuality', [
    { GATE: () => this.wasSoAt(1), ALT: () => this.SUBRULE(this.quality) },
    { ALT: () => this.SUBRULE(this.likeness) },
  ]);

  /** "under a dragon": such a card is on top of it. */
  private underSuch(of: CardFilter): CardTest {
    if (of.place || of.beside || of.most || of.other)
      this.refuse('say only what kind of card is on top of it');
    // On a unit lies a unit, and on a spell a spell.
    const any = Object.keys(of).length === 1;
    return { kind: 'place', place: 'under', ...(!any && { of }) };
  }

  /** After "is": a state, a place, or a kind of card. */
  protected quality: ParserMethod<[], CardTest> = this.oneOf<CardTest>('quality', [
    {
      GATE: () => !this.nounAt(2) && !this.premodifierAt(2),
      ALT: () => ({ kind: 'state', state: this.SUBRULE(this.state) }),
    },
    {
      GATE: () => this.ahead(T.Under, T.Another),
      ALT: () => {
        this.CONSUME(T.Under);
        this.CONSUME(T.Another);
        const of = this.OPTION({
          GATE: () => this.headAt(1) || this.premodifierAt(1),
          DEF: () => this.SUBRULE2(this.phrase, { ARGS: [this.ACTION(() => ({}))] }),
        });
        return this.ACTION(() => this.underSuch(of?.filter ?? { noun: 'card' }));
      },
    },
    {
      // "under a dragon": such a card is on top of it.
      GATE: () => this.at(1, T.Under) && (this.at(2, T.A, T.Number, T.Any) || this.kindAt(2)),
      ALT: () => {
        this.CONSUME3(T.Under);
        const of = this.SUBRULE(this.kind, { ARGS: ['field'] });
        return this.ACTION(() => this.underSuch(of));
      },
    },
    {
      // "while this card is under it": under the card spoken of.
      GATE: () => this.at(1, T.Under) && this.at(2, T.It, T.That, T.Them),
      ALT: () => {
        this.CONSUME2(T.Under);
        const ref = this.SUBRULE(this.ref);
        return this.ACTION((): CardTest => {
          if (ref.the === 'this') this.refuse('no card lies under itself');
          return { kind: 'place', place: 'under that' };
        });
      },
    },
    {
      // R-T19: a dormant card lies under another.
      GATE: () => this.dormantAloneAt(),
      ALT: () => {
        this.CONSUME(T.EffectKind);
        return { kind: 'place', place: 'under' };
      },
    },
    { ALT: () => ({ kind: 'row', at: this.SUBRULE(this.rowSpot) }) },
    this.word(T.InPlay, { kind: 'place', place: 'field' }),
    {
      GATE: () => this.at(1, T.On),
      ALT: () => {
        this.CONSUME(T.On);
        this.CONSUME(T.The);
        this.CONSUME(T.Field);
        return { kind: 'place', place: 'field' };
      },
    },
    {
      GATE: () => this.at(1, T.In),
      ALT: () => {
        this.CONSUME(T.In);
        this.OR2([{ ALT: () => this.CONSUME(T.Your) }, { ALT: () => this.CONSUME2(T.The) }]);
        const place = this.OR3<'hand' | 'deck' | 'discard'>([
          this.word(T.Hand, 'hand'),
          this.word(T.Deck, 'deck'),
          this.word(T.DiscardPile, 'discard'),
        ]);
        return { kind: 'place', place };
      },
    },
    {
      GATE: () => this.ofAt(),
      ALT: () => {
        const phrase = this.ACTION(newPhrase);
        this.SUBRULE(this.ofPhrase, { ARGS: [phrase] });
        return this.ACTION((): CardTest => {
          if (phrase.by) this.refuse('say what it is');
          return { kind: 'fits', card: phrase.filter };
        });
      },
    },
    { ALT: () => this.SUBRULE(this.likeness) },
  ]);
}

/** The condition or its opposite. */
export function negated(condition: Positive, not: boolean): Simple {
  return not ? { is: 'not', of: condition } : condition;
}

/** "this card's attack is higher than its defense": its own. */
function ofItself(card: CardRef, a: CardTest): CardTest {
  if (card.the !== 'this' || a.kind !== 'fits' || a.card.versus?.of.the !== 'that') return a;
  return { ...a, card: { ...a.card, versus: { ...a.card.versus, of: card } } };
}

import { EOF, type ParserMethod } from 'chevrotain';
import type { CardFilter, CardTest, Place, Range, Whose } from '../../tree/tree.ts';
import { TokenSet } from '../../words/token-set.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { type Draft, newPhrase, settle } from '../cards/phrase.ts';
import { rangeOf } from '../cards/ranges.ts';
import { unlike } from '../cards/unlike.ts';
import { type Compared, PointStandingParser, type Standing } from './point-standings.ts';
import { negated, type Positive, type Simple } from './tests.ts';

/** How the points and the piles of a player stand. */
export abstract class StandingParser extends PointStandingParser {
  /** "your hand is empty", "your side of the field is empty". */
  protected emptyAt(from = 1): boolean {
    const length = this.whoseAt(from);
    if (length === 0) return false;
    const place = from + length;
    const k = place + (this.at(place, T.Side) ? 4 : 1);
    return this.at(k, T.Is) && this.at(k + 1, T.Empty);
  }

  /** "the space across from this card is empty", "is not empty". */
  protected spaceEmptyAt(): boolean {
    return this.ahead(T.The, T.Column) && this.at(3, T.Opposite, T.Below, T.Above);
  }

  protected spaceEmpty = this.RULE('spaceEmpty', (parts: Simple[]) => {
    this.CONSUME(T.The);
    this.CONSUME(T.Column);
    const phrase = this.ACTION(newPhrase);
    this.ACTION(() => {
      phrase.filter.noun = this.at(1, T.Below) ? 'spell' : 'unit';
    });
    this.OR([
      { ALT: () => this.SUBRULE(this.acrossFrom, { ARGS: [phrase] }) },
      { ALT: () => this.SUBRULE(this.beside, { ARGS: [phrase] }) },
    ]);
    this.CONSUME(T.Is);
    const not = this.OPTION(() => this.CONSUME(T.Not));
    this.CONSUME(T.Empty);
    this.ACTION(() => {
      const { filter: card } = phrase;
      if (card.beside) this.refuse('say the space of which card');
      parts.push({
        is: 'count',
        card,
        range: not ? rangeOf('at least', 1) : rangeOf('exactly', 0),
      });
    });
  });

  /** Whether it was said where the cards lie that a player has: "on the field" goes without saying later. */
  protected where = false;

  /** "Your opponent has no cards": in their hand, or on the field? */
  protected saysWhere(part: Simple | undefined): void {
    if (this.where) return;
    const said = part?.is === 'not' ? part.of : part;
    const card = said?.is === 'count' ? said.card : said?.is === 'compare' ? said.of : undefined;
    if (typeof card !== 'object' || card.noun !== 'card') return;
    const { noun: _, whose: __, ...more } = card;
    if (Object.keys(more).length === 0) this.refuse('say "in hand", or "control"');
  }

  protected empty = this.RULE('empty', (parts: Simple[]) => {
    const whose = this.SUBRULE(this.whose);
    const place = this.OR([
      { ALT: () => this.SUBRULE(this.zone) },
      {
        ALT: () => {
          this.OPTION(() => {
            this.CONSUME(T.Side);
            this.CONSUME(T.Of);
            this.CONSUME(T.The);
          });
          this.CONSUME(T.Field);
          return undefined;
        },
      },
    ]);
    this.CONSUME(T.Is);
    this.CONSUME(T.Empty);
    this.ACTION(() => {
      const card = { noun: 'card', whose, ...(place && { place }) } as const;
      parts.push({ is: 'count', card, range: rangeOf('exactly', 0) });
    });
  });

  /** "there is a dragon on the field", "there are no spells in your hand". */
  protected thereIs = this.RULE('thereIs', (parts: Simple[]) => {
    this.CONSUME(T.There);
    this.CONSUME(T.Is);
    const not = this.OPTION(() => this.CONSUME(T.Not));
    const number = this.OPTION2({
      GATE: () => !this.kindAt(1),
      DEF: () => this.SUBRULE(this.quantity),
    });
    this.ACTION(() => this.beginKinds());
    this.OPTION3({
      GATE: () => this.kindsFirstAt(),
      DEF: () => this.SUBRULE(this.kindsFirst),
    });
    const card = this.SUBRULE(this.countedCards);
    this.ACTION(() => parts.push(negated(this.numbered(card, number), not !== undefined)));
  });

  /** Cards are read that are counted, or whose kinds are. */
  protected beginKinds(): void {
    this.countsKinds = true;
    this.kindsSaid = undefined;
  }

  /** So many cards, or cards of so many kinds, as was just read. */
  protected numbered(card: CardFilter, range: Range | undefined): Positive {
    const { kindsSaid } = this;
    this.countsKinds = false;
    this.kindsSaid = undefined;
    if (!kindsSaid) return { is: 'count', card, range: range ?? rangeOf('at least', 1) };
    const { what, range: said = range ?? rangeOf('at least', 2), after } = kindsSaid;
    // "Exactly three units with different types": a fourth one would be too many, whatever its type.
    if (after && !kindsSaid.range && range && range.than !== 'at least')
      this.refuse('say of how many different ones, like "units of exactly three different types"');
    return { is: 'kinds', what, card, range: said };
  }

  /** "all of your units are tapped", "each unit you control is a dragon": none is not. */
  protected allAreAt(from = 1): boolean {
    if (!this.at(from, T.All, T.Each)) return false;
    for (let k = from + 1; ; k++) {
      if (this.at(k, T.Is)) return !this.at(k + 1, T.Done, T.Sent);
      if (this.at(k, EOF, T.Stop, T.Comma, T.Was, T.Has, CATEGORY.verb)) return false;
    }
  }

  protected allAre = this.RULE('allAre', (parts: Simple[]) => {
    const determiner = this.SUBRULE(this.determiner);
    const phrase = this.SUBRULE(this.phrase, { ARGS: [determiner] });
    this.CONSUME(T.Is);
    const test = this.SUBRULE(this.quality);
    this.ACTION(() => {
      const card = settle(phrase, 'field', 'you');
      const said = kindOf(test);
      const others = said && unlike(said);
      if (!others || phrase.by || Object.keys(others).some((key) => key in card))
        this.refuse('say how many of them are, or are not');
      parts.push({ is: 'count', card: { ...card, ...others }, range: rangeOf('exactly', 0) });
    });
  });

  /** "your deck has 10 or fewer cards", "your hand does not contain a spell". */
  protected pileHoldsAt(from = 1): boolean {
    const length = this.whoseAt(from);
    const k = from + length;
    if (length === 0 || !this.at(k, T.Hand, T.Deck, T.DiscardPile)) return false;
    return this.at(this.at(k + 1, T.DoNot) ? k + 2 : k + 1, T.Has, T.Contain);
  }

  protected pileHolds = this.RULE('pileHolds', (parts: Simple[]) => {
    const whose = this.SUBRULE(this.whose);
    const place = this.SUBRULE(this.zone);
    const not = this.OPTION(() => this.CONSUME(T.DoNot));
    this.OR([{ ALT: () => this.CONSUME(T.Has) }, { ALT: () => this.CONSUME(T.Contain) }]);
    this.OR2([
      {
        ALT: () => {
          const test = this.SUBRULE(this.pileCompared, { ARGS: [whose, place] });
          this.ACTION(() => parts.push(negated(test, not !== undefined)));
        },
      },
      {
        ALT: () => {
          const range = this.SUBRULE(this.quantity);
          const card = this.SUBRULE(this.countedCards);
          const end = this.OPTION2({
            GATE: () => this.at(1, T.OrMore, T.OrFewer),
            DEF: () => this.SUBRULE(this.openEnd, { ARGS: [this.ACTION(() => range.n)] }),
          });
          this.ACTION(() => {
            if (card.whose || card.place) this.refuse('where the cards lie is said twice');
            const counted = { ...card, whose, place };
            parts.push(
              negated({ is: 'count', card: counted, range: end ?? range }, not !== undefined),
            );
          });
        },
      },
    ]);
  });

  /** After "your hand has": "fewer cards than your opponent's hand", "more cards than theirs". */
  private pileCompared: ParserMethod<[whose: Whose, place: Place], Compared> = this.RULE(
    'pileCompared',
    (whose: Whose, place: Place) => {
      const than = this.OR<Standing>([
        this.word(T.More, 'more'),
        this.word(T.Fewer, 'fewer'),
        this.word(T.Less, 'fewer'),
        this.word(T.AsMany, 'as many'),
      ]);
      this.CONSUME(T.Card);
      this.OR2([{ ALT: () => this.CONSUME(T.Than) }, { ALT: () => this.CONSUME(T.As) }]);
      const other = this.OR3<Whose>([
        this.word(T.Yours, 'your'),
        { ALT: () => this.SUBRULE(this.whose) },
      ]);
      const pile = this.OPTION(() => this.SUBRULE(this.zone));
      return this.ACTION((): Compared => {
        if (other === whose || (pile && pile !== place))
          this.refuse('a pile is compared with that of the other player');
        const who = whose === 'your' ? 'you' : 'opponent';
        return { is: 'compare', who, than, of: { noun: 'card', place } };
      });
    },
  );

  /** "this is the only unit you control", "this card is your only unit". */
  protected onlyOneAt(from = 1): boolean {
    if (!this.at(from, T.This)) return false;
    const k = this.nounAt(from + 1) ? from + 2 : from + 1;
    return this.at(k, T.Is) && this.at(k + 1, T.The, T.Your) && this.at(k + 2, T.Only);
  }

  protected onlyOne = this.RULE('onlyOne', (parts: Simple[]) => {
    this.CONSUME(T.This);
    this.OPTION(() => this.CONSUME(CATEGORY.noun));
    this.CONSUME(T.Is);
    const whose = this.OR([this.word(T.The, undefined), this.word(T.Your, 'your' as const)]);
    this.CONSUME(T.Only);
    const phrase = this.SUBRULE(this.phrase, { ARGS: [this.ACTION(() => ({}))] });
    this.ACTION(() => {
      const { whose: said, place, ...kind } = settle(phrase, 'field', 'you');
      const owner = whose ?? said;
      if (place || owner === 'opponent') this.refuse('only of cards on the field it is asked');
      if (Object.keys(kind).length > 1)
        parts.push({ is: 'card', card: { the: 'this' }, a: { kind: 'fits', card: kind } });
      this.thatIs = 'this';
      const others = { ...kind, other: true, ...(owner && { whose: owner }) } as const;
      parts.push({ is: 'count', card: others, range: rangeOf('exactly', 0) });
    });
  });

  /** "an enemy unit has 500 or more attack": there is such a unit. */
  protected oneHasAt(from = 1): boolean {
    const oneOf = this.at(from, T.Number) && this.at(from + 1, T.Of);
    if (!this.at(from, T.A, T.Another, T.Any) && !oneOf) return false;
    let k = from + 1;
    while (!this.at(k, T.Has)) {
      if (this.isIn(k, NO_HOLDER)) return false;
      k++;
    }
    // "To have one unit attack" is something to do.
    if (this.at(k - 1, T.That, T.Who, T.To)) return false;
    return this.at(k + 1, T.Number, T.Exactly, T.AtLeast, T.AtMost, T.MoreThan, T.FewerThan);
  }

  protected oneHas = this.RULE('oneHas', (parts: Simple[]) => {
    const card: Draft = this.SUBRULE(this.kind, { ARGS: ['field'] });
    this.CONSUME(T.Has);
    const range = this.SUBRULE(this.range);
    const stat = this.SUBRULE(this.measure);
    this.ACTION(() => {
      this.narrow(card, stat, range);
      parts.push({ is: 'count', card, range: rangeOf('at least', 1) });
    });
  });

  /** "the unit above this card is a water unit": there is such a unit. */
  protected theOneIsAt(): boolean {
    if (this.ahead(T.The, T.Top, T.Card, T.Of)) return this.discardPileAt(5);
    if (!this.at(1, T.The) || !this.nounAt(2)) return false;
    let k = 3;
    if (!this.at(k, T.Below, T.Above, T.Under) || !this.at(k + 1, T.This, T.It)) return false;
    k += this.at(k + 1, T.This) ? 3 : 2;
    return this.at(k, T.Is) && !this.at(k + 1, T.Done, T.Sent);
  }

  protected theOneIs = this.RULE('theOneIs', (parts: Simple[]) => {
    const card = this.OR<CardFilter>([
      {
        GATE: () => this.at(2, T.Top),
        ALT: () => {
          const top = this.SUBRULE(this.top);
          return this.ACTION(() => (top.the === 'pick' ? top.card : { noun: 'card' }));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.The);
          const phrase = this.SUBRULE(this.phrase, { ARGS: [this.ACTION(() => ({}))] });
          return this.ACTION(() => settle(phrase, 'field', 'you'));
        },
      },
    ]);
    this.CONSUME(T.Is);
    const not = this.OPTION(() => this.CONSUME(T.Not));
    const test = this.SUBRULE(this.quality);
    this.ACTION(() => {
      const said = kindOf(test);
      if (!said || Object.keys(said).some((key) => key !== 'noun' && key in card)) {
        this.refuse('say what it is');
        return;
      }
      const noun = said.noun === 'card' ? card.noun : said.noun;
      const counted = { ...said, ...card, noun };
      parts.push(
        negated({ is: 'count', card: counted, range: rangeOf('at least', 1) }, not !== undefined),
      );
    });
  });
}

/** What does not stand between a card and what it has. */
const NO_HOLDER = new TokenSet(
  EOF,
  CATEGORY.verb,
  T.Stop,
  T.Comma,
  T.And,
  T.If,
  T.While,
  T.Player,
  T.Is,
  T.Was,
  T.Done,
  T.DidNot,
  T.Would,
  T.With,
);

/** The kind of card that a test asks for. */
function kindOf(test: CardTest): CardFilter | undefined {
  if (test.kind === 'fits') return test.card;
  if (test.kind === 'state') return { noun: 'card', states: [test.state] };
  if (test.kind !== 'stat' || test.stat !== 'rank') return undefined;
  return { noun: 'card', rank: test.range };
}

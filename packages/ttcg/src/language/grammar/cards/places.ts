import type { ParserMethod } from 'chevrotain';
import type { EventCard, Place, Whose } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { ColumnParser } from './columns.ts';
import type { Phrase } from './phrase.ts';

type Pile = 'hand' | 'deck' | 'discard';

/** Where cards lie and whose they are, after their noun. */
export abstract class PlaceParser extends ColumnParser {
  protected controlAt(k: number): boolean {
    return this.at(k, T.You, T.Opponent, T.They) && this.at(k + 1, T.Control, T.Own);
  }

  protected zoneAt(k: number): boolean {
    if (this.at(k, T.The) && this.at(k + 1, T.Field)) return true;
    if (this.at(k, T.This)) return true;
    const length =
      this.whoseAt(k) || (this.at(k, T.A, T.The, T.Either, T.Any, T.Both, T.Each) ? 1 : 0);
    const poss = this.at(k + length, T.Player) ? 2 : 0;
    return this.at(k + length + poss, T.Hand, T.Deck, T.DiscardPile, T.UnitZone, T.SpellZone);
  }

  protected fieldAt(k: number): boolean {
    if (this.fightersAt(k)) return this.at(k + 3, T.Side);
    if (this.at(k, T.The)) return this.at(k + 1, T.Field);
    if (this.at(k, T.Either, T.Both)) return true;
    const length = this.whoseAt(k);
    return length > 0 && this.at(k + length, T.Side, T.Field);
  }

  /** "the attacker's", "the attacking unit's". */
  private fightersAt(k: number): boolean {
    return (
      this.at(k, T.The) && this.at(k + 1, T.Attacker, T.Defender) && this.at(k + 2, T.Possessive)
    );
  }

  /** Whose a unit is that attacks, or is attacked, as the trigger tells. */
  private fightersSide(attacker: boolean): Whose {
    const { event } = this;
    const own = event && 'card' in event ? sideOfCard(event.card) : undefined;
    const fights = event?.what === 'attacks' || event?.what === 'attacked';
    if (!own || !fights) {
      this.refuse('say "your side" or "your opponent\'s side"');
      return 'your';
    }
    const attacks = event.what === 'attacks';
    return attacks === attacker ? own : own === 'your' ? 'opponent' : 'your';
  }

  /** "either player", or "each player" and "both players", of whom each has so many. */
  protected anyPlayers: ParserMethod<[], boolean> = this.RULE('anyPlayers', () => {
    const each = this.OR<boolean>([
      this.word(T.Either, false),
      this.word(T.Each, true),
      this.word(T.Both, true),
    ]);
    this.CONSUME(T.Player);
    return each;
  });

  /** "you control", "your opponent owns". */
  protected controlled = this.RULE('controlled', (phrase: Phrase) => {
    const whose = this.OR<Whose | undefined>([
      this.word(T.You, 'your'),
      this.word(T.Opponent, 'opponent'),
      {
        ALT: () => {
          this.CONSUME(T.They);
          return this.ACTION(() => this.theirs());
        },
      },
      {
        ALT: () => {
          const each = this.SUBRULE(this.anyPlayers);
          this.ACTION(() => {
            if (each) phrase.ofEach = true;
          });
          return undefined;
        },
      },
    ]);
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(T.Control);
          this.ACTION(() => this.claim(phrase, whose));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Own);
          this.ACTION(() =>
            this.say(phrase.filter, 'owned', whose === 'your' ? 'you' : 'opponent'),
          );
        },
      },
    ]);
  });

  protected claim(phrase: Phrase, whose: Whose | undefined): void {
    if (whose === 'opponent') this.they = 'opponent';
    phrase.controlled = true;
    this.own(phrase, whose);
  }

  /** Whose the cards are; twice the same is fine, two different players are not. */
  private own(phrase: Phrase, whose: Whose | undefined): void {
    if (!whose) return;
    this.say(phrase.filter, 'whose', whose);
  }

  /** The pile last spoken of, for "from yours". */
  protected lastZone: Place | undefined;

  /** "in your hand", "from the field", "on your side of the field", "among them". */
  protected placed = this.RULE('placed', (phrase: Phrase) => {
    this.OPTION3(() => {
      this.OR([
        { ALT: () => this.CONSUME(T.In) },
        { ALT: () => this.CONSUME(T.From) },
        { ALT: () => this.CONSUME(T.On) },
      ]);
    });
    this.OR2([
      {
        GATE: () => !this.refAt(2),
        ALT: () => {
          this.CONSUME2(T.Among);
          this.SUBRULE(this.amongKind, { ARGS: [phrase] });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Among);
          this.SUBRULE(this.ref);
          this.ACTION(() => this.say(phrase.filter, 'place', 'that'));
        },
      },
      {
        GATE: () => this.named !== 'column',
        ALT: () => {
          this.CONSUME(T.It);
          this.ACTION(() => this.say(phrase.filter, 'place', 'that'));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Yours);
          this.ACTION(() => {
            const { lastZone } = this;
            if (!lastZone) this.refuse('say where from');
            else this.say(phrase.filter, 'place', lastZone);
            this.own(phrase, 'your');
          });
        },
      },
      { ALT: () => this.SUBRULE(this.beside, { ARGS: [phrase] }) },
      {
        GATE: () => this.columnAt(1),
        ALT: () => this.SUBRULE(this.inColumn, { ARGS: [phrase] }),
      },
      {
        ALT: () => {
          const each = this.ACTION(() =>
            this.at(1, T.Each) ? 'each' : this.at(1, T.Both) ? 'both' : undefined,
          );
          const whose = this.SUBRULE(this.zoneOwner);
          this.OR3([
            {
              ALT: () => {
                const place = this.SUBRULE(this.zone);
                const side = this.OPTION4({
                  GATE: () => this.at(1, T.Of) && this.fieldAt(2),
                  DEF: () => {
                    this.CONSUME3(T.Of);
                    const owner = this.SUBRULE2(this.zoneOwner);
                    this.OPTION5(() => {
                      this.CONSUME2(T.Side);
                      this.CONSUME2(T.Of);
                      this.CONSUME2(T.The);
                    });
                    this.CONSUME2(T.Field);
                    return owner;
                  },
                });
                this.ACTION(() => {
                  if (side) this.own(phrase, side);
                  this.lastZone = place;
                  this.say(phrase.filter, 'place', place);
                  this.own(phrase, whose);
                  if (each) phrase.ofEach = true;
                  if (each === 'each' && !this.readsPick)
                    this.refuse('say it of your cards and of those of your opponent');
                });
              },
            },
            {
              ALT: () => {
                this.OPTION2(() => {
                  this.OR4([
                    { ALT: () => this.CONSUME(T.Side) },
                    { ALT: () => this.CONSUME(T.Sides) },
                  ]);
                  this.CONSUME(T.Of);
                  this.CONSUME(T.The);
                });
                this.CONSUME(T.Field);
                this.ACTION(() => this.claim(phrase, whose));
              },
            },
          ]);
        },
      },
    ]);
  });

  /** "the unit with the highest attack among your tapped units": of these. */
  private amongKind = this.RULE('amongKind', (phrase: Phrase) => {
    this.OPTION(() =>
      this.OR([{ ALT: () => this.CONSUME(T.All) }, { ALT: () => this.CONSUME(T.The) }]),
    );
    const whose = this.OPTION2({
      GATE: () => this.whoseAt(1) > 0,
      DEF: () => this.SUBRULE(this.whose),
    });
    const of = this.SUBRULE(this.phrase, { ARGS: [this.ACTION(() => (whose ? { whose } : {}))] });
    this.ACTION(() => {
      const { noun, ...said } = of.filter;
      if (of.number !== 'many') this.refuse('say among which cards');
      if (of.by || Object.keys(said).some((key) => key in phrase.filter))
        this.refuse('that is said twice');
      if (phrase.filter.noun === 'card') phrase.filter.noun = noun;
      else if (noun !== 'card' && noun !== phrase.filter.noun) this.refuse('that is said twice');
      Object.assign(phrase.filter, said);
      if (of.controlled || whose) phrase.controlled = true;
    });
  });

  /** Before a zone: "your", "a", "the", "either player's", "each player's", or nothing. */
  protected zoneOwner: ParserMethod<[], Whose | undefined> = this.RULE('zoneOwner', () =>
    this.OPTION2(() =>
      this.OR<Whose | undefined>([
        { GATE: () => this.whoseAt(1) > 0, ALT: () => this.SUBRULE(this.whose) },
        {
          GATE: () => this.fightersAt(1),
          ALT: () => {
            this.CONSUME2(T.The);
            const attacker = this.OR3([this.word(T.Attacker, true), this.word(T.Defender, false)]);
            this.CONSUME2(T.Possessive);
            return this.ACTION(() => this.fightersSide(attacker));
          },
        },
        {
          ALT: () => {
            this.OR2([
              { ALT: () => this.CONSUME(T.A) },
              { ALT: () => this.CONSUME(T.The) },
              { ALT: () => this.CONSUME(T.Any) },
              { ALT: () => this.CONSUME(T.Either) },
              { ALT: () => this.CONSUME(T.Both) },
              { ALT: () => this.CONSUME(T.Each) },
            ]);
            this.OPTION(() => {
              this.CONSUME(T.Player);
              this.CONSUME(T.Possessive);
            });
            return undefined;
          },
        },
      ]),
    ),
  );

  /** A place that only repeats where a card lies: "this card from your discard pile". */
  protected zoneName: ParserMethod<[], Place> = this.RULE('zoneName', () => {
    this.SUBRULE(this.zoneOwner);
    return this.OR<Place>([{ ALT: () => this.SUBRULE(this.zone) }, this.word(T.Field, 'field')]);
  });

  /** "on top of your discard pile". */
  protected onPile = this.RULE('onPile', (phrase: Phrase) => {
    this.CONSUME(T.OnTop);
    const whose = this.SUBRULE(this.zoneOwner);
    this.CONSUME(T.DiscardPile);
    this.ACTION(() => {
      this.say(phrase.filter, 'place', 'discard top');
      this.own(phrase, whose);
    });
  });

  private pileKind: ParserMethod<[], Pile> = this.oneOf<Pile>('pileKind', [
    this.word(T.Hand, 'hand'),
    this.word(T.Deck, 'deck'),
    this.word(T.DiscardPile, 'discard'),
  ]);

  /** "or discard pile", "and your deck": another pile of the same player. */
  private otherPileAt(): boolean {
    if (!this.at(1, T.Or, T.And)) return false;
    const length = this.whoseAt(2);
    const same = length === 0 || this.LA(-1).tokenType === this.LA(1 + length).tokenType;
    const another = this.LA(2 + length).tokenType !== this.LA(0).tokenType;
    return same && another && this.at(2 + length, T.Hand, T.Deck, T.DiscardPile);
  }

  /** "hand, deck and discard pile": each of the three, of one player. */
  private allPilesAt(): boolean {
    const kinds = new Set<unknown>();
    const whose = this.LA(0).tokenType;
    let k = 1;
    for (; this.at(k, T.Hand, T.Deck, T.DiscardPile); k++) {
      kinds.add(this.LA(k).tokenType);
      if (this.at(k + 1, T.Comma)) k++;
      if (this.at(k + 1, T.Or, T.And)) k++;
      if (kinds.size < 3 && this.whoseAt(k + 1) > 0 && this.LA(k + 1).tokenType === whose) k++;
    }
    return kinds.size === 3;
  }

  private bothPiles(first: Pile, second: Pile | undefined): Place {
    if (second === undefined || second === first) return first;
    const piles = [first, second];
    if (!piles.includes('hand')) return 'deck or discard';
    return piles.includes('deck') ? 'hand or deck' : 'hand or discard';
  }

  protected zone: ParserMethod<[], Place> = this.oneOf<Place>('zone', [
    {
      ALT: () => {
        const three = this.ACTION(() => this.allPilesAt());
        const first = this.SUBRULE(this.pileKind);
        this.OPTION3({
          GATE: () => three,
          DEF: () => {
            this.CONSUME(T.Comma);
            this.OPTION4(() => this.SUBRULE2(this.whose));
            this.SUBRULE3(this.pileKind);
            this.OPTION5(() => this.CONSUME2(T.Comma));
          },
        });
        const second = this.OPTION({
          GATE: () => three || this.otherPileAt(),
          DEF: () => {
            this.OR2([{ ALT: () => this.CONSUME(T.Or) }, { ALT: () => this.CONSUME(T.And) }]);
            this.OPTION2(() => this.SUBRULE(this.whose));
            return this.SUBRULE2(this.pileKind);
          },
        });
        return this.ACTION(() => (three ? 'hand, deck or discard' : this.bothPiles(first, second)));
      },
    },
    this.word(T.UnitZone, 'unit zone'),
    this.word(T.SpellZone, 'spell zone'),
  ]);
}

/** Whose the card of an event is, where that is told. */
function sideOfCard(card: EventCard): 'your' | 'opponent' | undefined {
  if (card === 'this') return 'your';
  if (typeof card !== 'object' || card.whose === 'their') return undefined;
  return card.whose;
}

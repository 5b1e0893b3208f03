import { EOF, type ParserMethod } from 'chevrotain';
import { FilterParser } from './grammar-filters.ts';
import type { Phrase } from './phrase.ts';
import { CATEGORY, T } from './tokens.ts';
import type { Place, Whose } from './tree.ts';

/** Where cards lie and whose they are, after their noun. */
export abstract class PlaceParser extends FilterParser {
  protected controlAt(k: number): boolean {
    return this.at(k, T.You, T.Opponent, T.They) && this.at(k + 1, T.Control, T.Own);
  }

  protected zoneAt(k: number): boolean {
    if (this.at(k, T.The) && this.at(k + 1, T.Field)) return true;
    if (this.at(k, T.This)) return true;
    const length = this.whoseAt(k) || (this.at(k, T.A, T.The, T.Either, T.Any) ? 1 : 0);
    const poss = this.at(k + length, T.Player) ? 2 : 0;
    return this.at(k + length + poss, T.Hand, T.Deck, T.DiscardPile, T.UnitZone, T.SpellZone);
  }

  protected fieldAt(k: number): boolean {
    if (this.at(k, T.The)) return this.at(k + 1, T.Field);
    if (this.at(k, T.Either, T.Both)) return true;
    const length = this.whoseAt(k);
    return length > 0 && this.at(k + length, T.Side, T.Field);
  }

  protected underAt(k: number): boolean {
    return this.at(k, T.This, T.Another, T.It, T.Them, T.That);
  }

  /** Whether another "under" follows in the same act, so that this one is not its goal. */
  protected underAgain(): boolean {
    for (let k = 2; ; k++) {
      if (this.at(k, T.Under)) return true;
      if (this.at(k, EOF, T.Stop, T.Semicolon, T.Then)) return false;
      if (this.at(k, T.You, T.Opponent) && !this.at(k + 1, T.Control, T.Own, T.Possessive))
        return false;
      if (this.at(k, CATEGORY.verb) && !this.at(k, T.Attack)) return false;
    }
  }

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
          this.CONSUME(T.Either);
          this.CONSUME(T.Player);
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

  private claim(phrase: Phrase, whose: Whose | undefined): void {
    if (whose === 'opponent') this.they = 'opponent';
    phrase.controlled = true;
    this.own(phrase, whose);
  }

  /** Whose the cards are; twice the same is fine, two different players are not. */
  private own(phrase: Phrase, whose: Whose | undefined): void {
    if (!whose) return;
    this.say(phrase.filter, 'whose', whose);
  }

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
        ALT: () => {
          this.CONSUME(T.Among);
          this.SUBRULE(this.ref);
          this.ACTION(() => this.say(phrase.filter, 'place', 'that'));
        },
      },
      { ALT: () => this.SUBRULE(this.beside, { ARGS: [phrase] }) },
      {
        ALT: () => {
          this.CONSUME(T.This);
          this.OPTION(() => {
            this.CONSUME(CATEGORY.noun);
            this.CONSUME(T.Possessive);
          });
          this.CONSUME(T.Column);
          this.ACTION(() => this.say(phrase.filter, 'place', 'this column'));
        },
      },
      {
        ALT: () => {
          const whose = this.SUBRULE(this.zoneOwner);
          this.OR3([
            {
              ALT: () => {
                const place = this.SUBRULE(this.zone);
                this.ACTION(() => {
                  this.say(phrase.filter, 'place', place);
                  this.own(phrase, whose);
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

  /** Before a zone: "your", "a", "the", "either player's", or nothing. */
  private zoneOwner: ParserMethod<[], Whose | undefined> = this.RULE('zoneOwner', () =>
    this.OPTION2(() =>
      this.OR<Whose | undefined>([
        { GATE: () => this.whoseAt(1) > 0, ALT: () => this.SUBRULE(this.whose) },
        {
          ALT: () => {
            this.OR2([
              { ALT: () => this.CONSUME(T.A) },
              { ALT: () => this.CONSUME(T.The) },
              { ALT: () => this.CONSUME(T.Any) },
              { ALT: () => this.CONSUME(T.Either) },
              { ALT: () => this.CONSUME(T.Both) },
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
  protected zoneName = this.RULE('zoneName', () => {
    this.SUBRULE(this.zoneOwner);
    this.OR([{ ALT: () => this.SUBRULE(this.zone) }, { ALT: () => this.CONSUME(T.Field) }]);
  });

  protected zone: ParserMethod<[], Place> = this.RULE('zone', () =>
    this.OR<Place>([
      this.word(T.Hand, 'hand'),
      this.word(T.Deck, 'deck'),
      this.word(T.DiscardPile, 'discard'),
      this.word(T.UnitZone, 'unit zone'),
      this.word(T.SpellZone, 'spell zone'),
    ]),
  );

  /** "under this card", "below this card", "above rank 2". */
  protected beside = this.RULE('beside', (phrase: Phrase) => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Under);
          const place = this.OR2<Place>([
            {
              ALT: () => {
                this.CONSUME(T.Another);
                this.CONSUME(CATEGORY.noun);
                return 'under another';
              },
            },
            {
              ALT: () => {
                const ref = this.SUBRULE(this.ref);
                return this.ACTION(() => (ref.the === 'this' ? 'under this' : 'under that'));
              },
            },
          ]);
          this.ACTION(() => this.say(phrase.filter, 'place', place));
        },
      },
      {
        ALT: () => {
          const down = this.OR3([this.word(T.Below, true), this.word(T.Above, false)]);
          this.OR4([
            {
              ALT: () => {
                this.CONSUME(T.This);
                this.CONSUME2(CATEGORY.noun);
                this.ACTION(() =>
                  this.say(phrase.filter, 'place', down ? 'below this' : 'above this'),
                );
              },
            },
            {
              ALT: () => {
                this.CONSUME(T.Rank);
                const n = this.SUBRULE(this.number);
                this.ACTION(() => {
                  const rank = down
                    ? ({ than: 'at most', n: n - 1 } as const)
                    : ({ than: 'at least', n: n + 1 } as const);
                  phrase.filter.rank = rank;
                });
              },
            },
          ]);
        },
      },
    ]);
  });
}

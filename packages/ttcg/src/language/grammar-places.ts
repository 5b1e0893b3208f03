import { EOF, type ParserMethod } from 'chevrotain';
import { FilterParser } from './grammar-filters.ts';
import type { Phrase } from './phrase.ts';
import { CATEGORY, T } from './tokens.ts';
import type { CardFilter, Place, Whose } from './tree.ts';

type Past = NonNullable<CardFilter['past']>;

/** What stands after a noun. */
export abstract class PlaceParser extends FilterParser {
  /**
   * Whether something said of the noun comes next. With `keepUnder`, "under this card" is left for
   * the action: it says where the cards are placed.
   */
  protected postmodifierAt(keepUnder: boolean): boolean {
    if (this.controlAt(1)) return true;
    if (this.at(1, T.Either)) return this.at(2, T.Player) && this.at(3, T.Control);
    if (this.at(1, T.In, T.From)) return this.zoneAt(2) || this.at(2, T.Under, T.Among);
    if (this.at(1, T.On)) return this.fieldAt(2);
    if (this.at(1, T.Under)) return this.underAt(2) && (!keepUnder || this.underAgain());
    if (this.at(1, T.Below, T.Above)) return this.at(2, T.Rank) || this.ahead(T.Below, T.This) || this.ahead(T.Above, T.This);
    if (this.at(1, T.Of)) return this.ofAt();
    if (this.at(1, CATEGORY.done)) return this.pastAt();
    if (this.at(1, T.That, T.Who)) {
      return this.at(2, T.Was, T.Is, T.DidNot, T.Done, T.Share) || this.controlAt(2);
    }
    return this.at(1, T.Random, T.Named, T.Owned, T.Among) || this.withAt();
  }

  private controlAt(k: number): boolean {
    return this.at(k, T.You, T.Opponent, T.They) && this.at(k + 1, T.Control, T.Own);
  }

  /** "destroyed this turn"; but "a unit attacked this turn" says what it did. */
  private pastAt(): boolean {
    if (this.at(2, T.ThisWay)) return true;
    return this.at(2, T.ThisTurn, T.LastTurn) && BARE_PAST.has(this.LA(1).image);
  }

  private zoneAt(k: number): boolean {
    if (this.at(k, T.The) && this.at(k + 1, T.Field)) return true;
    if (this.at(k, T.This)) return true;
    const length = this.whoseAt(k) || (this.at(k, T.A, T.The, T.Either, T.Any) ? 1 : 0);
    const poss = this.at(k + length, T.Player) ? 2 : 0;
    return this.at(k + length + poss, T.Hand, T.Deck, T.DiscardPile, T.UnitZone, T.SpellZone);
  }

  private fieldAt(k: number): boolean {
    if (this.at(k, T.The)) return this.at(k + 1, T.Field);
    if (this.at(k, T.Either, T.Both)) return true;
    const length = this.whoseAt(k);
    return length > 0 && this.at(k + length, T.Side, T.Field);
  }

  private underAt(k: number): boolean {
    return this.at(k, T.This, T.Another, T.It, T.Them, T.That);
  }

  /** Whether another "under" follows in the same act, so that this one is not its goal. */
  private underAgain(): boolean {
    for (let k = 2; ; k++) {
      if (this.at(k, T.Under)) return true;
      if (this.at(k, EOF, T.Stop, T.Semicolon, T.Then)) return false;
      if (this.at(k, T.You, T.Opponent) && !this.at(k + 1, T.Control, T.Own, T.Possessive)) return false;
      if (this.at(k, CATEGORY.verb) && !this.at(k, T.Attack)) return false;
    }
  }

  private ofAt(): boolean {
    if (this.at(2, T.Rank) || this.ahead(T.Of, T.The, T.Same)) return true;
    return this.whoseAt(2) > 0 && this.at(2 + this.whoseAt(2), T.Choice);
  }

  protected postmodifier = this.RULE('postmodifier', (phrase: Phrase) => {
    this.OR([
      { ALT: () => this.SUBRULE(this.controlled, { ARGS: [phrase] }) },
      { ALT: () => this.SUBRULE(this.placed, { ARGS: [phrase] }) },
      { ALT: () => this.SUBRULE(this.beside, { ARGS: [phrase] }) },
      { ALT: () => this.SUBRULE(this.ofPhrase, { ARGS: [phrase] }) },
      {
        GATE: () => this.controlAt(2),
        ALT: () => {
          this.CONSUME(T.That);
          this.SUBRULE2(this.controlled, { ARGS: [phrase] });
        },
      },
      {
        GATE: () => this.at(2, T.Share),
        ALT: () => this.SUBRULE(this.sharing, { ARGS: [phrase] }),
      },
      { ALT: () => this.SUBRULE(this.pastPhrase, { ARGS: [phrase] }) },
      {
        ALT: () => {
          this.CONSUME(T.Random);
          this.ACTION(() => {
            phrase.by = 'random';
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Named);
          const name = this.CONSUME(T.QuotedName);
          this.ACTION(() => {
            phrase.filter.named = this.value(name);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Owned);
          this.CONSUME(T.By);
          const owner = this.OR2<'you' | 'opponent'>([
            this.word(T.You, 'you'),
            this.word(T.Opponent, 'opponent'),
          ]);
          this.ACTION(() => {
            phrase.filter.owned = owner;
          });
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.withFilter, { ARGS: [this.ACTION(() => phrase.filter)] });
        },
      },
    ]);
  });

  /** "you control", "your opponent owns". */
  private controlled = this.RULE('controlled', (phrase: Phrase) => {
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
          this.ACTION(() => {
            phrase.filter.owned = whose === 'your' ? 'you' : 'opponent';
          });
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
    const before = phrase.filter.whose;
    if (before && before !== whose) this.refuse('the cards cannot be of both players at once');
    phrase.filter.whose = whose;
  }

  /** "in your hand", "from the field", "on your side of the field", "among them". */
  private placed = this.RULE('placed', (phrase: Phrase) => {
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
          this.ACTION(() => {
            phrase.filter.place = 'that';
          });
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
          this.ACTION(() => {
            phrase.filter.place = 'this column';
          });
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
                  phrase.filter.place = place;
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
    this.OPTION2(() => this.OR<Whose | undefined>([
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
    ])),
  );

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
  private beside = this.RULE('beside', (phrase: Phrase) => {
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
          this.ACTION(() => {
            phrase.filter.place = place;
          });
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
                this.ACTION(() => {
                  phrase.filter.place = down ? 'below this' : 'above this';
                });
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

  /** "that shares its type", "that shares a type with this card". */
  private sharing = this.RULE('sharing', (phrase: Phrase) => {
    this.CONSUME(T.That);
    this.CONSUME(T.Share);
    this.OR([{ ALT: () => this.CONSUME(T.Its) }, { ALT: () => this.CONSUME(T.A) }]);
    const what = this.SUBRULE(this.sharedThing);
    const as = this.OPTION(() => {
      this.CONSUME(T.With);
      return this.SUBRULE(this.ref);
    });
    this.ACTION(() => {
      phrase.filter.same = { what, as: as ?? { the: 'that' } };
    });
  });

  /** "of rank 2 or lower", "of the same type as this card", "of your opponent's choice". */
  private ofPhrase = this.RULE('ofPhrase', (phrase: Phrase) => {
    this.CONSUME(T.Of);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Rank);
          const range = this.SUBRULE(this.range);
          this.ACTION(() => {
            phrase.filter.rank = range;
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.The);
          this.SUBRULE(this.sameFilter, { ARGS: [this.ACTION(() => phrase.filter)] });
        },
      },
      {
        ALT: () => {
          const whose = this.SUBRULE(this.whose);
          this.CONSUME(T.Choice);
          this.ACTION(() => {
            if (whose !== 'your') phrase.by = 'opponent';
          });
        },
      },
    ]);
  });

  /** "that was destroyed this turn", "discarded this way", "that did not attack", "that is tapped". */
  private pastPhrase = this.RULE('pastPhrase', (phrase: Phrase) => {
    this.OPTION(() => {
      this.OR([{ ALT: () => this.CONSUME(T.That) }, { ALT: () => this.CONSUME(T.Who) }]);
    });
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(T.Is);
          const state = this.SUBRULE(this.state);
          this.ACTION(() => {
            phrase.filter.states = [...(phrase.filter.states ?? []), state];
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.DidNot);
          this.CONSUME(T.Attack);
          this.SUBRULE(this.pastTime, { ARGS: [phrase, 'attacked', true] });
        },
      },
      {
        ALT: () => {
          const passive = this.OPTION2(() => this.CONSUME(T.Was));
          const not = this.OPTION3(() => this.CONSUME(T.Not));
          const done = this.CONSUME(CATEGORY.done);
          const did = this.ACTION(() => this.value<Past['did']>(done));
          this.SUBRULE2(this.pastTime, { ARGS: [phrase, did, not !== undefined, passive !== undefined] });
        },
      },
    ]);
  });

  private pastTime = this.RULE(
    'pastTime',
    (phrase: Phrase, did: Past['did'], not: boolean, passive = false) => {
      const time = this.OR<Past['in'] | 'this way'>([
        this.word(T.ThisTurn, 'this turn'),
        this.word(T.LastTurn, 'last turn'),
        this.word(T.ThisWay, 'this way'),
      ]);
      this.ACTION(() => {
        if (time === 'this way') phrase.filter.place = 'that';
        else if (!PAST.has(did) || (passive && did === 'attacked')) {
          this.refuse(`no card remembers that it was ${did}`);
        } else phrase.filter.past = not ? { did, not, in: time } : { did, in: time };
      });
    },
  );
}

const BARE_PAST: ReadonlySet<string> = new Set(['destroyed', 'discarded', 'milled', 'played']);
const PAST: ReadonlySet<string> = new Set(['destroyed', 'discarded', 'milled', 'played', 'attacked']);

import { PlaceParser } from './grammar-places.ts';
import type { Kept, Phrase } from './phrase.ts';
import { CATEGORY, T } from './tokens.ts';
import type { CardFilter, CardState, Nameable } from './tree.ts';

type Past = NonNullable<CardFilter['past']>;

/** What stands after a noun. */
export abstract class RelationParser extends PlaceParser {
  /**
   * Whether something said of the noun comes next. What is kept, like "under this card", is left for
   * the action: it says where the cards are placed.
   */
  protected postmodifierAt(keep: Kept): boolean {
    if (this.controlAt(1)) return true;
    if (this.at(1, T.Either)) return this.at(2, T.Player) && this.at(3, T.Control);
    if (this.at(1, T.Other)) return this.at(2, T.Than) && this.at(3, T.This, T.It, T.Them, T.That);
    if (this.at(1, T.Number)) return this.rankStepAt(1);
    if (this.at(1, T.And)) return this.rankStepAt(2);
    if (this.at(1, T.In) && this.columnAt(2)) return true;
    if (this.at(1, T.In, T.From))
      return (
        this.zoneAt(2) || this.at(2, T.Under, T.Among, T.Yours) || (this.at(2, T.It) && this.spoken)
      );
    if (this.at(1, T.On)) return this.fieldAt(2) && this.LA(1).image !== 'onto';
    if (this.at(1, T.Under)) {
      return keep === 'all' ? this.pointedAt(2) && this.goalAgain() : this.underAt(2);
    }
    if (this.at(1, T.Below, T.Above)) {
      return this.at(2, T.Rank) || (this.besideAt(2) && (!keep || this.goalAgain()));
    }
    if (this.at(1, T.Of)) return this.ofAt();
    if (this.at(1, CATEGORY.done)) return this.pastAt();
    if (this.at(1, T.That, T.Who)) {
      return this.at(2, T.Was, T.Is, T.DidNot, T.Done, T.Share, T.Has) || this.controlAt(2);
    }
    if (this.at(1, T.Adjacent)) return this.at(2, T.To) && this.refAt(3);
    if (this.at(1, T.WhoseOwn, T.Except, T.Opposite)) return true;
    return this.at(1, T.Random, T.Named, T.Owned, T.Among) || this.withAt();
  }

  /** "destroyed this turn"; but "a unit attacked this turn" says what it did. */
  private pastAt(): boolean {
    if (this.at(2, T.ThisWay)) return true;
    return this.at(2, T.ThisTurn, T.LastTurn) && BARE_PAST.has(this.LA(1).image);
  }

  private ofAt(): boolean {
    if (this.at(2, T.Rank) || this.ahead(T.Of, T.The, T.Same)) return true;
    if (this.at(2, T.That)) return this.nameableAt(3);
    if (this.ahead(T.Of, T.The, T.Chosen)) return this.nameableAt(4);
    if (this.ahead(T.Of, T.A)) return this.at(3, T.Higher, T.Lower);
    return this.whoseAt(2) > 0 && this.at(2 + this.whoseAt(2), T.Choice);
  }

  protected postmodifier = this.RULE('postmodifier', (phrase: Phrase) => {
    this.startPart();
    this.OR([
      { ALT: () => this.SUBRULE(this.controlled, { ARGS: [phrase] }) },
      {
        GATE: () => this.at(1, T.Number, T.And),
        ALT: () => {
          this.SUBRULE(this.rankStep, { ARGS: [this.ACTION(() => phrase.filter)] });
        },
      },
      {
        GATE: () => this.at(1, T.In, T.From, T.On, T.Among),
        ALT: () => this.SUBRULE(this.placed, { ARGS: [phrase] }),
      },
      { ALT: () => this.SUBRULE(this.beside, { ARGS: [phrase] }) },
      { ALT: () => this.SUBRULE(this.ofPhrase, { ARGS: [phrase] }) },
      {
        ALT: () => {
          this.CONSUME(T.Other);
          this.CONSUME(T.Than);
          const ref = this.SUBRULE(this.ref);
          this.ACTION(() => {
            phrase.filter.other = ref.the === 'this' ? true : 'that';
          });
        },
      },
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
      { ALT: () => this.SUBRULE(this.exception, { ARGS: [phrase] }) },
      {
        ALT: () => {
          this.SUBRULE(this.whoseValue, { ARGS: [this.ACTION(() => phrase.filter)] });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Opposite);
          this.CONSUME2(T.This);
          this.CONSUME2(CATEGORY.noun);
          this.ACTION(() => {
            this.say(phrase.filter, 'place', 'this column');
            this.say(phrase.filter, 'whose', 'opponent');
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Adjacent);
          this.CONSUME(T.To);
          const ref = this.SUBRULE2(this.ref);
          this.ACTION(() => {
            const of = this.isThis(ref) ? 'this' : 'that';
            this.say(phrase.filter, 'place', `next to ${of}`);
          });
        },
      },
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
          this.ACTION(() => this.say(phrase.filter, 'named', this.value<string>(name)));
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
          this.ACTION(() => this.say(phrase.filter, 'owned', owner));
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.withFilter, { ARGS: [this.ACTION(() => phrase.filter)] });
        },
      },
    ]);
  });

  /** "except this card", "except dragons". */
  private exception = this.RULE('exception', (phrase: Phrase) => {
    this.CONSUME(T.Except);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.This);
          this.CONSUME(CATEGORY.noun);
          this.ACTION(() => {
            phrase.filter.other = true;
          });
        },
      },
      { ALT: () => this.SUBRULE(this.ofKind, { ARGS: [phrase, true] }) },
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
    this.ACTION(() => this.say(phrase.filter, 'same', { what, as: as ?? { the: 'that' } }));
  });

  /** "of rank 2 or lower", "of the same type as this card", "of your opponent's choice". */
  private ofPhrase = this.RULE('ofPhrase', (phrase: Phrase) => {
    this.CONSUME(T.Of);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Rank);
          const rank = this.SUBRULE(this.ranks);
          this.ACTION(() => this.say(phrase.filter, 'rank', rank));
        },
      },
      {
        GATE: () => !this.at(2, T.Same),
        ALT: () => {
          const explicit = this.OR3([
            this.word(T.That, false),
            {
              ALT: () => {
                this.CONSUME2(T.The);
                this.CONSUME(T.Chosen);
                return true;
              },
            },
          ]);
          const what = this.SUBRULE(this.nameable);
          this.ACTION(() => this.sayChosen(phrase, what, explicit));
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
          this.CONSUME(T.A);
          const than = this.OR2<'more' | 'less'>([
            this.word(T.Higher, 'more'),
            this.word(T.Lower, 'less'),
          ]);
          this.CONSUME2(T.Rank);
          const of = this.OPTION(() => {
            this.CONSUME(T.Than);
            return this.SUBRULE(this.ref);
          });
          this.ACTION(() => {
            const versus = {
              stat: 'rank',
              than,
              of: of ?? { the: 'this' },
              ofStat: 'rank',
            } as const;
            this.say(phrase.filter, 'versus', versus);
          });
        },
      },
      {
        ALT: () => {
          const whose = this.SUBRULE(this.whose);
          this.CONSUME(T.Choice);
          this.ACTION(() => {
            if (whose !== 'your') phrase.by = 'opponent';
            else if (this.doer !== 'you') this.refuse('whoever does it chooses');
          });
        },
      },
    ]);
  });

  /** "of that type": the one that was chosen, or else that of the card spoken of. */
  private sayChosen(phrase: Phrase, what: Nameable, explicit: boolean): void {
    if (explicit || this.named === what) this.say(phrase.filter, 'chosen', what);
    else if (what === 'subtype' || !this.spoken || this.named)
      this.refuse(`no ${what} was chosen that this could mean`);
    else this.say(phrase.filter, 'same', { what, as: { the: 'that' } });
  }

  /** "that was destroyed this turn", "discarded this way", "that did not attack", "that is tapped". */
  private pastPhrase = this.RULE('pastPhrase', (phrase: Phrase) => {
    this.OPTION(() => {
      this.OR([{ ALT: () => this.CONSUME(T.That) }, { ALT: () => this.CONSUME(T.Who) }]);
    });
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(T.Is);
          const not = this.OPTION4(() => this.CONSUME2(T.Not));
          this.OR3([
            {
              ALT: () => {
                const state = this.SUBRULE(this.state);
                this.ACTION(() => this.inState(phrase, state, not !== undefined));
              },
            },
            { ALT: () => this.SUBRULE(this.ofKind, { ARGS: [phrase, not !== undefined] }) },
          ]);
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
          const was = this.OPTION2(() => this.CONSUME(T.Was));
          this.OPTION5(() => this.CONSUME(T.Has));
          const not = this.OPTION3(() => this.CONSUME(T.Not));
          const been = this.OPTION6(() => this.CONSUME(T.Been));
          const done = this.CONSUME(CATEGORY.done);
          const did = this.ACTION(() => this.value<Past['did']>(done));
          this.SUBRULE2(this.pastTime, {
            ARGS: [phrase, did, not !== undefined, (was ?? been) !== undefined],
          });
        },
      },
    ]);
  });

  private inState(phrase: Phrase, state: CardState, not: boolean): void {
    const opposite = OPPOSITES[state];
    if (not && !opposite) this.refuse(`cards that are not ${state} cannot be asked for`);
    const said = not ? (opposite ?? state) : state;
    phrase.filter.states = [...(phrase.filter.states ?? []), said];
  }

  /** "that is not a dragon or beast", "that are fire units". */
  private ofKind = this.RULE('ofKind', (phrase: Phrase, not: boolean) => {
    this.OPTION(() => this.CONSUME(T.A));
    this.OR([
      {
        ALT: () => {
          const types = this.SUBRULE(this.unitTypes);
          this.ACTION(() => this.say(phrase.filter, not ? 'notTypes' : 'types', types));
        },
      },
      {
        ALT: () => {
          const subtypes = this.SUBRULE(this.subtypes);
          const names = this.ACTION(() => subtypes.map(({ subtype }) => subtype));
          this.ACTION(() => this.say(phrase.filter, not ? 'notSubtypes' : 'subtypes', names));
        },
      },
    ]);
    this.OPTION2(() => this.CONSUME(T.Unit));
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
        if (time === 'this way') this.say(phrase.filter, 'place', 'that');
        else if (!PAST.has(did) || (passive && did === 'attacked')) {
          this.refuse(`no card remembers that it was ${did}`);
        } else this.say(phrase.filter, 'past', not ? { did, not, in: time } : { did, in: time });
      });
    },
  );
}

const OPPOSITES: Partial<Record<CardState, CardState>> = {
  tapped: 'untapped',
  untapped: 'tapped',
  'face-up': 'face-down',
  'face-down': 'face-up',
};

const BARE_PAST: ReadonlySet<string> = new Set(['destroyed', 'discarded', 'milled', 'played']);
const PAST: ReadonlySet<string> = new Set([
  'destroyed',
  'discarded',
  'milled',
  'played',
  'attacked',
]);

import type { IOrAlt } from 'chevrotain';
import type { Nameable } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import type { Kept, Phrase } from './phrase.ts';
import { SharingParser } from './sharing.ts';

/** What stands after a noun. */
export abstract class RelationParser extends SharingParser {
  /**
   * Whether something said of the noun comes next. What is kept, like "under this card", is left for
   * the action: it says where the cards are placed.
   */
  protected postmodifierAt(keep: Kept): boolean {
    if (this.controlAt(1) || this.byPlayerAt() || this.ofKindsAt()) return true;
    if (this.at(1, T.Either, T.Each, T.Both)) return this.at(2, T.Player) && this.at(3, T.Control);
    if (this.at(1, T.Other)) return this.at(2, T.Than);
    if (this.at(1, T.But)) return this.at(0, T.Own, T.Control) && this.controlAt(2);
    if (this.at(1, T.Number)) return this.rankStepAt(1);
    if (this.at(1, T.And)) return this.rankStepAt(2);
    if (this.at(1, T.In) && this.columnAt(2)) return true;
    if (this.at(1, T.In, T.From))
      return (
        this.zoneAt(2) ||
        this.at(2, T.Under, T.Among, T.Yours) ||
        (this.at(2, T.It) && this.spoken) ||
        (this.at(1, T.From) && this.fieldAt(2))
      );
    if (this.at(1, T.On)) return this.fieldAt(2) && this.LA(1).image !== 'onto';
    // "to under this card" says where they go.
    if (this.at(1, T.Under) && this.LA(1).image.startsWith('to ')) return false;
    if (this.at(1, T.Under)) {
      if (this.underControlAt()) return keep !== 'beside';
      if (keep === 'near') return false;
      return keep === 'all' ? this.pointedAt(2) && this.goalAgain() : this.underAt(2);
    }
    if (this.at(1, T.Below, T.Above)) {
      if (this.at(2, T.Rank) || keep === 'near') return this.at(2, T.Rank);
      return this.besideAt(2) && (!keep || this.goalAgain());
    }
    if (this.at(1, T.Of)) return this.ofAt();
    if (this.at(1, T.Sent)) return this.at(2, T.ThisWay);
    if (this.at(1, CATEGORY.done))
      return this.pastAt() || this.equippedWithCardAt(1) || this.boundAt(1);
    if (this.isThereAt()) return true;
    if (this.at(1, T.That, T.Who)) {
      return (
        this.at(2, T.Was, T.Is, T.DidNot, T.Done, T.Share, T.Has) ||
        this.controlAt(2) ||
        this.withAt()
      );
    }
    if (this.at(1, T.Adjacent)) return this.at(2, T.To) && this.cardsAt(3) && keep !== 'near';
    if (this.at(1, T.Opposite)) return keep !== 'near';
    if (this.at(1, T.SideBySide, T.FaceToFace)) return true;
    if (this.at(1, T.Except)) return !this.at(2, T.During, T.While, T.If, T.When, T.In, T.On);
    if (this.at(1, T.WhoseOwn, T.RowSpot, T.ActedInChain)) return true;
    if (this.at(1, T.OnTop)) return this.discardPileAt(2);
    return this.at(1, T.Random, T.Named, T.Owned, T.Controlled, T.Among, T.InPlay) || this.withAt();
  }

  /** "destroyed this turn"; but "a unit attacked this turn" says what it did. */
  private pastAt(): boolean {
    if (this.at(2, T.ThisWay)) return true;
    return this.at(2, T.ThisTurn, T.LastTurn) && BARE_PAST.has(this.LA(1).image);
  }

  /** "that were under it", of a card that has left the field. */
  private wereBesideAt(): boolean {
    if (!this.hasLeft || !this.at(1, T.That) || !this.at(2, T.Was)) return false;
    return this.at(3, T.Under, T.Below, T.Above, T.Adjacent) || this.ahead(T.That, T.Was, T.In);
  }

  /** "under your control". */
  private underControlAt(): boolean {
    const length = this.whoseAt(2);
    return length > 0 && this.at(2 + length, T.Control);
  }

  protected ofAt(): boolean {
    if (this.at(2, T.Rank, T.Yours) || this.ahead(T.Of, T.The, T.Same)) return true;
    if (this.at(2, T.Different, T.Each)) return this.readsPick && this.sharedAt(3);
    if (this.at(2, T.AtMost, T.AtLeast, T.Exactly)) return this.at(3, T.Rank);
    if (this.at(2, T.That)) return this.nameableAt(3);
    if (this.ahead(T.Of, T.The, T.Chosen)) return this.nameableAt(4);
    if (this.controlledKindAt(2)) return true;
    if (this.ahead(T.Of, T.A)) return this.at(3, T.Higher, T.Lower) || this.noneInCommonAt(2);
    return this.whoseAt(2) > 0 && this.at(2 + this.whoseAt(2), T.Choice);
  }

  /** Whether cards come at the k-th token. */
  protected abstract cardsAt(k: number): boolean;

  /** Made once, like what stands before a noun. */
  private readonly postmodifiers: IOrAlt<unknown>[] = [
    { GATE: () => this.ofKindsAt(), ALT: () => this.SUBRULE(this.ofKinds) },
    {
      GATE: () => this.byPlayerAt(),
      ALT: () => this.SUBRULE(this.doneByPlayer, { ARGS: [this.described] }),
    },
    { ALT: () => this.SUBRULE(this.controlled, { ARGS: [this.described] }) },
    {
      // "you own but your opponent controls".
      ALT: () => {
        this.CONSUME(T.But);
        this.SUBRULE3(this.controlled, { ARGS: [this.described] });
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.ActedInChain);
        this.ACTION(() => this.say(this.described.filter, 'inChain', true));
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.InPlay);
        this.ACTION(() => this.claim(this.described, undefined));
      },
    },
    {
      GATE: () => this.at(1, T.Number, T.And),
      ALT: () => {
        this.SUBRULE(this.rankStep, { ARGS: [this.described.filter] });
      },
    },
    {
      GATE: () => this.at(1, T.In, T.From, T.On, T.Among),
      ALT: () => this.SUBRULE(this.placed, { ARGS: [this.described] }),
    },
    {
      GATE: () => this.underControlAt(),
      ALT: () => {
        const phrase = this.described;
        this.CONSUME(T.Under);
        const whose = this.SUBRULE(this.whose);
        this.CONSUME(T.Control);
        this.ACTION(() => this.claim(phrase, whose));
      },
    },
    { ALT: () => this.SUBRULE(this.beside, { ARGS: [this.described] }) },
    { ALT: () => this.SUBRULE(this.ofPhrase, { ARGS: [this.described] }) },
    {
      ALT: () => {
        const phrase = this.described;
        this.CONSUME(T.Other);
        this.CONSUME(T.Than);
        this.SUBRULE(this.exceptions, { ARGS: [phrase] });
      },
    },
    {
      // "that were under it": where it is told next.
      GATE: () => this.wereBesideAt(),
      ALT: () => {
        this.CONSUME2(T.That);
        this.CONSUME(T.Was);
      },
    },
    {
      GATE: () => this.isThereAt(),
      ALT: () => this.SUBRULE(this.isThere, { ARGS: [this.described] }),
    },
    {
      GATE: () => this.controlAt(2),
      ALT: () => {
        this.CONSUME(T.That);
        this.SUBRULE2(this.controlled, { ARGS: [this.described] });
      },
    },
    {
      GATE: () => this.at(2, T.Share),
      ALT: () => this.SUBRULE(this.sharing, { ARGS: [this.described] }),
    },
    {
      GATE: () => this.boundAt(1),
      ALT: () => this.SUBRULE(this.boundTo, { ARGS: [this.described] }),
    },
    {
      GATE: () => this.equippedWithCardAt(1),
      ALT: () => {
        const phrase = this.described;
        const state = this.SUBRULE(this.state);
        this.SUBRULE(this.withSomeCard);
        this.ACTION(() => {
          phrase.filter.states = [...(phrase.filter.states ?? []), state];
        });
      },
    },
    {
      GATE: () => !this.withAt() && !this.wereBesideAt(),
      ALT: () => this.SUBRULE(this.pastPhrase, { ARGS: [this.described] }),
    },
    { ALT: () => this.SUBRULE(this.exception, { ARGS: [this.described] }) },
    {
      ALT: () => {
        this.SUBRULE(this.whoseValue, { ARGS: [this.described.filter] });
      },
    },
    { ALT: () => this.SUBRULE(this.acrossFrom, { ARGS: [this.described] }) },
    { ALT: () => this.SUBRULE(this.adjacentTo, { ARGS: [this.described] }) },
    { ALT: () => this.SUBRULE(this.atRowSpot, { ARGS: [this.described] }) },
    {
      ALT: () => {
        const how = this.OR5([
          this.word(T.SideBySide, 'adjacent' as const),
          this.word(T.FaceToFace, 'across' as const),
        ]);
        this.ACTION(() => this.lieTogether(how));
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Random);
        this.ACTION(() => {
          this.described.by = 'random';
        });
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Named);
        const name = this.CONSUME(T.QuotedName);
        this.ACTION(() => this.say(this.described.filter, 'named', this.value<string>(name)));
      },
    },
    {
      ALT: () => {
        const owned = this.OR3([this.word(T.Owned, true), this.word(T.Controlled, false)]);
        this.CONSUME(T.By);
        const owner = this.OR2<'you' | 'opponent' | undefined>([
          this.word(T.You, 'you'),
          this.word(T.Opponent, 'opponent'),
          {
            ALT: () => {
              const each = this.SUBRULE(this.anyPlayers);
              this.ACTION(() => {
                if (each) this.described.ofEach = true;
              });
              return undefined;
            },
          },
        ]);
        this.ACTION(() => {
          if (!owned) this.claim(this.described, owner === 'you' ? 'your' : owner);
          else if (owner) this.say(this.described.filter, 'owned', owner);
        });
      },
    },
    {
      ALT: () => {
        this.SUBRULE(this.withFilter, { ARGS: [this.described.filter] });
      },
    },
    { ALT: () => this.SUBRULE(this.onPile, { ARGS: [this.described] }) },
  ];

  protected postmodifier = this.RULE('postmodifier', (phrase: Phrase) => {
    this.startPart();
    if (this.isReading) this.described = phrase;
    this.OR(this.postmodifiers);
  });

  /** "of rank 2 or lower", "of the same type as this card", "of your opponent's choice". */
  protected ofPhrase = this.RULE('ofPhrase', (phrase: Phrase) => {
    this.CONSUME(T.Of);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Yours);
          this.ACTION(() => this.claim(phrase, 'your'));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Rank);
          const rank = this.SUBRULE(this.ranks);
          this.ACTION(() => this.say(phrase.filter, 'rank', rank));
        },
      },
      {
        ALT: () => {
          const than = this.OR4([
            this.word(T.AtMost, 'at most' as const),
            this.word(T.AtLeast, 'at least' as const),
            this.word(T.Exactly, 'exactly' as const),
          ]);
          this.CONSUME3(T.Rank);
          const n = this.SUBRULE(this.number);
          this.ACTION(() => this.say(phrase.filter, 'rank', { than, n }));
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
      { ALT: () => this.SUBRULE(this.differentFilter) },
      { ALT: () => this.SUBRULE(this.eachKind) },
      {
        ALT: () => {
          this.CONSUME(T.The);
          this.SUBRULE(this.sameFilter, { ARGS: [this.ACTION(() => phrase.filter)] });
        },
      },
      {
        GATE: () => this.noneInCommonAt(1),
        ALT: () => {
          this.SUBRULE(this.noneInCommon, { ARGS: [this.ACTION(() => phrase.filter)] });
        },
      },
      {
        GATE: () => this.controlledKindAt(1),
        ALT: () => this.SUBRULE(this.controlledKind, { ARGS: [phrase] }),
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
            const other = of ?? this.comparedWith();
            const versus = { stat: 'rank', than, of: other, ofStat: 'rank' } as const;
            this.say(phrase.filter, 'versus', versus);
          });
        },
      },
      {
        ALT: () => {
          const whose = this.SUBRULE(this.whose);
          this.CONSUME(T.Choice);
          this.ACTION(() => {
            if (whose === 'their') this.choosesOwn = true;
            else if (whose !== 'your') phrase.by = 'opponent';
            else if (this.doer !== 'you') phrase.by = 'you';
          });
        },
      },
    ]);
  });

  /** "of that type": the one that was chosen, or else that of the card spoken of. */
  private sayChosen(phrase: Phrase, what: Nameable, explicit: boolean): void {
    const { paidTypes: paid } = this;
    if (explicit || this.named === what) this.say(phrase.filter, 'chosen', what);
    else if (what === 'type' && paid?.length === 1 && !this.spoken)
      this.say(phrase.filter, 'types', paid);
    else if (what === 'column' || !this.spoken || this.named)
      this.refuse(`no ${what} was chosen that this could mean`);
    else this.say(phrase.filter, 'same', { what, as: { the: 'that' } });
  }
}

const BARE_PAST: ReadonlySet<string> = new Set([
  'destroyed',
  'discarded',
  'milled',
  'played',
  'ranked up',
]);

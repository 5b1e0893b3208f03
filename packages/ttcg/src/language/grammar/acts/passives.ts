import type { ParserMethod } from 'chevrotain';
import type { Act, CardFilter, Cards, UnitType } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { settle } from '../cards/phrase.ts';
import { AttackParser } from './attacks.ts';
import { again } from './stats.ts';

/** What is done to cards, told of the cards: "all enemy units are tapped" is "tap all enemy units". */
export abstract class PassiveParser extends AttackParser {
  /** After "is": "destroyed", "tapped", "returned to your hand", "discarded from your hand". */
  protected undergoing = this.RULE('undergoing', (out: Act[], cards: Cards) => {
    this.OR([
      {
        GATE: () => this.value(this.LA(1)) !== 'equipped',
        ALT: () => {
          const turned = this.CONSUME(T.Turned);
          this.ACTION(() =>
            out.push({
              do: this.value(turned) === 'tapped' ? 'tap' : 'untap',
              cards,
              ...this.by(),
            }),
          );
        },
      },
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(T.Sent) }, { ALT: () => this.CONSUME(T.Put) }]);
          this.OPTION(() => this.CONSUME(T.Back));
          this.SUBRULE(this.movedTo, { ARGS: [out, cards] });
        },
      },
      {
        GATE: () => this.LA(1).image === 'destroyed',
        ALT: () => {
          this.CONSUME(T.Done);
          this.ACTION(() => out.push({ do: 'destroy', cards, ...this.by() }));
        },
      },
      {
        GATE: () => this.LA(1).image === 'shuffled',
        ALT: () => {
          this.CONSUME2(T.Done);
          this.SUBRULE2(this.movedTo, { ARGS: [out, cards] });
        },
      },
      {
        GATE: () => this.LA(1).image === 'revealed',
        ALT: () => {
          this.CONSUME3(T.Done);
          this.ACTION(() => out.push({ do: 'reveal', cards: this.shown(cards), ...this.by() }));
        },
      },
      {
        GATE: () => this.LA(1).image === 'milled',
        ALT: () => {
          this.CONSUME5(T.Done);
          this.ACTION(() => this.drawTop(out, 'mill', cards));
        },
      },
      {
        GATE: () => this.LA(1).image === 'discarded',
        ALT: () => {
          this.CONSUME4(T.Done);
          this.CONSUME(T.From);
          const whose = this.SUBRULE(this.whose);
          this.CONSUME(T.Hand);
          this.ACTION(() => {
            const held = this.inHand(cards);
            const card = whose === 'your' ? held.card : { ...held.card, whose };
            out.push({ do: 'discard', who: 'you', cards: { ...held, card } });
          });
        },
      },
    ]);
  });

  /** "return to your hand", "goes to the discard pile". */
  protected going = this.RULE('going', (out: Act[], cards: Cards) => {
    this.OR([{ ALT: () => this.CONSUME(T.Return) }, { ALT: () => this.CONSUME(T.Go) }]);
    this.SUBRULE(this.movedTo, { ARGS: [out, cards] });
  });

  /** "is also a dragon", "is also treated as a fire unit", "is a dragon in addition to its other subtypes". */
  protected alsoOf = this.RULE('alsoOf', (out: Act[], cards: Cards) => {
    const also = this.OPTION(() => this.CONSUME(T.Also));
    this.OPTION5(() => this.SUBRULE(this.treatedAs));
    this.OPTION2(() => this.CONSUME(T.A));
    this.OR([
      {
        ALT: () => {
          const { subtype } = this.SUBRULE(this.subtype);
          this.OPTION3(() => this.CONSUME(T.Unit));
          const added = this.OPTION4(() => this.CONSUME(T.InAddition));
          this.ACTION(() => {
            if (!also && !added) this.refuse('say "becomes" or "is also"');
            out.push({ do: 'subtype', cards, op: 'gain', subtype });
          });
        },
      },
      {
        ALT: () => {
          const type = this.SUBRULE(this.unitType);
          this.OPTION6(() => this.CONSUME2(T.Unit));
          const added = this.OPTION7(() => this.CONSUME(T.InAdditionToTypes));
          this.ACTION(() => {
            if (!also && !added) this.refuse('say "becomes" or "is also"');
            out.push({ do: 'type', cards, type, also: true });
          });
        },
      },
      {
        // "of the chosen type".
        GATE: () => this.ahead(T.Unit, T.Of),
        ALT: () => {
          this.CONSUME3(T.Unit);
          this.CONSUME(T.Of);
          this.CONSUME(T.The);
          this.CONSUME(T.Chosen);
          this.CONSUME(T.Type);
          this.ACTION(() => out.push({ do: 'type', cards, type: 'chosen', also: true }));
        },
      },
    ]);
  });

  /** "treated as", "considered to be". */
  protected treatedAs = this.RULE('treatedAs', () => {
    this.CONSUME(T.Treated);
    this.OR([{ ALT: () => this.CONSUME(T.As) }, { ALT: () => this.CONSUME(T.ToBe) }]);
  });

  /** "both a fire unit and an earth unit": the one, and also the other. */
  protected twoTypes = this.RULE('twoTypes', (out: Act[], cards: Cards) => {
    this.CONSUME(T.Both);
    const first = this.SUBRULE(this.oneType);
    this.CONSUME(T.And);
    const second = this.SUBRULE2(this.oneType);
    this.ACTION(() => {
      if (first === second) this.refuse('say two different types');
      out.push({ do: 'type', cards, type: first });
      out.push({ do: 'type', cards: again(cards), type: second, also: true });
    });
  });

  private oneType: ParserMethod<[], UnitType> = this.RULE('oneType', () => {
    this.OPTION(() => this.CONSUME(T.A));
    const type = this.SUBRULE(this.unitType);
    this.OPTION2(() => this.CONSUME(T.Unit));
    return type;
  });

  /** After "becomes": "a fire unit", "dragons", "a dark ghost with 0 attack and 500 defense". */
  protected newKind = this.RULE('newKind', (out: Act[], cards: Cards) => {
    const start = this.ACTION(() => out.length);
    this.OPTION({ GATE: () => !this.typeOfChoiceAt(), DEF: () => this.CONSUME(T.A) });
    const rank = this.OPTION6(() => {
      this.CONSUME(T.Rank);
      return this.SUBRULE2(this.number);
    });
    this.OR([
      {
        GATE: () => this.typeOfChoiceAt(),
        ALT: () => this.SUBRULE(this.newType, { ARGS: [out, cards] }),
      },
      {
        // "a unit of the chosen type", "a rank 2 unit".
        GATE: () => this.at(1, T.Unit) && (rank !== undefined || this.typeOfChoiceAt(3)),
        ALT: () => {
          this.CONSUME2(T.Unit);
          this.OPTION7({
            GATE: () => this.at(1, T.Of),
            DEF: () => {
              this.CONSUME(T.Of);
              this.SUBRULE2(this.newType, { ARGS: [out, cards] });
            },
          });
        },
      },
      {
        ALT: () => {
          const type = this.SUBRULE(this.unitType);
          this.OPTION5(() => this.CONSUME(T.Type));
          const at = this.ACTION(() => out.push({ do: 'type', cards, type }) - 1);
          this.OR2([
            {
              GATE: () => this.at(1, T.Subtype),
              ALT: () => {
                const rest = this.ACTION(() => again(cards));
                this.SUBRULE(this.newSubtype, { ARGS: [out, rest] });
              },
            },
            {
              ALT: () => {
                this.OPTION2(() => this.CONSUME(T.Unit));
                const added = this.OPTION3(() => this.CONSUME(T.InAdditionToTypes));
                this.ACTION(() => {
                  if (added) out[at] = { do: 'type', cards, type, also: true };
                });
              },
            },
          ]);
        },
      },
      { ALT: () => this.SUBRULE2(this.newSubtype, { ARGS: [out, cards] }) },
      {
        ALT: () => {
          this.OR3([{ ALT: () => this.CONSUME(T.All) }, { ALT: () => this.CONSUME(T.Each) }]);
          this.OR4([
            { ALT: () => this.CONSUME2(T.Type) },
            { ALT: () => this.CONSUME(T.SubtypeWord) },
          ]);
          this.ACTION(() => this.refuse('a unit has one type; say which'));
        },
      },
    ]);
    this.ACTION(() => {
      if (rank === undefined) return;
      const of = out.length > start ? again(cards) : cards;
      out.push({ do: 'stat', cards: of, stat: 'rank', change: { op: 'become', amount: rank } });
    });
    this.MANY({
      GATE: () => this.newValueAt(),
      DEF: () => {
        this.OR5([{ ALT: () => this.CONSUME(T.With) }, { ALT: () => this.CONSUME(T.And) }]);
        const amount = this.SUBRULE(this.number);
        const stat = this.SUBRULE(this.stat);
        this.ACTION(() => {
          if (out.length === start) return;
          out.push({ do: 'stat', cards: again(cards), stat, change: { op: 'become', amount } });
        });
      },
    });
  });

  /** "with 0 attack", and then "and 500 defense". */
  private newValueAt(): boolean {
    if (!this.at(1, T.With) && !(this.at(1, T.And) && this.at(0, T.Attack, T.Defense)))
      return false;
    return this.at(2, T.Number) && this.at(3, T.Attack, T.Defense);
  }

  /** "a ghost", "dragons", "a beast in addition to its other subtypes". */
  private newSubtype = this.RULE('newSubtype', (out: Act[], cards: Cards) => {
    const { subtype } = this.SUBRULE(this.subtype);
    this.OPTION3(() => this.CONSUME2(T.Unit));
    const added = this.OPTION4(() => this.CONSUME(T.InAddition));
    const op = added ? 'gain' : 'become';
    this.ACTION(() => out.push({ do: 'subtype', cards, op, subtype }));
  });

  /** Cards that are shown: "your opponent's hand is revealed". */
  private shown(cards: Cards): Cards {
    if (cards.the !== 'pick') return cards;
    const filter = { ...cards.card };
    filter.place ??= 'field';
    return { ...cards, card: settle({ filter, number: 'one' }, 'reveal', this.doer) };
  }

  /** Cards that lie in a hand, as the words after them say. */
  private inHand(cards: Cards): Extract<Cards, { the: 'pick' }> {
    const none: CardFilter = { noun: 'card' };
    if (cards.the !== 'pick' || cards.card.whose || cards.card.place) {
      this.refuse('only cards in a hand are discarded');
      return { the: 'pick', count: 'all', card: none };
    }
    return cards;
  }
}

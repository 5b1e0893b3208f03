import { EOF } from 'chevrotain';
import type { Act, CardFilter, Cards } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { isPlural } from '../cards/phrase.ts';
import { again } from './stats.ts';
import { UncountedParser } from './uncounted.ts';

type Kept = Omit<Extract<Act, { do: 'forbid' }>, 'do'>;

/** What cards do or cannot do: the part of a clause after its cards. */
export abstract class PredicateParser extends UncountedParser {
  protected predicate = this.RULE('predicate', (out: Act[], cards: Cards) => {
    this.startPart();
    this.OPTION(() => this.CONSUME(T.Each));
    this.OR([
      { ALT: () => this.SUBRULE(this.mustAttack, { ARGS: [out, cards] }) },
      {
        GATE: () => this.at(1, T.Immune),
        ALT: () => this.SUBRULE(this.immunity, { ARGS: [out, cards] }),
      },
      {
        GATE: () => this.at(1, T.Attack) && this.before(T.IfAble, T.Stop, T.Comma),
        ALT: () => this.SUBRULE(this.attackForced, { ARGS: [out, cards] }),
      },
      {
        GATE: () => this.fightWithAt(1),
        ALT: () => this.SUBRULE(this.fightingWith, { ARGS: [out, cards] }),
      },
      {
        GATE: () => this.skipAttackAt(1),
        ALT: () => this.SUBRULE(this.skippingAttack, { ARGS: [out, cards] }),
      },
      { ALT: () => this.SUBRULE(this.gaining, { ARGS: [out, cards] }) },
      { ALT: () => this.SUBRULE(this.becoming, { ARGS: [out, cards] }) },
      { ALT: () => this.SUBRULE(this.entering, { ARGS: [out, cards] }) },
      { ALT: () => this.SUBRULE(this.costing, { ARGS: [out, cards] }) },
      { ALT: () => this.SUBRULE(this.forbidden, { ARGS: [out, cards] }) },
      {
        GATE: () => this.at(2, T.CountToward),
        ALT: () => this.SUBRULE(this.uncounted, { ARGS: [out, cards] }),
      },
      { ALT: () => this.SUBRULE(this.notUntapping, { ARGS: [out, cards] }) },
      {
        GATE: () => this.turnsAt(),
        ALT: () => this.SUBRULE(this.turning, { ARGS: [out, cards] }),
      },
      {
        GATE: () => this.ahead(T.May, T.Be) && !this.rankFreelyAt(2),
        ALT: () => {
          this.CONSUME(T.May);
          this.ACTION(() => this.upToYou(cards));
          this.SUBRULE2(this.being, { ARGS: [out, cards] });
        },
      },
      {
        GATE: () => this.ahead(T.Can, T.Be) && this.isBareDestroyedAt(3),
        ALT: () => {
          this.CONSUME2(T.Can);
          this.CONSUME2(T.Be);
          this.CONSUME(T.Done);
          this.ACTION(() => out.push({ do: 'allow', cards, what: 'be destroyed' }));
        },
      },
      {
        // "can be untapped once by paying 1 point": it is, for that price (R-T87).
        GATE: () => this.ahead(T.Can, T.Be) && this.priceAhead(),
        ALT: () => {
          this.CONSUME(T.Can);
          this.CONSUME(T.Be);
          const one = this.ACTION(() => this.oneAtATime(cards));
          this.SUBRULE(this.undergoing, { ARGS: [out, one] });
          this.ACTION(() => {
            this.atPrice = true;
          });
        },
      },
      { ALT: () => this.SUBRULE(this.doingMore, { ARGS: [out, cards] }) },
      { ALT: () => this.SUBRULE(this.being, { ARGS: [out, cards] }) },
      { ALT: () => this.SUBRULE(this.going, { ARGS: [out, cards] }) },
      {
        GATE: () => this.movedBefore,
        ALT: () => this.SUBRULE(this.movedAlike, { ARGS: [out, cards] }),
      },
      {
        GATE: () =>
          this.at(2, T.Plus, T.Dash, T.Double) ||
          (this.statAt(2) && this.at(3, T.EqualTo)) ||
          this.hasScaledAt() ||
          (this.at(2, T.Number) && (this.at(3, T.More, T.Less) || this.statAt(3))),
        ALT: () => this.SUBRULE(this.having, { ARGS: [out, cards] }),
      },
      {
        ALT: () => {
          this.CONSUME(T.Get);
          this.OR2([
            {
              GATE: () => this.at(1, T.Plus, T.Dash),
              ALT: () => this.SUBRULE(this.signedGain, { ARGS: [out, cards] }),
            },
            {
              ALT: () => {
                const more = this.SUBRULE(this.extras, { ARGS: [T.Attack] });
                const each = this.SUBRULE(this.eachTurn);
                this.ACTION(() => this.addAttacks(out, cards, { more }, each));
              },
            },
          ]);
        },
      },
    ]);
  });

  /** "gains 100 attack", "loses its effects", "gains the dragon subtype", "gains the dark type". */
  private gaining = this.RULE('gaining', (out: Act[], cards: Cards) => {
    const op = this.OR<'gain' | 'lose'>([this.word(T.Gain, 'gain'), this.word(T.Lose, 'lose')]);
    this.ACTION(() => {
      if (op === 'gain' && this.at(1, T.All, T.The) && this.at(2, T.Effect))
        this.refuse(
          'what holds or happens by itself does so for its own card; say "can use the effects of the cards under it"',
        );
    });
    this.OR2([
      {
        GATE: () => op === 'lose' && (this.at(2, T.Effect) || this.at(3, T.Effect)),
        ALT: () => {
          this.OPTION(() => this.CONSUME(T.All));
          this.OPTION2(() => {
            this.CONSUME(CATEGORY.its);
          });
          this.CONSUME(T.Effect);
          this.ACTION(() => out.push({ do: 'forbid', cards, from: 'have effects' }));
        },
      },
      {
        GATE: () => this.at(2, T.Subtype, T.UnitType),
        ALT: () => {
          this.CONSUME(T.The);
          this.OR4([
            {
              ALT: () => {
                const { subtype } = this.SUBRULE(this.subtype);
                this.CONSUME(T.SubtypeWord);
                this.ACTION(() => out.push({ do: 'subtype', cards, op, subtype }));
              },
            },
            {
              GATE: () => op === 'gain',
              ALT: () => {
                const type = this.SUBRULE(this.unitType);
                this.CONSUME(T.Type);
                this.ACTION(() => out.push({ do: 'type', cards, type }));
              },
            },
          ]);
        },
      },
      {
        // "An indestructible unit loses that status": it can be destroyed.
        GATE: () => op === 'lose',
        ALT: () => {
          const status = this.CONSUME(T.Status);
          this.ACTION(() => {
            const states = cards.the === 'pick' ? cards.card.states : undefined;
            if (status.image === 'that status' && !states?.includes('indestructible'))
              this.refuse('only an indestructible card loses that');
            out.push({ do: 'allow', cards, what: 'be destroyed' });
          });
        },
      },
      {
        GATE: () => op === 'gain' && this.at(1, T.Immunity),
        ALT: () => this.SUBRULE(this.immunity, { ARGS: [out, cards] }),
      },
      { ALT: () => this.SUBRULE(this.statGain, { ARGS: [out, cards, op] }) },
    ]);
  });

  /** "cannot attack", "cannot be targeted by spells". */
  private forbidden = this.RULE('forbidden', (out: Act[], cards: Cards) => {
    this.CONSUME(T.MayNot);
    const kept = this.OR2<Kept>([
      {
        GATE: () => this.at(1, T.Attack) && this.cardsAt(2) && !this.turnPlayedAt(2),
        ALT: () => {
          this.CONSUME(T.Attack);
          const whom = this.SUBRULE(this.cards, { ARGS: ['field'] });
          return this.ACTION(() => ({
            cards: whom,
            from: 'be attacked',
            by: this.attackers(cards),
          }));
        },
      },
      {
        ALT: () => {
          const deed = this.SUBRULE(this.cardDeed);
          this.ACTION(() => this.attacksOther(cards));
          const fresh = this.OPTION({
            GATE: () => this.turnPlayedAt(1),
            DEF: () => {
              this.SUBRULE(this.turnPlayed);
              return true;
            },
          });
          return this.ACTION(() => ({ ...(fresh ? this.whenPlayed(cards) : { cards }), ...deed }));
        },
      },
    ]);
    const start = this.ACTION(() => out.length);
    this.ACTION(() => out.push({ do: 'forbid', ...kept }));
    this.MANY({
      GATE: () =>
        this.listedDeedAt() ||
        (this.at(1, T.Or) &&
          (this.at(2, T.Be, CATEGORY.done, T.Sent, T.Attack, T.RankUp) ||
            this.otherCauseAt() ||
            this.alsoActivatesAt())),
      DEF: () => {
        this.OR3([{ ALT: () => this.CONSUME(T.Or) }, { ALT: () => this.CONSUME(T.Comma) }]);
        const deed = this.OR([
          {
            GATE: () => this.at(1, T.InBattle, T.By),
            ALT: () => this.SUBRULE(this.otherCause, { ARGS: [kept.from] }),
          },
          { ALT: () => this.SUBRULE(this.alsoSuffered, { ARGS: [out, start] }) },
          { ALT: () => this.SUBRULE2(this.cardDeed) },
        ]);
        this.ACTION(() => out.push({ do: 'forbid', cards: again(cards), ...deed }));
      },
    });
  });

  /** "or activate effects", "or activate its effects". */
  private alsoActivatesAt(): boolean {
    const k = this.at(3, CATEGORY.its) ? 4 : 3;
    return this.at(2, T.Activate) && this.at(k, T.Effect) && !this.at(k + 1, T.Of);
  }

  /** "cannot attack you directly" is said of enemy units, "your opponent" of your own. */
  private attacksOther(cards: Cards): void {
    if (!this.at(0, T.Directly) || !this.at(-1, T.You, T.Opponent)) return;
    const attacked = this.at(-1, T.You) ? 'your' : 'opponent';
    const known = cards.the === 'pick' ? cards.card.whose : cards.the === 'this' ? 'your' : 'any';
    if (!known || known === attacked) this.refuse('say whose units cannot attack');
  }

  /** "enemy units cannot attack this card": it is kept from being attacked by any of these. */
  private attackers(cards: Cards): CardFilter {
    if (cards.the === 'pick' && cards.count === 'all') return cards.card;
    this.refuse('only all units of a kind can be kept from attacking some cards');
    return { noun: 'unit' };
  }

  /** "untaps at the start of each turn": of the cards themselves, with nothing that they untap. */
  protected turnsAt(k = 1): boolean {
    return (
      this.at(k, T.Tap, T.Untap) &&
      this.at(k + 1, EOF, T.Stop, T.Comma, T.And, T.Then, T.At, T.When, T.If, T.Instead)
    );
  }

  private turning = this.RULE('turning', (out: Act[], cards: Cards) => {
    const verb = this.OR<'tap' | 'untap'>([this.word(T.Tap, 'tap'), this.word(T.Untap, 'untap')]);
    this.ACTION(() => out.push({ do: verb, cards }));
  });

  /** "does not untap": it cannot be untapped. */
  private notUntapping = this.RULE('notUntapping', (out: Act[], cards: Cards) => {
    this.CONSUME(T.DoNot);
    this.CONSUME(T.Untap);
    this.ACTION(() => out.push({ do: 'forbid', cards, from: 'be untapped' }));
  });

  /** "any number of your units may be untapped": none of them may be as well. */
  private upToYou(cards: Cards): void {
    const count = cards.the === 'pick' ? cards.count : undefined;
    if (count !== 'any' && !(typeof count === 'object' && 'upTo' in count))
      this.refuse('say "you may" before what is done');
  }

  /** "can be destroyed", for no price: though something says that it cannot. */
  private isBareDestroyedAt(k: number): boolean {
    return this.at(k, T.Done) && this.value(this.LA(k)) === 'destroyed' && !this.priceAhead();
  }

  /** Whether what is read can be done for a price: then "once" is once per turn. */
  protected atPrice = false;

  /** Whether the sentence says what is paid: "by discarding a card". */
  private priceAhead(): boolean {
    for (let k = 3; !this.at(k, EOF, T.Stop, T.Semicolon); k++)
      if (this.at(k, T.By)) return this.value(this.LA(k)) === 'doing';
    return false;
  }

  /** "Units you control can be untapped by paying 1 point": one of them each time. */
  private oneAtATime(cards: Cards): Cards {
    if (cards.the === 'pick' && cards.count === 'all') return { ...cards, count: { n: 1 } };
    if (isPlural(cards)) this.refuse('say it of one card');
    return cards;
  }

  /** "is immune to spells", "is indestructible", "is also a dragon", "is destroyed". */
  private being = this.RULE('being', (out: Act[], cards: Cards) => {
    this.OR([{ ALT: () => this.CONSUME(T.Is) }, { ALT: () => this.CONSUME(T.Be) }]);
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(T.Lasting);
          this.ACTION(() => out.push({ do: 'forbid', cards, from: 'be destroyed' }));
        },
      },
      {
        GATE: () => this.at(1, T.Immune),
        ALT: () => this.SUBRULE(this.immunity, { ARGS: [out, cards] }),
      },
      {
        ALT: () => {
          this.SUBRULE(this.treatedAs);
          this.OR3([
            { ALT: () => this.SUBRULE(this.twoTypes, { ARGS: [out, cards] }) },
            {
              GATE: () =>
                this.ahead(T.Rank, T.Number) &&
                this.at(3, EOF, T.Stop, T.Comma, T.And, T.ThisTurn, T.Until, T.While, T.For),
              ALT: () => {
                this.CONSUME(T.Rank);
                const amount = this.SUBRULE(this.number);
                this.ACTION(() =>
                  out.push({ do: 'stat', cards, stat: 'rank', change: { op: 'become', amount } }),
                );
              },
            },
            { ALT: () => this.SUBRULE(this.newKind, { ARGS: [out, cards] }) },
          ]);
        },
      },
      { ALT: () => this.SUBRULE2(this.twoTypes, { ARGS: [out, cards] }) },
      { ALT: () => this.SUBRULE(this.alsoOf, { ARGS: [out, cards] }) },
      {
        ALT: () => {
          this.CONSUME(T.Not);
          const done = this.CONSUME(CATEGORY.done);
          this.ACTION(() => {
            // "If this card would be destroyed, it is not destroyed."
            if (this.replaced?.what === this.value(done)) out.push({ do: 'nothing' });
            else this.refuse('say what the cards cannot be, like "cannot be destroyed"');
          });
        },
      },
      { ALT: () => this.SUBRULE(this.undergoing, { ARGS: [out, cards] }) },
    ]);
  });

  /** Whether a verb goes on with the cards of the clause before it: "gains ... and loses ...". */
  protected continues(cards: Cards, k: number): boolean {
    if (this.at(k, T.MayNot, T.Can, T.Is, T.DoNot, T.Must)) return true;
    if (this.at(k, T.May)) return this.at(k + 1, T.Attack);
    if (this.skipAttackAt(k) || this.fightWithAt(k)) return true;
    const form = this.value(this.LA(k));
    if (this.at(k, T.Return) && form === 's') return this.at(k + 1, T.To);
    if (!this.at(k, T.Gain, T.Lose, T.Become, T.Get, T.Enter, T.Cost, T.Yield)) return false;
    return form === 's' || isPlural(cards) || cards.the === 'that';
  }
}

import type { ParserMethod } from 'chevrotain';
import type { Act, CardDeed, CardFilter, Cards } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { isPlural } from '../cards/phrase.ts';
import { StateParser } from './states.ts';
import { again } from './stats.ts';

type Kept = Omit<Extract<Act, { do: 'forbid' }>, 'do'>;

/** What cards do or cannot do: the part of a clause after its cards. */
export abstract class PredicateParser extends StateParser {
  protected predicate = this.RULE('predicate', (out: Act[], cards: Cards) => {
    this.startPart();
    this.OPTION(() => this.CONSUME(T.Each));
    this.OR([
      { ALT: () => this.SUBRULE(this.mustAttack, { ARGS: [out, cards] }) },
      {
        GATE: () => this.at(1, T.Attack) && this.before(T.IfAble, T.Stop, T.Comma),
        ALT: () => this.SUBRULE(this.attackForced, { ARGS: [out, cards] }),
      },
      { ALT: () => this.SUBRULE(this.gaining, { ARGS: [out, cards] }) },
      { ALT: () => this.SUBRULE(this.becoming, { ARGS: [out, cards] }) },
      { ALT: () => this.SUBRULE(this.forbidden, { ARGS: [out, cards] }) },
      { ALT: () => this.SUBRULE(this.notUntapping, { ARGS: [out, cards] }) },
      {
        GATE: () => this.ahead(T.May, T.Be) && !this.rankFreelyAt(2),
        ALT: () => {
          this.CONSUME(T.May);
          this.ACTION(() => this.upToYou(cards));
          this.SUBRULE2(this.being, { ARGS: [out, cards] });
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
          (this.at(2, T.Number) && this.at(3, T.More, T.Less)),
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
                const amount = this.SUBRULE(this.extras, { ARGS: [T.Attack] });
                this.SUBRULE(this.eachTurn);
                this.ACTION(() => out.push({ do: 'extraAttacks', cards, amount }));
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
        GATE: () => this.at(1, T.Attack) && this.cardsAt(2),
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
          return this.ACTION(() => ({ cards, ...deed }));
        },
      },
    ]);
    const { from } = kept;
    this.ACTION(() => out.push({ do: 'forbid', ...kept }));
    this.MANY({
      GATE: () =>
        this.at(1, T.Or) &&
        (this.at(2, T.Be, CATEGORY.done, T.Attack, T.RankUp) || this.alsoActivatesAt()),
      DEF: () => {
        this.CONSUME(T.Or);
        const deed = this.OR([
          { ALT: () => this.SUBRULE(this.alsoSuffered, { ARGS: [from] }) },
          { ALT: () => this.SUBRULE2(this.cardDeed) },
        ]);
        this.ACTION(() => {
          const last = out.at(-1);
          const by = deed.from === 'be destroyed by effects' ? deed.by : undefined;
          if (by && last?.do === 'forbid' && last.from === 'be targeted')
            out[out.length - 1] = { ...last, by };
          out.push({ do: 'forbid', cards: again(cards), ...deed });
        });
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

  /** After "cannot be destroyed or": "targeted", and nothing that could be said of both. */
  private alsoSuffered: ParserMethod<[from: CardDeed], { from: CardDeed; by?: CardFilter }> =
    this.RULE('alsoSuffered', (from: CardDeed) => {
      const done = this.ACTION(() => this.LA(1));
      const deed = this.SUBRULE(this.suffered);
      this.ACTION(() => {
        // Targeted are cards by effects only: "targeted or destroyed by effects".
        const byEffects = from === 'be targeted' && deed.from === 'be destroyed by effects';
        const bare = this.LA(0) === done || byEffects;
        if (!from.startsWith('be ') || !bare) this.refuse('say each by itself');
      });
      return deed;
    });

  protected cardDeed: ParserMethod<[], { from: CardDeed; by?: CardFilter }> = this.oneOf<{
    from: CardDeed;
    by?: CardFilter;
  }>('cardDeed', [
    {
      GATE: () => this.deedAt('attack'),
      ALT: () => {
        this.SUBRULE(this.verbOrGerund);
        this.OPTION4({
          GATE: () => this.at(2, T.Directly),
          DEF: () =>
            this.OR2([{ ALT: () => this.CONSUME(T.Opponent) }, { ALT: () => this.CONSUME(T.You) }]),
        });
        const directly = this.OPTION(() => this.CONSUME(T.Directly));
        return { from: directly ? 'attack directly' : 'attack' };
      },
    },
    {
      GATE: () => this.deedAt('leave'),
      ALT: () => {
        this.SUBRULE2(this.verbOrGerund);
        this.CONSUME(T.The);
        this.CONSUME(T.Field);
        return { from: 'leave the field' };
      },
    },
    {
      GATE: () => this.deedAt('rank up'),
      ALT: () => {
        this.SUBRULE3(this.verbOrGerund);
        return { from: 'rank up' };
      },
    },
    {
      GATE: () => this.deedAt('activate'),
      ALT: () => {
        this.SUBRULE4(this.verbOrGerund);
        this.OPTION2(() => {
          this.CONSUME(CATEGORY.its);
        });
        this.OPTION3(() => this.CONSUME(T.Effect));
        return { from: 'activate effects' };
      },
    },
    {
      GATE: () => this.deedAt('untap'),
      ALT: () => {
        this.SUBRULE5(this.verbOrGerund);
        return { from: 'be untapped' };
      },
    },
    this.word(T.Die, { from: 'be destroyed' }),
    {
      ALT: () => {
        this.OR3([{ ALT: () => this.CONSUME(T.Be) }, { ALT: () => this.CONSUME(T.Gerund) }]);
        return this.SUBRULE(this.suffered);
      },
    },
  ]);

  /** After "cannot be": "destroyed in battle", "targeted by spells". */
  private suffered: ParserMethod<[], { from: CardDeed; by?: CardFilter }> = this.RULE(
    'suffered',
    () => {
      return this.OR<{ from: CardDeed; by?: CardFilter }>([
        {
          ALT: () => {
            const done = this.CONSUME(CATEGORY.done);
            return this.SUBRULE(this.causeOf, {
              ARGS: [this.ACTION(() => this.value<string>(done))],
            });
          },
        },
        {
          ALT: () => {
            this.CONSUME(T.Sent);
            this.SUBRULE(this.movedTo, { ARGS: [[], { the: 'this' }] });
            this.ACTION(() => this.refuse('a card can only be kept from leaving the field'));
            return { from: 'leave the field' };
          },
        },
      ]);
    },
  );

  /** After what is done: "in battle", "by effects of spells". */
  protected causeOf: ParserMethod<[done: string], { from: CardDeed; by?: CardFilter }> = this.RULE(
    'causeOf',
    (done: string) => {
      const battle = this.OPTION(() => this.CONSUME(T.InBattle));
      const both = this.OPTION3({
        GATE: () => battle !== undefined && this.orEffectsAt(),
        DEF: () => {
          this.CONSUME(T.Or);
          this.OPTION4(() => this.CONSUME2(T.By));
          this.OPTION5(() => this.CONSUME(T.Card));
          return this.CONSUME(T.Effect);
        },
      });
      const by = this.OPTION2(() => {
        this.CONSUME(T.By);
        return this.SUBRULE(this.agents);
      });
      return this.ACTION(() => this.kept(done, battle !== undefined && !both, by));
    },
  );

  /** After "in battle": "or by card effects", so not at all. */
  private orEffectsAt(): boolean {
    const k = this.at(2, T.By) ? 3 : 2;
    return this.at(1, T.Or) && this.at(this.at(k, T.Card) ? k + 1 : k, T.Effect);
  }

  private kept(
    done: string,
    inBattle: boolean,
    by: { of?: CardFilter; effects: boolean } | undefined,
  ): { from: CardDeed; by?: CardFilter } {
    const limit = by?.of ? { by: by.of } : {};
    if (done === 'destroyed') {
      if (inBattle) {
        if (by) this.refuse('in battle there are no effects');
        return { from: 'be destroyed in battle' };
      }
      if (by && !by.effects) this.refuse('say by effects of which cards, or in battle');
      return by ? { from: 'be destroyed by effects', ...limit } : { from: 'be destroyed' };
    }
    const from = SUFFERED[done];
    const narrowed = done === 'targeted' || done === 'attacked';
    if (!from || inBattle || (by && !narrowed)) this.refuse('that cannot be forbidden');
    return { from: from ?? 'be destroyed', ...limit };
  }

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
          this.CONSUME(T.Treated);
          this.CONSUME(T.As);
          this.SUBRULE(this.newKind, { ARGS: [out, cards] });
        },
      },
      { ALT: () => this.SUBRULE(this.alsoOf, { ARGS: [out, cards] }) },
      {
        ALT: () => {
          this.CONSUME(T.Not);
          this.CONSUME(T.Done);
          this.ACTION(() =>
            this.refuse('say what the cards cannot be, like "cannot be destroyed"'),
          );
        },
      },
      { ALT: () => this.SUBRULE(this.undergoing, { ARGS: [out, cards] }) },
    ]);
  });

  /** Whether a verb goes on with the cards of the clause before it: "gains ... and loses ...". */
  protected continues(cards: Cards, k: number): boolean {
    if (this.at(k, T.MayNot, T.Can, T.Is, T.DoNot, T.Must)) return true;
    if (this.at(k, T.May)) return this.at(k + 1, T.Attack);
    const form = this.value(this.LA(k));
    if (this.at(k, T.Return) && form === 's') return this.at(k + 1, T.To);
    if (!this.at(k, T.Gain, T.Lose, T.Become, T.Get)) return false;
    return form === 's' || isPlural(cards) || cards.the === 'that';
  }
}

const SUFFERED: Readonly<Record<string, CardDeed>> = {
  attacked: 'be attacked',
  targeted: 'be targeted',
  played: 'be played',
  tapped: 'be tapped',
  untapped: 'be untapped',
  equipped: 'be equipped',
  countered: 'be countered',
  moved: 'be moved',
  activated: 'activate effects',
  rankedUp: 'rank up',
};

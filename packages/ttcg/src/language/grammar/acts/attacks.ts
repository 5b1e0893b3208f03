import type { ParserMethod } from 'chevrotain';
import { otherThan } from '../../tree/ask-each.ts';
import type { Act, CardDeed, CardFilter, Cards } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import type { Attacks } from './extras.ts';
import { LendingParser } from './lendings.ts';

/** What cards can or must attack. */
export abstract class AttackParser extends LendingParser {
  /** "can attack twice", "can attack directly", "can only attack this card", "can be ranked up with ...". */
  protected doingMore = this.RULE('doingMore', (out: Act[], cards: Cards) => {
    this.OR([{ ALT: () => this.CONSUME(T.Can) }, { ALT: () => this.CONSUME(T.May) }]);
    this.OR2([
      {
        GATE: () => this.rankFreelyAt(1),
        ALT: () => this.SUBRULE(this.rankFreely, { ARGS: [out, cards] }),
      },
      {
        GATE: () => this.at(2, T.Be),
        ALT: () => this.SUBRULE(this.onlyDone, { ARGS: [out, cards] }),
      },
      { ALT: () => this.SUBRULE(this.attackFreely, { ARGS: [out, cards] }) },
    ]);
  });

  /** "enemy units can only attack dragons" says what your opponent can attack; of other cards it is said alone. */
  private keptTo(cards: Cards, whom: Cards): Act {
    const all = whom.the === 'pick' && whom.count === 'all';
    if (isAllEnemies(cards))
      return all
        ? { do: 'bar', who: 'opponent', from: 'attack', whom: whom.card, only: true }
        : { do: 'lure', cards: whom };
    if (!all) {
      this.refuse('only all enemy units can be kept to one card; say which units');
      return { do: 'lure', cards: whom };
    }
    const { noun, whose, ...more } = whom.card;
    if (noun === 'spell') this.refuse('spells are not attacked');
    if (whose === 'your' && cards.the === 'this') this.refuse('it attacks enemy units');
    if (Object.keys(more).length === 0) this.refuse('say which units, or "cannot attack directly"');
    return { do: 'forbid', cards, from: 'attack', whom: whom.card };
  }

  /** After "can": "only be destroyed in battle", so not by effects, or the other way round; "only be attacked by dragons". */
  private onlyDone = this.RULE('onlyDone', (out: Act[], cards: Cards) => {
    this.CONSUME(T.Only);
    this.CONSUME(T.Be);
    const done = this.CONSUME(T.Done);
    this.OR([
      {
        GATE: () => this.value(done) === 'attacked',
        ALT: () => {
          this.CONSUME2(T.By);
          const kind = this.SUBRULE(this.kind, { ARGS: ['field'] });
          this.ACTION(() => out.push(this.attackedOnlyBy(cards, kind)));
        },
      },
      {
        ALT: () => {
          const from = this.OR2<CardDeed>([
            this.word(T.InBattle, 'be destroyed by effects'),
            {
              ALT: () => {
                this.CONSUME(T.By);
                this.CONSUME(T.Effect);
                return 'be destroyed in battle';
              },
            },
          ]);
          this.ACTION(() => {
            if (this.value(done) !== 'destroyed') this.refuse('say what it cannot be');
            out.push({ do: 'forbid', cards, from });
          });
        },
      },
    ]);
  });

  /** R-T366. "This card can only be attacked by dragons": not by units that are no dragons. */
  private attackedOnlyBy(cards: Cards, kind: CardFilter): Act {
    const { whose, ...rest } = kind;
    const others = whose === 'your' ? undefined : otherThan(rest);
    if (!others) this.refuse('say by which units it cannot be attacked');
    return { do: 'forbid', cards, from: 'be attacked', by: { ...others, noun: 'unit' } };
  }

  /** "only attack tapped units", "attack only tapped units". */
  private attackOnly = this.RULE('attackOnly', (out: Act[], cards: Cards) => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(T.Only);
          this.CONSUME(T.Attack);
        },
      },
      {
        ALT: () => {
          this.CONSUME2(T.Attack);
          this.CONSUME2(T.Only);
        },
      },
    ]);
    const { chosenOnField, chosenHere } = this;
    const whom = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.ACTION(() => {
      const all = whom.the === 'pick' && whom.count === 'all';
      if (all) Object.assign(this, { chosenOnField, chosenHere });
      out.push(this.keptTo(cards, whom));
    });
  });

  /** "attack twice", "attack directly", "activate its other effect": more than cards usually can. */
  protected attackFreely = this.RULE('attackFreely', (out: Act[], cards: Cards) => {
    this.OR([
      {
        GATE: () => this.ahead(T.Only, T.Attack) || this.ahead(T.Attack, T.Only),
        ALT: () => this.SUBRULE(this.attackOnly, { ARGS: [out, cards] }),
      },
      {
        GATE: () => this.at(1, T.Attack) && this.earlyAt(2),
        ALT: () => {
          this.CONSUME4(T.Attack);
          this.SUBRULE(this.early);
          this.ACTION(() => out.push({ do: 'allow', cards, what: 'attack early' }));
        },
      },
      {
        GATE: () => this.ahead(T.Activate, CATEGORY.its, T.Other),
        ALT: () => {
          this.CONSUME(T.Activate);
          this.CONSUME(CATEGORY.its);
          this.CONSUME(T.Other);
          this.CONSUME(T.Effect);
          this.ACTION(() => out.push({ do: 'allow', cards, what: 'activate the other effect' }));
        },
      },
      {
        GATE: () => this.lendingAt(),
        ALT: () => this.SUBRULE(this.lending, { ARGS: [out, cards] }),
      },
      {
        GATE: () => this.at(2, T.Directly) || (this.at(2, T.Opponent) && this.at(3, T.Directly)),
        ALT: () => {
          this.CONSUME(T.Attack);
          this.OPTION(() => this.CONSUME(T.Opponent));
          this.CONSUME(T.Directly);
          this.ACTION(() => out.push({ do: 'allow', cards, what: 'attack directly' }));
        },
      },
      {
        GATE: () => this.at(2, T.Each, T.All),
        ALT: () => {
          this.CONSUME2(T.Attack);
          const { chosenOnField, chosenHere } = this;
          const all = this.SUBRULE(this.cards, { ARGS: ['field'] });
          const once = this.OPTION2(() => this.CONSUME(T.Once));
          this.OPTION3({
            GATE: () => once !== undefined && !this.at(2, T.Turn),
            DEF: () => this.CONSUME(T.Each),
          });
          this.SUBRULE2(this.eachTurn);
          this.ACTION(() => {
            Object.assign(this, { chosenOnField, chosenHere });
            if (!isAllEnemies(all)) this.refuse('a unit can attack all enemy units, or as usual');
            out.push({ do: 'allow', cards, what: 'attack each unit' });
          });
        },
      },
      {
        ALT: () => {
          const attacks = this.SUBRULE(this.moreAttacks);
          const each = this.SUBRULE(this.eachTurn);
          this.ACTION(() => this.addAttacks(out, cards, attacks, each));
        },
      },
    ]);
  });

  /** "before the battle phase begins", "during the main phase". */
  private earlyAt(k: number): boolean {
    const phase = this.at(k + 1, T.The, T.Your) ? this.value(this.LA(k + 2)) : undefined;
    if (this.at(k, T.When)) return this.value(this.LA(k)) === 'before' && phase === 'battle phase';
    return this.at(k, T.During, T.In) && phase === 'main phase';
  }

  private early = this.RULE('early', () => {
    this.OR([
      { ALT: () => this.CONSUME(T.When) },
      { ALT: () => this.CONSUME(T.During) },
      { ALT: () => this.CONSUME(T.In) },
    ]);
    this.OR2([{ ALT: () => this.CONSUME(T.The) }, { ALT: () => this.CONSUME(T.Your) }]);
    this.CONSUME(T.PhaseName);
    this.OPTION(() => this.CONSUME(T.Passes));
  });

  /** "enemy units must attack this card". */
  protected mustAttack = this.RULE('mustAttack', (out: Act[], cards: Cards) => {
    this.CONSUME(T.Must);
    this.SUBRULE(this.attackForced, { ARGS: [out, cards] });
  });

  /** "attack", "attack this card", "attack it if able". */
  protected attackForced = this.RULE('attackForced', (out: Act[], cards: Cards) => {
    this.CONSUME(T.Attack);
    const whom = this.LA(1);
    const onto = this.OPTION2({
      GATE: () => !this.at(1, T.Each) && !this.at(2, T.Turn) && this.cardsAt(1),
      DEF: () => this.SUBRULE(this.cards, { ARGS: ['field'] }),
    });
    this.SUBRULE(this.eachTurn);
    const time = this.OPTION3({
      GATE: () => this.at(1, T.ThisTurn) && this.at(2, T.IfAble),
      DEF: () => this.CONSUME(T.ThisTurn),
    });
    this.OPTION(() => this.CONSUME(T.IfAble));
    this.ACTION(() => {
      const lasts = time && { for: 'this turn' as const };
      if (onto && onto.the !== 'this')
        this.refuse('only "this card" can be what must be attacked', whom);
      out.push({ do: 'compel', cards, ...(onto && { onto: 'this' as const }), ...lasts });
    });
  });

  /** "force one unit to attack". */
  protected forcing = this.RULE('forcing', (out: Act[]) => {
    this.CONSUME(T.Force);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.CONSUME(T.To);
    this.SUBRULE(this.attackForced, { ARGS: [out, cards] });
  });

  /** "attack twice", "attack up to three times"; "attack again", "attack two more times". */
  protected moreAttacks: ParserMethod<[], Attacks> = this.RULE('moreAttacks', () => {
    this.CONSUME(T.Attack);
    return this.OR<Attacks>([
      this.word(T.Twice, { times: 2 }),
      this.word(T.Again, { more: 1 }),
      {
        ALT: () => {
          this.OPTION2(() => this.CONSUME(T.UpTo));
          const n = this.SUBRULE(this.number);
          const more = this.OPTION(() =>
            this.OR2([
              { ALT: () => this.CONSUME(T.Additional) },
              { ALT: () => this.CONSUME(T.More) },
            ]),
          );
          this.CONSUME(T.Times);
          return this.ACTION((): Attacks => (more ? { more: n } : { times: n }));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.A);
          this.CONSUME2(T.Additional);
          this.CONSUME2(T.Times);
          return { more: 1 };
        },
      },
    ]);
  });
}

/** All units of the opponent, and nothing more is said of them. */
function isAllEnemies(cards: Cards): boolean {
  if (cards.the !== 'pick' || cards.count !== 'all') return false;
  const { noun, whose, ...more } = cards.card;
  return noun !== 'spell' && whose === 'opponent' && Object.keys(more).length === 0;
}

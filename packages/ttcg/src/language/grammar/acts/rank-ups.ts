import { EOF, type ParserMethod } from 'chevrotain';
import { meansAnyType, namesType } from '../../tree/overrules.ts';
import { PILES } from '../../tree/places.ts';
import type { Act, Cards, Count, Place, Regardless, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { pickOf, settle } from '../cards/phrase.ts';
import { AllotParser } from './allots.ts';

/** Whose pile, and which. */
interface Pile {
  readonly whose: Whose;
  readonly place: Place;
}

/** Where the card may lie that ranks up another. */
const RANKS_UP_FROM: ReadonlySet<Place | undefined> = new Set(PILES);

const THIS = { the: 'this' } as const;

/** Ranking up, and with what. */
export abstract class RankUpParser extends AllotParser {
  /** "rank it up", "level this card up". */
  protected rankItUpAt(k: number): boolean {
    return this.at(k, T.Rank) && this.at(k + 1 + this.refLength(k + 1), T.Up);
  }

  /** "rank up this card using a unit from your deck", "rank up one of your units from your deck". */
  protected rankingUp = this.RULE('rankingUp', (out: Act[]) => {
    this.OR([{ ALT: () => this.CONSUME(T.RankUp) }, { ALT: () => this.CONSUME(T.Rank) }]);
    const ofOwn = this.ACTION(() => this.ofOwnAt());
    let from: Cards | undefined;
    const ranked = this.OR2<Cards>([
      {
        GATE: () => this.at(0, T.Rank) || this.refFromPileAt(),
        ALT: () => {
          const ref = this.SUBRULE(this.ref);
          this.OPTION3({ GATE: () => this.at(1, T.Up), DEF: () => this.CONSUME(T.Up) });
          this.OPTION4({
            GATE: () => this.whoseAt(2) > 0,
            DEF: () => {
              this.CONSUME(T.From);
              const whose = this.SUBRULE(this.whose);
              const place = this.SUBRULE(this.zone);
              this.ACTION(() => {
                from = this.material({ n: 1 }, whose, place);
              });
            },
          });
          return ref;
        },
      },
      { ALT: () => this.SUBRULE(this.cards, { ARGS: ['field'] }) },
    ]);
    // "with cards" from the hand is what goes without saying.
    let any = false;
    const using = this.OPTION(() => {
      this.OR3([
        { ALT: () => this.CONSUME(T.With) },
        { ALT: () => this.CONSUME(T.Using) },
        { ALT: () => this.CONSUME(T.Into) },
        {
          // "by placing a card from your deck on top of it".
          ALT: () => {
            this.CONSUME(T.By);
            this.CONSUME(T.Gerund);
          },
        },
      ]);
      const placing = this.ACTION(() => this.at(0, T.Gerund) && this.LA(0));
      const bare = this.ACTION(() => this.at(1, T.Card, T.Unit));
      this.ACTION(() => {
        this.readsMaterial = true;
      });
      const material = this.SUBRULE2(this.cards, { ARGS: ['rankUpWith'] });
      this.ACTION(() => {
        this.readsMaterial = false;
      });
      this.OPTION5({
        GATE: () => placing !== false,
        DEF: () => {
          this.OR4([{ ALT: () => this.CONSUME(T.OnTop) }, { ALT: () => this.CONSUME(T.On) }]);
          this.SUBRULE2(this.ref);
        },
      });
      this.ACTION(() => {
        if (placing && !['place', 'play', 'be'].includes(this.value(placing)))
          this.refuse('say "using", or "by placing ... on top of it"', placing);
      });
      this.ACTION(() => {
        any = bare && material.the === 'pick' && Object.keys(material.card).length === 1;
      });
      return material;
    });
    const freed = this.SUBRULE(this.regardless);
    const pileAfter = this.OPTION6({
      GATE: () => using?.the === 'pick' && this.at(1, T.From),
      DEF: () => this.SUBRULE(this.fromHere),
    });
    this.ACTION(() => {
      this.onlyYou();
      const pile = ofOwn && !using ? this.fromPile(ranked) : undefined;
      if (from && using) this.refuse('say once what it is ranked up with');
      const named = pileAfter ? this.takenFrom(using, pileAfter) : using;
      const material = any ? undefined : (named ?? from ?? pile?.from);
      out.push({
        do: 'rankUp',
        cards: pile?.cards ?? ranked,
        ...(material && { with: material }),
        ...freed,
      });
    });
  });

  /** After "of any type": "from your hand". */
  private fromHere: ParserMethod<[], Pile> = this.RULE('fromHere', () => {
    this.CONSUME(T.From);
    const whose = this.SUBRULE(this.whose);
    return { whose, place: this.SUBRULE(this.zone) };
  });

  private takenFrom(cards: Cards | undefined, { whose, place }: Pile): Cards | undefined {
    if (cards?.the !== 'pick') return cards;
    if (cards.card.place || cards.card.whose) this.refuse('where it comes from is said twice');
    const filter = { ...cards.card, whose, place };
    return { ...cards, card: settle({ filter, number: 'one' }, 'rankUpWith', this.doer) };
  }

  /** "regardless of type", "of any type and rank". */
  private regardless: ParserMethod<[], Regardless> = this.RULE('regardless', () => {
    this.OPTION2({
      GATE: () => this.ahead(T.Comma, T.Regardless),
      DEF: () => this.CONSUME(T.Comma),
    });
    const token = this.OPTION(() => this.CONSUME(T.Regardless));
    return this.ACTION(() => {
      const of = token && this.value<'type' | 'rank' | 'both'>(token);
      return {
        ...((of === 'type' || of === 'both') && { anyType: true as const }),
        ...((of === 'rank' || of === 'both') && { anyRank: true as const }),
      };
    });
  });

  /** After "can": "be ranked up", "rank up", "be played", "be used to rank up". */
  protected rankFreelyAt(k: number): boolean {
    if (this.at(k, T.RankUp) || (this.at(k, T.Only) && this.at(k + 1, T.RankUp))) return true;
    if (!this.at(k, T.Be) || !this.at(k + 1, T.Done)) return false;
    const done = this.value(this.LA(k + 1));
    if (done === 'activated') return this.at(k + 2, T.To) && this.at(k + 3, T.RankUp);
    if (done === 'played') return this.at(k + 2, T.OnTop, T.FreeRank);
    return done === 'rankedUp';
  }

  /** After "can": "be ranked up using fire units", "rank up water units" (R-T93). */
  protected rankFreely = this.RULE('rankFreely', (out: Act[], cards: Cards) => {
    this.OR([
      {
        GATE: () => this.value(this.LA(2)) === 'rankedUp' && this.inBattleAt(3),
        ALT: () => {
          this.CONSUME4(T.Be);
          this.CONSUME4(T.Done);
          this.SUBRULE(this.inBattle);
          this.ACTION(() => out.push({ do: 'allow', cards, what: 'be ranked up in battle' }));
        },
      },
      {
        GATE: () => this.value(this.LA(2)) === 'rankedUp',
        ALT: () => {
          this.CONSUME(T.Be);
          this.CONSUME(T.Done);
          this.SUBRULE(this.usingFreely, { ARGS: [out, cards] });
        },
      },
      {
        GATE: () => this.at(3, T.FreeRank),
        ALT: () => {
          this.CONSUME2(T.Be);
          this.CONSUME2(T.Done);
          this.CONSUME(T.FreeRank);
          this.ACTION(() => {
            if (cards.the !== 'pick' || cards.count !== 'all') this.onlyThis(cards);
            out.push({ do: 'allow', cards, what: 'be played freely' });
          });
        },
      },
      {
        ALT: () => {
          this.OPTION(() => {
            this.CONSUME3(T.Be);
            this.CONSUME3(T.Done);
          });
          this.OR2([
            { ALT: () => this.CONSUME(T.OnTop) },
            {
              ALT: () => {
                this.OPTION2(() => this.CONSUME(T.To));
                this.OPTION4(() => this.CONSUME2(T.Only));
                this.CONSUME(T.RankUp);
              },
            },
          ]);
          const before = this.ACTION(() => this.at(-1, T.Only));
          const after = this.OPTION3(() => this.CONSUME(T.Only));
          const any = this.ACTION(() => this.at(1, T.Any));
          const card = this.SUBRULE(this.kind, { ARGS: ['field'] });
          const freed = this.SUBRULE(this.regardless);
          this.ACTION(() => {
            this.onlyThis(cards);
            if (before || after) {
              if (Object.keys(freed).length > 0) this.refuse('say what it can rank up besides');
              out.push({ do: 'allowRankUp', cards: pickOf('all', card), with: THIS, only: true });
              return;
            }
            this.allowRankUp(out, pickOf('all', card), { the: 'this' }, any, freed);
          });
        },
      },
    ]);
  });

  /** "during the battle phase": when the rules let no card be ranked up. */
  private inBattleAt(k: number): boolean {
    if (!this.at(k, T.During, T.In) || !this.at(k + 1, T.The, T.Your, T.Each)) return false;
    return this.value(this.LA(k + 2)) === 'battle phase';
  }

  private inBattle = this.RULE('inBattle', () => {
    this.OR([{ ALT: () => this.CONSUME(T.During) }, { ALT: () => this.CONSUME(T.In) }]);
    this.OR2([
      { ALT: () => this.CONSUME(T.The) },
      { ALT: () => this.CONSUME(T.Your) },
      { ALT: () => this.CONSUME(T.Each) },
    ]);
    this.CONSUME(T.PhaseName);
  });

  private onlyThis(cards: Cards): void {
    if (cards.the !== 'this') this.refuse('that can be said of "this card" only');
  }

  /** "using fire units", "with any unit from your discard pile", "regardless of type". */
  protected usingFreely = this.RULE('usingFreely', (out: Act[], cards: Cards) => {
    let any = false;
    const material = this.OPTION(() => {
      this.OR([
        { ALT: () => this.CONSUME(T.With) },
        { ALT: () => this.CONSUME(T.Using) },
        { ALT: () => this.CONSUME(T.By) },
      ]);
      any = this.ACTION(() => this.at(1, T.Any));
      return this.SUBRULE(this.kind, { ARGS: ['rankUpWith'] });
    });
    const freed = this.SUBRULE(this.regardless);
    const pile = this.OPTION2({
      GATE: () => material !== undefined && this.at(1, T.From),
      DEF: () => this.SUBRULE(this.fromHere),
    });
    this.ACTION(() => {
      if (!material && Object.keys(freed).length === 0) this.refuse('say with which cards');
      if (pile && material) Object.assign(material, pile.place === 'hand' ? {} : pile);
      if (pile?.place === 'hand' && pile.whose !== 'your') this.refuse('it is your own hand');
      const piles = [undefined, 'discard', 'hand or discard'];
      if (!piles.includes(material?.place) || material?.whose === 'opponent')
        this.refuse(
          'nobody looks through a deck to play a card; say "your hand" or "your discard pile", or "rank up ... using one unit from your deck" as what an effect does',
        );
      this.allowRankUp(out, cards, material ?? { noun: 'card' }, any, freed);
    });
  });

  private allowRankUp(
    out: Act[],
    cards: Cards,
    material: Extract<Act, { do: 'allowRankUp' }>['with'],
    any: boolean,
    freed: Regardless,
  ): void {
    const act = { do: 'allowRankUp', cards, with: material, ...freed } as const;
    const anyType = !namesType(act) && (any || meansAnyType(act));
    out.push(anyType ? { ...act, anyType } : act);
  }

  /** "may rank up fire units with water units", "a unit with any unit this turn": beside the rules. */
  protected mayRankUpAt(k: number): boolean {
    if (!this.at(k, T.May, T.Can) || !this.at(k + 1, T.RankUp)) return false;
    const isOfMany = this.at(k + 2, CATEGORY.noun, T.UnitType, T.Subtype, T.Your);
    let using = false;
    let i = k + 2;
    for (; !this.at(i, EOF, T.Stop, T.Comma, T.And, T.To); i++) {
      using ||= this.at(i, T.With, T.Using, T.Regardless);
      if (this.inBattleAt(i) && !using) return true;
    }
    const isPast = this.at(i - 2, T.Done, T.Turned, T.Attack);
    return using && (isOfMany || (this.at(i - 1, T.ThisTurn) && !isPast));
  }

  /** "may rank up units with units of any type": the cards that can be ranked up, and with what. */
  protected mayRankUp = this.RULE('mayRankUp', (out: Act[]) => {
    this.OR([{ ALT: () => this.CONSUME(T.May) }, { ALT: () => this.CONSUME(T.Can) }]);
    this.CONSUME(T.RankUp);
    const named = this.SUBRULE(this.cards, { ARGS: ['field'] });
    const cards = this.ACTION(() => this.ownOf(named));
    this.OR2([
      {
        GATE: () => this.inBattleAt(1),
        ALT: () => {
          this.SUBRULE(this.inBattle);
          this.ACTION(() => out.push({ do: 'allow', cards, what: 'be ranked up in battle' }));
        },
      },
      { ALT: () => this.SUBRULE(this.usingFreely, { ARGS: [out, cards] }) },
    ]);
    this.ACTION(() => this.onlyYou());
  });

  /** Players rank up what they control. */
  private ownOf(cards: Cards): Cards {
    if (cards?.the !== 'pick' || cards.card.whose) return cards;
    return { ...cards, card: { ...cards.card, whose: 'your' } };
  }

  /** "one of your units", "all your units". */
  private ofOwnAt(): boolean {
    let k = 1;
    while (this.at(k, T.All, T.Any, T.AnyNumber, T.UpTo, T.Number, T.Of)) k++;
    return this.whoseAt(k) > 0;
  }

  private refFromPileAt(): boolean {
    const length = this.refLength(1);
    return length > 0 && this.at(1 + length, T.From) && this.whoseAt(2 + length) > 0;
  }

  /** "one of your units from your deck": a unit on the field, with a card from there. */
  private fromPile(ranked: Cards): { cards: Cards; from: Cards | undefined } | undefined {
    if (ranked.the !== 'pick' || !RANKS_UP_FROM.has(ranked.card.place)) return undefined;
    const { place = 'hand', ...card } = ranked.card;
    if (!card.whose) return undefined;
    const from = this.material(ranked.count, card.whose, place);
    return { cards: { ...ranked, card }, from };
  }

  /** As many cards of a pile; nothing for what goes without saying. */
  private material(count: Count, whose: Whose, place: Place): Cards | undefined {
    const card = settle(
      { filter: { noun: 'card', whose, place }, number: 'one' },
      'rankUpWith',
      this.doer,
    );
    if (Object.keys(card).length === 1) return undefined;
    if (typeof count !== 'object' || !('n' in count)) this.refuse('say how many cards');
    return pickOf(count, card);
  }
}

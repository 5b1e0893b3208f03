import { PILES } from '../../tree/places.ts';
import type { Act, Cards, Count, Place, Whose } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { pickOf, settle } from '../cards/phrase.ts';
import { DrawParser } from './draws.ts';

/** Where the card may lie that ranks up another. */
const RANKS_UP_FROM: ReadonlySet<Place | undefined> = new Set(PILES);

/** Ranking up, and with what. */
export abstract class RankUpParser extends DrawParser {
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
      this.OR3([{ ALT: () => this.CONSUME(T.With) }, { ALT: () => this.CONSUME(T.Using) }]);
      const bare = this.ACTION(() => this.at(1, T.Card));
      const material = this.SUBRULE2(this.cards, { ARGS: ['rankUpWith'] });
      this.ACTION(() => {
        any = bare && material.the === 'pick' && Object.keys(material.card).length === 1;
      });
      return material;
    });
    const anyType = this.OPTION2(() => this.CONSUME(T.RegardlessOfType));
    this.ACTION(() => {
      this.onlyYou();
      const pile = ofOwn && !using ? this.fromPile(ranked) : undefined;
      if (from && using) this.refuse('say once what it is ranked up with');
      const material = any ? undefined : (using ?? from ?? pile?.from);
      out.push({
        do: 'rankUp',
        cards: pile?.cards ?? ranked,
        ...(material && { with: material }),
        ...(anyType && { anyType: true as const }),
      });
    });
  });

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

import type { Act, Place, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { MoveParser } from './moves.ts';

const SEARCHED: ReadonlySet<Place> = new Set(['deck', 'discard', 'deck or discard']);

/** Looking for cards in a deck, a discard pile or a hand. */
export abstract class SearchParser extends MoveParser {
  /** "and play it": whether something is done with the cards just spoken of. */
  private doneWithItAt(): boolean {
    let k = 1;
    while (this.at(k, T.Comma, T.And, T.Then)) k++;
    return k > 1 && this.at(k, CATEGORY.verb) && this.at(k + 1, T.It, T.Them, T.That);
  }

  /** "search your deck for a dragon". */
  protected searching = this.RULE('searching', (out: Act[]) => {
    this.CONSUME(T.Search);
    const whose = this.OR<Whose | undefined>([
      { GATE: () => this.whoseAt(1) > 0, ALT: () => this.SUBRULE(this.whose) },
      this.word(T.A, undefined),
    ]);
    const place = this.SUBRULE(this.zone);
    this.CONSUME(T.For);
    const pick = this.SUBRULE(this.pick, { ARGS: ['search'] });
    this.ACTION(() => {
      const { card } = pick;
      if (card.whose || card.place) this.refuse('what is searched for lies in the pile searched');
      if (place === 'hand') {
        // Nothing is looked for in a hand but what something is done with.
        if (!this.doneWithItAt()) this.refuse('say what becomes of it, like "and play it"');
        if (!whose) this.refuse('say whose hand');
        const held = { ...card, place, whose: whose ?? this.ownWhose() };
        out.push({ do: 'target', cards: { ...pick, card: held }, ...this.by() });
        return;
      }
      if (!SEARCHED.has(place)) this.refuse('say where: a deck, a discard pile or a hand');
      const found = { ...card, ...(whose && { whose }), ...(place !== 'deck' && { place }) };
      out.push({ do: 'search', cards: { ...pick, card: found }, ...this.by() });
    });
  });
}

import { EOF } from 'chevrotain';
import type { Act, Pick, Place, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { MoveParser } from './moves.ts';

const SEARCHED: ReadonlySet<Place> = new Set([
  'deck',
  'discard',
  'deck or discard',
  'hand or deck',
  'hand or discard',
]);

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
    const picks = [this.SUBRULE(this.pick, { ARGS: ['search'] })];
    this.MANY({
      GATE: () => this.otherSoughtAt(),
      DEF: () => {
        this.OPTION(() => this.CONSUME(T.Comma));
        this.CONSUME(T.And);
        picks.push(this.SUBRULE2(this.pick, { ARGS: ['search'] }));
      },
    });
    this.OPTION2({
      GATE: () => picks.length > 1 && this.toHandAt(),
      DEF: () => this.SUBRULE(this.toHandAnyway),
    });
    this.ACTION(() => {
      for (const pick of picks) this.seek(out, pick, whose, place);
      if (picks.length > 1) this.pointsAtNone();
    });
  });

  /** "a dragon and a fairy": one after the other, so that no later word means both. */
  private otherSoughtAt(): boolean {
    const k = this.at(1, T.Comma) ? 2 : 1;
    if (!this.at(k, T.And) || !this.at(k + 1, T.A, T.Number, T.UpTo)) return false;
    return this.kindAt(this.at(k + 1, T.UpTo) ? k + 3 : k + 2) && !this.predicateAfter(k + 1);
  }

  private toHandAt(): boolean {
    const k = this.at(1, T.Comma) ? 2 : 1;
    if (!this.at(k, T.And, T.Then) || !this.at(k + 1, T.Add, T.Put)) return false;
    return this.at(k + 2, T.Them) && this.at(k + 3, T.To, T.Into) && this.at(k + 5, T.Hand);
  }

  /** "and add them to your hand", where they go without a word. */
  private toHandAnyway = this.RULE('toHandAnyway', () => {
    this.OPTION(() => this.CONSUME(T.Comma));
    this.OR([{ ALT: () => this.CONSUME(T.And) }, { ALT: () => this.CONSUME(T.Then) }]);
    this.OR2([{ ALT: () => this.CONSUME(T.Add) }, { ALT: () => this.CONSUME(T.Put) }]);
    this.CONSUME(T.Them);
    this.OR3([{ ALT: () => this.CONSUME(T.To) }, { ALT: () => this.CONSUME(T.Into) }]);
    const whose = this.SUBRULE(this.whose);
    this.CONSUME(T.Hand);
    this.ACTION(() => {
      if (whose !== this.ownWhose()) this.refuse('say each by itself');
    });
  });

  /** Refuses a later word for the cards of several acts, which would mean those of the last. */
  protected pointsAtNone(): void {
    for (let k = 1; !this.at(k, EOF) && !this.namesOthersAt(k); k++)
      if (this.at(k, T.It, T.Them) || (this.at(k, T.That) && this.nounAt(k + 1)))
        this.refuse('say each by itself, and which of them is meant');
  }

  /** Whether an act begins that names cards itself, which "it" is then. */
  private namesOthersAt(k: number): boolean {
    if (!this.at(k, CATEGORY.verb) || this.at(k, T.Gain, T.Lose, T.Skip, T.Draw)) return false;
    return this.at(k, T.Search) || this.at(k + 1, T.A, T.Number, T.UpTo, T.All);
  }

  private seek(out: Act[], pick: Pick, whose: Whose | undefined, place: Place): void {
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
  }
}

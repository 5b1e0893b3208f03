import { EOF } from 'chevrotain';
import type { Act } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { pickOf } from '../cards/phrase.ts';
import { RankUpParser } from './rank-ups.ts';

/** Permissions to play cards without ranking up. */
export abstract class FreePlayParser extends RankUpParser {
  /** After "play": "rank 2 units without ranking up this turn", a permission rather than a play. */
  protected freeKindAt(k: number): boolean {
    if (!this.kindAt(k)) return false;
    let i = k + 1;
    for (; !this.at(i, T.FreeRank); i++)
      if (this.at(i, EOF, T.Stop, T.Comma, T.And, T.Then, T.To)) return false;
    const [first] = this.input;
    const holds = first?.tokenType === T.While || first?.tokenType === T.ThisTurn;
    if (holds || this.at(k - 2, T.Can)) return true;
    return this.at(i + 1, T.ThisTurn, T.Until, T.During, T.While, T.For);
  }

  protected freeKind = this.RULE('freeKind', (out: Act[]) => {
    const card = this.SUBRULE(this.kind, { ARGS: ['play'] });
    this.CONSUME(T.FreeRank);
    this.ACTION(() => {
      this.onlyYou();
      if (card.place || card.whose) this.refuse('cards are played from your hand');
      const held = { ...card, place: 'hand', whose: 'your' } as const;
      out.push({ do: 'allow', cards: pickOf('all', held), what: 'be played freely' });
    });
  });

  /** "may play this card without ranking up", "... from your hand": of a card that is not on the field yet. */
  protected mayPlayThisAt(k: number): boolean {
    if (!this.at(k, T.May, T.Can) || !this.at(k + 1, T.Play)) return false;
    if (!this.at(k + 2, T.This)) return this.freeKindAt(k + 2);
    // After an event or an act, it is played then.
    if (this.event || this.lastAct) return false;
    const end = this.at(k + 4, T.From) && this.at(k + 6, T.Hand) ? k + 7 : k + 4;
    return this.at(k + 3, CATEGORY.noun) && this.at(end, T.FreeRank);
  }

  protected mayPlayThis = this.RULE('mayPlayThis', (out: Act[]) => {
    this.OR([{ ALT: () => this.CONSUME(T.May) }, { ALT: () => this.CONSUME(T.Can) }]);
    this.CONSUME(T.Play);
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(T.This);
          this.CONSUME(CATEGORY.noun);
          this.OPTION(() => {
            this.CONSUME(T.From);
            this.CONSUME(T.Your);
            this.CONSUME(T.Hand);
          });
          this.CONSUME(T.FreeRank);
          this.ACTION(() => {
            this.onlyYou();
            out.push({ do: 'allow', cards: { the: 'this' }, what: 'be played freely' });
          });
        },
      },
      { ALT: () => this.SUBRULE(this.freeKind, { ARGS: [out] }) },
    ]);
  });
}

import type { CardFilter } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { settle } from '../cards/phrase.ts';
import type { Player } from './holdings.ts';
import { MoreOfItParser } from './more-of-it.ts';
import { negated, type Simple } from './tests.ts';

/** What one player has, compared with what the other has. */
export abstract class ComparisonParser extends MoreOfItParser {
  /** What was compared last, for "if you control fewer". */
  protected lastCompared: CardFilter | 'points' | undefined;

  /** "more points than your opponent"; without a player, both have "the same number of" them. */
  protected comparison = this.RULE(
    'comparison',
    (parts: Simple[], one: Player | undefined, not: boolean) => {
      const who = this.ACTION(() => one ?? 'you');
      const by = this.OPTION3({
        GATE: () => !this.at(2, T.TwiceAsMany),
        DEF: () => this.SUBRULE(this.quantity),
      });
      this.OPTION4(() => this.CONSUME(T.AtLeast));
      const than = this.OR<'more' | 'fewer' | 'as many' | 'twice' | 'half'>([
        this.word(T.More, 'more'),
        this.word(T.Fewer, 'fewer'),
        this.word(T.Less, 'fewer'),
        this.word(T.AsMany, 'as many'),
        this.word(T.TwiceAsMany, 'twice'),
        this.word(T.HalfAsMany, 'half'),
      ]);
      const of = this.OR2<CardFilter | 'points'>([
        {
          GATE: () => this.lastCompared !== undefined && this.at(1, T.Comma),
          ALT: () => this.ACTION(() => this.lastCompared ?? 'points'),
        },
        this.word(T.Point, 'points'),
        {
          ALT: () => {
            const phrase = this.SUBRULE(this.phrase, { ARGS: [this.ACTION(() => ({}))] });
            return this.ACTION(() => {
              if (this.othersCards(phrase.filter.whose, who)) {
                this.refuse('both sides of a comparison are of the same kind');
              }
              delete phrase.filter.whose;
              this.where = phrase.filter.place !== undefined || phrase.controlled === true;
              return settle(phrase, 'field', 'you');
            });
          },
        },
      ]);
      const other = this.OPTION2({
        GATE: () => one !== undefined && (this.lastCompared === undefined || !this.at(1, T.Comma)),
        DEF: () => {
          this.OR3([{ ALT: () => this.CONSUME(T.Than) }, { ALT: () => this.CONSUME(T.As) }]);
          return this.OR4<Player>([this.word(T.You, 'you'), this.word(T.Opponent, 'opponent')]);
        },
      });
      this.OPTION(() =>
        this.OR5([
          { ALT: () => this.CONSUME(T.Control) },
          { ALT: () => this.CONSUME(T.Has) },
          { ALT: () => this.CONSUME(T.Do) },
        ]),
      );
      this.ACTION(() => {
        if (one === undefined && than !== 'as many') this.refuse('say who has more');
        if (one && other === undefined && of !== this.lastCompared) this.refuse('say than whom');
        this.lastCompared = of;
        if (other === who) this.refuse('a player is compared with the other player');
        if (of !== 'points' && of.place === 'across from that')
          this.refuse('only one player has cards there');
        if (by && by.than !== 'at most' && by.n < 1) this.refuse('say how many more');
        const compared = { is: 'compare', ...inTree(who, than), of } as const;
        const plain = !by || (by.than === 'at least' && by.n === 1);
        parts.push(negated(plain ? compared : { ...compared, by }, not));
      });
    },
  );

  /** "two more", "at least two more", "twice as many": by how much it is compared. */
  protected comparedByAt(): boolean {
    if (this.at(1, T.TwiceAsMany, T.HalfAsMany) || this.at(2, T.TwiceAsMany)) return true;
    const k = this.at(1, T.AtLeast, T.AtMost, T.Exactly) ? 2 : 1;
    if (!this.at(k, T.Number)) return false;
    return this.at(this.at(k + 1, T.OrMore, T.OrFewer) ? k + 2 : k + 1, T.More, T.Fewer, T.Less);
  }
}

/** "Half as many as your opponent": they have twice as many as you. */
function inTree(who: Player, than: 'more' | 'fewer' | 'as many' | 'twice' | 'half') {
  if (than !== 'twice' && than !== 'half') return { who, than };
  const most = than === 'twice' ? who : who === 'you' ? 'opponent' : 'you';
  return { who: most, than: 'as many', twice: true } as const;
}

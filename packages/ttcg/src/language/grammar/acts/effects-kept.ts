import type { Act, CardDeed, CardFilter, Cards } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { AllowanceParser } from './allowances.ts';

/** What effects of cards are kept from, told of the effects. */
export abstract class EffectsKeptParser extends AllowanceParser {
  /** "the effects of your fire units cannot be countered", "its effects cannot be activated". */
  protected effectsOfAt(): boolean {
    if (this.ahead(T.Effect, T.Of)) return true;
    if (this.at(1, T.The, T.All) && this.at(2, T.Effect) && this.at(3, T.Of)) return true;
    const its = this.at(1, CATEGORY.its);
    const k = its ? 2 : 2 + this.refLength(1);
    if (!its && (k === 2 || !this.at(k - 1, T.Possessive))) return false;
    return this.at(k, T.Effect) && (this.at(k + 1, T.MayNot) || this.negatedAt(k + 1));
  }

  protected effectsKept = this.RULE('effectsKept', (out: Act[]) => {
    const cards = this.OR<Cards>([
      {
        GATE: () => this.at(1, T.Effect) || this.at(2, T.Effect),
        ALT: () => {
          this.OPTION(() =>
            this.OR3([{ ALT: () => this.CONSUME(T.The) }, { ALT: () => this.CONSUME(T.All) }]),
          );
          this.CONSUME(T.Effect);
          this.CONSUME(T.Of);
          return this.SUBRULE(this.cards, { ARGS: ['field'] });
        },
      },
      {
        ALT: () => {
          this.CONSUME(CATEGORY.its);
          this.CONSUME2(T.Effect);
          this.ACTION(() => this.meansOne());
          return { the: 'that' };
        },
      },
      {
        ALT: () => {
          const ref = this.SUBRULE(this.ref);
          this.CONSUME(T.Possessive);
          this.CONSUME3(T.Effect);
          return ref;
        },
      },
    ]);
    const deed = this.OR2<{ from: CardDeed; by?: CardFilter }>([
      { GATE: () => this.negatedAt(1), ALT: () => this.SUBRULE(this.negated) },
      {
        ALT: () => {
          this.CONSUME(T.MayNot);
          return this.SUBRULE(this.cardDeed);
        },
      },
    ]);
    this.ACTION(() => {
      if (!OF_EFFECTS.includes(deed.from)) {
        this.refuse('effects can only be kept from being countered or activated');
      }
      const { from } = deed;
      const countered = from === 'be countered' ? ('have effects countered' as const) : from;
      out.push({ do: 'forbid', cards, ...deed, from: countered });
    });
  });
}

/** What effects can be kept from. */
const OF_EFFECTS: readonly CardDeed[] = [
  'be countered',
  'activate effects',
  'have effects triggered',
  'have effects',
];

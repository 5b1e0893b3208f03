import { EOF, type ParserMethod } from 'chevrotain';
import type { Act, CardFilter, Cards } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { pickOf } from '../cards/phrase.ts';
import { ExtraParser } from './extras.ts';

/** Effects that are countered wherever they come from, as their cards lose them: no effect that is answered (R-T312). */
export abstract class MuteParser extends ExtraParser {
  /** "the effects of all enemy units", "its effects", "the effects of two units this turn". */
  protected muteAt(): boolean {
    if (this.itsMuted() > 0) return true;
    if (this.ahead(T.All, T.Effect, T.Of)) return this.at(4, T.Number) && !this.chainSaid();
    if (!this.ahead(T.The, T.Effect, T.Of) || this.chainSaid() || this.aimSaid()) return false;
    return this.severalAt4() || (this.effectsAt(2) && (this.timed() || this.definiteAt4()));
  }

  /** Where what follows "its effects" begins, which are not those that are answered; 0 if something else comes. */
  private itsMuted(): number {
    const all = this.at(1, T.All) ? (this.at(2, T.Of) ? 3 : 2) : 1;
    const k = this.at(all, CATEGORY.its) ? all + 1 : all + this.refLength(all);
    const its = this.at(all, CATEGORY.its);
    if (!its && (k === all || !this.at(k, T.Possessive))) return 0;
    const word = its ? k : k + 1;
    return this.at(word, T.Effect) ? word + 1 : 0;
  }

  protected effectsAt(k: number): boolean {
    return this.LA(k).image === 'effects';
  }

  private chainSaid(): boolean {
    return this.says(T.InChain) || this.says(T.ThisChain);
  }

  /** "that target this card": these are answered. */
  private aimSaid(): boolean {
    for (let k = 4; this.says(T.Target) && !this.at(k, T.Stop, EOF); k++)
      if (this.at(k, T.That) && this.at(k + 1, T.Target)) return true;
    return false;
  }

  private timed(): boolean {
    return [T.ThisTurn, T.Until, T.While].some((time) => this.before(time, T.Stop, T.Comma));
  }

  /** After "the effect of": "all units", "each unit", "two units", "up to one unit". */
  private severalAt4(): boolean {
    if (this.at(4, T.All, T.Each, T.Both, T.UpTo, T.AtMost, T.AnyNumber, T.Half)) return true;
    if (!this.at(4, T.Number)) return false;
    return this.value(this.LA(4)) !== 1 || this.at(5, T.Or, T.To, T.OrMore);
  }

  /** After "the effects of": "that unit", "the unit with the highest attack", "enemy units". */
  private definiteAt4(): boolean {
    if (this.at(4, T.The) || this.refLength(4) > 0) return true;
    if (this.at(4, T.A, T.Number, T.Any, T.Target, T.Another)) return false;
    for (let k = 4; !this.at(k, T.Stop, T.Comma, EOF); k++)
      if (this.at(k, CATEGORY.noun, T.Subtype)) {
        const last = this.at(k + 1, T.Card) ? k + 1 : k;
        return this.value(this.LA(last)) === 'many' || this.LA(last).image.endsWith('s');
      }
    return false;
  }

  protected muting: ParserMethod<[out: Act[]], void> = this.RULE('muting', (out: Act[]) => {
    const cards = this.OR<Cards>([
      {
        GATE: () => this.itsMuted() === 0,
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(T.The) }, { ALT: () => this.CONSUME(T.All) }]);
          this.CONSUME(T.Effect);
          this.CONSUME(T.Of);
          return this.SUBRULE(this.cards, { ARGS: ['field'] });
        },
      },
      {
        ALT: () => {
          this.OPTION(() => {
            this.CONSUME2(T.All);
            this.OPTION2(() => this.CONSUME2(T.Of));
          });
          const whose = this.SUBRULE(this.withEffects);
          this.CONSUME2(T.Effect);
          return whose;
        },
      },
    ]);
    this.ACTION(() => {
      this.onlyYou();
      out.push({ do: 'forbid', cards, from: 'have effects' });
    });
  });

  /** "its", "their", "that unit's". */
  private withEffects: ParserMethod<[], Cards> = this.oneOf<Cards>('withEffects', [
    {
      ALT: () => {
        this.CONSUME(CATEGORY.its);
        this.ACTION(() => this.meansOne());
        return { the: 'that' };
      },
    },
    {
      ALT: () => {
        const ref = this.SUBRULE(this.ref);
        this.CONSUME(T.Possessive);
        return ref;
      },
    },
  ]);

  /** Whether the kind last read was told of all, or of several where not one thing of theirs is meant. */
  protected isOfAll(one: boolean): boolean {
    return this.kindOf === 'all' || (!one && this.kindOf === 'many');
  }

  /** "each enemy unit's effects": those of all of them. */
  protected mutesAll(out: Act[], of: CardFilter): void {
    if (of.place && of.place !== 'field') this.refuse('only cards on the field lose their effects');
    out.push({ do: 'forbid', cards: pickOf('all', of), from: 'have effects' });
  }
}

import { T } from '../../words/tokens.ts';
import { BesideParser } from './beside.ts';
import type { Phrase } from './phrase.ts';

/** Cards told by what they are equipped to. */
export abstract class BoundParser extends BesideParser {
  /** "equipped to it", "attached to a unit". */
  protected boundAt(k: number): boolean {
    return this.value(this.LA(k)) === 'equipped' && this.at(k + 1, T.To) && this.underAt(k + 2);
  }

  protected boundTo = this.RULE('boundTo', (phrase: Phrase) => {
    this.CONSUME(T.Turned);
    this.CONSUME(T.To);
    this.OR([
      {
        GATE: () => this.refAt(),
        ALT: () => {
          const ref = this.SUBRULE(this.ref);
          this.ACTION(() =>
            this.say(phrase.filter, 'place', this.isThis(ref) ? 'bound to this' : 'bound to that'),
          );
        },
      },
      {
        GATE: () => this.severalAt(1),
        ALT: () => this.SUBRULE(this.ofAny, { ARGS: [phrase, 'equipped to'] }),
      },
      {
        GATE: () => phrase.number === 'many' && this.inClause,
        ALT: () => {
          this.SUBRULE(this.inPassing);
          this.ACTION(() => this.say(phrase.filter, 'place', 'bound to that'));
        },
      },
      {
        // One card equipped to a unit: whichever unit that is.
        ALT: () => {
          const of = this.SUBRULE(this.kind, { ARGS: ['field'] });
          this.ACTION(() => this.say(phrase.filter, 'beside', { at: 'equipped to', of }));
        },
      },
    ]);
  });
}

import type { Act } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { BarParser } from './bars.ts';

/** With which units players may attack, or which ones, and no others. */
export abstract class OnlyAttackParser extends BarParser {
  /** "can attack only with dragons", "may only attack tapped units". */
  protected onlyAttackAt(k: number): boolean {
    if (!this.at(k, T.May, T.Can)) return false;
    return this.at(k + 1, T.Only)
      ? this.at(k + 2, T.Attack)
      : this.at(k + 1, T.Attack) && this.at(k + 2, T.Only);
  }

  protected onlyAttack = this.RULE('onlyAttack', (out: Act[]) => {
    this.OR([{ ALT: () => this.CONSUME(T.May) }, { ALT: () => this.CONSUME(T.Can) }]);
    this.OR2([
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
    const own = this.OPTION(() => this.CONSUME(T.With));
    const kind = this.SUBRULE(this.kind, { ARGS: ['field'] });
    this.ACTION(() => {
      if (own && kind.whose) this.refuse('players attack with their own units');
      const which = own ? { cards: kind } : { whom: kind };
      out.push({ do: 'bar', who: this.player(), from: 'attack', ...which, only: true });
    });
  });
}

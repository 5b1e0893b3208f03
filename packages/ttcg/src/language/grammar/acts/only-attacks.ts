import type { Act } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { BarParser } from './bars.ts';

/** With which units players may attack, or which ones, and no others. */
export abstract class OnlyAttackParser extends BarParser {
  /** "can attack only with dragons", "may only attack tapped units"; after "let" without "may". */
  protected onlyAttackAt(k: number): boolean {
    const modal = this.at(k, T.May, T.Can);
    const i = modal ? k + 1 : k;
    if (modal && this.at(i, T.Only)) return this.at(i + 1, T.Attack);
    return this.at(i, T.Attack) && this.at(i + 1, T.Only);
  }

  protected onlyAttack = this.RULE('onlyAttack', (out: Act[]) => {
    this.OPTION2(() =>
      this.OR([{ ALT: () => this.CONSUME(T.May) }, { ALT: () => this.CONSUME(T.Can) }]),
    );
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
    this.OR3([
      {
        GATE: () => !own && this.refLength(1) > 0,
        ALT: () => {
          const cards = this.SUBRULE(this.ref);
          this.ACTION(() => {
            if (this.player() !== 'opponent')
              this.refuse('only your opponent can be kept to one card');
            out.push({ do: 'lure', cards });
          });
        },
      },
      { ALT: () => this.SUBRULE(this.onlyKind, { ARGS: [out, own !== undefined] }) },
    ]);
  });

  /** After "can only attack": "with dragons", "tapped units". */
  private onlyKind = this.RULE('onlyKind', (out: Act[], own: boolean) => {
    const kind = this.SUBRULE(this.kind, { ARGS: ['field'] });
    this.ACTION(() => {
      const who = this.player();
      if (own && kind.whose && who !== 'both') this.refuse('players attack with their own units');
      const which = own ? { cards: kind } : { whom: kind };
      out.push({ do: 'bar', who, from: 'attack', ...which, only: true });
    });
  });
}

import type { Act, CardFilter } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { unlike } from '../cards/unlike.ts';
import { AnyVerbParser } from './any-verb.ts';

/** What players may play, and nothing else. */
export abstract class OnlyPlayParser extends AnyVerbParser {
  /** "may only play units", "can play only one spell each turn"; after "let" without "may". */
  protected onlyPlayAt(k: number): boolean {
    const modal = this.at(k, T.May, T.Can);
    const i = modal ? k + 1 : k;
    if (modal && this.at(i, T.Only)) return this.at(i + 1, T.Play);
    return this.at(i, T.Play) && this.at(i + 1, T.Only);
  }

  protected onlyPlay = this.RULE('onlyPlay', (out: Act[]) => {
    this.OPTION(() =>
      this.OR([{ ALT: () => this.CONSUME(T.May) }, { ALT: () => this.CONSUME(T.Can) }]),
    );
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(T.Only);
          this.CONSUME(T.Play);
        },
      },
      {
        ALT: () => {
          this.CONSUME2(T.Play);
          this.CONSUME2(T.Only);
        },
      },
    ]);
    const n = this.OPTION2(() =>
      this.OR3([{ ALT: () => this.SUBRULE(this.number) }, this.word(T.A, 1)]),
    );
    const of = this.SUBRULE(this.kind, { ARGS: [] });
    const each = this.SUBRULE(this.eachTurn);
    this.ACTION(() => {
      if (of.whose || of.place) this.refuse('cards are played from your hand');
      if (n !== undefined) this.limitPlays(out, n, of);
      else if (each) this.refuse('say how many in each turn');
      else out.push({ do: 'bar', who: this.player(), from: 'play', ...allBut(of) });
    });
  });

  /** At most so many plays of a kind in a turn. */
  private limitPlays(out: Act[], n: number, of: CardFilter): void {
    const kind = isAny(of) ? {} : { kind: of };
    out.push({ do: 'limitPlays', who: this.player(), to: 'at most', n, ...kind });
  }
}

/** "Only units": no spells; where one word does not say what the others are, only these. */
function allBut(of: CardFilter): { cards: CardFilter; only?: true } {
  const { noun, ...more } = of;
  if (noun !== 'card' && Object.keys(more).length === 0)
    return { cards: { noun: noun === 'unit' ? 'spell' : 'unit' } };
  const others = noun === 'card' ? unlike(of) : undefined;
  return others ? { cards: { noun, ...others } } : { cards: of, only: true };
}

const isAny = (card: CardFilter): boolean => card.noun === 'card' && Object.keys(card).length === 1;

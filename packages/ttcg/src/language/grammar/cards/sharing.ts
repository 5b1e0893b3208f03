import type { CardRef } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { ExceptionParser } from './exceptions.ts';
import type { Phrase } from './phrase.ts';

type Side = 'your' | 'opponent';

/** Cards told by what they share with others. */
export abstract class SharingParser extends ExceptionParser {
  /** "that shares its type", "that shares a type with this card", "with a unit you control". */
  protected sharing = this.RULE('sharing', (phrase: Phrase) => {
    this.CONSUME(T.That);
    this.CONSUME(T.Share);
    this.OR([{ ALT: () => this.CONSUME(T.Its) }, { ALT: () => this.CONSUME(T.A) }]);
    const what = this.SUBRULE(this.sharedThing);
    const as = this.OPTION(() => {
      this.CONSUME(T.With);
      return this.OR2<CardRef | Side>([
        { GATE: () => this.refAt(), ALT: () => this.SUBRULE(this.ref) },
        { ALT: () => this.SUBRULE(this.someUnit) },
      ]);
    });
    this.ACTION(() => {
      if (typeof as === 'string') this.say(phrase.filter, 'shares', { what, whose: as });
      else this.say(phrase.filter, 'same', { what, as: as ?? { the: 'that' } });
    });
  });

  /** "an enemy unit", "a unit you control": whose it is. */
  private someUnit = this.RULE('someUnit', () => {
    this.CONSUME(T.A);
    const enemy = this.OPTION(() => this.CONSUME(T.Enemy));
    this.CONSUME(T.Unit);
    const side = this.OPTION2({
      GATE: () => enemy === undefined,
      DEF: () => this.SUBRULE(this.controller),
    });
    return this.ACTION((): Side => {
      if (enemy) return 'opponent';
      if (!side) this.refuse('say whose unit');
      return side ?? 'your';
    });
  });

  /** "you control", "they control". */
  private controller = this.RULE('controller', () => {
    const side = this.OR<Side | undefined>([
      this.word(T.You, 'your' as const),
      this.word(T.Opponent, 'opponent' as const),
      this.word(T.They, undefined),
    ]);
    this.CONSUME(T.Control);
    return this.ACTION((): Side => {
      if (side) return side;
      if (this.doer === 'opponent') return 'opponent';
      if (this.doer !== 'you') this.refuse('say whose, "you" or "your opponent"');
      return 'your';
    });
  });

  /** "of a type they already control". */
  protected controlledKindAt(k: number): boolean {
    if (!this.at(k, T.A) || !this.sharedAt(k + 1)) return false;
    return this.at(k + 2, T.You, T.Opponent, T.They) && this.at(k + 3, T.Control);
  }

  /** "a type they control": that of a unit of theirs. */
  protected controlledKind = this.RULE('controlledKind', (phrase: Phrase) => {
    this.CONSUME(T.A);
    const what = this.SUBRULE(this.sharedThing);
    const whose = this.SUBRULE(this.controller);
    this.ACTION(() => this.say(phrase.filter, 'shares', { what, whose }));
  });
}

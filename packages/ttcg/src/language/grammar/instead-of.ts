import { CATEGORY, T } from '../words/tokens.ts';
import type { NotDone, Opening } from './parts.ts';
import { PutOffParser } from './put-offs.ts';

/** "Instead", and what is not done then: "instead of destroying it". */
export abstract class InsteadParser extends PutOffParser {
  protected instead = this.RULE('instead', (ending: Opening) => {
    this.CONSUME(T.Instead);
    const not = this.OPTION({
      GATE: () => this.at(1, T.Of) && this.at(2, T.Gerund),
      DEF: () => this.SUBRULE(this.notDone),
    });
    this.ACTION(() => {
      ending.instead = true;
      if (not) ending.insteadOf = not;
    });
  });

  private notDone = this.RULE('notDone', () => {
    this.CONSUME(T.Of);
    const verb = this.CONSUME(T.Gerund);
    const to = this.OR<NotDone['to']>([
      this.word(T.It, 'it'),
      this.word(T.Them, 'it'),
      {
        ALT: () => {
          this.CONSUME(T.This);
          this.CONSUME(CATEGORY.noun);
          return 'this';
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.That);
          this.CONSUME2(CATEGORY.noun);
          return 'that';
        },
      },
    ]);
    return this.ACTION((): NotDone => ({ verb: this.value<string>(verb), to }));
  });
}

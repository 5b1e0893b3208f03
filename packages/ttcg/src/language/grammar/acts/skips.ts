import type { Act } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { FreePlayParser } from './free-plays.ts';

/** Turns and phases that are skipped or ended, and turns that come in addition. */
export abstract class SkipParser extends FreePlayParser {
  /** Whether turns come that are taken. */
  protected extraTurnAt(): boolean {
    if (this.at(2, T.Another)) return this.at(3, T.Turn);
    return this.at(2, T.A, T.Number) && this.at(3, T.Additional, T.More) && this.at(4, T.Turn);
  }

  /** "take an extra turn after this turn", "takes two extra turns". */
  protected takingTurn = this.RULE('takingTurn', (out: Act[]) => {
    this.CONSUME(T.Suffer);
    const n = this.OR<number>([
      this.word(T.Another, 1),
      {
        ALT: () => {
          this.CONSUME(T.A);
          this.CONSUME(T.Additional);
          return 1;
        },
      },
      {
        ALT: () => {
          const number = this.CONSUME(T.Number);
          this.OR2([
            { ALT: () => this.CONSUME2(T.Additional) },
            { ALT: () => this.CONSUME(T.More) },
          ]);
          return this.ACTION(() => this.value<number>(number));
        },
      },
    ]);
    this.CONSUME(T.Turn);
    this.OPTION(() => this.CONSUME(T.AfterThisTurn));
    this.ACTION(() => {
      const who = this.player();
      if (who === 'both') {
        this.refuse('one player takes an extra turn: say "you" or "your opponent"');
        return;
      }
      if (n === 0) this.refuse('say how many');
      out.push({ do: 'extraTurn', who, ...(n > 1 && { times: n }) });
    });
  });

  /** "skip your next turn", "skip this battle phase", "skip your battle phase this turn". */
  protected skipping = this.RULE('skipping', (out: Act[]) => {
    this.OR4([{ ALT: () => this.CONSUME(T.Skip) }, { ALT: () => this.CONSUME(T.Edge) }]);
    const ends = this.ACTION(() => this.at(0, T.Edge));
    const running = this.ACTION(() => (ends && this.doer === 'you' ? { of: 'turn' as const } : {}));
    const { part, now, times, of } = this.OR<{
      part: 'turn' | 'draw phase' | 'main phase' | 'battle phase';
      now: boolean;
      times?: number;
      /** Whose it is, where that is not who does it. */
      of?: 'opponent' | 'turn';
    }>([
      {
        ALT: () => {
          this.CONSUME(T.ThisTurn);
          return { part: 'turn', now: true, ...running };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.TheRest);
          this.CONSUME(T.Of);
          this.CONSUME(T.The);
          return { part: this.SUBRULE3(this.part), now: true };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.This);
          return { part: this.SUBRULE(this.part), now: true, ...running };
        },
      },
      {
        GATE: () => ends,
        ALT: () => {
          this.CONSUME2(T.The);
          return { part: this.SUBRULE4(this.part), now: true, ...running };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.That);
          this.OR2([{ ALT: () => this.CONSUME(T.PhaseWord) }, { ALT: () => this.CONSUME(T.Turn) }]);
          return this.ACTION(() => {
            const period = this.during;
            const own = period?.whose === 'opponent' ? 'opponent' : 'you';
            if (!period || own !== this.doer) this.refuse('it is not clear what is skipped');
            return { part: period?.part ?? 'turn', now: true };
          });
        },
      },
      {
        ALT: () => {
          const whose = this.SUBRULE(this.whose);
          const next = this.OPTION(() => this.CONSUME(T.Next));
          const times = this.OPTION3({
            GATE: () => next !== undefined,
            DEF: () => this.SUBRULE(this.number),
          });
          const skipped = this.SUBRULE2(this.part);
          const thisTurn = this.OPTION2({
            GATE: () => next === undefined,
            DEF: () => this.CONSUME2(T.ThisTurn),
          });
          return this.ACTION(() => {
            const of = this.doer === 'you' && whose === 'opponent' ? { of: whose } : {};
            if (!of.of && whose !== this.ownWhose())
              this.refuse('a player skips their own turn or phase');
            if (!next && !thisTurn && (of.of || this.doer !== 'you'))
              this.refuse('say "next" or "this turn"');
            if (times === 0) this.refuse('say how many');
            const several = times !== undefined && times > 1 ? { times } : {};
            return { part: skipped, now: next === undefined, ...several, ...of };
          });
        },
      },
    ]);
    this.ACTION(() => {
      const who = of ?? (now && this.doer === 'turn' ? this.doer : this.player());
      if (now && who === 'turn') {
        out.push({ do: 'skip', who, part, this: true });
        return;
      }
      const next = { do: 'skip', who, part, ...(times && { times }) } as const;
      out.push(now ? { do: 'skip', who, part, this: true } : next);
    });
  });
}

import { EOF } from 'chevrotain';
import type { Act, Destination } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { PlayerActParser } from './player-acts.ts';

type Divert = Extract<Act, { do: 'divert' }>;

/** How cards come to the discard pile. */
const WAYS: readonly unknown[] = ['destroyed', 'discarded', 'milled'] satisfies Divert['as'][];

/** R-T211. Where cards go instead of the discard pile. */
export abstract class DivertParser extends PlayerActParser {
  /** "destroyed units", "units that would be sent to the discard pile", "units destroyed by this card". */
  protected divertAt(): boolean {
    if (!this.at(1, T.Done, T.All, CATEGORY.noun) && !this.cardsAt(1)) return false;
    if (!this.before(T.Instead, T.Comma, T.Stop)) return false;
    if (this.wayAt(this.at(1, T.All) ? 2 : 1)) return true;
    for (let k = 2; !this.at(k, T.Instead, T.Is, T.Go, T.Return, EOF); k++) {
      if (this.sentAwayAt(k)) return true;
      if (this.wayAt(k) && this.at(k + 1, T.By) && this.at(k + 2, T.This)) return true;
    }
    return false;
  }

  private wayAt(k: number): boolean {
    return this.at(k, T.Done) && WAYS.includes(this.value(this.LA(k)));
  }

  private sentAwayAt(k: number): boolean {
    return this.at(k, T.That) && this.at(k + 1, T.Would) && this.at(k + 2, T.Be, T.Go);
  }

  /** "... are sent to the bottom of their owner's deck instead [of the discard pile]". */
  protected diverting = this.RULE('diverting', (out: Act[]) => {
    this.OPTION(() => this.CONSUME(T.All));
    const before = this.OPTION2(() => this.CONSUME(T.Done));
    const of = this.SUBRULE(this.kind, { ARGS: [] });
    const after = this.OPTION3(() => {
      const done = this.CONSUME2(T.Done);
      this.CONSUME(T.By);
      this.CONSUME(T.This);
      this.CONSUME(CATEGORY.noun);
      return done;
    });
    this.OPTION4(() => this.SUBRULE(this.awayAnyhow));
    const moved: Act[] = this.ACTION(() => []);
    const cards = { the: 'that' } as const;
    this.OR([
      { ALT: () => this.SUBRULE(this.going, { ARGS: [moved, cards] }) },
      {
        ALT: () => {
          this.CONSUME(T.Is);
          this.OR2([
            { ALT: () => this.CONSUME(T.Sent) },
            { ALT: () => this.CONSUME(T.Put) },
            { GATE: () => this.LA(1).image === 'shuffled', ALT: () => this.CONSUME3(T.Done) },
          ]);
          this.SUBRULE(this.movedTo, { ARGS: [moved, cards] });
        },
      },
    ]);
    this.CONSUME(T.Instead);
    this.OPTION5(() => {
      this.CONSUME(T.Of);
      this.OPTION6(() => this.CONSUME(T.To));
      this.OR3([{ ALT: () => this.CONSUME(T.The) }, { ALT: () => this.CONSUME(CATEGORY.its) }]);
      this.CONSUME(T.DiscardPile);
    });
    this.ACTION(() => {
      if (before && after) this.refuse('say once what happens to them');
      const done = before ?? after;
      const as = done ? { as: this.value<NonNullable<Divert['as']>>(done) } : {};
      const to = goalOf(moved[0]);
      if (!to) this.refuse("say to their owner's hand or deck");
      else out.push({ do: 'divert', of, ...as, ...(after && { byThis: true as const }), to });
    });
  });

  /** "that would be sent to the discard pile", which is where they go anyway. */
  private awayAnyhow = this.RULE('awayAnyhow', () => {
    this.CONSUME(T.That);
    this.CONSUME(T.Would);
    this.OR([
      { ALT: () => this.CONSUME(T.Go) },
      {
        ALT: () => {
          this.CONSUME(T.Be);
          this.OR2([{ ALT: () => this.CONSUME(T.Sent) }, { ALT: () => this.CONSUME(T.Put) }]);
        },
      },
    ]);
    const to = this.SUBRULE(this.destination);
    this.ACTION(() => {
      if (to.zone !== 'discard') this.refuse('say "to the discard pile"');
    });
  });
}

function goalOf(act: Act | undefined): Divert['to'] | undefined {
  const to: Destination | undefined = act?.do === 'move' ? act.to : undefined;
  if (to?.zone === 'hand') return to.whose ? undefined : { zone: 'hand' };
  return to?.zone === 'deck' && !to.whose ? to : undefined;
}

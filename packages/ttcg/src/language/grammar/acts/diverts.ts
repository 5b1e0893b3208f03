import { EOF, type ParserMethod } from 'chevrotain';
import type { Act, Destination, Duration } from '../../tree/tree.ts';
import { TokenSet } from '../../words/token-set.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { ChoiceParser } from './choices.ts';

type Divert = Extract<Act, { do: 'divert' }>;

/** How cards come to the discard pile. */
const WAYS: readonly unknown[] = ['destroyed', 'discarded', 'milled'] satisfies Divert['as'][];

/** What does not stand in the words for such cards, before what happens to them. */
const NO_SUBJECT = new TokenSet(
  T.Comma,
  T.Stop,
  T.Semicolon,
  T.Colon,
  EOF,
  T.Instead,
  T.And,
  T.Then,
  T.Until,
  T.While,
  T.If,
  T.When,
  T.Is,
  T.Go,
  T.Return,
  T.MayNot,
  T.Can,
  T.Must,
  T.May,
  T.Gain,
  T.Lose,
  T.Become,
  T.Get,
  T.To,
  T.From,
  T.Has,
);

/** R-T211. Where cards go instead of the discard pile. */
export abstract class DivertParser extends ChoiceParser {
  /** "destroyed units", "units that would be sent to the discard pile", "units destroyed by this card". */
  protected divertAt(from = 1): boolean {
    if (!this.says(T.Instead)) return false;
    const k = this.at(from, T.Return, T.Send, T.Put, T.Place, T.Shuffle) ? from + 1 : from;
    const first = this.at(k, T.All) ? k + 1 : k;
    if (this.wayAt(first)) return this.insteadAfter(first);
    for (let i = first + 1; !this.isIn(i, NO_SUBJECT); i++) {
      const by = this.wayAt(i) && this.at(i + 1, T.By) && this.at(i + 2, T.This);
      if (by || this.sentAwayAt(i)) return this.insteadAfter(i);
    }
    return false;
  }

  private insteadAfter(from: number): boolean {
    for (let k = from; !this.at(k, T.Comma, T.Stop, T.Semicolon, EOF); k++)
      if (this.at(k, T.Instead)) return true;
    return false;
  }

  private wayAt(k: number): boolean {
    return this.at(k, T.Done) && WAYS.includes(this.value(this.LA(k)));
  }

  private sentAwayAt(k: number): boolean {
    if (!this.at(k, T.That) || !this.at(k + 1, T.Would)) return false;
    return this.at(k + 2, T.Go) || (this.at(k + 2, T.Be) && this.at(k + 3, T.Sent, T.Put));
  }

  /** "... are sent to the bottom of their owner's deck instead [of the discard pile]"; "put ... there instead". */
  protected diverting = this.RULE('diverting', (out: Act[]) => {
    const verb = this.OPTION4(() => this.SUBRULE(this.divertVerb));
    const whom = this.SUBRULE(this.diverted);
    const time = this.OPTION(() => this.SUBRULE(this.awayAnyhow));
    const moved: Act[] = this.ACTION(() => []);
    const cards = { the: 'that' } as const;
    this.OR([
      {
        GATE: () => verb !== undefined,
        ALT: () => this.SUBRULE2(this.movedTo, { ARGS: [moved, cards] }),
      },
      { ALT: () => this.SUBRULE(this.going, { ARGS: [moved, cards] }) },
      {
        ALT: () => {
          this.CONSUME(T.Is);
          this.OR2([
            { ALT: () => this.CONSUME(T.Sent) },
            { ALT: () => this.CONSUME(T.Put) },
            { GATE: () => this.LA(1).image === 'shuffled', ALT: () => this.CONSUME(T.Done) },
          ]);
          this.SUBRULE(this.movedTo, { ARGS: [moved, cards] });
        },
      },
    ]);
    this.CONSUME(T.Instead);
    this.OPTION2(() => {
      this.CONSUME(T.Of);
      this.OPTION3(() => this.CONSUME(T.To));
      this.OR3([{ ALT: () => this.CONSUME(T.The) }, { ALT: () => this.CONSUME(CATEGORY.its) }]);
      this.CONSUME(T.DiscardPile);
    });
    this.ACTION(() => {
      this.onlyYou();
      const to = goalOf(moved[0]);
      if (!to) this.refuse("say to their owner's hand or deck");
      else out.push({ do: 'divert', ...whom, to, ...(time && { for: time }) });
    });
  });

  private divertVerb = this.RULE('divertVerb', () => {
    this.OR([
      { ALT: () => this.CONSUME(T.Return) },
      { ALT: () => this.CONSUME(T.Send) },
      { ALT: () => this.CONSUME(T.Put) },
      { ALT: () => this.CONSUME(T.Place) },
      { ALT: () => this.CONSUME(T.Shuffle) },
    ]);
    return true;
  });

  /** "all destroyed units", "units destroyed by this card". */
  private diverted: ParserMethod<[], Pick<Divert, 'of' | 'as' | 'byThis'>> = this.RULE(
    'diverted',
    () => {
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
      return this.ACTION(() => {
        if (before && after) this.refuse('say once what happens to them');
        const done = before ?? after;
        const as = done && { as: this.value<NonNullable<Divert['as']>>(done) };
        return { of, ...as, ...(after && { byThis: true as const }) };
      });
    },
  );

  /** "that would be sent to the discard pile", which is where they go anyway. */
  private awayAnyhow: ParserMethod<[], Duration | undefined> = this.RULE('awayAnyhow', () => {
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
    return this.OPTION({
      GATE: () => this.durationAt(),
      DEF: () => this.SUBRULE(this.duration),
    });
  });
}

function goalOf(act: Act | undefined): Divert['to'] | undefined {
  const to: Destination | undefined = act?.do === 'move' ? act.to : undefined;
  if (to?.zone === 'hand') return to.whose ? undefined : { zone: 'hand' };
  return to?.zone === 'deck' && !to.whose ? to : undefined;
}

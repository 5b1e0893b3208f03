import { EOF, type ParserMethod } from 'chevrotain';
import type { Act, Cards, Who } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { alternatives, type Clauses } from '../alternatives.ts';
import { isPlural } from '../cards/phrase.ts';
import { PreventParser } from './prevents.ts';

/** What someone chooses: cards for what follows, or one of several things to do. */
export abstract class ChoiceParser extends PreventParser {
  /** Acts joined by "and", "then" or commas. */
  protected abstract acts: ParserMethod<[unnamed: Who | undefined], Act[]>;

  /** The acts last read, apart where only commas stand between them: "A, B or C" are three. */
  protected parts: Act[][] = [];

  /** "A or B": the one who acts chooses. What stands before a "then" is done in any case. */
  protected alternative(out: Act[], said: Clauses, other: Act[], doers: readonly Who[]): void {
    const joined = alternatives(said, other);
    if (typeof joined === 'string') {
      this.refuse(joined);
      return;
    }
    const { before, from, clause, then } = joined;
    const chooser = doers[clause];
    const who = chooser === 'opponent' ? 'opponent' : 'you';
    if (chooser !== who || (who === 'opponent' && this.doer !== who))
      this.refuse('it is not clear who chooses');
    out.length = 0;
    out.push(...before, { do: 'choose', who, from, ...(then && { then }) });
  }

  /** What was just read as options: before an "or", commas part them too. */
  private options(acts: Act[]): Act[][] {
    return this.at(1, T.Or) || this.ahead(T.Comma, T.Or) ? this.parts : [acts];
  }

  /** "choose one unit" for what follows, or "choose one:" what happens. */
  protected choosing = this.RULE('choosing', (out: Act[]) => {
    this.OR2([
      { ALT: () => this.CONSUME(T.Choose) },
      { ALT: () => this.CONSUME(T.Target) },
      { ALT: () => this.CONSUME(T.Do) },
      { ALT: () => this.CONSUME(T.Name) },
    ]);
    const cardsToo = this.ACTION(() => !this.at(0, T.Do, T.Name));
    this.OR([
      {
        GATE: () => this.optionsAt(),
        ALT: () => this.SUBRULE(this.choice, { ARGS: [out] }),
      },
      {
        ALT: () => {
          this.CONSUME(T.ChainOrder);
          this.ACTION(() => {
            if (this.chooser() !== 'you') this.refuse('you choose the order, or nobody does');
            out.push({ do: 'orderChain' });
          });
        },
      },
      {
        GATE: () => this.namingAt(),
        ALT: () => {
          this.CONSUME(T.A);
          this.OPTION(() => this.CONSUME(T.Unit));
          const what = this.SUBRULE(this.nameable);
          const not = this.OPTION2(() => {
            this.CONSUME(T.Other);
            this.CONSUME(T.Than);
            this.CONSUME(T.That);
            this.CONSUME(T.Of);
            return this.SUBRULE(this.ref);
          });
          this.ACTION(() => {
            if (not && what !== 'type') this.refuse('only a type can be kept out so');
            const who = this.chooser();
            this.named = what;
            out.push({ do: 'name', who, what, ...(not && { not }) });
          });
        },
      },
      {
        GATE: () => this.at(1, T.A, T.Number) && this.at(2, T.Player),
        ALT: () => {
          this.OR3([{ ALT: () => this.CONSUME2(T.A) }, { ALT: () => this.CONSUME(T.Number) }]);
          this.CONSUME(T.Player);
          this.ACTION(() => {
            const who = this.chooser();
            this.they = 'that';
            out.push({ do: 'name', who, what: 'player' });
          });
        },
      },
      {
        GATE: () => cardsToo,
        ALT: () => {
          const aimed = this.ACTION(() => !this.before(T.Aim, T.Stop, T.Comma));
          const cards = this.SUBRULE(this.newTarget, { ARGS: [aimed] });
          // "choose another unit as its target".
          const redirected = this.OPTION3({
            GATE: () => this.ahead(T.As, T.Aim),
            DEF: () => {
              this.CONSUME(T.As);
              return this.SUBRULE(this.aimedWith);
            },
          });
          this.ACTION(() => {
            if (redirected) out.push({ do: 'redirect', what: redirected, to: cards });
            else if (cards.the === 'pick' || cards.the === 'list')
              out.push({ do: 'target', cards: this.amongShown(cards), ...this.by() });
            else this.refuse('there is nothing to choose');
          });
        },
      },
    ]);
  });

  /** "Look at your opponent's hand and choose a spell": of the cards just shown (R-T261). */
  private amongShown<C extends Cards>(cards: C): C {
    const { lastAct } = this;
    if (cards.the !== 'pick' || (lastAct?.do !== 'look' && lastAct?.do !== 'reveal')) return cards;
    if (!this.anywhere.has(cards.card)) return cards;
    if (!isPlural(lastAct.cards) || !this.leavesPileAt())
      this.refuse('say "one of them", "on the field" or whose card it is');
    return { ...cards, card: { ...cards.card, place: 'that' } };
  }

  /** Whether what is done next to the card is done to one of a hand or a deck: "they discard it". */
  private leavesPileAt(): boolean {
    let k = 1;
    while (!this.at(k, EOF, CATEGORY.verb)) k++;
    const chosen = this.at(k + 1, T.It, T.Them, T.That) || this.at(k + 2, T.Chosen);
    return this.at(k, T.Discard, T.Add, T.Put) && chosen && this.refAt(k + 1);
  }

  private chooser(): 'you' | 'opponent' {
    const who = this.doer === 'opponent' ? 'opponent' : 'you';
    if (this.doer !== who) this.refuse('only you or your opponent can choose');
    return who;
  }

  /** "a type", "a unit type"; but "a rank 2 unit" is a card. */
  private namingAt(): boolean {
    if (!this.at(1, T.A)) return false;
    return this.nameableAt(this.at(2, T.Unit) ? 3 : 2) && !this.at(3, T.Number);
  }

  private optionsAt(): boolean {
    let k = this.at(1, T.UpTo) ? 2 : 1;
    if (!this.at(k, T.Number)) return false;
    if (this.at(k + 1, T.OrMore)) k++;
    else if (this.at(k + 1, T.Or) && this.at(k + 2, T.Both)) k += 2;
    return this.at(k + 1, T.Colon, T.Dash, T.OfTheFollowing);
  }

  /** "one", "two", "up to two", "one or both", "one or more". */
  private choiceCount: ParserMethod<[], { n: number; open?: 'upTo' | 'some' }> = this.RULE(
    'choiceCount',
    () => {
      const upTo = this.OPTION(() => this.CONSUME(T.UpTo));
      const n = this.SUBRULE(this.number);
      const more = this.OPTION2(() =>
        this.OR([
          { ALT: () => this.CONSUME(T.OrMore) },
          {
            ALT: () => {
              this.CONSUME(T.Or);
              return this.CONSUME(T.Both);
            },
          },
        ]),
      );
      return this.ACTION(() => {
        if (more && (n !== 1 || upTo)) this.refuse('say "one or more"');
        return { n, ...(upTo ? { open: 'upTo' } : more ? { open: 'some' } : {}) } as {
          n: number;
          open?: 'upTo' | 'some';
        };
      });
    },
  );

  /** After "choose": "one: A; B; or C". */
  private choice = this.RULE('choice', (out: Act[]) => {
    const { n, open } = this.SUBRULE(this.choiceCount);
    this.OPTION3(() => this.CONSUME(T.OfTheFollowing));
    this.OR2([{ ALT: () => this.CONSUME(T.Colon) }, { ALT: () => this.CONSUME(T.Dash) }]);
    const who = this.ACTION(() => this.doer);
    this.ACTION(() => {
      if (who !== 'you' && who !== 'opponent') this.refuse('only you or your opponent can choose');
      this.inChoice = true;
    });
    const unnamed = who === 'you' ? 'you' : undefined;
    const from: Act[][] = [];
    const first = this.SUBRULE(this.acts, { ARGS: [unnamed] });
    this.ACTION(() => from.push(...this.options(first)));
    this.AT_LEAST_ONE({
      GATE: () => this.at(1, T.Semicolon, T.Or) || this.ahead(T.Comma, T.Or),
      DEF: () => {
        this.OPTION(() =>
          this.OR([{ ALT: () => this.CONSUME(T.Semicolon) }, { ALT: () => this.CONSUME(T.Comma) }]),
        );
        this.OPTION2(() => this.CONSUME(T.Or));
        const next = this.SUBRULE2(this.acts, { ARGS: [unnamed] });
        this.ACTION(() => from.push(...this.options(next)));
      },
    });
    this.ACTION(() => {
      this.inChoice = false;
      if (n < 1 || n > from.length || (n === from.length && open !== 'upTo'))
        this.refuse(`that is no choice among ${from.length}`);
      const whole = open === 'upTo' ? { count: { upTo: n } } : { count: { n } };
      const count = open === 'some' ? { count: open } : n === 1 && !open ? {} : whole;
      out.push({ do: 'choose', who: who === 'opponent' ? who : 'you', ...count, from });
    });
  });
}

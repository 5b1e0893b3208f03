import type { ParserMethod } from 'chevrotain';
import type { Act, Amount, CardFilter, Cards } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { sharedMany } from '../cards/amounts.ts';
import { VerbParser } from './verbs.ts';

/** How often a card can attack: in all, or beyond what it can. */
export type Attacks =
  | { readonly times: number; readonly more?: never }
  | { readonly times?: never; readonly more: Amount };

/** Plays and attacks beyond those of the rules. */
export abstract class ExtraParser extends VerbParser {
  /** "each turn", "each battle phase": whether what counts by turns is said of every turn. */
  protected eachTurn: ParserMethod<[], boolean> = this.RULE('eachTurn', () => {
    const said = this.OPTION({
      GATE: () => this.at(2, T.Turn) || this.value(this.LA(2)) === 'battle phase',
      DEF: () => {
        this.OR([{ ALT: () => this.CONSUME(T.Each) }, { ALT: () => this.CONSUME(T.Per) }]);
        this.OR2([{ ALT: () => this.CONSUME(T.Turn) }, { ALT: () => this.CONSUME(T.PhaseName) }]);
        return true;
      },
    });
    return said === true;
  });

  protected extraCardsAt(k: number): boolean {
    if (this.at(k, T.Another)) return this.at(k + 1, T.Card) && !this.at(k + 2, T.From);
    const i = this.at(k, T.UpTo) ? k + 1 : k;
    return this.at(i, T.A, T.Number) && this.at(i + 1, T.Additional, T.More) && this.kindAt(i + 2);
  }

  /** Whether how many cards can be played in a turn comes, rather than cards to play now. */
  protected playsAt(k: number): boolean {
    const i = this.at(k, T.UpTo, T.AtMost, T.Only) ? k + 1 : k;
    if (!this.at(i, T.Number) || !this.at(i + 1, T.Card)) return false;
    if (this.at(i + 2, T.Each, T.Per)) return this.at(i + 3, T.Turn);
    if (this.at(i + 2, T.ThisTurn, T.Until, T.During, T.While)) return true;
    if (this.at(i + 2, T.For)) return this.at(i + 3, T.Number, T.TheRest);
    if (this.at(i + 2, T.Next)) return this.at(i + 3, T.Turn);
    return this.opened && this.at(i + 2, T.Stop, T.Comma, T.And);
  }

  /** Whether the sentence began with how long it holds. */
  protected opened = false;

  /** After "play": "up to three cards each turn". */
  protected playCount = this.RULE('playCount', (out: Act[]) => {
    const only = this.ACTION(() => this.at(0, T.Play) && this.at(-1, T.Only));
    const most = this.OPTION(() =>
      this.OR([this.word(T.UpTo, false), this.word(T.AtMost, true), this.word(T.Only, true)]),
    );
    const n = this.SUBRULE(this.number);
    this.CONSUME(T.Card);
    this.SUBRULE(this.eachTurn);
    this.ACTION(() => {
      const to = most || only ? 'at most' : 'at least';
      out.push({ do: 'limitPlays', who: this.player(), to, n });
    });
  });

  /** After "play": "with their hand revealed", "with the top card of their deck revealed". */
  protected openHand = this.RULE('openHand', (out: Act[]) => {
    this.CONSUME(T.With);
    const top = this.OPTION(() => {
      this.CONSUME(T.The);
      this.CONSUME(T.Top);
      this.CONSUME(T.Card);
      return this.CONSUME(T.Of);
    });
    const whose = this.SUBRULE(this.whose);
    this.OR([
      { GATE: () => !top, ALT: () => this.CONSUME(T.Hand) },
      { GATE: () => top !== undefined, ALT: () => this.CONSUME(T.Deck) },
    ]);
    const done = this.CONSUME(T.Done);
    this.ACTION(() => {
      if (this.value(done) !== 'revealed') this.refuse('a hand is revealed');
      if (whose !== this.ownWhose()) this.refuse('a player plays with their own cards revealed');
      out.push({ do: top ? 'openTop' : 'openHand', who: this.player() });
    });
  });

  /** "get one extra play", "gain two additional plays". */
  protected getting = this.RULE('getting', (out: Act[]) => {
    this.OR([{ ALT: () => this.CONSUME(T.Get) }, { ALT: () => this.CONSUME(T.Gain) }]);
    const amount = this.SUBRULE(this.extras, { ARGS: [T.Play] });
    const each = this.SUBRULE(this.eachTurn);
    this.ACTION(() => this.addPlays(out, amount, this.extraKind, each));
  });

  /** Attacks beyond the one of a turn: so many in all, or so many more. */
  protected addAttacks(out: Act[], cards: Cards, { times, more }: Attacks, each: boolean): void {
    const often = each && { eachTurn: true as const };
    if (times === undefined) out.push({ do: 'extraAttacks', cards, amount: more, ...often });
    else out.push({ do: 'attackTimes', cards, n: times, ...often });
  }

  /** Whether plays are got or gained, rather than points. */
  protected gettingAt(): boolean {
    if (this.at(1, T.Get) || this.ahead(T.Gain, T.Additional)) return true;
    return this.at(3, T.Additional) && this.at(4, T.Play);
  }

  /** Of which cards the extra plays are that were just read. */
  private extraKind: CardFilter | undefined;

  protected addPlays(
    out: Act[],
    amount: Amount,
    card: CardFilter | undefined,
    each: boolean,
  ): void {
    if (card?.whose || card?.place) this.refuse('cards are played from your hand');
    const bare = !card || (card.noun === 'card' && Object.keys(card).length === 1);
    const kind = bare ? {} : { kind: card };
    const often = each && { eachTurn: true as const };
    out.push({ do: 'extraPlays', who: this.player(), amount, ...often, ...kind });
  }

  /** "one extra play for each ...", "extra attacks equal to its rank", "that many extra plays". */
  protected extras: ParserMethod<[noun: typeof T.Play], Amount> = this.RULE(
    'extras',
    (noun: typeof T.Play) => {
      const thing = () => {
        this.CONSUME(T.Additional);
        this.OR2([
          { GATE: () => noun === T.Play, ALT: () => this.CONSUME(T.Play) },
          { GATE: () => noun === T.Attack, ALT: () => this.CONSUME(T.Attack) },
        ]);
      };
      const amount = this.OPTION(() =>
        this.OR<Amount>([
          {
            GATE: () => !this.at(1, T.Number) || this.timesAt(T.ThatMany),
            ALT: () => {
              const many = this.SUBRULE(this.thatMany);
              return this.ACTION(() => sharedMany(many));
            },
          },
          { ALT: () => this.SUBRULE(this.howMany) },
        ]),
      );
      thing();
      this.ACTION(() => {
        this.extraKind = undefined;
      });
      this.OPTION2({
        GATE: () => noun === T.Play,
        DEF: () => {
          this.CONSUME(T.Of);
          const card = this.SUBRULE(this.kind, { ARGS: [] });
          this.ACTION(() => {
            this.extraKind = card;
          });
        },
      });
      return this.OR3<Amount>([
        {
          GATE: () => amount === undefined,
          ALT: () => this.SUBRULE(this.equalTo),
        },
        {
          GATE: () => typeof amount === 'number',
          ALT: () => this.SUBRULE(this.times, { ARGS: [amount as number] }),
        },
        {
          ALT: () => this.SUBRULE(this.plus, { ARGS: [this.ACTION(() => amount as Amount)] }),
        },
      ]);
    },
  );
}

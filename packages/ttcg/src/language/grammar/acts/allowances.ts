import { EOF, type ParserMethod } from 'chevrotain';
import type { Act, CardFilter, Period } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { pickOf } from '../cards/phrase.ts';
import { PlayerParser } from './players.ts';

type Allowed = Pick<Extract<Act, { do: 'allowUse' }>, 'during' | 'undiscarded'>;

/** What another clause begins with, after a comma or "and". */
const SUBJECTS = [
  T.You,
  T.Opponent,
  T.Player,
  T.Each,
  T.All,
  T.Number,
  T.The,
  T.This,
  T.It,
  T.That,
];

/** When effects can be used that otherwise could not, for what, and which cannot be used at all. */
export abstract class AllowanceParser extends PlayerParser {
  /** "may activate the normal effects of your units during your opponent's turn". */
  protected mayUseAt(k: number): boolean {
    return this.at(k, T.May, T.Can) && this.usedFreelyAt(k + 1);
  }

  /** "activate the normal effects of your units during your opponent's turn", as what is let be done. */
  protected usedFreelyAt(k: number): boolean {
    const word = this.at(k, T.Activate) ? this.effectWordAt(k + 1) : 0;
    if (word === 0) return false;
    for (let i = word; !this.at(i, EOF, T.Stop, T.Semicolon, T.Then); i++) {
      if (this.at(i, T.Undiscarded)) return true;
      if (this.at(i, T.During)) return this.LA(word).image === 'effects';
      if (this.at(i, T.Comma, T.And) && this.at(i + 1, CATEGORY.verb, ...SUBJECTS)) return false;
      // "... to let your opponent activate effects ...": that was a cost.
      if (this.at(i, T.To) && this.at(i + 1, CATEGORY.verb, T.Has)) return false;
    }
    return false;
  }

  protected mayUse = this.RULE('mayUse', (out: Act[]) => {
    this.OPTION(() =>
      this.OR([{ ALT: () => this.CONSUME(T.May) }, { ALT: () => this.CONSUME(T.Can) }]),
    );
    this.CONSUME(T.Activate);
    const of = this.SUBRULE(this.effects);
    const allowed = this.SUBRULE(this.allowed);
    this.ACTION(() =>
      out.push({ do: 'allowUse', who: this.player(), of: of ?? { noun: 'card' }, ...allowed }),
    );
  });

  /** "during your opponent's turn", "without discarding a card". */
  private allowed: ParserMethod<[], Allowed> = this.oneOf<Allowed>('allowed', [
    this.word(T.Undiscarded, { undiscarded: true }),
    {
      ALT: () => {
        this.CONSUME(T.During);
        const during: Period = this.SUBRULE(this.period);
        return { during };
      },
    },
  ]);

  /** "effects of fire units can be activated during your opponent's turn", "counter effects cannot be activated". */
  protected effectsUsedAt(): boolean {
    const word = this.effectWordAt();
    if (word === 0) return false;
    for (let k = word + 1; k < word + 20; k++) {
      if (this.at(k, T.Can, T.May)) return this.at(k + 1, T.Be) && this.at(k + 2, T.Done);
      if (this.at(k, T.MayNot))
        return this.effectKindAt(word - 1) && this.at(k + 1, T.Be) && this.at(k + 2, T.Done);
      if (this.at(k, T.Stop, T.Comma)) return false;
    }
    return false;
  }

  protected effectsUsed = this.RULE('effectsUsed', (out: Act[]) => {
    const of = this.SUBRULE(this.effects);
    const can = this.OR([
      this.word(T.Can, true),
      this.word(T.May, true),
      this.word(T.MayNot, false),
    ]);
    this.CONSUME(T.Be);
    const done = this.CONSUME(T.Done);
    this.ACTION(() => {
      if (this.value(done) !== 'activated') this.refuse('say when effects can be activated');
    });
    this.OR2([
      {
        GATE: () => can,
        ALT: () => {
          const allowed = this.SUBRULE(this.allowed);
          this.ACTION(() => {
            const { who, card } = byWhom(of);
            out.push({ do: 'allowUse', who, of: card, ...allowed });
          });
        },
      },
      {
        ALT: () => {
          this.ACTION(() => {
            const { who, card } = byWhom(of);
            out.push({ do: 'bar', who, from: 'activate effects', cards: card });
          });
        },
      },
    ]);
  });

  /** "the first fire unit you play each turn", up to there. */
  protected playsEachTurnAt(from: number): boolean {
    for (let k = from; k < from + 12 && !this.at(k, T.Stop, T.Comma); k++)
      if (this.at(k, T.You, T.Opponent) && this.at(k + 1, T.Play))
        return this.at(k + 2, T.Each) && this.at(k + 3, T.Turn);
    return false;
  }

  /** "... does not count toward the two cards you may play". */
  protected uncountedAt(): boolean {
    return this.ahead(T.The, T.Ordinal) && this.before(T.NotCounted, T.Stop, T.Comma);
  }

  /** "the first fire unit you play each turn". */
  protected nthPlayed: ParserMethod<
    [],
    { readonly nth: number; readonly who: 'you' | 'opponent'; readonly other: CardFilter }
  > = this.RULE('nthPlayed', () => {
    this.CONSUME(T.The);
    const token = this.CONSUME(T.Ordinal);
    const other = this.SUBRULE(this.kind, { ARGS: [] });
    const who = this.OR<'you' | 'opponent'>([
      this.word(T.You, 'you'),
      this.word(T.Opponent, 'opponent'),
    ]);
    this.CONSUME(T.Play);
    this.CONSUME(T.Each);
    this.CONSUME(T.Turn);
    return this.ACTION(() => ({ nth: Number(this.value(token)), who, other }));
  });

  /** R-T136. What does not count leaves one more such card to be played. */
  protected firstUncounted = this.RULE('firstUncounted', (out: Act[]) => {
    const { nth, who, other } = this.SUBRULE(this.nthPlayed);
    this.CONSUME(T.NotCounted);
    this.ACTION(() => {
      if (nth !== 1) this.refuse('say it of the first one');
      const kind = other.noun === 'card' && Object.keys(other).length === 1 ? {} : { kind: other };
      out.push({ do: 'extraPlays', who, amount: 1, eachTurn: true, ...kind });
    });
  });

  /** "prevent the effects of all spells from triggering", "prevent counter effects from being activated". */
  protected preventingEffects = this.RULE('preventingEffects', (out: Act[]) => {
    const of = this.SUBRULE(this.effects);
    this.CONSUME(T.From);
    const { from } = this.SUBRULE(this.cardDeed);
    this.ACTION(() => {
      if (from !== 'activate effects' && from !== 'have effects triggered')
        this.refuse('effects can only be kept from being activated');
      const { who, card } = byWhom(of);
      if (card.acting) out.push({ do: 'bar', who, from: 'activate effects', cards: card });
      else out.push({ do: 'forbid', cards: pickOf('all', of ?? card), from });
    });
  });
}

/** Whose effects: whoever controls the cards uses them. */
function byWhom(of: CardFilter = { noun: 'card' }): {
  readonly who: 'you' | 'opponent' | 'both';
  readonly card: CardFilter;
} {
  const { whose, ...card } = of;
  return { who: whose === undefined ? 'both' : whose === 'your' ? 'you' : 'opponent', card };
}

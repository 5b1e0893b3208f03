import { EOF } from 'chevrotain';
import { isAnyCard } from '../tree/any-card.ts';
import { CATEGORY, T } from '../words/tokens.ts';
import { FrontParser } from './fronts.ts';

/** Cards that a player plays, as what a sentence is about. */
export abstract class PlayedParser extends FrontParser {
  /** "the next unit you play this turn", "spells you play this turn", before what becomes of them. */
  protected playedSubjectAt(): boolean {
    if (!this.says(T.Play)) return false;
    if (this.firstPlayedAt()) return true;
    if (this.at(1, T.The) ? !this.at(2, T.Next) : !this.at(1, T.All, T.Each) && !this.kindAt(1))
      return false;
    for (let k = 2; !this.at(k, EOF, T.Stop, T.Comma, T.Control, T.That, CATEGORY.verb); k++) {
      if (this.at(k, T.You, T.Opponent) && this.at(k + 1, T.Play))
        return this.at(k + 2, T.ThisTurn, T.Until, T.During);
    }
    return false;
  }

  /** "the first fire unit you play each turn". */
  private firstPlayedAt(): boolean {
    return this.ahead(T.The, T.Ordinal) && this.playsEachTurnAt(3) && !this.uncountedAt();
  }

  /** What is played is watched for, and is what the sentence speaks of. */
  protected playedSubject = this.RULE('playedSubject', () =>
    this.OR2([
      {
        GATE: () => this.firstPlayedAt(),
        ALT: () => {
          const { nth, who, other } = this.SUBRULE(this.nthPlayed);
          this.ACTION(() => {
            const event = { what: 'plays', who, ...(!isAnyCard(other) && { other }) } as const;
            this.setTrigger({ at: 'event', word: 'whenever', event, nth });
            this.givenSubject = { cards: { the: 'that' } };
          });
        },
      },
      { ALT: () => this.SUBRULE(this.watchedPlay) },
    ]),
  );

  private watchedPlay = this.RULE('watchedPlay', () => {
    const next = this.OPTION({
      GATE: () => this.at(2, T.Next),
      DEF: () => {
        this.CONSUME(T.The);
        return this.CONSUME(T.Next);
      },
    });
    const other = this.SUBRULE(this.kind, { ARGS: [] });
    const who = this.OR<'you' | 'opponent'>([
      this.word(T.You, 'you'),
      this.word(T.Opponent, 'opponent'),
    ]);
    this.CONSUME(T.Play);
    const time = this.SUBRULE(this.duration);
    this.ACTION(() => {
      if (this.watch) this.refuse('one thing after the other');
      const event = { what: 'plays', who, ...(!isAnyCard(other) && { other }) } as const;
      this.watch = { word: next ? 'when' : 'whenever', event, for: time };
      this.hear(event);
      this.givenSubject = { cards: { the: 'that' } };
    });
  });
}

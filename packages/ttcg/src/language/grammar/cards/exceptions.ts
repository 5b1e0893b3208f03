import { T } from '../../words/tokens.ts';
import { KindCountParser } from './kind-counts.ts';
import { type Draft, newPhrase, type Phrase } from './phrase.ts';

/** Cards of a kind that are left out. */
export abstract class ExceptionParser extends KindCountParser {
  /** "except this card", "except dragons". */
  protected exception = this.RULE('exception', (phrase: Phrase) => {
    this.CONSUME(T.Except);
    this.OR([
      {
        GATE: () => this.extremeOneAt(),
        ALT: () => this.SUBRULE(this.extremeOne, { ARGS: [phrase] }),
      },
      { ALT: () => this.SUBRULE(this.exceptions, { ARGS: [phrase] }) },
    ]);
  });

  /** After "except" or "other than": "this card and your dragons". */
  protected exceptions = this.RULE('exceptions', (phrase: Phrase) => {
    this.OR([
      {
        GATE: () => this.refAt() || this.at(1, T.This),
        ALT: () => this.SUBRULE(this.exceptIt, { ARGS: [phrase] }),
      },
      { ALT: () => this.SUBRULE(this.exceptKind, { ARGS: [phrase] }) },
    ]);
    this.MANY({
      GATE: () => this.moreExceptedAt(),
      DEF: () => {
        this.OPTION(() => this.CONSUME(T.Comma));
        this.OPTION4(() =>
          this.OR2([{ ALT: () => this.CONSUME(T.And) }, { ALT: () => this.CONSUME(T.Or) }]),
        );
        this.OR3([
          { GATE: () => this.refAt(), ALT: () => this.SUBRULE2(this.exceptIt, { ARGS: [phrase] }) },
          { ALT: () => this.SUBRULE2(this.exceptKind, { ARGS: [phrase] }) },
        ]);
      },
    });
  });

  /** Whether "and this card", "or your dragons" leaves out more, rather than going on with the sentence. */
  private moreExceptedAt(): boolean {
    if (!this.at(1, T.Comma, T.And, T.Or)) return false;
    const k = this.at(1, T.Comma) && this.at(2, T.And, T.Or) ? 3 : 2;
    if (this.at(k - 1, T.Comma) && !this.nounThenJointAt(k)) return false;
    if (this.at(k, T.This) ? this.closesList : !this.kindsAt(k + this.whoseAt(k))) return false;
    // "... and this card's owner draws a card".
    if (this.at(k, T.This) && this.at(k + 2, T.Possessive)) return false;
    return this.readsSubject || !this.predicateAfter(k);
  }

  /** After a comma alone, which may end a condition: "dragons and spells". */
  private nounThenJointAt(k: number): boolean {
    return this.nounAt(k) && this.at(k + 1, T.And, T.Or);
  }

  /** Whether "both" or "each of" has begun a list, which "and this card" goes on with. */
  protected closesList = false;

  private exceptIt = this.RULE('exceptIt', (phrase: Phrase) => {
    if (this.isReading && this.at(1, T.This) && !this.refAt()) this.refuse('say "this card"');
    const ref = this.SUBRULE(this.ref);
    this.ACTION(() => {
      if (ref.the !== 'this' && ref.the !== 'that')
        this.refuse('choose that card first, and say "other than it"');
      phrase.filter.other = ref.the === 'this' ? true : 'that';
    });
  });

  /** "dragons you control", of cards of the noun; "rank 1" by itself. */
  private exceptKind = this.RULE('exceptKind', (phrase: Phrase) => {
    this.OR([
      {
        GATE: () => !this.kindsAt(1 + (this.at(1, T.A) ? 1 : this.whoseAt(1))),
        ALT: () => {
          this.OPTION2(() => this.CONSUME(T.A));
          const kind = this.ACTION(newPhrase);
          this.OR2([
            {
              ALT: () => this.SUBRULE(this.rankFilter, { ARGS: [this.ACTION(() => kind.filter)] }),
            },
            { ALT: () => this.SUBRULE(this.ofKind, { ARGS: [kind] }) },
          ]);
          this.ACTION(() => this.leaveOut(phrase, kind.filter));
        },
      },
      {
        ALT: () => {
          const whose = this.OR3([
            { GATE: () => this.whoseAt(1) > 0, ALT: () => this.SUBRULE(this.whose) },
            { ALT: () => this.OPTION3(() => void this.CONSUME2(T.A)) },
          ]);
          const kind = this.SUBRULE(this.phrase, {
            ARGS: [this.ACTION(() => (whose ? { whose } : {})), undefined, true],
          });
          this.ACTION(() => {
            this.bothKinds = false;
            if (kind.by || kind.ofEach || kind.exceptMost || kind.filter.most)
              this.refuse('say of the cards that are left out only what they are like');
            this.leaveOut(phrase, this.inSamePile(phrase, kind.filter));
          });
        },
      },
    ]);
  });

  /** Whether a noun comes, after what may stand before it: "fire and water units". */
  private kindsAt(k: number): boolean {
    if (this.kindAt(k)) return true;
    let i = k;
    while (this.at(i, T.UnitType, T.And)) i++;
    return this.at(k, T.UnitType) && this.nounAt(i);
  }

  /** "All cards except dragons in your discard pile": they all lie there. */
  private inSamePile({ filter }: Phrase, { place, whose, ...kind }: Draft): Draft {
    if (place === undefined || !/hand|deck|discard/.test(place))
      return { ...kind, ...(whose && { whose }), ...(place && { place }) };
    this.say(filter, 'place', place);
    if (whose) this.say(filter, 'whose', whose);
    return kind;
  }

  /** Whether the cards that are read do something, rather than have something done to them. */
  protected abstract readsSubject: boolean;

  /** Whether the words from the k-th on say what cards do. */
  protected abstract predicateAfter(k: number): boolean;
}

import { EOF } from 'chevrotain';
import type { CardKind } from '../../tree/tree.ts';
import { TokenSet } from '../../words/token-set.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { CountParser } from './counts.ts';
import { isMarked, joinKinds, kindOf } from './join-kinds.ts';
import { type Determiner, type Draft, newPhrase, type Phrase } from './phrase.ts';

/** What can be said of cards of several kinds together. */
const SHARED: ReadonlySet<string> = new Set(['noun', 'other', 'whose', 'owned', 'place', 'past']);

/** What ends the words on something that happens. */
const EVENT_ENDS = new TokenSet(
  T.Comma,
  T.Stop,
  T.Or,
  T.And,
  T.When,
  T.If,
  T.ThisTurn,
  T.LastTurn,
  EOF,
);

/** What may stand before a noun, by itself. */
const BEFORE_NOUNS = new TokenSet(
  T.Other,
  T.Enemy,
  T.Friendly,
  CATEGORY.state,
  T.UnitType,
  T.Non,
  T.Type,
);

/** Kinds of cards joined in one description: "a fire unit or a rank 2 spell". */
export abstract class KindParser extends CountParser {
  /** Whether the cards that are read do something, rather than have something done to them. */
  protected readsSubject = false;

  /** Whether "or" (or, of all of them, "and") joins another kind of card. */
  protected otherKindAt({ count }: Determiner, and: boolean): boolean {
    const all = and && (count === 'all' || count === undefined) && this.at(1, T.And);
    if (!all && !this.at(1, T.Or)) return false;
    const own = typeof count === 'object' && this.articleAt(2);
    const k = own ? 3 : 2;
    if (!this.kindAt(k)) return false;
    if (this.endsEvent && this.eventAfter(k)) return false;
    return !all || this.readsSubject || !this.predicateAfter(k);
  }

  /** Whether the cards that are read end what happens: "or a unit is destroyed" is something else then. */
  protected endsEvent = false;

  /** Whether something happens to the cards from the k-th token on, or they do something. */
  private eventAfter(k: number): boolean {
    for (let i = k; !this.isIn(i, EVENT_ENDS); i++) {
      if (this.at(i, T.That, T.Who)) i++;
      else if (this.at(i, T.Is, T.Would)) return true;
      else if (this.at(i, CATEGORY.verb) && this.value(this.LA(i)) === 's') return true;
    }
    return false;
  }

  private articleAt(k: number): boolean {
    return this.at(k, T.A) || (this.at(k, T.Number) && this.value(this.LA(k)) === 1);
  }

  /** Whether nothing but what stands before a noun, and then a noun, comes. */
  protected kindAt(k: number): boolean {
    for (let i = k; ; i++) {
      if (this.headAt(i)) return true;
      if (this.at(i, T.Equip) && this.at(i + 1, CATEGORY.noun)) return true;
      if (this.at(i, T.Rank) && this.at(i + 1, T.Number)) {
        i++;
        for (let more = this.otherRankAt(i + 1); more > 0; more = this.otherRankAt(i + 1))
          i += more;
      } else if (!this.isIn(i, BEFORE_NOUNS)) {
        const within = i > k && this.at(i, T.Or, T.Comma, T.OrHigher, T.OrLower);
        if (!within) return false;
      }
    }
  }

  /** "or a rank 2 spell": what is said before the first noun is said of this one too, without "a". */
  protected otherKind = this.RULE('otherKind', (phrase: Phrase) => {
    // "Units you control and spells": of the spells nothing is said.
    const closed = this.at(0, T.Control, T.Own, T.Field);
    const and = this.OR([this.word(T.Or, false), this.word(T.And, true)]);
    const own = this.OPTION(() =>
      this.OR2([{ ALT: () => this.CONSUME(T.A) }, { ALT: () => this.CONSUME(T.Number) }]),
    );
    const other = this.ACTION(newPhrase);
    this.MANY(() => this.SUBRULE(this.premodifier, { ARGS: [other] }));
    this.OR3([
      { ALT: () => this.SUBRULE(this.noun, { ARGS: [other] }) },
      { GATE: () => Boolean(other.filter.subtypes), ALT: () => undefined },
    ]);
    this.ACTION(() => {
      if (and) phrase.joinedByAnd = true;
      if (closed && !other.filter.whose) this.refuse('say of each kind whose it is');
      this.addKind(phrase, other, own !== undefined);
    });
  });

  private addKind(phrase: Phrase, other: Phrase, own: boolean): void {
    const { filter } = phrase;
    if (phrase.kinds === undefined) {
      phrase.kinds = [kindOf(filter)];
      this.keepShared(filter);
    }
    const { whose, other: else_ } = other.filter;
    const said = whose === filter.whose && else_ === filter.other;
    if (own ? !said : (whose && whose !== filter.whose) || (else_ && !filter.other))
      this.refuse('say of each kind whose it is');
    const [first] = phrase.kinds;
    const kind = kindOf(other.filter);
    const { states, rank } = first ?? kind;
    const shares = !own && !isMarked(kind);
    phrase.kinds.push(
      shares ? { ...kind, ...(states && { states }), ...(rank && { rank }) } : kind,
    );
    if (own) phrase.apart = true;
    phrase.number = other.number;
  }

  /** Takes out of a description what is of one kind only. */
  private keepShared(filter: Draft): void {
    for (const key of Object.keys(filter) as (keyof Draft)[]) {
      if (key === 'noun') filter.noun = 'card';
      else if (key === 'whose' || key === 'other' || filter[key] === 'dormant') continue;
      else {
        if (!KIND_PARTS.has(key)) this.refuse('say each kind of card by itself');
        delete filter[key];
      }
    }
  }

  /** Puts the kinds together, with what was said after the last of them. */
  protected closeKinds(phrase: Phrase): void {
    const { kinds, filter } = phrase;
    if (!kinds) return;
    const { stat, rank, states } = filter;
    delete filter.stat;
    delete filter.rank;
    delete filter.states;
    if ((rank || states) && (phrase.apart || kinds.some(isMarked)))
      this.refuse('it is not clear of which of them that is said');
    if (Object.keys(filter).some((key) => !SHARED.has(key)))
      this.refuse('it is not clear of which of them that is said');
    if (phrase.joinedByAnd && /this|that|another/.test(filter.place ?? ''))
      this.refuse('it is not clear which of them lie there');
    const last = kinds.length - 1;
    const all = kinds.map((kind, i): CardKind => {
      const mine = stat && (i === last || kind.noun !== 'spell');
      if (mine && i < last && !kind.stat)
        this.refuse('it is not clear of which of them that is said');
      const ends = stat && i === last ? { stat } : {};
      return { ...kind, ...(rank && { rank }), ...(states && { states }), ...ends };
    });
    if (all.some((kind) => kind.noun === 'card' && Object.keys(kind).length === 1))
      this.refuse('a unit or spell is a card; say each kind by itself');
    const joined = joinKinds(all);
    if ((joined.either?.length ?? 0) > 2) this.refuse('name at most two kinds');
    Object.assign(filter, joined);
  }

  /** "skips its next attack". */
  protected skipAttackAt(k: number): boolean {
    if (!this.at(k, T.Skip) || !this.at(k + 1, CATEGORY.its)) return false;
    return this.at(k + 2, T.Next) && this.at(k + 3, T.Attack);
  }

  /** "uses its defense instead of its attack". */
  protected fightWithAt(k: number): boolean {
    return this.at(k, T.Activate) && this.at(k + 1, CATEGORY.its) && this.at(k + 3, T.Instead);
  }

  /** Whether the words from the k-th on, up to the next joint, say what cards do. */
  protected predicateAfter(k: number): boolean {
    let compared = false;
    for (let i = k; ; i++) {
      if (this.at(i, T.Than, T.As)) compared = true;
      const value = this.at(i + 1, T.Base) ? i + 2 : i + 1;
      if (this.at(i, T.Possessive) && !compared && this.measureAt(value)) return true;
      if (this.isIn(i, PREDICATES) || this.skipAttackAt(i) || this.fightWithAt(i)) return true;
      if (this.at(i, T.Is) && !this.at(i - 1, T.That, T.Who)) return true;
      if (this.at(i, T.Comma) && this.at(i + 1, T.UnitType, T.Subtype, T.Deck)) continue;
      // "of the same type and rank".
      if (this.at(i, T.And) && this.sharedAt(i - 1) && this.sharedAt(i + 1)) continue;
      // What was named so far is what is paid.
      if (this.at(i, T.To) && this.at(i + 1, CATEGORY.verb)) return false;
      if (this.at(i, T.And, T.Comma, T.Stop, T.Semicolon, T.Then, T.If, T.When, T.While, EOF))
        return false;
    }
  }
}

/** The verbs of what is said of cards. */
const PREDICATES = new TokenSet(
  T.Gain,
  T.Lose,
  T.MayNot,
  T.Must,
  T.Become,
  T.Can,
  T.Be,
  T.Get,
  T.DoNot,
  T.Enter,
  T.Cost,
  T.Yield,
);

const KIND_PARTS: ReadonlySet<string> = new Set([
  'states',
  'rank',
  'types',
  'notTypes',
  'subtypes',
  'stat',
]);

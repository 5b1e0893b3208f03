import { EOF, type IOrAlt, type IToken, type ParserMethod, type TokenType } from 'chevrotain';
import type { OneOfTwo } from '../tree/event-cards.ts';
import type {
  Act,
  CardFilter,
  CardRef,
  Duration,
  Event,
  Nameable,
  OtherDoer,
  Period,
  UnitType,
  Who,
} from '../tree/tree.ts';
import type { Word } from '../words/lex.ts';
import { MOST_TYPES, type TokenSet } from '../words/token-set.ts';
import { T, VOCABULARY } from '../words/tokens.ts';
import { expectedWords } from './expected.ts';
import { FirstTokenStrategy } from './lookahead.ts';
import { TokenFirstParser } from './token-first.ts';

/**
 * The number of words that are not told apart by numbers. The library goes by the numbers of tokens only to
 * go on after an error, which a text that is understood whole or not at all never does.
 */
export const UNNUMBERED = 255;

/** Why a text made of known words was not understood, and from which token on. */
export interface Refusal {
  readonly token: IToken;
  readonly reason: string;
  /** What could have come instead, in plain words. */
  readonly expected?: string;
}

/**
 * What every part of the grammar uses. English is not LL(1): where one token does not decide, a
 * GATE looks further with `at` and `ahead`. Alternatives are tried in their order, so validation
 * of ambiguities would only repeat what the order says.
 */
export abstract class BaseParser extends TokenFirstParser {
  /** The first thing that was read but makes no tree. */
  protected refusal: Refusal | undefined;
  /** Whom "they" and "their" mean, once a player was spoken of. */
  protected they: Who | undefined;
  /** Whether "they" are both players, each for themselves: "players cannot ... unless they ...". */
  protected theyAreEach = false;
  /** Who does the act that is being read. */
  protected doer: Who = 'you';
  /** Whether something is read that happens or is so, which nobody does: there, "they" are a player named before, or your opponent, named there. */
  protected asks: boolean | 'opponent' = false;
  /** Whether the clause that is read says "of their choice" of whoever does it. */
  protected choosesOwn = false;
  /** What the trigger lets this effect counter. */
  protected answers: 'effect' | 'attack' | 'play' | undefined;
  /** Whether cards were spoken of before the clause that is being read. */
  protected spoken = false;
  /** Whether the card spoken of last has left the field, and so is asked what it was. */
  protected hasLeft = false;
  /** What the text says happens, before what it does then. */
  protected event: Event | undefined;
  /** The turn or phase that the effect is for. */
  protected during: Period | undefined;
  /** Cards that an act speaks of in passing ("below one enemy unit"): chosen before it. */
  protected readonly chosenFirst: Act[] = [];
  /** Whether a card on the field was chosen: after that, "another" means another than that. */
  protected chosenOnField = false;
  /** Whether cards were discarded: after that, "another" of a discard pile means another than those. */
  protected discarded = false;
  /** Whether the event is about another card: after it, too, "another" means another than that. */
  protected otherThanEvents = false;
  /** Whether it was by the clause that is being read: there it is not clear yet. */
  protected chosenHere = false;
  /** Whether the event that is being read is of another card than this one, which would do it. */
  protected ofOther = false;
  /** What the clause that is being read has spoken of first: this card, another one, or one to choose. */
  protected firstHere: CardRef['the'] | 'pick' | undefined;
  /** The types of what is discarded for the effect, if it says so. */
  protected paidTypes: readonly UnitType[] | undefined;
  /** What was chosen by its name. */
  protected named: Nameable | undefined;
  /** In "while this card is under another card", "that card" is the one on top; so if it is equipped. */
  protected thatIs: 'cover' | 'equipped' | 'this' | undefined;

  /** After "if this card has a card under it", what is done to "it" may be to either. */
  protected coveredIs = false;

  /** After "an enemy unit attacks this card", "it" may be either, until other cards are spoken of. */
  protected twoMeant = false;

  /** The noun of another card that the event speaks of beside this card: "it" may be either. */
  protected twoInEvent: CardFilter['noun'] | undefined;

  /** The one of these two that was named since, as "that unit": "it" is that one then. */
  protected namedOfTwo: OneOfTwo | undefined;

  /** Whether "it" is what this card was last said to be equipped to. */
  protected equipsThis = false;

  /** What would happen and is replaced, in the text or by the sentence that is read. */
  protected replaced: Event | undefined;

  /** "Prevent the next time ...": what the sentence that is read waits for. */
  protected preventedNext: { readonly event: Event; readonly for?: Duration } | undefined;

  /** Whether the sentence that is read leaves it to somebody. */
  protected permits = false;

  /** Whether one of several things to do is being read. */
  protected inChoice = false;

  constructor() {
    super(VOCABULARY, {
      maxLookahead: 1,
      skipValidations: true,
      lookaheadStrategy: new FirstTokenStrategy({ maxLookahead: 1 }),
      errorMessageProvider: expectedWords,
    });
  }

  /** Whether a text is read, rather than the rules themselves, which chevrotain looks through once. */
  protected get isReading(): boolean {
    return !this.RECORDING_PHASE;
  }

  /**
   * Whether the sentence goes on, so that more can be said of what was just read. Asked before a row of options,
   * it spares them where nothing comes; the rules have them in any case.
   */
  protected get goesOn(): boolean {
    return this.RECORDING_PHASE || !this.at(1, T.Stop, EOF);
  }

  /** Whether the k-th token from here is of one of the types. */
  protected at(k: number, ...types: TokenType[]): boolean {
    const index = this.LA(k).tokenTypeIdx;
    for (const type of types) if (isOf(type, index)) return true;
    return false;
  }

  /** Whether the k-th token from here is in a set. */
  protected isIn(k: number, set: TokenSet): boolean {
    return set.has(this.LA(k).tokenTypeIdx);
  }

  /** By the number of a type: in which text, counted from the first, it was last. */
  private readonly lastIn = new Uint32Array(MOST_TYPES);
  private textNumber = 0;

  /** Notes what is in the text that will be read. */
  protected lookThrough(tokens: readonly IToken[]): void {
    this.textNumber++;
    for (const { tokenTypeIdx } of tokens) this.lastIn[tokenTypeIdx] = this.textNumber;
  }

  /** Whether a token of the type is anywhere in the text: where it must be for what is looked for, look first. */
  protected says({ tokenTypeIdx = 0 }: TokenType): boolean {
    return this.lastIn[tokenTypeIdx] === this.textNumber;
  }

  /** Whether the tokens from here are of these types, one after the other. */
  protected ahead(...types: TokenType[]): boolean {
    let k = 1;
    for (const type of types) if (!isOf(type, this.LA(k++).tokenTypeIdx)) return false;
    return true;
  }

  /** Whether a token of the type comes before any of the others. */
  protected before(type: TokenType, ...ends: TokenType[]): boolean {
    for (let k = 1; ; k++) {
      const { tokenType, tokenTypeIdx } = this.LA(k);
      if (isOf(type, tokenTypeIdx)) return true;
      if (tokenType === EOF || ends.some((end) => isOf(end, tokenTypeIdx))) return false;
    }
  }

  /** Where the part of the sentence begins that is being read. */
  private started: IToken | undefined;

  /** Begins a part of the sentence that may turn out to make no sense. */
  protected startPart(): void {
    this.started = this.LA(1);
  }

  /** Whether the token that was just read is the first of its part. */
  protected beginsPart(): boolean {
    return this.started === this.LA(0);
  }

  /** Notes that the part which is being read cannot be meant, or the one that began there. */
  protected refuse(reason: string, token = this.started ?? this.LA(0)): void {
    this.refusal ??= { token, reason };
  }

  /** The doer of an act on cards: absent if it is you. */
  protected by(): { by?: OtherDoer } {
    if (this.doer === 'you') return {};
    if (this.doer === 'choice') {
      this.refuse('one player of your choice cannot do that');
      return {};
    }
    return { by: this.doer };
  }

  /** A rule that is one of several things. They are made once, where `OR` would make them at each call. */
  protected oneOf<V>(name: string, alternatives: IOrAlt<V>[]): ParserMethod<[], V> {
    return this.RULE(name, () => this.OR(alternatives));
  }

  /** An alternative that is one word, and what it means. The same word may come in others of its rule. */
  protected word<V>(type: TokenType, value: V): { ALT: () => V } {
    return {
      ALT: () => {
        this.consume(UNNUMBERED, type);
        return value;
      },
    };
  }

  /** The value of a token, as the lexicon gives it. */
  protected value<V>(token: IToken): V {
    return (token as Word).payload as V;
  }
}

/** Whether a token with that index is of the type or its category. */
function isOf(type: TokenType, index: number): boolean {
  if (type.tokenTypeIdx === index) return true;
  return type.isParent === true && type.categoryMatchesMap?.[index] === true;
}

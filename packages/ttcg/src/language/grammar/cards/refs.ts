import type { IToken, ParserMethod } from 'chevrotain';
import {
  firstCardOf,
  isDoneByAnother,
  type OneOfTwo,
  otherCardOf,
} from '../../tree/event-cards.ts';
import { slotsOf } from '../../tree/slots.ts';
import type { CardRef, Whose } from '../../tree/tree.ts';
import { TokenSet } from '../../words/token-set.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { EquippedParser } from './equipped-kinds.ts';
import { fitness } from './fitness.ts';
import { ALONE } from './pointing-words.ts';

const OF_EACH_PLAYER =
  'that is asked of each player; begin with "whenever a player ..., they ..." or "whenever a unit ..., its controller ...", or say it of you and of your opponent';

/** Words for cards. */
const NOUNS = new TokenSet(CATEGORY.noun, T.Subtype);

/** Players, cards that are pointed at, and their values. */
export abstract class RefParser extends EquippedParser {
  /** "your", "their", "your opponent's". */
  protected whose: ParserMethod<[], Whose> = this.oneOf<Whose>('whose', [
    this.word(T.Your, 'your'),
    {
      ALT: () => {
        this.CONSUME(T.Their);
        return this.ACTION(() => this.theirs());
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Opponent);
        this.CONSUME(T.Possessive);
        return this.ACTION(() => {
          this.they = 'opponent';
          if (this.asks) this.asks = 'opponent';
          return 'opponent' as const;
        });
      },
    },
  ]);

  /** Whose "their" is: of whoever acts, or of the opponent spoken of while you act. */
  protected theirs(): Whose {
    if (this.doer !== 'you' && !this.asks) return 'their';
    this.areOpponent();
    return 'opponent';
  }

  /** "They" is your opponent, who acts or was spoken of, or it is not clear who. */
  protected areOpponent(token?: IToken): void {
    if (this.doer === 'opponent' || this.asks === 'opponent' || this.isOfOpponent()) return;
    if (this.doer === 'both' && this.asks) this.refuse(OF_EACH_PLAYER, token);
    if (this.doer !== 'you' || this.they !== 'opponent')
      this.refuse('it is not clear whom "they" means', token);
  }

  /** "Destroy one enemy unit. Its controller ... if they ...": who acts is your opponent then. */
  private isOfOpponent(): boolean {
    if (this.doer !== 'controller' && this.doer !== 'that') return false;
    const { event, spokenBefore } = this;
    const cards = spokenBefore && slotsOf(spokenBefore)[0]?.cards;
    if (spokenBefore) return cards?.the === 'pick' && cards.card.whose === 'opponent';
    if (event && 'card' in event)
      return typeof event.card === 'object' && event.card.whose === 'opponent';
    return event !== undefined && 'who' in event && event.who === 'opponent';
  }

  /** Whether a possessive player comes at the k-th token; its length in tokens, or 0. */
  protected whoseAt(k: number): number {
    if (this.at(k, T.Your, T.Their)) return 1;
    return this.at(k, T.Opponent) && this.at(k + 1, T.Possessive) ? 2 : 0;
  }

  /** "a discard pile", "your discard pile", rather than a deck. */
  protected discardPileAt(k: number): boolean {
    const length = this.whoseAt(k) || (this.at(k, T.A, T.The, T.Any, T.Either) ? 1 : 0);
    const poss = this.at(k + length, T.Player) ? 2 : 0;
    return this.at(k + length + poss, T.DiscardPile);
  }

  /** Whether a word for a card comes at the k-th token. */
  protected nounAt(k: number): boolean {
    return this.isIn(k, NOUNS);
  }

  /** Whether a noun comes that can be chosen: "attacking unit" is one, too. */
  protected headAt(k: number): boolean {
    return this.nounAt(k) || this.at(k, T.Attacker, T.Defender);
  }

  /** Whether the text goes on with a card that is pointed at. */
  protected refAt(k = 1): boolean {
    if (this.isIn(k, ALONE)) return true;
    if (this.at(k, T.This)) return this.nounAt(k + 1) || this.oneAloneAt(k + 1);
    if (this.at(k, T.That)) return this.nounAt(k + 1);
    if (this.at(k, T.Turned)) return this.isEquippedUnit(k) || this.equippedKindAt(k) > 0;
    if (!this.at(k, T.The)) return false;
    if (this.at(k + 1, T.Attacker, T.Defender)) return true;
    if (this.foeAt(k)) return true;
    if (this.at(k + 1, T.Other)) return !this.nounAt(k + 2) || this.at(k + 2, T.Card);
    if (this.at(k + 1, T.Chosen, T.Done, T.New)) return this.nounAt(k + 2);
    if (this.at(k + 1, T.Turned))
      return this.isEquippedUnit(k + 1) || this.equippedKindAt(k + 1) > 0;
    if (!this.nounAt(k + 1)) return false;
    if (this.at(k + 2, T.OnTop)) return !this.discardPileAt(k + 3);
    if (this.aboveThisAt(k + 2)) return true;
    return this.equippedWithAt(k + 2);
  }

  /** "the unit equipped with this card", "the unit this card is equipped to". */
  private equippedWithAt(k: number): boolean {
    if (this.at(k, T.Turned))
      return this.value(this.LA(k)) === 'equipped' && this.at(k + 1, T.With);
    return this.at(k, T.This) && this.at(k + 2, T.Is) && this.value(this.LA(k + 3)) === 'equipped';
  }

  /** How many tokens the card that is pointed at takes; 0 if there is none. */
  protected refLength(k: number): number {
    if (!this.refAt(k)) return 0;
    let length = this.at(k, T.The) ? 2 : 1;
    const kind = this.equippedKindAt(k + length - 1);
    if (kind > 0) return length - 1 + kind;
    if (this.nounAt(k + 1) && this.equippedWithAt(k + 2)) return this.at(k + 2, T.Turned) ? 6 : 7;
    if (this.at(k + length, T.OnTop) || this.aboveThisAt(k + length))
      return length + (this.at(k + length + 1, T.It) ? 2 : 3);
    const alone = this.isIn(k + length - 1, ALONE);
    if (!alone && (this.nounAt(k + length) || this.at(k, T.This))) length++;
    return alone || !this.at(k + length, T.Card) ? length : length + 1;
  }

  /** Whether the event is a battle, of a card that may attack or be attacked in it. */
  protected battling = false;

  /** "the other unit", of a battle. */
  private foeAt(k: number): boolean {
    return this.battling && this.at(k, T.The) && this.at(k + 1, T.Other) && this.at(k + 2, T.Unit);
  }

  /** "this one". */
  private oneAloneAt(k: number): boolean {
    return this.LA(k).image === 'one' && !this.nounAt(k + 1);
  }

  private isEquippedUnit(k: number): boolean {
    const word = this.LA(k + 1);
    return (
      this.value(this.LA(k)) === 'equipped' &&
      this.at(k + 1, CATEGORY.noun) &&
      !word.image.endsWith('s')
    );
  }

  /** Refuses an "it" that could be either of two cards. */
  protected meansOne(): void {
    if (this.twoMeant) this.refuse('say "this card" or "the attacking unit"');
    // "When this card attacks a unit, it gains ...": who attacks gains by it.
    const more = this.at(1, T.Gain, T.Get, T.Can) || this.ahead(T.May, T.Attack);
    const grows = this.at(-1, T.Double) || this.growsAt(2);
    const gains = this.at(0, T.It) ? more : grows;
    // "This card gains ... for each card under it".
    const ownStack = this.firstHere === 'this' && this.at(-1, T.Under, T.Below, T.Above);
    const several = this.at(0, T.Them, T.They);
    if (this.twoInEvent && !gains && !several && !ownStack)
      this.refuse(`say "this card" or "that ${this.twoInEvent}"`);
  }

  /** After "its attack": "is doubled", "is increased by 100". */
  private growsAt(k: number): boolean {
    if (!this.at(0, T.Its) || !this.at(k, T.Is)) return false;
    return /^(double|triple|gain)$/.test(this.value(this.LA(k + 1)));
  }

  /** Which card of the event "that unit" is: where it has two, the noun tells, or nothing does. */
  private meantInEvent(): 'that' | OneOfTwo {
    const { event } = this;
    if (!event || !('card' in event) || this.lastSpoken) return 'that';
    const second = otherCardOf(event);
    if (!second) {
      if (event.card === 'this' && isDoneByAnother(event))
        this.refuse('say "this card", "the attacking unit" or which card');
      return 'that';
    }
    const named = this.nounRead();
    const { card } = event;
    const first = typeof card === 'string' ? 0 : fitness(named, card);
    const other = fitness(named, second.card);
    if (first === other && typeof card !== 'string')
      this.refuse('it is not clear which of the two cards is meant');
    if (other > first || typeof card === 'string') return this.battling ? 'foe' : second.the;
    return (this.battling ? undefined : firstCardOf(event)) ?? 'that';
  }

  private readonly refs: { ALT: () => CardRef }[] = [
    {
      ALT: () => {
        this.CONSUME(T.This);
        this.OR3([
          { ALT: () => this.SUBRULE(this.bareNoun) },
          { GATE: () => this.oneAloneAt(1), ALT: () => this.CONSUME(T.Number) },
        ]);
        this.ACTION(() => {
          this.twoMeant = false;
        });
        return { the: 'this' };
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.That);
        this.SUBRULE2(this.bareNoun);
        return this.ACTION(() => {
          if (this.LA(0).image.endsWith('s')) return { the: 'that' };
          this.checkNoun();
          if (this.thatIs && this.thatIs !== 'this') return { the: this.thatIs };
          const the = this.meantInEvent();
          this.namedOfTwo = this.twoInEvent && the !== 'that' ? the : undefined;
          return { the };
        });
      },
    },
    {
      ALT: () => {
        this.OR2([
          { ALT: () => this.CONSUME(T.It) },
          { ALT: () => this.CONSUME(T.Them) },
          { ALT: () => this.CONSUME(T.They) },
        ]);
        return this.ACTION(() => {
          const { thatIs } = this;
          if (this.namedOfTwo && this.at(0, T.It)) return { the: this.namedOfTwo };
          this.meansOne();
          if (this.coveredIs && !this.beginsPart() && !this.at(-1, T.Tap, T.Untap))
            this.refuse('say "this card" or "the card under it"');
          return { the: thatIs && thatIs !== 'cover' && this.at(0, T.It) ? thatIs : 'that' };
        });
      },
    },
    this.word(T.TheRest, { the: 'rest' }),
    {
      ALT: () => {
        this.CONSUME(T.Cover);
        this.ACTION(() => {
          if (!this.event && this.thatIs !== 'cover')
            this.refuse('this card itself lies on top then');
        });
        return { the: 'cover' };
      },
    },
    this.word(T.Paid, { the: 'paid' }),
    this.word(T.Foe, { the: 'foe' }),
    this.word(T.Victim, { the: 'victim' }),
    this.word(T.Cause, { the: 'cause' }),
    this.word(T.FirstInChain, { the: 'first activated' }),
    this.word(T.LastInChain, { the: 'last activated' }),
    {
      ALT: () => {
        this.CONSUME(T.ItsCard);
        this.ACTION(() => {
          if (this.answers !== 'effect') this.refuse('it is not clear which effect is meant');
        });
        return { the: 'that' };
      },
    },
    {
      ALT: () => {
        const aim = this.CONSUME(T.Aim);
        this.ACTION(() => {
          if (this.answers !== 'attack' && isOfIt(aim.image))
            this.refuse('say of which attack, like "the target of the attack"');
        });
        return { the: 'defender' };
      },
    },
    {
      ALT: () => {
        this.OPTION(() => this.CONSUME(T.The));
        return this.SUBRULE(this.namedRef);
      },
    },
  ];

  /** "this card", "it", "that unit", "the equipped unit", "the rest" ... */
  protected ref: ParserMethod<[], CardRef> = this.RULE('ref', () => {
    const ref = this.OR(this.refs);
    this.ACTION(() => {
      if (ref.the !== 'this' && ref.the !== 'that') this.twoInEvent = undefined;
      // Then "it" is no longer the unit by its name, but what was spoken of last.
      if (ref.the !== 'this' && ref.the !== 'equipped') this.equipsThis = false;
    });
    return ref;
  });

  /** What stands after "the". */
  private namedRef: ParserMethod<[], CardRef> = this.oneOf<CardRef>('namedRef', [
    this.word(T.Attacker, { the: 'attacker' }),
    this.word(T.Defender, { the: 'defender' }),
    {
      ALT: () => {
        this.CONSUME(T.Turned);
        const kind = this.SUBRULE(this.equippedKind);
        this.SUBRULE(this.bareNoun);
        if (kind) return { the: 'that' };
        return this.equippedUnit();
      },
    },
    {
      GATE: () => this.foeAt(0),
      ALT: () => {
        this.CONSUME2(T.Other);
        this.CONSUME(T.Unit);
        return { the: 'foe' };
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Other);
        this.OPTION(() => this.CONSUME(T.Card));
        return { the: 'rest' };
      },
    },
    {
      ALT: () => {
        const word = this.OR2([
          { ALT: () => this.CONSUME(T.Chosen) },
          { ALT: () => this.CONSUME(T.Done) },
          { ALT: () => this.CONSUME(T.New) },
        ]);
        this.SUBRULE2(this.bareNoun);
        return this.ACTION(() => {
          if (word.tokenType === T.New) return { the: this.newCard() };
          return {
            the: word.tokenType === T.Done ? this.doneTo(this.value<string>(word)) : 'that',
          };
        });
      },
    },
    {
      ALT: () => {
        this.SUBRULE3(this.bareNoun);
        const kind = this.ACTION(() => this.LA(0));
        return this.OR3<CardRef>([
          {
            ALT: () => {
              this.OR4([
                { ALT: () => this.CONSUME(T.OnTop) },
                { ALT: () => this.CONSUME(T.Above) },
              ]);
              this.SUBRULE(this.thisOrIt);
              this.ACTION(() => this.checkCover(kind));
              return { the: 'cover' };
            },
          },
          {
            ALT: () => {
              this.CONSUME2(T.Turned);
              this.CONSUME(T.With);
              this.SUBRULE2(this.thisOrIt);
              return this.equippedUnit();
            },
          },
          {
            ALT: () => {
              this.SUBRULE3(this.thisOrIt);
              this.CONSUME(T.Is);
              this.CONSUME3(T.Turned);
              this.CONSUME(T.To);
              return this.equippedUnit();
            },
          },
        ]);
      },
    },
  ]);

  /** "The new card", of a unit that is ranked up: what has come to lie on it (R-T52). */
  protected newCard(): 'that' | 'cover' {
    const { event, lastSpoken } = this;
    const ranked = event?.what === 'ranksUp' || event?.what === 'rankedUp';
    if (!ranked || lastSpoken) this.refuse('nothing was ranked up before');
    return event && 'card' in event && event.card === 'this' ? 'cover' : 'that';
  }

  private equippedUnit(): CardRef {
    this.ACTION(() => {
      // What is equipped to it, or what it is equipped to?
      const isCard = this.at(-1, T.Turned) && this.at(0, T.Card, T.Spell);
      if (isCard) this.refuse('say "the equipped unit", or "the cards equipped to it"');
      this.equipsThis = true;
    });
    return { the: 'equipped' };
  }
}

/** "Its target": of an attack only where one is spoken of. */
export const isOfIt = (words: string): boolean => words.toLowerCase().startsWith('its ');

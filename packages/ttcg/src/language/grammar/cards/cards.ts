import type { IOrAlt, IToken, ParserMethod } from 'chevrotain';
import { DEFAULT_PLACE, type Slot } from '../../tree/places.ts';
import type { CardFilter, Cards, Count, Pick, Place, Whose } from '../../tree/tree.ts';
import { isOfThisCard } from '../../tree/used-from.ts';
import { T } from '../../words/tokens.ts';
import { CardsAheadParser } from './cards-ahead.ts';
import { type Item, listFault, ofEachPlayer, TOGETHER, underOf, withMore } from './lists.ts';
import {
  type Determiner,
  type Draft,
  isSeveral,
  type Kept,
  type Phrase,
  pickOf,
  settle,
} from './phrase.ts';

/** The cards that an action works on. */
export abstract class CardsParser extends CardsAheadParser {
  /** One thing or a list: "this card", "two units", "this card and one spell". */
  protected cards: ParserMethod<[slot: Slot, keep?: Kept, subject?: boolean], Cards> = this.RULE(
    'cards',
    (slot: Slot, keep: Kept = undefined, subject = false) => {
      const items: Item[] = [];
      let plain = false;
      if (this.isReading) this.beginCards(subject);
      const args = { ARGS: [slot, keep] as [Slot, Kept] };
      this.OR([
        {
          GATE: () => !this.at(2, T.Of) && !this.bothAloneAt(),
          ALT: () => {
            this.CONSUME(T.Both);
            items.push(this.SUBRULE(this.item, args));
            this.CONSUME(T.And);
            items.push(this.SUBRULE2(this.item, args));
          },
        },
        {
          GATE: () => this.listAt(),
          ALT: () => {
            this.CONSUME(T.Each);
            this.CONSUME(T.Of);
            items.push(this.SUBRULE3(this.item, args));
            this.CONSUME(T.Comma);
            items.push(this.SUBRULE4(this.item, args));
            this.CONSUME2(T.And);
            items.push(this.SUBRULE5(this.item, args));
          },
        },
        {
          ALT: () => {
            plain = true;
            if (this.isReading) this.ofEach = 'may be';
            const stack = this.isReading && this.wholeStackAt();
            const first = this.SUBRULE6(this.item, args);
            const whole = this.OPTION3(() => this.CONSUME(T.EntireStack));
            if (this.isReading) {
              if (whole || stack) items.push(first, underOf(first));
              else items.push(...(this.ofEach === 'is' ? ofEachPlayer(first, slot) : [first]));
              this.ofEach = undefined;
            }
            if (!this.goesOn) return;
            this.MANY({
              GATE: () => this.itemAfterJoint(subject),
              DEF: () => {
                this.OPTION(() => this.CONSUME2(T.Comma));
                this.OPTION2(() => this.CONSUME3(T.And));
                items.push(this.SUBRULE7(this.item, args));
              },
            });
          },
        },
      ]);
      return this.ACTION(() => this.listed(items, plain));
    },
  );

  private listed(items: readonly Item[], plain: boolean): Cards {
    this.readsSubject = this.closesList = false;
    const fault = listFault(items, this.endsInIt());
    if (fault) this.refuse(fault);
    const [first, second] = items;
    if (first && !second) return first;
    return { the: 'list', of: this.ofOnePlayer(plain ? this.ofOnePile(items) : items) };
  }

  /** Whether the cards that are read can be, or are, so many of each player's. */
  private ofEach: 'may be' | 'is' | undefined;

  /** Cards on the field of which nothing tells whose they are. */
  private readonly anybodys = new WeakSet<CardFilter>();

  /** Cards of which nothing tells where they lie. */
  protected readonly anywhere = new WeakSet<CardFilter>();

  /** "one unit and one spell you control": what ends a list is said of all its parts. */
  private ofOnePlayer(items: readonly Item[]): readonly Item[] {
    const last = items.at(-1);
    if (last?.the !== 'pick' || !this.at(0, T.Control, T.Field)) return items;
    // "... that shares a type with a unit you control" ends with whose that unit is.
    const whose = last.card.shares ? undefined : last.card.whose;
    return whose ? withMore(items, this.anybodys, { whose }) : items;
  }

  /** "one unit and one spell from your discard pile"; after "both" each is said by itself. */
  private ofOnePile(items: readonly Item[]): readonly Item[] {
    const last = items.at(-1);
    if (last?.the !== 'pick' || !TOGETHER.has(last.card.place)) return items;
    const { place, whose } = last.card;
    return withMore(items, this.anywhere, {
      place,
      ...(whose && { whose }),
    } as Partial<CardFilter>);
  }

  /** Where the action of the item that is read looks for cards. */
  private slot: Slot = 'field';

  /** What after it says where the cards go. */
  private keep: Kept;

  /** Made once, like what stands before a noun. */
  private readonly items: IOrAlt<Item>[] = [
    {
      GATE: () => this.at(1, T.StackTop),
      ALT: () => this.SUBRULE(this.stackTop, { ARGS: [this.slot, this.keep] }),
    },
    {
      GATE: () => this.at(1, T.Top, T.Bottom) || this.at(2, T.Top, T.Bottom),
      ALT: () => this.SUBRULE(this.top),
    },
    {
      GATE: () => this.refAt(),
      ALT: () => {
        const { slot } = this;
        const ref = this.SUBRULE(this.ref);
        this.ACTION(() => {
          this.checkNumber();
          this.chosenOnField ||= slot === 'play' && ref.the === 'that';
          this.firstHere ??= ref.the;
        });
        const zone = this.OPTION({
          GATE: () => this.at(1, T.From) && this.zoneAt(2),
          DEF: () => {
            this.startPart();
            this.CONSUME(T.From);
            return this.SUBRULE(this.zoneName);
          },
        });
        return this.ACTION(() => {
          if (ref.the !== 'this' || !zone) return ref;
          if (zone === 'field' && slot === 'discard')
            this.refuse(
              'cards are discarded from the hand; say "send this card to the discard pile"',
            );
          const isElsewhere = !this.event || !isOfThisCard(this.event);
          if (zone === 'hand' && isElsewhere && !FROM_HAND.has(slot))
            this.refuse(
              'this card is on the field then; say "discard this card" of one in your hand',
            );
          if (zone === 'hand' && slot === 'play') return { the: 'this', from: 'hand' };
          if (zone === 'hand' || zone === 'field') return ref;
          if (zone === 'discard') return { the: 'this', from: 'discard' };
          if (slot === 'play' || !this.event)
            this.refuse('a card works from the field, the hand or the discard pile');
          return ref;
        });
      },
    },
    {
      GATE: () => this.ofThoseAt(),
      ALT: () => {
        this.OR2([
          { ALT: () => this.CONSUME(T.All) },
          { ALT: () => this.CONSUME(T.Each) },
          { ALT: () => this.CONSUME(T.Both) },
        ]);
        this.CONSUME(T.Of);
        return this.SUBRULE2(this.ref);
      },
    },
    {
      GATE: () => this.bothAloneAt(),
      ALT: () => {
        this.CONSUME2(T.Both);
        this.ACTION(() => this.checkBoth());
        return { the: 'that' };
      },
    },
    {
      GATE: () => this.oneOfThoseWithAt(),
      ALT: () => this.SUBRULE(this.oneOfThose),
    },
    {
      GATE: () => this.pileAt(),
      ALT: () => this.SUBRULE(this.pile, { ARGS: [this.slot] }),
    },
    {
      GATE: () => this.at(1, T.Half) && this.pileAt(2),
      ALT: () => {
        this.CONSUME(T.Half);
        const pile = this.SUBRULE2(this.pile, { ARGS: [this.slot] });
        return this.ACTION(() => ({ ...pile, count: { half: true as const } }));
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.Either);
        return this.SUBRULE2(this.pick, { ARGS: [this.slot, this.keep] });
      },
    },
    { ALT: () => this.SUBRULE(this.pick, { ARGS: [this.slot, this.keep] }) },
  ];

  private item: ParserMethod<[slot: Slot, keep: Kept], Item> = this.RULE(
    'item',
    (slot: Slot, keep: Kept) => {
      if (this.isReading) {
        this.slot = slot;
        this.keep = keep;
      }
      return this.OR(this.items);
    },
  );

  /** "destroy both": the cards last spoken of. */
  private bothAloneAt(): boolean {
    return this.at(1, T.Both) && this.spoken && !this.at(2, T.Of) && !this.cardsAt(2);
  }

  private ofThoseAt(): boolean {
    return this.at(1, T.All, T.Each, T.Both) && this.at(2, T.Of) && this.at(3, T.Them, T.That);
  }

  /** "your hand": all cards there. */
  private pileAt(k = 1): boolean {
    const length = this.whoseAt(k);
    return length > 0 && this.at(k + length, T.Hand, T.Deck, T.DiscardPile);
  }

  private pile: ParserMethod<[slot: Slot], Pick> = this.RULE('pile', (slot: Slot) => {
    const whose = this.SUBRULE(this.whose);
    const place = this.SUBRULE(this.zone);
    return this.ACTION(() => {
      const phrase: Phrase = { filter: { noun: 'card', whose, place }, number: 'many' };
      this.lastKind = phrase.filter;
      return pickOf('all', settle(phrase, slot, this.doer));
    });
  });

  /** "Two units in the same column": in one column. "All units in the same column": in that of this card. */
  private settleColumn(count: Count, phrase: Phrase): Pick['alike'] {
    if (this.alike === 'adjacent' || this.alike === 'across') {
      if (typeof count !== 'object' || !('n' in count) || count.n !== 2)
        this.refuse('that is said of two cards', this.alikeFrom);
      return this.alike;
    }
    if (this.alike !== 'column' || isSeveral(count)) return this.alike;
    if (this.chosenOnField) this.refuse('say as which card');
    this.say(phrase.filter, 'place', 'this column');
    return undefined;
  }

  /** So many cards of a kind. */
  protected pick: ParserMethod<[slot: Slot, keep?: Kept], Pick> = this.RULE(
    'pick',
    (slot: Slot, keep: Kept = undefined) => {
      const another = this.isReading && this.at(1, T.Another);
      if (this.isReading) {
        this.readsPick = true;
        this.forgetLikeness();
      }
      const any = this.isReading && this.anyAt() ? this.LA(1) : undefined;
      const denied = this.isReading ? this.deniedAt() : undefined;
      const counted = this.SUBRULE(this.determiner);
      const determiner: Determiner = denied === 'all' ? { ...counted, count: 'all' } : counted;
      if (denied === 'joined') this.refuse('say each by itself', any);
      if (denied === 'unclear') this.refuse('say "all" or "one"', any);
      if (this.isReading) this.definite = determiner.the === true;
      const asMany = this.isReading && this.at(0, T.AsMany);
      const phrase = this.SUBRULE(this.phrase, { ARGS: [determiner, keep, true] });
      const possible = this.OPTION(this.asPossible);
      return this.ACTION(() => {
        if (asMany !== (possible !== undefined)) this.refuse('say as many as what');
        this.readsPick = false;
        this.equipsThis = false;
        this.twoMeant = false;
        this.twoInEvent = undefined;
        const said = this.countOf(determiner, phrase, denied ? undefined : any);
        const { apart, ofEachKind } = this;
        const one = typeof said === 'object' && 'n' in said && said.n === 1;
        if (ofEachKind && !one) this.refuse(`say "one", or "all"`);
        const count: Count = ofEachKind ? { kinds: true } : said;
        const alike = this.settleColumn(count, phrase);
        this.forgetLikeness();
        if (phrase.forEachBeside && count !== 'all') this.refuse('say "all cards", or one card');
        this.comesFromPile(phrase.filter);
        const hands = DEFAULT_PLACE[slot] === 'hand' && phrase.filter.place === 'hand';
        if (phrase.ofEach && (count !== 'all' || hands)) {
          if (!this.ofEach) this.refuse('say of each player how many');
          this.ofEach = 'is';
        }
        const placed = phrase.controlled || phrase.filter.place || phrase.filter.beside;
        const card: Draft = settle(phrase, slot, this.doer);
        if (!placed && !card.whose) {
          if (slot === 'field') this.anybodys.add(card);
          if (!card.past) this.anywhere.add(card);
        }
        if (phrase.exceptMost) this.spare(card, phrase.exceptMost);
        const onField = slot === 'play' || (slot === 'field' && !card.place);
        const spoken = this.chosenOnField || this.otherThanEvents;
        if (another && this.chosenHere) this.refuse('say other than which card');
        else if (another && (spoken || (!onField && this.otherSpokenOf())))
          card.other = !this.chosenOnField && this.isOwnAmongEnemies(card) ? true : 'that';
        if (phrase.otherBefore && this.discarded && card.place === 'discard') card.other = 'that';
        this.chosenHere ||= onField;
        this.chosenOnField ||= onField;
        this.discarded ||= slot === 'discard';
        const bare = card.noun !== 'spell' && Object.keys(card).length === 1;
        if (slot === 'rankUpWith' && count === 'all' && !determiner.count && !bare)
          this.refuse('say how many cards');
        const { firstHere } = this;
        this.firstHere ??= 'pick';
        // A unit is ranked up with one of its type anyway.
        const told = slot === 'rankUpWith' && alike === 'type' && !isSeveral(count);
        if (apart) {
          if (!isSeveral(count) || alike) this.refuse('only several cards can be different');
          if (phrase.by) this.refuse('whoever does it chooses cards that are different');
          return { ...pickOf(count, card), apart };
        }
        if (!alike || told) return pickOf(count, card, phrase.by);
        if (alike === 'column' || alike === 'adjacent' || alike === 'across') {
          if (phrase.by) this.refuse('whoever does it chooses cards that are alike');
          return { ...pickOf(count, card), alike };
        }
        if (!isSeveral(count) && this.readsPartner) {
          this.partnersShare = alike;
          return pickOf(count, card, phrase.by);
        }
        if (!isSeveral(count) && this.isLikeFirst(firstHere))
          return pickOf(count, { ...card, same: { what: alike, as: { the: 'that' } } }, phrase.by);
        if (!isSeveral(count) && firstHere === 'this')
          return pickOf(count, { ...card, same: { what: alike, as: { the: 'this' } } }, phrase.by);
        if (!isSeveral(count)) this.refuse('say the same as which card', this.alikeFrom);
        if (phrase.by) this.refuse('whoever does it chooses cards that are alike');
        return { ...pickOf(count, card), alike };
      });
    },
  );

  private readonly asPossible = () => this.CONSUME(T.AsPossible);

  /** The pile that the sentence began with: "From your hand, play a unit." */
  protected pileFirst: { readonly whose: Whose; readonly place: Place } | undefined;

  /** What is first chosen comes from that pile. */
  protected comesFromPile(filter: Draft): void {
    if (!this.pileFirst || filter.place || filter.whose) return;
    Object.assign(filter, this.pileFirst);
    this.pileFirst = undefined;
  }

  /** How many; "any" is one where that one is done something to, and all that cannot do or suffer something. */
  private countOf(determiner: Determiner, phrase: Phrase, any: IToken | undefined): Count {
    if (any && this.at(1, T.MayNot, T.DoNot)) return 'all';
    // "Any spells drawn this way": as many as there are, or as one likes who may leave it.
    if (any && phrase.number === 'many' && phrase.filter.place === 'that')
      return this.permits ? 'any' : 'all';
    if (any && this.readsSubject) this.refuse('say "all" or "one"', any);
    if (any && phrase.number === 'many') this.refuse('say "all", "any number of" or "one"', any);
    return determiner.count ?? this.bareCount(determiner, phrase);
  }

  /** Without a number, a plural is all; "the unit with the highest attack" is one. */
  private bareCount({ the, those }: Determiner, { filter, number }: Phrase): Count {
    if (filter.beside && number !== 'one') return 'all';
    // Of "the unit across from a dragon" something is said for all of them; done it is to one (R-T161).
    const extreme = filter.most && number === 'one';
    if (the && filter.beside?.at === 'across from' && !extreme)
      return this.readsSubject ? 'all' : { n: 1 };
    const place = filter.place ?? '';
    if (filter.most && number !== 'many') return { n: 1 };
    if (the && filter.states?.some((state) => state === 'attacking' || state === 'defending'))
      return number === 'many' ? 'all' : { n: 1 };
    if (the && number === 'one' && /this|that/.test(place)) return { n: 1 };
    if (the && number === 'one' && filter.past?.did === 'drawn') return { n: 1 };
    const { whose, past, most, chosen } = filter;
    const told = those || whose || filter.place || past || most || chosen;
    if (number === 'one' || (the && !told)) {
      this.refuse(the ? 'it is not clear which card is meant' : 'it is not clear how many');
    }
    return 'all';
  }
}

/** Where this card may be said to come from the hand: it is played or discarded from there. */
const FROM_HAND: ReadonlySet<Slot> = new Set<Slot>(['play', 'discard']);

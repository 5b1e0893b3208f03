import type { IOrAlt, ParserMethod } from 'chevrotain';
import { isOfEnemies } from '../../tree/event-cards.ts';
import type { Slot } from '../../tree/places.ts';
import type { CardFilter } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { ElidedParser } from './elided.ts';
import {
  type Determiner,
  type Draft,
  type Kept,
  newPhrase,
  type Phrase,
  settle,
} from './phrase.ts';

/** Nouns with all that is said of them. */
export abstract class PhraseParser extends ElidedParser {
  protected premodifierAt(k: number): boolean {
    return (
      this.at(
        k,
        T.Other,
        T.Enemy,
        T.Friendly,
        T.Active,
        CATEGORY.state,
        T.UnitType,
        T.Subtype,
        T.Non,
      ) ||
      (this.at(k, T.Adjacent) && this.kindAt(k + 1)) ||
      (this.at(k, T.Equip) && this.at(k + 1, CATEGORY.noun)) ||
      (this.at(k, T.Rank) && this.at(k + 1, T.Number)) ||
      this.at(k, T.Highest, T.Lowest, T.QuotedName) ||
      this.LA(k).image === 'dormant'
    );
  }

  /** What stands before the phrase that is being described. */
  private determined: Determiner = {};

  /** Made once, like the nouns: what a phrase is of. */
  private readonly heads: IOrAlt<unknown>[] = [
    { ALT: () => this.SUBRULE(this.noun, { ARGS: [this.described] }) },
    { GATE: () => this.nounlessAt(this.described, this.determined), ALT: () => undefined },
    {
      GATE: () => this.determined.count !== undefined && this.sameAgainAt(),
      ALT: () => this.ACTION(() => this.repeat(this.described)),
    },
    {
      GATE: () => this.determined.count !== undefined && this.oneOfThoseAt(),
      ALT: () =>
        this.ACTION(() => {
          this.described.filter.place = 'that';
        }),
    },
    {
      GATE: () => this.determined.count !== undefined && this.elided() !== undefined,
      ALT: () => this.ACTION(() => Object.assign(this.described.filter, this.elided())),
    },
  ];

  /** A noun with all that is said of it, after its determiner. */
  protected phrase: ParserMethod<[determiner: Determiner, keep?: Kept, and?: boolean], Phrase> =
    this.RULE('phrase', (determiner: Determiner, keep: Kept = undefined, and = false) => {
      this.startPart();
      if (this.isReading) this.bothKinds = false;
      const phrase = this.isReading ? begun(determiner) : newPhrase();
      this.MANY({
        GATE: () =>
          (!this.at(2, T.OnTop) || this.discardPileAt(3)) &&
          !this.stateAloneAt() &&
          (!this.at(1, T.Equip) || this.at(2, CATEGORY.noun)),
        DEF: () => this.SUBRULE(this.premodifier, { ARGS: [phrase] }),
      });
      this.described = phrase;
      this.determined = determiner;
      this.OR(this.heads);
      if (this.goesOn)
        this.MANY2({
          GATE: () => this.postmodifierAt(keep) || this.otherKindAt(determiner, and),
          DEF: () =>
            this.OR2([
              {
                GATE: () => this.at(1, T.Or, T.And) && !this.rankStepAt(2),
                ALT: () => this.SUBRULE(this.otherKind, { ARGS: [phrase] }),
              },
              { ALT: () => this.SUBRULE(this.postmodifier, { ARGS: [phrase] }) },
            ]),
        });
      if (this.isReading) this.endPhrase(phrase, determiner);
      return phrase;
    });
  private endPhrase(phrase: Phrase, determiner: Determiner): void {
    this.closeKinds(phrase);
    if (phrase.otherOfEvent && this.isOwnAmongEnemies(phrase.filter)) phrase.filter.other = true;
    if (determiner.the && phrase.number === 'one') justUnder(phrase.filter);
    const place = phrase.filter.place ?? '';
    if (phrase.filter.except && phrase.filter.beside)
      this.refuse('it is not clear which of them are left out');
    if (phrase.controlled && /hand|deck|discard/.test(place))
      this.refuse('a player controls only cards on the field');
    if (this.bothKinds && phrase.number === 'one' && typeof determiner.count === 'object')
      this.refuse('no card is of both; say "or"');
    this.lastKind = phrase.filter;
  }

  /** "When an enemy unit attacks, all other units you control ...": other than this card (R-T52). */
  protected isOwnAmongEnemies({ whose }: Phrase['filter']): boolean {
    return whose === 'your' && this.event !== undefined && isOfEnemies(this.event);
  }

  /** "face-up", "tapped" as how cards are turned or played, not as what they are. */
  private stateAloneAt(): boolean {
    return this.at(1, CATEGORY.state) && !this.headAt(2) && !this.premodifierAt(2);
  }

  /** The kind of card last spoken of, for "and one from your hand" and "all of yours". */
  protected lastKind: CardFilter | undefined;

  /** "dragons", "those", and "dark" of effects. */
  private nounlessAt({ filter }: Phrase, { those }: Determiner): boolean {
    if (filter.subtypes || those) return true;
    return filter.types !== undefined && this.at(1, T.Effect);
  }

  private sameAgainAt(): boolean {
    if (this.lastKind === undefined || !this.spokenKind()) return false;
    if (this.at(0, T.Another)) return this.anotherAloneAt(this.lastKind);
    return this.at(0, T.Yours) || (this.at(0, T.Number) && this.at(1, T.From) && this.zoneAt(2));
  }

  /** "tap one unit and untap another": of the same kind. */
  private anotherAloneAt({ place, past, states }: CardFilter): boolean {
    return this.readsPick && this.chosenOnField && !place && !past && !states;
  }

  /** Whether what was said of the last kind can be said again of others. */
  private spokenKind(): boolean {
    return !this.lastKind?.same && !this.lastKind?.versus && !this.lastKind?.most;
  }

  private repeat(phrase: Phrase): void {
    const { place: _, whose, ...kind } = this.lastKind ?? { noun: 'card' };
    const another = this.at(0, T.Another) ? { ...(whose && { whose }), other: true } : {};
    Object.assign(phrase.filter, kind, another);
  }

  /** "add one to your hand": of the cards spoken of. */
  private oneOfThoseAt(): boolean {
    return this.at(0, T.Number) && this.spoken && this.at(1, T.To, T.Into, T.OnTop, T.AtBottom);
  }

  /** Whether "the attacking unit" was read as what cards are like: whichever unit attacks. */
  protected kindOfFighter = false;

  /** Whether the kind last read was told of all such cards ("each unit"), of several ("units"), or of one. */
  protected kindOf: 'all' | 'many' | 'one' = 'one';

  /** Of all such cards, where one of them is asked for: "an effect that targets each unit". */
  protected notOfAll(): void {
    if (this.kindOf === 'all') this.refuse('one card is asked for here, and not all; say "a"');
  }

  /** A kind of card, as "a fire unit", "one of your dragons", "spells" or "another card". */
  protected kind: ParserMethod<[slot?: Slot], CardFilter> = this.RULE(
    'kind',
    (slot: Slot = 'anywhere') => {
      const determiner = this.SUBRULE(this.determiner);
      const phrase = this.SUBRULE(this.phrase, { ARGS: [determiner] });
      return this.ACTION(() => {
        const { count, the } = determiner;
        this.kindOfFighter ||= the === true && this.at(0, T.Attacker, T.Defender);
        const one =
          count === undefined ||
          count === 'all' ||
          (typeof count === 'object' && 'n' in count && count.n === 1);
        if (!one || phrase.by) this.refuse('a number cannot stand here');
        const bare = count === undefined && phrase.number === 'many';
        this.kindOf = count === 'all' ? 'all' : bare ? 'many' : 'one';
        return settle(phrase, slot, this.doer);
      });
    },
  );
}

function begun({ other, whose, those, count }: Determiner): Phrase {
  const phrase = newPhrase();
  if (count === 'all') phrase.all = true;
  if (other) phrase.filter.other = true;
  if (whose) phrase.filter.whose = whose;
  if (those) phrase.filter.place = 'that';
  return phrase;
}

/** "The card under it": of several, the uppermost. */
function justUnder(card: Draft): void {
  const { place } = card;
  if (place !== 'under this' && place !== 'under that') return;
  if (Object.keys(card).length === 2) card.place = `directly ${place}`;
}

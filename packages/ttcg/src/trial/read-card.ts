import { type Problem, problemAt } from '@cardscape/kernel';
import { check, innerOf, misfit, placeOf, type Source } from '@cardscape/kernel/json';
import { unknownCard } from '../decks/unknown-card.ts';
import { cardKey, nameOf } from '../rules/book/book.ts';
import type { Edition } from '../rules/book/editions.ts';
import type { Row } from '../rules/position/zones.ts';
import { type CardSet, nameKey } from '../set/card-set.ts';
import type { Tier } from '../set/design.ts';
import { THIS } from './deed.ts';
import { designFault } from './in-edition.ts';
import type { PileCard } from './position.ts';
import { PILE_CARD, pileCardSchema } from './position-schema.ts';
import { refusal, take } from './problems.ts';

const TIERED = /^(.+)\|([0-5])$/;

/** A place on the field where the card that is tried lies. */
export interface OwnPlace {
  readonly source: Source;
  readonly row: Row;
}

/** The text of a value that is a text. */
export function nameAt({ node }: Source): string | undefined {
  return node.kind === 'plain' && typeof node.value === 'string' ? node.value : undefined;
}

/** Reads cards of a position by their names: cards of the set that its edition has, or `this`. */
export class CardReader {
  readonly set: CardSet;
  readonly edition: Edition;
  readonly problems: Problem[];
  /** Where on the field the card that is tried lies. */
  readonly ownPlaces: OwnPlace[] = [];
  private readonly own: string | undefined;

  /** Without a card that is tried, `this` means none. */
  constructor(set: CardSet, own: string | undefined, edition: Edition, problems: Problem[]) {
    this.set = set;
    this.own = own === undefined ? undefined : nameKey(own);
    this.edition = edition;
    this.problems = problems;
  }

  /** Is it what the card that is tried is called? */
  isOwn(name: string): boolean {
    return this.own !== undefined && [this.own, THIS].includes(nameKey(name));
  }

  /** A card of a hand, a deck or a discard pile. */
  ofPile(source: Source): PileCard | undefined {
    const name = nameAt(source);
    if (name !== undefined) return this.name(source, name);
    if (source.node.kind !== 'object') {
      this.problems.push(misfit(source, PILE_CARD));
      return undefined;
    }
    const fields = take(check(pileCardSchema, source), this.problems);
    if (!fields) return undefined;
    const card = this.name(innerOf(source, 'card') as Source, fields.card);
    return fields.owner === undefined ? card : { card, owner: fields.owner };
  }

  /** The name of a card that lies in a row: units above, spells below. */
  ofRow(source: Source, written: string, row: Row): string {
    const name = this.name(source, written);
    if (name === THIS) this.ownPlaces.push({ source, row });
    const design = this.set.find(nameOf(name));
    if (name !== THIS && design && (design.type === 'spell') !== (row === 'spell'))
      this.problems.push(refusal(source, [], `"${written}"`, `a ${row}`));
    return name;
  }

  private name(source: Source, written: string): string {
    const [, bare = written, tier = '0'] = TIERED.exec(written) ?? [];
    if (this.isOwn(bare)) return THIS;
    const design = this.set.find(bare);
    if (!design) {
      const unknown = unknownCard(bare, this.set);
      const expected = [unknown.nearest ? `"${unknown.nearest}"` : 'the name of a card'];
      const finding = { found: `"${bare}"`, expected, ...unknown };
      this.problems.push(problemAt(placeOf(source), finding));
      return written;
    }
    const fault = designFault(design, this.edition);
    if (fault) this.problems.push(refusal(source, [], fault.found, fault.expected, fault.message));
    return cardKey(design.name, Number(tier) as Tier);
  }
}

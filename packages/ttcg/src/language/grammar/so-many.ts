import type { IToken, ParserMethod } from 'chevrotain';
import { slotsOf } from '../tree/slots.ts';
import type { Act, Cards, Condition } from '../tree/tree.ts';
import { CATEGORY, T } from '../words/tokens.ts';
import type { Parts } from './parts.ts';
import { SentenceParser } from './sentences.ts';

/** Another number, and when it is that one. */
export interface SoMany {
  readonly n: number;
  readonly holds: Condition;
  readonly from: IToken;
  /** "two cards": of what, if it is said again. */
  readonly thing: IToken | undefined;
}

/** Other cards, and when it is those. */
export interface Others {
  readonly cards: Cards;
  readonly holds: Condition;
  readonly from: IToken;
}

/** Another number of the same, if something is so. */
export abstract class SoManyParser extends SentenceParser {
  /** After "gain 2 points": "or 4 if you control a dragon". */
  protected soManyIf: ParserMethod<[], SoMany> = this.RULE('soManyIf', () => {
    this.OPTION(() => this.CONSUME(T.Comma));
    const from = this.CONSUME(T.Or);
    const n = this.SUBRULE(this.number);
    const thing = this.OPTION2(() =>
      this.OR([
        { ALT: () => this.CONSUME(CATEGORY.noun) },
        { ALT: () => this.CONSUME(T.Point) },
        { ALT: () => this.CONSUME(T.Attack) },
        { ALT: () => this.CONSUME(T.Defense) },
      ]),
    );
    this.CONSUME(T.If);
    const holds = this.SUBRULE(this.condition);
    return { n, holds, from, thing };
  });

  /** After "destroy one rank 1 unit": "or one rank 2 unit if you control a dragon". */
  protected othersIf: ParserMethod<[], Others> = this.RULE('othersIf', () => {
    this.OPTION(() => this.CONSUME(T.Comma));
    const from = this.CONSUME(T.Or);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.CONSUME(T.If);
    const holds = this.SUBRULE(this.condition);
    return { cards, holds, from };
  });

  /** "Destroy one rank 1 unit, or one rank 2 unit if ...": if that is so, the other cards instead. */
  protected addOthers(parts: Parts, { cards, holds, from }: Others): void {
    const [act] = parts.acts;
    const [slot, second] = act ? slotsOf(act) : [];
    const plain = slot?.looks === 'field' && !second && slot.cards.the === 'pick';
    const fits = plain && cards.the === 'pick' && 'cards' in (act ?? {});
    if (!fits || !isBare(parts))
      this.refuse('say "If ..., ... instead." in a sentence of its own', from);
    this.addSentence(parts);
    const other = { ...act, cards } as Act;
    this.effect.sentences.push({ link: 'instead', if: holds, acts: [other] });
  }

  /** "Gain 2 points, or 4 if ...": if that is so, the other number instead. */
  protected addSoMany(parts: Parts, { n, holds, from, thing }: SoMany): void {
    const [act] = parts.acts;
    const other = act && (!thing || isOf(act, thing)) ? withNumber(act, n) : undefined;
    if (!other || !isBare(parts))
      this.refuse('say "If ..., ... instead." in a sentence of its own', from);
    this.addSentence(parts);
    if (other) this.effect.sentences.push({ link: 'instead', if: holds, acts: [ofThose(other)] });
  }
}

/** Is one thing done, of which nothing more is said? */
const isBare = ({ acts, ending, opening, may, cost }: Parts): boolean =>
  acts.length === 1 && !cost && !may && !opening.if && Object.keys(ending).length === 0;

/** A change of another size is of the cards that were chosen, not of others. */
function ofThose(act: Act): Act {
  if (act.do !== 'stat' || act.cards.the !== 'pick' || act.cards.count === 'all') return act;
  return { ...act, cards: { the: 'that' } };
}

/** Is it this that an act has a number of? */
function isOf(act: Act, { tokenType }: IToken): boolean {
  if (act.do === 'points') return tokenType === T.Point;
  if (act.do === 'stat')
    return tokenType === (act.stat === 'attack' ? T.Attack : act.stat === 'defense' && T.Defense);
  if (act.do === 'draw' || act.do === 'mill') return tokenType === T.Card;
  const cards = 'cards' in act && act.cards && 'the' in act.cards ? act.cards : undefined;
  if (cards?.the !== 'pick' || tokenType !== NOUNS[cards.card.noun]) return false;
  // "one enemy unit, or two units": of either player, or of that one?
  return act.do === 'discard' || Object.keys(cards.card).length === 1;
}

const NOUNS = { card: T.Card, unit: T.Unit, spell: T.Spell } as const;

/** The same act with another number; nothing if it has none that is written. */
function withNumber(act: Act, n: number): Act | undefined {
  switch (act.do) {
    case 'draw':
    case 'mill':
      return typeof act.amount === 'number' ? { ...act, amount: n } : undefined;
    case 'points':
    case 'stat':
      if (!('amount' in act.change) || typeof act.change.amount !== 'number') return undefined;
      return { ...act, change: { ...act.change, amount: n } };
    case 'destroy':
    case 'tap':
    case 'untap':
    case 'discard':
    case 'move': {
      const { cards } = act;
      if (cards.the !== 'pick' || typeof cards.count !== 'object') return undefined;
      const count = 'n' in cards.count ? { n } : 'upTo' in cards.count ? { upTo: n } : undefined;
      return count && ({ ...act, cards: { ...cards, count } } as Act);
    }
    default:
      return undefined;
  }
}

import type { Act, Cards } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { stackAsOne } from '../cards/lists.ts';
import { GoalParser } from './goals.ts';

/** Whole stacks that go back to their owners, and cards that change their place in a stack. */
export abstract class StackParser extends GoalParser {
  /** After "return": "control of all units to their owners". */
  protected givingBack = this.RULE('givingBack', (out: Act[]) => {
    this.CONSUME(T.Control);
    this.CONSUME(T.Of);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    this.CONSUME(T.To);
    this.OR([
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(CATEGORY.its) }, { ALT: () => this.CONSUME(T.The) }]);
          this.CONSUME(T.Owner);
          this.ACTION(() => out.push({ do: 'giveBack', cards: stackAsOne(cards) }));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Opponent);
          this.ACTION(() => out.push({ do: 'control', who: 'opponent', cards: stackAsOne(cards) }));
        },
      },
    ]);
    this.ACTION(() => {
      if (this.doer !== 'you') this.refuse('only you can do that');
    });
  });

  /** "on top of its stack", "at the bottom of that stack". */
  protected stackEndAt(k = 1): boolean {
    return this.at(k, T.OnTop, T.AtBottom) && this.at(k + 1, T.ItsStack);
  }

  protected stackEnd = this.RULE('stackEnd', (out: Act[], cards: Cards) => {
    const to = this.OR<'top' | 'bottom'>([
      this.word(T.OnTop, 'top'),
      this.word(T.AtBottom, 'bottom'),
    ]);
    this.CONSUME(T.ItsStack);
    this.ACTION(() => out.push({ do: 'restack', cards, to, ...this.by() }));
  });

  /** "on top of its stack", "in an empty space". */
  protected withinField = this.RULE('withinField', (out: Act[], cards: Cards) => {
    this.OR([
      {
        GATE: () => this.stackEndAt(),
        ALT: () => this.SUBRULE(this.stackEnd, { ARGS: [out, cards] }),
      },
      { ALT: () => this.SUBRULE(this.emptySpace, { ARGS: [out, cards] }) },
    ]);
  });

  /** "in an empty space of your spell zone". */
  protected spaceAt(k: number): boolean {
    if (!this.at(k, T.In, T.Into, T.On, T.To)) return false;
    const i = this.at(k + 1, T.A) ? k + 2 : k + 1;
    return this.at(i, T.Empty) && this.at(i + 1, T.Column);
  }

  /** A card from elsewhere is played there, without ranking up; one of the field moves there. */
  protected emptySpace = this.RULE('emptySpace', (out: Act[], cards: Cards) => {
    this.OR([
      { ALT: () => this.CONSUME(T.In) },
      { ALT: () => this.CONSUME(T.Into) },
      { ALT: () => this.CONSUME(T.On) },
      { ALT: () => this.CONSUME(T.To) },
    ]);
    this.OPTION(() => this.CONSUME(T.A));
    this.CONSUME(T.Empty);
    this.CONSUME(T.Column);
    const where = this.OPTION2({
      GATE: () => this.at(1, T.In, T.Of, T.On) && this.whoseAt(2) > 0,
      DEF: () => {
        this.OR2([
          { ALT: () => this.CONSUME2(T.In) },
          { ALT: () => this.CONSUME(T.Of) },
          { ALT: () => this.CONSUME2(T.On) },
        ]);
        const whose = this.SUBRULE(this.whose);
        const row = this.OR3<'unit' | 'spell' | undefined>([
          this.word(T.UnitZone, 'unit'),
          this.word(T.SpellZone, 'spell'),
          {
            ALT: () => {
              this.CONSUME(T.Side);
              this.CONSUME2(T.Of);
              this.CONSUME(T.The);
              this.CONSUME(T.Field);
              return undefined;
            },
          },
        ]);
        return { whose, row };
      },
    });
    this.ACTION(() => {
      if (where && where.whose !== this.ownWhose()) this.refuse('say who plays it');
      const kind = cards.the === 'pick' ? cards.card : undefined;
      if (where?.row && kind && kind.noun !== where.row)
        this.refuse(`only ${where.row}s lie there; say what is placed`);
      if (cards.the === 'this' || kind?.place === 'field')
        out.push({ do: 'column', cards: withoutPlace(cards), ...this.by() });
      else out.push({ do: 'play', who: this.anyPlayer(), cards, free: true });
    });
  });
}

/** What lies on the field, where that goes without saying. */
function withoutPlace(cards: Cards): Cards {
  if (cards.the !== 'pick') return cards;
  const { place: _, ...card } = cards.card;
  return { ...cards, card };
}

import type { ParserMethod } from 'chevrotain';
import type { Act, CardDeed, CardFilter } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { StateParser } from './states.ts';

/** What cards can be kept from, and by what. */
export abstract class CardDeedParser extends StateParser {
  protected cardDeed: ParserMethod<[], { from: CardDeed; by?: CardFilter }> = this.oneOf<{
    from: CardDeed;
    by?: CardFilter;
  }>('cardDeed', [
    {
      GATE: () => this.deedAt('attack'),
      ALT: () => {
        this.SUBRULE(this.verbOrGerund);
        this.OPTION4({
          GATE: () => this.at(2, T.Directly),
          DEF: () =>
            this.OR2([{ ALT: () => this.CONSUME(T.Opponent) }, { ALT: () => this.CONSUME(T.You) }]),
        });
        const directly = this.OPTION(() => this.CONSUME(T.Directly));
        return { from: directly ? 'attack directly' : 'attack' };
      },
    },
    {
      GATE: () => this.deedAt('leave'),
      ALT: () => {
        this.SUBRULE2(this.verbOrGerund);
        this.CONSUME(T.The);
        this.CONSUME(T.Field);
        return { from: 'leave the field' };
      },
    },
    {
      GATE: () => this.deedAt('rank up'),
      ALT: () => {
        this.SUBRULE3(this.verbOrGerund);
        return { from: 'rank up' };
      },
    },
    {
      GATE: () => this.deedAt('activate'),
      ALT: () => {
        this.SUBRULE4(this.verbOrGerund);
        this.OPTION2(() => {
          this.CONSUME(CATEGORY.its);
        });
        this.OPTION3(() => this.CONSUME(T.Effect));
        return { from: 'activate effects' };
      },
    },
    {
      GATE: () => this.deedAt('untap'),
      ALT: () => {
        this.SUBRULE5(this.verbOrGerund);
        return { from: 'be untapped' };
      },
    },
    this.word(T.Die, { from: 'be destroyed' }),
    {
      ALT: () => {
        this.OR3([{ ALT: () => this.CONSUME(T.Be) }, { ALT: () => this.CONSUME(T.Gerund) }]);
        return this.SUBRULE(this.suffered);
      },
    },
  ]);

  /** After "cannot be": "destroyed in battle", "targeted by spells". */
  protected suffered: ParserMethod<[], { from: CardDeed; by?: CardFilter }> = this.RULE(
    'suffered',
    () => {
      return this.OR<{ from: CardDeed; by?: CardFilter }>([
        {
          ALT: () => {
            const done = this.CONSUME(CATEGORY.done);
            return this.SUBRULE(this.causeOf, {
              ARGS: [this.ACTION(() => this.value<string>(done))],
            });
          },
        },
        {
          ALT: () => {
            this.CONSUME(T.Sent);
            const moved: Act[] = [];
            this.SUBRULE(this.movedTo, { ARGS: [moved, { the: 'this' }] });
            return this.ACTION(() => this.keptFromGoing(moved));
          },
        },
      ]);
    },
  );

  /** "cannot be returned to the hand": wherever it would go, its player's own. */
  private keptFromGoing([move]: readonly Act[]): { from: CardDeed } {
    const to = move?.do === 'move' ? move.to : undefined;
    const from = to && to.zone !== 'under' ? GOING[to.zone] : undefined;
    if (!from) this.refuse('a card can be kept from going to a hand, a deck or the discard pile');
    if (to && (('whose' in to && to.whose) || ('at' in to && to.at)))
      this.refuse('say only "to the hand", "to the deck" or "to the discard pile"');
    return { from: from ?? 'leave the field' };
  }

  /** After what is done: "in battle", "by effects of spells". */
  protected causeOf: ParserMethod<[done: string], { from: CardDeed; by?: CardFilter }> = this.RULE(
    'causeOf',
    (done: string) => {
      const battle = this.OPTION(() => this.CONSUME(T.InBattle));
      const both = this.OPTION3({
        GATE: () => battle !== undefined && this.orEffectsAt(),
        DEF: () => {
          this.CONSUME(T.Or);
          this.OPTION4(() => this.CONSUME2(T.By));
          this.OPTION5(() => this.CONSUME(T.Card));
          return this.CONSUME(T.Effect);
        },
      });
      const by = this.OPTION2(() => {
        this.CONSUME(T.By);
        return this.SUBRULE(this.agents);
      });
      return this.ACTION(() => this.kept(done, battle !== undefined && !both, by));
    },
  );

  /** After "in battle": "or by card effects", so not at all. */
  private orEffectsAt(): boolean {
    const k = this.at(2, T.By) ? 3 : 2;
    return this.at(1, T.Or) && this.at(this.at(k, T.Card) ? k + 1 : k, T.Effect);
  }

  private kept(
    done: string,
    inBattle: boolean,
    by: { of?: CardFilter; effects: boolean } | undefined,
  ): { from: CardDeed; by?: CardFilter } {
    const limit = by?.of ? { by: by.of } : {};
    if (done === 'destroyed') {
      if (inBattle) {
        if (by) this.refuse('in battle there are no effects');
        return { from: 'be destroyed in battle' };
      }
      if (by && !by.effects) this.refuse('say by effects of which cards, or in battle');
      return by ? { from: 'be destroyed by effects', ...limit } : { from: 'be destroyed' };
    }
    const from = SUFFERED[done];
    const narrowed = done === 'targeted' || done === 'attacked';
    if (!from || inBattle || (by && !narrowed)) this.refuse('that cannot be forbidden');
    return { from: from ?? 'be destroyed', ...limit };
  }
}

const GOING = {
  hand: 'be returned to the hand',
  deck: 'be returned to the deck',
  discard: 'be sent to the discard pile',
} as const;

const SUFFERED: Readonly<Record<string, CardDeed>> = {
  attacked: 'be attacked',
  targeted: 'be targeted',
  played: 'be played',
  tapped: 'be tapped',
  untapped: 'be untapped',
  equipped: 'be equipped',
  countered: 'be countered',
  moved: 'be moved',
  activated: 'activate effects',
  rankedUp: 'rank up',
};

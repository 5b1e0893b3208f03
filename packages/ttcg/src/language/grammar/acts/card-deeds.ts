import type { ParserMethod } from 'chevrotain';
import type { Act, CardDeed, CardFilter } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { StateParser } from './states.ts';

/** What cards can be kept from, and by what. */
export abstract class CardDeedParser extends StateParser {
  /** "are negated", of effects. */
  protected negatedAt(k: number): boolean {
    return this.at(k, T.Is) && this.value(this.LA(k + 1)) === 'countered';
  }

  protected negated: ParserMethod<[], { from: CardDeed }> = this.RULE('negated', () => {
    this.CONSUME(T.Is);
    const done = this.CONSUME(T.Done);
    this.ACTION(() => {
      if (done.image === 'countered')
        this.refuse(
          'an effect is countered when it is activated; say that cards "lose their effects"',
        );
    });
    return { from: 'have effects' as const };
  });

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
      GATE: () => this.deedAt('return'),
      ALT: () => {
        this.SUBRULE6(this.verbOrGerund);
        this.SUBRULE(this.toTheHand);
        return { from: 'be returned to the hand' };
      },
    },
    {
      GATE: () => this.deedAt('untap'),
      ALT: () => {
        this.SUBRULE5(this.verbOrGerund);
        return { from: 'be untapped' };
      },
    },
    {
      GATE: () => this.value(this.LA(1)) === 'trigger',
      ALT: () => {
        this.CONSUME2(T.Gerund);
        return { from: 'have effects triggered' };
      },
    },
    {
      GATE: () => this.at(1, T.Has) || this.value(this.LA(1)) === 'have',
      ALT: () => {
        this.OR5([{ ALT: () => this.CONSUME(T.Has) }, { ALT: () => this.CONSUME3(T.Gerund) }]);
        this.CONSUME2(CATEGORY.its);
        this.CONSUME2(T.Effect);
        const done = this.CONSUME(T.Done);
        this.SUBRULE(this.orTheSame);
        const deed = this.SUBRULE(this.causeOf, {
          ARGS: [this.ACTION(() => this.value<string>(done))],
        });
        return this.ACTION(() => {
          const { from } = deed;
          if (from === 'be countered') return { ...deed, from: 'have effects countered' };
          if (from !== 'have effects triggered') this.refuse('that cannot be forbidden');
          return { from };
        });
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

  /** "countered or negated": another word for it. */
  private orTheSame = this.RULE('orTheSame', () => {
    this.OPTION({
      GATE: () => this.ahead(T.Or, T.Done) && this.value(this.LA(2)) === this.value(this.LA(0)),
      DEF: () => {
        this.CONSUME(T.Or);
        this.CONSUME(T.Done);
      },
    });
  });

  /** After "cannot be": "destroyed in battle", "targeted by spells". */
  protected suffered: ParserMethod<[], { from: CardDeed; by?: CardFilter }> = this.RULE(
    'suffered',
    () => {
      return this.OR<{ from: CardDeed; by?: CardFilter }>([
        {
          GATE: () => this.value(this.LA(1)) === 'prevented',
          ALT: () => {
            this.CONSUME(T.Done);
            this.CONSUME(T.From);
            this.ACTION(() => {
              if (!this.deedAt('attack'))
                this.refuse('only from attacking can a card not be prevented');
            });
            this.SUBRULE(this.verbOrGerund);
            return { from: 'be prevented from attacking' };
          },
        },
        {
          ALT: () => {
            const done = this.CONSUME(CATEGORY.done);
            this.SUBRULE(this.orTheSame);
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
            const by = this.OPTION(() => {
              this.CONSUME(T.By);
              return this.SUBRULE(this.agents);
            });
            return this.ACTION(() => this.keptFromGoing(moved, by));
          },
        },
        {
          ALT: () => {
            this.CONSUME(T.Chosen);
            this.CONSUME(T.As);
            this.OR2([{ ALT: () => this.CONSUME(T.The) }, { ALT: () => this.CONSUME(T.A) }]);
            this.CONSUME(T.Target);
            const by = this.OPTION2(() => {
              this.OR3([{ ALT: () => this.CONSUME(T.Of) }, { ALT: () => this.CONSUME2(T.By) }]);
              return this.SUBRULE2(this.agents);
            });
            return this.ACTION(() => this.kept('targeted', false, by));
          },
        },
      ]);
    },
  );

  /** "to the hand", "to its owner's hand". */
  private toTheHand = this.RULE('toTheHand', () => {
    this.CONSUME(T.To);
    const { pile, whose } = this.SUBRULE(this.pileName);
    this.ACTION(() => {
      if (pile !== 'hand' || whose) this.refuse('say "to the hand", or what it cannot leave');
    });
  });

  /** "cannot be returned to the hand": wherever it would go, its player's own. */
  private keptFromGoing(
    [move]: readonly Act[],
    by: { of?: CardFilter; effects: boolean } | undefined,
  ): { from: CardDeed; by?: CardFilter } {
    const to = move?.do === 'move' ? move.to : undefined;
    const from = to && to.zone !== 'under' ? GOING[to.zone] : undefined;
    if (!from) this.refuse('a card can be kept from going to a hand, a deck or the discard pile');
    if (to && (('whose' in to && to.whose) || ('at' in to && to.at)))
      this.refuse('say only "to the hand", "to the deck" or "to the discard pile"');
    if (to?.zone === 'hand') return this.kept('returned', false, by);
    if (by) this.refuse('that is not told apart by what it happens by');
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
    const effect = this.at(k, T.Card) ? k + 1 : k;
    return this.at(1, T.Or) && this.at(effect, T.Effect) && !this.at(effect + 1, T.Of);
  }

  private kept(
    done: string,
    inBattle: boolean,
    by: { of?: CardFilter; effects: boolean } | undefined,
  ): { from: CardDeed; by?: CardFilter } {
    const any = by && BY_ANY_EFFECT.has(done) ? ({ noun: 'card' } as const) : undefined;
    const of = by?.of ?? any;
    const limit = of ? { by: of } : {};
    if (done === 'destroyed') {
      if (inBattle) {
        if (by) this.refuse('in battle there are no effects');
        return { from: 'be destroyed in battle' };
      }
      if (by && !by.effects) this.refuse('say by effects of which cards, or in battle');
      return by ? { from: 'be destroyed by effects', ...limit } : { from: 'be destroyed' };
    }
    const from = SUFFERED[done];
    if (!from || inBattle || (by && !NARROWED.has(done))) this.refuse('that cannot be forbidden');
    return { from: from ?? 'be destroyed', ...limit };
  }
}

/** What can be kept from happening by some effects only. */
const NARROWED: ReadonlySet<string> = new Set([
  'targeted',
  'attacked',
  'tapped',
  'untapped',
  'countered',
  'returned',
]);

/** What happens otherwise as well: a card is tapped for its own effects. */
const BY_ANY_EFFECT: ReadonlySet<string> = new Set(['tapped', 'untapped']);

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
  returned: 'be returned to the hand',
  triggered: 'have effects triggered',
  activated: 'activate effects',
  rankedUp: 'rank up',
};

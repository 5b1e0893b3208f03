import type { ParserMethod } from 'chevrotain';
import type { Act, CardFilter, Cards, PlayerDeed, PointCause } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { pickOf } from '../cards/phrase.ts';
import { NotDoneParser } from './not-done.ts';

/** What players can be kept from. */
export abstract class BarParser extends NotDoneParser {
  /** What a player cannot do: "play spells", "activate effects of units". */
  protected playerDeed = this.RULE('playerDeed', (out: Act[]) => {
    const act = this.OR<
      | { from: PlayerDeed; cards?: CardFilter; times?: number; because?: PointCause }
      | { from: 'attack' | 'attack directly'; units: CardFilter }
      | { plays: number; of: CardFilter }
      | { targets: Cards }
      | undefined
    >([
      {
        ALT: () => {
          this.CONSUME(T.Target);
          const targets = this.SUBRULE(this.cards, { ARGS: ['field'] });
          this.OPTION7(() => {
            this.OR3([{ ALT: () => this.CONSUME2(T.With) }, { ALT: () => this.CONSUME(T.By) }]);
            this.OPTION8(() => this.CONSUME3(T.Card));
            this.CONSUME(T.Effect);
          });
          return { targets };
        },
      },
      {
        GATE: () => this.deedAt('play') && this.at(2, T.MoreThan),
        ALT: () => {
          this.SUBRULE1(this.verbOrGerund);
          this.CONSUME(T.MoreThan);
          const plays = this.SUBRULE(this.number);
          const of = this.SUBRULE3(this.kind, { ARGS: [] });
          this.SUBRULE(this.eachTurn);
          return { plays, of };
        },
      },
      {
        GATE: () => this.deedAt('play'),
        ALT: () => {
          this.SUBRULE(this.verbOrGerund);
          return { from: 'play', cards: this.SUBRULE(this.barredCards) };
        },
      },
      {
        GATE: () => this.deedAt('activate'),
        ALT: () => {
          this.SUBRULE2(this.verbOrGerund);
          const { of } = this.SUBRULE(this.agents);
          return this.ACTION(() => ({ from: 'activate effects', ...(of && { cards: of }) }));
        },
      },
      {
        GATE: () => this.deedAt('rank up'),
        ALT: () => {
          this.SUBRULE3(this.verbOrGerund);
          return this.OR6([
            { GATE: () => this.at(1, T.MoreThan), ALT: () => this.SUBRULE(this.rankUps) },
            {
              ALT: () => ({
                from: 'rank up' as const,
                cards: this.SUBRULE2(this.kind, { ARGS: [] }),
              }),
            },
          ]);
        },
      },
      {
        GATE: () => this.deedAt('attack'),
        ALT: () => {
          this.SUBRULE4(this.verbOrGerund);
          const directly = this.OPTION2(() => this.CONSUME(T.Directly));
          const many = this.option(12, {
            GATE: () => !directly && this.ahead(T.With, T.MoreThan),
            DEF: () => this.SUBRULE(this.soManyUnits),
          });
          const units = this.OPTION3({
            GATE: () => !many,
            DEF: () => {
              this.CONSUME(T.With);
              return this.SUBRULE4(this.kind, { ARGS: ['field'] });
            },
          });
          const from = directly ? 'attack directly' : 'attack';
          const times = this.OPTION9({
            GATE: () => !many && !units && !directly,
            DEF: () => this.SUBRULE2(this.moreOften),
          });
          if (many) return { from, ...many };
          return this.ACTION(() => (units ? { from, units } : { from, ...(times && { times }) }));
        },
      },
      {
        GATE: () => this.deedAt('untap') || this.deedAt('return'),
        ALT: () => this.SUBRULE(this.fieldDeed),
      },
      {
        GATE: () => this.deedAt('draw'),
        ALT: () => {
          this.SUBRULE5(this.verbOrGerund);
          const times = this.OPTION6(() => this.SUBRULE(this.soMany));
          this.OPTION4(() => this.SUBRULE(this.aCard));
          return { from: 'draw', ...(times && { times }) };
        },
      },
      {
        GATE: () => this.deedAt('discard'),
        ALT: () => {
          this.SUBRULE6(this.verbOrGerund);
          const times = this.option(10, () => this.SUBRULE2(this.soMany));
          this.OPTION5(() => this.CONSUME2(T.Card));
          return { from: 'discard', ...(times && { times }) };
        },
      },
      {
        GATE: () => this.deedAt('search'),
        ALT: () => {
          this.SUBRULE7(this.verbOrGerund);
          this.OPTION(() =>
            this.OR2([{ ALT: () => this.CONSUME(T.Their) }, { ALT: () => this.CONSUME(T.Your) }]),
          );
          this.CONSUME(T.Deck);
          const times = this.option(11, () => this.SUBRULE(this.moreOften));
          return { from: 'search', ...(times && { times }) };
        },
      },
      {
        GATE: () => this.deedAt('gain'),
        ALT: () => {
          this.SUBRULE8(this.verbOrGerund);
          this.CONSUME(T.Point);
          return { from: 'gain points' };
        },
      },
      {
        GATE: () => this.deedAt('lose'),
        ALT: () => {
          this.SUBRULE9(this.verbOrGerund);
          this.CONSUME2(T.Point);
          return this.SUBRULE(this.notLost, { ARGS: [out, true] });
        },
      },
    ]);
    this.ACTION(() => {
      if (!act) return;
      if ('plays' in act) {
        const { plays: n, of } = act;
        if (of.whose || of.place) this.refuse('cards are played from your hand');
        const kind = isAny(of) ? {} : { kind: of };
        out.push({ do: 'limitPlays', who: this.player(), to: 'at most', n, ...kind });
        return;
      }
      if ('targets' in act) {
        if (this.player() !== 'opponent') this.refuse('say what cannot be targeted');
        const by = { noun: 'card', whose: 'opponent' } as const;
        out.push({ do: 'forbid', cards: act.targets, from: 'be targeted', by });
        return;
      }
      if ('units' in act) {
        out.push({ do: 'forbid', cards: pickOf('all', this.ofDoer(act.units)), from: act.from });
        return;
      }
      const { from, cards, times, because } = act;
      const all = !cards || isAny(cards);
      const more = { ...(times && { times }), ...(because && { because }) };
      out.push({ do: 'bar', who: this.player(), from, ...(!all && { cards }), ...more });
    });
  });

  /** "untap units", "return units to their hand". */
  private fieldDeed: ParserMethod<[], { from: PlayerDeed; cards?: CardFilter }> = this.RULE(
    'fieldDeed',
    () => {
      const returns = this.ACTION(() => this.deedAt('return'));
      this.SUBRULE(this.verbOrGerund);
      const cards = this.SUBRULE(this.barredCards);
      this.OPTION({ GATE: () => returns, DEF: () => this.SUBRULE(this.toHand) });
      return { from: returns ? ('return' as const) : ('untap' as const), cards };
    },
  );

  /** "units", "it", "those cards". */
  private barredCards: ParserMethod<[], CardFilter> = this.oneOf<CardFilter>('barredCards', [
    {
      GATE: () => this.thoseAt(1),
      ALT: () => {
        const those = this.OR2<Cards>([
          this.word(T.Theirs, { the: 'that' } as const),
          { ALT: () => this.SUBRULE(this.ref) },
        ]);
        this.ACTION(() => {
          if (those.the !== 'that')
            this.refuse('say it of the card, like "that unit cannot be untapped"');
        });
        return { noun: 'card', place: 'that' };
      },
    },
    { ALT: () => this.SUBRULE(this.kind, { ARGS: [] }) },
  ]);

  /** "to their hand", "to the hand", "to its owner's hand": where cards are returned to anyway. */
  protected toHand = this.RULE('toHand', () => {
    this.CONSUME(T.To);
    const { pile } = this.SUBRULE(this.pileName);
    this.ACTION(() => {
      if (pile !== 'hand') this.refuse('a card can only be kept from leaving the field');
    });
  });

  /** "more than one card each turn": each card is one time. */
  private soMany: ParserMethod<[], number> = this.RULE('soMany', () => {
    this.CONSUME(T.MoreThan);
    const n = this.SUBRULE(this.number);
    this.CONSUME(T.Card);
    this.SUBRULE(this.eachTurn);
    return n;
  });

  /** "with more than two units each turn": one that attacks again is no other. */
  private soManyUnits: ParserMethod<[], { cards: CardFilter; times: number }> = this.RULE(
    'soManyUnits',
    () => {
      this.CONSUME(T.With);
      this.CONSUME(T.MoreThan);
      const times = this.SUBRULE(this.number);
      const cards = this.SUBRULE(this.kind, { ARGS: ['field'] });
      this.SUBRULE(this.eachTurn);
      this.ACTION(() => {
        if (cards.noun !== 'unit' || Object.keys(cards).length > 1)
          this.refuse('only units can be counted so');
      });
      return { cards, times };
    },
  );

  /** "more than one unit each turn", "more than twice each turn". */
  private rankUps: ParserMethod<[], { from: 'rank up'; cards: CardFilter; times: number }> =
    this.RULE('rankUps', () => {
      const often = this.OPTION({
        GATE: () => this.at(2, T.Once, T.Twice) || this.at(3, T.Times),
        DEF: () => this.SUBRULE(this.moreOften),
      });
      const many = this.OPTION2({
        GATE: () => often === undefined,
        DEF: () => {
          this.CONSUME(T.MoreThan);
          const n = this.SUBRULE(this.number);
          const cards = this.SUBRULE(this.kind, { ARGS: [] });
          this.SUBRULE(this.eachTurn);
          return { n, cards };
        },
      });
      return this.ACTION(() => {
        const { n, cards } = many ?? { n: often ?? 1, cards: { noun: 'card' } as const };
        if (Object.keys(cards).length > 1)
          this.refuse('only units, spells or all cards can be counted so');
        return { from: 'rank up' as const, cards, times: n };
      });
    });

  /** "more than once each turn". */
  private moreOften: ParserMethod<[], number> = this.RULE('moreOften', () => {
    this.CONSUME(T.MoreThan);
    const n = this.OR<number>([
      this.word(T.Once, 1),
      this.word(T.Twice, 2),
      {
        ALT: () => {
          const times = this.SUBRULE(this.number);
          this.CONSUME(T.Times);
          return times;
        },
      },
    ]);
    this.SUBRULE(this.eachTurn);
    return n;
  });

  /** Whether the cards last spoken of come: "them", "that card", "theirs" of what each has. */
  private thoseAt(k: number): boolean {
    return this.at(k, T.Theirs, T.It, T.Them) || (this.at(k, T.That) && this.nounAt(k + 1));
  }

  /** "attack with dragons": those of whoever cannot. */
  private ofDoer(units: CardFilter): CardFilter {
    const who = this.player();
    if (units.whose || units.place) this.refuse('players attack with their own units');
    if (who === 'both') return units;
    return { ...units, whose: who === 'you' ? 'your' : 'opponent' };
  }

  /** "cannot attack or activate effects": both. */
  protected otherDeedAt(): boolean {
    return this.at(1, T.Or) && this.at(2, ...BARRED);
  }

  /** "cards", "a card". */
  private aCard = this.RULE('aCard', () => {
    this.OPTION(() => this.CONSUME(T.A));
    this.CONSUME(T.Card);
  });

  protected verbOrGerund = this.RULE('verbOrGerund', () => {
    this.OR([
      { ALT: () => this.CONSUME(CATEGORY.verb) },
      { ALT: () => this.CONSUME(T.Gerund) },
      { ALT: () => this.CONSUME(T.Fighting) },
    ]);
  });

  /** Whether that deed comes, as "attack" or "attacking". */
  protected deedAt(verb: keyof typeof DEED_VERBS): boolean {
    if (this.at(1, T.Gerund)) return this.value(this.LA(1)) === verb;
    if (this.at(1, T.Fighting)) return verb === 'attack' && this.LA(1).image === 'attacking';
    return this.at(1, DEED_VERBS[verb]);
  }
}

const DEED_VERBS = {
  attack: T.Attack,
  leave: T.Leave,
  return: T.Return,
  'rank up': T.RankUp,
  activate: T.Activate,
  play: T.Play,
  draw: T.Draw,
  discard: T.Discard,
  search: T.Search,
  gain: T.Gain,
  lose: T.Lose,
  untap: T.Untap,
};

const BARRED = Object.values(DEED_VERBS);

const isAny = (card: CardFilter): boolean => card.noun === 'card' && Object.keys(card).length === 1;

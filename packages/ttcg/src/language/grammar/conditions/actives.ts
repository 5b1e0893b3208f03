import type { ParserMethod } from 'chevrotain';
import type { Event, EventCard, Whose } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { CauseParser } from './causes.ts';

/** What a card does, as one event or one of two. */
export interface Done {
  readonly event: Event;
  readonly or?: readonly Event[];
  readonly past?: boolean;
}

/** What cards do, as events. */
export abstract class ActiveParser extends CauseParser {
  /** What a card does: attacks, destroys, leaves the field, activates. */
  protected active: ParserMethod<[card: EventCard], Done> = this.RULE('active', (card: EventCard) =>
    this.OR<Done>([
      {
        GATE: () => this.at(2, T.And) && !this.at(3, T.Survive, T.Is),
        ALT: () => {
          const past = this.OR2([
            this.word(T.Attack, false),
            { GATE: () => this.LA(1).image === 'attacked', ...this.word(T.Done, true) },
          ]);
          this.CONSUME(T.And);
          this.OR3([{ ALT: () => this.CONSUME2(T.Destroy) }, { ALT: () => this.CONSUME5(T.Done) }]);
          const event = this.SUBRULE3(this.destroys, { ARGS: [card] });
          return this.ACTION(() => ({ event: inOwnAttack(event), past }));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Attack);
          return { event: this.SUBRULE(this.attacks, { ARGS: [card] }) };
        },
      },
      { ALT: () => this.SUBRULE(this.battles, { ARGS: [card] }) },
      {
        ALT: () => {
          this.CONSUME(T.Destroy);
          return { event: this.SUBRULE(this.destroys, { ARGS: [card] }) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.DirectAttack);
          return { event: { what: 'attacks', card, directly: true } };
        },
      },
      {
        ALT: () => {
          const dies = this.CONSUME(T.Die);
          const by = this.OPTION3(() => this.SUBRULE(this.causes));
          return this.ACTION(() => ({
            event: { what: 'destroyed', card, ...by },
            past: this.value(dies) === 'past',
          }));
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Leave);
          return { event: this.SUBRULE(this.leaves, { ARGS: [card] }) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Enter);
          this.OPTION(() => {
            this.CONSUME(T.The);
            this.CONSUME(T.Field);
          });
          const whose = this.OPTION2(() => {
            this.CONSUME(T.Under);
            const whose = this.SUBRULE(this.whose);
            this.CONSUME(T.Control);
            return whose;
          });
          return this.ACTION(() => ({
            event: { what: 'played', card: this.underControl(card, whose) },
          }));
        },
      },
      {
        GATE: () => this.becomesActiveAt(),
        ALT: () => {
          this.CONSUME(T.Become);
          this.OPTION8(() =>
            this.OR8([{ ALT: () => this.CONSUME8(T.The) }, { ALT: () => this.CONSUME8(T.A) }]),
          );
          this.CONSUME(T.Active);
          this.OPTION9(() => this.CONSUME9(T.Card));
          return { event: { what: 'uncovered', card } };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.RankUp);
          return { event: { what: 'rankedUp', card } };
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.Activate);
          return { event: this.SUBRULE(this.activates, { ARGS: [card] }) };
        },
      },
      {
        GATE: () => this.LA(1).image === 'attacked',
        ALT: () => {
          this.CONSUME(T.Done);
          return { event: this.SUBRULE2(this.attacks, { ARGS: [card] }), past: true };
        },
      },
      {
        GATE: () => this.LA(1).image === 'destroyed',
        ALT: () => {
          this.CONSUME2(T.Done);
          return { event: this.SUBRULE2(this.destroys, { ARGS: [card] }), past: true };
        },
      },
      {
        GATE: () => this.LA(1).image === 'left',
        ALT: () => {
          this.CONSUME3(T.Done);
          return { event: this.SUBRULE2(this.leaves, { ARGS: [card] }), past: true };
        },
      },
      {
        GATE: () => this.LA(1).image === 'activated',
        ALT: () => {
          this.CONSUME4(T.Done);
          return { event: this.SUBRULE2(this.activates, { ARGS: [card] }), past: true };
        },
      },
    ]),
  );

  protected attacks: ParserMethod<[card: EventCard], Event> = this.RULE(
    'attacks',
    (card: EventCard) => {
      const onThis = this.OPTION4({
        GATE: () => this.at(1, T.This) && this.nounAt(2),
        DEF: () => this.SUBRULE(this.ref),
      });
      const other = this.OPTION({
        GATE: () => !onThis && this.cardsAt(1) && !this.oftenAt() && !this.ahead(T.Each, T.Turn),
        DEF: () => this.SUBRULE(this.secondCard),
      });
      const directly = this.OPTION2(() => {
        const whom = this.OPTION3(() =>
          this.OR<'you' | 'opponent'>([this.word(T.You, 'you'), this.word(T.Opponent, 'opponent')]),
        );
        this.CONSUME(T.Directly);
        this.ACTION(() => {
          if (whom === 'opponent') this.they = whom;
        });
        return { whom };
      });
      const survives = this.SUBRULE(this.andSurvives);
      if (onThis) return this.ACTION(() => this.attackedBy(card));
      return this.ACTION(() => ({
        what: 'attacks' as const,
        card: this.attacking(card, directly?.whom),
        ...(other && { other: this.notFirst('attacks', card, other) }),
        ...(directly !== undefined && { directly: true as const }),
        ...(survives && { survives: true as const }),
      }));
    },
  );

  /** "and survives", "and is not destroyed". */
  protected andSurvives: ParserMethod<[], true | undefined> = this.RULE('andSurvives', () =>
    this.OPTION({
      GATE: () => this.at(this.at(1, T.And) ? 2 : 1, T.Survive) || this.unscathedAt(),
      DEF: () => {
        this.OPTION2(() => this.CONSUME(T.And));
        this.OR([
          { ALT: () => this.CONSUME(T.Survive) },
          {
            ALT: () => {
              this.CONSUME(T.Is);
              this.CONSUME(T.Not);
              this.CONSUME(T.Done);
            },
          },
        ]);
        return true as const;
      },
    }),
  );

  private unscathedAt(): boolean {
    return this.ahead(T.And, T.Is, T.Not) && this.value(this.LA(4)) === 'destroyed';
  }

  /** R-T240. "battles a light unit", "defends", "survives a battle": attacks a unit, or is attacked. */
  private battles: ParserMethod<[card: EventCard], Done> = this.RULE(
    'battles',
    (card: EventCard) => {
      const how = this.OR<'either' | 'attacked' | 'survived' | 'either survived'>([
        this.word(T.Battles, 'either'),
        this.word(T.Defends, 'attacked'),
        this.word(T.SurvivesAttack, 'survived'),
        this.word(T.SurvivesBattle, 'either survived'),
      ]);
      const other = this.OPTION({
        GATE: () => this.againstAt(),
        DEF: () => {
          this.OPTION2(() =>
            this.OR2([
              { ALT: () => this.CONSUME(T.Against) },
              { ALT: () => this.CONSUME(T.With) },
              { ALT: () => this.CONSUME(T.By) },
            ]),
          );
          return this.SUBRULE(this.secondCard);
        },
      });
      return this.ACTION((): Done => {
        const survives = how.endsWith('survived') && { survives: true as const };
        const by = other && { by: this.notFirst('attacked', card, other) };
        const attacked: Event = { what: 'attacked', card, ...by, ...survives };
        if (!how.startsWith('either')) return { event: attacked };
        if (typeof card === 'object' && !card.whose)
          this.refuse('two units battle each other; say of which player');
        this.battling = true;
        const unit = other ? this.notFirst('attacks', card, other) : ({ noun: 'unit' } as const);
        return {
          event: { what: 'attacks', card, other: unit, ...survives },
          or: [{ by: unit, ...attacked }],
        };
      });
    },
  );

  private againstAt(): boolean {
    const k = this.at(1, T.Against, T.With, T.By) ? 2 : 1;
    return this.cardsAt(k) && !this.oftenAt() && !this.ahead(T.Each, T.Turn);
  }

  /** "enters the field under your control". */
  private underControl(card: EventCard, whose: Whose | undefined): EventCard {
    if (!whose) return card;
    if (typeof card === 'string' || (card.whose ?? whose) !== whose)
      this.refuse('say whose card it is');
    return typeof card === 'string' ? card : { ...card, whose };
  }

  /** "an enemy unit attacks this card". */
  private attackedBy(card: EventCard): Event {
    if (typeof card === 'string') this.refuse('no unit attacks one of its own player');
    this.twoMeant = true;
    return { what: 'attacked', card: 'this', ...(typeof card === 'object' && { by: card }) };
  }

  /** Only the other player's units attack a player: "a unit attacks you directly". */
  private attacking(card: EventCard, whom: 'you' | 'opponent' | undefined): EventCard {
    if (!whom) return card;
    const whose = whom === 'you' ? 'opponent' : 'your';
    const own = typeof card === 'string' ? 'your' : (card.whose ?? whose);
    if (own !== whose) this.refuse('no unit attacks its own player');
    return typeof card === 'string' ? card : { ...card, whose };
  }

  protected destroys: ParserMethod<[card: EventCard], Event> = this.RULE(
    'destroys',
    (card: EventCard) => {
      const other = this.SUBRULE(this.secondCard);
      const inBattle = this.OPTION(() => this.CONSUME(T.InBattle));
      return this.ACTION(() => ({
        what: 'destroys' as const,
        card,
        other: this.notFirst('destroys', card, other),
        ...(inBattle && { inBattle: true as const }),
      }));
    },
  );

  private leaves: ParserMethod<[card: EventCard], Event> = this.RULE(
    'leaves',
    (card: EventCard) => {
      this.CONSUME(T.The);
      this.CONSUME(T.Field);
      const by = this.OPTION(() => this.SUBRULE(this.cause));
      return this.ACTION(() => ({
        what: 'leaves' as const,
        card,
        ...(by && { by: this.notFirst('leaves', card, by) }),
      }));
    },
  );

  private activates: ParserMethod<[card: EventCard], Event> = this.RULE(
    'activates',
    (card: EventCard) => {
      const by = this.OPTION(() => this.SUBRULE(this.cause));
      return this.ACTION(() => ({
        what: 'activates' as const,
        card,
        ...(by && { by: this.notFirst('activates', card, by) }),
      }));
    },
  );
}

/** "attacks and destroys": in that battle. */
function inOwnAttack(event: Event): Event {
  if (event.what !== 'destroys') return event;
  const { inBattle: _, ...rest } = event;
  return { ...rest, attacking: true };
}

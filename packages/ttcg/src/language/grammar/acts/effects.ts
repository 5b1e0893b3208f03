import type { ParserMethod } from 'chevrotain';
import type { Act, CardFilter, Cards, EffectType, WhichEffect, Whose } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { isPlural } from '../cards/phrase.ts';
import { RedirectParser } from './redirects.ts';

/** Acts about effects and plays, and by whose effects something happens. */
export abstract class EffectVerbParser extends RedirectParser {
  /** "activate the effect of one spell", "copy the attack of it". */
  protected usingEffect = this.RULE('usingEffect', (out: Act[]) => {
    const what = this.OR<'activate' | 'copy'>([
      this.word(T.Activate, 'activate'),
      this.word(T.Copy, 'copy'),
    ]);
    this.OR2([
      {
        GATE: () => this.anEffectOfAt(),
        ALT: () => {
          const { cards, which } = this.SUBRULE(this.effectOf);
          const own = this.OPTION2(() => this.CONSUME(T.AsOwn));
          const does = this.ACTION(() => (own ? 'copy' : what));
          this.ACTION(() => out.push({ do: does, cards, ...(which && { which }) }));
          this.OPTION3({
            GATE: () => does === 'copy' && this.ahead(T.And, T.Activate, T.It),
            DEF: () => {
              this.CONSUME(T.And);
              this.CONSUME2(T.Activate);
              this.CONSUME2(T.It);
            },
          });
        },
      },
      {
        GATE: () => this.at(1, T.Its, T.Their) && this.whichEffectAt(2),
        ALT: () => {
          this.CONSUME(CATEGORY.its);
          const both = this.ACTION(() => this.at(0, T.Its) && this.bothEffectsAt() !== undefined);
          const which = this.SUBRULE2(this.whichEffect);
          this.ACTION(() => {
            const all = both ? { which: 'both' as const } : which;
            out.push({ do: what, cards: { the: 'that' }, ...all });
          });
        },
      },
      {
        GATE: () => this.at(1, T.Number) && this.at(2, T.Of) && this.at(3, T.Its, T.Their),
        ALT: () => {
          this.CONSUME2(T.Number);
          this.CONSUME2(T.Of);
          this.CONSUME2(CATEGORY.its);
          this.CONSUME4(T.Effect);
          this.ACTION(() => out.push({ do: what, cards: { the: 'that' } }));
        },
      },
      {
        GATE: () =>
          this.answers === 'effect' && (this.ahead(T.That, T.Effect) || this.endsAfterIt()),
        ALT: () => {
          this.OR4([
            { ALT: () => this.CONSUME(T.It) },
            {
              ALT: () => {
                this.CONSUME(T.That);
                this.CONSUME5(T.Effect);
              },
            },
          ]);
          this.ACTION(() => out.push({ do: what, cards: { the: 'that' } }));
        },
      },
      {
        GATE: () => what === 'copy' && this.valuesAt(),
        ALT: () => {
          const { cards, stat, ...base } = this.SUBRULE(this.maybeBase);
          this.ACTION(() => {
            if (stat === 'rank' || stat === 'bonus') this.refuse(`the ${stat} cannot be copied`);
            else out.push({ do: 'copyStats', cards, stat, ...base });
          });
        },
      },
      {
        ALT: () => {
          const cards = this.SUBRULE2(this.cards, { ARGS: ['field'] });
          this.CONSUME(T.Possessive);
          this.OPTION(() => this.CONSUME(T.Other));
          const which = this.SUBRULE3(this.whichEffect);
          this.ACTION(() => out.push({ do: what, cards, ...which }));
        },
      },
    ]);
    this.SUBRULE(this.anyhow);
    this.ACTION(() => this.onlyYou());
  });

  /** "the second effect of one unit", "both effects of it", "one of the effects of a spell". */
  protected effectOf: ParserMethod<[], EffectsOf> = this.RULE('effectOf', () => {
    const some = this.OPTION({
      GATE: () => this.ahead(T.Number, T.Of),
      DEF: () => {
        const n = this.SUBRULE(this.number);
        this.CONSUME(T.Of);
        this.ACTION(() => {
          if (n !== 1) this.refuse('say "one of", or "both effects"');
        });
        return n;
      },
    });
    this.OR([
      { ALT: () => this.CONSUME(T.The) },
      { ALT: () => this.CONSUME(T.A) },
      { ALT: () => this.CONSUME(T.Number) },
      { ALT: () => this.CONSUME(T.Both) },
      { ALT: () => this.CONSUME(T.All) },
    ]);
    this.OPTION2(() => this.CONSUME2(T.The));
    const both = this.ACTION(() => this.bothEffectsAt());
    const { which } = this.SUBRULE(this.whichEffect);
    this.CONSUME2(T.Of);
    const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
    return this.ACTION((): EffectsOf => {
      const all = both === 'said' || (both === 'plural' && !isPlural(cards));
      if (!some && all && !which) return { cards, which: 'both' };
      return { cards, ...(which && { which }) };
    });
  });

  protected anEffectOfAt(k = 1): boolean {
    const start = this.at(k, T.Number) && this.at(k + 1, T.Of) ? k + 2 : k;
    if (!this.at(start, T.The, T.A, T.Number, T.Both, T.All)) return false;
    const i = this.at(start + 1, T.The) ? start + 2 : start + 1;
    const named = this.at(i, T.Ordinal) || this.effectKindAt(i);
    const end = named ? i + 1 : i;
    return this.at(end, T.Effect) && this.at(end + 1, T.Of);
  }

  /** An effect that another one works neither taps its card nor asks whether it is tapped (R-T140). */
  private anyhow = this.RULE('anyhow', () => {
    this.OPTION(() => this.CONSUME(T.Untouched));
    this.OPTION2(() => {
      this.CONSUME(T.EvenIf);
      this.OR([{ ALT: () => this.CONSUME(T.It) }, { ALT: () => this.CONSUME(T.They) }]);
      this.OR2([{ ALT: () => this.CONSUME(T.Is) }, { ALT: () => this.CONSUME(T.Was) }]);
      const how = this.CONSUME(T.Turned);
      this.OPTION3(() => this.CONSUME(T.ThisTurn));
      this.ACTION(() => {
        if (this.value(how) === 'equipped') this.refuse('that does not keep it from working');
      });
    });
  });

  /** "both effects", or of a single card "the effects", which are both as well. */
  private bothEffectsAt(): 'said' | 'plural' | undefined {
    if (this.at(0, T.Both, T.All) || (this.at(0, T.The) && this.at(-1, T.Both, T.All)))
      return 'said';
    return this.LA(1).image === 'effects' && !this.at(0, T.Number) ? 'plural' : undefined;
  }

  /** "effect", "second effect", "latent effect". */
  private whichEffect: ParserMethod<[], { which?: 1 | 2 | EffectType }> = this.RULE(
    'whichEffect',
    () => {
      const which = this.OPTION(() =>
        this.OR<1 | 2 | EffectType>([
          {
            ALT: () => {
              const nth = this.CONSUME(T.Ordinal);
              return this.ACTION(() => Number(this.value(nth)) as 1 | 2);
            },
          },
          { ALT: () => this.SUBRULE(this.effectKind) },
        ]),
      );
      this.CONSUME(T.Effect);
      return which ? { which } : {};
    },
  );

  private whichEffectAt(k: number): boolean {
    return this.at(k, T.Effect, T.Ordinal) || this.effectKindAt(k);
  }

  /** "copy it" and nothing more: the effect that is answered. */
  private endsAfterIt(): boolean {
    return this.at(1, T.It) && !this.at(2, T.Possessive);
  }

  /** "play a rank 1 unit", "play two additional cards". */
  protected playing = this.RULE('playing', (out: Act[]) => {
    this.CONSUME(T.Play);
    this.OR([
      {
        GATE: () => this.extraCardsAt(1),
        ALT: () => {
          this.OPTION6(() => this.CONSUME(T.UpTo));
          const n = this.SUBRULE(this.howMany);
          this.OPTION({
            GATE: () => this.at(1, T.Additional, T.More),
            DEF: () =>
              this.OR2([
                { ALT: () => this.CONSUME(T.Additional) },
                { ALT: () => this.CONSUME(T.More) },
              ]),
          });
          const card = this.SUBRULE(this.kind, { ARGS: [] });
          const amount = this.SUBRULE(this.times, { ARGS: [n] });
          const each = this.SUBRULE(this.eachTurn);
          this.ACTION(() => this.addPlays(out, amount, card, each));
        },
      },
      {
        GATE: () => this.playsAt(1),
        ALT: () => this.SUBRULE(this.playCount, { ARGS: [out] }),
      },
      { ALT: () => this.SUBRULE(this.openHand, { ARGS: [out] }) },
      {
        GATE: () => this.freeKindAt(1),
        ALT: () => this.SUBRULE(this.freeKind, { ARGS: [out] }),
      },
      {
        ALT: () => {
          const cards = this.SUBRULE(this.cards, { ARGS: ['play', 'beside'] });
          const goal = this.OPTION5(() => this.SUBRULE(this.besideGoal));
          const its = this.OPTION7(() => this.SUBRULE(this.itsPlace));
          const spot = this.OPTION2({
            GATE: () => this.spotAt(),
            DEF: () => this.SUBRULE(this.spot),
          });
          const tapped = this.OPTION3({
            GATE: () => this.LA(1).image === 'tapped',
            DEF: () => this.CONSUME(T.Turned),
          });
          const free = this.OPTION4(() => this.CONSUME(T.FreeRank));
          this.ACTION(() => {
            if (spot === 'empty column' && !areRankOne(cards))
              this.refuse('only cards of rank 1 are played to an empty column (R-T6)');
            if (goal) {
              if (free || tapped || its)
                this.refuse('how it is played is not said as well as where');
              this.placeBeside(out, cards, goal);
              return;
            }
            const how = {
              ...(its && { inItsPlace: true as const }),
              ...(free && { free: true as const }),
              ...(tapped && { tapped: true as const }),
            };
            out.push({ do: 'play', who: this.anyPlayer(), cards, ...how });
          });
        },
      },
    ]);
  });

  /** Where the card last spoken of lay. */
  private itsPlace: ParserMethod<[], boolean> = this.RULE('itsPlace', () => {
    this.CONSUME(T.InItsPlace);
    this.ACTION(() => this.meansOne());
    return true;
  });

  private spotAt(): boolean {
    if (this.at(1, T.Under)) return this.whoseAt(2) > 0 && this.at(2 + this.whoseAt(2), T.Control);
    return this.at(1, T.To, T.On, T.In) && (this.at(3, T.Empty) || this.fieldAt(2));
  }

  /** Where cards are played anyway: "to your side of the field", or those of rank 1 "in an empty column". */
  private spot: ParserMethod<[], 'field' | 'empty column'> = this.RULE('spot', () => {
    this.OR([
      { ALT: () => this.CONSUME(T.To) },
      { ALT: () => this.CONSUME(T.On) },
      { ALT: () => this.CONSUME(T.In) },
      { ALT: () => this.CONSUME(T.Under) },
    ]);
    return this.OR2<'field' | 'empty column'>([
      {
        GATE: () => !this.at(1, T.A),
        ALT: () => {
          const whose = this.OR3<Whose | undefined>([
            {
              GATE: () => this.at(0, T.Under),
              ALT: () => {
                const own = this.SUBRULE(this.whose);
                this.CONSUME(T.Control);
                return own;
              },
            },
            { ALT: () => this.SUBRULE(this.fieldSide) },
          ]);
          this.ACTION(() => {
            if (whose && whose !== this.ownWhose()) this.refuse('say who plays it');
          });
          return 'field';
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.A);
          this.CONSUME(T.Empty);
          this.CONSUME(T.Column);
          return 'empty column';
        },
      },
    ]);
  });

  /** "by effects of spells", "by counter effects", "by spells"; nothing for effects of any card. */
  protected agents: ParserMethod<[], { of?: CardFilter; effects: boolean }> = this.oneOf<{
    of?: CardFilter;
    effects: boolean;
  }>('agents', [
    {
      GATE: () => this.effectWordAt() > 0,
      ALT: () => {
        const of = this.SUBRULE(this.effects);
        return this.ACTION(() => ({ effects: true, ...(of && { of }) }));
      },
    },
    {
      GATE: () => !this.at(2, T.Possessive),
      ALT: () => {
        this.CONSUME(T.Opponent);
        return { of: { noun: 'card', whose: 'opponent' }, effects: true };
      },
    },
    {
      ALT: () => {
        const of = this.SUBRULE(this.kind, { ARGS: [] });
        const effects = this.OPTION(() => this.CONSUME(T.Effect));
        return this.ACTION(() => ({
          of,
          effects: effects !== undefined || of.noun === 'spell',
        }));
      },
    },
  ]);
}

/** Effects of cards that a text speaks of. */
interface EffectsOf {
  readonly cards: Cards;
  readonly which?: WhichEffect;
}

function areRankOne(cards: Cards): boolean {
  const rank = cards.the === 'pick' ? cards.card.rank : undefined;
  return rank?.than === 'exactly' && rank.n === 1 && !rank.or;
}

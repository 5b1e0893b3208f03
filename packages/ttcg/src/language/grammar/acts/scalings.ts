import type { Act, Who } from '../../tree/tree.ts';
import { T } from '../../words/tokens.ts';
import { AttackLossParser } from './attack-losses.ts';

/** How points are changed on their way; nothing where that is said after them. */
type Scaling = Extract<Act, { do: 'scalePoints' }>['how'] | undefined;

const SCALED = {
  double: 'double',
  triple: 'triple',
  halve: 'halve',
  gain: 'increase',
  lose: 'reduce',
} as const;

type Scale = 'double' | 'triple' | 'halve';

/** Doubling, halving, raising and lowering: values of cards, points, and what is lost of them. */
export abstract class ScalingParser extends AttackLossParser {
  /** "double this card's attack", "halve your points". */
  protected scaling = this.RULE('scaling', (out: Act[]) => {
    const op = this.OR<Scale>([
      this.word(T.Double, 'double'),
      this.word(T.Triple, 'triple'),
      this.word(T.Halve, 'halve'),
    ]);
    this.SUBRULE(this.scaled, { ARGS: [out, op] });
  });

  private scaled = this.RULE('scaled', (out: Act[], op: Scale) => {
    this.OR([
      {
        GATE: () => this.pointsAt(),
        ALT: () => {
          const who = this.SUBRULE(this.pointsOf);
          this.ACTION(() => out.push({ do: 'points', who, change: { op } }));
        },
      },
      {
        GATE: () => this.at(1, T.Point, T.Damage) || this.at(2, T.Point, T.Damage),
        ALT: () => this.SUBRULE(this.pointsLost, { ARGS: [out, op] }),
      },
      {
        ALT: () => {
          const { cards, stat, ...base } = this.SUBRULE(this.maybeBase);
          this.ACTION(() => out.push({ do: 'stat', cards, stat, change: { op }, ...base }));
        },
      },
    ]);
  });

  /** "the points your opponent loses", "all points you gain", "all damage you take". */
  private pointsLost = this.RULE('pointsLost', (out: Act[], how: Scaling) => {
    this.OPTION(() =>
      this.OR([{ ALT: () => this.CONSUME(T.The) }, { ALT: () => this.CONSUME(T.All) }]),
    );
    const damage = this.OR2([this.word(T.Point, false), this.word(T.Damage, true)]);
    this.OPTION2(() => this.CONSUME(T.That));
    const unsaid = this.ACTION(() => this.wasDone(1, 'lost', 'gained'));
    const { who, of } = this.OR5<{ who: Who; of: 'gain' | 'lose' }>([
      {
        GATE: () => this.wasDone(1, 'lost', 'gained'),
        ALT: () => {
          const done = this.CONSUME(T.Done);
          return this.ACTION(() => ({
            who: 'both' as const,
            of: this.value(done) === 'lost' ? ('lose' as const) : ('gain' as const),
          }));
        },
      },
      {
        ALT: () => {
          const who = this.SUBRULE(this.who);
          const of = this.OR3<'gain' | 'lose'>([
            { GATE: () => !damage, ...this.word(T.Gain, 'gain') },
            { GATE: () => !damage, ...this.word(T.Lose, 'lose') },
            { GATE: () => damage, ...this.word(T.Suffer, 'lose') },
          ]);
          return { who, of };
        },
      },
    ]);
    const through = this.OPTION7({
      GATE: () => of === 'lose' && this.throughAt(),
      DEF: () => this.SUBRULE(this.throughAttacks),
    });
    // "The points you lose this turn are doubled."
    const time = this.OPTION3({
      GATE: () => this.at(1, T.ThisTurn),
      DEF: () => this.CONSUME(T.ThisTurn),
    });
    const changed = this.OPTION4({
      GATE: () => how === undefined,
      DEF: () => {
        this.CONSUME(T.Is);
        return this.OR4([
          { ALT: () => this.CONSUME(T.Scaled) },
          { ALT: () => this.CONSUME(T.Shifted) },
        ]);
      },
    });
    const by = this.OPTION5({
      GATE: () => this.at(0, T.Shifted) || how === 'reduce' || how === 'increase',
      DEF: () => {
        this.CONSUME(T.By);
        return this.SUBRULE(this.number);
      },
    });
    this.OPTION6({
      GATE: () => by !== undefined && this.at(1, T.Point),
      DEF: () => this.CONSUME2(T.Point),
    });
    this.ACTION(() => {
      // "Your units can attack directly this turn, but the points lost are halved": those, or all from now on?
      if (unsaid && out.length > 0 && !through && !time)
        this.refuse('say whose points, and for how long');
      this.onlyYou();
      this.as(who);
      const word = changed ? SCALED[this.value<keyof typeof SCALED>(changed)] : how;
      const scaled = { how: word ?? 'double', who: this.player(), of } as const;
      const act: Act = {
        do: 'scalePoints',
        ...scaled,
        ...(by !== undefined && { by }),
        ...(through && { through }),
      };
      out.push(time ? { ...act, for: 'this turn' } : act);
    });
  });

  /** "the points you lose are reduced by 1", "all damage you take is doubled". */
  protected lostPointsAt(): boolean {
    const k = this.at(1, T.All, T.The) ? 2 : 1;
    if (!this.at(k, T.Point, T.Damage)) return false;
    const i = this.at(k + 1, T.That) ? k + 2 : k + 1;
    if (this.wasDone(i, 'lost', 'gained')) return true;
    return this.at(i, T.You, T.Opponent, T.Player, T.Each, T.Both, T.They);
  }

  /** Whether the k-th token says that one of these was done. */
  private wasDone(k: number, ...done: readonly string[]): boolean {
    return this.at(k, T.Done) && done.includes(this.value(this.LA(k)));
  }

  protected lostPointsChange = this.RULE('lostPointsChange', (out: Act[]) => {
    this.SUBRULE(this.pointsLost, { ARGS: [out, undefined] });
  });

  /** "increase the rank of one unit by 1". */
  protected raising = this.RULE('raising', (out: Act[]) => {
    const op = this.OR<'gain' | 'lose'>([
      this.word(T.Increase, 'gain'),
      this.word(T.Reduce, 'lose'),
      this.word(T.Lower, 'lose'),
    ]);
    this.OR3([
      {
        GATE: () => this.lostPointsAt(),
        ALT: () =>
          this.SUBRULE(this.pointsLost, { ARGS: [out, op === 'gain' ? 'increase' : 'reduce'] }),
      },
      {
        GATE: () => this.valuesAt(),
        ALT: () => {
          const { cards, stat } = this.SUBRULE(this.values);
          const to = this.OR2([this.word(T.By, false), this.word(T.To, true)]);
          const amount = this.SUBRULE(this.newValue);
          this.OPTION({
            GATE: () => !to && this.statAt(1),
            DEF: () => {
              const again = this.SUBRULE2(this.stat);
              this.ACTION(() => {
                if (again !== stat) this.refuse('say of which value');
              });
            },
          });
          this.ACTION(() =>
            out.push({ do: 'stat', cards, stat, change: { op: to ? 'become' : op, amount } }),
          );
        },
      },
      {
        // "reduce one enemy unit by 100 attack".
        ALT: () => {
          const cards = this.SUBRULE(this.cards, { ARGS: ['field'] });
          this.CONSUME2(T.By);
          this.SUBRULE(this.statGain, { ARGS: [out, cards, op] });
        },
      },
    ]);
  });
}

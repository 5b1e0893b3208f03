import type { ParserMethod } from 'chevrotain';
import type { Leader, Who } from '../../tree/tree.ts';
import { CATEGORY, T } from '../../words/tokens.ts';
import { PredicateParser } from './predicates.ts';

/** Players as those who do something. */
export abstract class PlayerParser extends PredicateParser {
  /** Whether a player comes who does something. */
  protected playerAt(k: number): boolean {
    if (this.at(k, T.You) || (this.at(k, T.Both) && this.at(k + 1, T.You))) return true;
    if (this.at(k, T.Opponent)) return !this.at(k + 1, T.Possessive);
    if (this.at(k, T.Player)) return true;
    if (this.ownerOfThisAt(k)) return true;
    if (this.at(k, T.The) && this.at(k + 1, T.TurnPlayer)) return !this.at(k + 2, T.Possessive);
    if (this.at(k, T.The) && this.at(k + 1, T.Fighting)) return this.at(k + 2, T.Player);
    if (this.at(k, T.Any) && this.at(k + 1, T.Player)) return true;
    if (this.at(k, T.The) && this.at(k + 1, T.Player)) return this.at(k + 2, T.With, T.Who, T.That);
    if (this.at(k, T.The) && this.at(k + 1, T.Attacker, T.Defender)) {
      return this.at(k + 2, T.Possessive) && this.at(k + 3, T.Controller, T.Owner);
    }
    if (this.at(k, T.Its, T.Their)) {
      return this.at(k + 1, T.Controller, T.Owner) && !this.at(k + 2, T.Possessive);
    }
    if (this.at(k, T.They))
      return (this.they !== undefined || this.isByAnybody()) && this.theyAct(k + 1);
    if (this.at(k, T.This, T.That) && this.nounAt(k + 1) && this.at(k + 2, T.Possessive))
      return this.at(k + 3, T.Controller, T.Owner) && !this.at(k + 4, T.Possessive);
    const named =
      this.at(k, T.Each, T.Both, T.A, T.Number, T.That, T.Target) && this.at(k + 1, T.Player);
    return named && !this.at(k + 2, T.Possessive);
  }

  /** "the owner of this card". */
  private ownerOfThisAt(k: number): boolean {
    const named =
      this.at(k, T.The) && this.at(k + 1, T.Owner, T.Controller) && this.at(k + 2, T.Of);
    return named && this.at(k + 3, T.This) && this.at(k + 4, CATEGORY.noun);
  }

  /** "This card lets its owner draw a card": whether "its" is this card's. */
  protected itsIsThis = false;

  /** "When a player draws a card, they ...": whoever it was. */
  protected isByAnybody(): boolean {
    const { event } = this;
    return event !== undefined && 'who' in event && event.who === 'any';
  }

  /** After "they": whether players do that, rather than cards. */
  protected theyAct(k: number): boolean {
    if (this.at(k, T.Then)) return this.theyAct(k + 1);
    if (this.at(k, T.Must)) return !this.at(k + 1, T.Attack) && this.theyAct(k + 1);
    if (this.at(k, T.May, T.Can) && this.at(k + 1, T.Only)) return this.at(k + 2, T.Play);
    if (this.at(k, T.May, T.Can) && this.at(k + 1, T.Play)) return this.at(k + 2, T.Only);
    if (this.at(k, T.MayNot) && this.at(k + 1, T.Attack)) return !this.spoken;
    if (this.at(k, T.MayNot)) return !this.at(k + 1, T.Be, T.Leave, T.Untap);
    if (this.at(k, T.Gain, T.Lose)) return this.pointsBefore(k);
    return this.verbAt(k);
  }

  protected pointsBefore(k: number): boolean {
    for (let i = k; i < k + 6; i++) {
      if (this.at(i, T.Point)) return true;
      if (this.at(i, T.Attack, T.Defense, T.And, T.Comma, T.Stop)) return false;
    }
    return false;
  }

  protected who: ParserMethod<[], Who> = this.oneOf<Who>('who', [
    {
      GATE: () => this.ahead(T.You, T.And, T.Opponent) || this.ahead(T.Both, T.You),
      ALT: () => {
        this.OPTION(() => this.CONSUME2(T.Both));
        this.CONSUME(T.You);
        this.CONSUME(T.And);
        this.CONSUME(T.Opponent);
        this.OPTION2(() => this.CONSUME(T.Each));
        return 'both';
      },
    },
    this.word(T.You, 'you'),
    this.word(T.Opponent, 'opponent'),
    this.word(T.Player, 'both'),
    {
      ALT: () => {
        this.CONSUME(T.They);
        return this.ACTION(() => this.they ?? 'that');
      },
    },
    {
      GATE: () => this.at(2, T.TurnPlayer),
      ALT: () => {
        this.CONSUME2(T.The);
        this.CONSUME(T.TurnPlayer);
        return 'turn';
      },
    },
    {
      GATE: () => this.leaderAt(),
      ALT: () => this.SUBRULE(this.leader),
    },
    {
      GATE: () => this.at(2, T.Player) && this.at(1, T.The, T.Any),
      ALT: () => {
        this.OR9([{ ALT: () => this.CONSUME4(T.The) }, { ALT: () => this.CONSUME(T.Any) }]);
        this.CONSUME4(T.Player);
        return this.ACTION(() => {
          this.refuse('it is not clear who that is; say "you", "your opponent" or "each player"');
          return 'you' as const;
        });
      },
    },
    {
      GATE: () => this.at(2, T.Fighting),
      ALT: () => {
        this.CONSUME3(T.The);
        const part = this.CONSUME(T.Fighting);
        this.CONSUME3(T.Player);
        return this.ACTION(() => this.fighter(this.value(part) === 'attacking'));
      },
    },
    {
      GATE: () => this.ownerOfThisAt(1),
      ALT: () => {
        this.CONSUME5(T.The);
        const who = this.OR2<'controller' | 'owner'>([
          this.word(T.Controller, 'controller'),
          this.word(T.Owner, 'owner'),
        ]);
        this.CONSUME2(T.Of);
        this.CONSUME2(T.This);
        this.CONSUME4(CATEGORY.noun);
        return this.ACTION(() => ofThisCard(who));
      },
    },
    {
      ALT: () => {
        this.CONSUME(T.The);
        const attacks = this.OR5([this.word(T.Attacker, true), this.word(T.Defender, false)]);
        this.CONSUME(T.Possessive);
        const who = this.OR6<Who>([
          this.word(T.Controller, 'controller'),
          this.word(T.Owner, 'owner'),
        ]);
        return this.ACTION(() => {
          const { event } = this;
          const named = event && 'card' in event && typeof event.card === 'object';
          if (named && event.what === (attacks ? 'attacks' : 'attacked')) return who;
          // A direct attack has no defending unit.
          if (!attacks && event?.what === 'attacks' && !event.other)
            this.refuse('say "attacks a unit": a direct attack has no defending unit');
          if (who === 'owner') this.refuse('it is not clear who that is');
          return this.fighter(attacks);
        });
      },
    },
    {
      ALT: () => {
        this.CONSUME(CATEGORY.its);
        const who = this.OR3<'controller' | 'owner'>([
          this.word(T.Controller, 'controller'),
          this.word(T.Owner, 'owner'),
        ]);
        return this.ACTION(() => (this.itsIsThis ? ofThisCard(who) : who));
      },
    },
    {
      GATE: () => this.at(3, T.Possessive),
      ALT: () => {
        const yours = this.OR7([this.word(T.This, true), this.word(T.That, false)]);
        this.CONSUME3(CATEGORY.noun);
        this.CONSUME2(T.Possessive);
        const who = this.OR8<'controller' | 'owner'>([
          this.word(T.Controller, 'controller'),
          this.word(T.Owner, 'owner'),
        ]);
        return this.ACTION(() => (yours ? ofThisCard(who) : who));
      },
    },
    {
      ALT: () => {
        const who = this.OR4<Who>([
          this.word(T.Each, 'both'),
          this.word(T.Both, 'both'),
          this.word(T.That, 'that'),
          this.word(T.Number, 'choice'),
          this.word(T.A, 'choice'),
          this.word(T.Target, 'choice'),
        ]);
        this.CONSUME2(T.Player);
        this.OPTION3({
          GATE: () => this.ahead(T.Of, T.Your, T.Choice),
          DEF: () => {
            this.CONSUME(T.Of);
            this.CONSUME(T.Your);
            this.CONSUME(T.Choice);
          },
        });
        return who;
      },
    },
  ]);

  /** "the player with the most units", "the player who has fewer cards in their hand". */
  private leaderAt(): boolean {
    if (!this.ahead(T.The, T.Player)) return false;
    const k = this.at(3, T.With)
      ? 4
      : this.at(3, T.Who, T.That) && this.at(4, T.Has, T.Control)
        ? 5
        : 0;
    if (k === 0) return false;
    const i = this.at(k, T.More, T.Fewer) ? k + 1 : this.at(k + 1, T.Highest, T.Lowest) ? k + 2 : 0;
    return i > 0 && this.at(i, T.Unit, T.Spell, T.Point, T.Card);
  }

  private leader: ParserMethod<[], Leader> = this.RULE('leader', () => {
    this.CONSUME(T.The);
    this.CONSUME(T.Player);
    const controls = this.OR<boolean>([
      this.word(T.With, false),
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(T.Who) }, { ALT: () => this.CONSUME(T.That) }]);
          return this.OR3([this.word(T.Has, false), this.word(T.Control, true)]);
        },
      },
    ]);
    const most = this.OR4<'most' | 'fewest'>([
      this.word(T.More, 'most'),
      this.word(T.Fewer, 'fewest'),
      {
        ALT: () => {
          this.CONSUME2(T.The);
          return this.OR5([this.word(T.Highest, 'most'), this.word(T.Lowest, 'fewest')]);
        },
      },
    ]);
    const what = this.OR6<'units' | 'spells' | 'points' | 'cards in hand'>([
      this.word(T.Unit, 'units'),
      this.word(T.Spell, 'spells'),
      this.word(T.Point, 'points'),
      {
        ALT: () => {
          this.CONSUME(T.Card);
          this.CONSUME(T.In);
          this.OPTION(() => this.CONSUME(T.Their));
          this.CONSUME(T.Hand);
          return 'cards in hand';
        },
      },
    ]);
    return this.ACTION((): Leader => {
      if (controls && (what === 'points' || what === 'cards in hand'))
        this.refuse('say "the player with the most"');
      return `${most} ${what}`;
    });
  });

  /** Which player attacks or is attacked in the event, if it says whose card it is of. */
  private fighter(attacks: boolean): Who {
    const { event } = this;
    const card = event && 'card' in event ? event.card : undefined;
    const whose = card === 'this' ? 'your' : typeof card === 'object' ? card.whose : undefined;
    const fights = event?.what === 'attacks' || event?.what === 'attacked';
    if (!fights || (whose !== 'your' && whose !== 'opponent')) {
      this.refuse('it is not clear who that is; say "you" or "your opponent"');
      return 'you';
    }
    return (whose === 'your') === ((event.what === 'attacks') === attacks) ? 'you' : 'opponent';
  }
}

/** The owner of this card may be another than you, who have it (R-T225). */
const ofThisCard = (who: 'controller' | 'owner'): Who => (who === 'owner' ? 'own owner' : 'you');

import { EOF } from 'chevrotain';
import { overLater, untilAttackOf } from '../tree/over-later.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act, Duration, Link, Sentence, Trigger } from '../tree/tree.ts';
import { T } from '../words/tokens.ts';
import { PlayedParser } from './played.ts';

type Watched = Extract<Trigger, { at: 'event' | 'would' }>;

/** Sentences that wait for something without saying "when". */
export abstract class WaitingParser extends PlayedParser {
  /** "each unit that attacks this card", before what becomes of it. */
  protected attackingSubjectAt(): boolean {
    if (!this.says(T.Attack)) return false;
    if (!this.at(1, T.Each, T.All, T.Any, T.A) && !this.kindAt(1)) return false;
    for (let k = 2; !this.at(k, EOF, T.Stop, T.Comma, T.Attack); k++)
      if (this.at(k, T.That, T.Who) && this.at(k + 1, T.Attack)) return !this.at(k + 2, T.ThisTurn);
    return false;
  }

  /** Whatever attacks so is watched for, and is what the sentence speaks of. */
  protected attackingSubject = this.RULE('attackingSubject', (opening: { duration?: Duration }) => {
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.CONSUME(T.Each) },
        { ALT: () => this.CONSUME(T.All) },
        { ALT: () => this.CONSUME(T.Any) },
      ]),
    );
    const card = this.SUBRULE(this.kind, { ARGS: [] });
    this.OR2([{ ALT: () => this.CONSUME(T.That) }, { ALT: () => this.CONSUME(T.Who) }]);
    const verb = this.CONSUME(T.Attack);
    const event = this.SUBRULE(this.attacks, { ARGS: [card] });
    this.ACTION(() => {
      const time = opening.duration;
      delete opening.duration;
      this.opened = false;
      this.waitFor({ at: 'event', word: 'whenever', event }, time);
      this.twoMeant = false;
      this.twoInEvent = undefined;
      this.givenSubject = { cards: { the: 'attacker' }, several: this.value(verb) === 'base' };
    });
  });

  /** "units that would be destroyed this turn", before what is done to them instead. */
  protected sparedSubjectAt(): boolean {
    if (!this.says(T.Would)) return false;
    if (!this.at(1, T.Each, T.All, T.Any) && !this.kindAt(1) && this.whoseAt(1) === 0) return false;
    for (let k = 2; !this.at(k, EOF, T.Stop, T.Comma, T.Is, T.Go, T.Return, T.When, T.If); k++)
      if (this.at(k, T.That, T.Who) && this.at(k + 1, T.Would))
        return this.at(k + 2, T.Be) && this.at(k + 3, T.Done) && this.before(T.Instead, T.Stop);
    return false;
  }

  /** What would happen to such cards is watched for, and they are what the sentence speaks of. */
  protected sparedSubject = this.RULE('sparedSubject', (opening: { duration?: Duration }) => {
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.CONSUME(T.Each) },
        { ALT: () => this.CONSUME(T.All) },
        { ALT: () => this.CONSUME(T.Any) },
      ]),
    );
    const card = this.SUBRULE(this.kind, { ARGS: [] });
    this.OR2([{ ALT: () => this.CONSUME(T.That) }, { ALT: () => this.CONSUME(T.Who) }]);
    const { event, or } = this.SUBRULE(this.eventOf, { ARGS: [card] });
    const time = this.OPTION2({
      GATE: () => this.durationAt(),
      DEF: () => this.SUBRULE(this.duration),
    });
    this.ACTION(() => {
      if (or) this.refuse('say each by itself');
      if (time && opening.duration) this.refuse('two durations contradict each other');
      const lasts = time ?? opening.duration;
      delete opening.duration;
      this.opened = false;
      this.waitFor({ at: 'would', event }, lasts);
      this.givenSubject = { cards: { the: 'that' } };
    });
  });

  /** What sets the effect off, where nothing went before; else what is watched for. */
  private waitFor(trigger: Watched, time: Duration | undefined): void {
    if (!time && this.effect.sentences.length === 0) this.setTrigger(trigger);
    else {
      if (this.watch) this.refuse('one thing after the other');
      this.watchFor(trigger, time);
      this.hear(trigger.event);
    }
  }

  /**
   * R-T352. "This card gains 100 attack until your next turn, then destroy it.": at once, or when that time is over? After
   * a full stop, what is for this turn is followed at once.
   */
  protected checkThen(acts: readonly Act[], link: Link | undefined): void {
    for (const [place, { then }] of acts.entries())
      if (then) this.checkOver(overLater(acts, place, this.untilTurnEnds));
    const before = link === 'then' ? this.effect.sentences.at(-1)?.acts : undefined;
    const over = before && overLater(before);
    if (over && !untilAttackOf(over)) this.checkOver(over);
  }

  private checkOver(before: Act | undefined): void {
    if (!before) return;
    if (before.do === 'skip') this.refuse('say "to", or when: "At the start of ..."');
    if (untilAttackOf(before)) this.refuse('say "Then, ..." in a sentence of its own');
    this.refuse(
      'say when: "At the end of the turn, ..."; what is done at once is said without "then"',
    );
  }

  /** "... until it attacks. Then, ...": once that attack is over. */
  protected onceItAttacked(link: Link | undefined): Sentence['on'] {
    const act = link === 'then' ? this.effect.sentences.at(-1)?.acts.at(-1) : undefined;
    const attacker = act && untilAttackOf(act);
    if (!attacker || !act) return undefined;
    const { the } = attacker;
    const own = the === 'this' || (the === 'that' && slotsOf(act)[0]?.cards.the === 'this');
    if (the !== 'this' && the !== 'that')
      this.refuse('say when that is, like "after its next attack"');
    const card = own ? 'this' : 'that';
    return { word: 'after', event: { what: 'attacks', card }, for: 'game' };
  }
}

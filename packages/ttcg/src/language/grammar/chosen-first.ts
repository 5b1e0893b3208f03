import type { IToken } from 'chevrotain';
import { canLast } from '../tree/lasting.ts';
import type { Act } from '../tree/tree.ts';
import { firstChosen } from './chosen-before.ts';
import { DoerParser } from './doers.ts';

/** Cards that are chosen before the act which speaks of them, and by whom. */
export abstract class ChosenFirstParser extends DoerParser {
  /** "Each player destroys one unit of their choice": whoever does something chooses for it anyway. */
  protected checkChooser(acts: readonly Act[]): void {
    const doerOf = (act: Act) => ('who' in act ? act.who : 'by' in act ? act.by : 'you');
    if (!acts.every((act) => doerOf(act) === this.doer))
      this.refuse('it is not clear who chooses; say "of your opponent\'s choice"');
  }

  /** "Your opponent cannot untap the attacked unit this turn": it would be said of all that are attacked until then. */
  protected checkFighter(acts: readonly Act[], clause: IToken | undefined): void {
    if (this.kindOfFighter && acts.some(canLast))
      this.refuse(
        'that would go on with other attacks; say it of the card, like "that unit cannot be untapped"',
        clause,
      );
  }

  /** Cards spoken of in passing are chosen before the act, after which "it" means them. */
  protected placeChosen(out: Act[], start: number): void {
    this.inClause = false;
    const [chosen] = this.chosenFirst.splice(0);
    if (!chosen) return;
    const act = out[start];
    const cards = act && 'cards' in act && act.do !== 'bar' ? act.cards : undefined;
    const isRead =
      act?.do === 'stat' && 'amount' in act.change && typeof act.change.amount !== 'number';
    const measured = isRead && (cards?.the === 'pick' || cards?.the === 'that');
    if (measured || out.length > start + 1) this.refuse('choose that card first, and say "it"');
    out.splice(start, 0, chosen);
  }

  /** What the clause named first is chosen before the act, which then speaks of it. */
  protected chooseBefore(out: Act[], start: number): void {
    const act = out[start];
    const first = act && firstChosen(act);
    if (!first || out.length > start + 1) this.refuse('say the same as which card');
    else out.splice(start, 1, first, { ...act, cards: { the: 'that' } } as Act);
  }
}

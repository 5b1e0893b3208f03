import type { Act, Event } from '../tree/tree.ts';
import { CATEGORY, T } from '../words/tokens.ts';
import type { NotDone, Opening } from './parts.ts';
import { PutOffParser } from './put-offs.ts';
import { speaksOfThat } from './sentence-acts.ts';

/** "Instead", and what is not done then: "instead of destroying it". */
export abstract class InsteadParser extends PutOffParser {
  protected instead = this.RULE('instead', (ending: Opening) => {
    this.CONSUME(T.Instead);
    const not = this.OPTION({
      GATE: () => this.at(1, T.Of) && this.at(2, T.Gerund),
      DEF: () => this.SUBRULE(this.notDone),
    });
    this.ACTION(() => {
      ending.instead = true;
      if (not) ending.insteadOf = not;
    });
  });

  private notDone = this.RULE('notDone', () => {
    this.CONSUME(T.Of);
    const verb = this.CONSUME(T.Gerund);
    const to = this.OR<NotDone['to']>([
      this.word(T.It, 'it'),
      this.word(T.Them, 'it'),
      {
        ALT: () => {
          this.CONSUME(T.This);
          this.CONSUME(CATEGORY.noun);
          return 'this';
        },
      },
      {
        ALT: () => {
          this.CONSUME(T.That);
          this.CONSUME2(CATEGORY.noun);
          return 'that';
        },
      },
    ]);
    return this.ACTION((): NotDone => ({ verb: this.value<string>(verb), to }));
  });
}

/**
 * What the acts take the place of, or what is wrong with it. R-T305. "When the equipped unit is destroyed, return this card
 * to your hand instead of destroying it": that unit is destroyed all the same.
 */
export function takenPlaceOf(
  { verb, to }: NotDone,
  told: Event,
  acts: readonly Act[],
): Event | string {
  if (KINDS[verb] !== told.what || !('card' in told)) return ALONE;
  const { card } = told;
  if (told.what !== 'destroyed' || card !== 'equipped')
    return to === 'this' && card !== 'this' ? ALONE : told;
  const [act] = acts;
  const ofUnit = speaksOfThat(acts);
  const clear = to !== 'it' || ofUnit || act?.do === 'destroy' || isDoneToThis(act);
  if (!clear || (to === 'this' && ofUnit)) return 'say "this card" or "that unit"';
  // "Destroy this card instead of destroying it": that it is another one.
  const isThis = to === 'this' || (to === 'it' && !ofUnit && act?.do !== 'destroy');
  return isThis ? { what: 'destroyed', card: 'this', withUnit: true } : told;
}

const ALONE = 'say "instead" alone';

const KINDS: Readonly<Record<string, Event['what']>> = {
  destroy: 'destroyed',
  discard: 'discarded',
  tap: 'tapped',
  untap: 'untapped',
};

const isDoneToThis = (act: Act | undefined): boolean =>
  act !== undefined && 'cards' in act && 'the' in act.cards && act.cards.the === 'this';

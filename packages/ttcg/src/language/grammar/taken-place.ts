import type { Act, Event } from '../tree/tree.ts';
import type { NotDone } from './parts.ts';
import { speaksOfThat } from './sentence-acts.ts';

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

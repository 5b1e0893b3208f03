import type { Duration } from '../tree/tree.ts';
import { conditionPhrase } from './conditions.ts';
import { refSubject, type Speech } from './filter.ts';
import { periodPhrase } from './times.ts';
import { counted } from './words.ts';

/** How long something lasts: "this turn", "until the end of your next turn". */
export function durationPhrase(duration: Duration, speech: Speech): string {
  if (duration === 'this turn') return 'this turn';
  if (duration === 'attack') return 'until the attack is over';
  if (duration === 'game') return 'for the rest of the game';
  if ('turns' in duration) return `for ${counted(duration.turns, 'turn')}`;
  if ('until' in duration) {
    return `until the ${duration.until} of ${periodPhrase(duration.of, 'the', speech)}`;
  }
  if ('untilAttackOf' in duration) {
    const several = duration.untilAttackOf.the === 'that' && speech.several;
    return `until ${refSubject(duration.untilAttackOf, speech)} ${several ? 'attack' : 'attacks'}`;
  }
  if ('untilTurned' in duration) {
    const several = duration.untilTurned.the === 'that' && speech.several;
    const subject = refSubject(duration.untilTurned, speech);
    return `until ${subject} ${several ? 'are' : 'is'} ${duration.to}`;
  }
  if ('during' in duration) return `during ${periodPhrase(duration.during, 'each', speech)}`;
  return `while ${conditionPhrase(duration.while, 'while', speech)}`;
}

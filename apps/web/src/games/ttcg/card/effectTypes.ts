import { capital } from '@cardscape/kernel';
import type { EffectType } from '@cardscape/ttcg/tools';

/** When an effect of each type works, in the words of the rules. */
export const effectTypes: Readonly<Record<EffectType, string>> = {
  normal: 'you use it, and it is done',
  continuous: 'you use it, and it goes on while the card stays tapped on the field',
  counter: 'you use it in answer to what your opponent does',
  equip: 'you use it, and the card is bound to another one as long as both are there',
  latent: 'by itself, when what it waits for happens and the card is untapped; that taps it',
  dormant: 'you use it while the card is tapped, from the turn after it was tapped, once a turn',
  passive: 'by itself, always, tapped or not; it never taps',
  overload:
    'you tap the card and discard another card from your hand; once while it is on the field',
  echo: 'by itself when the card is played, and once more when it is next untapped; that taps it',
  pulse: 'you use it in either turn, whenever something happens',
};

/** What a type of effect means, in one sentence. */
export function effectTypeLine(type: EffectType): string {
  return `${capital(type)}: ${effectTypes[type]}.`;
}

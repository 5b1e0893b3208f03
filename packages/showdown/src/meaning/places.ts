import type { CardDesign } from '../cards/index.ts';
import { type Pointcut, pointcutNamed } from '../interface/index.ts';
import type { StarPlace } from './boards.ts';

const OF_ITSELF: readonly (readonly [RegExp, readonly StarPlace[]])[] = [
  [/^onActivateCharacterAction$/, ['build']],
  [/^onLevelActionTrigger$/, ['hand']],
  [/^(onTryPlay|onInit\w+|onThink\w+|afterThink\w+|onTakeFromHand)$/, ['hand']],
  [/^(onDraw|onPeek|onReveal|onTakeFromDeck)$/, ['deck', 'hand']],
  [/^onPutIntoHand$/, ['deck', 'graveyard']],
  [/^(onDiscard|onRandomDiscard|onSelectMenu)$/, ['hand']],
  [/^(onPutIntoGraveyard|onMoveToDiscardPile)$/, ['hand', 'table', 'deck']],
  [/^onPutIntoDeck$/, ['hand', 'graveyard']],
  [/^(onRecover|onTakeFromGraveyard)$/, ['graveyard']],
];

/** Where a card may lie when a pointcut comes to it, the likeliest place first. */
export function placesFor(name: string, { type }: CardDesign): readonly StarPlace[] {
  // A character stands where it stands.
  if (type === 'char') return ['table'];
  const found = OF_ITSELF.find(([pattern]) => pattern.test(name));
  if (found) return found[1];
  const where = (pointcutNamed(name) as Pointcut).where;
  if (where === 'hand' || where === 'deck' || where === 'graveyard') return [where];
  if (type === 'action') return ['played', 'build'];
  return where === 'under' || where === 'table'
    ? ['table', 'played', 'build']
    : ['table', 'played'];
}

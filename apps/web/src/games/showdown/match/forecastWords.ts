import type { AttackPreview } from '@cardscape/showdown';
import { signed } from '../card/unitWords.ts';

/** The equipment that takes part in an attack, and the sign between its parts and what it comes to. */
export function addedUp({ base, bonuses, block, damage }: AttackPreview) {
  const used = bonuses.filter((bonus) => bonus.used);
  // More than the target has left is not dealt, and cards can change the result.
  const sum = used.reduce((total, { amount }) => total + amount, base - block);
  return { used, equals: sum === damage ? '=' : '→' };
}

/** What the target would be left with. */
export function leftWords({ left }: AttackPreview): string {
  return left === 0 ? 'It would be destroyed.' : `Leaves ${left} HP.`;
}

/** What an attack would do, in the lines that stand beside its target. */
export function forecastWords(preview: AttackPreview): readonly string[] {
  const { base, block, damage } = preview;
  const { used, equals } = addedUp(preview);
  const added = used.map(({ amount }) => ` ${signed(amount)}`).join('');
  const blocked = block > 0 ? ` − ${block} blocked` : '';
  return [`${base} base${added}${blocked} ${equals} ${damage} damage`, leftWords(preview)];
}

import type { CardId, PickDecision } from '@cardscape/kernel';

/** The deeds that need no card, in the order in which they are offered. */
export const plainDeeds = [
  { act: 'battle', words: 'To battle', key: 'b' },
  { act: 'end', words: 'End turn', key: 'e' },
  { act: 'pass', words: 'Pass', key: 'n' },
] as const;

/** A deed that needs no card. */
export type PlainDeed = (typeof plainDeeds)[number]['act'];

/** The deeds without a card that a decision offers. */
export function offeredDeeds(
  asked: PickDecision | undefined,
): readonly (typeof plainDeeds)[number][] {
  return plainDeeds.filter(({ act }) => asked?.options.some((each) => each.act === act));
}

/**
 * Which of them one most likely wants: none while a card of the hand can still be played or a unit
 * can attack, no battle in which nothing can attack, and no end while anything else can be done.
 */
export function likelyDeed(
  asked: PickDecision | undefined,
  attackers: readonly CardId[],
): PlainDeed | undefined {
  const can = (...acts: string[]) => asked?.options.some(({ act }) => acts.includes(act)) ?? false;
  if (can('play', 'set', 'attack')) return undefined;
  const deed = offeredDeeds(asked).find(({ act }) => act !== 'battle' || attackers.length > 0)?.act;
  return deed === 'end' && can('use', 'flip') ? undefined : deed;
}

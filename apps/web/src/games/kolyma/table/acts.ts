import type { CardId, Option, PickDecision } from '@cardscape/kernel';
import type { KolymaView } from '@cardscape/kolyma';
import { numeral, signed } from '../../../look/card/numerals.ts';
import { dropAnchor } from '../../../table/anchors.ts';
import type { MenuLine } from '../../../table/screen/CardMenu.tsx';
import type { CardPrints } from '../prints.ts';

/** The two kinds of cards on the table. */
export type CardKind = 'special' | 'number';

/** Where a card can be let go. */
export type DropPlace = 'middle' | 'deck' | 'numbers' | 'turn';

/** Something that can be done with one card in a turn. */
interface CardAct {
  readonly act: string;
  readonly verb: string;
  readonly key: string;
  /** What it does, in a few words. */
  readonly does: string;
}

/** What can be done in a turn with a card of each kind (R-K2). */
const cardActs: Readonly<Record<CardKind, readonly CardAct[]>> = {
  special: [
    { act: 'play', verb: 'Play', key: 'p', does: 'Its text happens, then it is discarded.' },
    { act: 'exchange', verb: 'Exchange', key: 'x', does: 'Put it away and draw another.' },
  ],
  number: [
    { act: 'flip', verb: 'Flip', key: 'f', does: 'Turn its sign around.' },
    { act: 'swap', verb: 'Swap', key: 'x', does: 'Put it away and draw another.' },
  ],
};

/** The keys that act on the card that has the ring. */
export const cardKeys = [
  { key: 'p', does: 'Play the card that has the ring' },
  { key: 'f', does: 'Flip the card that has the ring' },
  { key: 'x', does: 'Exchange or swap the card that has the ring' },
] as const;

/** What a key does with a card; where it does nothing with its kind, what it would do with the other. */
export function actOf(key: string, kind: CardKind): string {
  const acts = [...cardActs[kind], ...cardActs.special, ...cardActs.number];
  return acts.find((each) => each.key === key)?.act ?? '';
}

/** What letting a card go at a place means. */
const drops: Readonly<Record<string, string>> = {
  [dropAnchor('middle')]: 'play',
  [dropAnchor('deck')]: 'exchange',
  [dropAnchor('numbers')]: 'swap',
  [dropAnchor('turn')]: 'flip',
};

/** The option that dropping a card at an anchor stands for. */
export function dropOption(place: string, card: CardId): Option {
  return { act: drops[place] ?? '', card };
}

/** Does the decision ask for cards in the middle of an effect, rather than for a turn? */
export function asksForCards(decision: PickDecision | undefined): boolean {
  return decision !== undefined && decision.kind !== 'turn';
}

/** Of which kind a card is: numbers lie in the lines. */
export function kindOf({ players }: KolymaView, card: CardId): CardKind {
  return players.some(({ line }) => line.some((each) => each.card === card)) ? 'number' : 'special';
}

/** What can be done with a card, each with what it would do with this very card, or why it cannot be done. */
export function menuOf(
  asked: PickDecision | undefined,
  card: CardId,
  view: KolymaView,
  prints: Pick<CardPrints, 'special'>,
  reason: (option: Option) => string | undefined,
): MenuLine[] {
  return cardActs[kindOf(view, card)].map(({ act, verb, key, does }) => {
    const option = { act, card };
    const legal = asked?.options.some((each) => each.act === act && each.card === card) ?? false;
    const words = ownWords(act, card, view, prints) ?? does;
    return { option, verb, key, legal, does: legal ? words : (reason(option) ?? '') };
  });
}

/** What letting go of a card would do: the deed, and the sums that a flip changes. */
export function deedWords({ act, card }: Option, view: KolymaView): string[] {
  const deed = [...cardActs.special, ...cardActs.number].find((each) => each.act === act);
  const flip = act === 'flip' && card !== undefined ? flipWords(view, card) : undefined;
  return deed ? [`${deed.verb}: ${flip ?? deed.does}`] : [];
}

/** What a deed would do with this very card: its own text, or the sums that a flip changes. */
function ownWords(
  act: string,
  card: CardId,
  view: KolymaView,
  prints: Pick<CardPrints, 'special'>,
): string | undefined {
  if (act === 'flip') return flipWords(view, card);
  const seen = view.players
    .flatMap(({ hand }) => hand)
    .find((each) => 'card' in each && each.card === card);
  const text = seen && 'design' in seen ? prints.special(seen.design).text : undefined;
  return (act === 'play' && text) || undefined;
}

/** How flipping a number card changes its player's total. */
function flipWords({ players }: KolymaView, card: CardId): string | undefined {
  for (const { line, total } of players) {
    const value = line.find((each) => each.card === card)?.value;
    if (value === 0) return `0 stays 0: your total stays ${numeral(total)}.`;
    if (value === undefined) continue;
    const after = numeral(total - 2 * value);
    return `${signed(value)} becomes ${signed(-value)}: your total goes from ${numeral(total)} to ${after}.`;
  }
  return undefined;
}

import type { CardId, Option, PickDecision } from '@cardscape/kernel';
import type { KolymaView } from '@cardscape/kolyma';
import { numeral, signed } from '../../../look/card/numerals.ts';
import { dropAnchor } from '../../../table/anchors.ts';
import { menuLines } from '../../../table/picking/menuLines.ts';
import type { MenuLine } from '../../../table/screen/CardMenu.tsx';
import type { CardPrints } from '../prints.ts';

/** The two kinds of cards on the table. */
type CardKind = 'special' | 'number';

/** What can be done in a turn with one card (R-K2), and what it does in a few words. */
const cardActs = [
  {
    act: 'play',
    of: 'special',
    verb: 'Play',
    key: 'p',
    does: 'Its text happens, then it is discarded.',
  },
  {
    act: 'exchange',
    of: 'special',
    verb: 'Exchange',
    key: 'x',
    does: 'Put it away and draw another.',
  },
  { act: 'flip', of: 'number', verb: 'Flip', key: 'f', does: 'Turn its sign around.' },
  { act: 'swap', of: 'number', verb: 'Swap', key: 'x', does: 'Put it away and draw another.' },
] as const;

/** Something that can be done with a card by letting it go at a place, which goes by the same name. */
export type CardAct = (typeof cardActs)[number]['act'];

/** The keys that act on the card that has the ring. */
export const cardKeys = [
  { key: 'p', does: 'Play the card that has the ring' },
  { key: 'f', does: 'Flip the card that has the ring' },
  { key: 'x', does: 'Exchange or swap the card that has the ring' },
] as const;

/** What a key does with a card; where it does nothing with its kind, what it would do with the other. */
export function actOf(key: string, kind: CardKind): string {
  const meant = cardActs.filter((each) => each.key === key);
  return (meant.find(({ of }) => of === kind) ?? meant[0])?.act ?? '';
}

/** The option that letting a card go at an anchor stands for. */
export function dropOption(anchor: string, card: CardId): Option {
  return { act: anchor.replace(dropAnchor(''), ''), card };
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
  const kind = kindOf(view, card);
  const line = menuLines(asked, reason);
  return cardActs
    .filter(({ of }) => of === kind)
    .map(({ act, verb, key, does }) => ({
      ...line({ act, card }, verb, ownWords(act, card, view, prints) || does),
      key,
    }));
}

/** What letting go of a card would do: the deed, and the sums that a flip changes. */
export function deedWords({ act, card }: Option, view: KolymaView): string[] {
  const deed = cardActs.find((each) => each.act === act);
  const flip = act === 'flip' && card !== undefined ? flipWords(view, card) : undefined;
  return deed ? [deed.verb, flip ?? deed.does] : [];
}

/** What a deed would do with this very card: its own text, or the sums that a flip changes. */
function ownWords(
  act: string,
  card: CardId,
  view: KolymaView,
  prints: Pick<CardPrints, 'special'>,
): string | undefined {
  if (act !== 'play') return act === 'flip' ? flipWords(view, card) : undefined;
  const seen = view.players
    .flatMap(({ hand }) => hand)
    .find((each) => 'card' in each && each.card === card);
  return seen && 'design' in seen ? prints.special(seen.design).text : undefined;
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

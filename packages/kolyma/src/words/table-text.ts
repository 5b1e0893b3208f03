import {
  counted,
  type Seat,
  type SeenCard,
  type TableCard,
  type TableText,
} from '@cardscape/kernel';
import type { DeckBook } from '../rules/deck-book.ts';
import { signed } from '../rules/signed.ts';
import type { KolymaView, LineCard, PlayerView } from '../rules/view.ts';

/** The table in words, for whoever looks at it; who sees both sides reads it as the first. */
export function tableText(book: DeckBook, view: KolymaView): TableText {
  const seat = view.viewer === 1 ? 1 : 0;
  return {
    lines: tableLines(view, seat),
    hand: handLines(book, view.players[seat]),
    cards: view.players.flatMap((player, side) => cardsOf(player, side === seat)),
  };
}

function tableLines(view: KolymaView, seat: Seat): string[] {
  const { players, round, turn, target, numberDeck, passes } = view;
  const [you, other] = [players[seat], players[seat === 0 ? 1 : 0]];
  return [
    `Round ${round}, turn ${turn}. The target is ${target}. Rounds won: you ${you.wins}, your opponent ${other.wins}.`,
    `Your total is ${you.total}${bonusWords(you)}. Your number cards: ${lineWords(you.line)}.`,
    `Your opponent's total is ${other.total}${bonusWords(other)}. Their number cards: ${lineWords(other.line)}.`,
    `Your opponent holds ${counted(other.hand.length, 'special card')}. Left to draw: you ${you.deck}, your opponent ${other.deck}, numbers ${numberDeck}.`,
    ...(passes > 0 ? ['Your opponent has passed: if you pass too, the round ends.'] : []),
  ];
}

function bonusWords({ bonus }: PlayerView): string {
  return bonus === 0 ? '' : `, ${signed(bonus)} of it by effects`;
}

function lineWords(line: readonly LineCard[]): string {
  const cards = line.map(({ design, value, flipped }, index) => {
    const sign = flipped ? ` flipped to ${value}` : '';
    return `${index + 1} ${design}${sign}`;
  });
  return cards.join(', ') || 'none';
}

function handLines(book: DeckBook, { hand }: PlayerView): string[] {
  const cards = hand.flatMap((seen) => ('card' in seen ? [seen.design] : []));
  if (cards.length === 0) return ['You hold no special cards.'];
  return cards.map((name, index) => `${index + 1} ${name}: ${book.special(name).text}`);
}

/** The cards of one side, the line first. */
function cardsOf({ line, hand, discard }: PlayerView, own: boolean): TableCard[] {
  return [
    ...seenCards(line, own ? 'on your side' : 'elsewhere'),
    ...seenCards(hand, own ? 'in hand' : 'elsewhere'),
    ...seenCards(discard, 'elsewhere'),
  ];
}

function seenCards(cards: readonly SeenCard[], lies: TableCard['lies']): TableCard[] {
  return cards.flatMap((seen) =>
    'card' in seen ? [{ card: seen.card, design: seen.design, name: seen.design, lies }] : [],
  );
}

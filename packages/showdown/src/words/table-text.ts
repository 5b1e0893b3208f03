import {
  opponentOf,
  type Seat,
  type SeenCard,
  type TableCard,
  type TableText,
} from '@cardscape/kernel';
import { shortLine } from '../print/card-words.ts';
import type { CardBook } from '../rules/book/book.ts';
import type { SeenPlayer, ShowdownView } from '../rules/view.ts';
import { playerFacts, unitFacts, unitWords } from './unit-words.ts';

/** The table in words; who sees both sides reads it as the first player. */
export function tableText(book: CardBook, view: ShowdownView): TableText {
  const seat: Seat = view.viewer === 1 ? 1 : 0;
  const [you, other] = [view.players[seat], view.players[opponentOf(seat)]];
  const whose = view.active === seat ? 'your' : "your opponent's";
  return {
    lines: [
      `Turn ${view.turn}, ${whose} turn: ${PHASES[view.phase]}.`,
      ...sideLines('Your opponent', other),
      ...sideLines('You', you),
      `Hands: you ${you.hand.length}, your opponent ${other.hand.length}. Decks: you ${you.deck}, your opponent ${other.deck}. Graveyards: you ${you.grave.length}, your opponent ${other.grave.length}.`,
    ],
    hand: handLines(book, you),
    // In the order of the seats, as cards of one name are told apart by their numbers.
    cards: view.players.flatMap((player) => {
      const isYours = player === you;
      return [
        ...player.slots.flatMap((unit) =>
          unit ? [tableCard(unit, isYours ? 'on your side' : 'elsewhere')] : [],
        ),
        ...seenIn(player.hand, isYours ? 'in hand' : 'elsewhere'),
        ...seenIn(player.grave, 'elsewhere'),
      ];
    }),
  };
}

const PHASES: Readonly<Record<ShowdownView['phase'], string>> = {
  start: 'start',
  level: 'level up',
  onset: 'onset',
  actions: 'character actions',
  mobs: 'mob actions',
  attacks: 'mob attacks',
  end: 'end',
};

function sideLines(who: string, player: SeenPlayer): string[] {
  const { level, learned, slots } = player;
  const [character, ...others] = slots;
  const elements = Object.entries(learned).map(([element, count]) => `${count} ${element}`);
  const facts = [
    ...(character ? [[character.design, ...unitFacts(character)].join(', ')] : []),
    `level ${level}`,
    `learned: ${elements.join(', ') || 'nothing'}`,
    ...playerFacts(player),
  ];
  return [
    `${who}: ${facts.join('; ')}.`,
    ...others.flatMap((unit) => (unit ? [`  ${unitWords(unit)}`] : [])),
  ];
}

function handLines(book: CardBook, { hand }: SeenPlayer): string[] {
  const held = hand.flatMap((seen) => ('card' in seen ? [seen.design] : []));
  if (held.length === 0) return ['You hold no cards.'];
  return held.map((name, place) => `${place + 1} ${shortLine(book.sheet(name).design)}`);
}

function seenIn(cards: readonly SeenCard[], lies: TableCard['lies']): TableCard[] {
  return cards.flatMap((seen) => ('card' in seen ? [tableCard(seen, lies)] : []));
}

function tableCard(
  { card, design }: { readonly card: number; readonly design: string },
  lies: TableCard['lies'],
): TableCard {
  return { card, design, name: design, lies };
}

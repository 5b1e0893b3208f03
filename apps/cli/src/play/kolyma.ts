import type { CardMention, Seat, SeenCard } from '@cardscape/kernel';
import { counted } from '@cardscape/kernel';
import {
  type CardSet,
  evaluateView,
  type KolymaView,
  kolyma,
  type LineCard,
  type PlayerView,
} from '@cardscape/kolyma';
import { greedyBot, randomBot } from '@cardscape/players';
import { explanationLines } from '../kolyma/explanation.ts';
import { findNamed } from '../names.ts';
import type { TerminalGame } from './terminal-game.ts';

/** Kolyma in words. */
export function kolymaAtTerminal(set: CardSet): TerminalGame {
  return {
    game: kolyma(set),
    table: tableLines,
    hand: (view: KolymaView) => handLines(set, mine(view)),
    cardsFor: (view: KolymaView, act) =>
      act === 'play' || act === 'exchange' ? named(mine(view).hand) : named(mine(view).line),
    cards: (view: KolymaView) =>
      view.players.flatMap(({ line, hand, discard }) => named([...line, ...hand, ...discard])),
    describe: (name) => describe(set, name),
    cardNames: [...set.specials, ...set.numbers].map((card) => card.name),
    playerName: (view: KolymaView, seat) => view.players[seat].character,
    bots: {
      random: randomBot(),
      greedy: greedyBot((view, seat) => evaluateView(view as KolymaView, seat)),
    },
  };
}

/** The seat that reads the view; who sees both sides reads it as the first. */
const reader = ({ viewer }: KolymaView): Seat => (viewer === 1 ? 1 : 0);
const mine = (view: KolymaView) => view.players[reader(view)];
const theirs = (view: KolymaView) => view.players[reader(view) === 0 ? 1 : 0];

function tableLines(view: KolymaView): string[] {
  const [you, other] = [mine(view), theirs(view)];
  return [
    `Round ${view.round}, turn ${view.turn}. The target is ${view.target}. Rounds won: you ${you.wins}, your opponent ${other.wins}.`,
    `Your total is ${you.total}${bonusWords(you)}. Your number cards: ${lineWords(you.line)}.`,
    `Your opponent's total is ${other.total}${bonusWords(other)}. Their number cards: ${lineWords(other.line)}.`,
    `Your opponent holds ${counted(other.hand.length, 'special card')}. Left to draw: you ${you.deck}, your opponent ${other.deck}, numbers ${view.numberDeck}.`,
    ...(view.passes > 0 ? ['Your opponent has passed: if you pass too, the round ends.'] : []),
  ];
}

function bonusWords({ bonus }: PlayerView): string {
  if (bonus === 0) return '';
  return `, ${bonus > 0 ? '+' : ''}${bonus} of it by effects`;
}

function lineWords(line: readonly LineCard[]): string {
  const cards = line.map(({ design, value, flipped }, index) => {
    const sign = flipped ? ` flipped to ${value}` : '';
    return `${index + 1} ${design}${sign}`;
  });
  return cards.join(', ') || 'none';
}

function handLines(set: CardSet, { hand }: PlayerView): string[] {
  const cards = named(hand);
  if (cards.length === 0) return ['You hold no special cards.'];
  return cards.map(({ name }, index) => {
    const text = findNamed(name, set.specials)?.text ?? '';
    return `${index + 1} ${name}: ${text}`;
  });
}

function named(cards: readonly SeenCard[]): CardMention[] {
  return cards.flatMap((seen) => ('card' in seen ? [{ card: seen.card, name: seen.design }] : []));
}

function describe(set: CardSet, name: string): string[] | undefined {
  const special = findNamed(name, set.specials);
  if (special) return [`${special.name}: ${special.text}`];
  const number = findNamed(name, set.numbers);
  return number && explanationLines({ kind: 'number', card: number });
}

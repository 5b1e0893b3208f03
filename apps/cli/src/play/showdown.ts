import {
  type CardMention,
  type Option,
  opponentOf,
  type Seat,
  type SeenCard,
} from '@cardscape/kernel';
import { greedyBot, randomBot } from '@cardscape/players';
import {
  type CardDesign,
  evaluateView,
  goOn,
  type SeenPlayer,
  type ShowdownGame,
  type ShowdownState,
  type ShowdownView,
  showdown,
} from '@cardscape/showdown';
import { findNamed } from '../names.ts';
import { cardLines, shortLine } from '../showdown/card-lines.ts';
import type { PlayingSet } from '../showdown/playing-set.ts';
import { playerFacts, unitFacts, unitWords } from '../showdown/trial-report.ts';
import type { TerminalGame } from './terminal-game.ts';

/** Showdown in words. */
export function showdownAtTerminal({ book, characters, others }: PlayingSet): TerminalGame {
  const designs = [...characters, ...others];
  const plain = showdown(book);
  const game: ShowdownGame = {
    ...plain,
    label: (state, option) => typedLabel(plain, state, option),
  };
  return {
    game,
    table: tableLines,
    hand: (view: ShowdownView) => handLines(designs, mine(view)),
    cardsFor: (view: ShowdownView, act) =>
      act === 'attack' ? deployed(mine(view)) : named(mine(view).hand),
    cards: (view: ShowdownView) =>
      view.players.flatMap((side) => [...deployed(side), ...named([...side.hand, ...side.grave])]),
    describe: (name) => {
      const design = findNamed(name, designs);
      return design && cardLines(design);
    },
    cardNames: designs.map(({ name }) => name),
    playerName: (_view, seat) => `Player ${seat + 1}`,
    bots: {
      random: randomBot(),
      greedy: greedyBot((view, seat) => evaluateView(view as ShowdownView, seat), goOn),
    },
  };
}

/** A label that begins with a verb, since that is what is typed. */
function typedLabel(game: ShowdownGame, state: ShowdownState, option: Option): string {
  const { act, card, target } = option;
  const name = (id: number | undefined) => state.table.cards[id ?? -1]?.design ?? 'a card';
  const label = game.label(state, option);
  switch (act) {
    case 'pass':
      return 'Stop';
    case 'attack':
      return `Attack ${name(target?.is === 'card' ? target.card : undefined)} with ${name(card)}`;
    case 'levelUp':
      return `Learn ${name(card)}`;
    case 'play':
      return `Play ${label}`;
    default:
      return card === undefined ? label : `Choose ${label}`;
  }
}

/** The seat that reads the view; who sees both sides reads it as the first. */
const reader = ({ viewer }: ShowdownView): Seat => (viewer === 1 ? 1 : 0);
const mine = (view: ShowdownView) => view.players[reader(view)];

const PHASES: Readonly<Record<ShowdownView['phase'], string>> = {
  start: 'start',
  level: 'level up',
  onset: 'onset',
  actions: 'character actions',
  mobs: 'mob actions',
  attacks: 'mob attacks',
  end: 'end',
};

function tableLines(view: ShowdownView): string[] {
  const seat = reader(view);
  const [you, other] = [view.players[seat], view.players[opponentOf(seat)]];
  const whose = view.active === seat ? 'your' : "your opponent's";
  return [
    `Turn ${view.turn}, ${whose} turn: ${PHASES[view.phase]}.`,
    ...sideLines('Your opponent', other),
    ...sideLines('You', you),
    `Hands: you ${you.hand.length}, your opponent ${other.hand.length}. Decks: you ${you.deck}, your opponent ${other.deck}. Graveyards: you ${you.grave.length}, your opponent ${other.grave.length}.`,
  ];
}

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

function handLines(designs: readonly CardDesign[], { hand }: SeenPlayer): string[] {
  const cards = named(hand);
  if (cards.length === 0) return ['You hold no cards.'];
  return cards.map(({ name }, index) => {
    const design = findNamed(name, designs);
    return `${index + 1} ${design ? shortLine(design) : name}`;
  });
}

function deployed({ slots }: SeenPlayer): CardMention[] {
  return slots.flatMap((unit) => (unit ? [{ card: unit.card, name: unit.design }] : []));
}

function named(cards: readonly SeenCard[]): CardMention[] {
  return cards.flatMap((seen) => ('card' in seen ? [{ card: seen.card, name: seen.design }] : []));
}

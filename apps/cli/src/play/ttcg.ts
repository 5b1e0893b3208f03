import { type CardMention, counted, opponentOf, type Seat, type SeenCard } from '@cardscape/kernel';
import { greedyBot, randomBot } from '@cardscape/players';
import {
  type CardSet,
  EDITIONS,
  evaluateView,
  goOn,
  type LinkView,
  nameOf,
  type SideView,
  type StackView,
  type TtcgView,
  ttcg,
} from '@cardscape/ttcg';
import { cardLines, shortLine } from '../ttcg/card-lines.ts';
import type { TerminalGame } from './terminal-game.ts';

/** TTCG in words. */
export function ttcgAtTerminal(set: CardSet): TerminalGame {
  return {
    game: ttcg(set),
    table: (view: TtcgView) => [...tableLines(view), ...heldLine(set, view)],
    hand: (view: TtcgView) => handLines(set, view),
    cardsFor: (view: TtcgView, act) =>
      act === 'play' || act === 'set' ? named(mine(view).hand) : fieldCards(mine(view)),
    cards: (view: TtcgView) =>
      view.players.flatMap((side) => [
        ...fieldCards(side),
        ...named([...side.hand, ...side.discard]),
      ]),
    describe: (name) => {
      const design = set.find(name);
      return design && cardLines(design);
    },
    cardNames: set.designs.map(({ name }) => name),
    playerName: (_view, seat) => `Player ${seat + 1}`,
    bots: {
      random: randomBot(),
      greedy: greedyBot((view, seat) => evaluateView(view as TtcgView, seat), goOn),
    },
  };
}

/** The seat that reads the view; who sees both sides reads it as the first. */
const reader = ({ viewer }: TtcgView): Seat => (viewer === 1 ? 1 : 0);
const mine = (view: TtcgView) => view.players[reader(view)];

function tableLines(view: TtcgView): string[] {
  const seat = reader(view);
  const [you, other] = [view.players[seat], view.players[opponentOf(seat)]];
  return [
    `${whenWords(view)} Points: you ${you.points}, your opponent ${other.points}.`,
    ...rowLines('Your opponent has', other, view),
    ...rowLines('You have', you, view),
    `Hands: you ${you.hand.length}, your opponent ${other.hand.length}. Decks: you ${you.deck}, your opponent ${other.deck}. Discard piles: you ${you.discard.length}, your opponent ${other.discard.length}.`,
    ...view.notes.map((note) => `${note.seat === seat ? 'You' : 'Your opponent'}: ${note.says}.`),
    ...chainLines(view),
  ];
}

function whenWords(view: TtcgView): string {
  const { turn, active, stage, edition } = view;
  if (stage === 'mulligan') return `Edition ${edition}, before the first turn.`;
  const whose = active === reader(view) ? 'your' : "your opponent's";
  return `Turn ${turn}, ${whose} ${stage === 'end' ? 'end of turn' : `${stage} phase`}.`;
}

function rowLines(start: string, { units, spells }: SideView, view: TtcgView): string[] {
  const { bonuses } = EDITIONS[view.edition];
  const hasSpells = spells.some(({ length }) => length > 0);
  return [
    `${start} ${rowWords(units, bonuses) || 'no units'}.`,
    ...(hasSpells ? [`${start} ${rowWords(spells, bonuses)}.`] : []),
  ];
}

function rowWords(stacks: readonly StackView[], bonuses: boolean): string {
  const there = stacks.flatMap((stack, column) => {
    const words = stackWords(stack, bonuses);
    return words === undefined ? [] : [`${words} in column ${column + 1}`];
  });
  return there.join('; ');
}

function stackWords([top, ...under]: StackView, bonuses: boolean): string | undefined {
  if (!top) return undefined;
  if (!('card' in top)) return `a face-down card${top.tapped ? ', tapped,' : ''}`;
  const { design, type, rank, attack, defense, tapped, faceDown, notes } = top;
  const facts = [
    `${type} ${rank}`,
    ...(type !== 'spell' ? [`${attack}/${defense}`] : []),
    ...(type === 'spell' && bonuses ? [`${signed(attack)}/${signed(defense)}`] : []),
    ...(tapped ? ['tapped'] : []),
    ...(faceDown ? ['face down'] : []),
    ...notes,
    ...(under.length > 0 ? [`over ${counted(under.length, 'card')}`] : []),
  ];
  return `${nameOf(design)} (${facts.join(', ')})`;
}

const signed = (n: number) => (n < 0 ? String(n) : `+${n}`);

/** What is announced and not yet done; the last one is done first. */
function chainLines(view: TtcgView): string[] {
  return view.chain.map((link, place) => {
    const who = link.seat === reader(view) ? 'you' : 'your opponent';
    const countered = link.countered ? ', countered' : '';
    return `Chain ${place + 1}, ${who}: ${linkWords(link)}${countered}`;
  });
}

function linkWords({ kind, source, text, targets }: LinkView): string {
  const at = targets.map(seenName).join(', ');
  if (kind === 'effect')
    return `${seenName(source)}${at === '' ? '' : `, on ${at}`}: ${text.replace(/\.$/, '')}`;
  return `${kind} of ${seenName(source)}${at === '' ? '' : `, on ${at}`}`;
}

function seenName(seen: SeenCard): string {
  return 'card' in seen ? nameOf(seen.design) : 'a hidden card';
}

/** What you hold, by name, whenever it is yours to play it. */
function heldLine(set: CardSet, view: TtcgView): string[] {
  const isYours = view.active === reader(view) || view.stage === 'mulligan';
  const cards = named(mine(view).hand).map(({ name }) => {
    const design = set.find(name);
    return design ? `${name} (${design.type} ${design.rank})` : name;
  });
  return isYours && cards.length > 0 ? [`Your hand: ${cards.join(', ')}.`] : [];
}

function handLines(set: CardSet, view: TtcgView): string[] {
  const { bonuses } = EDITIONS[view.edition];
  const cards = named(mine(view).hand);
  if (cards.length === 0) return ['You hold no cards.'];
  return cards.map(({ name }, index) => {
    const design = set.find(name);
    return `${index + 1} ${design ? shortLine(design, bonuses) : name}`;
  });
}

/** The active cards of a side that the viewer sees, units first. */
function fieldCards({ units, spells }: SideView): CardMention[] {
  return named([...units, ...spells].flatMap(([top]) => (top && 'card' in top ? [top] : [])));
}

function named(cards: readonly SeenCard[]): CardMention[] {
  return cards.flatMap((seen) =>
    'card' in seen ? [{ card: seen.card, name: nameOf(seen.design) }] : [],
  );
}

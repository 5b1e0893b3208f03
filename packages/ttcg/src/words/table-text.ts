import {
  counted,
  opponentOf,
  type Seat,
  type SeenCard,
  type TableCard,
  type TableText,
} from '@cardscape/kernel';
import { nameOf } from '../rules/book/book.ts';
import { EDITIONS } from '../rules/book/editions.ts';
import type { LinkView, SideView, StackView, TtcgView } from '../rules/view.ts';
import type { CardSet } from '../set/card-set.ts';
import { shortLine, signed } from './card-line.ts';

/** The table in words. */
export function tableText(set: CardSet, view: TtcgView): TableText {
  return {
    lines: [...tableLines(view), ...heldLine(set, view)],
    hand: handLines(set, view),
    cards: seenCards(view),
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

/** What is announced and not yet done; the last one is done first. */
function chainLines(view: TtcgView): string[] {
  return view.chain.map((link, place) => {
    const who = link.seat === reader(view) ? 'you' : 'your opponent';
    const countered = link.countered ? ', countered' : '';
    return `Chain ${place + 1}, ${who}${countered}: ${linkWords(link)}`;
  });
}

function linkWords({ kind, source, text, targets }: LinkView): string {
  const at = targets.length > 0 ? `, on ${targets.map(seenName).join(', ')}` : '';
  if (kind === 'effect') return `${seenName(source)}${at}: ${text}`;
  return `${kind} of ${seenName(source)}${at}.`;
}

function seenName(seen: SeenCard): string {
  return 'card' in seen ? nameOf(seen.design) : 'a hidden card';
}

/** What you hold, by name, whenever it is yours to play it. */
function heldLine(set: CardSet, view: TtcgView): string[] {
  const isYours = view.active === reader(view) || view.stage === 'mulligan';
  const cards = namesIn(mine(view).hand).map((name) => {
    const design = set.find(name);
    return design ? `${name} (${design.type} ${design.rank})` : name;
  });
  return isYours && cards.length > 0 ? [`Your hand: ${cards.join(', ')}.`] : [];
}

function handLines(set: CardSet, view: TtcgView): string[] {
  const { bonuses } = EDITIONS[view.edition];
  const names = namesIn(mine(view).hand);
  if (names.length === 0) return ['You hold no cards.'];
  return names.map((name, index) => {
    const design = set.find(name);
    return `${index + 1} ${design ? shortLine(design, bonuses) : name}`;
  });
}

function namesIn(cards: readonly SeenCard[]): string[] {
  return cards.flatMap((seen) => ('card' in seen ? [nameOf(seen.design)] : []));
}

/** The cards that the viewer sees: in hands and discard piles, and the active ones of the field. */
function seenCards(view: TtcgView): TableCard[] {
  const seat = reader(view);
  const sides = view.players.flatMap((side, of) => [
    ...listed(activeCards(side), of === seat ? 'on your side' : 'elsewhere'),
    ...listed(side.hand, of === seat ? 'in hand' : 'elsewhere'),
    ...listed(side.discard, 'elsewhere'),
  ]);
  return sides.sort((one, other) => one.card - other.card);
}

function activeCards({ units, spells }: SideView): SeenCard[] {
  return [...units, ...spells].flatMap(([top]) => (top && 'card' in top ? [top] : []));
}

function listed(cards: readonly SeenCard[], lies: TableCard['lies']): TableCard[] {
  return cards.flatMap((seen) =>
    'card' in seen
      ? [{ card: seen.card, design: seen.design, name: nameOf(seen.design), lies }]
      : [],
  );
}

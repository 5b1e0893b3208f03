import { type CardId, opponentOf, type Seat, type SeenCard } from '@cardscape/kernel';
import type { FieldCardView, LinkView, SideView, StackView, TtcgView } from './view.ts';

/** Everything is measured in points. A game won or lost is worth more than anything on the table. */
const DECIDED = 1000;
/** So many points are few: each one lost hurts more. */
const FEW_POINTS = 8;
/** What attack and defense make one point: a unit of rank 1 has 500 of both. */
const STRENGTH = 350;
/** What a rank is worth beyond its strength: ranks come of plays, and hit directly. */
const RANK = 0.6;
/** A card in hand, and one beyond those that can soon be played. */
const CARD = 0.9;
const SPARE_CARD = 0.2;
const USEFUL_HAND = 6;
/** A spell on the field, and what is at work or equipped. */
const SPELL = 1.1;
const AT_WORK = 0.8;
/** A tapped card cannot use its effects, and untaps seldom. */
const TAPPED = 0.35;
/** Cards under another one stay when it goes. */
const COVERED = 0.3;
/** A deck nearly empty will soon cost points. */
const THIN_DECK = 5;
/** An attack still to be made in this turn. */
const ATTACK_LEFT = 0.3;
/** A play or an effect on the chain that nobody has countered. */
const PLAY = 1.6;
const EFFECT = 0.9;

/** Another turn: a card, two plays and the attacks of all units. */
const EXTRA_TURN = 5;

/** How good a position looks to a seat, from what it sees: for bots that look one step ahead. */
export function evaluateView(view: TtcgView, seat: Seat): number {
  const other = opponentOf(seat);
  return worthOf(view, seat) - worthOf(view, other) + chainWorth(view, seat);
}

function worthOf(view: TtcgView, seat: Seat): number {
  const side = view.players[seat];
  if (side.points <= 0) return -DECIDED;
  const attacks = view.active === seat ? view.attackers.length * ATTACK_LEFT : 0;
  const turns = view.extraTurns?.filter((one) => one === seat).length ?? 0;
  const now = pointsWorth(side) + handWorth(side) + deckWorth(side) + fieldWorth(side) + attacks;
  return now + turns * EXTRA_TURN;
}

function pointsWorth({ points }: SideView): number {
  return points + Math.min(points, FEW_POINTS);
}

function handWorth({ hand }: SideView): number {
  const useful = Math.min(hand.length, USEFUL_HAND);
  return useful * CARD + (hand.length - useful) * SPARE_CARD;
}

function deckWorth({ deck }: SideView): number {
  return Math.min(deck, THIN_DECK) * CARD;
}

function fieldWorth({ units, spells }: SideView): number {
  return sum(units, stackWorth) + sum(spells, stackWorth);
}

function stackWorth([top, ...under]: StackView): number {
  return top ? topWorth(top) + under.length * COVERED : 0;
}

/** A face-down card is taken for a card of rank 1. */
function topWorth(top: StackView[number]): number {
  if (!('card' in top)) return SPELL;
  const tapped = top.tapped ? TAPPED : 0;
  return (top.type === 'spell' ? spellWorth(top) : unitWorth(top)) - tapped;
}

function spellWorth({ works, bound, attack, defense }: FieldCardView): number {
  const working = works >= 0 || bound !== null ? AT_WORK : 0;
  return SPELL + working + (attack + defense) / STRENGTH;
}

function unitWorth({ attack, defense, rank, works }: FieldCardView): number {
  return (attack + defense) / STRENGTH + rank * RANK + (works >= 0 ? AT_WORK : 0);
}

/** What is announced counts as if it happened, unless it has been countered. */
function chainWorth(view: TtcgView, seat: Seat): number {
  return sum(view.chain, (link) => (link.seat === seat ? 1 : -1) * linkWorth(view, link));
}

function linkWorth(view: TtcgView, link: LinkView): number {
  if (link.countered) return 0;
  if (link.kind === 'effect') return EFFECT;
  return link.kind === 'play' ? PLAY : attackWorth(view, link);
}

function attackWorth(view: TtcgView, { source, targets }: LinkView): number {
  const attacker = find(view, source);
  if (!attacker) return 0;
  const [target] = targets;
  if (!target) return attacker.rank;
  const defender = find(view, target);
  if (!defender || attacker.attack === defender.defense) return 0;
  return attacker.attack > defender.defense
    ? unitWorth(defender) + defender.rank
    : -(unitWorth(attacker) + attacker.rank);
}

function find({ players }: TtcgView, seen: SeenCard): FieldCardView | undefined {
  if (!('card' in seen)) return undefined;
  for (const { units } of players)
    for (const [top] of units) if (top && isCard(top, seen.card)) return top;
  return undefined;
}

function isCard(top: StackView[number], id: CardId): top is FieldCardView {
  return 'card' in top && top.card === id;
}

function sum<Item>(items: readonly Item[], worth: (item: Item) => number): number {
  return items.reduce((total, item) => total + worth(item), 0);
}

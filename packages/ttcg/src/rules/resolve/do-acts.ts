import {
  type CardId,
  type CardRef,
  cardOf,
  knows,
  opponentOf,
  type Seat,
  zoneOf,
} from '@cardscape/kernel';
import type { Act, Amount, Cards } from '../../language/tree/tree.ts';
import { stake } from '../acts/players.ts';
import { type ActPart, partsOf } from '../book/act-parts.ts';
import { PAID, type Program, SEPARATOR } from '../book/program.ts';
import { canDo } from '../chain/can-do.ts';
import { amountOf, deckDrawnBy } from '../meaning/amounts.ts';
import { ALONE, doersOf } from '../meaning/doers.ts';
import { namesHad } from '../meaning/names-had.ts';
import { canHaveBeside } from '../meaning/nearby.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, present, refsTo } from '../position/duel.ts';
import type { ActsFrame } from '../position/frame.ts';
import { linkWith, programIn } from '../position/link.ts';
import { scopeOf } from '../position/scope.ts';
import { deckOf } from '../position/zones.ts';
import { askName, askNumber, askOption, askOrder, askPlayer } from './ask.ts';
import { cardsFor } from './choose.ts';
import type { Doing } from './doing.ts';
import { actsIn } from './frame-acts.ts';
import { orderChain } from './order-chain.ts';
import { perform } from './perform.ts';

/** Does the acts of a list in order; true when all are done. */
export function doActs(duel: Duel, frame: ActsFrame): boolean {
  const link = duel.state.working.at(-1) as Link;
  const program = programIn(duel, link);
  const acts = actsIn(duel, frame, link);
  const said = acts[frame.act];
  if (!said) {
    report(duel, frame);
    return true;
  }
  // What stands by itself while the effect is at work is not done as well.
  if (frame.list === 'acts' && program.standing.length > 0 && stands(program, keyOf(link, frame))) {
    if (isAtWork(duel, link, program)) frame.did = true;
    frame.act++;
    return false;
  }
  const act = said.do === 'draw' && said.upTo ? howManyDrawn(duel, link, said) : said;
  if (!act) return false;
  if (act.do === 'choose') return choice(duel, frame, link, act);
  if (act.do === 'name') return name(duel, frame, link, act);
  if (act.do === 'stake') return stakePoints(duel, frame, link, act);
  if (act.do === 'orderChain') return orderChain(duel, frame, link);
  const doing = prepare(duel, frame, link, act);
  if (!doing) return false;
  frame.act++;
  frame.picked = [];
  if (frame.ordered) delete frame.ordered;
  if (frame.named !== undefined) delete frame.named;
  const { that } = link;
  if (perform(doing)) frame.did = true;
  if (act.inPassing) link.that = that;
  return false;
}

/** An equip effect that has found nothing to be equipped to is not at work. */
function isAtWork({ state }: Duel, { card, effect }: Link, { type }: Program): boolean {
  return type !== 'equip' || state.field[card.card]?.works === effect;
}

/** Is this act in force by itself? */
function stands({ standing }: Program, key: string): boolean {
  return standing.some((one) => one.key === key);
}

/** Tells the sentence above whether anything was done. */
function report({ state }: Duel, { list, did }: ActsFrame): void {
  const above = state.frames.at(-2);
  if (list === 'acts' && above?.kind === 'resolve') {
    above.done = did;
    above.any ||= did;
  } else if (above?.kind === 'acts' && did) above.did = true;
}

function keyOf({ design, effect }: Link, frame: ActsFrame): string {
  const { list, sentence, choice, option, act } = frame;
  if (list === 'cost') return [design, effect, sentence, PAID, act].join(SEPARATOR);
  const place = choice < 0 ? act : `${choice}${SEPARATOR}${option}${SEPARATOR}${act}`;
  return `${design}${SEPARATOR}${effect}${SEPARATOR}${sentence}${SEPARATOR}${place}`;
}

/** Collects the cards for an act from everyone concerned; nothing while someone is being asked. */
function prepare(duel: Duel, frame: ActsFrame, link: Link, act: Act): Doing | undefined {
  const doers = whoDoes(duel, frame, link, act);
  if (!doers) return undefined;
  const parts = partsOf(act);
  // One at least, so that what needs no choice is found as well.
  const choosers = doers.length === 0 ? ALONE[link.seat] : doers;
  for (let turn = 0; turn < choosers.length; turn++)
    for (let place = 0; place < parts.length; place++) {
      const { one, slot, part } = parts[place] as ActPart;
      const doer = choosers[turn] as Seat;
      const index = turn * parts.length + place;
      if (frame.picked[index]) continue;
      const before = place === 0 ? NONE : frame.picked.slice(index - place, index).flat();
      const where = {
        sentence: frame.sentence,
        act: frame.act,
        open: frame.list === 'acts' && frame.choice < 0,
        paid: frame.list === 'cost',
        before,
        picked: frame.picked,
      };
      const told = isToldBy(duel, part, before) ? linkWith(link, { that: [...before] }) : link;
      const chosen = cardsFor(duel, told, act, where, slot, one, part, doer);
      if (!chosen) return undefined;
      frame.picked[index] = refsTo(duel, chosen);
      noteRest(link, part, frame.picked[index]);
    }
  if (!putInOrder(duel, frame, act, choosers, parts.length)) return undefined;
  const picked = frame.picked;
  const key = keyOf(link, frame);
  return {
    duel,
    link,
    act,
    key,
    doers,
    cards(slot, doer = choosers[0] as Seat) {
      const turn = Math.max(0, choosers.indexOf(doer));
      return parts.flatMap((part, place) =>
        part.slot === slot ? present(duel, picked[turn * parts.length + place] ?? []) : [],
      );
    },
  };
}

const NONE: readonly CardRef[] = [];

/** "One unit and the spell below it": what lies beside or under the cards named before in the act. */
function isToldBy(duel: Duel, part: Cards, before: readonly CardRef[]): boolean {
  if (part.the !== 'pick' || before.length === 0 || !part.card.place?.endsWith(' that'))
    return false;
  const { place } = part.card;
  return before.some(({ card }) => canHaveBeside(duel, card, place));
}

/** Whoever puts several cards on a deck says in which order; false while they are asked. */
function putInOrder(
  duel: Duel,
  frame: ActsFrame,
  act: Act,
  choosers: readonly Seat[],
  parts: number,
): boolean {
  if (act.do !== 'move' || act.to.zone !== 'deck' || !act.to.at) return true;
  const [seat] = choosers;
  const ids = present(duel, frame.picked[0] ?? []);
  if (seat === undefined || choosers.length > 1 || parts > 1 || frame.ordered) return true;
  if (ids.length < 2 || !ids.every((id) => knows(cardOf(duel.state.table, id), seat))) return true;
  const order = askOrder(duel, seat, `${act.to.at}Order`, ids);
  if (!order) return false;
  frame.ordered = true;
  // Cards are put down one after the other: the last one put on top is the top one.
  frame.picked[0] = refsTo(duel, act.to.at === 'top' ? [...order].reverse() : order);
  return true;
}

/** "The rest" are those of the cards last spoken of that were not chosen. */
function noteRest(link: Link, part: Cards, chosen: readonly { card: CardId }[]): void {
  if (part.the !== 'pick' || part.card.place !== 'that') return;
  link.rest = link.rest.filter(({ card }) => !chosen.some((one) => one.card === card));
}

/** Who acts: for acts on cards whoever the text names, for acts of players those. */
function whoDoes(duel: Duel, frame: ActsFrame, link: Link, act: Act): readonly Seat[] | undefined {
  if (frame.willing) return frame.willing;
  const scope = scopeOf(link);
  if ('who' in act && act.who === 'choice') {
    if (frame.named !== undefined) return [frame.named];
    const seat = askPlayer(duel, link.seat);
    if (seat === undefined) return undefined;
    // Kept, since the cards of that player may be asked for next.
    frame.named = seat;
    return [seat];
  }
  if ('who' in act) return doersOf(duel, scope, act.who);
  if ('by' in act && typeof act.by === 'string') return doersOf(duel, scope, act.by);
  return [frame.list === 'cost' ? link.seat : scope.doer];
}

/** Lets a player choose one of several lists of acts, or more of them, and does each. */
function choice(
  duel: Duel,
  frame: ActsFrame,
  link: Link,
  act: Extract<Act, { do: 'choose' }>,
): boolean {
  const seat = act.who === 'you' ? link.seat : opponentOf(link.seat);
  const { least, most } = bounds(act);
  const chosen = frame.chosen ?? [];
  const left = act.from.flatMap((_, option) => (chosen.includes(option) ? [] : [option]));
  const open = left.filter((option) => isOpen(duel, link, act.from[option] ?? []));
  const options = open.length > 0 || chosen.length > 0 ? open : left;
  const enough = chosen.length >= least;
  const over = chosen.length >= most || options.length === 0;
  const place = over ? options.length : askOption(duel, seat, options, enough);
  if (place === undefined) return false;
  const option = options[place];
  if (option === undefined) {
    frame.act++;
    if (frame.chosen) delete frame.chosen;
    return false;
  }
  duel.log?.push({ type: 'chose', seat, acts: act.from[option] ?? [], maker: link.seat });
  frame.chosen = [...chosen, option];
  duel.state.frames.push({
    kind: 'acts',
    list: 'acts',
    sentence: frame.sentence,
    choice: frame.act,
    option,
    act: 0,
    picked: [],
    did: false,
  });
  return false;
}

/** Lets a player choose a type, a subtype or a rank by its name, or a player. */
function name(
  duel: Duel,
  frame: ActsFrame,
  link: Link,
  act: Extract<Act, { do: 'name' }>,
): boolean {
  const { who, what } = act;
  const seat = who === 'you' ? link.seat : opponentOf(link.seat);
  if (what === 'player') {
    const player = askPlayer(duel, seat);
    if (player === undefined) return false;
    link.player = player;
    duel.log?.push({ type: 'chose', seat, player, maker: link.seat });
  } else {
    const chosen = askName(duel, seat, what, namesHad(duel, scopeOf(link), act));
    if (chosen === undefined) return false;
    link.named = chosen;
    duel.log?.push({ type: 'chose', seat, named: link.named, maker: link.seat });
  }
  frame.act++;
  frame.did = true;
  return false;
}

/** Lets a player say how many of so many cards they draw; nothing while they are being asked. */
function howManyDrawn(
  duel: Duel,
  link: Link,
  act: Extract<Act, { do: 'draw' }>,
): Extract<Act, { do: 'draw' }> | undefined {
  const seat = act.who === 'opponent' ? opponentOf(link.seat) : link.seat;
  const there = zoneOf(duel.state.table, deckOf(deckDrawnBy(seat, act))).cards.length;
  const most = amountOf(duel, scopeOf(link), act.amount as Amount);
  const amount = askNumber(duel, seat, 'cards', Math.min(there, most));
  return amount === undefined ? undefined : { ...act, amount };
}

/** Lets a player say how many points they lose. */
function stakePoints(
  duel: Duel,
  frame: ActsFrame,
  link: Link,
  { who }: Extract<Act, { do: 'stake' }>,
): boolean {
  const seat = who === 'you' ? link.seat : opponentOf(link.seat);
  const most = Math.max(0, duel.state.players[seat].points);
  const n = askNumber(duel, seat, 'points', most);
  if (n === undefined) return false;
  frame.act++;
  if (stake(duel, link, seat, n)) frame.did = true;
  return false;
}

/** How many of its options a choice asks for. */
function bounds({ count, from }: Extract<Act, { do: 'choose' }>): { least: number; most: number } {
  if (count === undefined) return { least: 1, most: 1 };
  if (count === 'some') return { least: 1, most: from.length };
  return 'n' in count ? { least: count.n, most: count.n } : { least: 0, most: count.upTo };
}

function isOpen(duel: Duel, link: Link, acts: readonly Act[]): boolean {
  return acts.every((act) => act.then || canDo(duel, scopeOf(link), act, link.seat));
}

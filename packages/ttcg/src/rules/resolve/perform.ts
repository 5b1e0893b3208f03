import { placeBeside } from '../acts/beside.ts';
import {
  destroy,
  dig,
  discard,
  draw,
  look,
  mill,
  move,
  reveal,
  search,
  shufflePiles,
  tapOrUntap,
  target,
} from '../acts/cards.ts';
import { activate, copy, copyStats, counter, redirect } from '../acts/chain.ts';
import { column, control, equip, flip, giveBack, play, rankUp } from '../acts/field.ts';
import { lasting } from '../acts/lasting.ts';
import { exchange, extraTurn, points, skip } from '../acts/players.ts';
import { restack } from '../acts/stack.ts';
import { swap } from '../acts/swap.ts';
import type { Doing } from './doing.ts';

/** Does an act; true if anything came of it. */
export function perform(doing: Doing): boolean {
  switch (doing.act.do) {
    case 'destroy':
      return destroy(doing, doing.act);
    case 'tap':
    case 'untap':
      return tapOrUntap(doing, doing.act.do);
    case 'target':
      return target(doing);
    case 'move':
      return move(doing, doing.act);
    case 'search':
      return search(doing);
    case 'shuffle':
      return shufflePiles(doing, doing.act);
    case 'draw':
      return draw(doing, doing.act);
    case 'mill':
      return mill(doing, doing.act);
    case 'dig':
      return dig(doing, doing.act);
    case 'discard':
      return discard(doing);
    case 'reveal':
      return reveal(doing);
    case 'look':
      return look(doing);
    case 'points':
      return points(doing, doing.act);
    case 'exchange':
      return exchange(doing, doing.act);
    case 'skip':
      return skip(doing, doing.act);
    case 'extraTurn':
      return extraTurn(doing, doing.act);
    case 'swap':
      return swap(doing, doing.act);
    case 'flip':
      return flip(doing, doing.act);
    case 'equip':
      return equip(doing);
    case 'control':
      return control(doing, doing.act);
    case 'column':
      return column(doing, doing.act);
    case 'play':
      return play(doing, doing.act);
    case 'rankUp':
      return rankUp(doing, doing.act);
    case 'activate':
      return activate(doing, doing.act);
    case 'copy':
      return copy(doing, doing.act);
    case 'copyStats':
      return copyStats(doing, doing.act);
    case 'counter':
      return counter(doing, doing.act);
    case 'redirect':
      return redirect(doing, doing.act);
    case 'restack':
      return restack(doing, doing.act);
    case 'giveBack':
      return giveBack(doing);
    case 'beside':
      return placeBeside(doing, doing.act);
    case 'nothing':
      return true;
    case 'name':
    case 'stake':
    case 'orderChain':
    case 'choose':
      throw new RangeError('a choice is done option by option');
    default:
      return lasting(doing);
  }
}

import type { CardId, Seat } from '@cardscape/kernel';
import { first, isScriptFault, LuaBudgetError, Meter, placedFault } from '@cardscape/lua';
import { wholeNumber } from '../../interface/index.ts';
import type { PointcutFunction } from '../book/book.ts';
import { controllerOf, type Duel, sheetOf, unitOf } from '../position/duel.ts';
import { bill, blame, blameSpenders, isAct, tellFault } from './blame.ts';
import { isPurseEmpty, isStopped, limitsOf, type Running } from './budget.ts';
import { stageOf } from './stage.ts';

/** What a failure counts for, so that functions that fail again and again are stopped too. */
const FAULT_STEPS = 2000;

/**
 * Calls the function of a card; what it gives back, 0 for nil and false. A script that has been stopped is
 * passed over; so are those who only hear of something when the purse of the step is empty.
 */
export function call(
  duel: Duel,
  id: CardId,
  pointcut: string,
  run: PointcutFunction,
  seat = hearingSeat(duel, id),
): number {
  const answer = attempt(duel, id, pointcut, run, seat);
  const { budget } = duel;
  const { running: outer } = budget;
  // It was stopped while it waited for what it had set off.
  if (outer && budget.stopped.length + budget.ended.length > 0 && isStopped(duel, outer.design))
    throw new LuaBudgetError('purse', outer.meter.where());
  return answer;
}

function attempt(
  duel: Duel,
  id: CardId,
  pointcut: string,
  run: PointcutFunction,
  seat: Seat,
): number {
  const { budget, source, sourceSeat, meter: before } = duel;
  const { running: outer } = budget;
  const design = sheetOf(duel, id).design.name;
  if (isStopped(duel, design)) return 0;
  if (isPurseEmpty(budget)) {
    blameSpenders(duel);
    if (!isAct(duel, pointcut)) return 0;
  }
  const { event, attackDepth, settling, preview, ability } = duel;
  const limits = limitsOf(duel);
  // What others do when they hear of it does not count for the script that set it off.
  const meter = outer ? outer.meter.nested(limits) : new Meter(limits, budget.purse);
  const running: Running = {
    card: id,
    design,
    pointcut,
    meter,
    outer,
    depth: meter.depth,
    setOff: 0,
    asked: null,
  };
  budget.running = running;
  duel.meter = meter;
  duel.eventDepth++;
  duel.source = id;
  duel.sourceSeat = seat;
  stageOf(duel.book).duel = duel;
  try {
    return wholeNumber(first(run(seat === 0, meter)));
  } catch (error) {
    // A broken card never breaks a match (R-S7); a question is not an error.
    if (!isScriptFault(error)) throw error;
    meter.steps -= FAULT_STEPS;
    meter.tell();
    const fault = placedFault(error);
    if (error instanceof LuaBudgetError) blame(duel, running, error.limit, fault);
    // What was under way when a rule was stopped in its middle is under way no more.
    Object.assign(duel, { event, attackDepth, settling, preview, ability });
    if (duel.eventDepth === 1) duel.perishing.clear();
    if (!(error instanceof LuaBudgetError)) tellFault(duel, id, pointcut, fault);
    return 0;
  } finally {
    duel.eventDepth--;
    duel.source = source;
    duel.sourceSeat = sourceSeat;
    meter.tell();
    outer?.meter.tell();
    bill(duel, running);
    duel.meter = before;
    budget.running = outer;
  }
}

/** Whose the card is that hears: played or inserted, it is that player's wherever it lies (R-S11). */
function hearingSeat(duel: Duel, id: CardId): Seat {
  if (unitOf(duel, id)) return controllerOf(duel, id);
  const played = duel.playing.get(id);
  if (played !== undefined) return played;
  const inserted = duel.state.inserted.find(({ card }) => card === id);
  return inserted ? inserted.seat : controllerOf(duel, id);
}

import type { CardId } from '@cardscape/kernel';
import {
  faultText,
  type LimitName,
  LuaBudgetError,
  type PlacedFault,
  placedFault,
} from '@cardscape/lua';
import type { ShowdownEvent } from '../events/events.ts';
import { type Duel, sheetOf, shown } from '../position/duel.ts';
import { type Account, isPurseEmpty, isStopped, mayRestart, type Running } from './budget.ts';

/** A script that is to be stopped, and what is told of it. */
export interface Guilty {
  readonly design: string;
  readonly fault: PlacedFault;
  readonly told: Extract<ShowdownEvent, { type: 'broken' }>;
}

/** Thrown when scripts must be stopped: the step ends here, and is run again without them. */
export class Offence {
  readonly guilty: readonly Guilty[];
  constructor(guilty: readonly Guilty[]) {
    this.guilty = guilty;
  }
}

/**
 * A hearing that takes no longer than this is what hearing takes: it counts for the function that has set
 * it off. A failure takes longer.
 */
const CHEAP = 1500;

/** So many bytes count as much as a step. */
const BYTES_OF_STEP = 13;

/** Writes down what a call that is over has used up itself. */
export function bill(duel: Duel, running: Running): void {
  const spent = spentBy(running);
  const { outer } = running;
  if (spent < CHEAP && outer) outer.setOff += spent;
  else if (spent >= CHEAP) {
    duel.budget.accounts ??= new Map();
    add(duel.budget.accounts, running, spent);
  }
}

function spentBy({ meter, setOff }: Running): number {
  return meter.usedSteps + meter.usedMemory / BYTES_OF_STEP + setOff;
}

function add(accounts: Map<string, Account>, { design, card, pointcut }: Running, spent: number) {
  const known = accounts.get(design);
  if (known) known.spent += spent;
  else accounts.set(design, { card, pointcut, spent });
}

/** The scripts that have used up the common purse: the greatest, and those not far behind. */
function spenders(duel: Duel): [string, Account][] {
  const accounts = new Map<string, Account>();
  for (const [design, account] of duel.budget.accounts ?? []) accounts.set(design, { ...account });
  for (let call = duel.budget.running; call; call = call.outer) {
    call.meter.tell();
    add(accounts, call, spentBy(call));
  }
  const found = [...accounts].filter(([design]) => !isStopped(duel, design));
  const most = Math.max(0, ...found.map(([, { spent }]) => spent));
  return found.filter(([, { spent }]) => spent > most / 2);
}

/** Blames those who have used up the common purse, once. */
export function blameSpenders(duel: Duel): void {
  if (duel.budget.blamed) return;
  duel.budget.blamed = true;
  const fault = placedFault(new LuaBudgetError('purse', []));
  const found = spenders(duel);
  convict(
    duel,
    found.map(([design, { card, pointcut }]) => guiltyOf(duel, design, card, pointcut, fault)),
  );
}

/** Blames a function that was stopped, or whoever has left it nothing. */
export function blame(duel: Duel, running: Running, limit: LimitName, fault: PlacedFault): void {
  // A limit of all is no fault of the one that came last.
  if ((limit === 'steps' || limit === 'memory') && isPurseEmpty(duel.budget)) {
    blameSpenders(duel);
    return;
  }
  const { design, card, pointcut } = limit === 'depth' ? deepest(running) : running;
  if (!isStopped(duel, design)) convict(duel, [guiltyOf(duel, design, card, pointcut, fault)]);
}

/** Of the calls under way, the one that has used up most of the depth. */
function deepest(running: Running): Running {
  let found = running;
  let most = running.depth;
  for (let call = running; call.outer; call = call.outer) {
    const taken = call.outer.depth - call.depth;
    if (taken > most) [found, most] = [call.outer, taken];
  }
  return found;
}

function guiltyOf(
  duel: Duel,
  design: string,
  card: CardId,
  pointcut: string,
  fault: PlacedFault,
): Guilty {
  return { design, fault, told: brokenBy(duel, card, pointcut, fault) };
}

/**
 * Stops scripts for the rest of the match: from the last answer on if the step can be run again. What a
 * card has done in its own turn up to there stays done.
 */
function convict(duel: Duel, guilty: readonly Guilty[]): void {
  if (guilty.length === 0) return;
  for (const { design, fault, told } of guilty)
    duel.book.report?.({ card: design, pointcut: told.pointcut, fault });
  const acting = actingIn(duel);
  if (mayRestart(duel) && !guilty.some(({ design }) => design === acting))
    throw new Offence(guilty);
  for (const { design, told } of guilty) {
    duel.budget.ended = [...duel.budget.ended, design];
    duel.log?.push(told);
  }
}

/** What a card does in its turn, rather than because it hears of something. */
const ACT = /^on(?:ActivateCharacterAction|ActivateMobEffect|RecoverMobStats)/;

/** Is this what a card does in its turn? Then it does it, whatever those who hear of it have used up. */
export function isAct({ eventDepth }: Duel, pointcut: string): boolean {
  return eventDepth === 0 && ACT.test(pointcut);
}

/** The design of the card that acts in its turn now. */
function actingIn({ budget }: Duel): string | undefined {
  let call = budget.running;
  while (call?.outer) call = call.outer;
  return call && ACT.test(call.pointcut) ? call.design : undefined;
}

/** Stops the script that has asked most, if that is another than the one that asks. */
export function blameAsker(duel: Duel, design: string): void {
  const card = duel.cast.sheets.findIndex((sheet) => sheet.design.name === design);
  const fault = placedFault(new LuaBudgetError('questions', []));
  convict(duel, [guiltyOf(duel, design, card, '', fault)]);
}

/** Tells of a function that has failed: in a preview once in a match, since options are often listed. */
export function tellFault(duel: Duel, id: CardId, pointcut: string, fault: PlacedFault): void {
  const { name } = sheetOf(duel, id).design;
  duel.book.report?.({ card: name, pointcut, fault });
  if (duel.preview) {
    const { faulty = [] } = duel.state;
    const known = `${name} ${pointcut}`;
    if (faulty.includes(known)) return;
    duel.state.faulty = [...faulty, known];
  }
  duel.log?.push(brokenBy(duel, id, pointcut, fault));
}

/** What all are told of a function that has failed. */
function brokenBy(duel: Duel, id: CardId, pointcut: string, fault: PlacedFault): Guilty['told'] {
  return { type: 'broken', subject: shown(duel, id), pointcut, message: faultText(fault) };
}

import { resolveRef } from '@cardscape/kernel';
import type { Program } from '../book/program.ts';
import { announce, recallEvent } from '../chain/announce.ts';
import { byEffect } from '../chain/cause.ts';
import { workEffect } from '../chain/work-effect.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import type { Frame } from '../position/frame.ts';
import { linkWith, programIn } from '../position/link.ts';
import { askWhether } from '../resolve/ask.ts';
import {
  canReplace,
  comesFirst,
  enact,
  isLeftToPlayer,
  loosen,
  mayReplace,
  takesLastPoint,
} from '../resolve/deed.ts';
import type { Deed } from '../resolve/deed-kinds.ts';
import { shown } from '../resolve/deeds.ts';
import { doActs } from '../resolve/do-acts.ts';
import { resolve } from '../resolve/resolve.ts';
import { payLater } from '../resolve/resolve-cost.ts';
import { tap } from '../resolve/tapping.ts';
import { promote, settleCard, shift } from './settle.ts';

/** Does the next piece of work of the frame on top; true when that frame is finished. */
export function workFrame(duel: Duel, frame: Frame): boolean {
  switch (frame.kind) {
    case 'announce':
      return announce(duel, frame);
    case 'resolve':
      return resolve(duel, frame);
    case 'acts':
      return doActs(duel, frame);
    case 'settle':
      return settleCard(duel, frame);
    case 'promote':
      return promote(duel, frame);
    case 'shift':
      return shift(duel, frame);
    case 'work':
      return workEffect(duel, frame);
    case 'delayed':
      return bringUp(duel, frame);
    case 'replace':
      return replace(duel, frame);
  }
}

/** Takes a sentence up again that was put off. */
function bringUp({ state }: Duel, frame: Extract<Frame, { kind: 'delayed' }>): boolean {
  if (frame.begun) return true;
  frame.begun = true;
  const { link, sentence } = frame;
  state.working.push(link);
  state.frames.push({
    kind: 'resolve',
    sentence,
    stage: 'begin',
    done: true,
    held: true,
    any: false,
    only: sentence,
  });
  return false;
}

function canStill(duel: Duel, link: Link, program: Program, deed: Deed): boolean {
  const id = resolveRef(duel.state.table, link.card);
  if (link.event?.last && !takesLastPoint(duel, deed)) return false;
  return (
    id !== undefined &&
    mayReplace(duel, id, program, link.effect) &&
    canReplace(duel, link, program)
  );
}

/** Something else happens instead; what was to go with its unit and has stayed is loose then (R-T305). */
function replace(duel: Duel, frame: Extract<Frame, { kind: 'replace' }>): boolean {
  const { deed } = frame;
  const isOver = takePlace(duel, frame);
  if (isOver && deed.do === 'destroy' && deed.withUnit) loosen(duel, deed.card);
  return isOver;
}

/** If its player does not want it, the deed is done after all. */
function takePlace(duel: Duel, frame: Extract<Frame, { kind: 'replace' }>): boolean {
  const { state } = duel;
  const { link, deed } = frame;
  const program = programIn(duel, link);
  const [first] = program.effect.sentences;
  if (frame.stage === 'ask') {
    // Of several deeds at once an earlier one may have taken what this one would need.
    if (!duel.state.reply && !canStill(duel, link, program, deed)) {
      enact(duel, deed);
      return true;
    }
    const wanted = isLeftToPlayer(program) ? askWhether(duel, link.seat, 'replace') : true;
    if (wanted === undefined) return false;
    if (!wanted) {
      enact(duel, deed);
      return true;
    }
    state.triggered++;
    const id = resolveRef(state.table, link.card);
    const there = id === undefined ? undefined : state.field[id];
    if (id !== undefined && there) {
      there.uses[link.effect as 0 | 1]++;
      there.usesInAll[link.effect as 0 | 1]++;
      if (program.type !== 'passive') tap(duel, id, byEffect(link));
      duel.log?.push({
        type: 'replaced',
        subject: shown(duel, id),
        effect: link.effect,
        of: link.design,
      });
    }
    state.working.push('card' in deed ? linkWith(link, { that: [deed.card] }) : linkWith(link, {}));
    frame.stage = 'run';
    if (first?.cost) payLater(duel, 0);
    return false;
  }
  if (frame.stage === 'run') {
    recallEvent(state.working.at(-1) as Link, program);
    frame.stage = 'end';
    state.frames.push({
      kind: 'resolve',
      sentence: 0,
      stage: 'begin',
      done: true,
      held: true,
      any: false,
    });
    return false;
  }
  if (comesFirst(program)) enact(duel, deed);
  return true;
}

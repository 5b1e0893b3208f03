import type { ShowdownEvent } from '@cardscape/showdown';
import type { Beat } from '../../../table/session/beats.ts';

/** What is shown apart before the next thing happens, and for how long. */
const holds: Partial<Record<ShowdownEvent['type'], number>> = {
  turn: 500,
  levelUp: 550,
  ability: 450,
  played: 550,
  stopped: 600,
  attack: 700,
  revealed: 800,
  coin: 700,
  die: 700,
  rps: 800,
};

/** What needs longer to be read than the thing it belongs to. */
const reads: Partial<Record<ShowdownEvent['type'], number>> = {
  unplayed: 1200,
  aimless: 1200,
  message: 1200,
};

/** How long the position after a step is looked at before the next one. */
const after = 350;
/** So many things are shown apart; a step that brings more shows the rest together. */
const mostApart = 6;

/** Tells a step: what happens in it one after another, then where all lies after. */
export function tell(events: readonly ShowdownEvent[]): Beat<ShowdownEvent>[] {
  const beats: Beat<ShowdownEvent>[] = [];
  let told: ShowdownEvent[] = [];
  for (const event of events) {
    const head = told.find(({ type }) => holds[type] !== undefined);
    if (head && holds[event.type] !== undefined && beats.length < mostApart) {
      beats.push({ events: told, over: 'before', hold: holdFor(told, holds[head.type] ?? 0) });
      told = [];
    }
    told.push(event);
  }
  const fought = told.some(({ type }) => type === 'attack');
  beats.push({ events: told, over: 'after', hold: holdFor(told, fought ? 700 : after) });
  return beats;
}

function holdFor(told: readonly ShowdownEvent[], usual: number): number {
  return Math.max(usual, ...told.map(({ type }) => reads[type] ?? 0));
}

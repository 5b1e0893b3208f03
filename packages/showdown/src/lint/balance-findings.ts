import { type CardId, cardOf, SEATS } from '@cardscape/kernel';
import type { CardDesign } from '../cards/card.ts';
import type { Spot } from '../cards/problem.ts';
import type { CardBook } from '../rules/book/book.ts';
import { fire } from '../rules/pointcuts/fire.ts';
import { type Duel, deployed, sheetOf, underSlot, unitOf } from '../rules/position/duel.ts';
import type { Buff } from '../rules/position/position.ts';
import { CHARACTER } from '../rules/position/slots.ts';
import { openDuel } from '../rules/turn/proceed.ts';
import { buildPosition } from '../trial/build-position.ts';
import { type FileFinding, warning } from './finding.ts';
import { samplePositions } from './sample-positions.ts';
import type { ScriptFacts } from './script-facts.ts';

const PAIRS = [
  ['applyBuffs', 'undoBuffs'],
  ['applyBlocks', 'undoBlocks'],
] as const;

/** What a card keeps up and does not take back, found by running its functions in sample positions. */
export function balanceFindings(
  open: () => CardBook,
  facts: ScriptFacts,
  design: CardDesign,
): FileFinding[] {
  const spots = new Map(facts.functions.map((one) => [one.pointcut?.name, one as Spot]));
  if (!PAIRS.some(([apply, undo]) => spots.has(apply) || spots.has(undo))) return [];
  const found = new Map<string, FileFinding>();
  const book = open();
  book.report = ({ pointcut, fault: { line, column, message: said }, card }) => {
    if (card !== design.name || found.has(pointcut)) return;
    const at = line > 0 ? { line, column } : spots.get(pointcut);
    const fix = 'Mend the line: the rest of the function does not run.';
    if (at) found.set(pointcut, warning(at, 'script-fails', `${pointcut} stops: ${said}`, fix));
  };
  for (const position of samplePositions(book, design)) {
    const duel = openDuel(book, buildPosition(book, position), undefined, [], null);
    duel.preview = true;
    duel.settling = 'applying';
    for (const id of standingCopies(duel, design.name))
      for (const [apply, undo] of PAIRS) {
        const left = whatStays(duel, id, apply, undo);
        const at = spots.get(apply) ?? spots.get(undo);
        if (left === undefined || !at || found.has(apply)) continue;
        found.set(apply, notUndone(at, apply, undo, left, spots.has(undo)));
      }
  }
  return [...found.values()];
}

function notUndone(
  at: Spot,
  apply: string,
  undo: string,
  left: string,
  both: boolean,
): FileFinding {
  const message = both
    ? `${undo} does not take back what ${apply} gives: ${left}.`
    : `There is no ${undo} for what ${apply} gives: ${left}.`;
  const fix = `In ${undo}, remove what ${apply} gives, with the same cards and the same source.`;
  return warning(at, 'not-undone', message, fix);
}

/** The copies of a card whose standing effects count. */
function standingCopies(duel: Duel, name: string): CardId[] {
  return SEATS.flatMap((seat) => [
    ...deployed(duel, seat),
    ...underSlot(duel, seat, CHARACTER),
  ]).filter((id) => cardOf(duel.state.table, id).design === name);
}

/** Runs a pair on a clean table; gives what it leaves behind, in words. */
function whatStays(duel: Duel, id: CardId, apply: string, undo: string): string | undefined {
  const { state } = duel;
  for (const unit of state.units) {
    if (!unit) continue;
    unit.buffs.length = 0;
    unit.blocks.length = 0;
  }
  state.drops.length = 0;
  const before = effectsIn(duel);
  fire(duel, id, apply);
  fire(duel, id, undo);
  const after = effectsIn(duel);
  const stays = [...after].find((effect) => !before.has(effect));
  const gone = [...before].find((effect) => !after.has(effect));
  if (stays !== undefined) return `${stays} stays`;
  return gone === undefined ? undefined : `${gone} is lost`;
}

/** Everything in force that a card can keep up, in words. */
function effectsIn(duel: Duel): Set<string> {
  const { state } = duel;
  const effects = new Set<string>();
  for (const seat of SEATS) {
    const player = state.players[seat];
    const whose = `player ${seat + 1}`;
    effects.add(`level ${player.level} of ${whose}`);
    if (player.nextAttack)
      effects.add(`${signed(player.nextAttack)} on the next attack of ${whose}`);
    for (const { count } of player.prevents) effects.add(`${count} prevented attacks of ${whose}`);
    for (const id of deployed(duel, seat)) {
      const unit = unitOf(duel, id);
      const on = `on ${sheetOf(duel, id).design.name} of ${whose} (card ${id})`;
      for (const buff of unit?.buffs ?? []) effects.add(`${buffWords(buff)} ${on}`);
      for (const { kind } of unit?.blocks ?? []) effects.add(`${kind} ${on}`);
      for (const kind of ['stun', 'silence', 'hijack', 'away', 'damage', 'raised'] as const)
        if (unit?.[kind]) effects.add(`${kind} ${unit[kind]} ${on}`);
    }
  }
  for (const { card, by } of state.drops)
    effects.add(`a level drop of ${by} on ${cardOf(state.table, card).design}`);
  return effects;
}

function buffWords({ attack, hp, block }: Buff): string {
  const parts = Object.entries({ attack, hp, block }).filter(([, amount]) => amount !== 0);
  return parts.map(([name, amount]) => `${signed(amount)} ${name}`).join(', ') || 'an empty bonus';
}

const signed = (amount: number) => (amount < 0 ? String(amount) : `+${amount}`);

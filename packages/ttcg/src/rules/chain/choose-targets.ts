import type { CardId, CardRef } from '@cardscape/kernel';
import { slotsOf } from '../../language/tree/slots.ts';
import type { Act, Pick } from '../../language/tree/tree.ts';
import { LEAVING } from '../book/contested.ts';
import { ANY_UNIT, type Program } from '../book/program.ts';
import { candidates } from '../meaning/candidates.ts';
import { countBounds } from '../meaning/count-bounds.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, refsTo } from '../position/duel.ts';
import { havingChosen, scopeOf } from '../position/scope.ts';
import { askCards } from '../resolve/ask.ts';
import { askSparing } from '../resolve/ask-sparing.ts';
import { isEnoughForAll } from './needs.ts';
import { equips } from './ready.ts';

type TargetSlot = Program['targets'][number];

/** R-T34. Asks for the targets, one after the other; true when all are chosen. */
export function chooseTargets(duel: Duel, link: Link, program: Program): boolean {
  while (link.targets.length < program.targets.length) {
    const target = program.targets[link.targets.length] as TargetSlot;
    const { slot, pick } = target;
    const act = program.effect.sentences[target.sentence]?.acts[target.act];
    const one = act && slotsOf(act)[slot];
    if (!act || !one) return true;
    const before = chosenFor(link, program, target, (other) => other !== slot);
    const scope = before.length > 0 ? havingChosen(scopeOf(link), before) : scopeOf(link);
    const gone = takenAway(link, program, target);
    const from = candidates(duel, scope, act, slot, one, pick).filter((id) => !gone.includes(id));
    const { min, max } = countBounds(duel, scope, pick.count, from.length);
    const question = { seat: link.seat, why: 'target', from, min, max } as const;
    const rivals = rivalsOf(program, target, act);
    const chosen =
      rivals.length > 0
        ? askSparing(duel, link, question, (ids) =>
            isEnoughForAll(duel, scopeOf(link), rivals, link.seat, [...gone, ...ids]),
          )
        : askCards(duel, question);
    if (!chosen) return false;
    link.targets.push(refsTo(duel, chosen));
  }
  return chooseEquipped(duel, link, program);
}

/** What has been chosen for some slots of the act that a target belongs to. */
function chosenFor(
  { targets }: Link,
  program: Program,
  { sentence, act }: TargetSlot,
  isMeant: (slot: number) => boolean,
): CardRef[] {
  return targets.flatMap((chosen, at) => {
    const other = program.targets[at] as TargetSlot;
    return other.sentence === sentence && other.act === act && isMeant(other.slot) ? chosen : [];
  });
}

/**
 * The targets chosen so far that will be gone when the next act is done, and those of the same act: none of
 * them is chosen again.
 */
function takenAway(link: Link, program: Program, target: TargetSlot): CardId[] {
  const leaving = link.targets.flatMap((chosen, at) => {
    const { sentence, act, slot } = program.targets[at] as TargetSlot;
    const done = program.effect.sentences[sentence]?.acts[act]?.do;
    return done && slot === 0 && LEAVING.has(done) ? chosen : [];
  });
  const beside = chosenFor(link, program, target, (slot) => slot === target.slot);
  return [...leaving, ...beside].map(({ card }) => card);
}

/** What must be possible at once beside the cards of a target, and may want the same ones (R-T8). */
function rivalsOf({ first }: Program, target: TargetSlot, act: Act): readonly Act[] {
  if (target.sentence > 0 || !first.contested) return [];
  const later = first.now.slice(target.act + 1);
  const leaves = target.slot === 0 && LEAVING.has(act.do);
  const others = leaves ? later : act.do === 'tap' ? later.filter((one) => one.do === 'tap') : [];
  return [...restOf(act, target.pick), ...others];
}

/** The rest of an act that speaks of several cards, after one of them. */
function restOf(act: Act, pick: Pick): Act[] {
  if (!('cards' in act) || !act.cards || !('the' in act.cards) || act.cards.the !== 'list')
    return [];
  const of = act.cards.of.slice(act.cards.of.indexOf(pick) + 1);
  return of.length === 0 ? [] : [{ ...act, cards: { the: 'list', of } } as Act];
}

/**
 * An equip effect that does not say to what it is equipped lets its player choose any unit; once, and not whenever
 * it is set off.
 */
function chooseEquipped(duel: Duel, link: Link, program: Program): boolean {
  if (link.event !== null) return true;
  if (program.type !== 'equip' || equips(program) || link.targets.length > program.targets.length)
    return true;
  const act = { do: 'equip', card: { the: 'this' }, to: ANY_UNIT } as const;
  const from = candidates(
    duel,
    scopeOf(link),
    act,
    1,
    { cards: ANY_UNIT, looks: 'field' },
    ANY_UNIT,
  );
  const chosen = askCards(duel, { seat: link.seat, why: 'equip', from, min: 1, max: 1 });
  if (!chosen) return false;
  link.targets.push(refsTo(duel, chosen));
  return true;
}

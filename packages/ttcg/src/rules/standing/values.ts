import { type CardId, cardOf } from '@cardscape/kernel';
import type { UnitType } from '../../language/tree/tree.ts';
import { type Duel, isFaceDown, sheetOf, topOf } from '../position/duel.ts';
import { ROWS, spotOf } from '../position/zones.ts';
import type { Force } from './force.ts';
import { forcesOn } from './forces.ts';

/** A card's type as it counts now; of several the first, which is its own. */
export function typeOf(duel: Duel, id: CardId): UnitType | 'spell' {
  return typesOf(duel, id)[0] as UnitType | 'spell';
}

/** The types that a card counts as now: its one type, and those that it also is (R-T180). */
export function typesOf(duel: Duel, id: CardId): readonly (UnitType | 'spell')[] {
  const here = forcesOn(duel, id);
  const { types: printed, design } = sheetOf(duel, id);
  if (here.length === 0) return printed;
  let types = printed;
  for (const { act, named } of here) {
    if (act.do !== 'type') continue;
    const other = act.type === 'chosen' ? ((named ?? design.type) as UnitType) : act.type;
    if (!act.also) types = [other];
    else if (!types.includes(other)) types = [...types, other];
  }
  return types;
}

/** A card's subtypes as they count now. */
export function subtypesOf(duel: Duel, id: CardId): readonly string[] {
  let subtypes = sheetOf(duel, id).design.subtypes;
  for (const { act } of forcesOn(duel, id)) {
    if (act.do !== 'subtype') continue;
    if (act.op === 'become') subtypes = [act.subtype];
    else if (act.op === 'gain') subtypes = [...new Set([...subtypes, act.subtype])];
    else subtypes = subtypes.filter((subtype) => subtype !== act.subtype);
  }
  return subtypes;
}

/** A card's rank as it counts now: at least 1, at most 5, or 3 for a spell. */
export function rankOf(duel: Duel, id: CardId): number {
  const { design, isSpell } = sheetOf(duel, id);
  const here = forcesOn(duel, id);
  if (here.length === 0) return design.rank;
  const rank = here.reduce(
    (value, force) => (force.sets === 'rank' ? force.n : changed(value, force, 'rank')),
    design.rank,
  );
  return Math.max(1, Math.min(isSpell ? 3 : 5, Math.floor(rank)));
}

/** What a unit attacks with; never below 0. */
export function attackOf(duel: Duel, id: CardId): number {
  return statOf(duel, id, 'attack');
}

/** What a unit defends with; never below 0. */
export function defenseOf(duel: Duel, id: CardId): number {
  return statOf(duel, id, 'defense');
}

type Numbers = { attack: number; defense: number };

function statOf(duel: Duel, id: CardId, stat: keyof Numbers): number {
  const sheet = sheetOf(duel, id);
  if (sheet.isSpell) return bonusOf(duel, id)[stat];
  const here = forcesOn(duel, id);
  const printed = printedNumbers(duel, id, here);
  let numbers = printed;
  let inverted = false;
  for (const force of here) {
    if (force.act.do === 'invertChanges') inverted = !inverted;
    else numbers = changedNumbers(numbers, force);
  }
  const value = inverted ? 2 * printed[stat] - numbers[stat] : numbers[stat];
  return Math.max(0, Math.floor(value));
}

/** Attack and defense as printed for the card's tier, or what is counted as if it were printed (R-T221). */
export function baseNumbersOf(duel: Duel, id: CardId, here = forcesOn(duel, id)): Numbers {
  const sheet = sheetOf(duel, id);
  let { attack, defense } = duel.edition.bonuses ? sheet : sheet.design;
  for (const force of here) {
    if (!isBased(force)) continue;
    if (force.sets === 'attack') attack = force.n;
    else if (force.sets === 'defense') defense = force.n;
    else {
      attack = rescaled(attack, force, 'attack');
      defense = rescaled(defense, force, 'defense');
    }
  }
  return { attack, defense };
}

/** Is it about what is printed, rather than a change of it? */
const isBased = ({ act }: Force): boolean =>
  (act.do === 'stat' || act.do === 'copyStats') && act.base === true;

/** The base values, with the bonus of the spell below (R-T5). */
function printedNumbers(duel: Duel, id: CardId, here: readonly Force[]): Numbers {
  const { attack, defense } = baseNumbersOf(duel, id, here);
  if (!duel.edition.bonuses) return { attack, defense };
  const bonus = bonusBelow(duel, id);
  return bonus
    ? { attack: attack + bonus.attack, defense: defense + bonus.defense }
    : { attack, defense };
}

/** Only the active unit of a column has it: what lies under it is covered. */
function bonusBelow(duel: Duel, id: CardId): Numbers | undefined {
  const home = cardOf(duel.state.table, id).zone;
  const spot = spotOf(home);
  if (spot?.row !== 'unit' || topOf(duel, home) !== id) return undefined;
  const zone = ROWS.spell[spot.seat][spot.column] as string;
  const spell = topOf(duel, zone);
  return spell === undefined || isFaceDown(duel, spell) ? undefined : bonusOf(duel, spell);
}

/** What a spell adds to the unit above it now. */
export function bonusOf(duel: Duel, id: CardId): Numbers {
  const { attack, defense } = sheetOf(duel, id);
  let bonus: Numbers = { attack, defense };
  const here = forcesOn(duel, id);
  for (const force of here)
    if (isBased(force))
      bonus = {
        attack: rescaled(bonus.attack, force, 'bonus'),
        defense: rescaled(bonus.defense, force, 'bonus'),
      };
  for (const force of here) {
    const { act, sets, n } = force;
    if (sets && sets !== 'rank') bonus = { ...bonus, [sets]: n };
    else if (act.do === 'invertBonus') bonus = { attack: -bonus.attack, defense: -bonus.defense };
    else if (act.do === 'stat' && act.stat === 'bonus')
      bonus = {
        attack: changed(bonus.attack, force, 'bonus'),
        defense: changed(bonus.defense, force, 'bonus'),
      };
  }
  return bonus;
}

function changedNumbers(numbers: Numbers, force: Force): Numbers {
  if (isBased(force)) return numbers;
  const { act, sets, n } = force;
  if (sets) return sets === 'rank' ? numbers : { ...numbers, [sets]: n };
  if (act.do === 'turnStats') return { attack: numbers.defense, defense: numbers.attack };
  if (act.do !== 'stat') return numbers;
  return {
    attack: changed(numbers.attack, force, 'attack'),
    defense: changed(numbers.defense, force, 'defense'),
  };
}

/** A value after a force, if the force is about it. */
function changed(value: number, force: Force, stat: string): number {
  return isBased(force) ? value : rescaled(value, force, stat);
}

/** The same, of base values too. */
function rescaled(value: number, { act, n }: Force, stat: string): number {
  if (
    act.do !== 'stat' ||
    !(act.stat === stat || (act.stat === 'attack and defense' && isNumber(stat)))
  )
    return value;
  switch (act.change.op) {
    case 'gain':
      return value + n;
    case 'lose':
      return value - n;
    case 'become':
      return n;
    case 'double':
      return value * 2;
    case 'triple':
      return value * 3;
    case 'halve':
      return act.change.up ? Math.ceil(value / 2) : Math.trunc(value / 2);
  }
}

function isNumber(stat: string): boolean {
  return stat === 'attack' || stat === 'defense';
}

import { type CardId, cardOf, type Option, type PickDecision } from '@cardscape/kernel';
import { nameOf } from '../rules/book/book.ts';
import type { TtcgState } from '../rules/position/state.ts';
import { COLUMNS } from '../rules/position/zones.ts';
import type { TtcgGame } from '../rules/ttcg.ts';
import { nameKey } from '../set/card-set.ts';
import { type Deed, type NamedChoice, THIS } from './deed.ts';

/** A position and the game that is played in it. */
export interface Table {
  readonly game: TtcgGame;
  readonly state: TtcgState;
}

/** Short words for what needs no card. */
const PLAIN: Record<string, string> = {
  'end turn': 'end',
  end: 'end',
  'to battle': 'battle',
  battle: 'battle',
  pass: 'pass',
};

/** The act that a deed means, if its words are not those of an option. */
export function actOf(deed: Deed): string | undefined {
  return typeof deed === 'object' ? deed.do : PLAIN[nameKey(deed)];
}

/** The option that a deed means; `own` is the name that `this` stands for. */
export function findDeed(
  table: Table,
  { options }: PickDecision,
  deed: Deed,
  own: string,
): number | undefined {
  const found = options.findIndex((option) => isMeant(table, option, deed, own));
  return found < 0 ? undefined : found;
}

function isMeant(table: Table, option: Option, deed: Deed, own: string): boolean {
  const { game, state } = table;
  if (typeof deed === 'string')
    return (
      option.act === PLAIN[nameKey(deed)] || nameKey(game.label(state, option)) === nameKey(deed)
    );
  const named = (id: CardId | undefined, name: string | undefined) =>
    name === undefined || (id !== undefined && isNamed(table, id, name, own));
  return (
    option.act === deed.do &&
    named(option.card, deed.card) &&
    (named(option.on, deed.on) || ranksUp(table, option, deed.on)) &&
    (deed.at === undefined || option.at === deed.at - 1) &&
    (deed.effect === undefined || option.effect === deed.effect)
  );
}

/** A play onto a card is told by its column; its label names the card below. */
function ranksUp({ game, state }: Table, option: Option, on: string | undefined): boolean {
  if (option.act !== 'play' || on === undefined) return false;
  return nameKey(game.label(state, option)).startsWith(nameKey(`Rank up ${on}`));
}

function isNamed({ state }: Table, id: CardId, name: string, own: string): boolean {
  const wanted = nameKey(name) === THIS ? own : name;
  return nameKey(nameOf(cardOf(state.table, id).design)) === nameKey(wanted);
}

/** The options that a choice names; a name that fits none stays as it is. */
export function namedPicks(
  table: Table,
  { options }: PickDecision,
  choice: NamedChoice,
  own: string,
): (number | string)[] {
  const picks: (number | string)[] = [];
  for (const pick of typeof choice === 'object' ? choice : [choice]) {
    const place =
      typeof pick === 'number'
        ? -1
        : options.findIndex(
            (option, at) => !picks.includes(at) && isCalled(table, option, pick, own),
          );
    picks.push(place >= 0 ? place : pick);
  }
  return picks;
}

/** Is this what an option is called: its label, its card, the card it is played upon, its column? */
function isCalled(table: Table, option: Option, name: string, own: string): boolean {
  const { game, state } = table;
  if (nameKey(game.label(state, option)) === nameKey(name)) return true;
  if (option.act === 'place')
    return option.on === undefined
      ? nameKey(name) === `column ${((option.at ?? 0) % COLUMNS) + 1}`
      : isNamed(table, option.on, name, own);
  return option.card !== undefined && isNamed(table, option.card, name, own);
}

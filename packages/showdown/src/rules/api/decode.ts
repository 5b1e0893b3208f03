import type { CardId, Seat } from '@cardscape/kernel';
import {
  LuaFloat,
  LuaHandle,
  type LuaResult,
  type LuaValue,
  textOf,
  truthOf,
} from '@cardscape/lua';
import {
  attackedSlot,
  type ContextName,
  contextNamed,
  flagNumber,
  flagSet,
  isNone,
  MAX_VALUE,
  type Parameter,
  wholeNumber,
} from '../../interface/index.ts';
import type { CardList } from '../position/card-list.ts';
import type { Duel } from '../position/duel.ts';
import { cardsIn, cardValue, deckValue, listOf, listValue, zoneOfDeck } from './lists.ts';

/** Makes what a rule works with of what a script gave; odd arguments mean none, and never fail. */
export type Decode = (duel: Duel, value: LuaValue) => unknown;

/** How an argument of a parameter is read. */
export function decoderOf({ kind, name, contexts, combinable }: Parameter): Decode {
  switch (kind) {
    case 'player':
      return seatOf;
    case 'card':
    case 'target':
      return cardOfValue;
    case 'list':
    case 'coordlist':
      return listOfValue;
    case 'deck':
      return (_, value) => (value instanceof LuaHandle ? zoneOfDeck(value) : null);
    case 'int':
      // A maximum that is not given is no limit.
      if (name === 'maxLevel')
        return (_, value) => (isNone(value) ? Number.POSITIVE_INFINITY : wholeNumber(value));
      if (name === 'level') return (_, value) => levelOfValue(value);
      return (_, value) => wholeNumber(value);
    case 'number':
      return (_, value) => numberOf(value);
    case 'bool':
      return (_, value) => truthOf(value);
    case 'string':
      return (_, value) => (isNone(value) ? '' : textOf(value));
    case 'flag':
      return flagDecoder(contexts, combinable);
    default:
      return (_, value) => value;
  }
}

/** A number that may have a fraction. */
function numberOf(value: LuaValue): number {
  if (value === 'ZTCG_MAXVALUE') return MAX_VALUE;
  return value instanceof LuaFloat ? value.number : Number(value) || 0;
}

function flagDecoder(contexts: readonly ContextName[], combinable: boolean): Decode {
  const [context] = contexts;
  if (!context || contexts.includes('ZTCG_FIXEDTARGET')) return (_, value) => attackedSlot(value);
  if (contexts.length > 1) return (_, value) => value;
  // Some flags are added up, others stand for a set of things.
  const isSet = combinable && contextNamed(context)?.combine !== 'numbers';
  return isSet
    ? ({ book }, value) => flagSet(context, value, book.flags)
    : ({ book }, value) => flagNumber(context, value, book.flags);
}

/** A level: `ZTCG_DONTCARE` is no limit, and what is not given no number. */
function levelOfValue(value: LuaValue): number {
  if (value === 'ZTCG_DONTCARE') return Number.POSITIVE_INFINITY;
  return isNone(value) ? Number.NaN : wholeNumber(value);
}

/** A player: true is the first, and what is no player is that of the function that runs. */
function seatOf({ sourceSeat }: Duel, value: LuaValue): Seat {
  if (typeof value !== 'boolean') return sourceSeat;
  return value ? 0 : 1;
}

/** A card; a list stands for its first card. */
export function cardOfValue(duel: Duel, value: LuaValue): CardId | null {
  if (!(value instanceof LuaHandle)) return null;
  if (value.kind === 'card') return value.id;
  return cardsIn(duel, duel.lists.get(value) ?? null)[0] ?? null;
}

function listOfValue(duel: Duel, value: LuaValue): CardList | null {
  if (!(value instanceof LuaHandle)) return null;
  if (value.kind === 'card') return listOf([value.id]);
  const zone = zoneOfDeck(value);
  return zone === null ? (duel.lists.get(value) ?? null) : { zone, cards: [] };
}

/** Makes what a script gets of what a rule gave. */
export function encode(duel: Duel, gives: readonly Parameter[], result: unknown): LuaResult {
  if (gives.length === 0) return [];
  const [only] = gives;
  if (only && gives.length === 1) return encodeOne(duel, only, result);
  const results = result as readonly unknown[];
  return gives.map((given, place) => encodeOne(duel, given, results[place]));
}

function encodeOne(duel: Duel, { kind }: Parameter, result: unknown): LuaValue {
  switch (kind) {
    case 'card':
    case 'target':
      return typeof result === 'number' ? cardValue(result) : 0;
    case 'list':
    case 'coordlist':
      return listValue(duel, (result as CardList | null) ?? listOf([]));
    case 'deck':
      return typeof result === 'string' ? deckValue(result) : 0;
    default:
      return result as LuaValue;
  }
}

/** What a script gets where a rule does nothing. */
export function noneOf({ kind }: Parameter): LuaValue {
  if (kind === 'bool') return false;
  return kind === 'string' ? '' : 0;
}

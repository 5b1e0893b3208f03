import type { ContextName } from './flags/contexts.ts';
import { type OtherFunctions, wholeExample } from './function.ts';

/** For whom a pointcut runs: the card it is about, one of the two sides, or both at once. */
export type Version = 'self' | 'own' | 'opposing' | 'both';

/** Where the cards that hear a pointcut are; `under` is on the table or under the character. */
export type HearingZone = 'table' | 'under' | 'hand' | 'deck' | 'graveyard' | 'anywhere';

/** Whether a script may ask a player something: previews of attacks never can. */
export type Asking = 'always' | 'not in previews' | 'never';

/** What a returned value says: `yes` by not being nil, false or 0, `no` by being false or 0, or an amount. */
export interface Answer {
  readonly kind: 'yes' | 'no' | 'amount';
  readonly means: string;
}

/** A game value or a card pointer: what it holds, and whether what a script writes counts. */
export interface Slot {
  readonly holds: string;
  readonly writable: boolean;
}

/** A pointcut as the tables write it. */
export interface PointcutRow {
  readonly version: Version;
  /** The table, or anywhere for the card itself, if not said. */
  readonly where?: HearingZone;
  /** The attacker or the card attacked, where the sides are theirs. */
  readonly of?: 'attacker' | 'target';
  /** The only cards that hear it, where not all do. */
  readonly only?: 'mobs' | 'equipment';
  /** What has happened or is about to, in one line. */
  readonly fires: string;
  readonly returns?: Answer;
  readonly flags?: readonly ContextName[];
  /** Game values 0 to 3. */
  readonly values?: readonly (string | Slot)[];
  /** Card pointers 0 to 3. */
  readonly pointers?: readonly (string | Slot)[];
  /** What `getTargetCARD` gives. */
  readonly target?: string;
  readonly asks?: Asking;
  readonly aliases?: readonly string[];
  /** The body of the function, a few lines of Lua. */
  readonly example: string | readonly string[];
  readonly beside?: OtherFunctions;
}

/** A family of pointcuts as a table. */
export type PointcutTable = Readonly<Record<string, PointcutRow>>;

/** A moment of the match at which cards may run a function of that name. */
export interface Pointcut {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly family: string;
  readonly version: Version;
  readonly where: HearingZone;
  readonly of: 'attacker' | 'target' | undefined;
  readonly only: 'mobs' | 'equipment' | undefined;
  readonly fires: string;
  readonly returns: Answer | undefined;
  /** The contexts `hasFlag` answers for. */
  readonly flags: readonly ContextName[];
  readonly values: readonly Slot[];
  readonly pointers: readonly Slot[];
  readonly target: string | undefined;
  readonly asks: Asking;
  /** The example as a whole function of a card. */
  readonly example: string;
}

/** A value or pointer that a script may change. */
export function writable(holds: string): Slot {
  return { holds, writable: true };
}

/** A returned value that says yes. */
export function yes(means: string): Answer {
  return { kind: 'yes', means };
}

/** A returned value that says no; nothing returned says nothing. */
export function no(means: string): Answer {
  return { kind: 'no', means };
}

/** A returned value that is an amount. */
export function amount(means: string): Answer {
  return { kind: 'amount', means };
}

/** The flags that hold throughout an attack. */
const ATTACK_FLAGS = [
  'ZTCG_ATKSRC',
  'ZTCG_ATKRES',
  'ZTCG_TARGETTYPE',
  'ZTCG_ATTACKSTATE',
] as const satisfies readonly ContextName[];

/** What holds throughout an attack: its flags, who attacks and who is attacked. */
export const IN_ATTACK = {
  flags: ATTACK_FLAGS,
  pointers: ['the attacker', 'the card attacked'],
  target: 'the card attacked',
  asks: 'not in previews',
} as const;

/** The context that every pointcut answers for. */
export const WHOSE_TURN: ContextName = 'ZTCG_PLAYERTYPE';

/** Makes a pointcut of its row. */
export function pointcut(family: string, name: string, row: PointcutRow): Pointcut {
  return {
    name,
    aliases: row.aliases ?? [],
    family,
    version: row.version,
    where: row.where ?? (row.version === 'self' ? 'anywhere' : 'table'),
    of: row.of,
    only: row.only,
    fires: row.fires,
    returns: row.returns,
    flags: [...new Set([...(row.flags ?? []), WHOSE_TURN])],
    values: (row.values ?? []).map(slot),
    // Where one card is concerned, the first pointer holds it too.
    pointers: (row.pointers ?? (row.target === undefined ? [] : [row.target])).map(slot),
    target: row.target,
    asks: row.asks ?? 'always',
    example: wholeExample(name, row.example, row.beside),
  };
}

function slot(written: string | Slot): Slot {
  return typeof written === 'string' ? { holds: written, writable: false } : written;
}

/** Who hears a pointcut, in words. */
export function hearers({ version, where, of, only }: Pointcut): string {
  if (version === 'self') return of ? ACTORS[of] : 'the card itself';
  const cards = only ? `the deployed ${only}` : ZONES[where];
  if (version === 'both') return `${cards} of both sides`;
  if (of) {
    const near = (of === 'attacker') === (version === 'own');
    return `${cards} of ${near ? "the attacker's" : "the attacked card's"} side`;
  }
  return `${cards} of ${version === 'own' ? 'the side it happens on' : 'the other side'}`;
}

const ACTORS = { attacker: 'the attacker', target: 'the card attacked' };

const ZONES: Readonly<Record<HearingZone, string>> = {
  table: 'the deployed cards',
  under: 'the deployed cards and those under the character',
  hand: 'the cards in the hand',
  deck: 'the cards in the deck',
  graveyard: 'the cards in the graveyard',
  anywhere: 'the cards',
};

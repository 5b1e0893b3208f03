import type { Seat } from '@cardscape/kernel';
import type { LoadedCard } from '../../cards/index.ts';
import { callsOf, type ScriptCall } from '../../interface/index.ts';
import type { CardBook } from '../book/book.ts';
import type { Ability } from '../position/ability.ts';
import { type Duel, sheetOf } from '../position/duel.ts';
import { PHASES, type PlayKind } from '../position/position.ts';
import type { ShowdownState } from '../position/state.ts';
import { ACTION_POINTCUTS, abilitiesOf, actionOf, isUnlocked } from '../turn/abilities.ts';
import { openDuel } from '../turn/proceed.ts';

/** How high a player can play cards of a kind: levels, `any`, or nothing where they cannot. */
export interface Outlook {
  readonly kind: PlayKind;
  /** With the abilities that are unlocked. */
  readonly now: Reach | null;
  /** With those of them that are still to come this turn; nothing outside of the player's turn. */
  readonly turn: Reach | null;
  /** Once all abilities of the character and its build tree are unlocked. */
  readonly all: Reach | null;
}

/** The highest level that can be played. */
export type Reach = number | 'any';

/** A play that an ability lets its player make, up to a level; `own` is that of the character. */
interface Allowed {
  readonly kind: PlayKind;
  readonly level: Reach | 'own';
}

const KINDS: readonly PlayKind[] = ['mob', 'equip', 'action', 'field'];

/** The rules that play cards, and the kind they are about. */
const RULES: ReadonlyMap<string, PlayKind | 'said'> = new Map([
  ['summon', 'mob'],
  ['equip', 'equip'],
  ['action', 'action'],
  ['locate', 'field'],
  ['playCard', 'said'],
]);

/** What a player can play, by kind, for the Build tab (3.10). */
export function outlookOf(
  book: CardBook,
  cards: (design: string) => LoadedCard | undefined,
  state: ShowdownState,
  seat: Seat,
): Outlook[] {
  const duel = openDuel(book, state, undefined, [], null);
  const { level } = state.players[seat];
  const known = abilitiesOf(duel, seat).map((ability) => ({
    plays: playsOf(cards(sheetOf(duel, ability.card).design.name), ability),
    unlocked: isUnlocked(duel, seat, ability),
    comes: isToCome(duel, seat, ability),
    // A one-shot was used up as its card came under the character.
    needs: actionOf(duel, ability)?.level ?? 'one-shot',
  }));
  const lasting = known.filter(({ needs }) => needs !== 'one-shot');
  const top = Math.max(level, ...lasting.map(({ needs }) => Number(needs)));
  return KINDS.map((kind) => {
    const reach = (those: typeof known, own: number) =>
      highest(
        those.flatMap(({ plays }) => plays.filter((play) => play.kind === kind)),
        own,
      );
    const unlocked = lasting.filter((one) => one.unlocked);
    return {
      kind,
      now: reach(unlocked, level),
      turn: reach(
        unlocked.filter(({ comes }) => comes),
        level,
      ),
      all: reach(lasting, top),
    };
  });
}

function highest(plays: readonly Allowed[], own: number): Reach | null {
  if (plays.length === 0) return null;
  if (plays.some(({ level }) => level === 'any')) return 'any';
  return Math.max(...plays.map(({ level }) => (level === 'own' ? own : Number(level))));
}

/** Is an ability still to be read this turn? */
function isToCome({ state }: Duel, seat: Seat, { card, number }: Ability): boolean {
  if (state.active !== seat) return false;
  const phase = PHASES.indexOf(state.phase) - PHASES.indexOf('actions');
  if (phase !== 0) return phase < 0;
  return number === 0 ? !state.acted.includes(card) : number > state.abilities;
}

/** What an ability lets its player play, as far as its function says so itself. */
function playsOf(card: LoadedCard | undefined, { number }: Ability): Allowed[] {
  const script = card?.script;
  if (!script) return [];
  const name = ACTION_POINTCUTS[number];
  const starts = [...script.functions].sort((a, b) => a.line - b.line || a.column - b.column);
  const at = starts.findIndex((one) => one.name === name);
  const from = starts[at];
  const to = starts[at + 1];
  if (!from) return [];
  const isBefore = (call: ScriptCall, spot: { line: number; column: number }) =>
    call.line < spot.line || (call.line === spot.line && call.column < spot.column);
  return callsOf(script.chunk)
    .filter((call) => !isBefore(call, from) && (!to || isBefore(call, to)))
    .flatMap(allowedBy);
}

function allowedBy(call: ScriptCall): Allowed[] {
  const kind = RULES.get(call.name);
  if (kind === undefined) return [];
  if (kind === 'field') return [{ kind, level: 'any' }];
  const level = levelIn(call);
  if (kind !== 'said') return [{ kind, level }];
  const said = call.texts.find((text) => text?.includes('PLAY_')) ?? '';
  return KINDS.filter((each) => said.includes(`PLAY_${each.toUpperCase()}`)).map((each) => ({
    kind: each,
    level: each === 'field' ? 'any' : level,
  }));
}

/** The last argument is the level; without a number there it is taken to be the character's. */
function levelIn({ numbers, texts }: ScriptCall): Reach | 'own' {
  const said = texts.at(-1);
  if (said === 'ZTCG_MAXVALUE' || said === 'ZTCG_DONTCARE') return 'any';
  return numbers.at(-1) ?? 'own';
}

import type { EffectType } from '../../language/tree/tree.ts';
import type { PrintedEffect } from '../../set/design.ts';
import { buildPosition } from '../../trial/build-position.ts';
import { compileEffect } from '../../trial/compile-effect.ts';
import { boardFor, starPart, type Variant } from './board.ts';
import { gameWith } from './cast.ts';
import { type Claim, claimsOf } from './claims.ts';
import { Explorer } from './explore.ts';
import type { Line } from './look.ts';
import { occasionsOf } from './occasions.ts';
import { type Manner, mannersFor } from './play.ts';
import { variantsFor } from './variants.ts';

/** What became of a sentence. */
export type Standing =
  | { readonly is: 'refused'; readonly why: string }
  /** Accepted, and what it says was not seen: which clause of it, or that there is no way to see it. */
  | { readonly is: 'unseen'; readonly clause: string; readonly noWay: boolean }
  | { readonly is: 'seen' };

/** How much is tried for a sentence, and on one board with one manner of answering. */
const MOST_PERFORMED = 2000;
const MOST_ON_A_BOARD = 500;
/** Boards on which every manner of answering is tried before anything else. */
const BOARDS_AT_ONCE = 6;

const NAMED = /^(?:Normal|Continuous|Counter|Equip|Latent|Dormant|Passive|Overload|Echo|Pulse): /;

/** Compiles a sentence on a card of a kind, and plays it until what it says is seen to happen. */
export function measure(
  sentence: string,
  style: EffectType | undefined,
  on: 'unit' | 'spell',
): Standing {
  const text = sentence.replace(NAMED, '');
  const compiled = compileEffect(text, { style, on });
  if (!compiled.ok) return { is: 'refused', why: compiled.error };
  return played(text, compiled, on);
}

/** Plays an effect until what a text says is seen to happen. */
export function played(
  text: string,
  effect: PrintedEffect,
  on: 'unit' | 'spell',
  most = MOST_PERFORMED,
): Standing {
  const ways = claimsOf(text);
  const unknown = ways.flat().find(({ isSeen }) => !isSeen);
  if (unknown) return { is: 'unseen', clause: unknown.clause, noWay: true };
  const search = new Search(ways);
  const boards = variantsFor(text, effect.type);
  const manners = mannersFor(text);
  for (const variant of boards.slice(0, BOARDS_AT_ONCE))
    for (const manner of manners) {
      const explorer = explorerOf(text, effect, on, variant, manner);
      for (const line of explorer.atOnce()) if (search.ends(line)) return { is: 'seen' };
      if (explorer.choices === 0) break;
    }
  const isLate = occasionsOf(text).late;
  let budget = most;
  for (const variant of boards)
    for (const manner of manners) {
      if (budget <= 0) break;
      const explorer = explorerOf(text, effect, on, variant, manner);
      for (const line of explorer.lines()) {
        if (search.ends(line)) return { is: 'seen' };
        if (explorer.performed > MOST_ON_A_BOARD) break;
      }
      budget -= explorer.performed;
      // Another manner of answering is another line only where something was asked.
      if (explorer.choices === 0 && !isLate) break;
    }
  return { is: 'unseen', clause: search.missing, noWay: false };
}

/** What of a text has not been seen yet. */
class Search {
  /** The ways in which it can go, with what is missing of each on the line that came nearest. */
  private readonly open: Map<readonly Claim[], readonly Claim[]>;

  constructor(ways: readonly (readonly Claim[])[]) {
    this.open = new Map(ways.map((claims) => [claims, claims]));
  }

  /** Looks at a line; tells whether everything has been seen with it. */
  ends(line: Line): boolean {
    for (const [claims, nearest] of this.open) {
      const left = claims.filter(({ isSeen }) => !isSeen?.(line));
      if (left.length === 0) this.open.delete(claims);
      else if (left.length < nearest.length) this.open.set(claims, left);
    }
    return this.open.size === 0;
  }

  get missing(): string {
    const [nearest] = this.open.values();
    return nearest?.[0]?.clause ?? '';
  }
}

/** Everything that is tried on one board with one manner of answering. */
function explorerOf(
  text: string,
  effect: PrintedEffect,
  on: 'unit' | 'spell',
  variant: Variant,
  manner: Manner,
): Explorer {
  const star = starPart(text, on, variant);
  const occasions = occasionsOf(text);
  const { own } = occasions;
  const games = { star: gameWith(star, effect, own), silent: gameWith(star, undefined, own) };
  const start = buildPosition(games.star.book, boardFor(text, on, variant));
  return new Explorer(games, start, manner, occasions);
}

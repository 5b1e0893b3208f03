import { useNavigate } from '@tanstack/react-router';
import { useToast } from '../../look/feedback/Toast.tsx';
import type { AnyGameTable } from '../gameTable.ts';
import type { SessionOpening } from '../session/opening.ts';
import { beginMatch } from './matches.ts';

/** The address of a match. */
export function matchAddress(id: string): string {
  return `/match/${id}`;
}

/** Where a match is watched. */
export function replayAddress(id: string): string {
  return `/replay/${id}`;
}

/** Begins a match, on this table unless it is of another game, and leads to it, or gives back why that cannot be. */
export function useBegin(
  table: AnyGameTable,
): (opening: SessionOpening, on?: AnyGameTable) => string | undefined {
  const navigate = useNavigate();
  return (opening, on = table) => {
    const begun = beginMatch(on, opening);
    if ('why' in begun) return begun.why;
    void navigate({ to: matchAddress(begun.id) });
    return undefined;
  };
}

/** The same, for pages without a place of their own for the reason: it is said over the page. */
export function useBeginOrSay(table: AnyGameTable): (opening: SessionOpening) => void {
  const begin = useBegin(table);
  const say = useToast();
  return (opening) => {
    const why = begin(opening);
    if (why !== undefined) say(why);
  };
}

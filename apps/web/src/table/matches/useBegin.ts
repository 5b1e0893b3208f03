import { useNavigate } from '@tanstack/react-router';
import { useToast } from '../../look/feedback/Toast.tsx';
import type { AnyGameTable } from '../gameTable.ts';
import type { SessionOpening } from '../session/opening.ts';
import { beginMatch } from './matches.ts';

/** The address of a match. */
export function matchAddress(id: string): string {
  return `/match/${id}`;
}

/** Begins a match and leads to it; says why where that cannot be, and gives the reason back. */
export function useBegin(table: AnyGameTable): (opening: SessionOpening) => string | undefined {
  const navigate = useNavigate();
  const say = useToast();
  return (opening) => {
    const begun = beginMatch(table, opening);
    if ('why' in begun) {
      say(begun.why);
      return begun.why;
    }
    void navigate({ to: matchAddress(begun.id) });
    return undefined;
  };
}

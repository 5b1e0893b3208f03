import { useNavigate } from '@tanstack/react-router';
import type { EndDeeds } from '../match/EndDeeds.tsx';
import { lastRecord } from '../match/saved.ts';
import { freshSeed } from '../match/seed.ts';
import type { KolymaSession, Opening } from './game.ts';

/** What can be done after a match; the page says what a rematch takes the place of. */
export function useEndDeeds(
  { match, plans }: KolymaSession,
  onRematch: (opening: Opening) => void,
): EndDeeds {
  const navigate = useNavigate();
  return {
    onRematch: () => onRematch({ plans, from: { ...match.start, seed: freshSeed() } }),
    onReplay: () => {
      // Another match may have ended since this one did.
      lastRecord.write(match.record);
      void navigate({ to: '/replay' });
    },
    onChange: () => void navigate({ to: '/play/kolyma' }),
  };
}

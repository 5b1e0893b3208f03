import type { MatchRecord, Note } from '@cardscape/kernel';
import { useMemo, useState } from 'react';
import { useToast } from '../../look/feedback/Toast.tsx';
import { notesTo } from '../opening/keptNotes.ts';

/** The notes to the match that is watched; what is written is kept. */
export function useNotes(record: MatchRecord) {
  const say = useToast();
  const kept = useMemo(() => notesTo(record), [record]);
  const [notes, setNotes] = useState(kept.read);
  const write = (next: readonly Note[]) => {
    setNotes(next);
    if (!kept.write(next))
      say('This browser does not keep the note. Share the match, and it goes along.');
  };
  return [notes, write] as const;
}

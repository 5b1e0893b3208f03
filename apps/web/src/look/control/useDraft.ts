import { useState } from 'react';

/** What was typed on this visit and not used. */
const drafts = new Map<string, string>();

/** Words of a dialog that outlive it: closed by mistake, it opens with them again until they are used. */
export function useDraft(about: string, initial = '') {
  const [text, setText] = useState(() => drafts.get(about) ?? initial);
  return {
    text,
    write(words: string) {
      setText(words);
      drafts.set(about, words);
    },
    /** Called once the words have been used. */
    used() {
      drafts.delete(about);
    },
  };
}

import {
  type Catalogue,
  type Draft,
  generateDeck,
  hasChanges,
  openDraft,
  type Place,
  type Profile,
  saveDraft,
  swapCards,
  undoChange,
  whyNotSwap,
} from '@cardscape/showdown/tools';
import { useState } from 'react';
import { browserProfiles } from '../browserProfiles.ts';
import { type Choosing, noneChosen, type Picked, pickCard, swapOf } from './picks.ts';

/** A profile that is being drafted, with what is chosen to be swapped. */
export interface Drafting {
  readonly draft: Draft;
  readonly choosing: Choosing;
  readonly changed: boolean;
  /** Why what is chosen cannot be swapped; nothing if it can. */
  readonly why: string | undefined;
  pick(picked: Picked): void;
  /** Sends the single card that is chosen to a place. */
  aim(to: Place): void;
  swap(): void;
  /** Makes a deck of these elements; gives what keeps it from that. */
  generate(elements: readonly string[]): string | undefined;
  undo(): void;
  /** Keeps all changes; false if the profile has changed elsewhere. */
  save(): Promise<boolean>;
}

/** Opens a profile to draft it. */
export function useDraft(profile: Profile, catalogue: Catalogue): Drafting {
  const [draft, setDraft] = useState(() => openDraft(profile, catalogue));
  const [choosing, setChoosing] = useState(noneChosen);
  const swap = swapOf(choosing, catalogue);
  const change = (next: Draft) => {
    setDraft(next);
    setChoosing(noneChosen);
  };
  return {
    draft,
    choosing,
    changed: hasChanges(draft),
    why: swap && whyNotSwap(draft.now, swap, catalogue),
    pick: (picked) => setChoosing(pickCard(choosing, picked)),
    aim: (to) => setChoosing({ ...choosing, to }),
    swap() {
      const done = swap && swapCards(draft, swap, catalogue);
      if (done && 'draft' in done) change(done.draft);
    },
    generate(elements) {
      const done = generateDeck(draft, elements, catalogue);
      if ('problem' in done) return done.problem;
      change(done.draft);
      return undefined;
    },
    undo: () => change(undoChange(draft)),
    async save() {
      const kept = await browserProfiles.replace(draft.saved, draft.now);
      if (kept) change(saveDraft(draft));
      return kept;
    },
  };
}

import type { Catalogue } from '../catalogue.ts';
import type { Profile } from '../profile.ts';
import { fitToCards } from './fit.ts';
import { type GeneratedDeck, generated } from './generate.ts';
import { type Swap, swapped, whyNotSwap } from './swap.ts';

/** A profile that is being worked on; nothing counts until it is saved. */
export interface Draft {
  /** As it was saved last: what to keep in the store, and what cancelling goes back to. */
  readonly saved: Profile;
  readonly now: Profile;
  /** As it was before each change, the latest last. */
  readonly past: readonly Profile[];
  /** What had to be moved when the draft was opened, in words. */
  readonly notices: readonly string[];
}

/** A draft after a change, or why the change cannot be made. */
export type Changed = { readonly draft: Draft } | { readonly problem: string };

/** Begins to draft a profile; what the cards that are loaded do not allow is moved aside. */
export function openDraft(profile: Profile, catalogue: Catalogue): Draft {
  const { profile: now, notices } = fitToCards(profile, catalogue);
  return { saved: profile, now, past: [], notices };
}

/** Swaps cards between two places, buys or sells. */
export function swapCards(draft: Draft, swap: Swap, catalogue: Catalogue): Changed {
  const problem = whyNotSwap(draft.now, swap, catalogue);
  if (problem) return { problem };
  return { draft: changed(draft, swapped(draft.now, swap, catalogue)) };
}

/** Makes a deck of the profile's own cards of some elements. */
export function generateDeck(
  draft: Draft,
  elements: readonly string[],
  catalogue: Catalogue,
): Changed {
  const made: GeneratedDeck = generated(draft.now, elements, catalogue);
  return 'problem' in made ? made : { draft: changed(draft, made.profile) };
}

function changed(draft: Draft, now: Profile): Draft {
  return { ...draft, now, past: [...draft.past, draft.now] };
}

/** Takes the latest change back, if there is one. */
export function undoChange(draft: Draft): Draft {
  const last = draft.past.at(-1);
  return last ? { ...draft, now: last, past: draft.past.slice(0, -1) } : draft;
}

/** The draft with all changes saved: `saved` is what goes into the store. */
export function saveDraft({ now }: Draft): Draft {
  return { saved: now, now, past: [], notices: [] };
}

/** The draft without all changes since it was saved. */
export function cancelDraft({ saved }: Draft): Draft {
  return { saved, now: saved, past: [], notices: [] };
}

/** Is there anything to save? */
export function hasChanges({ saved, now }: Draft): boolean {
  return saved !== now;
}

import type { BroughtCards } from '@cardscape/kernel';
import { type CardSet, coreSet } from '@cardscape/kolyma';
import { assess, isSound } from './assess.ts';
import { type Draft, fileText } from './draft.ts';
import { currentWorkshop } from './workshopStore.ts';

/** Where your cards stand when they are handed on as a file. */
const ownFile = 'workshop.json';

const known = new WeakMap<readonly Draft[], CardSet>();

/** The built-in cards and all drafts that can be played. */
export function setWith(drafts: readonly Draft[]): CardSet {
  const found = known.get(drafts) ?? joined(drafts);
  known.set(drafts, found);
  return found;
}

function joined(drafts: readonly Draft[]): CardSet {
  const set = coreSet();
  const own = drafts
    .filter((draft) => isSound(draft, drafts))
    .flatMap((draft) => assess(draft).entry ?? []);
  if (own.length === 0) return set;
  return {
    specials: [...set.specials, ...own.flatMap((e) => (e.kind === 'special' ? [e.card] : []))],
    numbers: [...set.numbers, ...own.flatMap((e) => (e.kind === 'number' ? [e.card] : []))],
    characters: [
      ...set.characters,
      ...own.flatMap((e) => (e.kind === 'character' ? [e.card] : [])),
    ],
  };
}

/**
 * What a match with your own cards is opened with: the set, and what a record carries in
 * `cards`, so that `openSet` gives the same set anywhere. No cards while you have made nothing.
 */
export function workshopSet(): {
  set: CardSet;
  cards: BroughtCards | undefined;
} {
  const { drafts } = currentWorkshop();
  const sound = drafts.filter((draft) => isSound(draft, drafts));
  const own = { path: ownFile, text: fileText(sound) };
  return { set: setWith(drafts), cards: sound.length > 0 ? { files: [own] } : undefined };
}

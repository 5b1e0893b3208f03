import type { BroughtCards } from '@cardscape/kernel';
import type { CardSet } from '@cardscape/kolyma';
import { cardSetWith } from '@cardscape/kolyma/tools';
import { builtIn } from '../core.ts';
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
  const own = drafts
    .filter((draft) => isSound(draft, drafts))
    .flatMap((draft) => assess(draft).entry ?? []);
  return cardSetWith(builtIn, own);
}

/**
 * What a match with your own cards is opened with: the set to choose from, and what a record carries in
 * `cards`, so that it has the same cards anywhere. No cards while you have made nothing.
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

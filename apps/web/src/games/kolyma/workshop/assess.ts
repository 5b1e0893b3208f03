import { nearest, type Problem } from '@cardscape/kernel';
import type { CardEntry } from '@cardscape/kolyma';
import { readCardFile } from '@cardscape/kolyma/tools';
import { builtIn } from '../core.ts';
import { type Draft, type DraftKind, fileText, kindNames, type NewDraft } from './draft.ts';
import { FIRST } from './sentence/errorWords.ts';
import { type Token, takesValue } from './sentence/sentence.ts';

type Read = ReturnType<typeof readCardFile>;

/** What a draft would come to as a card file. */
export interface Assessment {
  /** The card or character, if nothing is wrong with its file. */
  readonly entry?: CardEntry;
  readonly errors: readonly Problem[];
  readonly warnings: Read['warnings'];
}

const known = new WeakMap<NewDraft, Assessment>();

/** Reads a draft as its file would be read. Drafts never change, so each is read once. */
export function assess(draft: NewDraft): Assessment {
  const found = known.get(draft);
  if (found) return found;
  const { entries, errors, warnings } = readCardFile(fileText([draft]), draft.name, FIRST);
  const [entry] = entries;
  const assessment = { ...(entry ? { entry } : {}), errors, warnings };
  known.set(draft, assessment);
  return assessment;
}

/** What keeps a draft out of the set: a name that is taken, or a deck card that is not there. */
export function setTroubles(draft: Draft, drafts: readonly Draft[]): string[] {
  const repeated = nameTrouble(draft, drafts);
  return [...(repeated === undefined ? [] : [repeated]), ...deckTroubles(draft, drafts)];
}

/** That the name of a draft is taken, if it is. */
export function nameTrouble(draft: Draft, drafts: readonly Draft[]): string | undefined {
  const taken = [...builtInNames(draft.kind), ...otherNames(draft, drafts)];
  if (!taken.includes(draft.name)) return undefined;
  return `There is already a ${kindNames[draft.kind]} "${draft.name}". Choose a name of its own.`;
}

/** The cards of a character's deck that are not there, each told by its name. */
export function deckTroubles(draft: Draft, drafts: readonly Draft[]): string[] {
  if (draft.kind !== 'character') return [];
  const specials = specialNames(drafts);
  const missing = [...new Set(draft.deck)].filter((name) => !specials.includes(name));
  return missing.map((name) => missingCard(name, drafts, specials));
}

/** The names of built-in cards or characters of a kind. */
export function builtInNames(kind: DraftKind): string[] {
  const { specials, numbers, characters } = builtIn.cardSet;
  const lists = { special: specials, number: numbers, character: characters };
  return lists[kind].map(({ name }) => name);
}

/** Whether a draft can be played and exported as it is. */
export function isSound(draft: Draft, drafts: readonly Draft[]): boolean {
  return assess(draft).entry !== undefined && setTroubles(draft, drafts).length === 0;
}

/** The token that each error of a program is about; past the end if something is missing there. */
export function tokenAt(error: Problem, tokens: readonly Token[]): number | undefined {
  if (error.position === undefined) return undefined;
  if (error.part === 'keywords') return error.position;
  if (error.part !== 'values') return undefined;
  const valued = tokens.flatMap(({ keyword }, index) => (takesValue(keyword) ? [index] : []));
  return valued[error.position];
}

function otherNames(draft: Draft, drafts: readonly Draft[]): string[] {
  const earlier = drafts.slice(0, Math.max(0, drafts.indexOf(draft)));
  return earlier.filter(({ kind }) => kind === draft.kind).map(({ name }) => name);
}

function specialNames(drafts: readonly Draft[]): string[] {
  const own = drafts.filter((draft) => draft.kind === 'special' && assess(draft).entry);
  return [...builtInNames('special'), ...own.map(({ name }) => name)];
}

function missingCard(name: string, drafts: readonly Draft[], specials: readonly string[]): string {
  if (drafts.some((draft) => draft.kind === 'special' && draft.name === name))
    return `"${name}" is not finished. Finish it, or take it out of the deck.`;
  const likely = nearest(name, specials);
  const hint = likely ? `Did you mean "${likely}"?` : 'Take it out of the deck.';
  return `"${name}" is not a special card here. ${hint}`;
}

import { type CardEntry, COLOURS } from '@cardscape/kolyma';
import { keywordNamed, listsOf, type Token, tokensOf } from './sentence.ts';
import { type TypedLists, typedEntry } from './textLists.ts';

interface DraftBase {
  readonly id: string;
  readonly name: string;
}

/** A special card in the making. */
export interface SpecialDraft extends DraftBase {
  readonly kind: 'special';
  readonly text: string;
  readonly art: string;
  readonly tokens: readonly Token[];
  /** Lists typed as text that are not right yet; until they are, the tokens are the last right ones. */
  readonly typed?: TypedLists;
}

/** A number card in the making. */
export interface NumberDraft extends DraftBase {
  readonly kind: 'number';
  readonly value: number | null;
  readonly colour: number;
}

/** A character in the making. */
export interface CharacterDraft extends DraftBase {
  readonly kind: 'character';
  readonly art: string;
  readonly deck: readonly string[];
}

/** Anything that can be made in the workshop. */
export type Draft = SpecialDraft | NumberDraft | CharacterDraft;

/** The kinds of drafts. */
export type DraftKind = Draft['kind'];

/** A draft that has no place in the workshop yet. */
export type NewDraft =
  | Omit<SpecialDraft, 'id'>
  | Omit<NumberDraft, 'id'>
  | Omit<CharacterDraft, 'id'>;

/** What each kind is called. */
export const kindNames: Readonly<Record<DraftKind, string>> = {
  special: 'special card',
  number: 'number card',
  character: 'character',
};

/** A new draft of a kind. */
export function blankDraft(kind: DraftKind): NewDraft {
  switch (kind) {
    case 'special':
      return { kind, name: 'New card', text: '', art: 'lantern plain', tokens: [] };
    case 'number':
      return { kind, name: 'New number', value: 5, colour: 0 };
    case 'character':
      return { kind, name: 'New character', art: 'portrait plain', deck: [] };
  }
}

/** A card or character that was read from a file, as a draft. */
export function draftOf(entry: Pick<CardEntry, 'kind' | 'card'>): NewDraft {
  const { kind, card } = entry as CardEntry;
  if (kind === 'number') return { kind, ...card };
  if (kind === 'character') return { kind, ...card };
  const { name, text, english, art, keywords, values } = card;
  // A text that says what the program says is written anew whenever the program changes.
  const own = text === english ? '' : text;
  return { kind, name, text: own, art, tokens: tokensOf(keywords, values) ?? [] };
}

/** A draft as its card file holds it. */
function fileEntry(draft: NewDraft): object {
  const { name } = draft;
  switch (draft.kind) {
    case 'special': {
      const { text, art, tokens, typed } = draft;
      const lists = typed ? typedEntry(typed) : listsOf(tokens);
      return { name, ...(text && { text }), ...(art && { art }), ...lists };
    }
    case 'number':
      return { name, value: draft.value, class: COLOURS[draft.colour] };
    case 'character':
      return { name, ...(draft.art && { art: draft.art }), deck: draft.deck };
  }
}

/** The text of a card file with these drafts: one alone, several in a list. */
export function fileText(drafts: readonly NewDraft[]): string {
  const entries = drafts.map(fileEntry);
  return `${JSON.stringify(entries.length === 1 ? entries[0] : entries, null, 2)}\n`;
}

/** Whether something found in storage is a draft. */
export function isDraft(found: unknown): found is Draft {
  const draft = found as Partial<Record<string, unknown>> | null;
  if (typeof draft !== 'object' || draft === null) return false;
  if (typeof draft.id !== 'string' || typeof draft.name !== 'string') return false;
  if (draft.kind === 'number') return isValue(draft.value) && typeof draft.colour === 'number';
  if (typeof draft.art !== 'string') return false;
  if (draft.kind === 'character') return listOf(draft.deck, (name) => typeof name === 'string');
  if (draft.kind !== 'special' || typeof draft.text !== 'string') return false;
  return listOf(draft.tokens, isToken) && (draft.typed === undefined || isTyped(draft.typed));
}

function isTyped(found: unknown): boolean {
  const { keywords, values } = (found ?? {}) as Partial<TypedLists>;
  return typeof keywords === 'string' && typeof values === 'string';
}

function listOf(found: unknown, check: (item: unknown) => boolean): boolean {
  return Array.isArray(found) && found.every(check);
}

function isToken(found: unknown): boolean {
  const { keyword, value } = (found ?? {}) as Partial<Token>;
  const row = typeof keyword === 'string' ? keywordNamed(keyword) : undefined;
  return row !== undefined && (row.takesValue ? isValue(value) : value === undefined);
}

function isValue(found: unknown): boolean {
  return found === null || Number.isSafeInteger(found);
}

import { z } from '@cardscape/kernel/schema';
import type { CardEntry } from '@cardscape/kolyma';
import { COLOURS } from '@cardscape/kolyma/tools';
import {
  type KeywordName,
  keywordNamed,
  listsOf,
  takesValue,
  tokensOf,
} from './sentence/sentence.ts';
import { typedEntry } from './sentence/textLists.ts';

const base = { id: z.string(), name: z.string() };
const value = z.nullable(z.int());

const keyword = z.custom<KeywordName>(
  (found) => typeof found === 'string' && keywordNamed(found) !== undefined,
);

const tokenSchema = z
  .object({ keyword, value: z.exactOptional(value) })
  .check(z.refine((token) => takesValue(token.keyword) === (token.value !== undefined)));

const specialDraft = z.object({
  kind: z.literal('special'),
  ...base,
  text: z.string(),
  art: z.string(),
  tokens: z.readonly(z.array(tokenSchema)),
  /** Lists typed as text that are not right yet; until they are, the tokens are the last right ones. */
  typed: z.exactOptional(z.object({ keywords: z.string(), values: z.string() })),
});

const numberDraft = z.object({ kind: z.literal('number'), ...base, value, colour: z.number() });

const characterDraft = z.object({
  kind: z.literal('character'),
  ...base,
  art: z.string(),
  deck: z.readonly(z.array(z.string())),
});

/** Anything that can be made in the workshop, as it comes back from storage. */
export const draftSchema = z.discriminatedUnion('kind', [
  specialDraft,
  numberDraft,
  characterDraft,
]);

/** A special card in the making. */
export type SpecialDraft = Readonly<z.infer<typeof specialDraft>>;

/** A number card in the making. */
export type NumberDraft = Readonly<z.infer<typeof numberDraft>>;

/** A character in the making. */
export type CharacterDraft = Readonly<z.infer<typeof characterDraft>>;

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

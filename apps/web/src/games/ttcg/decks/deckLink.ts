import type { CardSet } from '@cardscape/ttcg';
import { type Deck, readDeck, writeDeck } from '@cardscape/ttcg/tools';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** A deck of a link longer than this, in letters, is no deck. */
const MOST_LETTERS = 20_000;

/** A deck as the end of an address that holds all of it: "deck=...". */
export function deckHash(deck: Deck): string {
  return `deck=${lettersOf(deflateSync(strToU8(writeDeck(deck)), { level: 9 }))}`;
}

/** The end of the address of a deck that comes with the game: "ready=Name". */
export function readyHash({ name }: Pick<Deck, 'name'>): string {
  return `ready=${encodeURIComponent(name)}`;
}

/** What an address is about: a ready deck, a deck that it holds, or nothing that can be read, and why. */
export type LinkedDeck =
  | { readonly ready: Deck }
  | { readonly deck: Deck; readonly unread: number }
  | { readonly problem: string };

/** Reads the end of an address. */
export function linkedDeck(
  hash: string,
  { cardSet, decks }: { readonly cardSet: CardSet; readonly decks: readonly Deck[] },
): LinkedDeck {
  const said = new URLSearchParams(hash);
  const name = said.get('ready');
  const ready = decks.find((deck) => deck.name === name);
  if (ready) return { ready };
  if (name !== null) return { problem: `No ready deck is called “${name}”.` };
  const letters = said.get('deck') ?? '';
  if (letters === '') return { problem: 'This address holds no deck.' };
  const text = textOf(letters);
  if (text === undefined)
    return { problem: 'This link is damaged or incomplete. Copy the whole link again.' };
  const { deck, problems } = readDeck(text, 'the link', cardSet);
  return { deck, unread: problems.length };
}

function lettersOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function textOf(letters: string): string | undefined {
  if (letters.length > MOST_LETTERS || !/^[\w-]+$/.test(letters)) return undefined;
  try {
    const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    // A few letters must not unfold into a text without end.
    const text = strFromU8(inflateSync(packed, { out: new Uint8Array(MOST_LETTERS) }));
    return text.replace(/\0+$/, '');
  } catch {
    return undefined;
  }
}

import { Bench } from '@cardscape/kernel/testing/bench';
import type { CardSet, SpecialCard } from '../files/set-types.ts';
import { COLOURS, numberName } from '../language/colours.ts';
import { compile } from '../language/compile.ts';
import type { KolymaEvent } from '../rules/events.ts';
import { type KolymaOptions, kolymaOf } from '../rules/kolyma.ts';
import { openPosition, type PositionNumber, type PositionPlayer } from '../rules/position.ts';
import type { KolymaState } from '../rules/state.ts';
import type { KolymaView } from '../rules/view.ts';

/** A position in words: number cards as "Red 3", special cards by name. */
export interface TableWords {
  /** The cards that the names in hands and decks mean. */
  readonly cards?: readonly SpecialCard[];
  readonly target?: number;
  readonly numberDeck?: readonly string[];
  readonly you?: SideWords;
  readonly opponent?: SideWords;
}

/** One side of such a position. */
export type SideWords = Omit<PositionPlayer, 'numbers'> & { readonly numbers?: readonly string[] };

/** A table set up in words; you are to act. A test that ends while cards must be chosen fails. */
export function table(
  words: TableWords,
): Bench<KolymaState, KolymaOptions, KolymaView, KolymaEvent> {
  const set: CardSet = { specials: [...(words.cards ?? [])], numbers: [], characters: [] };
  const { book, state } = openPosition(set, {
    target: words.target ?? 14,
    numberDeck: (words.numberDeck ?? []).map(numberFrom),
    players: [side(words.you ?? {}), side(words.opponent ?? {})],
  });
  return new Bench(kolymaOf(book), state, ['turn']);
}

/** A special card made of its lists. */
export function card(name: string, keywords: string, values: readonly number[]): SpecialCard {
  const list = keywords.trim().split(/\s+/);
  const compiled = compile(list, [...values]);
  if (!compiled.ok) throw new Error(compiled.errors.map(({ message }) => message).join(' '));
  const { program } = compiled;
  return { name, text: '', art: '', keywords: list, values: [...values], program, english: '' };
}

function side({ numbers = [], ...rest }: SideWords): PositionPlayer {
  return { ...rest, numbers: numbers.map(numberFrom) };
}

function numberFrom(words: string): PositionNumber {
  const value = Number(words.split(' ')[1]);
  const colour = COLOURS.findIndex((_, place) => numberName(place, value) === words);
  if (colour < 0) throw new Error(`"${words}" is no number card`);
  return { value, class: colour };
}

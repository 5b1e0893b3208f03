import { eitherOf } from '@cardscape/kernel';

/** The names of some cards, each once. */
export function namesOf(cards: readonly { readonly name: string }[]): string[] {
  return [...new Set(cards.map(({ name }) => name))];
}

/** That what was typed can mean several. */
export function couldBe(typed: string, names: readonly string[]): string {
  return `"${typed}" could be ${eitherOf(names)}: type more of the name.`;
}

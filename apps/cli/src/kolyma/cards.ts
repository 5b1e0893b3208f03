import { loadGame } from '@cardscape/games';
import { counted } from '@cardscape/kernel';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';

/** `cardscape kolyma cards`: lists the built-in set. */
export async function listCards(
  host: Host,
  { json = false }: { json?: boolean },
): Promise<ExitCode> {
  const { specials, numbers, characters } = (await loadGame('kolyma')).builtIn.cardSet;
  if (json) {
    const list = specials.map(({ program: _, ...card }) => card);
    const lines = numbers.map(({ colour, ...card }) => ({ ...card, class: colour }));
    host.print(JSON.stringify({ specials: list, numbers: lines, characters }));
    return EXIT.fine;
  }
  host.print(counted(characters.length, 'character'));
  for (const { name, deck } of characters)
    host.print(
      `  ${name}: a deck of ${deck.length}, ${counted(new Set(deck).size, 'different card')}`,
    );
  host.print(counted(specials.length, 'special card'));
  for (const { name, text } of specials) host.print(`  ${name}: ${text}`);
  host.print(counted(numbers.length, 'number card'));
  host.print(`  ${numbers.map(({ name }) => name).join(', ')}`);
  return EXIT.fine;
}

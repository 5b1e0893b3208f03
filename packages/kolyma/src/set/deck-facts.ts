import type { CardSet } from '../files/set-types.ts';
import type { Command } from '../language/tree.ts';
import { allCommands } from '../language/walk.ts';

/** What a deck wants to do: in how many of its cards. */
export interface DeckFact {
  readonly words: string;
  readonly count: number;
}

/** The ways a command can matter, in words. */
const facts: readonly { words: string; holds: (command: Command) => boolean }[] = [
  { words: 'move your own total', holds: (command) => addsTo(command, 'player') },
  { words: 'move the other total', holds: (command) => addsTo(command, 'opponent') },
  { words: 'draw cards', holds: ({ do: deed }) => deed === 'draw' },
  { words: 'make someone discard', holds: ({ do: deed }) => deed === 'discard' },
  { words: 'make cards change hands', holds: ({ do: deed }) => deed === 'transfer' },
  { words: 'swap cards', holds: ({ do: deed }) => deed === 'swap' },
  { words: 'depend on a condition', holds: ({ do: deed }) => deed === 'if' },
];

function addsTo(command: Command, side: 'player' | 'opponent'): boolean {
  return command.do === 'add' && command.targets.some((target) => target.side === side);
}

/** What a character's deck does most, with honest counts; what it never does is left out. */
export function deckFacts(set: CardSet, deck: readonly string[], most = 4): DeckFact[] {
  const programs = deck.flatMap((name) => {
    const card = set.specials.find((special) => special.name === name);
    return card ? [allCommands(card.program.commands)] : [];
  });
  return facts
    .map(({ words, holds }) => ({
      words,
      count: programs.filter((commands) => commands.some(holds)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, most);
}

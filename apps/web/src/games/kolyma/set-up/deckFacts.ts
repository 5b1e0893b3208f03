import type { CardSet } from '@cardscape/kolyma';

/** What a deck wants to do: in how many of its cards. */
export interface DeckFact {
  readonly words: string;
  readonly count: number;
}

type Command = CardSet['specials'][number]['program']['commands'][number];

/** The ways a command can matter, in the words of the set-up page. */
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

/** The commands and all inside their paths. */
function everyCommand(commands: readonly Command[]): Command[] {
  return commands.flatMap((command) =>
    command.do === 'if'
      ? [command, ...everyCommand(command.success), ...everyCommand(command.failure)]
      : [command],
  );
}

/** What a character's deck does most, with honest counts; what it never does is left out. */
export function deckFacts(set: CardSet, deck: readonly string[], most = 4): DeckFact[] {
  const programs = deck.flatMap((name) => {
    const card = set.specials.find((special) => special.name === name);
    return card ? [everyCommand(card.program.commands)] : [];
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

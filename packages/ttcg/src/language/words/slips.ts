import type { Piece } from './pieces.ts';

/**
 * Slips that can mean only one thing: "you're units", "it's owner", "its owner hand", "your opponents units".
 * What they stand for is read, and the words on the card are written without them.
 */
export function mendSlips(pieces: Piece[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const { text, start, end } = pieces[at] as Piece;
    const next = pieces[at + 1]?.text ?? '';
    if (text === "you're") pieces[at] = { text: 'your', start, end };
    else if (text === 'it' && next === "'s" && OWNED_BY_IT.has(pieces[at + 2]?.text ?? ''))
      pieces.splice(at, 2, { text: 'its', start, end: pieces[at + 1]?.end ?? end });
    else if (lacksPossessive(text, next, pieces[at + 2]?.text))
      pieces.splice(at + 1, 0, { text: "'s", start: end, end });
  }
}

/** What a card has, and is not. */
const OWNED_BY_IT: ReadonlySet<string> = new Set(
  'owner owners controller controllers attack defense defence rank type subtype effect effects column bonus name stats'.split(
    ' ',
  ),
);

/** What only a player has, and no verb is spelled like. */
const OWNED_BY_PLAYER: ReadonlySet<string> = new Set(
  'unit units creature creatures spell spells hand hands deck decks'.split(' '),
);

/** Of these the first word alone could be something that is done. */
const OWNED_IN_TWO_WORDS: ReadonlySet<string> = new Set([
  'discard pile',
  'discard piles',
  'next turn',
  'draw phase',
  'main phase',
  'battle phase',
]);

const PLAYERS: ReadonlySet<string> = new Set(['owner', 'owners', 'opponent', 'opponents']);

function lacksPossessive(text: string, next: string, second: string | undefined): boolean {
  if (!PLAYERS.has(text)) return false;
  return OWNED_BY_PLAYER.has(next) || OWNED_IN_TWO_WORDS.has(`${next} ${second ?? ''}`);
}

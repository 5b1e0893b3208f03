import type { LoadedGame } from '@cardscape/games';
import { fileProblem, type Problem } from '@cardscape/kernel';
import type { KolymaOpened } from '@cardscape/kolyma';
import { type CardToTry, cardToTry } from '@cardscape/kolyma/tools';
import type { Host } from '../host.ts';
import { readText } from '../read-text.ts';
import { exists, findCard, unknownCard } from './find-cards.ts';

type Found = CardToTry | { readonly problems: readonly Problem[] };

/** Finds the card to try: the one named, or the first one, of a file; or a built-in one. */
export async function findTrialCard(
  host: Host,
  { open, builtIn }: LoadedGame<KolymaOpened>,
  source: string,
  name: string | undefined,
): Promise<Found> {
  if (!(await exists(host, source))) return builtInCard(builtIn, source);
  const read = await readText(host, source);
  if ('problem' in read) return { problems: [read.problem] };
  const file = { path: source, text: read.text };
  return cardToTry(builtIn, open({ cards: { files: [file] } }), file, name);
}

function builtInCard({ cardSet: set }: KolymaOpened, name: string): Found {
  const known = findCard(set, name);
  if (!known) return { problems: [unknownCard(set, name)] };
  if (known.kind === 'special') return { card: known.card, set };
  const expected = ['a special card'];
  const message = `This is a ${known.kind}; only special cards can be tried.`;
  return { problems: [fileProblem(name, { found: `a ${known.kind}`, expected, message })] };
}

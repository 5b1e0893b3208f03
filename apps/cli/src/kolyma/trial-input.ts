import { eitherOf, fileProblem, findNamed, type Problem, suggest } from '@cardscape/kernel';
import type { CardSet, SpecialCard } from '@cardscape/kolyma';
import { joinCards, readCardFile } from '@cardscape/kolyma/tools';
import type { Host } from '../host.ts';
import { readText } from '../read-text.ts';
import { exists, findCard, unknownCard } from './find-cards.ts';
import { openBuiltIn, openWith } from './open.ts';

/** The card to try, and the set that the position's names mean; or what is wrong. */
export type TrialCard =
  | { readonly card: SpecialCard; readonly set: CardSet }
  | { readonly problems: readonly Problem[] };

/** Finds the card to try: the one named, or the first one, of a file; or a built-in one. */
export async function findTrialCard(
  host: Host,
  source: string,
  name: string | undefined,
): Promise<TrialCard> {
  const { cardSet: set } = await openBuiltIn();
  if (await exists(host, source)) return cardOfFile(host, set, source, name);
  const known = findCard(set, source);
  if (!known) return { problems: [unknownCard(set, source)] };
  if (known.kind === 'special') return { card: known.card, set };
  const expected = ['a special card'];
  const message = `This is a ${known.kind}; only special cards can be tried.`;
  return { problems: [fileProblem(source, { found: `a ${known.kind}`, expected, message })] };
}

async function cardOfFile(
  host: Host,
  builtIn: CardSet,
  source: string,
  name: string | undefined,
): Promise<TrialCard> {
  const file = await readText(host, source);
  if ('problem' in file) return { problems: [file.problem] };
  const opening = await openWith({ files: [{ path: source, text: file.text }] });
  const ours = 'problems' in opening ? opening.problems : [];
  // With a card named, what is wrong with the others does not matter.
  const inTheWay = name
    ? ours.filter(({ entry }) => entry === undefined || entry.toLowerCase() === name.toLowerCase())
    : ours;
  if (inTheWay.length > 0) return { problems: inTheWay };
  const { entries } = readCardFile(file.text, source);
  const own = entries.flatMap((entry) => (entry.kind === 'special' ? [entry.card] : []));
  const card = name ? findNamed(name, own) : own[0];
  const set = 'opened' in opening ? opening.opened.cardSet : joinCards(builtIn, entries);
  return card ? { card, set } : { problems: [noSuchCard(source, own, name)] };
}

function noSuchCard(
  source: string,
  own: readonly SpecialCard[],
  name: string | undefined,
): Problem {
  if (own.length === 0 || name === undefined) {
    const message = 'There is no special card in this file.';
    return fileProblem(source, { found: 'none', expected: ['a special card'], message });
  }
  const names = own.map((card) => card.name);
  const likely = suggest(name, names);
  const expected = (likely.length > 0 ? likely : names).map((other) => `"${other}"`);
  const message = `There is no special card "${name}" in this file; expected ${eitherOf(expected)}.`;
  return fileProblem(source, { found: `"${name}"`, expected, message });
}

import { eitherOf, fileProblem, type Problem } from '@cardscape/kernel';
import { type CardSet, coreFiles, coreSet, loadSet, type SpecialCard } from '@cardscape/kolyma';
import type { Host } from '../host.ts';
import { findNamed, suggest } from '../names.ts';
import { readText } from '../read-text.ts';
import { builtInCard, exists, unknownCard } from './find-cards.ts';

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
  if (await exists(host, source)) return cardOfFile(host, source, name);
  const known = builtInCard(source);
  if (!known) return { problems: [unknownCard(source)] };
  const set = coreSet();
  if (known.kind === 'special') return { card: known.card, set };
  const expected = ['a special card'];
  const message = `This is a ${known.kind}; only special cards can be tried.`;
  return { problems: [fileProblem(source, { found: `a ${known.kind}`, expected, message })] };
}

async function cardOfFile(
  host: Host,
  source: string,
  name: string | undefined,
): Promise<TrialCard> {
  const file = await readText(host, source);
  if ('problem' in file) return { problems: [file.problem] };
  const { set, errors } = loadSet([file, ...coreFiles]);
  const ours = errors.filter((error) => error.file === source);
  // With a card named, what is wrong with the others does not matter.
  const inTheWay = name
    ? ours.filter(({ entry }) => entry === undefined || entry.toLowerCase() === name.toLowerCase())
    : ours;
  if (inTheWay.length > 0) return { problems: inTheWay };
  const own = loadSet([file]).set.specials;
  const card = name ? findNamed(name, own) : own[0];
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

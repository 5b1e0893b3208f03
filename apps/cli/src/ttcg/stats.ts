import { join } from 'node:path';
import { loadGame } from '@cardscape/games';
import { counted, problemLine } from '@cardscape/kernel';
import {
  type Analysis,
  analyse,
  analysedCards,
  type Count,
  languageWords,
  type Plot,
  plot3dOf,
  plotSvg,
  plotsOf,
} from '@cardscape/studio/analysis';
import type { CardSet } from '@cardscape/ttcg';
import {
  type CountedCard,
  DEFAULT_EDITION,
  EDITIONS,
  LEXEMES,
  readCountedList,
} from '@cardscape/ttcg/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host, Output } from '../host.ts';
import { progress } from '../progress.ts';
import { systemProblem } from '../read-text.ts';
import { readList, tellProblems } from './card-list.ts';

/** What `cards stats` is told. */
export interface StatsOptions {
  readonly output: string;
  readonly plot3d?: boolean;
  readonly json?: boolean;
}

const WIDTH = 760;
/** More words than these are counted, not listed. */
const MOST_WORDS = 40;

/** `cardscape cards stats`: what a list is made of, in numbers and pictures. */
export async function statsCommand(
  host: Host,
  name: string | undefined,
  { output, plot3d = false, json = false }: StatsOptions,
): Promise<ExitCode> {
  const isFree = await host.files.look(output).then(
    ({ kind }) => kind === 'folder',
    () => true,
  );
  if (!isFree) {
    host.complain(`${output}: This is no folder; name one for the plots (-o).`);
    return EXIT.wrong;
  }
  const { builtIn } = await loadGame('ttcg');
  const { cardSet } = builtIn;
  const designs = name === undefined ? cardSet.designs : await countedIn(host, name, cardSet);
  if (designs.length === 0) return EXIT.wrong;
  const analysis = analyse(analysedCards(designs), {
    types: [...EDITIONS[DEFAULT_EDITION].types, 'spell'],
    subtypes: cardSet.subtypes,
    language: languageWords(LEXEMES),
  });
  const { files, count } = await draw(host, analysis, output, plot3d);
  if (name !== undefined && (await isAmong(host, name, files))) {
    host.complain(`${name}: A plot would be written over this list; name another folder (-o).`);
    return EXIT.wrong;
  }
  try {
    await host.files.makeFolder(output);
    await host.files.write(...files);
  } catch (error) {
    host.complain(problemLine(systemProblem(output, error, 'written')));
    return EXIT.wrong;
  }
  if (json) host.print(JSON.stringify(analysis));
  else {
    for (const line of linesOf(analysis)) host.print(line);
    host.print(`${output}: ${counted(count, 'plot')}, each as PNG and SVG.`);
  }
  return EXIT.fine;
}

/** The cards of a list, as far as they can be counted; what cannot is told. */
async function countedIn(
  host: Host,
  name: string,
  { subtypes }: CardSet,
): Promise<readonly CountedCard[]> {
  const file = await readList(host, name);
  const told = { cards: [], problems: 'severity' in file ? [file] : [] };
  const { cards, problems } = 'severity' in file ? told : readCountedList(file, subtypes);
  tellProblems(host, problems, name);
  if (cards.length === 0 && problems.length === 0)
    host.complain(`${name}: There is a header, but no card below it.`);
  return cards;
}

/** R-W14 */
async function isAmong(host: Host, name: string, files: readonly Output[]): Promise<boolean> {
  const places = await Promise.all(files.map(({ path }) => host.files.place(path)));
  return places.includes(await host.files.place(name));
}

async function draw(
  host: Host,
  analysis: Analysis,
  folder: string,
  plot3d: boolean,
): Promise<{ files: Output[]; count: number }> {
  const [{ typesetter }, { pngOf }] = await Promise.all([
    import('../plots/typesetter.ts'),
    import('../plots/png.ts'),
  ]);
  const type = typesetter();
  const plots: Plot[] = [
    ...plotsOf(analysis, WIDTH, type.width),
    ...(plot3d ? [plot3dOf(analysis, type.width)] : []),
  ];
  const onStep = progress(host, 'Plots drawn');
  const files = plots.flatMap((plot, at): Output[] => {
    onStep(at, plots.length);
    const svg = plotSvg(plot, type);
    return [
      { path: join(folder, `${plot.name}.svg`), content: svg },
      { path: join(folder, `${plot.name}.png`), content: pngOf(svg) },
    ];
  });
  return { files, count: plots.length };
}

function linesOf(analysis: Analysis): string[] {
  const { cards, unusedWords, equalEffects, similarCards } = analysis;
  const told = (title: string, counts: readonly Count[]) => {
    const some = counts.filter(({ count }) => count > 0);
    return `${title}: ${some.map(({ name, count }) => `${name} ${count}`).join(', ') || 'none'}.`;
  };
  const grid = analysis.typeByMention;
  return [
    `${counted(cards, 'card')}.`,
    told('Types', analysis.types),
    told('Subtypes', analysis.subtypes),
    told('Ranks', analysis.ranks),
    told('Types in effects', analysis.typeMentions),
    told('Subtypes in effects', analysis.subtypeMentions),
    ...grid.rows.flatMap((type, at) => {
      const named = (grid.counts[at] ?? []).filter(({ count }) => count > 0);
      return named.length > 0 ? [told(`  In effects of ${type}`, named)] : [];
    }),
    told('What effects do', analysis.families),
    `Words of the language on no card: ${unusedWords.length}, such as ${unusedWords.slice(0, MOST_WORDS).join(', ')}.`,
    `Effects that mean the same: ${equalEffects.length}.`,
    ...equalEffects.map(({ text, cards: on }) => `  ${text} (${on.join(', ')})`),
    'Cards most alike:',
    ...similarCards.map(
      ({ cards: pair, likeness }) => `  ${pair.join(' and ')}: ${Math.round(likeness * 100)} %`,
    ),
  ];
}

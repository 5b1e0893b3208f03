import { join } from 'node:path';
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
import type { TtcgOpened } from '@cardscape/ttcg';
import { DEFAULT_EDITION, EDITIONS, LEXEMES } from '@cardscape/ttcg/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host, Output } from '../host.ts';
import { progress } from '../progress.ts';
import { systemProblem } from '../read-text.ts';
import { openToldList } from './card-list.ts';

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
  const opened = await openToldList(host, name);
  if (!opened) return EXIT.wrong;
  const designs = designsOf(opened, name !== undefined);
  if (designs.length === 0) {
    host.complain(`${name}: There is no card in this list that can be counted.`);
    return EXIT.wrong;
  }
  const analysis = analyse(analysedCards(designs), {
    types: [...EDITIONS[DEFAULT_EDITION].types, 'spell'],
    subtypes: opened.cardSet.subtypes,
    language: languageWords(LEXEMES),
  });
  const { files, count } = await draw(host, analysis, output, plot3d);
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

/** The cards that were brought, or those of the set. */
function designsOf({ cardSet, designs }: TtcgOpened, brought: boolean) {
  if (!brought) return cardSet.designs;
  const own = new Set(designs().flatMap((design) => (design.own ? [design.name] : [])));
  return cardSet.designs.filter((design) => own.has(design.name));
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

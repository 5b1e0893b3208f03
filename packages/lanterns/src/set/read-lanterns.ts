import type { Problem, TextFile } from '@cardscape/kernel';
import { check, innerOf, misfit, readJson, type Source } from '@cardscape/kernel/json';
import { type Lantern, lanternSchema } from './lantern.ts';

/** What stands in files of lanterns, and what is wrong with the rest. */
export interface ReadLanterns {
  readonly lanterns: readonly Lantern[];
  readonly problems: readonly Problem[];
}

/** Reads files of lanterns, each a list of them. One that is wrong is reported and hides no other. */
export function readLanterns(files: readonly TextFile[]): ReadLanterns {
  const byName = new Map<string, Lantern>();
  const problems: Problem[] = [];
  for (const source of files.flatMap((file) => entriesOf(file, problems))) {
    const checked = check(lanternSchema, source);
    if ('problems' in checked) problems.push(...checked.problems);
    else if (byName.has(checked.data.name))
      problems.push(misfit(innerOf(source, 'name') as Source, 'a name of its own'));
    else byName.set(checked.data.name, checked.data);
  }
  return { lanterns: [...byName.values()], problems };
}

function entriesOf({ path, text }: TextFile, problems: Problem[]): Source[] {
  const read = readJson(text, path);
  if ('problem' in read) {
    problems.push(read.problem);
    return [];
  }
  const { source } = read;
  if (source.node.kind === 'array')
    return source.node.items.map((node, place) => ({ file: path, node, path: [place] }));
  problems.push(misfit(source, 'a list of lanterns'));
  return [];
}

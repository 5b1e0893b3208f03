import { type DocCommand, type DocFile, docBlocks } from './doc-blocks.ts';

/** What a page does, one thing after the other: a file to be written, a command, or a file as it is by then. */
export type DocStep =
  | { readonly does: 'write'; readonly file: DocFile }
  | { readonly does: 'run'; readonly command: DocCommand }
  | { readonly does: 'find'; readonly file: DocFile };

/** The steps of a Markdown page, from top to bottom. */
export function docSteps(page: string): DocStep[] {
  return [...page.matchAll(/^```.+\n[\s\S]*?^```$/gm)].flatMap(([block]): DocStep[] => {
    const [, name, text = ''] = /^```\w+ written="(.+)"\n([\s\S]*?)^```$/m.exec(block) ?? [];
    if (name) return [{ does: 'find', file: { name, text } }];
    const { files, commands } = docBlocks(block);
    return [
      ...files.map((file) => ({ does: 'write', file }) as const),
      ...commands.map((command) => ({ does: 'run', command }) as const),
    ];
  });
}

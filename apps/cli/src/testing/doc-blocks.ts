/** A file that a page shows. */
export interface DocFile {
  readonly name: string;
  readonly text: string;
}

/** A command that a page shows, and what it says is printed. */
export interface DocCommand {
  readonly args: readonly string[];
  readonly prints: string;
}

/** The files and commands in the code blocks of a Markdown page. */
export function docBlocks(page: string): { files: DocFile[]; commands: DocCommand[] } {
  const files: DocFile[] = [];
  const commands: DocCommand[] = [];
  for (const [, info = '', text = ''] of page.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)) {
    const name = /^(?:json|text|lua|csv|yaml) title="(.+)"$/.exec(info)?.[1];
    if (name) files.push({ name, text });
    if (info === 'console') commands.push(commandOf(text));
  }
  return { files, commands };
}

function commandOf(text: string): DocCommand {
  const [first = '', ...rest] = text.split('\n');
  const words = first.replace('$ npx cardscape ', '').match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return {
    args: words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2')),
    prints: rest.join('\n'),
  };
}

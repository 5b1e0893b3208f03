import type { Plugin, Rolldown } from 'vite';

/** What the front page shows as soon as it can, by the modules that are loaded for it: a match of Kolyma among it. */
const shown = [
  /app\/pages\/Front\.tsx$/,
  /games\/kolyma\/front\/FrontTable\.tsx$/,
  /games\/kolyma\/core\.ts$/,
  /packages\/kolyma\/src\/module\.ts$/,
  /packages\/kolyma\/built\//,
];

/**
 * Writes `front.html` beside `index.html`: the same page, but it names at once all that the front page will ask for.
 * Over a slow line one question after the other is what takes longest. The server sends it for `/` alone.
 */
export function frontPage(): Plugin {
  return {
    name: 'cardscape-front-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('There is no index.html to begin with.');
        const page = String(index.source);
        const { scripts, styles } = filesFor(bundle);
        const isNew = (file: string) => !page.includes(file);
        const links = [
          ...scripts
            .filter(isNew)
            .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
          ...styles
            .filter(isNew)
            .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
        ];
        const source = page.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
        this.emitFile({ type: 'asset', fileName: 'front.html', source });
      },
    },
  };
}

/** All files of what is shown, with what each of them imports. */
function filesFor(bundle: Rolldown.OutputBundle) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const take = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || scripts.has(file)) return;
    scripts.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const each of chunk.imports) take(each);
  };
  for (const pattern of shown) {
    const found = Object.values(bundle).filter(
      (chunk) => chunk.type === 'chunk' && pattern.test(chunk.facadeModuleId ?? ''),
    );
    if (found.length === 0) throw new Error(`The front page needs ${pattern}, which is no file.`);
    for (const { fileName } of found) take(fileName);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

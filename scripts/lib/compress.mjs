import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const worthwhileBytes = 1024;
const brotliQuality = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/**
 * Puts a brotli and a gzip copy beside every file that gains from it.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => compressible.has(extname(name)));
  await Promise.all(files.map((name) => compressFile(join(folder, name))));
}

async function compressFile(/** @type {string} */ file) {
  if ((await stat(file)).size < worthwhileBytes) return;
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: brotliQuality }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

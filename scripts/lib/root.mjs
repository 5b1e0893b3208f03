import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * A path inside the checkout.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => join(root, ...parts);

import { pathToFileURL } from 'node:url';

/**
 * A duration for people.
 * @param {number} milliseconds
 */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Ends the script with a message for the person who started it.
 * @param {string} message
 * @returns {never}
 */
export function giveUp(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Whether a script was started by itself, and not imported by another one.
 * @param {string} moduleUrl
 */
export const isMain = (moduleUrl) => moduleUrl === pathToFileURL(process.argv[1] ?? '').href;

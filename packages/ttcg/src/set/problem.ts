/** How the built-in set tells what is wrong with it. */
export { problemLine } from '@cardscape/kernel';

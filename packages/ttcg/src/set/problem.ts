export { problemLine } from '@cardscape/kernel';

export { decodeText, isText } from '@cardscape/kernel';

export { Match } from './match.ts';

// The words of messages are the same for every game; they live with the language that needs them most.
export { counted, eitherOf, nearest } from '@cardscape/kolyma';

import { eitherOf } from '@cardscape/kernel';
import { type IParserErrorMessageProvider, type TokenType, tokenLabel } from 'chevrotain';

const MOST_LISTED = 6;

const CARDS = "cards, like 'one unit' or 'this card'";
const HAPPENING = "something that happens, like 'attacks' or 'is destroyed'";

/** What could have come in the rules where a list of words would say less. */
const BY_RULE: Readonly<Record<string, string>> = {
  clause: 'an action',
  verb: 'an action',
  playerAct: 'an action',
  cardDeed: "what cards can be kept from, like 'attack' or 'be destroyed'",
  playerDeed: "what players can be kept from, like 'play' or 'attack'",
  predicate: "what the cards do, like 'gain' or 'cannot attack'",
  cards: CARDS,
  plainVerb: CARDS,
  drawing: 'how many cards',
  amount: "how much, like '2 points'",
  gaining: "how much, like '100 attack'",
  statAmount: "how much, like '100 attack'",
  swapping: 'what is swapped',
  sending: CARDS,
  countering: "'the effect', 'the attack' or 'the play'",
  skipping: "'your next turn' or a phase",
  item: CARDS,
  noun: "'card', 'unit', 'spell' or a subtype",
  phrase: "'card', 'unit', 'spell' or a subtype",
  simpleCondition: "a condition, like 'you control a dragon'",
  held: 'cards or points',
  quantity: "how many, like 'two or more' or 'no'",
  quality: "what it is, like 'tapped' or 'a fire unit'",
  happening: HAPPENING,
  cardEvent: HAPPENING,
  active: HAPPENING,
  passive: "what is done to it, like 'destroyed'",
  destination: "where to, like 'to your hand'",
  forEach: "what is counted, like 'unit you control'",
  period: 'whose turn or phase',
  part: "'turn' or a phase",
  stat: "'attack', 'defense', 'rank' or 'bonus'",
  measure: "'attack', 'defense' or 'rank'",
  equalTo: "'its rank', 'your points' or 'the number of' some cards",
  readValue: "'its rank', 'your points' or 'the number of' some cards",
  range: 'a number',
  edge: "'the start of' or 'the end of' a turn or phase",
  holding: "how many cards or points, like 'a dragon' or 'no units'",
  ofWhich: "whose cards, like 'your units'",
  opening: 'an action',
  equipping: "what it is equipped to, like 'to one unit'",
  searching: "where and for what, like 'your deck for a dragon'",
  deedObject: "what players do, like 'you draw a card' or 'you play a unit'",
};

/** What could have come, in plain words: the whole message of an error of the grammar. */
export const expectedWords: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected, ruleName }) => BY_RULE[ruleName] ?? tokenLabel(expected),
  buildNotAllInputParsedMessage: () => 'the end of the sentence',
  buildNoViableAltMessage: ({ expectedPathsPerAlt, ruleName }) =>
    BY_RULE[ruleName] ?? listed(expectedPathsPerAlt.flat()),
  buildEarlyExitMessage: ({ expectedIterationPaths, ruleName }) =>
    BY_RULE[ruleName] ?? listed(expectedIterationPaths),
};

function listed(paths: readonly TokenType[][]): string {
  const labels = new Set(paths.flatMap(([first]) => (first ? [nameOf(first)] : [])));
  const names = [...labels];
  if (names.length <= MOST_LISTED) return eitherOf(names);
  return `${names.slice(0, MOST_LISTED).join(', ')} or the like`;
}

/** The name of a token; a verb stands for all actions. */
function nameOf(type: TokenType): string {
  const verb = type.CATEGORIES?.find(({ name }) => name === 'AnyVerb');
  return tokenLabel(verb ?? type);
}

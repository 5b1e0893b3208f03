import { eitherOf } from '@cardscape/kernel';
import { type IParserErrorMessageProvider, type TokenType, tokenLabel } from 'chevrotain';

const MOST_LISTED = 8;

/** What could have come, in plain words: the whole message of an error of the grammar. */
export const expectedWords: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }) => tokenLabel(expected),
  buildNotAllInputParsedMessage: () => 'the end of the sentence',
  buildNoViableAltMessage: ({ expectedPathsPerAlt }) => listed(expectedPathsPerAlt.flat()),
  buildEarlyExitMessage: ({ expectedIterationPaths }) => listed(expectedIterationPaths),
};

function listed(paths: readonly TokenType[][]): string {
  const labels = new Set(paths.flatMap(([first]) => (first ? [nameOf(first)] : [])));
  const names = [...labels];
  if (names.length <= MOST_LISTED) return eitherOf(names);
  return `${names.slice(0, MOST_LISTED).join(', ')} ...`;
}

/** The name of a token; a verb stands for all actions. */
function nameOf(type: TokenType): string {
  const category = type.CATEGORIES?.find(({ name }) => name === 'AnyVerb');
  return tokenLabel(category ?? type);
}

import source from '../../../../docs/showdown/how-to-play.md?raw';
import { hasSavedMatch } from '../showdown/game.ts';
import { RulesPage } from './RulesPage.tsx';

/** How to play Showdown. */
export function ShowdownRules() {
  return (
    <RulesPage
      title="How to play Showdown"
      game="showdown"
      source={source}
      hasMatch={hasSavedMatch()}
    />
  );
}

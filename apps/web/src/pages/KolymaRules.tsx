import source from '../../../../docs/kolyma/rules.md?raw';
import { hasSavedMatch } from '../kolyma/game.ts';
import { RulesPage } from './RulesPage.tsx';

/** How to play Kolyma. */
export function KolymaRules() {
  return (
    <RulesPage
      title="How to play Kolyma"
      game="kolyma"
      source={source}
      hasMatch={hasSavedMatch()}
    />
  );
}

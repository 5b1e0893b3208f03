import source from '../../../../../docs/kolyma/rules.md?raw';
import { RulesPage } from '../../documents/RulesPage.tsx';
import { hasSavedMatch } from './match/game.ts';

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

import source from '../../../../docs/kolyma/rules.md?raw';
import { hasSavedMatch } from '../kolyma/game.ts';
import { RulesPage } from './RulesPage.tsx';

/** How to play Kolyma. */
export function KolymaRules() {
  return <RulesPage game="Kolyma" source={source} play="/play/kolyma" hasMatch={hasSavedMatch()} />;
}

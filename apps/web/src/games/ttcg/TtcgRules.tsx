import source from '../../../../../docs/ttcg/rules.md?raw';
import { RulesPage } from '../../documents/RulesPage.tsx';
import { hasSavedMatch } from './match/game.ts';

/** The rules of TTCG, to look things up after the lessons. */
export function TtcgRules() {
  return (
    <RulesPage
      title="Rules of TTCG"
      game="ttcg"
      source={source}
      hasMatch={hasSavedMatch()}
      lessons="/play/ttcg/tutorial"
    />
  );
}

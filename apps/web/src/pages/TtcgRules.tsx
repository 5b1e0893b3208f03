import source from '../../../../docs/ttcg/rules.md?raw';
import { hasSavedMatch } from '../ttcg/game.ts';
import { RulesPage } from './RulesPage.tsx';

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

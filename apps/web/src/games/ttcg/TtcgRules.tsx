import source from '../../../../../docs/ttcg/rules.md?raw';
import { RulesPage } from '../../documents/RulesPage.tsx';

/** The rules of TTCG, to look things up after the lessons. */
export function TtcgRules() {
  return (
    <RulesPage title="Rules of TTCG" game="ttcg" source={source} lessons="/play/ttcg/tutorial" />
  );
}

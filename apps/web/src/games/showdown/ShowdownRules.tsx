import source from '../../../../../docs/showdown/how-to-play.md?raw';
import { RulesPage } from '../../documents/RulesPage.tsx';

/** How to play Showdown. */
export function ShowdownRules() {
  return <RulesPage title="How to play Showdown" game="showdown" source={source} />;
}

import source from '../../../../../docs/kolyma/rules.md?raw';
import { RulesPage } from '../../documents/RulesPage.tsx';

/** How to play Kolyma. */
export function KolymaRules() {
  return <RulesPage title="How to play Kolyma" game="kolyma" source={source} />;
}

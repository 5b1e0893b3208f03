import type { Option } from '@cardscape/kernel';
import type { AttackForecast, TtcgConsultation } from '@cardscape/ttcg';
import type { TableHands } from '../../../table/picking/turn.ts';

/** What would come of an attack, as the holder of the position has answered; nothing until it has. */
export function forecastOf(
  hands: TableHands | undefined,
  option: Option,
): AttackForecast | undefined {
  const question: TtcgConsultation = { about: 'attack', option };
  return hands?.consulted(question) as AttackForecast | undefined;
}

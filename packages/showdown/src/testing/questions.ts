import { type CardId, type Consultation, SEATS } from '@cardscape/kernel';
import type { Consulted } from '@cardscape/kernel/testing';
import type { ShowdownConsultation } from '../open/consult.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import { opened } from './built-in.ts';

/** What players can ask of a position of the built-in set. */
export const consulted: Consulted<ShowdownState> = {
  questions: questionsIn,
  consult: opened().consult,
};

/** All questions about a position that a player might ask: whatever attacks whatever, with any gear. */
function questionsIn(state: ShowdownState): readonly Consultation[] {
  const deployed = state.table.cards.flatMap((_, card) => (state.units[card] ? [card] : []));
  const matter: readonly ShowdownConsultation[] = [
    { about: 'matter' },
    { about: 'offered' },
    ...SEATS.map((of) => ({ about: 'outlook', of }) as const),
  ];
  return [
    ...matter,
    ...deployed.flatMap((target) => [
      ...armed({ about: 'ordered', target }, deployed),
      ...deployed.flatMap((attacker) => armed({ about: 'attack', attacker, target }, deployed)),
    ]),
  ];
}

/** A question about an attack with all gear, with none, and with some. */
function armed(
  question: Extract<ShowdownConsultation, { gear?: readonly CardId[] }>,
  deployed: readonly CardId[],
): ShowdownConsultation[] {
  const some = deployed.filter((_, at) => at % 2 === 0);
  return [question, { ...question, gear: [] }, { ...question, gear: some }];
}

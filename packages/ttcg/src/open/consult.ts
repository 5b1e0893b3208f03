import { type Consultation, type Option, type Seat, sameOption } from '@cardscape/kernel';
import type { CardBook } from '../rules/book/book.ts';
import { type AttackForecast, forecastAttack } from '../rules/outlook/attack-forecast.ts';
import { openDuel } from '../rules/position/open-duel.ts';
import type { TtcgState } from '../rules/position/state.ts';
import { pending } from '../rules/turn/options.ts';

/** What can be asked of the holder of a position: what would come of an attack that one can make now. */
export interface TtcgConsultation {
  readonly about: 'attack';
  readonly option: Option;
}

/** What comes back; nothing where there is no answer. */
export interface TtcgAnswers {
  readonly attack: AttackForecast | undefined;
}

/** Answers what only the holder of the position can. */
export function consult(
  book: CardBook,
  state: TtcgState,
  seat: Seat,
  asked: Consultation,
): TtcgAnswers[keyof TtcgAnswers] {
  if (asked.about !== 'attack' || state.over) return undefined;
  const { option } = asked as Partial<TtcgConsultation>;
  const decision = pending(openDuel(book, state));
  if (decision.ask !== 'pick' || decision.seat !== seat) return undefined;
  const attack = decision.options.find(
    (offered) => offered.act === 'attack' && option && sameOption(offered, option),
  );
  return attack && forecastAttack(book, state, seat, attack);
}

import { type CardId, counted, type Seat } from '@cardscape/kernel';
import type { AttackForecast, PointChange } from '@cardscape/ttcg';

/** Who reads it, and what cards are called. */
interface Reader {
  readonly near: Seat;
  readonly names: readonly [string, string];
  nameOf(card: CardId): string;
}

/** What would come of an attack, in the lines that stand beside its target. */
export function forecastWords(forecast: AttackForecast, reader: Reader): readonly string[] {
  const { attack, defense, destroyed, points, setsOff, isOpen } = forecast;
  if (attack === null) return ['Something in force keeps this attack from coming about.'];
  if (defense === null)
    return [`${attack} against a card that lies face down: what comes of it cannot be known.`];
  const fallen = destroyed === null ? 'nothing is' : `${reader.nameOf(destroyed)} is`;
  return [
    ...(defense === undefined ? [] : [`${attack} against ${defense}: ${fallen} destroyed.`]),
    ...points.map((change) => pointWords(change, reader)),
    ...(setsOff.length > 0
      ? [`First comes what this sets off: ${setsOff.map(reader.nameOf).join(', ')}.`]
      : []),
    ...(isOpen ? ['An effect on the field may change that.'] : []),
  ];
}

function pointWords({ seat, by, now }: PointChange, { near, names }: Reader): string {
  const verb = by < 0 ? 'lose' : 'gain';
  const whose = seat === near ? `You ${verb}` : `${names[seat]} ${verb}s`;
  const left = now > 0 ? `${now} left` : 'none left';
  return `${whose} ${counted(Math.abs(by), 'point')}, ${left}.`;
}

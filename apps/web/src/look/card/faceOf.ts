import type { CardPrint } from '@cardscape/kernel';
import { subjectOf } from '@cardscape/studio';
import type { CardPrint as CardFace } from './Card.tsx';

/** A card of any game as it is drawn from its print. */
export function faceOf({ name, kind, lines, art }: CardPrint): CardFace {
  const subject = subjectOf(art);
  return {
    name,
    terrain: subject.terrain,
    kindLine: kind,
    ...(lines.length > 0 && { text: lines.map(({ text }) => text).join('\n') }),
    art: subject,
  };
}

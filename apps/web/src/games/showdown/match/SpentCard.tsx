import type { ShowdownEvent, ShowdownView } from '@cardscape/showdown';
import { factsOf } from '@cardscape/showdown/tools';
import type { PlayStand } from '../../../table/gameTable.ts';
import { Spotlight } from '../../../table/screen/Spotlight.tsx';
import { ShowdownCard } from '../card/ShowdownCard.tsx';
import { pictureOf } from '../own/customPictures.ts';

/** An action card that was just played: it works and is spent, and lies nowhere on the table meanwhile. */
export function SpentCard({
  events,
  telling,
  names,
  print,
}: Pick<PlayStand<ShowdownView, ShowdownEvent>, 'events' | 'telling' | 'names' | 'print'>) {
  const played = telling ? events.find((event) => event.type === 'played') : undefined;
  const printed = played && 'design' in played.subject ? print(played.subject.design) : undefined;
  if (!played || !printed || factsOf(printed)?.type !== 'action') return null;
  return (
    <Spotlight who={names[played.seat]}>
      <ShowdownCard print={printed} picture={pictureOf(printed)} />
    </Spotlight>
  );
}

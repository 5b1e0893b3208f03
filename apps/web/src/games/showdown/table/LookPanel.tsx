import { factsOf } from '@cardscape/showdown/tools';
import { CardWords } from '../card/CardWords.tsx';
import { ShowdownCard } from '../card/ShowdownCard.tsx';
import { pictureOf } from '../own/customPictures.ts';
import css from './LookPanel.module.css';
import { StatusBox } from './StatusBox.tsx';
import { useTable } from './TableContext.tsx';
import { Teaching } from './Teaching.tsx';
import type { InSight } from './useLooked.ts';

/** The card that was pointed at last, large, and how it stands if it is deployed. */
export function LookPanel({ looked, aimed }: InSight) {
  const { view, print, preview } = useTable();
  // How a target stands is kept in sight on the way to its switches, whatever lies on that way.
  const card = aimed ?? looked?.card;
  const unit =
    card === undefined
      ? undefined
      : view.players.flatMap(({ slots }) => slots).find((each) => each?.card === card);
  const name = looked?.design ?? unit?.design;
  const printed = name === undefined ? undefined : print(name);
  const facts = printed && factsOf(printed);
  const picture = pictureOf(printed);
  return (
    <aside className={css.look} aria-label="The card you looked at last">
      {printed ? (
        <>
          <ShowdownCard key={printed.design} print={printed} picture={picture} opens={false} />
          {unit && <StatusBox unit={unit} preview={preview(unit.card)} />}
          {picture && facts && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
            <div className={css.words} tabIndex={0}>
              <CardWords facts={facts} />
            </div>
          )}
        </>
      ) : (
        <p className={css.empty}>Point at a card to read it here.</p>
      )}
      <Teaching />
    </aside>
  );
}

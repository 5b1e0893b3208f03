import { counted } from '@cardscape/kernel';
import type { NumberCard as NumberCardData } from '@cardscape/kolyma';
import { COLOURS, groundOf } from '@cardscape/kolyma/tools';
import { terrainLook } from '@cardscape/studio';
import { useState } from 'react';
import { NumberCard } from '../../../look/card/NumberCard.tsx';
import { Chip } from '../../../look/control/Chip.tsx';

/** Every number card, by colour class. */
export function NumberSheets({ numbers }: { numbers: readonly NumberCardData[] }) {
  const [only, setOnly] = useState<number>();
  const classes = COLOURS.map((_, colour) => colour).filter(
    (colour) => only === undefined || only === colour,
  );
  return (
    <>
      <fieldset className="search-bar__chips">
        <legend className="sr-only">Colour class</legend>
        {COLOURS.map((name, colour) => (
          <Chip
            key={name}
            terrain={groundOf(colour)}
            on={only === colour}
            onPick={() => setOnly(only === colour ? undefined : colour)}
          >
            {terrainLook(groundOf(colour)).label}
          </Chip>
        ))}
      </fieldset>
      {classes.map((colour) => {
        const cards = numbers.filter((card) => card.colour === colour);
        return (
          <section key={colour} className="album">
            <h2>
              {terrainLook(groundOf(colour)).label}
              <small className="figures">{counted(cards.length, 'card')}</small>
            </h2>
            <ul className="album__cards album__cards--numbers">
              {cards.map(({ name, value }) => (
                <li key={name}>
                  <NumberCard
                    value={value}
                    terrain={groundOf(colour)}
                    name={name}
                    size="mini"
                    opens={false}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

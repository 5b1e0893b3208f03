import { Glyph } from '../look/Glyph.tsx';
import { ShowdownTile } from '../showdownCard/ShowdownTile.tsx';
import { groundOfElement } from '../showdownCard/showdownPrint.ts';
import { pictureOf } from './customPictures.ts';
import type { Library } from './library.ts';
import type { DeckOffer } from './profiles/deckOffers.ts';
import { Ready } from './profiles/Ready.tsx';
import './DeckChoice.css';

/** Choose a profile or one of the ready decks, and who leads it. */
export function DeckChoice({
  legend,
  name,
  library,
  own,
  ready,
  deck,
  character,
  onDeck,
  onCharacter,
}: {
  legend: string;
  /** What tells its buttons from those of the other seat. */
  name: string;
  library: Library;
  /** The decks of profiles. */
  own: readonly DeckOffer[];
  ready: readonly DeckOffer[];
  deck: DeckOffer | undefined;
  character: string | undefined;
  onDeck: (key: string) => void;
  onCharacter: (name: string) => void;
}) {
  const offers = (decks: readonly DeckOffer[]) => (
    <div className="deck-choice__decks">
      {decks.map(({ key, name: words, elements, profile }) => (
        <label key={key} className="deck-choice__deck">
          <input
            type="radio"
            name={`${name} deck`}
            checked={deck?.key === key}
            onChange={() => onDeck(key)}
          />
          <span>
            {elements.map((element) => (
              <Glyph key={element} terrain={groundOfElement(element)} size="1.2em" />
            ))}
            <strong>{words}</strong>
            {profile && (
              <>
                <span className="figures">Level {profile.level}</span>
                <Ready lacks={profile.lacks} />
              </>
            )}
          </span>
        </label>
      ))}
    </div>
  );
  return (
    <fieldset className="deck-choice">
      <legend>{legend}</legend>
      {own.length > 0 && (
        <>
          <h3>Profiles</h3>
          {offers(own)}
          <h3>Ready decks</h3>
        </>
      )}
      {offers(ready)}
      <ul className="deck-choice__heroes" aria-label={`${legend}: character`}>
        {deck?.characters.map((hero) => {
          const card = library.find(hero);
          return (
            card && (
              <li key={hero}>
                <ShowdownTile
                  design={card.design}
                  picture={pictureOf(card)}
                  chosen={hero === character}
                  onPick={() => onCharacter(hero)}
                />
              </li>
            )
          );
        })}
      </ul>
    </fieldset>
  );
}

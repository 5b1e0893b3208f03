import { Glyph } from '../look/Glyph.tsx';
import { ShowdownTile } from '../showdownCard/ShowdownTile.tsx';
import { groundOfElement } from '../showdownCard/showdownPrint.ts';
import { pictureOf } from './customPictures.ts';
import type { Library } from './library.ts';
import type { ReadyDeck } from './readyDecks.ts';
import './DeckChoice.css';

/** Choose one of the ready decks, and who leads it. */
export function DeckChoice({
  legend,
  name,
  library,
  decks,
  deck,
  character,
  onDeck,
  onCharacter,
}: {
  legend: string;
  /** What tells its buttons from those of the other seat. */
  name: string;
  library: Library;
  decks: readonly ReadyDeck[];
  deck: ReadyDeck | undefined;
  character: string | undefined;
  onDeck: (key: string) => void;
  onCharacter: (name: string) => void;
}) {
  return (
    <fieldset className="deck-choice">
      <legend>{legend}</legend>
      <div className="deck-choice__decks">
        {decks.map(({ key, name: words, elements }) => (
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
            </span>
          </label>
        ))}
      </div>
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

import type { ShowdownOpened } from '@cardscape/showdown';
import { Fragment } from 'react';
import { Glyph } from '../../../look/card/Glyph.tsx';
import { Choice, Choices } from '../../../look/control/Choices.tsx';
import { ReadDeck } from '../../../table/set-up/ReadDeck.tsx';
import { ShowdownTile } from '../card/ShowdownTile.tsx';
import { groundOfElement } from '../card/showdownPrint.ts';
import { pictureOf } from '../own/customPictures.ts';
import type { DeckOffer } from '../profiles/deckOffers.ts';
import { Ready } from '../profiles/Ready.tsx';
import css from './DeckChoice.module.css';
import { listedGroups } from './listedGroups.tsx';

/** Choose a profile, the deck of your own cards or a ready one, and who leads it. */
export function DeckChoice({
  legend,
  name,
  library,
  profiles,
  own,
  ready,
  deck,
  characters,
  character,
  mix,
  onDeck,
  onCharacter,
}: {
  legend: string;
  /** What tells its buttons from those of the other seat. */
  name: string;
  library: ShowdownOpened;
  profiles: readonly DeckOffer[];
  /** The deck of the cards that someone brought. */
  own: DeckOffer | undefined;
  ready: readonly DeckOffer[];
  deck: DeckOffer | undefined;
  /** Who can lead it. */
  characters: readonly string[];
  character: string | undefined;
  /** Whether the cards that someone brought go into the deck too; nothing if there are none. */
  mix: { readonly on: boolean; readonly onChange: (on: boolean) => void } | undefined;
  onDeck: (key: string) => void;
  onCharacter: (name: string) => void;
}) {
  const groups = [
    { title: 'Profiles', decks: profiles },
    { title: 'Cards of your own', decks: own ? [own] : [] },
    { title: 'Ready decks', decks: ready },
  ].filter(({ decks }) => decks.length > 0);
  const offers = (decks: readonly DeckOffer[]) => (
    <div className={css.decks}>
      {decks.map(({ key, name: words, elements, profile }) => (
        <Choice
          key={key}
          name={`${name} deck`}
          taken={deck?.key === key}
          onTake={() => onDeck(key)}
          className={css.deck}
          data-deck={key}
        >
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
        </Choice>
      ))}
    </div>
  );
  return (
    <Choices legend={legend} className={css.choice}>
      {groups.map(({ title, decks }) => (
        <Fragment key={title}>
          {groups.length > 1 && <h2>{title}</h2>}
          {offers(decks)}
        </Fragment>
      ))}
      {deck && (
        <ReadDeck
          called={deck.name}
          legend={legend}
          title={deck.name}
          groups={() => listedGroups(deck.cards, library)}
        />
      )}
      {mix && deck && deck !== own && (
        <label>
          <input
            type="checkbox"
            checked={mix.on}
            onChange={({ target }) => mix.onChange(target.checked)}
          />{' '}
          Put your own cards into this deck
          {deck.profile && mix.on && ': a test, in which the profile wins nothing'}
        </label>
      )}
      <ul className={css.heroes} aria-label={`${legend}: character`}>
        {characters.map((hero) => {
          const print = library.print(hero);
          return (
            print && (
              <li key={hero}>
                <ShowdownTile
                  print={print}
                  picture={pictureOf(print)}
                  chosen={hero === character}
                  onPick={() => onCharacter(hero)}
                />
              </li>
            )
          );
        })}
      </ul>
    </Choices>
  );
}

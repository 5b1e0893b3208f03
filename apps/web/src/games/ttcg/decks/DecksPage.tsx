import type { Deck } from '@cardscape/ttcg/tools';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import { UndoNote } from '../../../look/feedback/UndoNote.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { useOwnCards } from '../own/ownCards.ts';
import { DeckSheet } from './DeckSheet.tsx';
import { DeckTextDialog } from './DeckTextDialog.tsx';
import type { SavedDeck } from './savedDeck.ts';
import { addDeck, deleteDeck, saveDeck, useSavedDecks } from './savedDecks.ts';
import '../../../look/paper/page.css';
import css from './DecksPage.module.css';

/** Your own decks, and those that come with the game. */
export function DecksPage() {
  const own = useSavedDecks();
  const { opened } = useOwnCards();
  const navigate = useNavigate();
  const [reading, setReading] = useState(false);
  const [gone, setGone] = useState<SavedDeck>();
  const open = (deck: Deck) => {
    const { id } = addDeck(deck);
    void navigate({ to: '/make/decks/$id', params: { id } });
  };
  return (
    <div className="page">
      <Contours seed="decks" />
      <h1>Decks</h1>
      <div className="page__deeds">
        <Button tone="primary" onClick={() => open({ name: '', note: '', entries: [] })}>
          New deck
        </Button>
        <Button onClick={() => setReading(true)}>Open a deck list</Button>
      </div>
      <section className={css.decks} aria-labelledby="own-decks">
        <h2 id="own-decks">Your decks</h2>
        {own.length === 0 && (
          <p>You have none yet. Begin a new one, or copy one of those below and change it.</p>
        )}
        <ul>
          {own.map((deck) => (
            <li key={deck.id}>
              <DeckSheet
                deck={deck}
                opened={opened}
                id={deck.id}
                onCopy={() => open(deck)}
                onDelete={() => {
                  deleteDeck(deck.id);
                  setGone(deck);
                }}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className={css.decks} aria-labelledby="core-decks">
        <h2 id="core-decks">Ready to play</h2>
        <ul>
          {opened.decks.map((deck) => (
            <li key={deck.name}>
              <DeckSheet deck={deck} opened={opened} onCopy={() => open(deck)} />
            </li>
          ))}
        </ul>
      </section>
      {reading && (
        <DeckTextDialog set={opened.cardSet} onClose={() => setReading(false)} onTake={open} />
      )}
      <UndoNote
        note={gone && `Deleted ${gone.name}.`}
        onUndo={() => {
          if (gone) saveDeck(gone);
          setGone(undefined);
        }}
      />
    </div>
  );
}

import type { TtcgPrint } from '@cardscape/ttcg';
import { deckSize, deckStatistics } from '@cardscape/ttcg/tools';
import { useState } from 'react';
import { useMedia } from '../../../look/browser/useMedia.ts';
import { CardArt } from '../../../look/card/CardArt.tsx';
import { Glyph } from '../../../look/card/Glyph.tsx';
import { Button } from '../../../look/control/Button.tsx';
import { Choice, Choices } from '../../../look/control/Choices.tsx';
import { ReadDeck } from '../../../table/set-up/ReadDeck.tsx';
import { artOf, groundOf } from '../card/ttcgPrint.ts';
import { faceCards } from '../decks/faceCards.ts';
import { listedGroups } from '../decks/listedGroups.tsx';
import { useOwnCards } from '../own/ownCards.ts';
import { useOwnPicture } from '../own/ownPictures.ts';
import css from './DeckPicker.module.css';
import type { DeckChoice } from './deckChoices.ts';

/** The decks to choose from, each with its plan and its types; on a phone only the chosen one at first. */
export function DeckPicker({
  legend,
  folds = false,
  name,
  choices,
  chosen,
  onChange,
}: {
  legend: string;
  /** Whether only the chosen one is shown at first on a desk, too. */
  folds?: boolean;
  name: string;
  choices: readonly DeckChoice[];
  chosen: string;
  onChange: (key: string) => void;
}) {
  const narrow = useMedia('(max-width: 52rem)') || folds;
  const [open, setOpen] = useState(false);
  const { opened } = useOwnCards();
  const playing = choices.find(({ key }) => key === chosen);
  const folded = narrow && !open && chosen !== '';
  const shown = folded ? choices.filter(({ key }) => key === chosen) : choices;
  return (
    <Choices legend={legend} className={css.decks}>
      {shown.map((choice) => (
        <Choice
          key={choice.key}
          name={name}
          taken={chosen === choice.key}
          onTake={() => onChange(choice.key)}
          className={`${css.deck} ${choice.faults.length > 0 ? css.faulty : ''}`}
        >
          <Face choice={choice} />
          <span className={css.words}>
            <span className={css.name}>
              <strong>{choice.deck.name || 'A deck without a name'}</strong>
              {choice.own && <span className={css.own}>Yours</span>}
              {choice.goodFirst && <span className={css.first}>Good first deck</span>}
            </span>
            <Types choice={choice} />
            <span className={css.plan}>
              {choice.faults[0] ?? (choice.deck.note || `${deckSize(choice.deck)} cards`)}
            </span>
          </span>
        </Choice>
      ))}
      {playing && (
        <ReadDeck
          called={playing.deck.name || 'this deck'}
          legend={legend}
          title={playing.deck.name || 'A deck without a name'}
          intro={playing.deck.note}
          groups={() => listedGroups(playing.deck, opened.cardSet)}
        />
      )}
      {narrow && (
        <Button
          aria-expanded={!folded}
          aria-label={folded ? `Change: ${legend}` : undefined}
          onClick={() => setOpen(folded)}
        >
          {folded ? 'Change' : 'Show only this one'}
        </Button>
      )}
    </Choices>
  );
}

function Face({ choice }: { choice: DeckChoice }) {
  const { opened } = useOwnCards();
  const [face] = faceCards(choice.deck, opened.cardSet);
  const print = face && opened.print(face.design.name);
  return print ? <Picture print={print} /> : <span className={css.face} />;
}

function Picture({ print }: { print: TtcgPrint }) {
  const picture = useOwnPicture(print);
  return (
    <span className={css.face}>
      <CardArt subject={artOf(print)} picture={picture} />
    </span>
  );
}

/** The types of a deck's units, as glyphs. */
function Types({ choice }: { choice: DeckChoice }) {
  const { opened } = useOwnCards();
  const types = deckStatistics(choice.deck, opened.cardSet).types.filter(
    ({ of }) => of !== 'spell',
  );
  return (
    <span className={css.types}>
      {types.slice(0, 4).map(({ of }) => (
        <Glyph key={of} terrain={groundOf(of)} size={18} named />
      ))}
    </span>
  );
}

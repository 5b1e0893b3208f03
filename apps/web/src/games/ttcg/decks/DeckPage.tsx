import { counted } from '@cardscape/kernel';
import { DEFAULT_EDITION, type Deck, deckFaults, EDITIONS } from '@cardscape/ttcg/tools';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../look/control/Button.tsx';
import { ShareLink } from '../../../look/control/ShareLink.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { DeckCards } from '../../../table/set-up/DeckCards.tsx';
import { useOwnCards } from '../own/ownCards.ts';
import { DeckNumbers } from './DeckNumbers.tsx';
import { deckHash, linkedDeck, readyHash } from './deckLink.ts';
import { LegalityNote } from './LegalityNote.tsx';
import { listedGroups } from './listedGroups.tsx';
import { playPath } from './playPath.ts';
import { SampleHand } from './SampleHand.tsx';
import { addDeck } from './savedDecks.ts';
import '../../../look/paper/page.css';
import css from './DeckPage.module.css';

/** A deck to be read and played that is not one's own: a ready one, or one that came by link. */
export function DeckPage() {
  const { opened } = useOwnCards();
  const hash = useLocation({ select: (location) => location.hash });
  const found = linkedDeck(hash, opened);
  if ('problem' in found)
    return (
      <div className="page page--centred">
        <h1>No deck here</h1>
        <p>{found.problem}</p>
        <Link to="/make/decks" className={buttonClass('primary')}>
          See all decks
        </Link>
      </div>
    );
  return 'ready' in found ? (
    <ReadDeck key={hash} deck={found.ready} isReady unread={0} />
  ) : (
    <ReadDeck key={hash} deck={found.deck} isReady={false} unread={found.unread} />
  );
}

function ReadDeck({ deck, isReady, unread }: { deck: Deck; isReady: boolean; unread: number }) {
  const { opened } = useOwnCards();
  const navigate = useNavigate();
  const set = opened.cardSet;
  const faults = deckFaults(opened, deck, DEFAULT_EDITION);
  const play = () => {
    const search = isReady ? { ready: deck.name } : { deck: addDeck(deck).id };
    void navigate({ to: playPath, search });
  };
  const copy = () => {
    const { id } = addDeck(deck);
    void navigate({ to: '/make/decks/$id', params: { id } });
  };
  return (
    <div className={`page ${css.deckPage}`}>
      <Contours seed="read a deck" />
      <h1>{deck.name || 'A deck without a name'}</h1>
      {deck.note && <p>{deck.note}</p>}
      {unread > 0 && (
        <p role="alert">
          {counted(unread, 'line')} of this deck could not be read: the cards are not in your set.
          The rest is below.
        </p>
      )}
      <div className="page__deeds">
        <Button tone="primary" disabled={faults.length > 0} onClick={play}>
          {isReady ? 'Play this deck' : 'Keep it and play'}
        </Button>
        <Button onClick={copy}>Copy and change</Button>
        <ShareLink
          link={() =>
            `${location.origin}/make/decks/read#${isReady ? readyHash(deck) : deckHash(deck)}`
          }
        >
          Copy the link
        </ShareLink>
      </div>
      <LegalityNote faults={faults} edition={DEFAULT_EDITION} />
      <div className={css.parts}>
        <h2 className="sr-only">The cards</h2>
        <DeckCards groups={listedGroups(deck, set)} />
        <aside aria-label="Numbers">
          <DeckNumbers deck={deck} set={set} />
          <SampleHand deck={deck} edition={EDITIONS[DEFAULT_EDITION]} />
        </aside>
      </div>
    </div>
  );
}

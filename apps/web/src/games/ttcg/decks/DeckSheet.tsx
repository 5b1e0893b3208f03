import { capital, counted } from '@cardscape/kernel';
import type { TtcgOpened } from '@cardscape/ttcg';
import { DEFAULT_EDITION, type Deck, deckFaults, deckStatistics } from '@cardscape/ttcg/tools';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../look/control/Button.tsx';
import { Chip } from '../../../look/control/Chip.tsx';
import { groundOf } from '../card/ttcgPrint.ts';
import { DesignTile } from '../reading/DesignCard.tsx';
import css from './DeckSheet.module.css';
import { readyHash } from './deckLink.ts';
import { faceCards } from './faceCards.ts';
import { PlayDeck } from './PlayDeck.tsx';
import { playPath } from './playPath.ts';

const typesShown = 3;

/** A deck at a glance, with what can be done with it. */
export function DeckSheet({
  deck,
  opened,
  id,
  onCopy,
  onDelete,
}: {
  deck: Deck;
  opened: TtcgOpened;
  /** Given for your own decks. */
  id?: string | undefined;
  onCopy: () => void;
  onDelete?: (() => void) | undefined;
}) {
  const { cards, types } = deckStatistics(deck, opened.cardSet);
  const [fault] = deckFaults(opened, deck, DEFAULT_EDITION);
  const title = deck.name || 'Without a name';
  return (
    <article className={css.deckSheet} aria-label={title} data-deck={title}>
      <div className={css.faces}>
        {faceCards(deck, opened.cardSet).map(({ design, tier }) => (
          <DesignTile key={design.name} design={design} tier={tier} />
        ))}
      </div>
      <div className={css.words}>
        <h3>
          {id ? (
            <Link to="/make/decks/$id" params={{ id }}>
              {title}
            </Link>
          ) : (
            <Link to="/make/decks/read" hash={readyHash(deck)}>
              {title}
            </Link>
          )}
        </h3>
        {deck.note && <p>{deck.note}</p>}
        {fault && (
          <p className={css.fault}>
            Not legal in edition {DEFAULT_EDITION}: {fault.message}
          </p>
        )}
        <p className={css.chips}>
          <Chip>{counted(cards, 'card')}</Chip>
          {types.slice(0, typesShown).map(({ of, count }) => (
            <Chip key={of} terrain={groundOf(of)}>
              {capital(of)} {count}
            </Chip>
          ))}
        </p>
        <p className={css.deeds}>
          {id ? (
            <>
              <Link to="/make/decks/$id" params={{ id }} className={buttonClass('primary')}>
                Change
              </Link>
              <PlayDeck id={id} fault={fault}>
                Play
              </PlayDeck>
              <Button onClick={onCopy}>Copy</Button>
              <Button onClick={onDelete}>Delete</Button>
            </>
          ) : (
            <>
              <Link to="/make/decks/read" hash={readyHash(deck)} className={buttonClass('primary')}>
                Read
              </Link>
              <Link to={playPath} search={{ ready: deck.name }} className={buttonClass()}>
                Play
              </Link>
              <Button onClick={onCopy}>Copy and change</Button>
            </>
          )}
        </p>
      </div>
    </article>
  );
}

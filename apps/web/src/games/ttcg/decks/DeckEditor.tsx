import { counted } from '@cardscape/kernel';
import type { EditionName, Tier } from '@cardscape/ttcg';
import { DEFAULT_EDITION, deckFaults, deckSize, EDITIONS } from '@cardscape/ttcg/tools';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useMedia } from '../../../look/browser/useMedia.ts';
import { Button, buttonClass } from '../../../look/control/Button.tsx';
import { Field } from '../../../look/control/Field.tsx';
import { ShareLink } from '../../../look/control/ShareLink.tsx';
import { Tabs } from '../../../look/control/Tabs.tsx';
import { useShortcuts } from '../../../look/keyboard/keys.tsx';
import { Contours } from '../../../look/paper/Contours.tsx';
import { useOwnCards } from '../own/ownCards.ts';
import { useCardSearch } from '../search/useCardSearch.ts';
import { CardPool, type Whose } from './CardPool.tsx';
import { DeckList } from './DeckList.tsx';
import { DeckNumbers } from './DeckNumbers.tsx';
import { DeckTextDialog } from './DeckTextDialog.tsx';
import { deckHash } from './deckLink.ts';
import { EditionSelect } from './EditionSelect.tsx';
import { LegalityNote } from './LegalityNote.tsx';
import { PlayDeck } from './PlayDeck.tsx';
import { SampleHand } from './SampleHand.tsx';
import { type DeckEditing, useDeckEditor } from './useDeckEditor.ts';
import '../../../look/paper/page.css';
import css from './DeckEditor.module.css';

/** The page of one deck. */
export function DeckEditor() {
  const { id = '' } = useParams({ strict: false });
  const editing = useDeckEditor(id);
  if (!editing) return <NoDeck />;
  return <Editor editing={editing} />;
}

function NoDeck() {
  return (
    <div className="page page--centred">
      <h1>No such deck</h1>
      <p>It may have been deleted, or it lies in another browser.</p>
      <Link to="/make/decks" className={buttonClass('primary')}>
        See your decks
      </Link>
    </div>
  );
}

function Editor({ editing }: { editing: DeckEditing }) {
  const { deck, change, undo, redo } = editing;
  const { opened, designs: own } = useOwnCards();
  const set = opened.cardSet;
  const [whose, setWhose] = useState<Whose>('all');
  const isOwn = useMemo(() => new Set(own), [own]);
  const pool = useMemo(
    () =>
      set.designs.filter((design) => whose === 'all' || isOwn.has(design) === (whose === 'own')),
    [set, whose, isOwn],
  );
  const [edition, setEdition] = useState<EditionName>(DEFAULT_EDITION);
  const [tab, setTab] = useState('cards');
  // Kept here, so that a search outlasts the pool when the page becomes narrow or wide.
  const [tier, setTier] = useState<Tier>(0);
  const search = useCardSearch(pool, tier);
  const [asText, setAsText] = useState(false);
  const wide = useMedia('(min-width: 64rem)');
  const faults = useMemo(() => deckFaults(opened, deck, edition), [opened, deck, edition]);
  useShortcuts([
    { keys: 'Ctrl+z', does: 'Undo the last change', run: () => undo?.() },
    { keys: 'Ctrl+y', does: 'Do it again', run: () => redo?.() },
  ]);
  const cards = {
    key: 'cards',
    name: 'Cards',
    content: (
      <CardPool
        deck={deck}
        search={search}
        tier={tier}
        onTier={setTier}
        whose={own.length > 0 ? whose : undefined}
        onWhose={setWhose}
        own={isOwn}
        edition={EDITIONS[edition]}
        onChange={change}
      />
    ),
  };
  const list = {
    key: 'deck',
    name: `Deck ${deckSize(deck)}`,
    content: <DeckList deck={deck} set={set} faults={faults} onChange={change} />,
  };
  const numbers = {
    key: 'numbers',
    name: 'Numbers',
    content: (
      <>
        <SampleHand deck={deck} edition={EDITIONS[edition]} />
        <DeckNumbers deck={deck} set={set} />
        <p>
          <Link to="/make/figures" search={{ of: deck.id }} className={buttonClass()}>
            See figures
          </Link>
        </p>
      </>
    ),
  };
  const sheets = wide ? [list, numbers] : [cards, list, numbers];
  const shown = sheets.some(({ key }) => key === tab) ? tab : 'deck';
  const right = <Tabs label="Parts of the deck" tabs={sheets} value={shown} onChange={setTab} />;
  return (
    <div className={`page ${css.deckEditor}`}>
      <Contours seed="deck" />
      <header className={css.head}>
        <h1 className="sr-only">Deck: {deck.name}</h1>
        <Field
          label="Name of the deck"
          value={deck.name}
          maxLength={60}
          onChange={({ target }) => change({ ...deck, name: target.value }, 'name')}
        />
        <EditionSelect edition={edition} onChange={setEdition} />
        <div className={css.deeds}>
          <Button disabled={!undo} onClick={undo}>
            Undo
          </Button>
          <Button disabled={!redo} onClick={redo}>
            Redo
          </Button>
          <Button onClick={() => setAsText(true)}>As text</Button>
          <ShareLink link={() => `${location.origin}/make/decks/read#${deckHash(deck)}`}>
            Copy the link
          </ShareLink>
          <PlayDeck id={deck.id} fault={faults[0]} tone="primary">
            Play this deck
          </PlayDeck>
        </div>
        <LegalityNote faults={faults} edition={edition} />
      </header>
      {wide ? (
        <div className={css.table}>
          <section aria-label="Cards to add">{cards.content}</section>
          <aside className={css.side} aria-label={counted(deckSize(deck), 'card')}>
            {right}
          </aside>
        </div>
      ) : (
        right
      )}
      {asText && (
        <DeckTextDialog
          deck={deck}
          set={set}
          onClose={() => setAsText(false)}
          onTake={(taken) => {
            change({ ...taken, name: taken.name || deck.name });
            setAsText(false);
          }}
        />
      )}
    </div>
  );
}

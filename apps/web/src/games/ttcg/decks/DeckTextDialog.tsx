import { counted } from '@cardscape/kernel';
import type { CardSet } from '@cardscape/ttcg';
import { type Deck, deckSize, readDeck, writeDeck } from '@cardscape/ttcg/tools';
import { useId, useRef } from 'react';
import { fileNameFor, saveFile } from '../../../look/browser/saveFile.ts';
import { Button } from '../../../look/control/Button.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { useDraft } from '../../../look/control/useDraft.ts';
import { useToast } from '../../../look/feedback/Toast.tsx';
import css from './DeckTextDialog.module.css';

/** A deck as a list of text: to copy, to save, to paste, or to open from a file. */
export function DeckTextDialog({
  deck,
  set,
  onClose,
  onTake,
}: {
  /** Left out, a new deck is read. */
  deck?: Deck | undefined;
  set: CardSet;
  onClose: () => void;
  onTake: (deck: Deck) => void;
}) {
  // A deck may have changed since its text was typed over.
  const about = deck ? `deck ${writeDeck(deck)}` : 'new deck';
  const { text, write, used } = useDraft(about, deck && writeDeck(deck));
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const say = useToast();
  const read = readDeck(text, 'your list', set);
  const size = deckSize(read.deck);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say('Copied.');
    } catch {
      // Browsers may refuse, and have no clipboard at all on plain http.
      box.current?.select();
      say('Press Ctrl+C to copy what is marked.');
    }
  };
  return (
    <Dialog
      open
      title={deck ? 'The deck as text' : 'Open a deck list'}
      intro="A line for each card: how many, its name, and its tier in brackets if it is not common."
      onClose={onClose}
      actions={
        <>
          <input
            ref={picker}
            type="file"
            accept=".txt,text/plain"
            hidden
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              if (file) write(await file.text());
            }}
          />
          <Button onClick={() => picker.current?.click()}>Open a file</Button>
          {deck && (
            <>
              <Button onClick={() => saveFile(fileNameFor(deck.name, 'txt'), text, 'text/plain')}>
                Save as a file
              </Button>
              <Button onClick={copy}>Copy</Button>
            </>
          )}
          <Button
            tone="primary"
            disabled={size === 0}
            onClick={() => {
              used();
              onTake(read.deck);
            }}
          >
            {read.problems.length === 0
              ? 'Use this list'
              : `Use the ${counted(size, 'card')} that ${size === 1 ? 'was' : 'were'} read`}
          </Button>
        </>
      }
    >
      <div className={css.deckText}>
        <label htmlFor={id} className="field__label">
          Deck list
        </label>
        <textarea
          id={id}
          ref={box}
          spellCheck={false}
          placeholder={'Name: My deck\n\n2 Cairn Pup\n1 Gravel Gecko (Rare)'}
          value={text}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => write(target.value)}
        />
        <div id={`${id}-note`} role="status">
          <p>
            {counted(size, 'card')} read.
            {read.problems.length > 0 && ' The lines named below are left out.'}
          </p>
          <ul className={css.problems}>
            {read.problems.map(({ line, column, message }) => (
              <li key={`${line} ${column} ${message}`}>
                Line {line}, column {column}: {message}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}

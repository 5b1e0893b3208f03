import { useState } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import { DeckCards, type ListedGroup } from './DeckCards.tsx';

/** Reads a deck where it is chosen. */
export function ReadDeck({
  called,
  legend,
  title,
  intro,
  groups,
}: {
  /** What the button reads: "the deck of Ilsa Plumbline". */
  called: string;
  /** Whose deck it is, to tell its button from that of the other seat. */
  legend: string;
  title: string;
  /** What it wants to do. */
  intro?: string | undefined;
  groups: () => readonly ListedGroup[];
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        Read {called}
        <span className="sr-only"> ({legend})</span>
      </Button>
      {open && (
        <Dialog
          open
          title={title}
          intro={intro}
          onClose={close}
          actions={<Button onClick={close}>Close</Button>}
        >
          <DeckCards groups={groups()} />
        </Dialog>
      )}
    </>
  );
}

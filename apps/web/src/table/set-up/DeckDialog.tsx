import type { ReactNode } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import { DeckCards, type ListedGroup } from './DeckCards.tsx';

/** A deck to be read where it is chosen. */
export function DeckDialog({
  title,
  intro,
  groups,
  deeds,
  onClose,
}: {
  title: string;
  /** What it wants to do. */
  intro?: string | undefined;
  groups: readonly ListedGroup[];
  deeds?: ReactNode;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      title={title}
      intro={intro}
      onClose={onClose}
      actions={deeds ?? <Button onClick={onClose}>Close</Button>}
    >
      <DeckCards groups={groups} />
    </Dialog>
  );
}

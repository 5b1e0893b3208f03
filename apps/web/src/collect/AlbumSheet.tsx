import type { ReactNode } from 'react';
import { Button } from '../look/control/Button.tsx';
import { Dialog } from '../look/control/Dialog.tsx';
import { ShareLink } from '../look/control/ShareLink.tsx';
import './sheets.css';

/** Everything about a card of an album, and the way to the cards before and after it. */
export function AlbumSheet({
  title,
  card,
  onClose,
  onBack,
  onNext,
  children,
}: {
  title: string;
  /** The card, large. */
  card: ReactNode;
  onClose: () => void;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** What is said of it. */
  children: ReactNode;
}) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <ShareLink link={() => location.href}>Copy the link</ShareLink>
          <Button disabled={!onBack} onClick={onBack}>
            Card before
          </Button>
          <Button disabled={!onNext} onClick={onNext}>
            Next card
          </Button>
        </>
      }
    >
      <div className="card-sheet">
        <div className="card-sheet__card">{card}</div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the sheet scrolls */}
        <div className="card-sheet__words" tabIndex={0}>
          {children}
        </div>
      </div>
    </Dialog>
  );
}

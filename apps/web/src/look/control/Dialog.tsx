import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../keyboard/returnFocus.ts';
import { CloseIcon } from './icons.tsx';
import './Dialog.css';

/** A question or a page over the page. Closes on Escape, on its cross, and beside it. */
export function Dialog({
  open,
  title,
  intro,
  wide = false,
  unasked = false,
  onClose,
  children,
  actions,
}: {
  open: boolean;
  title: string;
  /** One sentence under the title: what this is about. */
  intro?: string | undefined;
  /** For many things side by side. */
  wide?: boolean;
  /** Opens by itself: a key that was meant for the page under it must not press a button of it. */
  unasked?: boolean;
  onClose: () => void;
  children?: ReactNode;
  /** Buttons at the foot; the one that does it comes last. */
  actions?: ReactNode;
}) {
  const returning = useReturnFocus(unasked);
  return (
    <Radix.Root open={open} onOpenChange={(opens) => !opens && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog__veil" />
        <Radix.Content
          className={wide ? 'dialog dialog--wide' : 'dialog'}
          {...returning}
          {...(intro ? {} : { 'aria-describedby': undefined })}
        >
          <header className="dialog__head">
            <Radix.Title className="dialog__title">{title}</Radix.Title>
            <Radix.Close className="dialog__close" aria-label="Close">
              <CloseIcon />
            </Radix.Close>
          </header>
          <div className="dialog__body" data-dialog="body">
            {intro && <Radix.Description>{intro}</Radix.Description>}
            {children}
          </div>
          {actions && <footer className="dialog__actions">{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

import { Dialog } from '../control/Dialog.tsx';
import { keyCaps, type Shortcut } from './keyNames.ts';
import './KeyHelp.css';

/** The list of shortcuts that work on this page. */
export function KeyHelp({
  shortcuts,
  onClose,
}: {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}) {
  const everywhere = [
    { keys: '?', does: 'Show this list' },
    { keys: 'Tab', does: 'Go to the next card or button' },
    { keys: 'Enter', does: 'Do what has the ring' },
    { keys: 'Escape', does: 'Close what is open' },
  ];
  return (
    <Dialog open title="Keys" onClose={onClose}>
      <dl className="key-help">
        {[...shortcuts, ...everywhere].map((shortcut) => (
          <div key={`${shortcut.keys} ${shortcut.does}`}>
            <dt>
              {keyCaps(shortcut.keys).map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{shortcut.does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { Link } from '@tanstack/react-router';
import { buttonClass } from '../control/Button.tsx';
import { Dialog } from '../control/Dialog.tsx';
import { keyCaps, type Shortcut } from './keyNames.ts';
import './KeyHelp.css';

/** The rules of the games, as the buttons that lead to them say it. */
const rules = [
  ['ttcg', 'Rules of TTCG'],
  ['kolyma', 'How to play Kolyma'],
  ['showdown', 'How to play Showdown'],
] as const;

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
    <Dialog
      open
      title="Keys"
      onClose={onClose}
      actions={
        <>
          <Link to="/play/ttcg/tutorial" className={buttonClass()} onClick={onClose}>
            How to play TTCG
          </Link>
          {rules.map(([game, words]) => (
            <Link
              key={game}
              to="/play/$game/rules"
              params={{ game }}
              className={buttonClass()}
              onClick={onClose}
            >
              {words}
            </Link>
          ))}
        </>
      }
    >
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

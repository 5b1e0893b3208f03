import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { pressed, type Shortcut } from './keyNames.ts';

interface Registry {
  register(list: () => readonly Shortcut[]): () => void;
  openHelp(): void;
}

const RegistryContext = createContext<Registry | undefined>(undefined);
const KeyHelp = lazy(() => import('./KeyHelp.tsx').then((module) => ({ default: module.KeyHelp })));

/** Where typing belongs to a field, shortcuts of single keys are silent. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Listens for the keys of the current page and shows them all on `?`. */
export function ShortcutProvider({ children }: { children: ReactNode }) {
  const lists = useRef(new Set<() => readonly Shortcut[]>());
  const [shown, setShown] = useState<readonly Shortcut[]>();
  const openHelp = useCallback(() => setShown([...lists.current].flatMap((list) => list())), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return; // A dialog has the keyboard to itself.
      const keys = pressed(event);
      const shortcut = [...lists.current]
        .flatMap((list) => list())
        .find((each) => each.keys === keys && !each.rests);
      if (!shortcut && keys !== '?') return;
      event.preventDefault();
      if (shortcut) shortcut.run();
      else openHelp();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [openHelp]);
  const registry = useMemo<Registry>(
    () => ({
      register(list) {
        lists.current.add(list);
        return () => lists.current.delete(list);
      },
      openHelp,
    }),
    [openHelp],
  );
  return (
    <RegistryContext value={registry}>
      {children}
      {shown && (
        <Suspense>
          <KeyHelp shortcuts={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </RegistryContext>
  );
}

/** Registers the shortcuts of a page for as long as it is on screen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useContext(RegistryContext);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => registry?.register(() => latest.current), [registry]);
}

/** Opens the list of shortcuts, as `?` does. */
export function useKeyHelp(): () => void {
  const registry = useContext(RegistryContext);
  return useCallback(() => registry?.openHelp(), [registry]);
}

import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { placeBeside } from './placeBeside.ts';
import { DetailStageContext } from './useCardDetail.tsx';
import './CardDetail.css';

interface Opened {
  render: () => ReactNode;
  place: CSSProperties;
  held: boolean;
}

/** Gives everything inside it large cards on hover, focus, and touch and hold. */
export function CardDetailProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>();
  const hide = useCallback(() => setOpened(undefined), []);
  const stage = useMemo(
    () => ({
      show(render: () => ReactNode, beside: Element, held: boolean) {
        const screen = { width: innerWidth, height: innerHeight };
        setOpened({ render, place: placeBeside(beside.getBoundingClientRect(), screen), held });
      },
      hide,
    }),
    [hide],
  );
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    addEventListener('keydown', onKey);
    addEventListener('scroll', hide, { passive: true });
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', hide);
    };
  }, [opened, hide]);
  return (
    <DetailStageContext value={stage}>
      {children}
      {opened?.held && (
        <button
          type="button"
          className="card-detail__veil"
          aria-label="Close the card"
          onClick={hide}
        />
      )}
      {opened && (
        <aside
          className={`card-detail ${opened.held ? 'card-detail--held' : ''}`}
          style={opened.held ? undefined : opened.place}
          aria-label="The card, large"
        >
          {opened.render()}
        </aside>
      )}
    </DetailStageContext>
  );
}

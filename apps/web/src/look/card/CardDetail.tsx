import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type DetailDock, type DetailStage, DetailStageContext } from './useCardDetail.tsx';
import './CardDetail.css';

/** Placing it takes a library that the first page does without. */
const LargeCard = lazy(() =>
  import('./LargeCard.tsx').then((module) => ({ default: module.LargeCard })),
);

interface Opened {
  render: () => ReactNode;
  beside: Element;
  dock: DetailDock | undefined;
  held: boolean;
}

/** Gives everything inside it large cards on hover, focus, and touch and hold. */
export function CardDetailProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>();
  const hide = useCallback(() => setOpened(undefined), []);
  const wentTo = useGoing();
  const stage = useMemo<DetailStage>(
    () => ({
      show(render, beside, way, dock) {
        // Focus that a closing menu gives back was not asked for.
        if (way === 'key' && !wentTo.current) return;
        setOpened({ render, beside, dock, held: way === 'hold' });
      },
      hide,
    }),
    [hide, wentTo],
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
        <>
          <button
            type="button"
            className="card-detail__veil"
            aria-label="Close the card"
            onClick={hide}
          />
          <aside className="card-detail card-detail--held" aria-label="The card, large">
            {opened.render()}
          </aside>
        </>
      )}
      {opened && !opened.held && (
        <Suspense>
          <LargeCard beside={opened.beside} dock={opened.dock}>
            {opened.render()}
          </LargeCard>
        </Suspense>
      )}
    </DetailStageContext>
  );
}

/** Whether the last key was one that goes from place to place. */
function useGoing() {
  const going = useRef(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      going.current = /^(Tab|Arrow)/.test(key);
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return going;
}

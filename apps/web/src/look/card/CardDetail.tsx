import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { placeAtSide, placeBeside, placeIn } from './placeBeside.ts';
import { type DetailStage, DetailStageContext } from './useCardDetail.tsx';
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
  const wentTo = useGoing();
  const stage = useMemo<DetailStage>(
    () => ({
      show(render, beside, way, dock) {
        // Focus that a closing menu gives back was not asked for.
        if (way === 'key' && !wentTo.current) return;
        const screen = { width: innerWidth, height: innerHeight };
        const card = beside.getBoundingClientRect();
        const table = dock?.element.current?.getBoundingClientRect();
        const kept = dock?.place?.current?.getBoundingClientRect();
        const free = table ? placeAtSide(card, table, screen) : placeBeside(card, screen);
        const place = kept && kept.width > 0 ? placeIn(kept) : free;
        setOpened({ render, place, held: way === 'hold' });
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

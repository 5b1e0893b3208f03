import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';

/** Shows and hides the large card; given by `CardDetailProvider`. */
export interface DetailStage {
  show(render: () => ReactNode, beside: Element, held: boolean): void;
  hide(): void;
}

/** The stage on which large cards appear. */
export const DetailStageContext = createContext<DetailStage | undefined>(undefined);

/** Spread these on whatever should open a card large when pointed at, focused, or held. */
export interface DetailHandlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  onContextMenu(event: MouseEvent): void;
}

const hoverDelay = 320;
const holdDelay = 420;

/** Opens what `render` draws: after a moment under the mouse, at once on focus, on touch and hold. */
export function useCardDetail(render: () => ReactNode): DetailHandlers {
  const stage = useContext(DetailStageContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(render);
  useEffect(() => {
    latest.current = render;
  });
  const open = useCallback(
    (beside: Element, held: boolean) => stage?.show(() => latest.current(), beside, held),
    [stage],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const wait = (delay: number, beside: Element, held: boolean) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => open(beside, held), delay);
    };
    const stop = () => clearTimeout(timer.current);
    return {
      onPointerEnter(event) {
        if (event.pointerType !== 'touch') wait(hoverDelay, event.currentTarget, false);
      },
      onPointerLeave(event) {
        stop();
        if (event.pointerType !== 'touch') stage?.hide();
      },
      onPointerDown(event) {
        stop();
        if (event.pointerType === 'touch') wait(holdDelay, event.currentTarget, true);
        else stage?.hide();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onFocus(event) {
        if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget, false);
      },
      onBlur() {
        stop();
        stage?.hide();
      },
      onContextMenu(event) {
        // A long press must open the card, not the browser's menu.
        if (matchMedia('(pointer: coarse)').matches) event.preventDefault();
      },
    } satisfies DetailHandlers;
  }, [open, stage]);
}

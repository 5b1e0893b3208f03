import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { isQuietFocus } from '../keyboard/quietFocus.ts';

/** Shows and hides the large card; given by `CardDetailProvider`. */
export interface DetailStage {
  show(render: () => ReactNode, beside: Element, way: OpenedBy, dock?: DetailDock): void;
  hide(): void;
}

/** What opened a large card: the mouse, the keyboard, or a finger that stays. */
export type OpenedBy = 'mouse' | 'key' | 'hold';

/** The stage on which large cards appear. */
export const DetailStageContext = createContext<DetailStage | undefined>(undefined);

/** A part of a page that keeps large cards from standing in the way. */
export interface DetailDock {
  /** They stand at its sides; where there is a `place` in sight, in that. */
  readonly element: RefObject<Element | null>;
  readonly place?: RefObject<Element | null>;
  /** Something else is open there now: no card opens. */
  readonly busy: boolean;
}

/** The dock of the cards inside it; without one, a large card stands by its card. */
export const DetailDockContext = createContext<DetailDock | undefined>(undefined);

/** Spread these on whatever should open a card large when pointed at, focused, or held. */
export interface DetailHandlers {
  onPointerMove(event: PointerEvent): void;
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
/** How far a finger may stray and still hold, in pixels. */
const holdSlop = 8;

/** Opens what `render` draws: a moment after the mouse comes, at once by key, on touch and hold. */
export function useCardDetail(render: () => ReactNode): DetailHandlers {
  const stage = useContext(DetailStageContext);
  const dock = useContext(DetailDockContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // From the first move over the card, or a press on it, until the pointer leaves.
  const visited = useRef(false);
  const pressed = useRef({ x: 0, y: 0 });
  const latest = useRef(render);
  useEffect(() => {
    latest.current = render;
  });
  const open = useCallback(
    (beside: Element, way: OpenedBy) => {
      if (!dock?.busy) stage?.show(() => latest.current(), beside, way, dock);
    },
    [stage, dock],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const wait = (delay: number, beside: Element, way: OpenedBy) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => open(beside, way), delay);
    };
    const stop = () => clearTimeout(timer.current);
    return {
      onPointerMove(event) {
        if (event.pointerType === 'touch') {
          const { x, y } = pressed.current;
          if (Math.hypot(event.clientX - x, event.clientY - y) > holdSlop) stop();
          return;
        }
        // A card that comes to lie under a resting pointer has not been pointed at.
        const moved = event.movementX !== 0 || event.movementY !== 0;
        if (!moved || event.buttons !== 0 || visited.current) return;
        visited.current = true;
        wait(hoverDelay, event.currentTarget, 'mouse');
      },
      onPointerLeave(event) {
        visited.current = false;
        stop();
        if (event.pointerType !== 'touch') stage?.hide();
      },
      onPointerDown(event) {
        stop();
        visited.current = true;
        pressed.current = { x: event.clientX, y: event.clientY };
        if (event.pointerType === 'touch') wait(holdDelay, event.currentTarget, 'hold');
        else stage?.hide();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onFocus(event) {
        if (isQuietFocus()) return;
        if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget, 'key');
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

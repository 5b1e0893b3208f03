import { signed } from '../../look/card/numerals.ts';
import { wantsStillness } from '../../look/motion/motion.ts';
import { pace } from '../../look/settings/settings.ts';
import { elementOf, type Impact, type Place } from './impact.ts';

/** How things looked before a moment: where they lay, and the pictures of what may be gone after it. */
export type Taken = ReadonlyMap<Place, { readonly box: DOMRect; readonly art: string | undefined }>;

/** How long each part takes, in milliseconds; none reaches 400. */
export const times = {
  /** There and back. */
  strike: 300,
  /** Until it lands. */
  landing: 150,
  break: 340,
  burst: 260,
  pop: 140,
  fly: 300,
  rise: 380,
} as const;

/** How long a number is read before it flies off, and how long what met what stands there. */
const read = { number: 380, meeting: 800 } as const;

/** Pictures the places that these impacts name. */
export function picturesOf(table: Element, impacts: readonly Impact[]): Taken {
  const taken = new Map<Place, { box: DOMRect; art: string | undefined }>();
  for (const place of impacts.flatMap(placesOf)) {
    const found = elementOf(table, place);
    if (!found) continue;
    const art = found.querySelector('img')?.getAttribute('src') ?? undefined;
    taken.set(place, { box: found.getBoundingClientRect(), art });
  }
  return taken;
}

function placesOf(impact: Impact): readonly Place[] {
  return impact.kind === 'strike'
    ? [...(impact.from ? [impact.from] : []), impact.to]
    : [impact.at];
}

/** Plays what happens over the table; any click or key ends it. Gives the way to end it. */
export function play(
  layer: HTMLElement,
  table: HTMLElement,
  impacts: readonly Impact[],
  taken: Taken,
): () => void {
  const scene = new Scene(layer, table, taken);
  const lands = impacts.some(({ kind }) => kind === 'strike') ? times.landing : 0;
  for (const impact of impacts) {
    if (impact.kind === 'strike') scene.strike(impact);
    else if (impact.kind === 'break') scene.breakAt(impact.at, lands);
    else if (impact.kind === 'change') scene.change(impact, lands);
    else scene.rise(impact);
  }
  return () => scene.end();
}

/** What is shown of one moment. */
class Scene {
  readonly #layer: HTMLElement;
  readonly #table: HTMLElement;
  readonly #taken: Taken;
  readonly #still = wantsStillness();
  readonly #running = new Set<Animation>();
  readonly #drawn = new Set<HTMLElement>();
  /** How many numbers were put at a place before: they stand above each other. */
  readonly #piled = new Map<Place, number>();
  readonly #over = new AbortController();

  constructor(layer: HTMLElement, table: HTMLElement, taken: Taken) {
    this.#layer = layer;
    this.#table = table;
    this.#taken = taken;
    const { signal } = this.#over;
    addEventListener('pointerdown', () => this.end(), { signal, capture: true });
    addEventListener('keydown', () => this.end(), { signal, capture: true });
  }

  /** Ends all at once. */
  end(): void {
    this.#over.abort();
    for (const animation of this.#running) animation.cancel();
    for (const element of this.#drawn) element.remove();
    this.#running.clear();
    this.#drawn.clear();
  }

  /** One thing runs at another and back; where they meet stands what met what. */
  strike({ from, to, meets }: Extract<Impact, { kind: 'strike' }>): void {
    const target = this.#boxOf(to);
    if (!target) return;
    const source = from === undefined ? undefined : this.#boxOf(from);
    const way = source && {
      x: middle(target).x - middle(source).x,
      y: middle(target).y - middle(source).y,
    };
    const attacker = from === undefined ? undefined : elementOf(this.#table, from);
    if (way && !this.#still) {
      const runner = attacker ?? this.#ghost(from ?? '', 0);
      if (runner) this.#run(runner, way);
      const hit = elementOf(this.#table, to);
      if (hit) this.#jolt(hit, way);
    }
    if (!this.#still) this.#burst(target, times.landing);
    if (!meets) return;
    const at =
      source && way
        ? { x: middle(target).x - way.x * 0.36, y: middle(target).y - way.y * 0.36 }
        : middle(target);
    const plate = this.#draw('meeting', at);
    const [one, other] = meets;
    plate.append(word('b', one), word('span', 'against'), word('b', other));
    keepInSight(plate, at);
    this.#stay(plate, this.#still ? 0 : times.landing, read.meeting);
  }

  /** What lay there falls apart; it stands until it is hit. */
  breakAt(place: Place, lands: number): void {
    const before = this.#taken.get(place);
    if (!before) return;
    const left = elementOf(this.#table, place);
    const delay = this.#still ? 0 : lands;
    // What goes on to lie elsewhere is seen there once it has broken here.
    if (left)
      this.#animate(left, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], {
        duration: delay + times.break,
      });
    if (this.#still) {
      const ghost = this.#ghost(place, 0);
      if (ghost) this.#leave(ghost, [{ opacity: 1 }, { opacity: 0 }], { duration: times.break });
      return;
    }
    const { width } = before.box;
    for (const side of [-1, 1]) {
      const half = this.#ghost(place, side);
      if (!half) continue;
      const apart = `translate(${side * width * 0.22}px, ${width * 0.3}px) rotate(${side * 14}deg)`;
      this.#leave(
        half,
        [
          { transform: 'none', opacity: 1 },
          {
            transform: `translate(${side * width * 0.05}px, 0) rotate(${side * 3}deg)`,
            opacity: 1,
            offset: 0.35,
          },
          { transform: apart, opacity: 0 },
        ],
        { duration: times.break, delay, easing: 'cubic-bezier(0.4, 0, 0.8, 0.6)' },
      );
    }
  }

  /** A number comes up where it changes, and flies off. */
  change({ at, by }: Extract<Impact, { kind: 'change' }>, lands: number): void {
    const box = this.#boxOf(at);
    if (!box || by === 0) return;
    const before = this.#piled.get(at) ?? 0;
    this.#piled.set(at, before + 1);
    const label = this.#draw('change', { x: middle(box).x, y: middle(box).y - before * 30 });
    label.dataset.blow = String(by);
    label.dataset.went = by < 0 ? 'down' : 'up';
    label.append(word('b', signed(by)));
    keepInSight(label, middle(box));
    this.#flyOff(label, this.#still ? 0 : lands);
  }

  /** A ring opens round what has risen, with what it is now. */
  rise({ at, words }: Extract<Impact, { kind: 'rise' }>): void {
    const box = this.#boxOf(at);
    if (!box) return;
    if (!this.#still) {
      const ring = this.#draw('ring', middle(box));
      Object.assign(ring.style, { width: `${box.width}px`, height: `${box.height}px` });
      this.#leave(
        ring,
        [
          { transform: 'translate(-50%, -50%) scale(0.85)', opacity: 0 },
          { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.35 },
          { transform: 'translate(-50%, -50%) scale(1.22)', opacity: 0 },
        ],
        { duration: times.rise },
      );
      const risen = elementOf(this.#table, at);
      if (risen)
        this.#animate(risen, [{ scale: '1' }, { scale: '1.09' }, { scale: '1' }], {
          duration: times.rise,
        });
    }
    const label = this.#draw('risen', middle(box));
    label.append(word('b', words));
    keepInSight(label, middle(box));
    this.#flyOff(label, 0);
  }

  #run(runner: HTMLElement, { x, y }: Point): void {
    const there = `translate(${x * 0.7}px, ${y * 0.7}px) scale(1.05)`;
    const duration = times.strike;
    this.#animate(
      runner,
      [
        { transform: 'none', zIndex: 5, easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)' },
        { transform: there, zIndex: 5, offset: times.landing / times.strike, easing: 'ease-out' },
        { transform: 'none', zIndex: 5 },
      ],
      { duration },
    );
    // Its side of the table lies over the other one for as long.
    const side = runner.closest<HTMLElement>('[data-zone="half"], [data-zone="character"]');
    if (side) this.#animate(side, [{ zIndex: 4 }, { zIndex: 4 }], { duration });
  }

  #jolt(hit: HTMLElement, { x, y }: Point): void {
    const length = Math.hypot(x, y) || 1;
    const back = `${(x / length) * 9}px ${(y / length) * 9}px`;
    this.#animate(hit, [{ translate: '0 0' }, { translate: back }, { translate: '0 0' }], {
      duration: times.pop,
      delay: times.landing,
    });
  }

  #burst(box: DOMRect, delay: number): void {
    const burst = this.#draw('burst', middle(box));
    const size = Math.min(box.width, box.height, 110);
    Object.assign(burst.style, { width: `${size}px`, height: `${size}px` });
    this.#leave(
      burst,
      [
        { transform: 'translate(-50%, -50%) scale(0.3) rotate(0deg)', opacity: 1 },
        { transform: 'translate(-50%, -50%) scale(1.5) rotate(20deg)', opacity: 0 },
      ],
      { duration: times.burst, delay, fill: 'backwards' },
    );
  }

  #flyOff(label: HTMLElement, delay: number): void {
    const total = times.pop + read.number + times.fly;
    const flies = this.#still ? 'translate(-50%, -50%)' : 'translate(-50%, -190%)';
    const small = this.#still ? 'translate(-50%, -50%)' : 'translate(-50%, -20%) scale(0.6)';
    const here = 'translate(-50%, -50%)';
    this.#leave(
      label,
      [
        { transform: small, opacity: 0 },
        { transform: here, opacity: 1, offset: times.pop / total },
        {
          transform: here,
          opacity: 1,
          offset: (times.pop + read.number) / total,
          easing: 'ease-in',
        },
        { transform: flies, opacity: 0 },
      ],
      { duration: total, delay },
    );
  }

  #stay(plate: HTMLElement, delay: number, reading: number): void {
    const total = times.pop + reading + times.pop;
    this.#leave(
      plate,
      [
        { opacity: 0 },
        { opacity: 1, offset: times.pop / total },
        { opacity: 1, offset: 1 - times.pop / total },
        { opacity: 0 },
      ],
      { duration: total, delay },
    );
  }

  /** Where something lies, or lay before it went. */
  #boxOf(place: Place): DOMRect | undefined {
    const before = this.#taken.get(place)?.box;
    const box = before ?? elementOf(this.#table, place)?.getBoundingClientRect();
    return box && box.width > 0 ? box : undefined;
  }

  /** The picture of what lay at a place: whole, or one half of it. */
  #ghost(place: Place, side: number): HTMLElement | undefined {
    const before = this.#taken.get(place);
    if (!before) return undefined;
    const { left, top, width, height } = before.box;
    const ghost = this.#draw('ghost', { x: left, y: top });
    Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
    if (side !== 0) ghost.dataset.half = side < 0 ? 'left' : 'right';
    if (before.art) {
      const picture = document.createElement('img');
      picture.src = before.art;
      picture.alt = '';
      ghost.append(picture);
    }
    return ghost;
  }

  #draw(what: string, { x, y }: Point): HTMLElement {
    const element = document.createElement('div');
    element.className = `impact impact--${what} figures`;
    Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
    this.#layer.append(element);
    this.#drawn.add(element);
    return element;
  }

  /** Animates what is gone when that is over. */
  #leave(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const gone = () => {
      element.remove();
      this.#drawn.delete(element);
    };
    this.#animate(element, frames, { fill: 'both', ...timing }).finished.then(gone, gone);
  }

  #animate(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const { duration = 0, delay = 0, ...rest } = timing;
    const animation = element.animate(frames, {
      easing: 'ease-out',
      ...rest,
      duration: Number(duration) * pace(),
      delay: delay * pace(),
    });
    this.#running.add(animation);
    const over = () => {
      this.#running.delete(animation);
      if (this.#running.size === 0) this.#over.abort();
    };
    animation.finished.then(over, over);
    return animation;
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

function word(kind: 'b' | 'span', text: string): HTMLElement {
  const element = document.createElement(kind);
  element.textContent = text;
  return element;
}

/** A label that is wider than what it stands over goes no further than the edges of the screen. */
function keepInSight(label: HTMLElement, { x }: Point): void {
  const half = label.offsetWidth / 2 + 4;
  label.style.left = `${Math.max(half, Math.min(innerWidth - half, x))}px`;
}

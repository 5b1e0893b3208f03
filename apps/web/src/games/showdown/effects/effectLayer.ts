import { type EffectRequest, EffectWorld, type LoadedSprite } from '@cardscape/showdown/tools';
import type { Painter, Sheets } from './painter.ts';

/** Frames of effects in a second. */
const RATE = 60;

/** After a pause (a hidden tab, say) effects go on from where they were. */
const MOST_AT_ONCE = 4;

/** What tells a layer the time. */
export interface FrameClock {
  request(frame: (time: number) => void): number;
  cancel(handle: number): void;
}

/** What a layer of effects is made of. */
export interface LayerParts {
  readonly painter: Painter;
  readonly sprites: readonly LoadedSprite[];
  readonly sheets: Sheets;
  readonly seed: string;
  readonly clock: FrameClock;
  readonly report?: (fault: string) => void;
}

/** Effects over a table: it runs while any of them is alive, and sleeps else. */
export class EffectLayer {
  readonly #world: EffectWorld;
  readonly #painter: Painter;
  readonly #clock: FrameClock;
  #handle: number | null = null;
  /** Up to when effects have been moved on, in milliseconds. */
  #time: number | null = null;

  constructor({ painter, sprites, sheets, seed, clock, report }: LayerParts) {
    this.#painter = painter;
    this.#clock = clock;
    const sheetWidth = (source: string) => sheets.get(source)?.width;
    this.#world = new EffectWorld(sprites, { seed, sheetWidth, ...(report && { report }) });
  }

  /** Whether nothing is alive and no frame is waited for. */
  get isAsleep(): boolean {
    return this.#handle === null;
  }

  /** Starts effects. */
  show(requests: readonly EffectRequest[]): void {
    for (const request of requests) this.#world.start(request);
    if (!this.#world.isEmpty && this.isAsleep) this.#wait();
  }

  /** Fits the layer to its table. */
  resize(width: number, height: number, ratio: number): void {
    this.#painter.resize(width, height, ratio);
    this.#painter.paint(this.#world.drawn());
  }

  destroy(): void {
    if (this.#handle !== null) this.#clock.cancel(this.#handle);
    this.#handle = null;
    this.#painter.destroy();
  }

  #wait(): void {
    this.#handle = this.#clock.request((time) => this.#go(time));
  }

  #go(time: number): void {
    const length = 1000 / RATE;
    const start = this.#time ?? time - length;
    const due = Math.floor((time - start) / length + 0.01);
    for (let frame = 0; frame < Math.min(due, MOST_AT_ONCE); frame++) this.#world.tick();
    this.#time = due > MOST_AT_ONCE ? time : start + Math.max(0, due) * length;
    this.#painter.paint(this.#world.drawn());
    this.#handle = null;
    if (this.#world.isEmpty) this.#time = null;
    else this.#wait();
  }
}

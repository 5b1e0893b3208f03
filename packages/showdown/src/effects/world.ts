import { below, type Random, randomFrom } from '@cardscape/kernel';
import { createEnvironment, faultText, isScriptFault, Meter, placedFault } from '@cardscape/lua';
import type { LoadedSprite } from '../cards/index.ts';
import { SCRIPT_CONSTANTS, type SpritePointcutName } from '../interface/index.ts';
import { type DrawnEffect, drawnParticle } from './drawn.ts';
import { effectFunctions, type Workbench } from './functions.ts';
import { bornParticle, move, type Particle, settingsAtHome, shake } from './particle.ts';
import { settingsFromEvent } from './settings.ts';
import type { Point, Space } from './space.ts';
import { openSprites, type Sprite } from './sprites.ts';

/** An effect that is wanted. */
export interface EffectRequest {
  readonly sprite: string;
  /** What is set for it, by setting. */
  readonly attributes: Readonly<Record<string, readonly number[]>>;
  readonly space: Space;
  /** Where it is if no position is set. */
  readonly home: Point | null;
  /** How many frames it waits before it starts. */
  readonly delay?: number;
}

/** What a world of effects needs. */
export interface WorldOptions {
  readonly seed: string;
  /** How wide a sheet is; automatic frames depend on it. */
  readonly sheetWidth?: (source: string) => number | undefined;
  /** Is told what is wrong with a function of a sprite, once. */
  readonly report?: (fault: string) => void;
}

/** How many effects there are at most: in all, and of one family. */
export const MOST_EFFECTS = 1000;
export const MOST_IN_FAMILY = 400;

/** A family is over after a minute, so that every screen comes to rest. */
export const LONGEST_LIFE = 3600;

/** What a call may use up, and the steps of all calls of a frame: some milliseconds. */
const CALL_LIMITS = { steps: 10_000, memory: 400_000, depth: 40 };
const STEPS_PER_FRAME = 60_000;

/**
 * All effects that are alive, moved on frame by frame. Scripts of sprites run inside, within a
 * budget, and reach nothing but effects; a function that fails is told once and never called again.
 */
export class EffectWorld {
  readonly #sprites: ReadonlyMap<string, Sprite>;
  readonly #random: Random;
  readonly #report: (fault: string) => void;
  readonly #bench: Workbench;
  #alive: Particle[] = [];
  /** Those that start later, by the frame in which they do. */
  #waiting: { readonly at: number; readonly request: EffectRequest }[] = [];
  /** Those whose `onEffectStart` is still to run. */
  #born: Particle[] = [];
  #running: Particle | null = null;
  #frame = 0;
  #stepsLeft = STEPS_PER_FRAME;

  constructor(loaded: readonly LoadedSprite[], options: WorldOptions) {
    const { seed, sheetWidth = () => undefined, report = () => undefined } = options;
    this.#random = randomFrom(seed);
    this.#report = report;
    this.#bench = {
      current: null,
      next: {},
      usual: () => this.#usual(),
      create: (sprite) => this.#create(sprite),
    };
    const environment = createEnvironment(effectFunctions(this.#bench), SCRIPT_CONSTANTS, {
      print: () => undefined,
      random: (bound) => below(this.#random, bound),
    });
    this.#sprites = openSprites(loaded, environment, sheetWidth);
  }

  /** Whether nothing is alive or waits. */
  get isEmpty(): boolean {
    return this.#alive.length === 0 && this.#waiting.length === 0;
  }

  /** The effects that are alive, oldest first. */
  get particles(): readonly Particle[] {
    return this.#alive;
  }

  /** Starts an effect; without a sprite of that name nothing happens. */
  start(request: EffectRequest): void {
    const { sprite, attributes, space, home, delay = 0 } = request;
    const found = this.#sprites.get(sprite);
    if (!found) return;
    if (delay > 0) {
      if (this.#waiting.length >= MOST_EFFECTS) return;
      this.#waiting.push({ at: this.#frame + delay, request: { ...request, delay: 0 } });
      return;
    }
    const family = { space, home, until: this.#frame + LONGEST_LIFE, size: 0 };
    this.#add(bornParticle(found, family, settingsFromEvent(attributes)));
    this.#startBorn();
  }

  /** Goes on by one frame. */
  tick(): void {
    this.#frame += 1;
    this.#stepsLeft = STEPS_PER_FRAME;
    const gone = new Set<Particle>();
    for (const particle of [...this.#alive]) {
      this.#run(particle, 'onEffectUpdate');
      move(particle, this.#random);
      shake(particle, this.#random);
      particle.age += 1;
      const { duration } = particle.settings;
      const left = (duration[0] ?? 0) - 1;
      particle.settings.duration = [Math.max(0, left)];
      if (left > 0 && this.#frame < particle.family.until) continue;
      this.#run(particle, 'onEffectFinish');
      particle.family.size -= 1;
      gone.add(particle);
    }
    if (gone.size > 0) this.#alive = this.#alive.filter((particle) => !gone.has(particle));
    this.#startBorn();
    this.#startWaiting();
  }

  /** What is to be drawn now, the oldest at the bottom. */
  drawn(): DrawnEffect[] {
    return this.#alive.map(drawnParticle).filter((drawn) => drawn !== null);
  }

  #add(particle: Particle): void {
    const { family } = particle;
    if (this.#alive.length >= MOST_EFFECTS || family.size >= MOST_IN_FAMILY) return;
    if (this.#frame >= family.until) return;
    family.size += 1;
    this.#alive.push(particle);
    this.#born.push(particle);
  }

  #startWaiting(): void {
    const due = this.#waiting.filter(({ at }) => at <= this.#frame);
    if (due.length === 0) return;
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#frame);
    for (const { request } of due) this.start(request);
  }

  /** An effect that starts may create others, which start after it. */
  #startBorn(): void {
    for (let next = this.#born.shift(); next; next = this.#born.shift()) {
      this.#run(next, 'onEffectStart');
      shake(next, this.#random);
    }
  }

  #create(name: string): void {
    const parent = this.#running;
    const sprite = this.#sprites.get(name);
    if (parent && sprite) this.#add(bornParticle(sprite, parent.family, this.#bench.next));
  }

  #usual() {
    const { sprite, family } = this.#running as Particle;
    return settingsAtHome(sprite, family);
  }

  #run(particle: Particle, pointcut: SpritePointcutName): void {
    const { sprite, settings } = particle;
    if (this.#stepsLeft <= 0 || !sprite.hears.has(pointcut)) return;
    const steps = Math.min(CALL_LIMITS.steps, this.#stepsLeft);
    const meter = new Meter({ ...CALL_LIMITS, steps });
    this.#running = particle;
    this.#bench.current = settings;
    this.#bench.next = {};
    try {
      sprite.call(pointcut, meter);
    } catch (fault) {
      if (!isScriptFault(fault)) throw fault;
      // Where others had used up the frame, the function is not to blame.
      const isStarved = meter.steps < 0 && steps < CALL_LIMITS.steps;
      if (!isStarved) this.#takeOut(sprite, pointcut, faultText(placedFault(fault)));
    } finally {
      this.#stepsLeft -= steps - Math.max(0, meter.steps);
      this.#running = null;
      this.#bench.current = null;
    }
  }

  #takeOut(sprite: Sprite, pointcut: SpritePointcutName, fault: string): void {
    sprite.hears.delete(pointcut);
    this.#report(`${sprite.name}, ${pointcut}: ${fault}`);
  }
}

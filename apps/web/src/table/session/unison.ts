import type { GameEvent, SeatNews, SeatPort, Viewer } from '@cardscape/kernel';
import { Feed } from '@cardscape/players';

/**
 * The seats of those at one screen, and what they have heard of the match. Their news may come at different
 * times; it counts once all have heard it, so that nobody is ahead of the others.
 */
export class Unison<V, E extends GameEvent> {
  readonly #ports = new Map<Viewer, SeatPort<V, E>>();
  readonly #feeds = new Map<Viewer, Feed<V, E>>();
  /** What each has heard that others have not. */
  readonly #ahead = new Map<Viewer, SeatNews<V, E>[]>();
  readonly #waiting: (() => void)[] = [];

  constructor(viewers: readonly Viewer[], seat: (viewer: Viewer) => SeatPort<V, E>) {
    for (const viewer of new Set(viewers)) {
      this.#ports.set(viewer, seat(viewer));
      this.#feeds.set(viewer, new Feed());
      this.#ahead.set(viewer, []);
    }
  }

  /** Sits down at all seats, and tells of each news once, when all have heard it. */
  listen(hear: (news: SeatNews<V, E>) => void): void {
    for (const [viewer, port] of this.#ports)
      port.listen((news) => {
        this.#ahead.get(viewer)?.push(news);
        this.#passOn(hear);
      });
  }

  port(viewer: Viewer): SeatPort<V, E> {
    return this.#ports.get(viewer) as SeatPort<V, E>;
  }

  /** What a viewer has heard together with the others. */
  feed(viewer: Viewer): Feed<V, E> {
    return this.#feeds.get(viewer) as Feed<V, E>;
  }

  /** The last step that all have heard of. */
  get last(): number {
    const [first] = this.#feeds.values();
    return first?.last ?? -1;
  }

  /** Waits until what one has heard, all have. */
  async together(): Promise<void> {
    if (this.#isApart()) await new Promise<void>((go) => this.#waiting.push(go));
  }

  #passOn(hear: (news: SeatNews<V, E>) => void): void {
    const heard = [...this.#ahead].flatMap(([viewer, [news]]) => (news ? [{ viewer, news }] : []));
    const [first] = heard;
    if (!first || heard.length < this.#ahead.size) return;
    for (const { viewer, news } of heard) {
      this.#ahead.get(viewer)?.shift();
      this.feed(viewer).hear(news);
    }
    hear(first.news);
    if (!this.#isApart()) for (const go of this.#waiting.splice(0)) go();
  }

  #isApart(): boolean {
    return [...this.#ahead.values()].some((ahead) => ahead.length > 0);
  }
}

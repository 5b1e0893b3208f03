import type { GameEvent, Seat, SeatPort, Standing, ToldStep } from '@cardscape/kernel';
import { Feed } from '@cardscape/players';

/** A person at a seat: what they have heard of the match, and how much of it they have read. */
export class SeatedPerson {
  readonly seat: Seat;
  readonly port: SeatPort;
  readonly #feed = new Feed<unknown, GameEvent>();
  /** How many steps they have read of. */
  #read = 0;

  constructor(seat: Seat, port: SeatPort) {
    this.seat = seat;
    this.port = port;
    port.listen((news) => {
      this.#feed.hear(news);
      // After going back, nobody has read more than there is.
      this.#read = Math.min(this.#read, this.story.length);
    });
  }

  get standing(): Standing {
    return this.#feed.at(this.#feed.last);
  }

  /** All that happened, as they were told of it. */
  get story(): readonly ToldStep[] {
    return this.#feed.storyTo(this.#feed.last);
  }

  /** The step that they could go back to; -1 if there is none. */
  get undoTo(): number {
    const { undo } = this.standing;
    return 'to' in undo ? undo.to : -1;
  }

  /** What they have not read yet; all of it counts as read then. */
  readNews(): readonly ToldStep[] {
    const news = this.story.slice(this.#read);
    this.#read = this.story.length;
    return news;
  }
}

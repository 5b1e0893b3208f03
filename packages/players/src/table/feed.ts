import type { GameEvent, SeatNews, Standing, ToldStep } from '@cardscape/kernel';

/** What one viewer has heard of a match: what happened, and how it stood after each step. */
export class Feed<View, Event extends GameEvent> {
  #story: ToldStep<Event>[] = [];
  #standings: (Standing<View> | undefined)[] = [];
  /** The position before the step after which one sat down. */
  #before: View | undefined;

  /** Takes in what is heard. */
  hear(news: SeatNews<View, Event>): void {
    const { step } = news;
    if (news.news === 'seated') {
      this.#story = [...news.story];
      this.#standings = [];
      this.#before = news.before;
    }
    if (news.news === 'step') this.#story[step] = news.told;
    if (news.news === 'back') this.#story.length = this.#standings.length = step + 1;
    this.#standings[step] = news;
  }

  /** The last step that was heard of; none before one is seated. */
  get last(): number {
    return this.#standings.length - 1;
  }

  /** All that happened up to a step. */
  storyTo(step: number): readonly ToldStep<Event>[] {
    return this.#story.slice(0, step + 1);
  }

  told(step: number): ToldStep<Event> {
    return this.#story[step] ?? { events: [] };
  }

  /** How the match stood after a step, or after the first one that was seen. */
  at(step: number): Standing<View> {
    const found = this.#standings[step] ?? this.#standings.find((standing) => standing);
    if (!found) throw new Error('Nobody has said how the match stands.');
    return found;
  }

  /** The position before a step. */
  viewBefore(step: number): View {
    return this.#standings[step - 1]?.view ?? this.#before ?? this.at(step).view;
  }

  /** The positions that were seen, in order. */
  get views(): readonly View[] {
    return this.#standings.flatMap((standing) => (standing ? [standing.view] : []));
  }
}

/** Lets the bots of a table think when whoever looks on has been shown what came before. */
export class BotClock {
  #think: (() => void) | undefined;

  /** For the table: a bot has to think. */
  readonly later = (think: () => void): (() => void) => {
    this.#think = think;
    return () => {
      if (this.#think === think) this.#think = undefined;
    };
  };

  /** Does a bot wait to think? */
  get isWaiting(): boolean {
    return this.#think !== undefined;
  }

  /** Lets it think now. */
  think(): void {
    const think = this.#think;
    this.#think = undefined;
    think?.();
  }
}

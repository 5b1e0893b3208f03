/** A way for texts to another place and back: a socket, say. They arrive in the order they were sent. */
export interface Wire {
  send(text: string): void;
  /** Hears what arrives from now on. Gives the way out. */
  hear(listener: (text: string) => void): () => void;
}

/** What carries a text to the other end of a wire, sooner or later. */
export type Carry = (deliver: () => void) => void;

/** The two ends of a wire in this program, and what carries texts from the first one and back to it. */
export function wirePair(carry: Carry, back: Carry = carry): [Wire, Wire] {
  const heard: [Set<(text: string) => void>, Set<(text: string) => void>] = [new Set(), new Set()];
  const end = (here: 0 | 1): Wire => ({
    send(text) {
      const way = here === 0 ? carry : back;
      way(() => {
        for (const listener of [...heard[here === 0 ? 1 : 0]]) listener(text);
      });
    },
    hear(listener) {
      heard[here].add(listener);
      return () => heard[here].delete(listener);
    },
  });
  return [end(0), end(1)];
}

/** What a path leads to. */
export type Found =
  | { readonly kind: 'file'; readonly size: number }
  | { readonly kind: 'folder'; readonly names: readonly string[] }
  | { readonly kind: 'other' };

/** Files, as the commands need them. What cannot be done rejects with the system's error. */
export interface Files {
  look(path: string): Promise<Found>;
  /** Where a path leads, links followed: two paths to one place have this in common, whether anything is there or not. */
  place(path: string): Promise<string>;
  bytes(path: string): Promise<Uint8Array>;
  /** All of them are written whole, or nothing is changed. */
  write(...outputs: readonly Output[]): Promise<void>;
  /** Makes a folder, and those it lies in, where they are missing. */
  makeFolder(path: string): Promise<void>;
}

/** What is to stand in a file. */
export interface Output {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** The world around a command: everything it reads and writes goes through here. */
export interface Host {
  readonly files: Files;
  /** Prints a line. */
  print(line: string): void;
  /** Prints a line of trouble. */
  complain(line: string): void;
  /** Asks for a line; nothing at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /** A seed that nobody knows yet. */
  newSeed(): string;
  /** A number from 0 to 255 that nobody can know. */
  randomByte(): number;
  /** Milliseconds since some moment: for telling how long something takes. */
  now(): number;
  /** Gives back what was taken, such as the keyboard. */
  close(): void;
}

/** How a command ends, as the shell sees it. */
export const EXIT = {
  fine: 0,
  wrong: 1,
  /** A card asks something that was not answered. */
  asks: 2,
} as const;

/** One of the exit codes. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Takes how a command ends. */
export type Ends = (ending: ExitCode | Promise<ExitCode>) => Promise<void>;

/** What a host says from time to time to work that takes long: whether it should end now. */
export type Stop = () => boolean;

/** Work that pauses from time to time. Whether it should end now, with what it has, is told it each time. */
export type Work<Result> = Generator<undefined, Result, boolean>;

/** Does all of some work; it ends earlier if the host says stop. */
export function workedOut<Result>(work: Work<Result>, stop: Stop = () => false): Result {
  for (let step = work.next(false); ; step = work.next(stop())) if (step.done) return step.value;
}

/**
 * Effects that ask in the middle of resolving keep their place as data: a stack of frames in the
 * state. The frame on top works until it is finished, puts another one above itself, or asks.
 */
export interface Resolving<Frame, Question> {
  readonly frames: Frame[];
  /** What has been asked and not answered yet. */
  question: Question | null;
}

/** Does the next piece of work of a frame; returns true when the frame is finished. */
export type FrameWorker<State, Frame> = (state: State, frame: Frame) => boolean;

/** More steps than any real effect takes: beyond it a program runs in circles. */
const STEP_LIMIT = 100_000;

/** Works off the stack until it is empty or a question is open. */
export function runFrames<Frame, Question, State extends Resolving<Frame, Question>>(
  state: State,
  work: FrameWorker<State, Frame>,
): void {
  for (let step = 0; step < STEP_LIMIT; step++) {
    const frame = state.frames.at(-1);
    if (frame === undefined || state.question !== null) return;
    if (!work(state, frame)) continue;
    // A finished frame may have put others above itself, or cleared the stack.
    const place = state.frames.lastIndexOf(frame);
    if (place >= 0) state.frames.splice(place, 1);
  }
  throw new Error(`an effect did not end within ${STEP_LIMIT} steps`);
}

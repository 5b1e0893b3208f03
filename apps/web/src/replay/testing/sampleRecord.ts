import type { MatchRecord } from '@cardscape/kernel';
import { kolymaReplay } from '../kolymaReplay.tsx';

let played: Promise<MatchRecord> | undefined;

/** The sample match; played once for all tests of a file. */
export function sampleRecord(): Promise<MatchRecord> {
  played ??= kolymaReplay.playSample();
  return played;
}

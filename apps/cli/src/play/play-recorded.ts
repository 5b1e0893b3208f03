import { verdictLine } from '@cardscape/kernel';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { writeRecord } from '../record-file.ts';
import type { Session } from './session.ts';
import { playAtTerminal } from './terminal.ts';

/** Plays a match at the terminal and keeps its record in a file, if one is named. */
export async function playRecorded(session: Session, file: string | undefined): Promise<ExitCode> {
  if (file === undefined) {
    await playAtTerminal(session);
    return EXIT.fine;
  }
  const { host } = session;
  const write = () => writeRecord(host, file, session.match.record);
  const refused = await write();
  if (!refused) await playAtTerminal(session, async () => void (await write()));
  const problem = refused ?? (await write());
  if (!problem) return EXIT.fine;
  host.complain(verdictLine(problem));
  return EXIT.wrong;
}

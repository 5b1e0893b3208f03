import { counted, Match, plain, RecordMismatch, replay, verdictLine } from '@cardscape/kernel';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { openGame } from './games.ts';
import type { Host } from './host.ts';
import { resultLine } from './play/table-talk.ts';
import { readRecordFile } from './record-file.ts';

/** `cardscape replay`: plays a record again, checks each position, and tells the story. */
export async function replayCommand(host: Host, file: string): Promise<ExitCode> {
  const read = await readRecordFile(host, file);
  if ('problem' in read) return complain(host, verdictLine(read.problem));
  const { record } = read;
  const opened = openGame(record.game, record.cards, record.options);
  if ('problem' in opened) return complain(host, `${file}: ${opened.problem}`);
  const { game } = opened;
  try {
    for (const { events } of replay(game, record))
      for (const event of events) host.print(plain(game.narrate(event, 'hands')));
  } catch (error) {
    if (!(error instanceof RecordMismatch)) throw error;
    return complain(host, `${file}: ${error.message}`);
  }
  const match = Match.of(game, record);
  host.print(match.decision.ask === 'over' ? resultLine(match, opened) : 'The match is not over.');
  if (record.takebacks.length > 0)
    host.print(`Choices were taken back ${counted(record.takebacks.length, 'time')}.`);
  host.print(`The record is right: ${counted(record.steps.length, 'choice')}.`);
  return EXIT.fine;
}

function complain(host: Host, line: string): ExitCode {
  host.complain(line);
  return EXIT.wrong;
}

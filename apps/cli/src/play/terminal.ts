import type { Seat } from '@cardscape/kernel';
import { optionLines } from './options.ts';
import { respond } from './respond.ts';
import type { Session } from './session.ts';
import { endLine, playerName } from './table-talk.ts';

/** So many empty lines push one player's cards off the screen before the other one looks. */
const SCREEN_LINES = 60;

/**
 * Plays a match at the terminal until it is left. Works with every game of the kernel. Whenever a
 * person is to answer, `keep` can put the match away: a terminal may be closed at any moment.
 */
export async function playAtTerminal(
  session: Session,
  keep: () => Promise<void> = async () => {},
): Promise<void> {
  const { host } = session;
  let shown: unknown;
  while (true) {
    if (session.botAnswers()) continue;
    const { decision } = session;
    if (decision.ask === 'other' && !(await handOver(session, decision.seat))) break;
    const now = session.standing;
    if (now !== shown) {
      await keep();
      show(session);
    }
    shown = now;
    const line = await host.ask('> ');
    if (line === undefined) break;
    const reply = await respond(session, line.trim());
    if (reply === 'quit') {
      host.print('Goodbye.');
      return;
    }
    for (const said of reply) host.print(said);
  }
  host.print('The input has ended. Goodbye.');
}

/** What is new, the table, and what can be done. */
function show(session: Session): void {
  const { host, decision, opened, start } = session;
  for (const sentence of session.news()) host.print(sentence);
  host.print('');
  if (decision.ask === 'over') {
    const end = { winner: decision.winner, words: opened.game.ending(decision.reason) };
    const you = session.shared ? undefined : session.atScreen;
    host.print(endLine(end, { you, names: start.names }));
    host.print('You can still type log, undo, save FILE or quit.');
    return;
  }
  for (const line of [...session.table.lines, ...optionLines(session)]) host.print(line);
}

/** The other player comes to the screen; false if the input ends instead. */
async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const { host, start } = session;
  const name = playerName(seat, start.names);
  host.print('\n'.repeat(SCREEN_LINES));
  const answer = await host.ask(`Hand over to ${name}, then press Enter. `);
  session.atScreen = seat;
  return answer !== undefined;
}

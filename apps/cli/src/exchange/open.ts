import { type Exchange, type GivenResult, readExchange, readResult } from '@cardscape/exchange';
import { decodeText, isText, type Problem, verdictLine } from '@cardscape/kernel';
import type { Host } from '../host.ts';
import { decodeUtf8, readText } from '../read-text.ts';

/** A million people without a card have a file of fifty million bytes. */
const MOST_BYTES = 250_000_000;

/** An exchange of a file, or what is wrong with it. */
export async function openExchange(
  host: Host,
  name: string,
): Promise<{ readonly exchange: Exchange } | { readonly problems: readonly Problem[] }> {
  const file = await readText(host, name, decode, MOST_BYTES);
  return 'problem' in file ? { problems: [file.problem] } : readExchange(file.text, name);
}

/** An exchange and a result of it; nothing, and what is wrong is told, if one of them cannot be read. */
export async function openBoth(
  host: Host,
  name: string,
  resultName: string,
): Promise<{ readonly exchange: Exchange; readonly result: GivenResult } | undefined> {
  const opened = await openExchange(host, name);
  const file = await readText(host, resultName, decode, MOST_BYTES);
  const read = 'problem' in file ? { problems: [file.problem] } : readResult(file.text, resultName);
  const problems = [opened, read].flatMap((one) => ('problems' in one ? one.problems : []));
  for (const problem of problems) host.complain(verdictLine(problem));
  return 'exchange' in opened && 'result' in read
    ? { exchange: opened.exchange, result: read.result }
    : undefined;
}

function decode(bytes: Uint8Array): string | undefined {
  const plain = decodeUtf8(bytes);
  if (plain !== undefined && isText(plain)) return plain;
  const text = decodeText(bytes);
  return isText(text) ? text : undefined;
}

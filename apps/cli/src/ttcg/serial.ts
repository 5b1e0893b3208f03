import { eitherOf, nearest } from '@cardscape/kernel';
import { makeSerial, readSerial, TIER_LETTERS } from '@cardscape/studio/lists';
import { TIER_NAMES } from '@cardscape/ttcg/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';

/** What `cards serial` is told. */
export interface SerialOptions {
  readonly tier: string;
  readonly number: string;
}

const MOST_SERIALS = 1_000_000;

/** `cardscape cards serial`: new serials, all different. */
export function newSerials(host: Host, { tier: given, number }: SerialOptions): ExitCode {
  const tier = tierOf(given);
  const count = /^\d{1,7}$/.test(number) ? Number(number) : 0;
  if (tier === undefined || count < 1 || count > MOST_SERIALS) {
    const names = TIER_NAMES.map((name, at) => `${at} (${name})`);
    const likely = tier === undefined && nearest(given, TIER_NAMES);
    host.complain(
      tier === undefined
        ? `"${given}" is no tier; there is ${eitherOf(names)}.${likely ? ` Did you mean ${likely}?` : ''}`
        : `"${number}" is no number from 1 to ${MOST_SERIALS}.`,
    );
    return EXIT.wrong;
  }
  const made = new Set<string>();
  while (made.size < count) made.add(makeSerial(tier, host.randomByte));
  for (const serial of made) host.print(serial);
  return EXIT.fine;
}

/** `cardscape cards serial check`: whether a serial was written down without a slip, and of which tier it is. */
export function checkSerial(host: Host, text: string): ExitCode {
  if (text.trim() === '') {
    host.complain('Say which serial: 14 characters.');
    return EXIT.wrong;
  }
  const reading = readSerial(text);
  if (reading.kind === 'wrong') {
    host.complain(`${text}: ${reading.why}`);
    return EXIT.wrong;
  }
  const { serial } = reading;
  if (reading.kind === 'ours')
    host.print(`${serial}: ${TIER_NAMES[reading.tier]} (${reading.tier}).`);
  else
    host.print(`${serial}: from another tool, with neither tier nor check; it is kept as it is.`);
  return EXIT.fine;
}

/** By its number, the letter that serials begin with, its name, or the first word of that. */
function tierOf(given: string): number | undefined {
  const said = given.trim().toLowerCase();
  const tier = TIER_NAMES.findIndex((name, at) => {
    const whole = name.toLowerCase();
    return [`${at}`, TIER_LETTERS.charAt(at).toLowerCase(), whole, whole.split(' ')[0]].includes(
      said,
    );
  });
  return tier < 0 ? undefined : tier;
}

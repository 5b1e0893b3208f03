import type { Host } from './host.ts';

/** Signs that steer a terminal, break a line or turn the direction of reading. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The host for what strangers have written: a line shows such signs as JSON writes them, and stays one line. */
export function visibly(host: Host): Host {
  const visible = (line: string) =>
    line.replace(STEERING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return {
    ...host,
    print: (line) => host.print(visible(line)),
    complain: (line) => host.complain(visible(line)),
  };
}

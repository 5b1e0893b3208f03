import { cardFileSchema } from '@cardscape/kolyma/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';

/** `cardscape kolyma schema`: prints the JSON Schema of card files, for editors. */
export function printSchema(host: Host): ExitCode {
  host.print(JSON.stringify(cardFileSchema(), null, 2));
  return EXIT.fine;
}

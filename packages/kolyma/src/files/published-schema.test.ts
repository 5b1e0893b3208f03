import { describe, expect, it } from 'vitest';
import { cardFileSchema } from './published-schema.ts';

/** JSON as the formatter of this repository writes it: lists of plain words on one line. */
function formatted(value: object): string {
  const json = JSON.stringify(value, null, 2);
  return json.replaceAll(/\[\s+("\w+"(?:,\s+"\w+")*)\s+\]/g, (_, words: string) => {
    return `[${words.replaceAll(/\s+/g, ' ')}]`;
  });
}

describe('the published JSON Schema', () => {
  it('is what the reader checks (to write it anew: npx vitest run --project unit -u published-schema)', async () => {
    await expect(`${formatted(cardFileSchema())}\n`).toMatchFileSnapshot(
      '../../schema/kolyma.schema.json',
    );
  });
});

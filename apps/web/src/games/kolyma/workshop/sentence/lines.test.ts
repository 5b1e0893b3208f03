import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { type Token, tokensOf } from './sentence.ts';

const written = (keywords: string) =>
  linesOf(tokensOf(keywords.split(' '), []) as Token[]).map(
    ({ depth, tokens }) =>
      `${'- '.repeat(depth)}${tokens.map(({ token }) => token.keyword).join(' ')}`,
  );

describe('the lines of a keyword list', () => {
  it('each command has a line of its own, with the END_COMMAND that ends it', () => {
    expect(written('EFFECT_ADDVALUE TARGET_PLAYER END_COMMAND EFFECT_NONE')).toEqual([
      'EFFECT_ADDVALUE TARGET_PLAYER END_COMMAND',
      'EFFECT_NONE',
    ]);
  });

  it('conditions and the commands of paths stand further in', () => {
    expect(
      written(
        'EFFECT_CONDITIONAL CON_FLIP_FLAG TARGET_PLAYER SUCCESS_PATH EFFECT_NONE FAILURE_PATH EFFECT_NONE',
      ),
    ).toEqual([
      'EFFECT_CONDITIONAL',
      '- CON_FLIP_FLAG TARGET_PLAYER',
      'SUCCESS_PATH',
      '- EFFECT_NONE',
      'FAILURE_PATH',
      '- EFFECT_NONE',
    ]);
  });

  it('a path belongs to the innermost conditional that still lacks it (R-K4)', () => {
    const inner =
      'EFFECT_CONDITIONAL CON_SWAP_FLAG TARGET_PLAYER SUCCESS_PATH EFFECT_NONE FAILURE_PATH EFFECT_NONE';
    const lines = written(
      `EFFECT_CONDITIONAL CON_FLIP_FLAG TARGET_PLAYER SUCCESS_PATH ${inner} FAILURE_PATH EFFECT_NONE`,
    );
    expect(lines.filter((line) => line.endsWith('FAILURE_PATH'))).toEqual([
      '- FAILURE_PATH',
      'FAILURE_PATH',
    ]);
  });
});

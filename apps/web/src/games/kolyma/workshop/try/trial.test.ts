import type { SpecialCard } from '@cardscape/kolyma';
import { openedKolyma } from '@cardscape/kolyma/testing';
import { readPositionFile } from '@cardscape/kolyma/tools';
import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';
import { tokensOf } from '../sentence/sentence.ts';
import { presets, setUpOf, setUpSchema, totalOf, usualSetUp } from './positions.ts';
import { runTrial } from './runTrial.ts';

const set = openedKolyma().cardSet;

function cardOf(keywords: string, values: number[]): SpecialCard {
  const tokens = tokensOf(keywords.split(' '), values) ?? [];
  const { entry } = assess({ kind: 'special', name: 'Tried', text: '', art: '', tokens });
  return entry?.card as SpecialCard;
}

const discard = cardOf('EFFECT_DISCARD TARGET_PLAYER TYPE_NUMBER', [1]);

describe('trying a card', () => {
  it('a card without a question tells its story at once', () => {
    const raise = cardOf('EFFECT_ADDVALUE TARGET_PLAYER', [4]);
    const result = runTrial(set, raise, usualSetUp, []);
    expect('trial' in result && result.trial.question).toBeUndefined();
    expect('trial' in result && result.story).toContain('Your total changes by +4 to 14.');
  });

  it('a question waits for its answer, and the answer goes on', () => {
    const asked = runTrial(set, discard, usualSetUp, []);
    expect('trial' in asked && asked.trial.question?.options).toHaveLength(4);
    const answered = runTrial(set, discard, usualSetUp, [[0]]);
    expect('trial' in answered && answered.trial.question).toBeUndefined();
    expect('trial' in answered && answered.trial.after.players[0].total).toBe(5);
  });

  it('an answer that no longer fits is dropped, and the question comes again', () => {
    const result = runTrial(set, discard, usualSetUp, [[9]]);
    expect('trial' in result && [result.choices, result.trial.question?.count]).toEqual([0, 1]);
  });

  it('a position with a card that is not there says which', () => {
    const [first, second] = usualSetUp.players;
    const lost = { ...usualSetUp, players: [{ ...first, hand: ['Gone'] }, second] } as const;
    const result = runTrial(set, discard, lost, []);
    expect('trouble' in result && result.trouble).toContain('Gone');
  });
});

describe('positions to start from', () => {
  it.each(presets.map(({ name, setUp }) => [name, setUp] as const))(
    '%s can be played',
    (_, setUp) => {
      expect('trial' in runTrial(set, discard, setUp, [])).toBe(true);
      // A preset that was kept is known again by how it is written.
      const text = JSON.stringify(setUp);
      expect(JSON.stringify(setUpSchema.parse(JSON.parse(text)))).toBe(text);
    },
  );

  it('a saved position is one that the command line takes, and opens as it was', () => {
    const read = readPositionFile(JSON.stringify(usualSetUp), 'position.json', set);
    expect('read' in read && setUpOf(read.read.position)).toEqual(usualSetUp);
  });

  it('the total is the number cards and what effects have added', () => {
    expect(
      totalOf({
        numbers: [
          { value: 5, class: 0 },
          { value: -2, class: 1 },
        ],
        bonus: 4,
      }),
    ).toBe(7);
  });
});

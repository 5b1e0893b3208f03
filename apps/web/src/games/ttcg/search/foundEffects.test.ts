import type { Design } from '@cardscape/ttcg';
import { builtIn } from '@cardscape/ttcg/testing';
import { describe, expect, it } from 'vitest';
import { foundEffects } from './foundEffects.ts';

const whetstone = builtIn.cardSet.find("Ranger's Whetstone") as Design;
const [first, second] = whetstone.effects;

describe('the effects that a query found', () => {
  it.each(['e:equip', 't:spell e:"equip this card"', '(effect:Equip or r:2)', 'e:draw|equip'])(
    'are those with its words: %s',
    (query) => expect(foundEffects(query, whetstone)).toBe(first.text),
  );

  it('are both if both have them', () => {
    expect(foundEffects('e:attack', whetstone)).toBe(`${first.text} ${second.text}`);
  });

  it.each(['', 'attack', 'et:equip', '-e:attack', 'name:e'])(
    'are none if it does not ask for effects: %s',
    (query) => expect(foundEffects(query, whetstone)).toBe(''),
  );
});

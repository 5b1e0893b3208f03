import { coreCards } from '@cardscape/showdown/testing';
import { describe, expect, it } from 'vitest';
import { showdownSamples } from './showdownSamples.ts';

describe('the sample cards of Showdown', () => {
  it.each(showdownSamples.map((sample) => [sample.name, sample] as const))(
    'shows %s as the set has it',
    (name, { kindLine, corners }) => {
      const design = coreCards().find((card) => card.design.name === name)?.design;
      if (!design) throw new Error(`There is no ${name}.`);
      const isMob = design.type === 'mob';
      expect(kindLine).toBe(isMob ? `Mob, level ${design.level}` : 'Character');
      expect(corners).toEqual(
        isMob ? { bottomLeft: design.attack, bottomRight: design.hp } : undefined,
      );
    },
  );
});

import { coreSet } from '@cardscape/ttcg';
import { describe, expect, it } from 'vitest';
import { artOf, groundOf, kindLineOf } from '../ttcgCard/ttcgPrint.ts';
import { ttcgSamples } from './ttcgSamples.ts';

describe('the sample cards of the hubs', () => {
  it.each(ttcgSamples.map((sample) => [sample.name, sample] as const))(
    'shows %s as the set has it',
    (name, sample) => {
      const design = coreSet().find(name);
      if (!design) throw new Error(`There is no ${name}.`);
      expect(sample).toEqual({
        name,
        terrain: groundOf(design.type),
        kindLine: kindLineOf(design, design.type),
        rank: design.rank,
        corners: { bottomLeft: design.attack, bottomRight: design.defense },
        art: artOf(design),
      });
    },
  );
});

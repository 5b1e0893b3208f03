import { builtIn } from '@cardscape/ttcg/testing';
import { describe, expect, it } from 'vitest';
import { artOf } from './card/ttcgPrint.ts';
import { ttcgSamples } from './ttcgSamples.ts';

describe('the sample cards of the hubs', () => {
  it.each(ttcgSamples.map((sample) => [sample.name, sample] as const))(
    'shows %s as the set has it',
    (name, sample) => {
      const print = builtIn.print(name);
      if (!print) throw new Error(`There is no ${name}.`);
      expect(sample).toEqual({
        name,
        terrain: print.terrain,
        kindLine: print.kind,
        rank: print.marks,
        corners: {
          bottomLeft: print.corners.bottomLeft?.value,
          bottomRight: print.corners.bottomRight?.value,
        },
        art: artOf(print),
      });
    },
  );
});

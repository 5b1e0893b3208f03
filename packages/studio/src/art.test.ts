import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArtSubject } from './art.ts';
import { cardArt } from './art.ts';
import type { Figure } from './figure/figure.ts';
import { figureDrawings } from './figure/table.ts';
import { terrains } from './terrain/look.ts';
import { distance, pixels, variety } from './testing/pixels.ts';

const figures = [...Object.keys(figureDrawings), 'object'] as Figure[];
const wolf: ArtSubject = { name: 'Ash Wolf', terrain: 'fire', figure: 'beast', rank: 3 };

const anySubject: fc.Arbitrary<ArtSubject> = fc.record({
  name: fc.string({ minLength: 1 }),
  terrain: fc.constantFrom(...terrains),
  figure: fc.constantFrom(...figures),
  rank: fc.integer({ min: 1, max: 5 }),
  attack: fc.nat(2500),
  defense: fc.nat(2500),
});

describe('the picture of a card', () => {
  it('is always the same for the same card', () => {
    fc.assert(
      fc.property(anySubject, (subject) => {
        expect(cardArt(subject)).toBe(cardArt({ ...subject }));
      }),
      { numRuns: 30 },
    );
  });

  it('differs visibly between cards that differ in name only', () => {
    const names = ['Ash Wolf', 'Ash Wolves', 'Cinder Hound', 'Old Grey', 'Ember', 'Ember II'];
    const seen = names.map((name) => pixels(cardArt({ ...wolf, name })));
    seen.forEach((one, index) => {
      for (const other of seen.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(4);
    });
  });

  it('is never blank, and differs between all grounds and figures', () => {
    const seen = terrains.flatMap((terrain) =>
      figures.map((figure) => ({
        label: `${terrain} ${figure}`,
        picture: pixels(cardArt({ name: 'Same Name', terrain, figure, rank: 3 }), 30),
      })),
    );
    seen.forEach(({ label, picture }, index) => {
      expect(variety(picture), label).toBeGreaterThan(8);
      for (const other of seen.slice(index + 1)) {
        expect(distance(picture, other.picture), `${label}, ${other.label}`).toBeGreaterThan(1.5);
      }
    });
  }, 60_000);

  it('is well-formed, below 40 KB, and free of ids, scripts, references and broken numbers', () => {
    fc.assert(
      fc.property(anySubject, (subject) => {
        const svg = cardArt(subject);
        expect(svg.length).toBeLessThan(40 * 1024);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|href| id=|url\(/);
        expect(() => pixels(svg, 15)).not.toThrow();
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('does not let a name out into the markup', () => {
    const svg = cardArt({ ...wolf, name: '"/><script>alert(1)</script>' });
    expect(svg).not.toContain('alert');
  });

  it('takes other sizes and fills them', () => {
    const svg = cardArt(wolf, { width: 250, height: 350 });
    expect(svg).toContain('viewBox="0 0 250 350"');
    expect(variety(pixels(svg))).toBeGreaterThan(8);
  });

  it('shows an empty landscape when there is no figure', () => {
    const { figure: _, ...empty } = wolf;
    expect(distance(pixels(cardArt(empty)), pixels(cardArt(wolf)))).toBeGreaterThan(4);
  });

  it('grows richer with rank: gold from rank four on', () => {
    expect(cardArt({ ...wolf, rank: 3 })).not.toContain('#d9a93a');
    expect(cardArt({ ...wolf, rank: 4 })).toContain('#d9a93a');
  });

  it('changes with the share of attack and defense', () => {
    const knight: ArtSubject = {
      name: 'Gate Keeper',
      terrain: 'earth',
      figure: 'warrior',
      rank: 3,
    };
    const fierce = pixels(cardArt({ ...knight, attack: 1400, defense: 100 }));
    const steady = pixels(cardArt({ ...knight, attack: 100, defense: 1400 }));
    expect(distance(fierce, steady)).toBeGreaterThan(3);
  });
});

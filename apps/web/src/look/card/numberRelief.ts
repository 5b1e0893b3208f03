/** The hill or hollow on a number card, as path data in a 200 x 280 field. */
export interface Relief {
  /** The outermost line, filled so that the contours stand on clear paper. */
  clearing: string;
  contours: string;
  /** Ticks that point inwards: on a map they mark a hollow. */
  hachures: string;
}

const centre = { x: 100, y: 140 };
const inner = 60;
const outer = 122;
const corners = 40;

/** Numbers between 0 and 1 that follow from a text, so that a card always has the same shape. */
function wander(text: string): [number, number, number] {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return [(hash & 1023) / 1023, ((hash >>> 10) & 1023) / 1023, ((hash >>> 20) & 1023) / 1023];
}

/** As many closed contour lines as the number is far from zero; the sign decides hill or hollow. */
export function numberRelief(value: number, seed: string): Relief {
  const rings = Math.abs(value);
  const [a, b, c] = wander(`${seed} ${value}`);
  const at = (ring: number, corner: number, inset = 0): string => {
    const angle = (corner / corners) * 2 * Math.PI;
    const share = rings === 1 ? 0.5 : ring / Math.max(1, rings - 1);
    const swell =
      1 +
      0.09 * Math.sin(2 * angle + 6.3 * a + share) +
      0.06 * Math.sin(3 * angle + 6.3 * b - share) +
      0.025 * Math.sin(5 * angle + 6.3 * c);
    const radius = (inner + (outer - inner) * share * (0.45 + rings / 16)) * swell - inset;
    const x = centre.x + radius * 0.84 * Math.cos(angle);
    const y = centre.y + radius * 1.08 * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const around = Array.from({ length: corners }, (_, corner) => corner);
  const line = (ring: number) => `M${around.map((corner) => at(ring, corner)).join('L')}Z`;
  const lines = Array.from({ length: rings }, (_, ring) => line(ring));
  // Where lines stand close, ticks are short, so that neighbours never join into a net.
  const tick = Math.min(6, 3 + 12 / Math.max(1, rings));
  const ticks = (ring: number) =>
    around.map((corner) => `M${at(ring, corner)}L${at(ring, corner, tick)}`).join('');
  return {
    clearing: line(Math.max(0, rings - 1)),
    contours: lines.join(''),
    hachures: value < 0 ? lines.map((_, ring) => ticks(ring)).join('') : '',
  };
}

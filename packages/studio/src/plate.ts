import type { Affine, Box, Knot, Point } from './geometry.ts';
import {
  along,
  boxAround,
  compose,
  flatten,
  knotsFrom,
  lineLength,
  moveKnot,
  normals,
  placing,
  scaleOf,
  still,
} from './geometry.ts';
import type { Shading } from './hatch.ts';
import { ribbon, shadeForm, shadeTube } from './hatch.ts';
import type { Chance } from './seed.ts';
import { curvePath, element, linePath, num, packMoves } from './svg.ts';

/** The colours a figure is cut in. */
export interface Inks {
  ink: string;
  /** What the light falls on. */
  pale: string;
  /** The body colour. */
  mid: string;
  /** Parts that stand back or carry weight. */
  dark: string;
  /** Eyes, jewels, flames. */
  glow: string;
  /** Crowns and trim: gold on high ranks. */
  trim: string;
  /** The clear edge around the figure. */
  edge: string;
}

/** A tone of the figure. */
export type Tone = keyof Inks;

/** How one part is drawn; what is left out follows from its tone. */
export interface PartStyle extends Partial<Shading> {
  tone?: Tone;
  /** The weight of the outline; 0 leaves it out. */
  line?: number;
  /** No clear edge around this part: it lies on another. */
  inside?: boolean;
}

/** How a local space lies in its surroundings; a negative scaleX mirrors. */
interface Placing {
  scale?: number;
  scaleX?: number;
  scaleY?: number;
  /** In degrees. */
  turn?: number;
}

/** How a plate is cut. */
interface PlateStyle {
  /** How coarse the hatching is; 1 is the finest. */
  grain?: number;
  /** The weight of an outline that asks for nothing else. */
  line?: number;
  /** Only measure: hatching is estimated, not drawn. */
  measuring?: boolean;
}

/** Parts below this size get neither a clear edge nor white lines. */
const smallPart = 12;

/** About the bytes of one hatching stroke, and of the tags around a part. */
const strokeBytes = 22;
const partBytes = 75;

/** An engraver's plate: parts are added back to front, in local coordinates. */
export class Plate {
  private readonly inks: Inks;
  private readonly chance: Chance;
  /** The direction toward the light. */
  private readonly light: Point;
  private readonly style: Required<PlateStyle>;
  private map: Affine = still;
  private readonly marks: string[] = [];
  private readonly edges: string[] = [];
  /** Ink strokes not yet printed: they share one path until the next part covers them. */
  private strokes = '';
  /** Estimated bytes of hatching and of the rest. */
  private hatching = 0;
  private outlines = 0;
  private box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  constructor(inks: Inks, light: Point, chance: Chance, style: PlateStyle = {}) {
    this.inks = inks;
    this.light = light;
    this.chance = chance;
    this.style = { grain: 1, line: 0.9, measuring: false, ...style };
  }

  /** Draws in a moved, scaled and turned space. */
  at(
    x: number,
    y: number,
    draw: () => void,
    { scale = 1, scaleX = scale, scaleY = scale, turn = 0 }: Placing = {},
  ): void {
    const before = this.map;
    this.map = compose(before, placing(x, y, scaleX, scaleY, turn));
    draw();
    this.map = before;
  }

  /** A closed shape through knots, shaded by straight strokes. */
  form(curve: readonly Knot[], style: PartStyle = {}): void {
    const moved = this.move(curve);
    // About two dozen points are enough to hatch by; corners need none between them.
    const steps = curve.every((knot) => knot.sharp) ? 1 : Math.max(2, Math.ceil(24 / curve.length));
    const polygon = flatten(moved, true, steps);
    this.outline(curvePath(moved, true), style, moved);
    const { left, top, right, bottom } = boxAround(moved);
    this.shade(style, Math.hypot(right - left, bottom - top), (shading, light) =>
      shadeForm(polygon, light, shading, this.chance),
    );
  }

  /** A round limb along a spine; `widths` runs evenly along it. */
  tube(spine: readonly Knot[], widths: readonly number[], style: PartStyle = {}): void {
    const line = flatten(this.move(spine), false, 8);
    const scale = scaleOf(this.map) / 2;
    const halves = line.map((_, index) => along(widths, index / (line.length - 1)) * scale);
    const sides = normals(line);
    const stride = spine.length > 3 ? 8 : 4;
    const edge = (sign: number): Point[] =>
      line
        .map(([x, y], index): Point => {
          const [nx, ny] = sides[index] as Point;
          const half = (halves[index] ?? 0) * sign;
          return [x + nx * half, y + ny * half];
        })
        .filter((_, index) => index % stride === 0);
    const rim = knotsFrom([...edge(1), ...edge(-1).reverse()]);
    this.outline(curvePath(rim, true), style, rim);
    this.shade(style, lineLength(line), (shading, light) =>
      shadeTube(line, halves, light, shading),
    );
  }

  /** An ellipse. */
  disc(x: number, y: number, radius: number, style: PartStyle = {}, radiusY = radius): void {
    const rim = Array.from({ length: 8 }, (_, index): Point => {
      const angle = (index * Math.PI) / 4;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radiusY];
    });
    this.form(knotsFrom(rim), style);
  }

  /** A small solid dot: an eye, a rivet. */
  dot(x: number, y: number, radius: number, tone: Tone = 'ink'): void {
    const place = moveKnot(this.map, { x, y, sharp: false });
    const size = radius * scaleOf(this.map);
    this.mark(
      element('circle', {
        cx: num(place.x),
        cy: num(place.y),
        r: num(Math.max(size, 0.5)),
        fill: this.inks[tone],
        stroke: 'none',
      }),
    );
  }

  /** A cut line that swells in the middle; weight is in the plate's own units. */
  cut(curve: readonly Knot[], weight = 0.8, tone: Tone = 'ink'): void {
    const line = flatten(this.move(curve), false, 4);
    const last = line.length - 1;
    const widths = line.map(
      (_, index) => weight * (0.25 + 0.9 * Math.sin((index / last) * Math.PI)),
    );
    this.engrave(ribbon(line, widths), tone);
  }

  /** An even line, for wires, strings and rims. */
  wire(curve: readonly Knot[], weight = 0.8, tone: Tone = 'ink', closed = false): void {
    const d = curvePath(this.move(curve), closed);
    const stroke = tone === 'ink' ? undefined : this.inks[tone];
    this.mark(element('path', { d, fill: 'none', stroke, 'stroke-width': num(weight) }));
  }

  /** The finished drawing, for a figure with a clear edge around it. */
  print(clearEdge = true): string {
    this.flush();
    const edge = element('path', {
      d: packMoves(this.edges.join('')),
      fill: this.inks.edge,
      stroke: this.inks.edge,
      'stroke-width': num(3.4),
      'stroke-linejoin': 'round',
      opacity: 0.8,
    });
    const drawn = element(
      'g',
      {
        stroke: this.inks.ink,
        'stroke-width': num(this.style.line),
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      },
      this.marks.join(''),
    );
    return (clearEdge && this.edges.length > 0 ? edge : '') + drawn;
  }

  private move(curve: readonly Knot[]): Knot[] {
    return curve.map((knot) => moveKnot(this.map, knot));
  }

  /** The box around all parts so far. */
  get bounds(): Box {
    return this.box;
  }

  private outline(data: string, style: PartStyle, rim: readonly Knot[]): void {
    const { tone = 'mid', line = this.style.line, inside = false } = style;
    const { left, top, right, bottom } = boxAround(rim);
    this.box = {
      left: Math.min(this.box.left, left),
      top: Math.min(this.box.top, top),
      right: Math.max(this.box.right, right),
      bottom: Math.max(this.box.bottom, bottom),
    };
    // Small parts lie on larger ones or barely stand out: their clear edge is not worth its bytes.
    if (!inside && Math.max(right - left, bottom - top) > smallPart) {
      this.edges.push(
        linePath(
          rim.map(({ x, y }) => [x, y]),
          true,
        ),
      );
    }
    this.outlines += data.length + partBytes + (inside ? 0 : rim.length * 8);
    const stroke = line === 0 ? 'none' : undefined;
    const width = line === 0 || line === this.style.line ? undefined : num(line);
    this.mark(element('path', { d: data, fill: this.inks[tone], stroke, 'stroke-width': width }));
  }

  /** The estimated bytes of the hatching at this scale, and of everything else. */
  get weight(): Readonly<{ strokes: number; parts: number }> {
    return { strokes: this.hatching, parts: this.outlines };
  }

  private mark(markup: string): void {
    this.flush();
    this.marks.push(markup);
  }

  private engrave(data: string, tone: Tone): void {
    this.outlines += tone === 'ink' ? data.length : data.length + partBytes;
    if (tone === 'ink') this.strokes += data;
    else if (data !== '') {
      this.mark(element('path', { d: packMoves(data), fill: this.inks[tone], stroke: 'none' }));
    }
  }

  private flush(): void {
    if (this.strokes === '') return;
    this.marks.push(
      element('path', { d: packMoves(this.strokes), fill: this.inks.ink, stroke: 'none' }),
    );
    this.strokes = '';
  }

  private shade(
    style: PartStyle,
    extent: number,
    strokes: (shading: Shading, light: Point) => string,
  ): void {
    const tone = style.tone ?? 'mid';
    const reach = style.reach ?? (tone === 'glow' ? 0.25 : 0.5);
    const shading: Shading = {
      reach,
      spacing: (style.spacing ?? 2.2) * this.style.grain,
      weight: style.weight ?? 1,
      lean: style.lean ?? 24,
      bend: style.bend ?? 0.1,
    };
    if (reach <= 0) return;
    if (this.style.measuring) {
      const layers = tone === 'dark' ? 1.8 : 1;
      this.hatching += (extent / shading.spacing) * strokeBytes * layers;
      this.outlines += partBytes * layers;
      return;
    }
    if (tone !== 'ink') this.engrave(strokes(shading, this.light), 'ink');
    // White-line engraving: dark parts of some size catch the light on their other side.
    if ((tone === 'dark' || tone === 'ink') && extent > smallPart) {
      const lit = {
        ...shading,
        reach: reach * 0.5,
        weight: shading.weight * 0.7,
        spacing: shading.spacing * 1.2,
      };
      this.engrave(strokes(lit, [-this.light[0], -this.light[1]]), 'pale');
    }
  }
}

import type { Measure, PlotFace } from '@cardscape/studio/analysis';

/** How the faces of a plot are called in the site's styles. */
const PLOT_FACES: Readonly<Record<PlotFace, { family: string; weight: number }>> = {
  title: { family: '--face-display', weight: 700 },
  text: { family: '--face-text', weight: 400 },
  bold: { family: '--face-text', weight: 700 },
};

/** Measures texts as this browser draws them, with the fonts that are loaded by now. */
export function browserMeasure(): Measure {
  const brush = document.createElement('canvas').getContext('2d');
  const styles = getComputedStyle(document.documentElement);
  const known = new Map<string, number>();
  return (text, size, face) => {
    const { family, weight } = PLOT_FACES[face];
    const font = `${weight} ${size}px ${styles.getPropertyValue(family)}`;
    const key = `${font} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (brush) brush.font = font;
    const width = brush?.measureText(text).width ?? text.length * size * 0.6;
    known.set(key, width);
    return width;
  };
}

import { contourField } from '@cardscape/studio';
import { memo, useEffect, useId, useState } from 'react';
import './Contours.css';

const tile = { width: 1280, height: 960 };
const levels = 14;
const drawn = new Map<string, string>();

function drawContours(seed: string): string {
  const path = drawn.get(seed) ?? contourField(seed, tile.width, tile.height, levels);
  drawn.set(seed, path);
  return path;
}

/** Quiet contour lines behind an area; the parent must be positioned. Drawn after the page is. */
export const Contours = memo(function Contours({ seed }: { seed: string }) {
  const pattern = useId();
  const [path, setPath] = useState(() => drawn.get(seed));
  useEffect(() => {
    const later = setTimeout(() => setPath(drawContours(seed)));
    return () => clearTimeout(later);
  }, [seed]);
  if (path === undefined) return null;
  return (
    <svg className="contours" aria-hidden="true">
      <pattern id={pattern} {...tile} patternUnits="userSpaceOnUse">
        <path d={path} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
});

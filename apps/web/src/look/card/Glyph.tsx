import { glyphPaths, type Terrain, terrainLook } from '@cardscape/studio';

/** A terrain's sign. Silent for screen readers unless `named`. */
export function Glyph({
  terrain,
  size = '1em',
  named = false,
}: {
  terrain: Terrain;
  size?: number | string | undefined;
  named?: boolean | undefined;
}) {
  const naming = named
    ? ({ role: 'img', 'aria-label': terrainLook(terrain).label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg
      {...naming}
      className="glyph"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no user text in it
      dangerouslySetInnerHTML={{ __html: glyphPaths(terrain) }}
    />
  );
}

/** A card's rank or level as a row of survey triangles. */
export function RankMarks({ rank }: { rank: number }) {
  return (
    <svg
      className="rank-marks"
      viewBox={`0 0 ${rank * 10} 10`}
      style={{ aspectRatio: `${rank * 10} / 10` }}
      aria-hidden="true"
    >
      {Array.from({ length: rank }, (_, mark) => `M${mark * 10 + 5} 1 l4 8 h-8 Z`).map((path) => (
        <path key={path} d={path} fill="currentColor" />
      ))}
    </svg>
  );
}

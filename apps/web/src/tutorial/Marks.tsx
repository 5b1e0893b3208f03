import './Marks.css';

/** Stands still where nothing may move. */
const ring =
  'box-shadow: 0 0 0 3px var(--paper), 0 0 0 6px var(--accent);' +
  'animation: lesson-ring 1.6s ease-in-out infinite;';

/** Rings round what is pointed out, wherever it lies on the table. */
export function Marks({ anchors }: { anchors: readonly string[] }) {
  if (anchors.length === 0) return null;
  const places = anchors.map((anchor) => `.ttcg-match [data-anchor="${anchor}"]`).join(',');
  return <style>{`${places} { ${ring} }`}</style>;
}

import './Ready.css';

/** Whether a profile can play, green or red, and what it lacks. */
export function Ready({ lacks }: { lacks: readonly string[] }) {
  if (lacks.length === 0) return <span className="ready ready--yes">Ready to play</span>;
  return <span className="ready ready--no">Not ready: {lacks[0]}</span>;
}

import css from './Ready.module.css';

/** Whether a profile can play, green or red, and what it lacks. */
export function Ready({ lacks }: { lacks: readonly string[] }) {
  if (lacks.length === 0)
    return <span className={`${css.ready} ${css.readyYes}`}>Ready to play</span>;
  return <span className={`${css.ready} ${css.readyNo}`}>Not ready: {lacks[0]}</span>;
}

import css from './UnitMarks.module.css';
import type { UnitMark } from './unitWords.ts';

/** The sign of each mark, drawn in a square of 12. */
const signs: Readonly<Record<UnitMark['sign'], string>> = {
  stun: 'M6 1 L7.3 4.6 L11 4.8 L8.1 7.2 L9.1 10.8 L6 8.7 L2.9 10.8 L3.9 7.2 L1 4.8 L4.7 4.6 Z',
  silence: 'M1.5 2.5 H10.5 V8 H6 L3.5 10.5 V8 H1.5 Z M2 11 L10.5 1.5',
  hijack: 'M1 4 H9 L6.5 1.5 M11 8 H3 L5.5 10.5',
  away: 'M1.5 6 H8 M5.5 3 L8.5 6 L5.5 9 M10.5 1.5 V10.5',
  dot: 'M6 1 C8.5 4.5 9.5 6 9.5 7.6 A3.5 3.5 0 0 1 2.5 7.6 C2.5 6 3.5 4.5 6 1 Z',
  attack: 'M11 1 L4.2 7.8 M2 6.5 L5.5 10 M3.8 8.2 L1.2 10.8',
  hp: 'M6 10.8 C2.5 8 1 6.2 1 4.2 A2.6 2.6 0 0 1 6 3.2 A2.6 2.6 0 0 1 11 4.2 C11 6.2 9.5 8 6 10.8 Z',
  block: 'M6 1 L10.5 2.5 V6 C10.5 8.5 8.5 10.2 6 11.2 C3.5 10.2 1.5 8.5 1.5 6 V2.5 Z',
  effect: 'M6 1 V11 M1 6 H11 M2.5 2.5 L9.5 9.5 M9.5 2.5 L2.5 9.5',
};

/** What is in force on a card, as small signs with their numbers. */
export function UnitMarks({ marks }: { marks: readonly UnitMark[] }) {
  if (marks.length === 0) return null;
  return (
    <span className={css.marks} data-marks>
      {marks.slice(0, 4).map(({ kind, sign, words, figure }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name of their own
        <span key={place} className={`${css.mark} ${css[kind]}`}>
          <svg viewBox="0 0 12 12" width="1em" height="1em" aria-hidden="true">
            <title>{words}</title>
            <path d={signs[sign]} />
          </svg>
          <span className={`${css.figure} figures`} aria-hidden="true">
            {figure}
          </span>
          <span className="sr-only">, {words}</span>
        </span>
      ))}
      {marks.length > 4 && <span className={`${css.mark} figures`}>+{marks.length - 4}</span>}
    </span>
  );
}

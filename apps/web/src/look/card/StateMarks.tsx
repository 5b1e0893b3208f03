import './StateMarks.css';

/** A surveyor's trigonometric point: the small mark on whatever can be done. */
export function SurveyMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 16 14" width="16" height="14" aria-hidden="true">
      <path d="M8 1 L15 13 H1 Z" />
      <circle cx="8" cy="9" r="1.6" />
    </svg>
  );
}

/** The lines and marks that say: this can be picked, is chosen, is targeted. */
export function StateMarks({
  legal,
  chosen,
  targeted,
}: {
  legal?: boolean | undefined;
  chosen?: boolean | undefined;
  targeted?: boolean | undefined;
}) {
  if (!legal && !chosen && !targeted) return null;
  return (
    <span className="state-marks" aria-hidden="true">
      {(legal || chosen) && (
        <svg className={`state-marks__line ${chosen ? 'state-marks__line--chosen' : ''}`}>
          <title>{chosen ? 'Chosen' : 'Can be picked'}</title>
          <rect x="2" y="2" rx="9" />
        </svg>
      )}
      {targeted && (
        <>
          <span className="state-marks__brackets" />
          <svg className="state-marks__sight" viewBox="0 0 48 48">
            <title>Targeted</title>
            <circle className="state-marks__disc" cx="24" cy="24" r="23" />
            <circle cx="24" cy="24" r="12" />
            <path d="M24 4 V19 M24 29 V44 M4 24 H19 M29 24 H44" />
          </svg>
        </>
      )}
      {chosen ? (
        <svg className="state-marks__flag" viewBox="0 0 22 26" width="22" height="26">
          <title>Chosen</title>
          <path d="M4 25 V2 L20 7 L4 13" />
        </svg>
      ) : (
        legal && <SurveyMark className="state-marks__mark" />
      )}
    </span>
  );
}

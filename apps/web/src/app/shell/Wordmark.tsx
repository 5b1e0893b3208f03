/** The house's mark: a card, and on it a hill in contour lines under a survey point. */
function Mark({ size = 40 }: { size?: number }) {
  return (
    <svg className="mark" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <rect
        className="mark__under"
        x="12.5"
        y="4.5"
        width="22"
        height="30"
        rx="2.5"
        transform="rotate(9 23 20)"
      />
      <rect className="mark__card" x="7" y="5" width="22" height="30" rx="2.5" />
      <g className="mark__lines">
        <path d="M7 33 Q11 27 14 26.5 T20 23.5 T29 28.5" />
        <path d="M7 29 Q11 22.5 14.5 21.5 T20.5 19 T29 24" />
        <path d="M8.5 24.5 Q12.5 18.5 15.5 17.5 T21 15.5 T28 19.5" />
        <path d="M12 18.5 Q15 14.5 17 14.3 T22 15" />
      </g>
      <path className="mark__point" d="M18.3 6.8 L21.8 12.6 H14.8 Z" />
    </svg>
  );
}

/** Mark and name together. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <Mark />
      <span className="wordmark__name">Cardscape</span>
    </span>
  );
}

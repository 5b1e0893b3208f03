import './CompassMark.css';

/** A compass rose, for quiet corners. */
export function CompassMark({ size = 96 }: { size?: number }) {
  const ticks = Array.from({ length: 32 }, (_, index) => index * 11.25);
  return (
    <svg
      className="compass-mark"
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle r="46" />
      <circle r="40" />
      {ticks.map((angle) => (
        <path
          key={angle}
          d={angle % 45 === 0 ? 'M0 -46 V-36' : 'M0 -46 V-40'}
          transform={`rotate(${angle})`}
        />
      ))}
      {[45, 135, 225, 315].map((angle) => (
        <path key={angle} d="M0 -26 L4.5 -4.5 L0 0 L-4.5 -4.5 Z" transform={`rotate(${angle})`} />
      ))}
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M0 -38 L6.5 -6.5 L0 0 Z" />
          <path className="compass-mark__shade" d="M0 -38 L-6.5 -6.5 L0 0 Z" />
        </g>
      ))}
    </svg>
  );
}

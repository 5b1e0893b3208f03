import './Stepper.css';

/** How many of a card are in, with one more and one less. */
export function Stepper({
  name,
  count,
  full,
  onStep,
}: {
  name: string;
  count: number;
  full: boolean;
  onStep: (by: 1 | -1) => void;
}) {
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={`Take out one ${name}`}
        disabled={count === 0}
        onClick={() => onStep(-1)}
      >
        −
      </button>
      <output className="figures">{count}</output>
      <button
        type="button"
        aria-label={`Add one ${name}`}
        disabled={full}
        onClick={() => onStep(1)}
      >
        +
      </button>
    </div>
  );
}

import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import './Field.css';

interface Labelled {
  label: string;
  /** One line of help under the control. */
  hint?: string | undefined;
  /** What is wrong, and what would be right. */
  error?: string | undefined;
}

function Row({ id, label, hint, error, children }: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className={`field ${error ? 'field--wrong' : ''}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children}
      {(error ?? hint) && (
        <p id={`${id}-note`} className="field__note">
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

function noted(id: string, { hint, error }: Pick<Labelled, 'hint' | 'error'>) {
  const described = (error ?? hint) ? { 'aria-describedby': `${id}-note` } : {};
  return { id, ...described, 'aria-invalid': error !== undefined };
}

/** A line to type in. */
export function Field({
  label,
  hint,
  error,
  ...rest
}: Labelled & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>) {
  const id = useId();
  return (
    <Row id={id} label={label} hint={hint} error={error}>
      <input className="field__control" {...rest} {...noted(id, { hint, error })} />
    </Row>
  );
}

/** Some lines to type in. */
export function LongField({
  label,
  hint,
  error,
  ...rest
}: Labelled & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>) {
  const id = useId();
  return (
    <Row id={id} label={label} hint={hint} error={error}>
      <textarea className="field__control" {...rest} {...noted(id, { hint, error })} />
    </Row>
  );
}

/** One of several, from a list. The browser's own list: it is the best one on every device. */
export function Select({
  label,
  hint,
  error,
  ...rest
}: Labelled & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>) {
  const id = useId();
  return (
    <Row id={id} label={label} hint={hint} error={error}>
      <select
        className="field__control field__control--select"
        {...rest}
        {...noted(id, { hint, error })}
      />
    </Row>
  );
}

/** A number on a scale, drawn as a map's scale bar. */
export function Slider({
  label,
  hint,
  value,
  min,
  max,
  step = 1,
  show = String,
  onChange,
}: Pick<Labelled, 'label' | 'hint'> & {
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  /** How the value is said: `(n) => `${n} rounds``. */
  show?: ((value: number) => string) | undefined;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <Row id={id} label={label} hint={hint}>
      <span className="field__scale">
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={show(value)}
          onChange={(event) => onChange(Number(event.target.value))}
          {...noted(id, { hint })}
        />
        <output className="figures" htmlFor={id}>
          {show(value)}
        </output>
      </span>
    </Row>
  );
}

/** Yes or no, at once. */
export function Toggle({
  label,
  hint,
  on,
  onChange,
}: Pick<Labelled, 'label' | 'hint'> & { on: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <div className="field field--toggle">
      <label className="toggle" htmlFor={id}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
          {...noted(id, { hint })}
        />
        <span className="toggle__track" aria-hidden="true" />
        {label}
      </label>
      {hint && (
        <p id={`${id}-note`} className="field__note">
          {hint}
        </p>
      )}
    </div>
  );
}

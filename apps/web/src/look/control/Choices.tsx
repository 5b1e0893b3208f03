import type { ReactNode } from 'react';
import './Choices.css';

/** A question with a few answers, one of them taken. */
export function Choices({
  legend,
  className = '',
  children,
}: {
  legend: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={`choices ${className}`}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** One of the answers: a box to click on, with whatever says what it is. */
export function Choice({
  name,
  taken,
  onTake,
  bare = false,
  className = '',
  children,
  ...data
}: {
  /** What it has in common with the other answers. */
  name: string;
  taken: boolean;
  onTake: () => void;
  /** Whether its frame alone says that it is taken. */
  bare?: boolean;
  className?: string | undefined;
  children: ReactNode;
  readonly 'data-deck'?: string;
}) {
  return (
    <label className={`choice ${className}`} {...data}>
      <input
        type="radio"
        className={bare ? 'sr-only' : undefined}
        name={name}
        checked={taken}
        onChange={onTake}
      />
      {children}
    </label>
  );
}

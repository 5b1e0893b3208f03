import type { ComponentProps } from 'react';
import './Button.css';

/** What kind of deed it is: the one wanted now, another, or one that takes something away. */
export type ButtonTone = 'primary' | 'quiet' | 'danger';

/** The class of a button, for links that look like one. */
export function buttonClass(tone: ButtonTone = 'quiet'): string {
  return `button button--${tone}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone | undefined;
}

/** A deed. Its words are a verb. */
export function Button({ tone = 'quiet', className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(tone)} ${className}`}
      data-tone={tone}
    />
  );
}

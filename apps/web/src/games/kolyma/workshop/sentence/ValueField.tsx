import { COLOURS } from '@cardscape/kolyma/tools';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { isUnread, largestTyped, valueTrouble, type Wish } from './offers.ts';
import css from './SentenceEditor.module.css';

/** The value of a keyword, asked for right behind it and labelled with what it is for. */
export function ValueField({
  value,
  wish,
  control,
  onChange,
  onDone,
}: {
  value: number | null;
  wish: Wish;
  control?: Ref<HTMLInputElement & HTMLSelectElement>;
  onChange: (value: number | null) => void;
  /** Enter was pressed: the value is typed. */
  onDone: () => void;
}) {
  const id = useId();
  const trouble = valueTrouble(value, wish);
  const colour = wish.max === COLOURS.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onDone();
  };
  return (
    <span className={`${css.valueField} ${trouble ? css.valueFieldWrong : ''}`}>
      {colour ? (
        <select
          ref={control}
          id={id}
          value={value ?? ''}
          onChange={(event) => onChange(Number(event.target.value))}
          onKeyDown={onKeyDown}
        >
          {COLOURS.map((name, index) => (
            <option key={name} value={index}>
              {index} {name}
            </option>
          ))}
        </select>
      ) : (
        <NumberInput
          id={id}
          control={control}
          value={value}
          troubled={trouble !== undefined}
          onChange={onChange}
          onKeyDown={onKeyDown}
        />
      )}
      <label htmlFor={id}>
        {trouble && <b>{trouble} </b>}
        {colour ? 'the colour' : isUnread(wish) ? 'not used' : wish.meaning}
      </label>
    </span>
  );
}

/** A whole number being typed: what is not one yet stays in the field and counts as none. */
export function NumberInput({
  id,
  control,
  value,
  troubled,
  label,
  onChange,
  onKeyDown,
}: {
  id?: string;
  control?: Ref<HTMLInputElement> | undefined;
  value: number | null;
  troubled?: boolean;
  label?: string;
  onChange: (value: number | null) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}) {
  const [typed, setTyped] = useState(String(value ?? ''));
  const shown = wholeNumber(typed) === value ? typed : String(value ?? '');
  return (
    <input
      ref={control}
      id={id}
      className={`${css.numberInput} figures`}
      inputMode="text"
      autoComplete="off"
      aria-label={label}
      aria-invalid={troubled ?? false}
      value={shown}
      style={{ width: `${Math.max(3, shown.length + 2)}ch` }}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(wholeNumber(event.target.value));
      }}
      onKeyDown={onKeyDown}
    />
  );
}

/** The whole number that was typed, or nothing if it is none or too large. */
function wholeNumber(typed: string): number | null {
  const text = typed.trim().replace('−', '-');
  if (!/^[+-]?\d+$/.test(text)) return null;
  const number = Number(text) || 0; // -0 is 0
  return Math.abs(number) <= largestTyped ? number : null;
}

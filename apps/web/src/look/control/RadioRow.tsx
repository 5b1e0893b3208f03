import './RadioRow.css';

/** A few ways to go on, side by side, one of them taken. */
export function RadioRow<Key extends string>({
  legend,
  name,
  options,
  chosen,
  onChange,
}: {
  legend: string;
  name: string;
  options: readonly { readonly key: Key; readonly name: string; readonly line: string }[];
  chosen: Key;
  onChange: (key: Key) => void;
}) {
  return (
    <fieldset className="radio-row">
      <legend>{legend}</legend>
      {options.map(({ key, name: words, line }) => (
        <label key={key} className="radio-row__option">
          <input type="radio" name={name} checked={chosen === key} onChange={() => onChange(key)} />
          <span>
            <strong>{words}</strong>
            <span>{line}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { Choice, Choices } from './Choices.tsx';
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
    <Choices legend={legend} className="radio-row">
      {options.map(({ key, name: words, line }) => (
        <Choice key={key} name={name} taken={chosen === key} onTake={() => onChange(key)}>
          <span>
            <strong>{words}</strong>
            <span>{line}</span>
          </span>
        </Choice>
      ))}
    </Choices>
  );
}

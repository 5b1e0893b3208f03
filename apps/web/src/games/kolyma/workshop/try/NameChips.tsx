import { CloseIcon } from '../../../../look/control/icons.tsx';
import css from './chips.module.css';

/** Special cards of a position, by name. */
export function NameChips({
  label,
  names,
  all,
  onChange,
}: {
  label: string;
  names: readonly string[];
  /** The names that can be added. */
  all: readonly string[];
  onChange: (names: readonly string[]) => void;
}) {
  return (
    <fieldset className={css.chips}>
      <legend className="field__label">{label}</legend>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
        <span key={index} className={css.nameChip}>
          {name}
          <button
            type="button"
            aria-label={`Remove ${name} from ${label.toLowerCase()}`}
            onClick={() => onChange(names.toSpliced(index, 1))}
          >
            <CloseIcon />
          </button>
        </span>
      ))}
      <select
        className={css.add}
        aria-label={`Add a card to ${label.toLowerCase()}`}
        value=""
        onChange={(event) => onChange([...names, event.target.value])}
      >
        <option value="" disabled>
          Add a card
        </option>
        {all.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </fieldset>
  );
}

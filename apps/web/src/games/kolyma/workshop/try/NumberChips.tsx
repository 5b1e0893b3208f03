import { COLOURS, groundOf, type PositionNumber } from '@cardscape/kolyma/tools';
import { Glyph } from '../../../../look/card/Glyph.tsx';
import { terrainInks } from '../../../../look/card/terrainInks.ts';
import { CloseIcon } from '../../../../look/control/icons.tsx';
import { NumberInput } from '../sentence/ValueField.tsx';
import css from './chips.module.css';

/** Number cards of a position, each with its value and colour to be changed in place. */
export function NumberChips({
  label,
  numbers,
  onChange,
}: {
  label: string;
  numbers: readonly PositionNumber[];
  onChange: (numbers: readonly PositionNumber[]) => void;
}) {
  return (
    <fieldset className={css.chips}>
      <legend className="field__label">{label}</legend>
      {numbers.map((card, index) => (
        <NumberChip
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a position are told apart by place
          key={index}
          place={`${label}, card ${index + 1}`}
          card={card}
          onChange={(next) => onChange(numbers.with(index, next))}
          onRemove={() => onChange(numbers.toSpliced(index, 1))}
        />
      ))}
      <button
        type="button"
        className={css.add}
        onClick={() => onChange([...numbers, { value: 3, class: 0 }])}
      >
        Add a card<span className="sr-only"> to {label.toLowerCase()}</span>
      </button>
    </fieldset>
  );
}

function NumberChip({
  place,
  card,
  onChange,
  onRemove,
}: {
  place: string;
  card: PositionNumber;
  onChange: (card: PositionNumber) => void;
  onRemove: () => void;
}) {
  const terrain = groundOf(card.class);
  return (
    <span className={css.numberChip} style={terrainInks(terrain)}>
      <NumberInput
        label={`Value of ${place}`}
        value={card.value}
        onChange={(value) =>
          value !== null && Math.abs(value) < 100 && onChange({ ...card, value })
        }
      />
      <span className={css.numberChipClass}>
        <Glyph terrain={terrain} />
        <select
          aria-label={`Colour of ${place}`}
          value={card.class}
          onChange={(event) => onChange({ ...card, class: Number(event.target.value) })}
        >
          {COLOURS.map((name, colour) => (
            <option key={name} value={colour}>
              {name}
            </option>
          ))}
        </select>
      </span>
      <button type="button" aria-label={`Remove ${place}`} onClick={onRemove}>
        <CloseIcon />
      </button>
    </span>
  );
}

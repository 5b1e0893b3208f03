import type { EditionName } from '@cardscape/ttcg';
import { EDITIONS } from '@cardscape/ttcg/tools';
import { Select } from '../../../look/control/Field.tsx';

/** Which edition of the rules a deck is for. */
export function EditionSelect({
  edition,
  onChange,
}: {
  edition: EditionName;
  onChange: (edition: EditionName) => void;
}) {
  return (
    <Select
      label="Edition"
      value={edition}
      onChange={({ target }) => onChange(target.value as EditionName)}
    >
      {Object.keys(EDITIONS).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
}

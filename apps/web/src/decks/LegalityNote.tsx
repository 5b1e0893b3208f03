import { EDITIONS, type EditionName, type Illegality } from '@cardscape/ttcg';
import { Select } from '../look/Field.tsx';
import './LegalityNote.css';

/** Which edition the deck is for, and what keeps it from being played there. */
export function LegalityNote({
  faults,
  edition,
  onEdition,
}: {
  faults: readonly Illegality[];
  edition: EditionName;
  onEdition: (edition: EditionName) => void;
}) {
  return (
    <div className="legality-note">
      <Select
        label="Edition"
        value={edition}
        onChange={({ target }) => onEdition(target.value as EditionName)}
      >
        {Object.keys(EDITIONS).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <div role="status">
        {faults.length === 0 ? (
          <p className="legality-note__good">Legal in edition {edition}.</p>
        ) : (
          <FaultList faults={faults} />
        )}
      </div>
    </div>
  );
}

const shownAtOnce = 2;

/** The first faults; the others when asked for. */
function FaultList({ faults }: { faults: readonly Illegality[] }) {
  const first = faults.slice(0, shownAtOnce);
  const rest = faults.slice(shownAtOnce);
  const line = ({ message }: Illegality) => <li key={message}>{message}</li>;
  return (
    <>
      <ul className="legality-note__faults">{first.map(line)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more to mend</summary>
          <ul className="legality-note__faults">{rest.map(line)}</ul>
        </details>
      )}
    </>
  );
}

import type { EditionName } from '@cardscape/ttcg';
import type { Illegality } from '@cardscape/ttcg/tools';
import css from './LegalityNote.module.css';

/** What keeps a deck from being played in an edition, or that nothing does. */
export function LegalityNote({
  faults,
  edition,
}: {
  faults: readonly Illegality[];
  edition: EditionName;
}) {
  return (
    <div className={css.legalityNote} role="status">
      {faults.length === 0 ? (
        <p className={css.good}>Legal in edition {edition}.</p>
      ) : (
        <FaultList faults={faults} />
      )}
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
      <ul className={css.faults}>{first.map(line)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more to mend</summary>
          <ul className={css.faults}>{rest.map(line)}</ul>
        </details>
      )}
    </>
  );
}

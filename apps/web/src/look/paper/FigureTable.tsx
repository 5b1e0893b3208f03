/** Figures in a table: each row begins with what it is about. */
export function FigureTable({
  heads,
  rows,
  className = '',
}: {
  /** What the columns hold; nothing for one that needs no words. */
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  className?: string;
}) {
  return (
    <table className={`figures ${className}`}>
      <thead>
        <tr>
          {heads.map((words, column) =>
            words === '' ? (
              <td key="nothing" />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: two players can have one name
              <th key={column} scope="col">
                {words}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([about, ...cells]) => (
          <tr key={about}>
            <th scope="row">{about}</th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

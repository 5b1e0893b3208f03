import { capital, counted } from '@cardscape/kernel';
import { DEFAULT_EDITION, EDITIONS } from '@cardscape/ttcg/tools';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import { Chip } from '../../../look/control/Chip.tsx';
import { Select } from '../../../look/control/Field.tsx';
import { groundOf } from '../card/ttcgPrint.ts';
import { type Order, orders } from './orders.ts';
import css from './QueryBox.module.css';
import { QueryFault } from './QueryFault.tsx';
import { QueryHelp } from './QueryHelp.tsx';
import { termOf, withTerm } from './terms.ts';
import type { CardSearch } from './useCardSearch.ts';

const types = [...EDITIONS[DEFAULT_EDITION].types, 'spell'] as const;
const ranks = ['1', '2', '3', '4', '5'];

/** The search line with its help, what it was understood as, and the terms most often wanted. */
export function QueryBox({
  search,
  children,
}: {
  search: CardSearch;
  /** Another control in the line. */
  children?: ReactNode;
}) {
  const { query, setQuery, parsed, found, order, setOrder } = search;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser yet
    <div className={css.queryBox} role="search">
      <div className={css.line}>
        <div className={`field ${css.query} ${parsed.ok ? '' : 'field--wrong'}`}>
          <label className="field__label" htmlFor={id}>
            Find cards
          </label>
          <input
            id={id}
            type="search"
            className={`field__control ${css.control}`}
            placeholder='t:fire r>=2 e:"draw"'
            value={query}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={!parsed.ok}
            aria-describedby={`${id}-note`}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <QueryHelp onTake={(example) => setQuery(`${query} ${example}`.trim())} />
        <Select
          label="Order"
          value={order}
          onChange={(event) => setOrder(event.target.value as Order)}
        >
          {Object.entries(orders).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </Select>
        {children}
      </div>
      <div id={`${id}-note`} className={css.note} role="status">
        {parsed.ok ? (
          <p>
            <b>{counted(found.length, 'card')}.</b> {query.trim() !== '' && parsed.english}
          </p>
        ) : (
          <QueryFault query={query} error={parsed.error} at={parsed.at} />
        )}
      </div>
      <div className={css.chips}>
        <TermChips query={query} name="t" values={types} onChange={setQuery} />
        <TermChips query={query} name="r" values={ranks} onChange={setQuery} />
        {query !== '' && <Button onClick={() => setQuery('')}>Show all</Button>}
      </div>
    </div>
  );
}

/** One chip for each value of a key; the one that the query has is on. */
function TermChips({
  query,
  name,
  values,
  onChange,
}: {
  query: string;
  name: 't' | 'r';
  values: readonly string[];
  onChange: (query: string) => void;
}) {
  const current = termOf(query, name);
  return values.map((value) => {
    const on = value === current;
    const type = types.find((each) => each === value);
    return (
      <Chip
        key={value}
        on={on}
        terrain={type && groundOf(type)}
        onPick={() => onChange(withTerm(query, name, on ? undefined : value))}
      >
        {type ? (
          capital(type)
        ) : (
          <>
            <span className="sr-only">Rank {value}</span>
            <span aria-hidden="true">{'▲'.repeat(Number(value))}</span>
          </>
        )}
      </Chip>
    );
  });
}

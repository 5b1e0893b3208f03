import { Popover } from 'radix-ui';
import { buttonClass } from '../../../look/control/Button.tsx';
import css from './QueryHelp.module.css';
import { type QueryKey, queryJoins, queryKeys } from './queryHelp.ts';

/** What can be asked, with examples that can be taken over. */
export function QueryHelp({ onTake }: { onTake: (example: string) => void }) {
  return (
    <Popover.Root>
      <Popover.Trigger className={buttonClass()}>What to ask</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={css.queryHelp}
          sideOffset={6}
          collisionPadding={12}
          aria-label="What you can search by"
        >
          <p>Click an example to add it to your search.</p>
          <Keys keys={queryKeys} onTake={onTake} />
          <h3>Put together</h3>
          <Keys keys={queryJoins} onTake={onTake} />
          <p>
            Numbers compare with <code>:</code> <code>!=</code> <code>&gt;</code> <code>&gt;=</code>{' '}
            <code>&lt;</code> <code>&lt;=</code>. Put phrases in quotes.
          </p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Keys({ keys, onTake }: { keys: readonly QueryKey[]; onTake: (example: string) => void }) {
  return (
    <dl className={css.keys}>
      {keys.map(({ keys: names, what, examples }) => (
        <div key={names}>
          <dt>{names}</dt>
          <dd>{what}</dd>
          <dd>
            {examples.map((example) => (
              <button key={example} type="button" onClick={() => onTake(example)}>
                <code>{example}</code>
              </button>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

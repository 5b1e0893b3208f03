import { type CardFacts, factsOf } from '@cardscape/showdown/tools';
import { LevelUpWords } from '../card/CardWords.tsx';
import { isLevelUp } from '../match/picking.ts';
import { useTable } from './TableContext.tsx';
import css from './Teaching.module.css';

/** While a card to level up with is asked for: what each of them teaches. */
export function Teaching() {
  const { turn, print } = useTable();
  const { asked, designOf } = turn;
  if (!asked || !isLevelUp(asked.kind)) return null;
  const offered = new Set(asked.options.flatMap(({ card }) => card ?? []));
  const taught = new Map<string, CardFacts>();
  for (const card of offered) {
    const printed = print(designOf(card) ?? '');
    const facts = printed && factsOf(printed);
    if (printed && facts) taught.set(printed.name, facts);
  }
  if (taught.size === 0) return null;
  return (
    <section className={css.teaching} aria-label="What a level-up teaches">
      <h2>What a level-up teaches</h2>
      <dl>
        {[...taught].map(([name, facts]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{facts.levelUp ? <LevelUpWords facts={facts} /> : 'No ability.'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

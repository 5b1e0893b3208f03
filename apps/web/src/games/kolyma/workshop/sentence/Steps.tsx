import type { SpecialCard } from '@cardscape/kolyma';
import { type OutlineStep, outline } from '@cardscape/kolyma/tools';
import css from './Steps.module.css';

interface Branch {
  readonly key: string;
  readonly text: string;
  readonly inside: readonly Branch[];
}

/** What a card does, step by step in the order it happens; paths stand inside their condition. */
export function Steps({ program }: { program: SpecialCard['program'] }) {
  return <Branches branches={nested(outline(program), 0, 'step')} />;
}

function Branches({ branches }: { branches: readonly Branch[] }) {
  return (
    <ol className={css.steps}>
      {branches.map(({ key, text, inside }) => (
        <li key={key} className={inside.length > 0 ? css.fork : undefined}>
          {text}
          {inside.length > 0 && <Branches branches={inside} />}
        </li>
      ))}
    </ol>
  );
}

function nested(steps: readonly OutlineStep[], depth: number, key: string): Branch[] {
  const starts = steps.flatMap((step, index) => (step.depth === depth ? [index] : []));
  return starts.map((start, rank) => {
    const place = `${key}-${rank}`;
    const inside = nested(steps.slice(start + 1, starts[rank + 1]), depth + 1, place);
    return { key: place, text: steps[start]?.text ?? '', inside };
  });
}

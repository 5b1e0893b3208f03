import { type CardType, typeWords } from '@cardscape/showdown/tools';
import css from './TypeMark.module.css';

/** The sign of each type, drawn in a square of 16. */
const signs: Readonly<Record<CardType, string>> = {
  mob: 'M3 13 C3 7 4 5 4 2 L7 5 H9 L12 2 C12 5 13 7 13 13 M6 9 H6.1 M10 9 H10.1',
  equip: 'M3 13 L11 5 L13 2 L13.5 4.5 L5 13 Z M3 9 L7 13',
  action: 'M9 1.5 L4 9 H8 L6.5 14.5 L12 6.5 H8 Z',
  field: 'M1.5 13 L6 5 L9 10 L11 7 L14.5 13 Z M12 3 H12.1',
  char: 'M8 7.5 A3 3 0 1 0 8 1.5 A3 3 0 1 0 8 7.5 M2.5 14.5 C3 10 5 9 8 9 C11 9 13 10 13.5 14.5 Z',
  jrboss: 'M2.5 12.5 H13.5 L14 5 L10.5 8 L8 3 L5.5 8 L2 5 Z',
  boss: 'M2.5 11 H13.5 L14 4 L10.5 7 L8 2 L5.5 7 L2 4 Z M3 14 H13',
};

/**
 * The sign of a card's type. Silent for screen readers: what stands beside it says it in words. `--type-mark: none`
 * leaves it out where the place says the type.
 */
export function TypeMark({ type }: { type: CardType }) {
  return (
    <svg className={css.mark} viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true">
      <title>{typeWords(type)}</title>
      <path d={signs[type]} />
    </svg>
  );
}

import type { CardFilter, CardKind } from '../../tree/tree.ts';

const PARTS = ['states', 'rank', 'types', 'notTypes', 'subtypes', 'stat'] as const;

/** The part of a description that can be one of several. */
export function kindOf(filter: CardFilter): CardKind {
  const kind: Record<string, unknown> = { noun: filter.noun };
  for (const part of PARTS) if (filter[part] !== undefined) kind[part] = filter[part];
  return kind as unknown as CardKind;
}

/**
 * One description for cards of either kind. Where one kind can say it ("fire or water unit", "card" for
 * units and spells) there is no other way; else kinds that say less of state and rank come first, as
 * "tapped units or spells" is said of both.
 */
export function joinKinds(kinds: readonly CardKind[]): Pick<CardFilter, 'either'> & CardKind {
  const left: CardKind[] = [];
  for (const kind of kinds) {
    const at = left.findIndex((other) => merged(other, kind) !== undefined);
    const whole = at < 0 ? undefined : merged(left[at] as CardKind, kind);
    if (whole) left[at] = whole;
    else left.push(kind);
  }
  const [first = { noun: 'card' as const }] = left;
  if (left.length === 1) return first;
  const same = left.every(({ noun }) => noun === first.noun);
  const plain = left.filter((kind) => !isMarked(kind));
  return { noun: same ? first.noun : 'card', either: [...plain, ...left.filter(isMarked)] };
}

/** Whether its state or rank is said. */
export const isMarked = ({ states, rank }: CardKind): boolean =>
  states !== undefined || rank !== undefined;

/** Two kinds as one, if they differ in nothing but noun, type or subtype. */
function merged(a: CardKind, b: CardKind): CardKind | undefined {
  const differ = (['noun', ...PARTS] as const).filter(
    (part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]),
  );
  if (differ.length === 0) return a;
  const [part] = differ;
  if (differ.length > 1 || part === undefined) return undefined;
  if (part === 'noun') return a.types || a.subtypes || a.stat ? undefined : { ...a, noun: 'card' };
  if (part !== 'types' && part !== 'subtypes') return undefined;
  const [ofA, ofB] = [a[part], b[part]];
  return ofA && ofB ? { ...a, [part]: [...new Set([...ofA, ...ofB])] } : undefined;
}

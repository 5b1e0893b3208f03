import type { Option, SeenDecision } from '@cardscape/kernel';
import type { KolymaView } from '@cardscape/kolyma';
import { cardAnchor } from '../../../table/anchors.ts';
import type { Lessons } from '../../../table/lessons/lesson.ts';
import { kolymaTable } from '../table.tsx';
import type { KolymaLesson, KolymaStep, Mark } from './lesson.ts';
import { lessons } from './lessons.ts';

/** The lessons of Kolyma, and what it knows of them. */
export const kolymaLessons: Lessons<KolymaView, Mark> = {
  table: kolymaTable,
  lessons,
  rules: '/play/kolyma/rules',
  shelf: 'kolyma-tutorial',
  options: { characters: ['Ilsa Plumbline', 'Bror Breakup'] },
  fallbacks: ['pass'],
  nameOf: (design) => design,
  settle: () => undefined,
  coachAt: 'page',
  placesOf,
  deedOf,
  isOffPath,
  // A lesson is lost when its round is.
  isOver: (lesson, { results }) => results.length > (lesson as KolymaLesson).rounds,
};

/** The button that a step asks for; `null` if it asks for something on the table instead. */
function deedOf({ shows }: KolymaStep): string | null | undefined {
  const [first] = shows;
  if (!first) return undefined;
  return 'deed' in first ? first.deed : null;
}

/** Is the card that a step asks for no longer there to be taken up? */
function isOffPath({ shows: [first] }: KolymaStep, decision: SeenDecision, view: KolymaView) {
  if (decision.ask !== 'pick' || !first || 'total' in first || 'deed' in first) return false;
  const cards = cardsOf(first, view);
  return !decision.options.some(({ card }: Option) => card !== undefined && cards.includes(card));
}

/** Your cards that a mark means. */
function cardsOf(mark: Mark, { players: [{ line, hand }] }: KolymaView): readonly number[] {
  if ('number' in mark)
    return line.flatMap(({ card, value }) => (value === mark.number ? card : []));
  if (!('special' in mark)) return [];
  return hand.flatMap((seen) =>
    'design' in seen && seen.design === mark.special ? seen.card : [],
  );
}

/** Where on the page that is what is pointed out, as selectors. */
function placesOf(marks: readonly Mark[], view: KolymaView): readonly string[] {
  return marks.flatMap((mark) => {
    if ('deed' in mark) return `[data-deed="${mark.deed}"]`;
    if ('total' in mark) return `[data-zone="line"][data-side="${mark.total}"] [data-total]`;
    return cardsOf(mark, view).map((card) => `[data-anchor="${cardAnchor(card)}"]`);
  });
}

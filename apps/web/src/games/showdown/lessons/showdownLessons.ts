import type { CardId, SeenDecision } from '@cardscape/kernel';
import type { ShowdownView } from '@cardscape/showdown';
import { cardAnchor } from '../../../table/anchors.ts';
import type { Lessons } from '../../../table/lessons/lesson.ts';
import { showdownTable } from '../table.tsx';
import type { Mark, ShowdownLesson, ShowdownStep } from './lesson.ts';
import { lessons } from './lessons.ts';

/** The lessons of Showdown, and what it knows of them. */
export const showdownLessons: Lessons<ShowdownView, Mark> = {
  table: showdownTable,
  lessons,
  rules: '/play/showdown/rules',
  shelf: 'showdown-tutorial',
  // The cards of a lesson lie in its position.
  options: { characters: ['', ''], decks: [[], []] },
  fallbacks: ['pass'],
  nameOf: (design) => design,
  settle: () => undefined,
  coachAt: 'table',
  placesOf,
  // Every step asks for something on the table.
  deedOf: ({ shows }) => (shows.length > 0 ? null : undefined),
  isOffPath,
  // A lesson is lost when its turn is over.
  isOver: (lesson, { turn }) => turn > ((lesson as ShowdownLesson).position.turn ?? turn),
};

/** Kinds of questions that a card answers. */
const onTable = new Set(['levelUp', 'play', 'attack', 'target']);

/** Is the card that a step asks for not offered any more, or not with what it is to be aimed at? */
function isOffPath({ shows }: ShowdownStep, decision: SeenDecision, view: ShowdownView): boolean {
  const [first, then] = shows;
  if (decision.ask !== 'pick' || !onTable.has(decision.kind)) return false;
  if (!first || !('card' in first)) return false;
  const cards = cardsOf(first, view);
  const aims = then && 'card' in then && decision.kind === 'attack' ? cardsOf(then, view) : [];
  return !decision.options.some(
    ({ card, target }) =>
      card !== undefined &&
      cards.includes(card) &&
      (aims.length === 0 || (target?.is === 'card' && aims.includes(target.card))),
  );
}

/** The cards that a mark means, in your hand and on both sides of the table. */
function cardsOf(mark: Mark, { players }: ShowdownView): readonly CardId[] {
  if (!('card' in mark)) return [];
  const { hand } = players[0];
  return [
    ...hand.flatMap((seen) => ('design' in seen && seen.design === mark.card ? seen.card : [])),
    ...players.flatMap(({ slots }) =>
      slots.flatMap((unit) => (unit?.design === mark.card ? unit.card : [])),
    ),
  ];
}

/** Where on the page that is what is pointed out, as selectors. */
function placesOf(marks: readonly Mark[], view: ShowdownView): readonly string[] {
  return marks.flatMap((mark) => {
    if ('question' in mark) return '[data-question]';
    return cardsOf(mark, view).map((card) => `[data-anchor="${cardAnchor(card)}"]`);
  });
}

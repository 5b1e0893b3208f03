import type { Option, SeenDecision } from '@cardscape/kernel';
import type { TtcgPrint, TtcgView } from '@cardscape/ttcg';
import { nameOf } from '@cardscape/ttcg/tools';
import { cardAnchor, slotAnchor } from '../../../table/anchors.ts';
import type { Lessons } from '../../../table/lessons/lesson.ts';
import { type Stops, settledPass } from '../match/stops.ts';
import { isDirect } from '../table/goals.ts';
import { seenIn } from '../table/seen.ts';
import { pointsAnchor, slotName } from '../table/tableTypes.ts';
import { ttcgTable } from '../table.tsx';
import type { Mark, TtcgLesson, TtcgStep } from './lesson.ts';
import { lessons } from './lessons.ts';
import { emptyColumns } from './looks.ts';

/** The lessons of TTCG, and what it knows of them. */
export const ttcgLessons: Lessons<TtcgView, Mark> = {
  table: ttcgTable,
  lessons,
  rules: '/play/ttcg/rules',
  shelf: 'ttcg-tutorial',
  // The cards of a lesson lie in its position.
  options: { decks: [[], []] },
  fallbacks: ['pass', 'end', 'keep'],
  nameOf,
  settle(lesson, decision, view, print) {
    const answer = lesson.answers ? 'anything' : 'never';
    const stops: Stops = { answer, own: false, mine: [], theirs: [] };
    return settledPass(decision, view, stops, print as (design: string) => TtcgPrint | undefined);
  },
  coachAt: 'table',
  placesOf,
  deedOf,
  isOffPath,
  // A lesson is lost when its turn is over.
  isOver: (lesson, { turn }) => turn > ((lesson as TtcgLesson).position.turn ?? turn),
};

/** The button that a step asks for; `null` if it asks for something on the table instead. */
function deedOf({ shows }: TtcgStep): string | null | undefined {
  const deeds = shows.flatMap((mark) => (typeof mark === 'object' && 'deed' in mark ? mark : []));
  return deeds[0]?.deed ?? (shows.length > 0 ? null : undefined);
}

/**
 * Does a step ask for what is not offered any more? Told where one is free to act; a step that points
 * nothing out can be done in many ways.
 */
function isOffPath({ shows }: TtcgStep, decision: SeenDecision, view: TtcgView): boolean {
  if (decision.ask !== 'pick' || !['main', 'battle', 'respond'].includes(decision.kind))
    return false;
  const [first, ...then] = shows;
  if (first === undefined) return false;
  const seen = seenIn(view);
  const isWanted = (mark: Mark, option: Option): boolean => {
    if (mark === 'points') return isDirect(option);
    if ('deed' in mark) return option.act === mark.deed;
    if ('row' in mark) return option.act === 'play';
    const design = option.card === undefined ? undefined : seen.get(option.card)?.design;
    return design !== undefined && nameOf(design) === mark.card;
  };
  // A card that is pointed out last is what the first one is put on or aimed at.
  const aims = then.filter((mark) => typeof mark === 'string' || !('card' in mark));
  return !decision.options.some((option) =>
    [first, ...aims].every((mark) => isWanted(mark, option)),
  );
}

/** Where on the page that is what is pointed out, as selectors. */
function placesOf(marks: readonly Mark[], view: TtcgView): readonly string[] {
  return marks.flatMap((mark) =>
    typeof mark === 'object' && 'deed' in mark
      ? [`[data-deed="${mark.deed}"]`]
      : anchorsOf(mark, view).map((anchor) => `[data-anchor="${anchor}"]`),
  );
}

function anchorsOf(
  mark: Exclude<Mark, { readonly deed: unknown }>,
  view: TtcgView,
): readonly string[] {
  if (mark === 'points') return [pointsAnchor(1)];
  if ('card' in mark) return cardAnchors(view, mark.card);
  const { row, column } = mark;
  const columns = column === undefined ? emptyColumns(view, row) : [column - 1];
  return columns.map((each) => slotAnchor(slotName(row, 0, each)));
}

function cardAnchors(view: TtcgView, name: string): string[] {
  return [...seenIn(view).values()]
    .filter(
      ({ design, place }) => nameOf(design) === name && (place === 'hand' || place === 'field'),
    )
    .map(({ card }) => cardAnchor(card));
}

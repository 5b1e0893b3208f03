import type { TtcgView } from '@cardscape/ttcg';
import { nameOf } from '@cardscape/ttcg/tools';
import { seenIn } from '../table/seen.ts';
import { anchorOf, pointsAnchor, slotAnchor, slotName } from '../table/tableTypes.ts';
import type { Mark } from './lesson.ts';
import { emptyColumns } from './looks.ts';

/** Where on the page that is what is pointed out, as selectors. */
export function placesOf(marks: readonly Mark[], view: TtcgView): readonly string[] {
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
    .map(({ card }) => anchorOf(card));
}

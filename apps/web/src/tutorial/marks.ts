import { nameOf, type TtcgView } from '@cardscape/ttcg';
import { seenIn } from '../ttcg/seen.ts';
import { anchorOf, pointsAnchor, slotAnchor, slotName } from '../ttcg/tableTypes.ts';
import type { Mark } from './lesson.ts';
import { emptyColumns } from './looks.ts';

/** The anchors on the page of what is pointed out. */
export function anchorsOf(marks: readonly Mark[], view: TtcgView): readonly string[] {
  return marks.flatMap((mark) => {
    if (mark === 'points') return [pointsAnchor(1)];
    if ('card' in mark) return cardAnchors(view, mark.card);
    const { row, column } = mark;
    const columns = column === undefined ? emptyColumns(view, row) : [column - 1];
    return columns.map((each) => slotAnchor(slotName(row, 0, each)));
  });
}

function cardAnchors(view: TtcgView, name: string): string[] {
  return [...seenIn(view).values()]
    .filter(
      ({ design, place }) => nameOf(design) === name && (place === 'hand' || place === 'field'),
    )
    .map(({ card }) => anchorOf(card));
}

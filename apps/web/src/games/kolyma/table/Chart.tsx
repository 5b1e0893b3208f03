import { opponentOf, type Seat } from '@cardscape/kernel';
import type { CSSProperties } from 'react';
import { grown } from '../../../look/browser/rootSize.ts';
import { useMedia } from '../../../look/browser/useMedia.ts';
import { useSize } from '../../../look/browser/useSize.ts';
import { numeral } from '../../../look/card/numerals.ts';
import { dropAnchor } from '../../../table/anchors.ts';
import { DropPlace } from '../../../table/dragging/Dragging.tsx';
import css from './Chart.module.css';
import { useTable } from './share.ts';
import { Track } from './Track.tsx';
import { foldsOf, legsOf, marksOf, placeOf, spanOf, stepOf } from './track.ts';

/** The least and the most a number card is wide on the chart, in pixels; on a narrow one it is the least. */
const cardWidths = { least: 42, most: 78 } as const;
/** What roads, ruler and leaders take of the chart's height. */
const fixedHeight = 172;
/** The same on a phone that lies on its side, and the least a card is high there. */
const lowHeight = 142;
const leastHeight = 26;
/** What the target's plate and the word "over" take of the ruler, before the post and from it on. */
const plate = { before: 36, after: 72 } as const;

/** What a mark of the ruler takes with the ground beside it, and the least from one of its ticks to the next. */
const markWidth = 34;
const tickWidth = 4;

/** The chart in the middle: both roads on one scale, the target as a post across both. */
export function Chart() {
  const [room, width, height] = useSize(720);
  const { view, near, names, turn } = useTable();
  const { players, target } = view;
  const by = grown();
  const low = useMedia('(max-height: 30rem)');
  const fitting = width < 560 ? 0 : Math.floor((height - fixedHeight * by) / 4 / 1.4);
  const cardWidth = Math.max(cardWidths.least, Math.min(cardWidths.most, fitting / by)) * by;
  // Under a low sky cards are cropped to the number.
  const cardHeight = low
    ? Math.max(leastHeight, (height - lowHeight) / 4)
    : cardWidth * (width < 560 ? 1.2 : 1.4);
  const roads = [legsOf(players[0]), legsOf(players[1])] as const;
  const span = spanOf(target);
  const x = (value: number) => placeOf(value, span, width);
  const track = (seat: Seat) => (
    <Track
      total={players[seat].total}
      side={seat === near ? 'near' : 'far'}
      name={names[seat]}
      legs={roads[seat]}
      x={x}
      target={target}
      width={width}
      cardWidth={cardWidth}
    />
  );
  const one = x(1) - x(0);
  const scale = {
    '--number-width': `${cardWidth}px`,
    '--number-height': `${Math.min(cardHeight, cardWidth * 1.4)}px`,
    '--unit': `${one >= tickWidth ? one : 5 * one}px`,
    '--first': `${x(span.low)}px`,
    '--last': `${x(span.high)}px`,
    '--target': `${x(target)}px`,
  };
  // Marks give way to the target's plate and the word behind it.
  const marks = marksOf(span, stepOf(one, markWidth * by)).filter((mark) => {
    const off = x(mark) - x(target);
    return off <= -plate.before * by || off >= (plate.after + 8) * by;
  });
  return (
    <DropPlace className={css.chart} anchor={dropAnchor('play')} takes={turn.takes('play')}>
      <div className={css.room} ref={room}>
        <div className={css.sheet} style={scale as CSSProperties}>
          <div className={css.over} />
          {track(opponentOf(near))}
          <div className={`${css.ruler} figures`} aria-hidden="true">
            {marks.map((mark) => (
              <span key={mark} className={css.mark} style={{ left: x(mark) }}>
                {numeral(mark)}
              </span>
            ))}
            {foldsOf(width).map((fold) => (
              <span key={fold.left} className={css.fold} style={fold} />
            ))}
            <span className={css.word}>over</span>
            <strong className={css.target}>{target}</strong>
          </div>
          {track(near)}
        </div>
      </div>
    </DropPlace>
  );
}

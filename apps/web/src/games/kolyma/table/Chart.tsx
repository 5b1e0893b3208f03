import { opponentOf, type Seat } from '@cardscape/kernel';
import type { KolymaView } from '@cardscape/kolyma';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { numeral } from '../../../look/card/numerals.ts';
import { dropAnchor } from '../../../table/anchors.ts';
import { DropPlace } from '../../../table/dragging/Dragging.tsx';
import css from './Chart.module.css';
import { useTable } from './share.ts';
import { flagWidth, type Measures, Track } from './Track.tsx';
import { aheadOf, type Beside, legsOf, marksOf, placeOf, type Span, spanOf } from './track.ts';

/** The least and the most a number card is wide on the chart. */
const cardWidths = { least: 42, most: 78, onPhone: 42 } as const;
/** What roads, ruler and leaders take of the chart's height. */
const fixedHeight = 172;
/** What the target's plate and the word "over" take of the ruler, from the post on. */
const overRoom = 72;

/** The chart in the middle: both roads on one scale, the target as a post across both. */
export function Chart({
  view,
  near,
  names,
}: {
  view: KolymaView;
  near: Seat;
  names: readonly [string, string];
}) {
  const { ref, measures } = useMeasures();
  const { turn } = useTable();
  const far = opponentOf(near);
  const roads = view.players.map(legsOf);
  const besides = view.players.map(
    ({ total }, seat): Beside => ({
      at: total,
      side: aheadOf(roads[seat] ?? []),
      share: flagWidth(total) / measures.width,
    }),
  );
  const over: Beside = { at: view.target, side: 'right', share: overRoom / measures.width };
  const span = spanOf(roads, view.target, [...besides, over]);
  const post = placeOf(view.target, span, measures.width);
  const track = (seat: Seat) => (
    <Track
      player={view.players[seat]}
      side={seat === near ? 'near' : 'far'}
      owner={names[seat] === 'You' ? 'Your' : `${names[seat]}'s`}
      legs={roads[seat] ?? []}
      span={span}
      target={view.target}
      measures={measures}
    />
  );
  return (
    <DropPlace className={css.chart} anchor={dropAnchor('play')} takes={turn.takes('play')}>
      <div
        className={css.sheet}
        ref={ref}
        style={{ '--number-width': `${measures.cardWidth}px` } as CSSProperties}
      >
        <div className={css.over} style={{ left: post }} aria-hidden="true" />
        <div className={css.post} style={{ left: post }} aria-hidden="true" />
        {track(far)}
        <Ruler span={span} width={measures.width} target={view.target} />
        {track(near)}
      </div>
    </DropPlace>
  );
}

/** The scale that both roads share. Marks give way to the target's plate and the word behind it. */
function Ruler({ span, width, target }: { span: Span; width: number; target: number }) {
  const unit = width / (span.high - span.low);
  const givesWay = (mark: number) => {
    const off = (mark - target) * unit;
    return off > -36 && off < overRoom + 8;
  };
  return (
    <div
      className={`${css.ruler} figures`}
      aria-hidden="true"
      style={{ '--unit': `${unit}px` } as CSSProperties}
    >
      {marksOf(span).map((mark) => (
        <span
          key={mark}
          className={`${css.mark} ${givesWay(mark) ? css.quiet : ''}`}
          style={{ left: placeOf(mark, span, width) }}
        >
          {numeral(mark)}
        </span>
      ))}
      <span className={css.target} style={{ left: placeOf(target, span, width) }}>
        {target}
      </span>
      <span className={css.overWord} style={{ left: placeOf(target, span, width) }}>
        over
      </span>
    </div>
  );
}

/** Measures the sheet; cards are as large as its height allows. */
function useMeasures() {
  const ref = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState<Measures>({ width: 720, cardWidth: 60 });
  useLayoutEffect(() => {
    const sheet = ref.current;
    const room = sheet?.parentElement;
    if (!sheet || !room) return;
    const measure = () => {
      const width = sheet.clientWidth;
      const high = (room.clientHeight - fixedHeight) / 4 / 1.4;
      const fitting = Math.max(cardWidths.least, Math.min(cardWidths.most, Math.floor(high)));
      const cardWidth = width < 560 ? cardWidths.onPhone : fitting;
      setMeasures((before) =>
        before.width === width && before.cardWidth === cardWidth ? before : { width, cardWidth },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, measures };
}

import type { CardSize } from '../card/CardFrame.tsx';
import './Skeleton.css';

/** The outline of a card that is still on its way. */
function CardSkeleton({ size }: { size: CardSize }) {
  return <span className={`skeleton skeleton--card card-frame--${size}`} />;
}

/** The shape of what comes: a heading and some lines of text, or a row of cards. */
export function Skeleton({
  shape,
  count = 4,
  size = 'small',
}: {
  shape: 'text' | 'cards';
  count?: number | undefined;
  size?: CardSize | undefined;
}) {
  const pieces = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={`skeletons skeletons--${shape}`} role="status">
      <span className="sr-only">Loading</span>
      {pieces.map((piece) =>
        shape === 'cards' ? (
          <CardSkeleton key={piece} size={size} />
        ) : (
          <span key={piece} className="skeleton skeleton--line" />
        ),
      )}
    </div>
  );
}

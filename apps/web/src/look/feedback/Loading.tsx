import { Skeleton } from './Skeleton.tsx';
import '../paper/page.css';

/** The shape of a page that is on its way. */
export function Loading() {
  return (
    <div className="page">
      <Skeleton shape="text" count={3} />
      <Skeleton shape="cards" count={5} />
    </div>
  );
}

import { Dialog } from '../../../look/control/Dialog.tsx';
import { TtcgCard } from '../card/TtcgCard.tsx';
import { nowOf } from '../table/seen.ts';
import { useWhyIdle } from '../table/TableCard.tsx';
import { printOf, useTable } from '../table/TableContext.tsx';
import { CardAbout } from './CardAbout.tsx';
import css from './CardSheet.module.css';

/** The card that is being read: large, with how it stands and its rulings. */
export function CardSheet() {
  const share = useTable();
  const { turn, seen } = share;
  const found = turn.reading === undefined ? undefined : seen.get(turn.reading);
  const copy = found && printOf(share, found.design);
  const why = useWhyIdle(found?.card ?? -1);
  if (!found || !copy) return null;
  const { field } = found;
  return (
    <Dialog open title={copy.print.name} onClose={() => turn.read(undefined)}>
      <div className={css.cardSheet}>
        <TtcgCard {...copy} now={field && nowOf(field)} size="large" />
        <CardAbout {...copy} seen={found} all={seen} why={why()} whole />
      </div>
    </Dialog>
  );
}

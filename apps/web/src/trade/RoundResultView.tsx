import type { ExchangeResult } from '@cardscape/exchange';
import { counted, type Problem } from '@cardscape/kernel';
import { saveFile } from '../look/browser/saveFile.ts';
import { Button } from '../look/control/Button.tsx';
import { Panel } from '../look/paper/Panel.tsx';
import { Findings } from '../make/Findings.tsx';
import { useFirst } from '../make/useFirst.tsx';
import { RingFigure } from './RingFigure.tsx';

/** So many rings are drawn before more are asked for. */
const MOST_DRAWN = 12;

/** What came of a round: what it is worth, and its rings. */
export function RoundResultView({
  result,
  names,
  notes,
}: {
  result: ExchangeResult;
  names: readonly string[];
  notes: readonly Problem[];
}) {
  const [rings, more] = useFirst(result.rings, MOST_DRAWN);
  const save = () => saveFile('result.json', JSON.stringify(result, null, 1));
  const worth = (levels: readonly number[]) =>
    names.map((name, level) => `${name} ${levels[level]?.toLocaleString('en')}`).join(', ');
  return (
    <Panel title="The exchange" actions={<Button onClick={save}>Save the result</Button>}>
      <p className="round__sum" role="status">
        {counted(result.cards, 'card')} for{' '}
        {result.people === 1 ? '1 person' : `${result.people} people`}, in{' '}
        {counted(result.rings.length, 'ring')}.
      </p>
      <p>
        {result.proven
          ? `Proven: nothing is better than ${worth(result.levels)}.`
          : `You stopped it: the best found so far has ${worth(result.levels)}. At most there are ${worth(result.bound)}.`}
        {'peopleBound' in result && ` At most ${result.peopleBound} people can get something.`}
      </p>
      {result.rings.length === 0 && <p>No ring can be closed.</p>}
      {result.rings.length > 0 && (
        <ul className="round__lengths" aria-label="Rings by length">
          {Object.entries(result.byLength).map(([length, { rings: count, share }]) => (
            <li key={length}>
              {counted(count, 'ring')} of {length}: {Math.round(share * 100)} % of the cards
            </li>
          ))}
        </ul>
      )}
      <div className="round__rings">
        {[...rings.entries()].map(([number, ring]) => (
          <RingFigure key={number} ring={ring} />
        ))}
      </div>
      {more}
      {notes.length > 0 && <Findings found={notes} />}
    </Panel>
  );
}

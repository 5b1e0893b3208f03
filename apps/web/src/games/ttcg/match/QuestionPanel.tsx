import type { CardId, Option } from '@cardscape/kernel';
import { Button } from '../../../look/control/Button.tsx';
import { useShortcuts } from '../../../look/keyboard/keys.tsx';
import { OpenTile } from '../table/TableCard.tsx';
import { useTable } from '../table/TableContext.tsx';
import { asksInWords } from './questions.ts';
import './QuestionPanel.css';

/** How many of the cards that a question is about have room beside it. */
const mostCards = 5;

/** A question that is answered in words, over the middle of the table. Digits answer it too. */
export function QuestionPanel({
  looked,
}: {
  /** The cards that were looked at before it was asked. */
  looked: readonly CardId[];
}) {
  const { turn, seen } = useTable();
  const { asked, hands } = turn;
  const options = asksInWords(asked) ? asked.options : [];
  useShortcuts(
    options.map((option, place) => ({
      keys: String(place + 1),
      does: hands?.label(option) ?? '',
      run: () => turn.act(option),
    })),
  );
  if (!asksInWords(asked) || !hands) return null;
  const about = options[0]?.card;
  const cards = (about === undefined ? looked.slice(0, mostCards) : [about]).flatMap(
    (card) => seen.get(card) ?? [],
  );
  return (
    <section className="question" aria-label="A question">
      {cards.length > 0 && (
        <div className="question__cards">
          {cards.map(({ card, design }) => (
            <OpenTile key={card} card={card} design={design} standing={{}} />
          ))}
        </div>
      )}
      <div className="question__words">
        <p className="question__prompt">{asked.prompt}</p>
        <ol className="question__options">
          {options.map((option, place) => (
            <li key={keyOf(option)}>
              <Button tone={place === 0 ? 'primary' : 'quiet'} onClick={() => turn.act(option)}>
                <kbd>{place + 1}</kbd> {hands.label(option)}
              </Button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function keyOf({ act, target, effect }: Option): string {
  return [act, target?.is === 'answer' ? target.answer : '', effect].join();
}

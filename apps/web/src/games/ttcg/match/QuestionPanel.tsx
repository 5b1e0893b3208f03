import type { CardId, Option } from '@cardscape/kernel';
import { Button } from '../../../look/control/Button.tsx';
import { useShortcuts } from '../../../look/keyboard/keys.tsx';
import { QuestionFrame } from '../../../table/screen/QuestionFrame.tsx';
import { OpenTile } from '../table/TableCard.tsx';
import { useTable } from '../table/TableContext.tsx';
import css from './QuestionPanel.module.css';
import { asksInWords } from './questions.ts';

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
    <QuestionFrame
      label="A question"
      prompt={asked.prompt}
      className={css.question}
      beside={
        cards.length > 0 && (
          <div className={css.cards}>
            {cards.map(({ card, design }) => (
              <OpenTile key={card} card={card} design={design} standing={{}} />
            ))}
          </div>
        )
      }
    >
      <ol className="question__answers">
        {options.map((option, place) => (
          <li key={keyOf(option)}>
            <Button tone={place === 0 ? 'primary' : 'quiet'} onClick={() => turn.act(option)}>
              <kbd>{place + 1}</kbd> {hands.label(option)}
            </Button>
          </li>
        ))}
      </ol>
    </QuestionFrame>
  );
}

function keyOf({ act, target, effect }: Option): string {
  return [act, target?.is === 'answer' ? target.answer : '', effect].join();
}

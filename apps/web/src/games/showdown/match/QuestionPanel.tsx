import type { AskedPick } from '@cardscape/kernel';
import { factsOf } from '@cardscape/showdown/tools';
import { memo } from 'react';
import { backAddress } from '../../../look/card/pictures.ts';
import { Button } from '../../../look/control/Button.tsx';
import { QuestionFrame } from '../../../table/screen/QuestionFrame.tsx';
import { LevelUpWords, MatchWords } from '../card/CardWords.tsx';
import { Preview } from '../table/StatusBox.tsx';
import { useTable } from '../table/TableContext.tsx';
import { TableTile } from '../table/TableTile.tsx';
import { sentence } from './messages.ts';
import { isLevelUp } from './picking.ts';
import css from './QuestionPanel.module.css';

/** A question that is not answered on the table: words, cards out of sight, an order, equipment. */
export const QuestionPanel = memo(function QuestionPanel() {
  const { turn } = useTable();
  const { asked, way } = turn;
  if (!asked || way === undefined || way === 'attack' || way === 'table') return null;
  return (
    <QuestionFrame
      label="A question for you"
      prompt={sentence(asked.prompt)}
      className={css.question}
    >
      {way === 'words' && <WordChoices asked={asked} />}
      {way === 'gear' && <GearChoices />}
      {(way === 'cards' || way === 'order') && <CardChoices asked={asked} />}
    </QuestionFrame>
  );
});

function WordChoices({ asked }: { asked: AskedPick }) {
  const { turn } = useTable();
  const labels = asked.options.map(turn.label);
  const many = asked.options.length > 9;
  return (
    <div className={`question__answers ${many ? css.many : ''}`}>
      {labels.map((label, place) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the list
          key={place}
          tone={place === 0 && !many ? 'primary' : 'quiet'}
          onClick={() => turn.choose(place)}
        >
          {label} {place < 9 && <kbd>{place + 1}</kbd>}
        </Button>
      ))}
    </div>
  );
}

/** Which equipment takes part, and what comes of it. */
function GearChoices() {
  const { turn, preview } = useTable();
  const { chosen, aim } = turn;
  const reckoned = aim?.target === undefined ? undefined : preview(aim.target);
  return (
    <>
      {reckoned && <Preview preview={reckoned} keys />}
      <p className="question__answers">
        <Button tone="primary" onClick={turn.confirm}>
          {chosen.length === 0 ? 'Attack without it' : 'Attack'} <kbd>C</kbd>
        </Button>
      </p>
    </>
  );
}

/** What choosing a card brings: what levelling up with it teaches, or all that is written on it. */
function ChoiceWords({ kind, design }: { kind: string; design: string | undefined }) {
  const { print } = useTable();
  const printed = design === undefined ? undefined : print(design);
  const facts = printed && factsOf(printed);
  if (!facts) return null;
  return (
    <p className={css.words}>
      {isLevelUp(kind) ? <LevelUpWords facts={facts} /> : <MatchWords facts={facts} />}
    </p>
  );
}

function CardChoices({ asked }: { asked: AskedPick }) {
  const { turn } = useTable();
  const { chosen } = turn;
  const many = asked.max > 1;
  return (
    <>
      <ul className={css.choices}>
        {asked.options.map((option, place) => {
          const at = chosen.indexOf(place);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the list
            <li key={place}>
              {option.card !== undefined ? (
                <TableTile
                  card={option.card}
                  design={turn.designOf(option.card) ?? ''}
                  anchored={false}
                  legal
                  chosen={at >= 0}
                  onPick={() => turn.choose(place)}
                />
              ) : (
                <button
                  type="button"
                  className={css.back}
                  aria-pressed={at >= 0}
                  onClick={() => turn.choose(place)}
                >
                  <img src={backAddress('showdown')} alt="" draggable={false} />
                  <span>{turn.label(option)}</span>
                </button>
              )}
              <ChoiceWords
                kind={asked.kind}
                design={option.card === undefined ? undefined : turn.designOf(option.card)}
              />
              {asked.ordered && at >= 0 && <span className={`${css.place} figures`}>{at + 1}</span>}
            </li>
          );
        })}
      </ul>
      {many && (
        <p className="question__answers">
          <Button tone="primary" disabled={chosen.length < asked.min} onClick={turn.confirm}>
            Confirm {chosen.length} of {asked.max} <kbd>C</kbd>
          </Button>
        </p>
      )}
    </>
  );
}

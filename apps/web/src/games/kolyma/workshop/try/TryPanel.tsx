import type { CardSet, SpecialCard } from '@cardscape/kolyma';
import type { NamedChoice } from '@cardscape/kolyma/tools';
import { useMemo, useState } from 'react';
import { kept } from '../../../../look/browser/storage.ts';
import { Button } from '../../../../look/control/Button.tsx';
import { Chip } from '../../../../look/control/Chip.tsx';
import { Panel } from '../../../../look/paper/Panel.tsx';
import chips from './chips.module.css';
import { HandsAfter, Story } from './Outcome.tsx';
import { PositionEditor } from './PositionEditor.tsx';
import { presets, type SetUp, setUpSchema, usualSetUp } from './positions.ts';
import { QuestionBox } from './QuestionBox.tsx';
import { runTrial } from './runTrial.ts';
import { Totals } from './Totals.tsx';
import css from './TryPanel.module.css';

const shelf = kept<SetUp>('workshop-position', 1, usualSetUp, setUpSchema);

/** The position that was used last. A preset that was kept is that preset again. */
function readSetUp(): SetUp {
  const found = shelf.read();
  const text = JSON.stringify(found);
  return presets.find(({ setUp }) => JSON.stringify(setUp) === text)?.setUp ?? found;
}

/** Tries the card in a set-up position: play it, answer its questions, see what came of it. */
export function TryPanel({ set, card }: { set: CardSet; card: SpecialCard | undefined }) {
  const [setUp, setSetUp] = useState(readSetUp);
  const [wide] = useState(() => matchMedia('(min-width: 46rem)').matches);
  const [choices, setChoices] = useState<readonly NamedChoice[]>();
  const result = useMemo(
    () => (card && choices ? runTrial(set, card, setUp, choices) : undefined),
    [set, card, setUp, choices],
  );
  const change = (next: SetUp) => {
    shelf.write(next);
    setSetUp(next);
  };
  const played = result && 'trial' in result ? result : undefined;
  const answer = (picks: readonly number[]) =>
    setChoices([...(choices ?? []).slice(0, played?.choices), picks]);
  return (
    <section className={css.tryPanel}>
      <Panel title="Try it">
        <div className={css.deeds}>
          <Button tone="primary" disabled={!card} onClick={() => setChoices([])}>
            {choices ? 'Play it again' : 'Play the card'}
          </Button>
          {choices && <Button onClick={() => setChoices(undefined)}>Reset</Button>}
          {choices && choices.length > 0 && (
            <Button onClick={() => setChoices(choices.slice(0, -1))}>
              Take the last answer back
            </Button>
          )}
        </div>
        <fieldset className={chips.chips}>
          <legend className="field__label">Position</legend>
          {presets.map((preset) => (
            <Chip key={preset.name} on={preset.setUp === setUp} onPick={() => change(preset.setUp)}>
              {preset.name}
            </Chip>
          ))}
        </fieldset>
        <div className={css.halves}>
          <Totals
            target={setUp.target}
            before={setUp.players}
            after={played?.trial.after.players ?? setUp.players}
          />
          <div className={css.told}>
            {!card && <p>Finish the keywords first. Then you can play the card here.</p>}
            {card && !result && <p>Play the card to see what happens in this position.</p>}
            {result && 'trouble' in result && (
              <p role="alert" className={css.trouble}>
                {result.trouble} Change the position.
              </p>
            )}
            {played && <Story sentences={played.story} />}
            {played?.trial.question ? (
              <QuestionBox
                key={played.choices}
                question={played.trial.question}
                onAnswer={answer}
              />
            ) : (
              played && <HandsAfter players={played.trial.after.players} />
            )}
          </div>
        </div>
        {/* On a phone the position is folded away until it is asked for. */}
        <details className={css.position} open={wide}>
          <summary>Change the position</summary>
          <PositionEditor setUp={setUp} set={set} onChange={change} />
        </details>
      </Panel>
    </section>
  );
}

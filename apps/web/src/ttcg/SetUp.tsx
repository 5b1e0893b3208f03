import { EDITIONS, type EditionName } from '@cardscape/ttcg';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { savedDecks } from '../decks/savedDecks.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Field } from '../look/Field.tsx';
import { LeaveMatch } from '../match/LeaveMatch.tsx';
import { freshSeed } from '../match/seed.ts';
import { handSession } from './current.ts';
import { DeckPicker } from './DeckPicker.tsx';
import { cardKeys, choiceOf, deckChoices, isPlayable, ownKey } from './deckChoices.ts';
import { cards, hasSavedMatch, openSession } from './game.ts';
import { editionLines, type LastSetUp, lastSetUp, opponents, plansFor } from './matchPlan.ts';
import { RadioRow } from './RadioRow.tsx';
import './SetUp.css';

const editions = (Object.keys(EDITIONS) as EditionName[])
  .reverse()
  .map((key) => ({ key, name: `Edition ${key}`, line: editionLines[key] }));

/** What the address asks for: a deck of one's own, a seed. */
function wanted(key: string): string | null {
  return new URLSearchParams(location.search).get(key);
}

/** Choose an edition, two decks and whom you meet, then start. Remembers what was chosen last. */
export function SetUp() {
  const navigate = useNavigate();
  const set = cards();
  const [chosen, setChosen] = useState<LastSetUp>(() => {
    const deck = wanted('deck');
    return { ...lastSetUp.read(), ...(deck !== null && { mine: ownKey(deck) }) };
  });
  const [seed, setSeed] = useState(wanted('seed') ?? '');
  const change = (part: Partial<LastSetUp>) => setChosen({ ...chosen, ...part });
  const choices = deckChoices(savedDecks(), set, chosen.edition);
  // Decks that the other edition does not know give way to some that it does.
  const changeEdition = (edition: EditionName) => {
    const then = deckChoices(savedDecks(), set, edition);
    const kept = (key: string) => (isPlayable(then, key) ? key : '');
    change({ edition, mine: kept(chosen.mine), theirs: kept(chosen.theirs) });
  };
  const mine = choiceOf(choices, chosen.mine);
  const theirs = choiceOf(choices, chosen.theirs, mine?.key);
  const faults = [mine, theirs].flatMap((choice) => choice?.faults ?? []);
  const start = () => {
    if (!mine || !theirs) return;
    lastSetUp.write({ ...chosen, mine: mine.key, theirs: theirs.key });
    const decks = [cardKeys(mine.deck), cardKeys(theirs.deck)] as const;
    const options = { edition: chosen.edition, decks };
    const from = { options, seed: seed.trim() || freshSeed() };
    handSession(openSession({ plans: plansFor(chosen.opponent), from }));
    void navigate({ to: '/play/ttcg/match' });
  };
  const waiting = hasSavedMatch();
  const [leaving, setLeaving] = useState(false);
  const goOn = () => {
    handSession(undefined);
    void navigate({ to: '/play/ttcg/match' });
  };
  const pair = chosen.opponent === 'person';
  return (
    <div className="duel-set-up">
      <header className="duel-set-up__head">
        <h1>True Trading Card Game</h1>
        <p>
          Lay units in five columns, back them with spells, rank them up, and take your opponent’s
          twenty points.
        </p>
        <div className="duel-set-up__deeds">
          <Button
            tone="primary"
            disabled={!mine || !theirs || faults.length > 0}
            onClick={waiting ? () => setLeaving(true) : start}
          >
            Start the match
          </Button>
          {waiting && (
            <Link
              to="/play/ttcg/match"
              className={buttonClass()}
              onClick={() => handSession(undefined)}
            >
              Continue your match
            </Link>
          )}
          <Link to="/play/ttcg/tutorial" className={buttonClass()}>
            Learn by playing
          </Link>
        </div>
        {faults.length > 0 && (
          <ul className="duel-set-up__faults" role="alert">
            {[...new Set(faults)].map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </header>
      <LeaveMatch open={leaving} onGoOn={goOn} onStart={start} onClose={() => setLeaving(false)} />
      <RadioRow
        legend="Your opponent"
        name="opponent"
        options={opponents}
        chosen={chosen.opponent}
        onChange={(opponent) => change({ opponent })}
      />
      <DeckPicker
        legend={pair ? 'Player 1 plays' : 'You play'}
        name="mine"
        set={set}
        choices={choices}
        chosen={mine?.key ?? ''}
        onChange={(key) => change({ mine: key })}
      />
      <DeckPicker
        legend={pair ? 'Player 2 plays' : 'Your opponent plays'}
        name="theirs"
        set={set}
        choices={choices}
        chosen={theirs?.key ?? ''}
        onChange={(key) => change({ theirs: key })}
      />
      <RadioRow
        legend="Rules"
        name="edition"
        options={editions}
        chosen={chosen.edition}
        onChange={changeEdition}
      />
      <details className="duel-set-up__more">
        <summary>Advanced</summary>
        <Field
          label="Seed"
          hint="The same seed, decks and choices give the same match. Left empty, chance decides."
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
        />
      </details>
    </div>
  );
}

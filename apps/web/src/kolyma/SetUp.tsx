import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '../look/Button.tsx';
import { workshopSet } from '../make/workshopSet.ts';
import { LeaveMatch } from '../match/LeaveMatch.tsx';
import { freshSeed } from '../match/seed.ts';
import { CharacterPicker } from './CharacterPicker.tsx';
import { handSession } from './current.ts';
import { hasSavedMatch, openSession } from './game.ts';
import { charactersIn, lastSetUp, type OpponentKey, opponents, plansFor } from './opponents.ts';
import './SetUp.css';

/** Choose who you are and whom you meet, then start. Remembers what was chosen last. */
export function SetUp() {
  const navigate = useNavigate();
  const [{ set, files }] = useState(workshopSet);
  const [chosen, setChosen] = useState(() => {
    const last = lastSetUp.read();
    return { ...last, ...charactersIn(set, last) };
  });
  const change = (part: Partial<typeof chosen>) => setChosen({ ...chosen, ...part });
  const start = () => {
    lastSetUp.write(chosen);
    const seed = new URLSearchParams(location.search).get('seed') ?? freshSeed();
    const options = { characters: [chosen.mine, chosen.theirs] as const };
    const plans = plansFor(chosen.opponent);
    const from = { options, seed, ...(files && { cards: files }) };
    handSession(openSession({ plans, from }));
    void navigate({ to: '/play/kolyma/match' });
  };
  const waiting = hasSavedMatch();
  const [leaving, setLeaving] = useState(false);
  const goOn = () => {
    handSession(undefined);
    void navigate({ to: '/play/kolyma/match' });
  };
  const pair = chosen.opponent === 'person';
  return (
    <div className="set-up">
      <header className="set-up__head">
        <h1>Kolyma</h1>
        <p>
          Four dice set a target. Bend your number cards towards it with what you hold, and do not
          go over. Two won rounds win.
        </p>
        <div className="set-up__deeds">
          <Button tone="primary" onClick={waiting ? () => setLeaving(true) : start}>
            Start the match
          </Button>
          {waiting && (
            <Link
              to="/play/kolyma/match"
              className={buttonClass()}
              onClick={() => handSession(undefined)}
            >
              Continue your match
            </Link>
          )}
          <Link to="/play/kolyma/rules" className={buttonClass()}>
            How to play
          </Link>
        </div>
      </header>
      <LeaveMatch open={leaving} onGoOn={goOn} onStart={start} onClose={() => setLeaving(false)} />
      <fieldset className="set-up__opponents">
        <legend>Your opponent</legend>
        {opponents.map(({ key, name, line }) => (
          <label key={key} className="set-up__opponent">
            <input
              type="radio"
              name="opponent"
              checked={chosen.opponent === key}
              onChange={() => change({ opponent: key as OpponentKey })}
            />
            <span>
              <strong>{name}</strong>
              <span>{line}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <CharacterPicker
        legend={pair ? 'Player 1 is' : 'You are'}
        name="mine"
        set={set}
        chosen={chosen.mine}
        onChange={(mine) => change({ mine })}
      />
      <CharacterPicker
        legend={pair ? 'Player 2 is' : 'Your opponent is'}
        name="theirs"
        set={set}
        chosen={chosen.theirs}
        onChange={(theirs) => change({ theirs })}
      />
    </div>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RadioRow } from '../../../look/control/RadioRow.tsx';
import { opponents, plansFor } from '../../../table/set-up/opponents.ts';
import { PlayerNames, playerNames } from '../../../table/set-up/PlayerNames.tsx';
import { SetUpHead } from '../../../table/set-up/SetUpHead.tsx';
import { freshSeed } from '../../../table/set-up/seed.ts';
import { handSession } from '../match/current.ts';
import { hasSavedMatch, openSession, stuckMatch } from '../match/game.ts';
import { workshopSet } from '../workshop/workshopSet.ts';
import { CharacterPicker } from './CharacterPicker.tsx';
import { charactersIn, lastSetUp } from './lastSetUp.ts';
import '../../../table/set-up/SetUp.css';

/** Choose who you are and whom you meet, then start. Remembers what was chosen last. */
export function SetUp() {
  const navigate = useNavigate();
  const [stuck] = useState(stuckMatch);
  const [{ set, cards }] = useState(workshopSet);
  const [chosen, setChosen] = useState(() => {
    const last = lastSetUp.read();
    return { ...last, ...charactersIn(set, last) };
  });
  const [names, setNames] = useState(() => playerNames.read());
  const change = (part: Partial<typeof chosen>) => setChosen({ ...chosen, ...part });
  const start = () => {
    playerNames.write(names);
    lastSetUp.write(chosen);
    const seed = new URLSearchParams(location.search).get('seed') ?? freshSeed();
    const options = { characters: [chosen.mine, chosen.theirs] as const };
    const plans = plansFor(chosen.opponent, names);
    const from = { options, seed, ...(cards && { cards }) };
    handSession(openSession({ plans, from }));
    void navigate({ to: '/play/kolyma/match' });
  };
  const pair = chosen.opponent === 'person';
  return (
    <div className="set-up">
      <SetUpHead
        title="Kolyma"
        line="Four dice set a target. Bend your number cards towards it with what you hold, and do not go over. Two won rounds win."
        match="/play/kolyma/match"
        learn={{ to: '/play/kolyma/rules', words: 'How to play' }}
        waiting={hasSavedMatch()}
        stuck={stuck}
        onStart={start}
        onContinue={() => handSession(undefined)}
      />
      <RadioRow
        legend="Your opponent"
        name="opponent"
        options={opponents}
        chosen={chosen.opponent}
        onChange={(opponent) => change({ opponent })}
      />
      <PlayerNames names={names} pair={pair} onChange={setNames} />
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

import { useState } from 'react';
import { SetUpPage } from '../../../table/set-up/SetUpPage.tsx';
import { useSetUp } from '../../../table/set-up/useSetUp.ts';
import { kolymaTable } from '../table.tsx';
import { workshopSet } from '../workshop/workshopSet.ts';
import { CharacterPicker } from './CharacterPicker.tsx';
import { charactersIn, lastSetUp } from './lastSetUp.ts';

/** Choose who you are and whom you meet, then start. Remembers what was chosen last. */
export function SetUp() {
  const [{ set, cards }] = useState(workshopSet);
  const [chosen, setChosen] = useState(() => {
    const last = lastSetUp.read();
    return { ...last, ...charactersIn(set, last) };
  });
  const change = (part: Partial<typeof chosen>) => setChosen({ ...chosen, ...part });
  const setUp = useSetUp(kolymaTable, chosen.opponent, () => lastSetUp.write(chosen));
  const options = { characters: [chosen.mine, chosen.theirs] };
  return (
    <SetUpPage
      setUp={setUp}
      title="Kolyma"
      line="Four dice set a target. Bend your number cards towards it with what you hold, and do not go over. Two won rounds win."
      learn="/play/kolyma/rules"
      reading={{ cards, options }}
      onOpponent={(opponent) => change({ opponent })}
      onStart={() => setUp.start({ options, cards })}
    >
      <CharacterPicker
        legend={setUp.pair ? 'Player 1 is' : 'You are'}
        name="mine"
        set={set}
        chosen={chosen.mine}
        onChange={(mine) => change({ mine })}
      />
      <CharacterPicker
        legend={setUp.pair ? 'Player 2 is' : 'Your opponent is'}
        name="theirs"
        set={set}
        chosen={chosen.theirs}
        onChange={(theirs) => change({ theirs })}
      />
    </SetUpPage>
  );
}

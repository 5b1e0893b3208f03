import { z } from '@cardscape/kernel/schema';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { keptSetUp } from '../../../table/set-up/lastSetUp.ts';
import { SetUpPage } from '../../../table/set-up/SetUpPage.tsx';
import { useSetUp } from '../../../table/set-up/useSetUp.ts';
import { kolymaTable } from '../table.tsx';
import { workshopSet } from '../workshop/workshopSet.ts';
import { CharacterPicker } from './CharacterPicker.tsx';

const asked = { mine: z.string(), theirs: z.string() };
const lastSetUp = keptSetUp('kolyma', { mine: '', theirs: '' }, asked);

/** Choose who you are and whom you meet, then start. Remembers what was chosen last. */
export function SetUp() {
  // The address may ask for a character.
  const { character } = useSearch({ strict: false }) as { character?: unknown };
  const [{ set, cards }] = useState(workshopSet);
  const [chosen, setChosen] = useState(() => {
    const last = lastSetUp.read();
    // A character that is gone since gives way to another.
    const known = (wish: string, other: number) =>
      (set.characters.find(({ name }) => name === wish) ?? set.characters[other])?.name ?? '';
    const mine = known(String(character ?? last.mine), 0);
    return { ...last, mine, theirs: known(last.theirs, 1) };
  });
  const change = (part: Partial<typeof chosen>) => setChosen({ ...chosen, ...part });
  const setUp = useSetUp(kolymaTable, chosen.opponent, () => lastSetUp.write(chosen));
  const options = { characters: [chosen.mine, chosen.theirs] };
  const picker = (side: 'mine' | 'theirs', legend: string) => (
    <CharacterPicker
      legend={legend}
      name={side}
      set={set}
      chosen={chosen[side]}
      onChange={(character) => change({ [side]: character })}
    />
  );
  return (
    <SetUpPage
      setUp={setUp}
      title="Kolyma"
      line="Four dice set a target. Bend your number cards towards it with what you hold, and do not go over. Two won rounds win."
      learn="/play/kolyma/tutorial"
      learning="Learn by playing"
      reading={{ cards, options }}
      onOpponent={(opponent) => change({ opponent })}
      onStart={() => setUp.start({ options, cards })}
      theirs={picker('theirs', setUp.pair ? 'Player 2 is' : 'Your opponent is')}
    >
      {picker('mine', setUp.pair ? 'Player 1 is' : 'You are')}
    </SetUpPage>
  );
}
